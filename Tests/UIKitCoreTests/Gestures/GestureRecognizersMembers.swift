import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// The members of the recognizers that UIKit offers; what they do at length is in `Gestures`.
@MainActor @Suite struct GestureRecognizersMembers {
  private let stage = ManualStage()
  private let log = Log()
  private let point = CGPoint(x: 100, y: 100)

  @Test func tap() {
    let tap = UITapGestureRecognizer { [log] _ in log.add("tap") }
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.buttonMaskRequired == .primary)
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: point)
    #expect(log.take() == ["tap"])
    tap.numberOfTapsRequired = 2
    stage.tap(at: point)
    #expect(log.take() == [])
    stage.tap(at: point)
    #expect(log.take() == ["tap"])
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (1, 2)
    let second = CGPoint(x: 150, y: 100)
    stage.touches([(.began, point, 1), (.began, second, 2)])
    stage.touches([(.ended, point, 1), (.ended, second, 2)])
    #expect(log.take() == ["tap"])
    (tap.numberOfTouchesRequired, tap.buttonMaskRequired) = (1, .secondary)
    stage.tap(at: point)
    #expect(log.take() == ["tap"], "fingers have no buttons")
  }

  @Test func longPress() {
    let press = UILongPressGestureRecognizer { [log] in log.add("\($0.state)") }
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    stage.window.addGestureRecognizer(press)
    press.minimumPressDuration = 0.2
    press.allowableMovement = 30
    stage.touch(.began, at: point)
    stage.touch(.moved, at: CGPoint(x: 125, y: 100))
    stage.advance(by: 0.21)
    stage.touch(.ended, at: point)
    #expect(log.take() == ["began", "ended"])
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    stage.advance(by: 1)
    stage.touch(.began, at: point)
    stage.advance(by: 1)
    stage.touch(.ended, at: point)
    #expect(log.take() == [])
  }

  @Test func pan() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    stage.window.addGestureRecognizer(pan)
    pan.addAction { [log] gesture in
      let pan = gesture as! UIPanGestureRecognizer
      if pan.state == .ended { log.add("\(Int(pan.translation(in: nil).x)) \(Int(pan.velocity(in: nil).x.rounded()))") }
      if pan.state == .began { pan.setTranslation(.zero, in: nil) }
    }
    stage.flick(from: point, velocity: CGPoint(x: 1200, y: 0))
    #expect(log.take() == ["110 1200"])
    pan.minimumNumberOfTouches = 2
    stage.flick(from: point, velocity: CGPoint(x: 1200, y: 0))
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 1)
    let second = CGPoint(x: 100, y: 200)
    stage.touches([(.began, point, 1), (.began, second, 2)])
    #expect(pan.state == .failed && log.take() == [])
  }

  /// The pan of a scroll view follows wheels and trackpads unless it is told not to; others hear of touches alone.
  @Test(arguments: [UIScrollTypeMask.discrete, .continuous]) func panOfAScrollView(_ allowed: UIScrollTypeMask) {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    let rig = ScrollRig()
    #expect(rig.scroll.panGestureRecognizer.allowedScrollTypesMask == .all)
    rig.scroll.panGestureRecognizer.allowedScrollTypesMask = allowed
    for (isPrecise, type) in [(true, UIScrollTypeMask.continuous), (false, .discrete)] {
      rig.scroll.contentOffset = .zero
      rig.scrollWheel(CGPoint(x: 0, y: 50), precise: isPrecise)
      rig.settle()
      rig.run(frames: 60)
      #expect(rig.scroll.contentOffset.y == (type == allowed ? 50.0 : 0.0))
    }
  }

  @Test func swipe() {
    let swipe = UISwipeGestureRecognizer { [log] _ in log.add("swipe") }
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    stage.window.addGestureRecognizer(swipe)
    swipe.direction = [.left, .up, .down]
    for way in [CGPoint(x: 900, y: 0), CGPoint(x: -900, y: 0), CGPoint(x: 0, y: 900), CGPoint(x: 0, y: -900)] {
      stage.flick(from: CGPoint(x: 200, y: 400), velocity: way)
    }
    #expect(log.take().count == 3)
    swipe.numberOfTouchesRequired = 2
    stage.flick(from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: -900, y: 0))
    #expect(log.take() == [])
  }

  @Test func rotation() {
    let rotation = UIRotationGestureRecognizer()
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
    stage.window.addGestureRecognizer(rotation)
    stage.touches([(.began, CGPoint(x: 100, y: 400), 1), (.began, CGPoint(x: 300, y: 400), 2)])
    stage.advance(by: 0.1)
    stage.touches([(.moved, CGPoint(x: 200, y: 300), 1), (.moved, CGPoint(x: 200, y: 500), 2)])
    #expect(abs(rotation.rotation - (.pi / 2 - 0.1)) < 1e-9 && abs(rotation.velocity - .pi / 2 / 0.1) < 1e-6)
    rotation.rotation = 1
    #expect(rotation.rotation == 1)
  }

  @Test func screenEdgePan() {
    let pan = UIScreenEdgePanGestureRecognizer { [log] in log.add("\($0.state)") }
    #expect(pan.edges == [])
    stage.window.addGestureRecognizer(pan)
    pan.edges = [.left]
    stage.touch(.began, at: CGPoint(x: 2, y: 300))
    stage.touch(.moved, at: CGPoint(x: 40, y: 300))
    #expect(log.take() == ["began"])
  }

  @Test func pinch() {
    let pinch = UIPinchGestureRecognizer()
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    stage.window.addGestureRecognizer(pinch)
    stage.touches([(.began, CGPoint(x: 150, y: 400), 1), (.began, CGPoint(x: 250, y: 400), 2)])
    stage.advance(by: 0.1)
    stage.touches([(.moved, CGPoint(x: 100, y: 400), 1), (.moved, CGPoint(x: 300, y: 400), 2)])
    #expect(pinch.scale > 1.5 && pinch.velocity > 0)
    pinch.scale = 1
    #expect(pinch.scale == 1)
  }
}
