internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import UIKitAnimation
public import UIKitCore

/// Drives a transition by a share of its way, which a gesture recognizer reports, say.
///
/// The animations are the animator's: those of its `interruptibleAnimator(using:)`, else the animation blocks that
/// `animateTransition(using:)` begins. Each goes along its own curve while a finger drives. What runs alongside is driven too.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// What moves the animations.
  private enum Engine {
    case blocks(AnimationTimeline)
    case animator(any UIViewImplicitlyAnimating)
  }

  /// Seconds of the whole transition; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// The share of the way, 0 to 1, as last reported.
  open private(set) var percentComplete: CGFloat = 0
  /// Speed of the rest relative to the usual one; 1 by default, must be positive and finite.
  open var completionSpeed: CGFloat = 1 {
    willSet {
      ensure(
        newValue > 0 && newValue.isFinite,
        "UIPercentDrivenInteractiveTransition.completionSpeed = \(newValue): give a positive, finite factor")
    }
  }
  /// The pace of the rest; `.easeInOut` by default. Of an interruptible animator the animator's own counts.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Replaces `completionCurve`; nil by default.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger drives from the start; true by default. With false the transition runs until `pause()`.
  open var wantsInteractiveStart = true

  private weak var context: (any DrivableTransition)?
  private var engine: Engine?

  public override init() { super.init() }

  // MARK: Beginning

  /// Called by the presentation or the navigation controller; an override calls `super`. A context that is not the framework's own stops the program.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? any DrivableTransition else {
      programmingError(
        "UIPercentDrivenInteractiveTransition.startInteractiveTransition(\(type(of: transitionContext))): only a transition of UIKit "
          + "can be driven; return the object from interactionControllerForPresentation(using:), navigationController(_:interactionControllerFor:) or their like"
      )
    }
    (context, percentComplete) = (transition, 0)
    duration = CGFloat(transition.transitionDuration)
    engine =
      transition.animator.ownInterruptibleAnimator(using: transition).map { take($0, transition) } ?? record(transition)
    if !wantsInteractiveStart { run(inDirectionOf: true, in: nil) }
  }

  private func record(_ transition: any DrivableTransition) -> Engine {
    let timeline = AnimationTimeline(duration: transition.transitionDuration)
    timeline.onEnd = { [unowned timeline] in timeline.end(at: timeline.isReversed ? .start : .end, finished: true) }
    timeline.record { transition.beginAnimations() }
    timeline.pause()
    duration = CGFloat(timeline.length)
    return .blocks(timeline)
  }

  private func take(_ animator: any UIViewImplicitlyAnimating, _ transition: any DrivableTransition) -> Engine {
    animator.addAnimations { transition.runAlongside() }
    animator.pauseAnimation()
    return .animator(animator)
  }

  // MARK: Driving

  /// Shows a share of the way, clamped to 0...1; stops the program if it is not finite. Does nothing before the transition begins and after
  /// `finish()` or `cancel()`.
  open func update(_ percentComplete: CGFloat) {
    ensure(
      percentComplete.isFinite,
      "UIPercentDrivenInteractiveTransition.update(\(percentComplete)): give a share of the way from 0 to 1")
    guard let context, let engine, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    switch engine {
    case .blocks(let timeline): timeline.scrub(to: Double(self.percentComplete), isLinear: false)
    case .animator(let animator): animator.fractionComplete = self.percentComplete
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Stops a transition that runs, so that a finger drives it. Does nothing before the transition begins.
  open func pause() {
    guard let context, let engine, context.isRunning else { return }
    switch engine {
    case .blocks(let timeline):
      timeline.pause()
      percentComplete = CGFloat(timeline.position)
    case .animator(let animator):
      animator.pauseAnimation()
      percentComplete = animator.fractionComplete
    }
    context.pauseInteractiveTransition()
  }

  /// Goes on to the end, as the finger lifts.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    run(inDirectionOf: true, in: TimeInterval((1 - percentComplete) * duration / completionSpeed))
  }

  /// Goes back to the start, as the finger lifts.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    run(inDirectionOf: false, in: TimeInterval(percentComplete * duration / completionSpeed))
  }

  /// - Parameter seconds: For the rest of the way; nil for its usual time and pace.
  private func run(inDirectionOf isForward: Bool, in seconds: TimeInterval?) {
    switch engine {
    case .blocks(let timeline)?:
      if timeline.isReversed == isForward { timeline.reverse() }
      timeline.owner = self
      guard let seconds else { return timeline.play() }
      timeline.play(in: seconds, along: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve))
    case .animator(let animator)?:
      if animator.isReversed == isForward { animator.isReversed = !isForward }
      let factor = seconds.map { duration > 0 ? CGFloat($0) / duration : 0 } ?? 0
      animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor)
    case nil: break
    }
  }
}
