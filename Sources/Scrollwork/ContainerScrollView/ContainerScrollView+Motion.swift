import Diagnostics
import ListModel
import UIKit

// Animated changes of children, inside a `UIView.animate` block or `performUpdates`.
extension ContainerScrollView {
  static let fadeKey = "ContainerScrollView.fade"

  /// Adds, removes, moves, hides, shows and resizes children in one animation, a critically damped spring of 0.441 s.
  ///
  /// The container lays out once, after the block. A later update starts from where an earlier one is on screen. New children fade in, and
  /// lists open up; children that are hidden or removed by `removeArrangedSubview(_:)` fade out while the others close up over them.
  ///
  /// Batches of rows and items of lists in the container belong into an update, too: on Apple's platforms nothing else tells the container
  /// that a batch is animated, and what is below the list would move at once.
  ///
  /// Updates nest: one inside another becomes a part of that, and its completion is called with that.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes; called at once.
  ///   - completion: Called once; with false if something else ended the animation.
  public func performUpdates(_ updates: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
    if session.isUpdating {
      if let completion { nestedCompletions.append(completion) }
      return updates()
    }
    arrangeIfDue()
    let before = departing
    var completions: [@MainActor (Bool) -> Void] = []
    // As UIKit's spring for row updates: critically damped, 0.441 s.
    UIView.animate(
      withDuration: 0.441, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) {
      self.send(.updateBegan)
      self.lengthenLists()
      let sizes = self.listSizes()
      updates()
      self.send(.updateEnded)
      completions = self.nestedCompletions
      self.nestedCompletions = []
      let leaving = self.departing.filter { !before.contains($0) }
      self.fadeOut(leaving)
      self.arrange()
      if self.content.layer.needsLayout() { self.content.layoutIfNeeded() }
      self.measureLists(changedFrom: sizes)
    } completion: { [weak self] isFinished in
      self?.clear()
      for nested in completions { nested(isFinished) }
      completion?(isFinished)
    }
  }

  /// As `performUpdates(_:completion:)`, and waits for the end of the animation; false if something else ended it.
  @discardableResult public func performUpdates(_ updates: @escaping @MainActor () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      performUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Fading

  /// Removes a child; in an animated update, the view stays visible behind the others until the update ends.
  func leave(_ view: UIView) {
    guard session.isUpdating, animatesNow, child(view)?.pass == placed.pass, !view.isHidden else {
      return view.removeFromSuperview()
    }
    view.removeFromSuperview()
    addOwn { insertSubview(view, belowSubview: content) }
    departing.append(view)
  }

  private func fadeOut(_ views: [UIView]) {
    for view in views where view.superview === self {
      let fade = makeFade(from: view.layer.opacity, to: 0)
      (fade.fillMode, fade.isRemovedOnCompletion) = (.forwards, false)
      view.layer.add(fade, forKey: Self.fadeKey)
    }
  }

  func fadeIn() {
    guard animatesNow else { return }
    // Lists do not fade in: a list opens up from length 0, and a faded first row would look like a gap.
    for child in pending.appearing
    where isShown(child) && child.scrollView == nil && child.view.layer.animation(forKey: Self.fadeKey) == nil {
      child.view.layer.add(makeFade(from: 0, to: child.view.layer.opacity), forKey: Self.fadeKey)
    }
  }

  func makeFade(from: Float, to: Float) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (CGFloat(from), CGFloat(to))
    fade.duration = UIView.inheritedAnimationDuration
    return fade
  }

  /// Removes the views that have faded out. Called when an update ends.
  private func clear() {
    for view in departing where view.superview === self {
      view.removeFromSuperview()
      view.layer.removeAnimation(forKey: Self.fadeKey)
    }
    departing.removeAll()
  }

  // MARK: Moving

