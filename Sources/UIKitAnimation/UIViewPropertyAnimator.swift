internal import Diagnostics
public import Foundation
internal import QuartzCore
public import UIKitCore

/// Animates changes of views, which can be paused, scrubbed, turned round, continued at another pace, and stopped.
///
/// The views have their final values from the start on. An animator that has ended is empty and can be filled and started again. As long
/// as it runs it need not be retained; releasing a paused or stopped one stops the program.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// The pace; given at the beginning.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds: those given at the beginning, or those of the spring of `timingParameters`.
  public let duration: TimeInterval
  /// Seconds of the last `startAnimation(afterDelay:)`.
  open private(set) var delay: TimeInterval = 0
  /// Whether views receive touches while they animate; true by default. Read when animations begin.
  open var isUserInteractionEnabled = true
  /// Whether touches hit views at their final places, and the app looks for moving views itself; false, the default, lets touches hit views
  /// where they are shown. Read at the start.
  open var isManualHitTestingEnabled = false
  /// Whether the animator may be paused, scrubbed and stopped; true by default.
  open var isInterruptible = true
  /// Whether `fractionComplete` of a paused animator is a share of the way; true by default. With false it is a share of the time, and the
  /// curve applies.
  open var scrubsLinearly = true
  /// Whether the animator stays paused at the end, without calling its completions; false by default.
  open var pausesOnCompletion = false
  /// Whether updates of properties, constraints and layout that are due run before each block, without animation, and at its end,
  /// animated, as with the option `.flushUpdates`; false by default.
  open var flushUpdates = false

  private let curve: TimingCurve
  private var options: UIView.AnimationOptions = []
  private var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: AnimationTimeline?
  /// Sets final values of a stopped animator.
  private var settle: ((AnimationTimeline.Place) -> Void)?
  private var isReversedAtStart = false
  /// Read by `deinit`, which belongs to no actor.
  private var isHolding = false

  // MARK: Making

  /// - Parameter duration: Seconds; finite and not negative. Springs by physics or period have their own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    ensure(
      duration.isFinite && duration >= 0,
      "UIViewPropertyAnimator(duration: \(duration)): must be finite and not negative; give seconds")
    timingParameters = parameters
    (curve, self.duration) = TimingCurve.of(parameters, duration: duration)
    super.init()
  }

  /// An animator along one of the four curves.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a spring that comes to rest after `duration`.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes and starts an animator along the curve of `options`. Touches reach the views, whether `options` say so or not.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
    animator.options = options
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: max(0, delay))
    return animator
  }

  /// An animator with the same pace and duration, without animations.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UIViewPropertyAnimator(
        duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters(animationCurve: .linear))
    }
  }

  deinit {
    ensure(
      !isHolding,
      "UIViewPropertyAnimator was released while paused or stopped: start it again, or call stopAnimation(_:) and finishAnimation(at:)"
    )
  }

  // MARK: Filling

  /// Adds changes: run at the start, or at once if the animator is active. Those of an active animator last for the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a share, 0 to 1, of the time that is left. A stopped animator stops the program.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    ensure(
      delayFactor >= 0 && delayFactor <= 1,
      "UIViewPropertyAnimator.addAnimations(_:delayFactor: \(delayFactor)): give a share of the duration from 0 to 1")
    requireNotStopped("addAnimations(_:delayFactor:)")
    guard let timeline else { return blocks.append((animation, delayFactor)) }
    run(animation, delayFactor, on: timeline)
  }

  /// Adds what is called at the end; not after `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func run(_ changes: () -> Void, _ delayFactor: CGFloat, on timeline: AnimationTimeline) {
    var options = options.union(.beginFromCurrentState)
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    if flushUpdates { options.insert(.flushUpdates) }
    timeline.animate(after: Double(delayFactor), options, changes)
  }

  // MARK: State

  /// Inactive until the start and after the end.
  open var state: UIViewAnimatingState { timeline != nil ? .active : settle != nil ? .stopped : .inactive }

  /// False before the start, while paused and after the end.
  open var isRunning: Bool { timeline?.isRunning ?? false }

  /// Whether the animations run from their end to their start; setting it turns a running animator round where it is. False again after the
  /// end.
  open var isReversed: Bool {
    get { timeline?.isReversed ?? isReversedAtStart }
    set {
      requireNotStopped("isReversed")
      guard let timeline else { return isReversedAtStart = newValue }
      if newValue != timeline.isReversed { timeline.reverse() }
    }
  }

  /// While running the share of the time that has passed, while paused the share of the way (see `scrubsLinearly`); 0 while inactive.
  ///
  /// Setting it pauses the animator, or starts it paused. Values outside 0...1 are clamped; one that is not finite stops the program.
  open var fractionComplete: CGFloat {
    get { CGFloat(timeline?.fraction(isLinear: scrubsLinearly) ?? 0) }
    set {
      ensure(newValue.isFinite, "UIViewPropertyAnimator.fractionComplete = \(newValue): set a number from 0 to 1")
      requireInterruptible("fractionComplete")
      requireNotStopped("fractionComplete")
      hold(activate()).scrub(to: Double(min(max(newValue, 0), 1)), isLinear: scrubsLinearly)
    }
  }

  private func requireNotStopped(_ call: String) {
    ensure(state != .stopped, "UIViewPropertyAnimator.\(call) of a stopped animator: call finishAnimation(at:) first")
  }

  private func requireInterruptible(_ call: String) {
    ensure(
      isInterruptible,
      "UIViewPropertyAnimator.\(call) of an animator that is not interruptible: set isInterruptible before the start")
  }

  // MARK: Running

  /// Starts, or goes on after a pause. A stopped animator stops the program.
  open func startAnimation() { start(after: 0, "startAnimation()") }

  /// The same after `delay` seconds; until then the views show what they show now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    ensure(
      delay.isFinite && delay >= 0,
      "UIViewPropertyAnimator.startAnimation(afterDelay: \(delay)): must be finite and not negative; give seconds")
    start(after: delay, "startAnimation(afterDelay:)")
  }

  private func start(after delay: TimeInterval, _ call: String) {
    requireNotStopped(call)
    self.delay = delay
    let timeline = activate()
    guard !timeline.isRunning else { return }
    isHolding = false
    timeline.owner = self
    timeline.play(after: delay)
    if !UIView.areAnimationsEnabled || duration == 0 && delay == 0 { reachEnd() }
  }

  /// Pauses; an inactive animator becomes active and shows its start.
  open func pauseAnimation() {
    requireNotStopped("pauseAnimation()")
    requireInterruptible("pauseAnimation()")
    hold(activate())
  }

  /// Stops at the current values, which become the views' own ones.
  ///
  /// - Parameter withoutFinishing: With true the animator is inactive then and calls no completion; with false it is stopped until
  ///   `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    requireInterruptible("stopAnimation(_:)")
    if let timeline {
      let former = self.timeline?.owner
      self.timeline = nil
      isReversedAtStart = false
      settle = timeline.end(at: .current, finished: false)
      isHolding = true
      withExtendedLifetime(former) {}
    }
    guard withoutFinishing else { return }
    (settle, completions, isHolding) = (nil, [], false)
  }

  /// Sets the views' values to those of a place, and calls the completions with it. Any other animator than a stopped one stops the program.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard let settle else {
      programmingError(
        "UIViewPropertyAnimator.finishAnimation(at: .\(finalPosition)) of an animator that is not stopped: call stopAnimation(false) first"
      )
    }
    settle(finalPosition.place)
    self.settle = nil
    isHolding = false
    complete(finalPosition)
  }

  /// Goes on after a pause. Any other animator than a paused one stops the program.
  ///
  /// - Parameters:
  ///   - parameters: The pace of the rest of the way; nil for the rest of the animator's own.
  ///   - durationFactor: Seconds for the rest as a multiple of `duration`; 0 for what is left of it. A spring by physics or period has
  ///     its own duration.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    ensure(
      durationFactor >= 0 && durationFactor.isFinite,
      "UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor: \(durationFactor)): must be finite and not negative"
    )
    guard let timeline, !timeline.isRunning else {
      programmingError(
        "UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:) of an animator that is not paused: call "
          + "pauseAnimation() first")
    }
    let rest = durationFactor > 0 ? duration * durationFactor : nil
    let pace = parameters.map { TimingCurve.of($0, duration: rest ?? timeline.timeLeft) }
    isHolding = false
    timeline.owner = self
    timeline.play(in: pace?.duration ?? rest, along: pace?.curve)
  }

  @discardableResult private func hold(_ timeline: AnimationTimeline) -> AnimationTimeline {
    timeline.pause()
    isHolding = true
    return timeline
  }

  private func activate() -> AnimationTimeline {
    if let timeline { return timeline }
    let timeline = AnimationTimeline(curve: curve, duration: duration)
    self.timeline = timeline
    timeline.isHitWhereShown = isUserInteractionEnabled && !isManualHitTestingEnabled
    timeline.onEnd = { [weak self] in self?.reachEnd() }
    let given = blocks
    blocks = []
    for (changes, delayFactor) in given { run(changes, delayFactor, on: timeline) }
    if isReversedAtStart { timeline.reverse(atStart: true) }
    return timeline
  }

  private func reachEnd() {
    guard let timeline else { return }
    if pausesOnCompletion && UIView.areAnimationsEnabled {
      hold(timeline)
      return
    }
    self.timeline = nil
    let position: UIViewAnimatingPosition = timeline.isReversed ? .start : .end
    isReversedAtStart = false
    timeline.end(at: position.place, finished: true)
    complete(position)
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let handlers = completions
    completions = []
    for handler in handlers { handler(position) }
  }
}

extension UIViewAnimatingPosition {
  var place: AnimationTimeline.Place {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}
