import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Values that animations show, applied without a clock.
@MainActor @Suite struct KeyframeCurveTests {
  private let layer = CALayer()

  private func keyframes(_ values: [Any], _ mode: CAAnimationCalculationMode = .cubic, _ path: String = "zPosition")
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: path)
    (animation.values, animation.calculationMode, animation.duration) = (values, mode, 1)
    return animation
  }

  private func shown(_ animation: CAAnimation, at elapsed: Double) -> LayerShown {
    var shown = LayerShown(model: layer)
    _ = animation.apply(to: &shown, elapsed: elapsed, inheritedDuration: 1)
    return shown
  }

  private func depth(_ animation: CAAnimation, at elapsed: Double) -> Double {
    Double(shown(animation, at: elapsed).decoration.zPosition)
  }

  /// Catmull and Rom's curve at the middle of a piece: (-a + 9 b + 9 c - d) / 16.
  @Test func withoutParametersTheCurveIsThatOfCatmullAndRom() {
    let animation = keyframes([0.0, 10.0, 40.0, 20.0])
    #expect(abs(depth(animation, at: 0.5) - (-0 + 90 + 360 - 20) / 16) < 1e-9)
    for (index, value) in [0.0, 10, 40].enumerated() {
      #expect(abs(depth(animation, at: Double(index) / 3 + 1e-12) - value) < 1e-6)
    }
  }

  /// Hermite's middle: (p + q) / 2 + (leaving - arriving) / 8, with the tangents of Kochanek and Bartels written out.
  @Test func tensionContinuityAndBiasChangeTheTangents() {
    let values = [0.0, 10, 40, 20]
    let settings: [(t: Double, c: Double, b: Double)] = [(1, 0, 0), (-1, 0, 0), (0, 0.5, 0), (0, 0, 1), (0.25, -0.5, -0.75)]
    for (t, c, b) in settings {
      let animation = keyframes(values)
      animation.tensionValues = [0, t, t, 0].map { NSNumber(value: $0) }
      animation.continuityValues = [0, c, c, 0].map { NSNumber(value: $0) }
      animation.biasValues = [0, b, b].map { NSNumber(value: $0) }
      let leaving = (1 - t) * (1 + c) * (1 + b) / 2 * 10 + (1 - t) * (1 - c) * (1 - b) / 2 * 30
      let arriving = (1 - t) * (1 - c) * (1 + b) / 2 * 30 + (1 - t) * (1 + c) * (1 - b) / 2 * -20
      #expect(abs(depth(animation, at: 0.5) - (25 + (leaving - arriving) / 8)) < 1e-9, "\(t) \(c) \(b)")
    }
  }

  @Test func pointsAndColoursFollowTheCurveAndOtherValuesALine() {
    let places = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]
    let moved = shown(keyframes(places, .cubic, "position"), at: 0.25).geometry.position
    #expect(abs(moved.x - 5) < 1e-9 && abs(moved.y + 0.625) < 1e-9)
    let colors = [0, 1, 0].map { CGColor(red: $0, green: 0, blue: 0, alpha: 1) }
    let red = shown(keyframes(colors, .cubic, "backgroundColor"), at: 0.25).look.backgroundColor?.red ?? 0
    #expect(abs(red - 0.5625) < 1e-9)
    let turned = [CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1), CATransform3DMakeScale(5, 5, 1)]
    #expect(abs(shown(keyframes(turned, .cubic, "transform"), at: 0.25).geometry.transform.a - 2) < 1e-9)
  }

  @Test func aPacedCurveHasOneSpeed() {
    let places = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 160, y: 30), CGPoint(x: 300, y: 90)]
    let animation = keyframes(places, .cubicPaced, "position")
    animation.keyTimes = [0, 0.9, 0.95, 1]
    let points = (0..<400).map { shown(animation, at: Double($0) / 400).geometry.position }
    let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.05 })
  }

  @Test func cumulativePassesStartWhereTheLastOnesEnded() {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration, animation.repeatCount) = (0.0, 10.0, 1, 3)
    #expect(depth(animation, at: 2.5) == 5)
    animation.isCumulative = true
    #expect([0.5, 1.5, 2.5].map { depth(animation, at: $0) } == [5, 15, 25])
    animation.fillMode = .forwards
    #expect(depth(animation, at: 9) == 30)
    let turn = keyframes([CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)], .linear, "transform")
    (turn.isCumulative, turn.repeatCount) = (true, .infinity)
    let transform = shown(turn, at: 6).geometry.transform
    #expect(abs(transform.a + 1) < 1e-9 && abs(transform.b) < 1e-9)
    #expect(shown(turn, at: 1e12).geometry.transform.isFinite)
    let copy = animation.copy() as? CABasicAnimation
    #expect(copy?.isCumulative == true)
  }

  @Test func functionsMakeTransformsOfNumbers() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 4 * Double.pi, 1)
    #expect(abs(shown(animation, at: 0.125).geometry.transform.b - 1) < 1e-9, "two whole turns")
    func transform(_ name: CAValueFunctionName, _ value: Any) -> CGAffineTransform {
      animation.valueFunction = CAValueFunction(name: name)
      (animation.fromValue, animation.toValue) = (value, value)
      return shown(animation, at: 0.5).geometry.transform
    }
    #expect(transform(.scale, [2.0, 3.0, 4.0]) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(transform(.translate, [2.0, 3.0, 4.0]) == CGAffineTransform(translationX: 2, y: 3))
    #expect(transform(.scaleX, 2.0) == CGAffineTransform(scaleX: 2, y: 1))
    #expect(transform(.scaleY, 2.0) == CGAffineTransform(scaleX: 1, y: 2))
    #expect(transform(.translateX, 2.0) == CGAffineTransform(translationX: 2, y: 0))
    #expect(transform(.translateY, 2.0) == CGAffineTransform(translationX: 0, y: 2))
    #expect(abs(transform(.rotateX, Double.pi / 3).d - 0.5) < 1e-9 && abs(transform(.rotateY, Double.pi / 3).a - 0.5) < 1e-9)
    #expect(transform(.scaleZ, 2.0).isIdentity && transform(.translateZ, 2.0).isIdentity)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    #expect(CAValueFunction(name: .scale)?.name == .scale)
    (animation.fromValue, animation.valueFunction) = (nil, CAValueFunction(name: .scaleX))
    animation.toValue = 3.0
    #expect(shown(animation, at: 0.5).geometry.transform.a == 2, "a missing end is the identity")
  }

  @Test func dampingIsLimitedUnlessItMayExceed() {
    func spring(_ damping: CGFloat, _ allows: Bool) -> Double {
      let animation = CASpringAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
      (animation.damping, animation.allowsOverdamping) = (damping, allows)
      return depth(animation, at: 0.2)
    }
    // Critically damped with mass 1 and stiffness 100: 1 - (1 + 10 t) exp(-10 t).
    #expect(abs(spring(200, false) - (1 - 3 * exp(-2))) < 1e-9 && abs(spring(20, true) - spring(200, false)) < 1e-9)
    #expect(spring(200, true) < 0.2)
    #expect(!CASpringAnimation().allowsOverdamping && CASpringAnimation(perceptualDuration: 1, bounce: -0.5).allowsOverdamping)
  }

  @Test func animationsHaveDefaultsAndRates() {
    final class Named: CABasicAnimation {
      override class func defaultValue(forKey key: String) -> Any? { key == "mine" ? 7 : nil }
    }
    let animation = Named()
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    #expect(
      (animation.copy() as? CAAnimation)?.preferredFrameRateRange == CAFrameRateRange(minimum: 10, maximum: 20, preferred: nil))
    #expect(CAAnimation().preferredFrameRateRange == .default && CAFrameRateRange() == .default)
    #expect(animation.value(forKey: "mine") as? Int == 7 && animation.value(forKey: "other") == nil)
    animation.setValue(8, forKey: "mine")
    #expect(animation.value(forKey: "mine") as? Int == 8 && animation.shouldArchiveValue(forKey: "mine"))
    #expect(CAAnimation.defaultValue(forKey: "mine") == nil)
  }
}