  /// Requests a layout when all animations added by `changes` have ended: children in the overscan are then parked.
  ///
  /// Without an animation the completion block runs inside `commit()` and must not request a layout: that layout would run in the same
  /// animation block and request the next one.
  func followed(_ changes: () -> Void) {
    let transaction = FollowedTransaction()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      transaction.isOver = true
      if transaction.isCommitted { self?.setNeedsLayout() }
    }
    changes()
    if overscan.distance > 0 && !isStill { awaitEnd() }
    CATransaction.commit()
    transaction.isCommitted = true
    // No animation was added, so no completion follows: park the children in the overscan now.
    if transaction.isOver && overscan.distance > 0 && isStill { UIView.performWithoutAnimation { placeChildren() } }
  }

  /// The part of the content in which a placement shows children: the screen, and the overscan while an animation runs.
  func followScreen(isAnimated: Bool) -> StackWindow {
    let screen = screen
    var overscan = overscan
    overscan.follow(screen, isAnimated: isAnimated)
    self.overscan = overscan
    if overscan.distance > 0 && !isAnimated {
      // An animation older than the followed transaction may outlast it without a callback: check ten times a second until no animation
      // runs.
      if isStill { self.overscan.close() } else { layOutAfterPause() }
    }
    return self.overscan.window(around: screen)
  }

  private var isStill: Bool { !moves(layer) && !placed.shown.contains { moves($0.view.layer) } }

  /// Whether an animation changes the layer's position or bounds. Other animations are ignored, since they may repeat forever.
  func moves(_ layer: CALayer) -> Bool {
    layer.animationKeys()?.contains { $0.hasPrefix("position") || $0.hasPrefix("bounds") || $0 == Self.vanishingKey } ?? false
  }

  /// Requests a layout after 0.1 s.
  func layOutAfterPause() {
    if isPausing { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.send(.pauseEnded)
      self?.setNeedsLayout()
    }
    content.layer.add(makeClock(duration: 0.1), forKey: Self.pauseKey)
    CATransaction.commit()
  }

  private var isPausing: Bool { content.layer.animation(forKey: Self.pauseKey) != nil }

  /// Whether a pass would change nothing now: the session has given up, and the screen is where the last pass left it.
  var isResting: Bool { session.isResting && isPausing && content.bounds == bounds }

  private static let pauseKey = "ContainerScrollView.pause"

  private func makeClock(duration: CFTimeInterval) -> CAAnimation {
    let clock = CABasicAnimation(keyPath: "opacity")
    (clock.fromValue, clock.toValue) = (CGFloat(content.layer.opacity), CGFloat(content.layer.opacity))
    clock.duration = duration
    return clock
  }

  /// Adds an invisible animation with the current block's duration, which ends together with the block's animations.
  private func awaitEnd() {
    let clock = makeClock(duration: UIView.inheritedAnimationDuration)
    // One key per pass: replacing a clock would end it, and thereby request a layout in this block.
    content.layer.add(clock, forKey: "ContainerScrollView.clock \(placed.pass)")
  }

  /// Sets the frames of all children that will move, on and off screen, to their places before the change, where the animation starts.
  ///
  /// - Returns: the children placed.
  func startFromFormerPlaces() -> [ContainerChild] {
    let former = placed.shown.map { StackMotion.Former($0.id, space: $0.space, gap: $0.gap) }
    var overscan = overscan
    let motion = StackMotion(
      in: stack, at: stackStart, from: StackMotion.Shown(former, span: placed.span), around: screen, overscan: &overscan,
      isShown: { children[$0]?.pass == placed.pass },
      isNew: { id in pending.appearing.contains { $0.id == id } })
    self.overscan = overscan
    var moving: [ContainerChild] = []
    for place in motion.places {
      guard let child = children[place.child] else { continue }
      if !place.isShown { (child.insets, child.space) = (child.edges, place.space) }
      moving.append(child)
    }
    let window = overscan.window(around: screen)
    UIView.performWithoutAnimation {
      // A pinned child starts at its current frame.
      for child in moving where !placed.isPinned(child) {
        startClipping(of: child, in: window)
        place(child, child.space, in: window)
      }
    }
    return moving
  }
}

/// State shared by `followed(_:)` and its completion block.
@MainActor private final class FollowedTransaction {
  var isCommitted = false
  var isOver = false
}
