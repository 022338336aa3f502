import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Animations along paths, and values under names.
@MainActor @Suite struct PathAnimationTests {
  private let root = CALayer()
  private let layer = CALayer()
  private let compositor: Compositor
  private let clock = Clock()

  @MainActor private final class Clock { var now = 0.0 }

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
    compositor.now = { [clock] in clock.now }
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    _ = compositor.frame(at: 0)
  }

  /// Two lines, the first three times as long as the second.
  private var corner: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 90, y: 0))
    path.addLine(to: CGPoint(x: 90, y: 30))
    return path
  }

  private func follow(_ path: CGPath, _ change: (CAKeyframeAnimation) -> Void = { _ in }) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    change(animation)
    layer.add(animation, forKey: nil)
  }

  private func show(at time: TimeInterval) -> CALayer {
    clock.now = time
    _ = compositor.frame(at: time)
    return layer.presentation()!
  }

  private func places(_ times: Double...) -> [CGPoint] {
    times.map { time in
      let place = show(at: time).position
      return CGPoint(x: (place.x * 100).rounded() / 100, y: (place.y * 100).rounded() / 100)
    }
  }

  @Test func eachLineTakesTheSameTime() {
    let path = corner
    follow(path)
    path.addLine(to: CGPoint(x: 500, y: 500))
    #expect(
      places(0, 0.25, 0.5, 0.75) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 45, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 15),
      ])
    _ = show(at: 1)
    #expect(layer.animationKeys() == nil && layer.position == .zero)
  }

  @Test func pacedGoesTheSameDistanceInEachSecond() {
    follow(corner) { $0.calculationMode = .paced }
    #expect(places(0.25, 0.5, 0.75, 0.875) == [30, 60, 90, 90].enumerated().map { CGPoint(x: $1, y: $0 == 3 ? 15 : 0) })
    layer.removeAllAnimations()
    let numbers = CAKeyframeAnimation(keyPath: "position.x")
    (numbers.values, numbers.duration, numbers.calculationMode) = ([0.0, 90.0, 60.0], 1, .paced)
    clock.now = 2
    layer.add(numbers, forKey: nil)
    #expect(places(2.25, 2.75, 2.875).map(\.x) == [30, 90, 75])
  }

  @Test func keyTimesBelongToTheEndsOfLines() {
    follow(corner) { $0.keyTimes = [0, 0.9, 1] }
    #expect(places(0.45, 0.95) == [CGPoint(x: 45, y: 0), CGPoint(x: 90, y: 15)])
  }

  @Test func discreteJumpsFromEndToEnd() {
    follow(corner) { $0.calculationMode = .discrete }
    #expect(places(0.2, 0.5, 0.9) == [CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 30)])
  }

  @Test(arguments: [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)])
  func theLayerTurnsWithTheCurve(_ mode: CAAnimationRotationMode, _ turn: Double) {
    let circle = CGMutablePath()
    circle.addArc(
      center: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    follow(circle) {
      $0.rotationMode = mode
      $0.calculationMode = .paced
    }
    for share in [0, 0.25, 0.5, 0.99] {
      let shown = show(at: share)
      let angle = share * .pi / 2
      #expect(abs(shown.position.x - (100 + 50 * cos(angle))) < 0.05 && abs(shown.position.y - (100 + 50 * sin(angle))) < 0.05)
      let transform = shown.affineTransform()
      let expected = angle + .pi / 2 + turn
      #expect(abs(transform.a - cos(expected)) < 0.01 && abs(transform.b - sin(expected)) < 0.01)
    }
  }

  // MARK: Names

  @Test func namesReachPropertiesAndTheirParts() {
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(8, forKeyPath: "bounds.size.width")
    #expect(layer.position == CGPoint(x: 3, y: 4) && layer.opacity == 0.5 && layer.bounds.width == 8)
    #expect(abs(layer.affineTransform().b - 1) < 1e-9)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 8, height: 10))
    #expect(abs((layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0) - .pi / 2) < 1e-9)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
  }

  @Test func aSetValueAnimatesAsThePropertyDoes() {
    layer.setValue(0.0, forKey: "opacity")
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func otherNamesStoreValues() {
    layer.setValue("blue", forKey: "mood")
    #expect(layer.value(forKey: "mood") as? String == "blue")
    #expect(layer.presentation()?.value(forKeyPath: "mood") as? String == "blue")
    layer.setValue(nil, forKey: "mood")
    #expect(layer.value(forKey: "mood") == nil)
  }

  @Test func anAnimationTellsItsDelegateWhichOneItIs() {
    @MainActor final class Listener: NSObject, CAAnimationDelegate {
      var names: [String] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        names.append(anim.value(forKey: "name") as? String ?? "none")
      }
    }
    let (listener, animation) = (Listener(), CABasicAnimation(keyPath: "opacity"))
    (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0.0, 1.0, 1, listener)
    animation.setValue("fade", forKey: "name")
    layer.add(animation, forKey: nil)
    animation.setValue("changed", forKey: "name")
    _ = show(at: 0)
    _ = show(at: 2)
    #expect(listener.names == ["fade"])
  }
}
