import QuartzCore
import UIKit
import UIKitTesting

/// Runs `animation` on a layer of a stage for a moment.
@MainActor private func run(_ animation: CAAnimation) {
  let stage = Stage()
  stage.window.layer.add(animation, forKey: "test")
  stage.advance(by: 0.1)
}

@MainActor let animationMistakes = [
  Mistake("animate-duration", "UIView.animate", "duration of nan", "finite") { UIView.animate(withDuration: .nan) {} },
  Mistake("animate-negative-duration", "UIView.animate", "duration of -1", "not negative") {
    UIView.animate(withDuration: -1) {}
  },
  Mistake("animate-delay", "UIView.animate", "delay of inf", "finite") {
    UIView.animate(withDuration: 1, delay: .infinity, options: []) {}
  },
  Mistake("animate-damping", "usingSpringWithDamping: 0", "positive") {
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0, initialSpringVelocity: 0, options: [], animations: {})
  },
  Mistake("animate-bounce", "bounce: 2", "at most 1") { UIView.animate(springDuration: 1, bounce: 2) {} },
  Mistake("animator-duration", "UIViewPropertyAnimator(duration: nan)", "finite") {
    _ = UIViewPropertyAnimator(duration: .nan, curve: .linear)
  },
  Mistake("animator-delay-factor", "addAnimations(_:delayFactor: 2", "from 0 to 1") {
    UIViewPropertyAnimator(duration: 1, curve: .linear).addAnimations({}, delayFactor: 2)
  },
  Mistake("animator-fraction", "UIViewPropertyAnimator.fractionComplete = nan", "from 0 to 1") {
    UIViewPropertyAnimator(duration: 1, curve: .linear).fractionComplete = .nan
  },
  Mistake("animator-delay", "startAnimation(afterDelay: -1", "not negative") {
    UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1)
  },
  Mistake("animator-finish", "finishAnimation(at: .end)", "not stopped", "stopAnimation(false)") {
    UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
  },
  Mistake("animator-stopped", "startAnimation()", "stopped animator", "finishAnimation(at:)") {
    _ = Stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
  },
  Mistake("animator-continue", "continueAnimation", "not paused", "pauseAnimation()") {
    UIViewPropertyAnimator(duration: 1, curve: .linear).continueAnimation(withTimingParameters: nil, durationFactor: 0)
  },
  Mistake("animator-interruptible", "pauseAnimation()", "not interruptible", "isInterruptible") {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.isInterruptible = false
    animator.pauseAnimation()
  },
  Mistake("animator-released", "UIViewPropertyAnimator was released", "stopAnimation(_:)") {
    _ = Stage()
    UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
  },
  Mistake("spring-parameters", "UISpringTimingParameters(dampingRatio: 0", "positive") {
    _ = UISpringTimingParameters(dampingRatio: 0)
  },
  Mistake("spring-parameters-mass", "UISpringTimingParameters(mass: 0", "positive") {
    _ = UISpringTimingParameters(mass: 0, stiffness: 1, damping: 1, initialVelocity: CGVector(dx: 0, dy: 0))
  },
  Mistake("spring-parameters-bounce", "bounce: -1", "greater than -1") { _ = UISpringTimingParameters(duration: 1, bounce: -1) },
  Mistake("cubic-parameters", "UICubicTimingParameters", "finite") {
    _ = UICubicTimingParameters(controlPoint1: CGPoint(x: CGFloat.nan, y: 0), controlPoint2: .zero)
  },
  Mistake("transition-superview", "UIView.transition(from: UIView", "no superview", "add it") {
    UIView.transition(from: UIView(), to: UIView(), duration: 1)
  },
  Mistake("animation-value", "position", "cannot animate a String", "give a number") {
    let animation = CABasicAnimation(keyPath: "position")
    (animation.toValue, animation.duration) = ("here", 1)
    run(animation)
  },
  Mistake("animation-wrong-kind", "backgroundColor", "was given a number") {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(1), CGFloat(2), 1)
    run(animation)
  },
  Mistake("animation-key-times", "CAKeyframeAnimation", "1 keyTimes for 2 values", "needs 2") {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    (animation.values, animation.keyTimes, animation.duration) = ([0.0, 1.0], [0], 1)
    run(animation)
  },
  Mistake("animation-speed", "CABasicAnimation.speed = nan", "finite") { CABasicAnimation(keyPath: "opacity").speed = .nan },
  Mistake("animation-begin-time", "CABasicAnimation.beginTime = nan", "finite") {
    CABasicAnimation(keyPath: "opacity").beginTime = .nan
  },
  Mistake("animation-time-offset", "CABasicAnimation.timeOffset = inf", "finite") {
    CABasicAnimation(keyPath: "opacity").timeOffset = .infinity
  },
  Mistake("animation-duration", "CABasicAnimation.duration = nan", "number") {
    CABasicAnimation(keyPath: "opacity").duration = .nan
  },
  Mistake("animation-repeat-count", "CABasicAnimation.repeatCount = nan", "number") {
    CABasicAnimation(keyPath: "opacity").repeatCount = .nan
  },
  Mistake("animation-spring", "CASpringAnimation", "mass 0", "positive") {
    let animation = CASpringAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    animation.mass = 0
    run(animation)
  },
  Mistake("timing-name", "CAMediaTimingFunction(name: odd)", "use the static names") {
    _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "odd"))
  },
  Mistake("timing-points", "CAMediaTimingFunction(controlPoints:", "nan", "finite") {
    _ = CAMediaTimingFunction(controlPoints: .nan, 0, 1, 1)
  },
  Mistake("timing-point", "getControlPoint(at: 7)", "0 to 3") {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 7, values: &values)
  },
  Mistake("transaction-commit", "CATransaction.commit()", "begin()") {
    CATransaction.commit()
    CATransaction.commit()
  },
  Mistake("transaction-duration", "CATransaction.setAnimationDuration(nan)", "finite") {
    CATransaction.setAnimationDuration(.nan)
  },
  Mistake("frame-rate", "CAFrameRateRange(minimum: nan", "finite") { _ = CAFrameRateRange(minimum: .nan, maximum: 60) },
  Mistake("display-link", "CADisplayLink.add(to:forMode:)", "no screen", "start an application or a stage first") {
    CADisplayLink { _ in }.add(to: .main, forMode: .common)
  },
]

