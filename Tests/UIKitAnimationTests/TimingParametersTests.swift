import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKitAnimation
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct TimingParametersTests {
  @Test func namedCurvesHaveTheirControlPoints() {
    let eased = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(near(eased.controlPoint1.x, 0.42, within: 1e-6) && eased.controlPoint1.y == 0)
    #expect(eased.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(eased.timingCurveType == .builtin && eased.cubicTimingParameters === eased && eased.springTimingParameters == nil)
    let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.timingCurveType == .cubic && own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(UICubicTimingParameters().controlPoint1 == CGPoint(x: 0.25, y: 0.1))
  }

  @Test func springsTakeTheAnimatorsTimeOrTheirOwn() {
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(
      ratio.timingCurveType == .spring && ratio.springTimingParameters === ratio
        && ratio.initialVelocity == CGVector(dx: 0, dy: 0))
    #expect(UIViewPropertyAnimator(duration: 0.7, timingParameters: ratio).duration == 0.7)
    let physical = UISpringTimingParameters(mass: 2, stiffness: 200, damping: 30, initialVelocity: CGVector(dx: 0, dy: 0))
    let core = CASpringAnimation(keyPath: "opacity")
    (core.mass, core.stiffness, core.damping) = (2, 200, 30)
    #expect(near(UIViewPropertyAnimator(duration: 9, timingParameters: physical).duration, core.settlingDuration, within: 1e-6))
    let period = UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: CGVector(dx: 0, dy: 0))
    let same = ViewSpring(period: 0.5, bounce: 0.3, velocity: 0)
    #expect(near(UIViewPropertyAnimator(duration: 9, timingParameters: period).duration, same.duration, within: 1e-6))
  }

  @Test func timeAndProgressAreInverse() {
    let timings: [any UITimingCurveProvider] = [
      UICubicTimingParameters(animationCurve: .easeInOut), UICubicTimingParameters(), UISpringTimingParameters(dampingRatio: 0.4),
      UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 4)),
    ]
    for timing in timings {
      let curve = TimingCurve.of(timing, duration: 1).curve
      #expect(curve.progress(at: 0) == .zero && curve.progress(at: 1) == .one)
      for i in 1..<100 {
        let way = Double(i) / 100
        #expect(near(curve.progress(at: curve.share(of: way)).z, way, within: 1e-6))
      }
    }
  }

  /// A spring of CASpringAnimation whose time runs along a curve.
  @Test func aProviderMayComposeBoth() {
    final class Both: NSObject, UITimingCurveProvider {
      var timingCurveType: UITimingCurveType { .composed }
      var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
      var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.5) }
      override init() {}
      nonisolated required init?(coder: NSCoder) { nil }
      nonisolated func encode(with coder: NSCoder) {}
      nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }
    let both = TimingCurve.of(Both(), duration: 1).curve
    let spring = TimingCurve.of(UISpringTimingParameters(dampingRatio: 0.5), duration: 1).curve
    let eased = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
    #expect(near(both.progress(at: 0.5).z, spring.progress(at: eased).z))
  }

  @Test func parametersOutliveAnArchive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: CGVector(dx: 4, dy: 5)).encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let spring = try #require(UISpringTimingParameters(coder: reader))
    #expect(spring.shape == .physical(mass: 1, stiffness: 2, damping: 3) && spring.initialVelocity == CGVector(dx: 4, dy: 5))
    let other = NSKeyedArchiver(requiringSecureCoding: false)
    UICubicTimingParameters(animationCurve: .easeOut).encode(with: other)
    other.finishEncoding()
    let curve = try #require(UICubicTimingParameters(coder: NSKeyedUnarchiver(forReadingFrom: other.encodedData)))
    #expect(curve.animationCurve == .easeOut && curve.timingCurveType == .builtin)
    #expect(curve.copy() as AnyObject === curve)
  }
}
