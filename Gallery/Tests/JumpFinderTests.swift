import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct JumpFinderTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  private func label(_ text: String, y: CGFloat, in view: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
    label.text = text
    view.addSubview(label)
    return label
  }

  /// What is found in 60 frames; `action` runs after the 20th.
  private func jumps(_ action: () -> Void) -> [JumpFinder.Jump] { jumps(inFrames: { if $0 == 20 { action() } }) }

  private func jumps(inFrames body: (Int) -> Void) -> [JumpFinder.Jump] {
    var finder = JumpFinder()
    for frame in 0..<60 {
      body(frame)
      stage.advance(by: 1.0 / 60)
      finder.add(Sightings(in: stage.window))
    }
    return finder.jumps
  }

  @Test func aMoveWithoutAnimationIsFound() {
    let label = label("one", y: 100, in: stage.window)
    let found = jumps { label.frame.origin.y += 30 }
    #expect(found.map(\.kind) == [.moves] && found.map(\.distance) == [30] && found.map(\.frame) == [20])
  }

  @Test(arguments: [UIView.AnimationOptions.curveEaseInOut, .curveEaseOut, .curveLinear])
  func anAnimatedMoveIsNone(options: UIView.AnimationOptions) {
    let label = label("one", y: 20, in: stage.window)
    let found = jumps { UIView.animate(withDuration: 0.4, delay: 0, options: options) { label.frame.origin.y = 400 } }
    #expect(found.isEmpty)
  }

  @Test func aJumpThatSlidesBackIsFound() {
    let label = label("one", y: 100, in: stage.window)
    let found = jumps {
      label.frame.origin.y += 78
      UIView.animate(withDuration: 0.4) { label.frame.origin.y -= 78 }
      label.layer.removeAllAnimations()
      label.frame.origin.y += 78
      UIView.animate(withDuration: 0.3) { label.frame.origin.y -= 40 }
    }
    #expect(found.contains { $0.kind == .moves && $0.distance > 70 })
  }

  @Test func whatPopsInOrOutIsFoundAndWhatFadesIsNot() {
    let (popped, faded) = (label("popped", y: 100, in: stage.window), label("faded", y: 200, in: stage.window))
    #expect(jumps { popped.isHidden = true }.map(\.kind) == [.vanishes])
    #expect(jumps { popped.isHidden = false }.map(\.kind) == [.appears])
    #expect(jumps { UIView.animate(withDuration: 0.3) { faded.alpha = 0 } }.isEmpty)
    #expect(jumps { faded.text = "another text in the same place" }.isEmpty)
  }

  /// A list measures rows above the screen while it scrolls, and its offset makes up for them.
  @Test func whatGoesOnAtItsSpeedWhileTheOffsetGivesWayIsNone() {
    let list = UIScrollView(frame: stage.window.bounds)
    list.contentSize = CGSize(width: 320, height: 4_000)
    stage.window.addSubview(list)
    let label = label("one", y: 1_000, in: list)
    let found = jumps(inFrames: { frame in
      list.contentOffset.y = 600 + CGFloat(frame) * 3
      if frame >= 20 {
        label.frame.origin.y = 1_020
        list.contentOffset.y += 20
      }
    })
    #expect(found.isEmpty)
  }

  /// As under a zoom, where nothing scrolls.
  @Test func whatLeavesByItsOwnMotionIsNone() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    room.clipsToBounds = true
    stage.window.addSubview(room)
    let label = label("one", y: 100, in: room)
    #expect(jumps(inFrames: { if (20...23).contains($0) { label.frame.origin.y += $0 == 20 ? 20 : 40 } }).isEmpty)
  }

  @Test func scrollingIsNoneAndAnOffsetWithoutScrollingIsFound() throws {
    let table = ColorTable("Row", color: .systemBlue, rows: 200)
    table.frame = stage.window.bounds
    stage.window.addSubview(table)
    let flung = jumps(inFrames: { frame in
      let finger = CGPoint(x: 160, y: 400 - CGFloat(min(frame, 26) - 20) * 40)
      switch frame {
      case 20: stage.touch(.began, at: finger)
      case 21...26: stage.touch(.moved, at: finger)
      case 27: stage.touch(.ended, at: finger)
      default: break
      }
    })
    #expect(flung.isEmpty && table.contentOffset.y > 300)
    try stage.settle()
    #expect(jumps { table.contentOffset.y += 100 }.contains { $0.kind == .moves && $0.distance == 100 })
  }

  @Test func whatScrollsInDoesNotTakeThePlaceOfItsLikeness() {
    let scroller = UIScrollView(frame: stage.window.bounds)
    scroller.contentSize.height = 5000
    scroller.contentOffset.y = 200
    stage.window.addSubview(scroller)
    let labels = [label("1 of 12", y: 60, in: scroller), label("1 of 12", y: 400, in: scroller)]
    let found = jumps(inFrames: { if $0 == 20 { scroller.setContentOffset(.zero, animated: true) } })
    #expect(found.isEmpty && labels[0].convert(labels[0].bounds, to: nil).minY == 60)
  }

  @Test func rowsThatMoveUnderAScrollAreFound() {
    let scroller = UIScrollView(frame: stage.window.bounds)
    scroller.contentSize.height = 5000
    stage.window.addSubview(scroller)
    let labels = (0..<20).map { label("\($0)", y: CGFloat($0) * 60, in: scroller) }
    let found = jumps(inFrames: { frame in
      if frame == 20 { scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      if frame == 26 { for label in labels { label.frame.origin.y -= 12 } }
    })
    #expect(found.contains { $0.kind == .moves && abs($0.distance - 12) < 1 })
  }
}
