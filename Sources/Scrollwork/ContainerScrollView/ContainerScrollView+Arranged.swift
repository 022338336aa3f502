import Diagnostics
import ListModel
import UIKit

// API shared with `UIStackView`, and settings of single children.
extension ContainerScrollView {
  /// The children in order: the subviews of `contentView`.
  public var arrangedSubviews: [UIView] { content.subviews }

  /// Appends a child; one from another superview leaves it, one that is in the stack moves to the end.
  public func addArrangedSubview(_ view: UIView) { content.addSubview(view) }

  /// Inserts a child, or moves one that is in the stack; `index` counts the other children. An index out of range stops the program.
  public func insertArrangedSubview(_ view: UIView, at index: Int) { insert(view, at: index, "insertArrangedSubview(_:at:)") }

  /// Moves a child to another index, counted among the other children.
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

  /// Removes the child from the container; inside `performUpdates` it fades out first.
  public func removeArrangedSubview(_ view: UIView) {
    _ = child(view, "removeArrangedSubview(_:)")
    leave(view)
  }

  // MARK: Settings of single children

  /// Sets the spacing between the child and the next one that is not hidden; `UIStackView.spacingUseDefault` resets it to the container's.
  public func setCustomSpacing(_ spacing: CGFloat, after child: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    if !isDefault { requireLength(spacing, "setCustomSpacing(\(spacing), after:)") }
    change(child, "setCustomSpacing(_:after:)") { $0.spacing = isDefault ? nil : spacing }
  }

  /// The value set by `setCustomSpacing(_:after:)`; `UIStackView.spacingUseDefault` without one.
  public func customSpacing(after child: UIView) -> CGFloat {
    self.child(child)?.settings.spacing ?? UIStackView.spacingUseDefault
  }

  /// Sets the insets around the child; they are part of its space in the stack.
  public func setInsets(_ insets: UIEdgeInsets, for child: UIView) {
    ensure(
      (insets.sum(.vertical) + insets.sum(.horizontal)).isFinite,
      "\(type(of: self)).setInsets(\(insets), for:): give finite numbers of points")
    change(child, "setInsets(_:for:)") { $0.insets = insets }
  }

  /// The room set by `setInsets(_:for:)`; zero without one.
  public func insets(for child: UIView) -> UIEdgeInsets { self.child(child)?.settings.insets ?? .zero }

  /// Where one child lies across the stack; nil is the container's `alignment`.
  public func setAlignment(_ alignment: Alignment?, for child: UIView) {
    change(child, "setAlignment(_:for:)") { $0.alignment = alignment }
  }

  /// The child's own alignment, or the container's.
  public func alignment(for child: UIView) -> Alignment { self.child(child)?.settings.alignment ?? alignment }

  /// Sets whether a scroll view keeps its own frame and is dragged by itself. One that scrolls across the stack always is.
  public func setScrollsByItself(_ scrollsByItself: Bool, for child: UIView) {
    let child = self.child(child, "setScrollsByItself(_:for:)")
    child.settings.scrollsByItself = scrollsByItself
    if child.isTaken {
      child.release()
      pending.added.append(child)
    }
    change(child.view, "setScrollsByItself(_:for:)") { _ in }
  }

  private func change(_ view: UIView, _ call: String, _ body: (inout ContainerChild.Settings) -> Void) {
    let child = child(view, call)
    willChange()
    body(&child.settings)
    if child.isTaken { setAcross(of: child) }
    takeLength(of: child)
    send(.changed)
  }

  // MARK: Pins

  /// Pins the child to the upper edge while the children after it scroll by, until the next pinned child pushes it out.
  ///
  /// `last` is the last child that it stays pinned for; nil means up to the next pinned child.
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

  func showPinned(_ pinned: StackPlan.Pinned?) {
    // The receiver of a message in this pass may have scrolled since the plan was made.
    guard let pinned, let child = children[pinned.child], pinned.place.end > screen.start else {
      return placed.pinned = nil
    }
    ensure(
      child.scrollView == nil,
      "\(type(of: self)).pin: the \(type(of: child.view)) scrolls with the container; call setScrollsByItself(true, for:) first")
    placed.pinned = child.view
    show(child, pinned.place, gap: pinned.gap, in: overscan.window(around: screen))
    child.space = pinned.space
  }
}
