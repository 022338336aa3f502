import Diagnostics
import UIKit

/// The superview of a container's children: reports each added, moved or removed subview to the container.
final class ContainerContentView: UIView {
  /// Cleared by the container's deinit, so never dangling; a weak reference would slow down every retain of the container.
  nonisolated(unsafe) unowned(unsafe) var container: ContainerScrollView?
  let seat = ScrollerSeat()
  /// True while `super.layoutSubviews()` sets frames decided by constraints: these are not changes by other code.
  private(set) var isLayingOut = false
  /// Where the view that is being inserted goes; nil at the end.
  private(set) var hint: Hint?
  private var isMarked = false
  #if !canImport(ObjectiveC)
    /// Read once: a task-local value costs 80 instructions at each step.
    private let hasPublicSeams = Seams.arePublic
  #endif

  /// Where a view is inserted, as the inserting call names it.
  enum Hint {
    case at(Int)
    case above(UIView)
    case below(UIView)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    seat.scroller = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seat.scroller = self
  }

  deinit { seat.scroller = nil }

  /// Called when a constraint has changed; not called by a scroll step, which only moves the bounds.
  override func setNeedsLayout() {
    isMarked = true
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    #if !canImport(ObjectiveC)
      // `setNeedsLayout()` was not called: only the bounds have moved, and constraints give the same frames.
      guard isMarked || hasPublicSeams else { return }
    #endif
    isMarked = false
    isLayingOut = true
    super.layoutSubviews()
    isLayingOut = false
  }

  /// Tests the children at the edges first, which are drawn over the others.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container, isUserInteractionEnabled, !isHidden else { return super.hitTest(point, with: event) }
    for child in container.placed.pinned.reversed() {
      if let hit = child.view.hitTest(convert(point, to: child.view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  // MARK: Subviews

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    container?.release(subview)
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    container?.added(subview)
  }

  override func addSubview(_ view: UIView) { place(view, nil) { super.addSubview(view) } }

  override func insertSubview(_ view: UIView, at index: Int) {
    place(view, .at(index)) { super.insertSubview(view, at: index) }
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, .above(siblingSubview)) { super.insertSubview(view, aboveSubview: siblingSubview) }
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, .below(siblingSubview)) { super.insertSubview(view, belowSubview: siblingSubview) }
  }

  override func bringSubviewToFront(_ view: UIView) { place(view, nil) { super.bringSubviewToFront(view) } }

  override func sendSubviewToBack(_ view: UIView) { place(view, .at(0)) { super.sendSubviewToBack(view) } }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
    for index in [min(index1, index2), max(index1, index2)] { container?.moved(subviews[index]) }
  }

  /// Runs `change`, and reports a move: a view that is a subview already changes its index without `didAddSubview(_:)`.
  private func place(_ view: UIView, _ hint: Hint?, _ change: () -> Void) {
    if let other = view.superview as? ContainerContentView, other !== self {
      programmingError(
        """
        ContainerScrollView: the \(type(of: view)) is a child of another ContainerScrollView; \
        take it out of that one first, with removeFromSuperview()
        """)
    }
    let isHere = view.superview === self
    let outer = self.hint
    self.hint = hint
    change()
    if isHere { container?.moved(view) }
    self.hint = outer
  }
}
