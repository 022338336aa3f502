package import ScrollPhysics

// Chooses among nested scroll views, by one rule for fingers, wheels and keys: the innermost one that can move in the direction; the next
// outer one only if `transfers...ScrollingToParent` allows it.
extension UIView {
  /// The innermost scroll view, from this view outward, that can move along `axis` in the direction of `direction`'s sign.
  ///
  /// - Parameter asks: whether a scroll view is considered.
  func scrollView(_ axis: Axis, toward direction: Double, where asks: (UIScrollView) -> Bool) -> UIScrollView? {
    var view: UIView? = self
    while let current = view {
      view = current.superview
      guard let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, asks(scrollView) else { continue }
      if scrollView.machine.hasRoom(on: axis, toward: direction) { return scrollView }
      if scrollView.retainsMovement(along: axis) { return nil }
    }
    return nil
  }

  /// The innermost scroll view, from this view outward, that can be dragged along `axis`, even if at its end.
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
  /// Whether movement beyond the end along `axis` stays in this scroll view instead of moving an outer one.
  fileprivate func retainsMovement(along axis: Axis) -> Bool {
    let transfers = axis == .x ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    return !transfers && machine.geometry.axes[axis].isDraggable
  }

  /// Whether this scroll view consumes a drag that would move the content by `movement`: true if it can move there, or if no outer scroll view
  /// that receives the same touches can.
  func consumesDrag(_ movement: Vector) -> Bool {
    let axis: Axis = movement.x.magnitude > movement.y.magnitude ? .x : .y
    if machine.hasRoom(on: axis, toward: movement[axis]) || retainsMovement(along: axis) { return true }
    let outer = superview?.scrollView(axis, toward: movement[axis]) { $0.pan.isEnabled && $0.pan.tracking.shares(pan.tracking) }
    return outer == nil
  }
}