@MainActor let gestureMistakes = [
  Mistake("tap-count", "UITapGestureRecognizer.numberOfTapsRequired = 0", "at least 1") {
    UITapGestureRecognizer().numberOfTapsRequired = 0
  },
  Mistake("tap-touches", "UITapGestureRecognizer.numberOfTouchesRequired = -1", "at least 1") {
    UITapGestureRecognizer().numberOfTouchesRequired = -1
  },
  Mistake("press-duration", "minimumPressDuration = nan", "finite") {
    UILongPressGestureRecognizer().minimumPressDuration = .nan
  },
  Mistake("press-movement", "allowableMovement = nan", "0 or more") { UILongPressGestureRecognizer().allowableMovement = .nan },
  Mistake("swipe-touches", "UISwipeGestureRecognizer.numberOfTouchesRequired = 0", "at least 1") {
    UISwipeGestureRecognizer().numberOfTouchesRequired = 0
  },
  Mistake("pan-least-touches", "UIPanGestureRecognizer.minimumNumberOfTouches = 0", "at least 1") {
    UIPanGestureRecognizer().minimumNumberOfTouches = 0
  },
  Mistake("pan-most-touches", "UIPanGestureRecognizer.maximumNumberOfTouches = 0", "at least 1") {
    UIPanGestureRecognizer().maximumNumberOfTouches = 0
  },
  Mistake("pan-translation", "setTranslation", "nan", "finite") {
    UIPanGestureRecognizer().setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
  },
  Mistake("pinch-scale", "UIPinchGestureRecognizer.scale = 0", "positive") { UIPinchGestureRecognizer().scale = 0 },
  Mistake("rotation", "UIRotationGestureRecognizer.rotation = nan", "finite") { UIRotationGestureRecognizer().rotation = .nan },
  Mistake("gesture-touch", "location(ofTouch: 2)", "0 touches") {
    _ = UITapGestureRecognizer().location(ofTouch: 2, in: nil)
  },
  Mistake("gesture-waits-for-itself", "require(toFail:)", "its own failure") {
    let gesture = UITapGestureRecognizer()
    gesture.require(toFail: gesture)
  },
  Mistake("gesture-state", "state = .changed", ".possible", "starts with .began") { UIGestureRecognizer().state = .changed },
]
