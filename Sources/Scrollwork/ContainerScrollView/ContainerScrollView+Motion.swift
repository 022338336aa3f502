import Diagnostics
import ListModel
import UIKit

// Animated changes of children: inside a `UIView.animate` block or `performUpdates`.
extension ContainerScrollView {
  static let fadeKey = "ContainerScrollView.fade"

  /// Adds, removes, moves, hides, shows and resizes children in one animation, a critically damped spring of 0.441 s.
  ///
  /// Nothing moves inside the block; the container lays out once after it. Children that come fade in, and lists open up; children that are
  /// hidden or removed by `removeArrangedSubview(_:)` fade out while the others close up over them. A later update continues from the
  /// present places of a running one. A call inside another one stops the program.
  ///
  /// - Parameter completion: Called once; with false if something else ended the animation.
  public func performUpdates(_ updates: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
    ensure(!isUpdating, "\(type(of: self)).performUpdates: called inside another one; make all changes in one block")
    arrangeIfDue()
    let before = departing
    // UIKit's spring for rows: critically damped, 0.441 s.
    UIView.animate(
      withDuration: 0.441, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) {
      self.isUpdating = true
      updates()
      self.isUpdating = false
      let leaving = self.departing.filter { !before.contains($0) }
      self.fadeOut(leaving)
      self.arrange()
      if self.content.layer.needsLayout() { self.content.layoutIfNeeded() }
    } completion: { [weak self] isFinished in
      self?.clear()
      completion?(isFinished)
    }
  }

  // MARK: Fading

  /// A child removed in an update stays visible behind the others until the update ends.
  func leave(_ view: UIView) {
    guard isUpdating, animatesNow, child(view)?.pass == pass, !view.isHidden else {
      return view.removeFromSuperview()
    }
    view.removeFromSuperview()
    insertSubview(view, belowSubview: content)
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
    // Not for lists: a faded first row would look like a gap.
    for child in fresh
    where child.pass == pass && child.scrollView == nil && child.view.layer.animation(forKey: Self.fadeKey) == nil {
      child.view.layer.add(makeFade(from: 0, to: child.view.layer.opacity), forKey: Self.fadeKey)
    }
  }

