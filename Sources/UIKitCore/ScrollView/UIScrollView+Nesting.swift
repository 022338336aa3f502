package import ScrollPhysics

// Which of several scroll views, one inside the other, moves. One rule for fingers, wheels and keys: the innermost that can still go
// that way; the next one outward only while `transfers...ScrollingToParent` lets it.
extension UIView {
  /// The innermost scroll view from here outward that can go `direction` (its sign counts) along `axis`.
  ///
  /// - Parameter asks: Which of them take part.
  func scrollView(_ axis: Axis, toward direction: Double, where asks: (UIScrollView) -> Bool) -> UIScrollView? {
    var view: UIView? = self
    while let current = view {
      view = current.superview
      guard let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, asks(scrollView) else { continue }
      if scrollView.machine.hasRoom(on: axis, toward: direction) { return scrollView }
      if scrollView.keeps(axis) { return nil }
    }
    return nil
  }

  /// The innermost scroll view from here outward that gives way along `axis`, be it at its end.
  package func scrollView(draggableAlong axis: Axis, where asks: (UIScrollView) -> Bool) -> UIScrollView? {
    var view: UIView? = self
    while let current = view {
      view = current.superview
      guard let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, asks(scrollView) else { continue }
      if scrollView.machine.geometry.axes[axis].isDraggable { return scrollView }
    }
    return nil
  }
}

extension UIScrollView {
  /// Nothing beyond its end along `axis` goes to a scroll view around it.
  fileprivate func keeps(_ axis: Axis) -> Bool {
    let transfers = axis == .x ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    return !transfers && machine.geometry.axes[axis].isDraggable
  }

  /// Whether a finger that sets out to move the content by `movement` moves this scroll view: it can go that way, or nobody
  /// around it can that hears of the same touches.
  func takesDrag(_ movement: Vector) -> Bool {
    let axis: Axis = movement.x.magnitude > movement.y.magnitude ? .x : .y
    if machine.hasRoom(on: axis, toward: movement[axis]) || keeps(axis) { return true }
    let outer = superview?.scrollView(axis, toward: movement[axis]) { $0.pan.isEnabled && $0.pan.tracking.shares(pan.tracking) }
    return outer == nil
  }
}
