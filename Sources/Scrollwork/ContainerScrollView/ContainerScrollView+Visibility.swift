import ListModel
import UIKit

// Reports of visible fractions.
extension ContainerScrollView {
  /// Calls `body` after a layout, once for each child whose visible fraction has changed: 0 is nothing, 1 the whole child.
  ///
  /// A child that a jump of the offset passes over, visible neither before nor after it, is not reported. Any number of observers may be
  /// added, one for all children or for a single one, whether it is in the container or not.
  ///
  /// - Parameters:
  ///   - child: the only child to report; nil for all.
  ///   - body: receives the child's view and the visible part of its length, 0 to 1.
  /// - Returns: the calls end when this object is invalidated or released.
  public func observeVisibility(
    of child: UIView? = nil, _ body: @escaping @MainActor (_ child: UIView, _ fraction: CGFloat) -> Void
  ) -> Observation {
    visibility.observers.removeEnded()
    return visibility.observers.add(VisibilityReports.Observer(isForAll: child == nil, child: child, body: body))
  }

  func fraction(of child: ContainerChild) -> CGFloat {
    if child.space.length <= 0 { return 0 }
    if placed.pinned.contains(where: { $0 === child }) {
      let part = child.view.frame.along(axis)
      return CGFloat(overlap(part) / max(part.length, 1e-9))
    }
    return CGFloat(overlap(child.space) / child.space.length)
  }

  private func overlap(_ space: Segment) -> Double { max(0, min(space.end, screen.end) - max(space.start, screen.start)) }

  func reportVisibility() {
    if visibility.observers.isEmpty && visibility.onShow == nil { return }
    if !visibility.departed.isEmpty {
      let departed = visibility.departed
      visibility.departed.removeAll()
      for child in departed where !isShown(child) { report(child, 0) }
    }
    let shown = placed.shown
    // The receiver of a report may have removed children or run another pass.
    for child in shown where children.contains(child) && isShown(child) {
      report(child, fraction(of: child))
    }
  }

  func report(_ child: ContainerChild, _ fraction: CGFloat) {
    let old = child.fraction
    if fraction == old { return }
    child.fraction = fraction
    if (fraction > 0) != (old > 0) { visibility.onShow?(child.view, fraction > 0) }
    let view = child.givenView
    visibility.observers.forEach { if $0.isForAll || $0.child === view { $0.body(view, fraction) } }
  }

  /// Updates the timelines when the lists on the screen have placed their cells: the views of some timelines may be in cells.
  func updateTimelines() {
    if timelines.isEmpty { return }
    for child in placed.shown { child.scrollView?.layoutIfNeeded() }
    timelines.update(in: self)
  }

  /// The segment of a child, or of a view inside one, at its place in the stack; nil for a view that is in no child.
  func naturalPlace(of view: UIView) -> Segment? {
    var top = view
    while let parent = top.superview, parent !== content { top = parent }
    guard top.superview === content, let child = children[top] else { return nil }
    let place = segment(of: child).inset(before: child.edges.before(axis), after: child.edges.after(axis))
    if top === view { return place }
    let origin = child.scrollView.map { -$0.contentInset.before(axis) } ?? top.bounds.origin.along(axis)
    let inner = view.placeIgnoringTransform(axis, in: top)
    return Segment(start: place.start + inner.start - Double(origin), length: inner.length)
  }

  var stackState: StackState { StackState(axis: axis, edits: stack.editSteps, edges: edgeChanges, start: stackStart) }

  /// The seat of a child, or of a subview of a child that the container does not scroll; nil for other views.
  func seat(of view: UIView) -> StackSeat? {
    guard let superview = view.superview, let child = children[view] ?? children[superview] else { return nil }
    let isChild = child.view === view
    if !isChild && child.scrollView != nil { return nil }
    let place = segment(of: child).inset(before: child.edges.before(axis), after: child.edges.after(axis))
    return StackSeat(start: CGFloat(place.start), length: CGFloat(place.length), isChild: isChild)
  }
}