  func makeFade(from: Float, to: Float) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (CGFloat(from), CGFloat(to))
    fade.duration = UIView.inheritedAnimationDuration
    return fade
  }

  /// To be called when the last update ends.
  private func clear() {
    for view in departing where view.superview === self {
      view.removeFromSuperview()
      view.layer.removeAnimation(forKey: Self.fadeKey)
    }
    departing.removeAll()
  }

  // MARK: Moving

  /// Requests a layout when all animations that `changes` adds have ended: children in the overscan then lose their places.
  ///
  /// Without an animation the completion block runs inside `commit()` and must not request a layout: that layout would be in the same
  /// animation block and request the next one.
  func followed(_ changes: () -> Void) {
    let transaction = FollowedTransaction()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      transaction.isOver = true
      if transaction.isCommitted { self?.setNeedsLayout() }
    }
    changes()
    if overscan > 0 && !isStill { awaitEnd() }
    CATransaction.commit()
    transaction.isCommitted = true
    // No animation was added, so no completion follows: park children in the overscan now.
    if transaction.isOver && overscan > 0 && isStill { UIView.performWithoutAnimation { placeChildren() } }
  }

  /// Part of the content in which children have places: the visible part, and the overscan while something moves.
  func window(_ isAnimated: Bool) -> Segment {
    if isAnimated {
      let move = screen.start - screenStart
      overscan = max(overscan, min(abs(move), screen.length))
      reachBefore = max(reachBefore, min(move, screen.length))
    }
    screenStart = screen.start
    if overscan > 0 && !isAnimated {
      if isStill { (overscan, reachBefore) = (0, 0) } else { lookAgain() }
    }
    return screen.extended(by: overscan)
  }

  private var isStill: Bool { !moves(layer) && !shown.contains { moves($0.view.layer) } }

  /// Whether an animation changes the layer's position or bounds. Other animations may repeat forever.
  func moves(_ layer: CALayer) -> Bool {
    layer.animationKeys()?.contains { $0.hasPrefix("position") || $0.hasPrefix("bounds") || $0 == Self.vanishingKey } ?? false
  }

  /// An animation from before the followed transaction may outlive it without a callback: lays out ten times a second until nothing moves.
  private func lookAgain() {
    let key = "ContainerScrollView.wait"
    if content.layer.animation(forKey: key) != nil { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.setNeedsLayout() }
    content.layer.add(makeClock(duration: 0.1), forKey: key)
    CATransaction.commit()
  }

  private func makeClock(duration: CFTimeInterval) -> CAAnimation {
    let clock = CABasicAnimation(keyPath: "opacity")
    (clock.fromValue, clock.toValue) = (CGFloat(content.layer.opacity), CGFloat(content.layer.opacity))
    clock.duration = duration
    return clock
  }

  /// Adds an invisible animation with the current block's duration, whose end is the end of the block's animations.
  private func awaitEnd() {
    let clock = makeClock(duration: UIView.inheritedAnimationDuration)
    // One key per pass: replacing a clock would end it, and request a layout in this block.
    content.layer.add(clock, forKey: "ContainerScrollView.clock \(pass)")
  }

  /// Sets the frames of all children that will move, on and off screen, to their places before the change: the start of the animation.
  ///
  /// - Returns: The children placed.
  func startFromFormerPlaces() -> [ContainerChild] {
    let present = shown
    var longest = 0.0
    for child in present {
      let space = segment(of: child)
      longest = max(longest, abs(space.start - child.space.start), abs(space.end - child.space.end))
    }
    // Room to scroll during the animation, at most two screens.
    if longest > 0 { overscan = max(overscan, min(max(longest, screen.length), 2 * screen.length)) }
    let window = screen.extended(by: overscan)
    var moving = present
    stack.forEach(from: window.start - stackStart, to: window.end - stackStart) { id, _ in
      if let child = childAt[id.slot], child.pass != pass { moving.append(child) }
    }
    for child in moving where child.pass != pass { child.insets = child.settings.insets }
    moving.sort { stack.index(of: $0.id) < stack.index(of: $1.id) }
    findFormerPlaces(of: moving)
    let farthest = moving.map { $0.space.start - segment(of: $0).start }.max() ?? 0
    reachBefore = max(reachBefore, min(farthest, overscan))
    UIView.performWithoutAnimation {
      // A pinned child starts at its current frame.
      for child in moving where child.view !== stuckView {
        startClipping(of: child, in: window)
        place(child, child.space, in: window)
      }
    }
    return moving
  }

  /// Former places of children that were off screen, continued from their neighbours on screen.
  private func findFormerPlaces(of moving: [ContainerChild]) {
    guard let first = moving.firstIndex(where: { $0.pass == pass }), let last = moving.lastIndex(where: { $0.pass == pass })
    else {
      for child in moving { child.space = segment(of: child) }
      return
    }
    func length(_ child: ContainerChild) -> Double {
      fresh.contains { $0 === child } ? 0 : stack.length(of: child.id)
    }
    func gap(_ child: ContainerChild) -> Double { fresh.contains { $0 === child } ? 0 : stack.gap(after: child.id) }
    var start = min(moving[first].space.start, shownSpan.start)
    for child in moving[..<first].reversed() {
      start -= length(child) + gap(child)
      child.space = Segment(start: start, length: length(child))
    }
    var end = moving[first].space.end + moving[first].gap
    for (index, child) in moving.enumerated().dropFirst(first + 1) {
      if child.pass == pass {
        end = child.space.end + child.gap
        continue
      }
      if index > last { end = max(end, shownSpan.end) }
      child.space = Segment(start: end, length: length(child))
      end += length(child) + gap(child)
    }
  }
}

/// State shared by `followed(_:)` and its completion block.
@MainActor private final class FollowedTransaction {
  var isCommitted = false
  var isOver = false
}
