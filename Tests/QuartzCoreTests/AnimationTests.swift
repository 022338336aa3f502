import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What layers show at exact times.
@MainActor @Suite struct AnimationTests {
  private let root = CALayer()
  private let layer = StillLayer()
  private let compositor: Compositor
  private let clock = Clock()

  @MainActor private final class Clock { var now = 0.0 }

  @MainActor private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
    compositor.now = { [clock] in clock.now }
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    _ = compositor.frame(at: 0)
  }

  private func show(at time: TimeInterval) -> CALayer {
    clock.now = time
    _ = compositor.frame(at: time)
    return layer.presentation()!
  }

  private func move(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
    change(animation)
    return animation
  }

  @Test func theModelStaysWhileThePresentationMoves() {
    layer.add(move(), forKey: "move")
    for time in [0, 0.25, 0.5, 0.875] { #expect(show(at: time).position.x == CGFloat(100 * time)) }
    #expect(layer.position.x == 5)
    #expect(layer.animationKeys() == ["move"])
    #expect(show(at: 1).position.x == 5)
    #expect(layer.animationKeys() == nil)
    #expect(!compositor.isAnimating)
  }

  @Test func anAnimationAddedToADetachedLayerStartsOnceTheLayerIsShown() {
    let (outer, late, listener) = (CALayer(), StillLayer(), Listener())
    outer.addSublayer(late)
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    late.add(move { $0.delegate = listener }, forKey: "move")
    CATransaction.commit()
    #expect(isComplete && listener.log == [] && late.animationKeys() == ["move"])
    _ = show(at: 5)
    #expect(listener.log == [] && !compositor.isAnimating)
    root.addSublayer(outer)
    _ = show(at: 6)
    #expect(listener.log == ["start"] && late.presentation()?.position.x == 0)
    _ = show(at: 6.25)
    #expect(late.presentation()?.position.x == 25)
    _ = show(at: 7)
    #expect(listener.log == ["start", "stop true"] && late.animationKeys() == nil && !compositor.isAnimating)
  }

  @Test func aLayerThatLeavesTheScreenEndsOnlyWhatItHasShown() {
    let listener = Listener()
    layer.add(move { $0.delegate = listener }, forKey: "shown")
    _ = show(at: 0.1)
    layer.removeFromSuperlayer()
    layer.add(move(), forKey: "waiting")
    _ = compositor.frame(at: 0.2)
    #expect(listener.log == ["start", "stop false"] && layer.animationKeys() == ["waiting"])
    root.addSublayer(layer)
    #expect(show(at: 0.3).position.x == 0 && show(at: 0.8).position.x == 50)
  }

  @Test func manyAnimationsOfOneLayerAreEvaluatedOnce() {
    for number in 0..<1000 {
      layer.position.x += 1
      let step = move {
        ($0.fromValue, $0.toValue, $0.isAdditive) = (CGPoint(x: -1, y: 0), CGPoint.zero, true)
        $0.keyPath = "position"
      }
      let key = layer.freeAnimationKey("position")
      #expect(key == (number == 0 ? "position" : "position-\(number + 1)"))
      layer.add(step, forKey: key)
    }
    #expect(layer.animationState?.evaluations == 0)
    #expect(layer.presentation()?.position.x == 5 && layer.animationState?.evaluations == 1)
    #expect(Set(layer.animationKeys() ?? []).count == 1000)
    #expect(show(at: 0.5).position.x == 505 && show(at: 1).position.x == 1005 && layer.animationKeys() == nil)
  }

  @Test func aModelValueSetDuringAnAnimationShowsInTheSameFrame() {
    let step = move {
      ($0.fromValue, $0.toValue, $0.isAdditive, $0.keyPath) = (CGPoint(x: 20, y: 0), CGPoint.zero, true, "position")
    }
    layer.add(step, forKey: "step")
    #expect(show(at: 0.5).position.x == 15)
    (layer.position.x, layer.cornerRadius, layer.borderWidth) = (45, 3, 2)
    #expect(layer.presentation()?.position.x == 55 && layer.presentation()?.cornerRadius == 3)
    #expect(layer.presentation()?.borderWidth == 2)
    #expect(
      compositor.composite()?.damage.sorted { $0.minX < $1.minX }
        == [CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 50, y: 0, width: 10, height: 10)])
    #expect(show(at: 1).position.x == 45)
  }

  @Test func theLastFrameWantsNoOther() {
    layer.add(move(), forKey: nil)
    var frames = 0
    for i in 0...100 where compositor.needsFrame {
      frames += 1
      _ = show(at: Double(i) / 60)
    }
    #expect(frames == 61, "0, 1/60, ... 60/60")
  }

  @Test func anAnimationDamagesWhereItWasAndIs() {
    layer.add(move { $0.duration = 10 }, forKey: nil)
    _ = show(at: 2)
    clock.now = 6
    #expect(
      compositor.frame(at: 6)?.damage.sorted { $0.minX < $1.minX }
        == [CGRect(x: 15, y: 0, width: 10, height: 10), CGRect(x: 55, y: 0, width: 10, height: 10)])
  }

  @Test func valuesLeftOutAreWhatIsShownBelow() {
    layer.add(move { ($0.fromValue, $0.toValue) = (nil, 25.0) }, forKey: "a")
    #expect(show(at: 0.5).position.x == 15)
    layer.add(move { ($0.fromValue, $0.toValue) = (25.0, nil) }, forKey: "a")
    #expect(show(at: 1).position.x == 15)
    layer.add(move { ($0.fromValue, $0.toValue, $0.byValue) = (nil, 25.0, 10.0) }, forKey: "a")
    #expect(show(at: 1.5).position.x == 20)
    layer.add(move { ($0.fromValue, $0.toValue, $0.byValue) = (nil, nil, -10.0) }, forKey: "a")
    #expect(show(at: 2).position.x == 0)
  }

  @Test func additiveAnimationsAddUp() {
    layer.add(move { $0.isAdditive = true }, forKey: "a")
    layer.add(move { $0.isAdditive = true }, forKey: "b")
    #expect(show(at: 0.5).position.x == 105)
  }

  @Test func repeatsReversesAndFills() {
    layer.add(
      move {
        ($0.autoreverses, $0.repeatCount, $0.fillMode) = (true, 1.5, .forwards)
        $0.isRemovedOnCompletion = false
      }, forKey: "a")
    #expect(show(at: 0.75).position.x == 75)
    #expect(show(at: 1.25).position.x == 75)
    #expect(show(at: 2.25).position.x == 25)
    #expect(show(at: 4).position.x == 100, "ends after one and a half passes there and back, at the far end")
    #expect(!compositor.isAnimating, "an animation that only fills wants no frames")
    layer.removeAnimation(forKey: "a")
    #expect(show(at: 5).position.x == 5)
  }

  @Test func beginTimeSpeedAndOffsetShiftTheTime() {
    layer.add(move { ($0.beginTime, $0.fillMode) = (2, .backwards) }, forKey: "a")
    #expect(show(at: 1).position.x == 0)
    #expect(show(at: 2.5).position.x == 50)
    layer.add(move { ($0.speed, $0.timeOffset) = (0.5, 0.25) }, forKey: "a")
    #expect(show(at: 3).position.x == 50, "added at 2.5: half a second at half speed, plus a quarter")
  }

  @Test func delegatesHearOfStartAndEnd() {
    let listener = Listener()
    layer.add(move { $0.delegate = listener }, forKey: "a")
    #expect(listener.log == [])
    _ = show(at: 0.5)
    #expect(listener.log == ["start"])
    layer.add(move { $0.delegate = listener }, forKey: "a")
    #expect(listener.log == ["start", "stop false"])
    _ = show(at: 0.6)
    _ = show(at: 1.5)
    #expect(listener.log == ["start", "stop false", "start", "stop true"])
  }

  @Test func keyframesPassThroughTheirValues() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 0.5]
    animation.keyTimes = [0, 0.2, 1]
    animation.duration = 1
    layer.add(animation, forKey: "a")
    #expect(abs(show(at: 0.1).opacity - 0.5) < 1e-6)
    #expect(abs(show(at: 0.6).opacity - 0.75) < 1e-6)
    animation.calculationMode = .discrete
    animation.keyTimes = nil
    layer.add(animation, forKey: "a")
    #expect(show(at: 0.6 + 0.3).opacity == 0)
    #expect(show(at: 0.6 + 0.5).opacity == 1)
    #expect(abs(show(at: 0.6 + 0.7).opacity - 0.5) < 1e-6)
  }

  @Test func groupsRunTheirMembersInTheirOwnTime() {
    let group = CAAnimationGroup()
    let late = move { ($0.beginTime, $0.fillMode, $0.keyPath) = (0.5, .both, "position.y") }
    (group.animations, group.duration, group.speed) = ([move(), late], 1.5, 2)
    layer.add(group, forKey: "g")
    let shown = show(at: 0.375)
    #expect(shown.position == CGPoint(x: 75, y: 25))
    #expect(show(at: 0.75).position == CGPoint(x: 5, y: 5))
  }

  @Test func transformsTurnTheShorterWay() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeRotation(-3, 0, 0, 1)
    animation.toValue = CATransform3DMakeRotation(3, 0, 0, 1)
    animation.duration = 1
    layer.add(animation, forKey: "t")
    let t = show(at: 0.5).affineTransform()
    #expect(abs(t.a + 1) < 1e-12 && abs(t.b) < 1e-12, "half way between -3 and 3 by way of pi")
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    (spin.fromValue, spin.toValue, spin.duration) = (0, 4 * Double.pi, 1)
    layer.add(spin, forKey: "t")
    #expect(abs(show(at: 0.5 + 0.125).affineTransform().b - 1) < 1e-12, "two whole turns")
  }

  @Test(arguments: [(0.3, 1.0), (1.0, 1.0), (2.5, 1.0), (0.5, 2.0)]) func springsSolveTheirEquation(
    ratio: Double, velocity: Double
  ) {
    let (mass, stiffness) = (1.5, 240.0)
    let damping = 2 * ratio * (mass * stiffness).squareRoot()
    let spring = Spring(
      mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping), initialVelocity: CGFloat(velocity))
    let h = 1e-4
    #expect(spring.progress(at: 0) == 0)
    #expect(abs((spring.progress(at: h) - spring.progress(at: -h)) / (2 * h) - velocity) < 1e-4)
    for t in stride(from: 0.01, to: 1, by: 0.05) {
      let (a, b, c) = (1 - spring.progress(at: t - h), 1 - spring.progress(at: t), 1 - spring.progress(at: t + h))
      let residue = mass * (a - 2 * b + c) / (h * h) + damping * (c - a) / (2 * h) + stiffness * b
      #expect(abs(residue) < 1e-3, "t = \(t)")
    }
    let rest = spring.settlingTime(within: 0.001)
    for t in stride(from: rest, to: rest + 3, by: 0.01) { #expect(abs(1 - spring.progress(at: t)) <= 0.00101) }
  }

  @Test func theTableSpringSettlesAsMeasured() {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping) = (1, 438.649, 41.888)
    #expect(abs(spring.settlingDuration - 0.441) < 0.0005, "iOS's row animation")
  }

  @Test func timingFunctionsSolveTheirCurve() {
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(abs(ease.progress(at: 0.5) - 0.5) < 1e-6, "control points are Floats")
    for s in stride(from: 0.0, through: 1, by: 0.01) {
      let x = 3 * (1 - s) * (1 - s) * s * Double(Float(0.42)) + 3 * (1 - s) * s * s * Double(Float(0.58)) + s * s * s
      let y = 3 * (1 - s) * s * s + s * s * s
      #expect(abs(ease.progress(at: x) - y) < 1e-10)
    }
    let steep = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
    for i in 0...100 { #expect(abs(steep.progress(at: Double(i) / 100) + steep.progress(at: 1 - Double(i) / 100) - 1) < 1e-6) }
  }
}
