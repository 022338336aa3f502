package import Foundation
package import QuartzCore

/// Moves the animations of blocks in place of the clock, as a property animator does, or makes others of them.
@MainActor package protocol ViewAnimationDriver: AnyObject {
  /// Prepares an animation of `block` that is about to be added to a layer; with false it is not added.
  func take(_ animation: CAAnimation, forKey key: String, of layer: CALayer, in block: ViewAnimation) -> Bool
}

/// One animation block of `UIView.animate`: curve, options, and the completion to call when the last animation has ended.
@MainActor package final class ViewAnimation {
  /// The curve and duration that all changes of the block share.
  package enum Pace {
    /// The changes are not animated: the values change in one step, after the delay.
    case none
    case curve(CAMediaTimingFunction, duration: TimeInterval)
    case spring(ViewSpring)

    package var duration: TimeInterval {
      switch self {
      case .none: 0
      case .curve(_, let duration): duration
      case .spring(let spring): spring.duration
      }
    }
  }

  /// The running block; nil inside `performWithoutAnimation` and outside of all blocks.
  @exclusivity(unchecked) package private(set) static var current: ViewAnimation?
  static var isEnabled = true
  /// Receives the animations of the blocks that begin now; nil for the clock.
  package static var driver: (any ViewAnimationDriver)?

  package let pace: Pace
  package let delay: TimeInterval
  package let driver = ViewAnimation.driver
  package let options: UIView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  /// Number of running animations, plus 1 while the block itself runs.
  private var pending = 1
  private var isFinished = true
  /// Views that have started an animation with the option `layoutSubviews`.
  private var moved: [UIView] = []
  /// Views to lay out at the end of the block.
  private var layouts: [UIView] = []
  private var ends: [() -> Void] = []
  /// How often each animation runs, with fractions; 0 leaves it to the options.
  var repeatCount: Float = 0

  package init(
    pace: Pace, delay: TimeInterval, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    (self.pace, self.delay) = (Self.inherited(pace, options), max(0, delay))
    (self.options, self.completion) = (options, completion)
  }

  /// The pace of a nested block: the outer block's, except for what the options override.
  private static func inherited(_ own: Pace, _ options: UIView.AnimationOptions) -> Pace {
    guard let outer = current?.pace else { return own }
    let (ownDuration, ownCurve) = (options.contains(.overrideInheritedDuration), options.contains(.overrideInheritedCurve))
    switch (ownCurve ? own : outer, ownDuration ? own.duration : outer.duration) {
    case (.curve(let function, _), let duration): return .curve(function, duration: duration)
    case (let pace, _): return pace
    }
  }

  // MARK: Running

  package func run(_ changes: () -> Void) {
    let outerFlushes = Self.flushesUpdates
    if options.contains(.flushUpdates) { Self.flushesUpdates = true }
    if animates {
      Self.flushIfNeeded()
      Self.enter(self) {
        changes()
        Self.flushIfNeeded()
        layOutChanges()
      }
    } else {
      Self.suspend(changes)
    }
    Self.flushesUpdates = outerFlushes
    changesEnded()
  }

  /// Whether a block with the option `flushUpdates` is running.
  private static var flushesUpdates = false

  /// Runs the updates of all windows that are due, in a block with the option `flushUpdates` or inside of one.
  private static func flushIfNeeded() {
    guard flushesUpdates else { return }
    for screen in UIScreen.main.application.screens { for window in screen.windows { window.layoutIfNeeded() } }
  }

  private func layOutChanges() {
    for view in layouts { view.layoutIfNeeded() }
    if options.contains(.layoutSubviews) { for view in moved { view.layoutIfNeeded() } }
  }

  private func changesEnded() {
    (moved, layouts) = ([], [])
    animationEnded(finished: true)
  }

  /// What `leave(_:)` restores.
  struct Outer {
    fileprivate let animation: ViewAnimation?
    fileprivate let depth: Int
    fileprivate let animates: Bool
  }

  /// Whether changes of the block are animated at all.
  private var animates: Bool { Self.isEnabled && (pace.duration > 0 || delay > 0) }

  /// Begins a block without a closure: the changes until `leave(_:)` belong to it.
  func enter() -> Outer {
    let outer = Outer(animation: Self.current, depth: CATransaction.ownerActionDepth, animates: animates)
    Self.current = animates ? self : nil
    CATransaction.ownerActionDepth = animates ? outer.depth + 1 : 0
    return outer
  }

  func leave(_ outer: Outer) {
    if outer.animates { layOutChanges() }
    (Self.current, CATransaction.ownerActionDepth) = (outer.animation, outer.depth)
    changesEnded()
  }

  /// Runs `changes` without animation; animation blocks inside `changes` do not animate either.
  package static func suspend(_ changes: () -> Void) {
    flushIfNeeded()
    let wasEnabled = isEnabled
    isEnabled = false
    enter(nil) {
      changes()
      flushIfNeeded()
    }
    isEnabled = wasEnabled
  }

  private static func enter(_ animation: ViewAnimation?, _ changes: () -> Void) {
    let (outer, depth) = (current, CATransaction.ownerActionDepth)
    (current, CATransaction.ownerActionDepth) = (animation, animation == nil ? 0 : depth + 1)
    changes()
    (current, CATransaction.ownerActionDepth) = (outer, depth)
  }

  // MARK: Completion

  /// Lays `view` out at the end of the block, animated; calls `end` when all animations of the block have ended.
  func layOut(_ view: UIView, end: @escaping () -> Void) {
    layouts.append(view)
    ends.append(end)
  }

  package func animationStarted(in view: UIView?) {
    pending += 1
    if let view, options.contains(.layoutSubviews), !moved.contains(where: { $0 === view }) { moved.append(view) }
  }

  func animationEnded(finished: Bool) {
    if !finished { isFinished = false }
    pending -= 1
    guard pending == 0 else { return }
    for end in ends { end() }
    ends = []
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}
