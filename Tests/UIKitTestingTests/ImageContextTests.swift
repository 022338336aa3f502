import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ImageContextTests {
  private let stage = Stage(size: CGSize(width: 40, height: 20), scale: 2)

  init() {
    stage.window.backgroundColor = .white
    stage.advance(by: 0)
  }

  @Test func imagesAreBegunAndEnded() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 3, y: 1, width: 1, height: 1))
    let second = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(first.size == CGSize(width: 4, height: 2) && first.scale == 2 && inner.scale == 1)
    #expect(inner.cgImage?.pixels == [0xff00_0000], "opaque images start black")
    #expect(first.cgImage?.pixels.filter { $0 == 0xffff_0000 }.count == 4)
    #expect(second.cgImage?.pixels.filter { $0 == 0xffff_0000 }.count == 8 && second.cgImage?.pixels.last == 0xffff_0000)
    UIGraphicsEndImageContext()
  }

  @Test func aScrolledViewIsDrawnFromTheOriginOfItsBounds() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    scroll.contentSize = CGSize(width: 100, height: 10)
    let box = UIView(frame: CGRect(x: 35, y: 0, width: 5, height: 10))
    box.backgroundColor = .red
    scroll.showsHorizontalScrollIndicator = false
    scroll.addSubview(box)
    stage.window.addSubview(scroll)
    scroll.contentOffset.x = 30
    stage.advance(by: 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { _ in
      scroll.drawHierarchy(in: CGRect(x: 10, y: 0, width: 20, height: 10), afterScreenUpdates: true)
    }
    let picture = try #require(image.cgImage)
    let red = (0..<picture.width).filter { picture.pixels[5 * picture.width + $0] == 0xffff_0000 }
    #expect(red == Array(30..<40), "at 15 of 40 points, 2 pixels each")
  }

  @Test func aHierarchyIsDrawnAsItShows() throws {
    let (parent, box) = (UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10)), UIView())
    box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.backgroundColor = .red
    parent.addSubview(box)
    stage.window.addSubview(parent)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 10 }
    stage.advance(by: 0.5)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10))
    func redColumns(_ draw: @escaping () -> Bool) throws -> [Int] {
      let image = try #require(renderer.image { _ in #expect(draw()) }.cgImage)
      return (0..<image.width).filter { image.pixels[5 * image.width + $0] == 0xffff_0000 }
    }
    let shown = try redColumns { parent.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: false) }
    #expect(shown.count == 20 && abs(shown[0] - 10) <= 1, "half way: \(shown)")
    let wide = try redColumns { parent.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 10), afterScreenUpdates: true) }
    #expect(wide.count == 40 && abs(wide[0] - 20) <= 1, "twice as wide: \(wide)")
    let model = try redColumns {
      parent.layer.render(in: UIGraphicsGetCurrentContext()!)
      return true
    }
    #expect(model.first == 20, "render(in:) shows the end of the animation")
    #expect(!parent.drawHierarchy(in: parent.bounds, afterScreenUpdates: true), "without a context")
  }
}
