import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct PhotoSceneTests {
  private func opened(_ size: CGSize = GalleryScene.photo.size) throws -> (ScenePlayer, PhotoViewController, TitledScrollView) {
    let player = ScenePlayer(.photo, size: size, scale: 1)
    let controller = try #require(player.viewController as? PhotoViewController)
    return (player, controller, try #require(controller.scrollView as? TitledScrollView))
  }

  /// What shows of `view`, in the scroll view's frame.
  private func place(of view: UIView?, in scroll: UIScrollView) throws -> CGRect {
    let view = try #require(view)
    return view.convert(view.bounds, to: scroll).offsetBy(dx: -scroll.bounds.minX, dy: -scroll.bounds.minY)
  }

  private func expectMiddle(_ scroll: TitledScrollView) throws {
    let (title, photo) = (try place(of: scroll.titleView, in: scroll), try place(of: scroll.photoView, in: scroll))
    #expect(abs(photo.midX - scroll.bounds.width / 2) <= 0.5 && title.midX == scroll.bounds.width / 2)
    #expect(abs(title.minY - (scroll.bounds.height - photo.maxY)) <= 1, "as much above as below")
    #expect(abs(title.maxY - photo.minY) < 1e-6)
  }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480)])
  func thePrintIsInTheMiddleUnderItsTitle(size: CGSize) throws {
    let (player, controller, scroll) = try opened(size)
    try expectMiddle(scroll)
    #expect(controller.scaleText == "1.00 ×")
    let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
    player.stage.pinch(at: middle, fromSpread: 200, toSpread: 80, duration: 0.5)
    try player.stage.settle()
    #expect(controller.scaleText == "0.60 ×")
    try expectMiddle(scroll)
  }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480)])
  func theScriptZoomsMovesAndGoesBack(size: CGSize) throws {
    let (player, controller, scroll) = try opened(size)
    let scale = scroll.zoomScale
    player.play(until: 2.6)
    #expect(scroll.zoomScale > 1.8 * scale)
    player.play(until: 4.6)
    #expect(scroll.zoomScale > 3 * scale && scroll.isZooming == false)
    #expect(try place(of: scroll.titleView, in: scroll).minY == 0)
    player.play(until: 5.5)
    #expect(try place(of: scroll.titleView, in: scroll).minY < -50, "scrolled down, it leaves")
    player.play(until: 6.8)
    #expect(try place(of: scroll.titleView, in: scroll).minY == 0)
    player.play(until: 8.1)
    #expect(controller.scaleText == "1.00 ×")
    player.play(until: 10)
    #expect(controller.scaleText == "3.00 ×")
  }

  @Test func doubleTapsGoNearerAroundTheFingerAndBack() throws {
    let (player, controller, scroll) = try opened()
    let photo = try #require(scroll.photoView)
    let point = CGPoint(x: 300, y: 300)
    for _ in 0..<2 {
      let mark = photo.convert(point, to: nil)
      for _ in 0..<2 { player.stage.tap(at: mark) }
      try player.stage.settle()
      #expect(controller.scaleText == "3.00 ×")
      let shown = scroll.convert(point, from: photo)
      #expect(abs(shown.x - scroll.bounds.midX) <= 1 && abs(shown.y - scroll.bounds.midY) <= 1)
      let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
      for _ in 0..<2 { player.stage.tap(at: middle) }
      try player.stage.settle()
      #expect(controller.scaleText == "1.00 ×")
      try expectMiddle(scroll)
    }
  }

  @Test func aWheelWithControlZoomsAboutThePointer() throws {
    let (player, _, scroll) = try opened()
    let (photo, scale) = (try #require(scroll.photoView), scroll.zoomScale)
    let point = scroll.convert(CGPoint(x: scroll.bounds.midX + 40, y: scroll.bounds.midY + 60), to: nil)
    for _ in 0..<8 { player.stage.scrollWheel(by: CGPoint(x: 0, y: -100), at: point, modifiers: .control) }
    #expect(scroll.zoomScale > 3.5 * scale)
    let mark = photo.convert(point, from: nil)
    player.stage.scrollWheel(by: CGPoint(x: 0, y: -100), at: point, modifiers: .control)
    let shown = photo.convert(mark, to: nil)
    #expect(abs(shown.x - point.x) <= 0.5 && abs(shown.y - point.y) <= 0.5)
  }

  /// One board is drawn anew, its neighbour has the pixels that it had; with the switch off both have.
  @Test func whatIsEnlargedIsSharpButForTheBoardThatDeclines() throws {
    let (player, _, scroll) = try opened()
    player.play(until: 2.6)
    let boards = try place(of: scroll.photoView, in: scroll)
    let line = scroll.frame.minY + boards.minY + boards.height * 0.73
    let screen = player.stage.window.bounds.width
    func edges(_ columns: Range<Int>) throws -> Int {
      let image = try #require(player.stage.snapshot().cgImage)
      return (Int(line) - 40..<Int(line) + 40).reduce(0) { sum, y in
        let row = columns.map { Int(image.pixels[y * image.width + $0] & 0xff) }
        return sum + zip(row, row.dropFirst()).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
    }
    let (left, right) = (8..<Int(screen / 2) - 16, Int(screen / 2) + 16..<Int(screen) - 8)
    let (sharp, kept) = (try edges(left), try edges(right))
    #expect(Double(sharp) > 1.5 * Double(kept), "\(sharp) drawn anew, \(kept) kept")
    scroll.redrawsAfterZooming = false
    #expect(Double(try edges(left)) < Double(sharp) / 1.5)
    #expect(try edges(right) == kept)
  }
}
