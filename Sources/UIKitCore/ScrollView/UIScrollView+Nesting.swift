package import ScrollPhysics

// Which of nested scroll views moves, by one rule for fingers, wheels and keys: the innermost that can move in the direction; the next
// outer one only if `transfers...ScrollingToParent` allows it.
extension UIView {
  /// The innermost scroll view from here outward that can move in `direction` (its sign counts) along `axis`.
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

  /// The innermost scroll view from here outward that can be dragged along `axis`, even if at its end.
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
  /// Whether movement beyond the end along `axis` stays in this scroll view.
  fileprivate func keeps(_ axis: Axis) -> Bool {
    let transfers = axis == .x ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    return !transfers && machine.geometry.axes[axis].isDraggable
  }

  /// Whether a drag that would move the content by `movement` moves this scroll view: it can move there, or no outer one that receives
  /// the same touches can.
  func takesDrag(_ movement: Vector) -> Bool {
    let axis: Axis = movement.x.magnitude > movement.y.magnitude ? .x : .y
    if machine.hasRoom(on: axis, toward: movement[axis]) || keeps(axis) { return true }
    let outer = superview?.scrollView(axis, toward: movement[axis]) { $0.pan.isEnabled && $0.pan.tracking.shares(pan.tracking) }
    return outer == nil
  }
}
