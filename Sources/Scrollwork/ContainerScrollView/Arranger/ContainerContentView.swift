import Diagnostics
import ListModel
import UIKit

/// The superview of a container's children: reports each added, moved or removed subview to the arranger.
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
    for child in container.arranger.features.pinned.present.reversed() {
      if let hit = child.view.hitTest(convert(point, to: child.view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  // MARK: Subviews

  /// Reports a change, and keeps the container meanwhile.
  func report(_ change: @MainActor (Arranger) -> Void) {
    guard let container else { return }
    withExtendedLifetime(container) { change(container.arranger) }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    report { $0.removed(subview) }
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    report { $0.added(subview) }
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
    for index in [min(index1, index2), max(index1, index2)] { report { $0.moved(subviews[index]) } }
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
    if isHere { report { $0.moved(view) } }
    self.hint = outer
  }
}

extension ContainerContentView: ChildScroller {
  func viewport(of scrollView: UIScrollView) -> ScrollViewport {
    container?.arranger.viewport(of: scrollView)
      ?? ScrollViewport(bounds: scrollView.bounds, insets: scrollView.adjustedContentInset)
  }

  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool) {
    report { $0.scroll(scrollView, to: contentOffset, animated: animated) }
  }

  var scrolledView: UIScrollView? { container }

  func visibleBounds(of scrollView: UIScrollView) -> CGRect {
    guard let arranger = container?.arranger, let child = arranger.child(scrollView), arranger.anchoring.isOnScreen(child) else {
      return scrollView.bounds
    }
    // By the place in the stack: until the next layout, the frame has not followed the last step of the screen.
    let (axis, whole) = (arranger.axis, scrollView.bounds.union(CGRect(origin: .zero, size: scrollView.contentSize)))
    let ownMove = child.place.ownMove + Double(scrollView.contentOffset.along(axis) - child.offset)
    let part = arranger.visibleBounds.along(axis).moved(by: ownMove - arranger.shownStart(of: child))
    return whole.intersection(CGRect(axis, along: part, across: scrollView.bounds.along(axis.other)))
  }

  func contentMoves(in scrollView: UIScrollView) {
    report { if $0.isChangePending { $0.arrangeIfAnimated() } }
  }

  func keepsBeginning(of scrollView: UIScrollView) -> Bool { container?.arranger.anchoring.staysAtStart ?? false }
}
