import Diagnostics
import ListModel
import UIKit

// As `UIStackView` has it.
extension ContainerScrollView {
  /// The children in order: the subviews of `contentView`.
  public var arrangedSubviews: [UIView] { content.subviews }

  /// Appends a child; one from another superview leaves it, one that is in the stack moves to the end.
  public func addArrangedSubview(_ view: UIView) { content.addSubview(view) }

  /// Inserts a child, or moves one that is in the stack; `index` counts the other children. An index out of range stops the program.
  public func insertArrangedSubview(_ view: UIView, at index: Int) { insert(view, at: index, "insertArrangedSubview(_:at:)") }

  /// Moves a child; `index` counts the other children. Stops the program if `view` is no child or the index is out of range.
  public func moveArrangedSubview(_ view: UIView, to index: Int) {
    _ = child(view, "moveArrangedSubview(_:to:)")
    insert(view, at: index, "moveArrangedSubview(_:to:)")
  }

  private func insert(_ view: UIView, at index: Int, _ call: String) {
    let count = content.subviews.count - (view.superview === content ? 1 : 0)
    ensure(
      index >= 0 && index <= count,
      "\(type(of: self)).\(call): no place \(index) among \(count) children; give an index from 0 to \(count)")
    content.insertSubview(view, at: index)
  }

  /// Removes the child from the container; inside `performUpdates` it fades out first. Stops the program if `view` is no child.
  public func removeArrangedSubview(_ view: UIView) {
    _ = child(view, "removeArrangedSubview(_:)")
    leave(view)
  }

  // MARK: Settings of one child

  /// Sets the points between a child and the next one that is not hidden, instead of `spacing`; `UIStackView.spacingUseDefault` resets it.
  public func setCustomSpacing(_ spacing: CGFloat, after child: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    if !isDefault { requireLength(spacing, "setCustomSpacing(\(spacing), after:)") }
    change(child, "setCustomSpacing(_:after:)") { $0.spacing = isDefault ? nil : spacing }
  }

  /// The value set by `setCustomSpacing(_:after:)`; `UIStackView.spacingUseDefault` without one.
  public func customSpacing(after child: UIView) -> CGFloat {
    self.child(child)?.settings.spacing ?? UIStackView.spacingUseDefault
  }

  /// Sets room around the child in points, which counts as a part of its space in the stack; zero by default. Must be finite.
  public func setInsets(_ insets: UIEdgeInsets, for child: UIView) {
    ensure(
      (insets.sum(.vertical) + insets.sum(.horizontal)).isFinite,
      "\(type(of: self)).setInsets(\(insets), for:): give finite numbers of points")
    change(child, "setInsets(_:for:)") { $0.insets = insets }
  }

  /// The room set by `setInsets(_:for:)`; zero without one.
  public func insets(for child: UIView) -> UIEdgeInsets { self.child(child)?.settings.insets ?? .zero }

  /// Sets the placement of one child across the stack; nil resets it to the container's `alignment`.
  public func setAlignment(_ alignment: Alignment?, for child: UIView) {
    change(child, "setAlignment(_:for:)") { $0.alignment = alignment }
  }

  /// The child's own alignment, or the container's.
  public func alignment(for child: UIView) -> Alignment { self.child(child)?.settings.alignment ?? alignment }

  /// Sets whether a scroll view keeps its own frame and pan gesture, as one that scrolls across the stack does anyway.
  public func setScrollsByItself(_ scrollsByItself: Bool, for child: UIView) {
    let child = self.child(child, "setScrollsByItself(_:for:)")
    child.settings.scrollsByItself = scrollsByItself
    if child.isTaken {
      child.release()
      waiting.append(child)
    }
    change(child.view, "setScrollsByItself(_:for:)") { _ in }
  }

  private func change(_ view: UIView, _ call: String, _ body: (inout ContainerChild.Settings) -> Void) {
    let child = child(view, call)
    willChange()
    body(&child.settings)
    if child.isTaken { setAcross(of: child) }
    takeLength(of: child)
    revision += 1
    setNeedsArranging()
  }

  // MARK: Pins

  /// Pins the child: it stays at the upper edge while the children after it scroll by, until the next pinned child pushes it out.
  ///
  /// - Parameter last: The last child for which it stays; nil for all children up to the next pinned one.
  public func pin(_ child: UIView, through last: UIView? = nil) {
    change(child, "pin(_:through:)") {
      $0.isPinned = true
      $0.pinEnd = last
    }
    child.layer.zPosition = 1
  }

  /// Lets the child scroll with the others again.
  public func unpin(_ child: UIView) {
    change(child, "unpin(_:)") { $0.isPinned = false }
    child.layer.zPosition = 0
  }

  /// Whether `pin(_:through:)` applies to the child, also while it is not at the edge.
  public func isPinned(_ child: UIView) -> Bool { self.child(child)?.settings.isPinned ?? false }

  struct StuckPlace {
    let child: ContainerChild
    let space: Segment
    let place: Segment
  }

  /// The child that sticks to the edge now, and where.
  func stuckPlace() -> StuckPlace? {
    let edge = screen.start + Double(adjustedContentInset.before(axis))
    guard stack.count > 0, edge > stackStart else { return nil }
    let at = stack.firstChild(endingAfter: edge - stackStart) ?? stack.child(at: stack.count - 1)
    guard let id = stack.lastMarked(upTo: at), let child = childAt[id.slot] else { return nil }
    let space = segment(of: child)
    if space.start > edge { return nil }
    var end = stackStart + stack.total
    if let next = stack.firstMarked(after: id), let other = childAt[next.slot] { end = min(end, segment(of: other).start) }
    if let view = child.settings.pinEnd, let last = self.child(view) { end = min(end, segment(of: last).end) }
    let section = Segment(start: space.start, length: max(space.length, end - space.start))
    return StuckPlace(child: child, space: space, place: Pin.header(length: space.length, in: section, at: edge))
  }

  func showStuck(_ stuck: StuckPlace?) {
    guard let stuck, stuck.place.end > screen.start else { return stuckView = nil }
    ensure(
      stuck.child.scrollView == nil,
      "\(type(of: self)).pin: the \(type(of: stuck.child.view)) scrolls with the container; call setScrollsByItself(true, for:) first"
    )
    stuckView = stuck.child.view
    show(stuck.child, stuck.place, in: screen.extended(by: overscan))
    stuck.child.space = stuck.space
  }
}
