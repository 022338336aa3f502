import ListModel
import UIKit

// Keeps `children` and `stack` in step with the subviews of the content view.
extension ContainerScrollView {
  func orderChanged() {
    isOrderStale = true
    revision += 1
    setNeedsArranging()
  }

  /// Gives the view's own scrolling back before it leaves.
  func release(_ view: UIView) {
    orderChanged()
    guard let index = children.firstIndex(where: { $0.view === view }) else { return }
    let child = children.remove(at: index)
    stack.extents.remove(index..<index + 1)
    shown.removeAll { $0 === child }
    changedChildren.removeAll { $0 === child }
    child.release()
  }

  /// The child's size, content size or visibility may be another one.
  func changed(_ child: ContainerChild) {
    if !isArranging, !content.isLayingOut { child.constraints?.takeOwnHeight() }
    guard !child.isMarkedChanged, isOrderStale || child.extent != stack.extents.extent(of: child.index) else { return }
    child.isMarkedChanged = true
    changedChildren.append(child)
    revision += 1
    setNeedsArranging()
    // What follows moves in the same transaction; nobody says when that is about to end.
    if UIView.inheritedAnimationDuration > 0, !isArranging { arrange() }
  }

  /// Its offset was set, by this container or by someone else.
  func offsetChanged(_ child: ContainerChild) {
    if isArranging { return }
    if child.pass != pass { isPlaceStale = true }
    setNeedsLayout()
  }

  func takeOrder() {
    guard isOrderStale else { return }
    var known: [ObjectIdentifier: ContainerChild] = [:]
    for child in children { known[ObjectIdentifier(child.view)] = child }
    let views = contentView.subviews
    let added = views.filter { known[ObjectIdentifier($0)] == nil }.map(ContainerChild.init)
    for child in added { known[ObjectIdentifier(child.view)] = child }
    children = views.compactMap { known[ObjectIdentifier($0)] }
    for (index, child) in children.enumerated() { child.index = index }
    stack.extents = Extents(count: children.count) { children[$0].extent }
    forgetChanges()
    isOrderStale = false
    isPlaceStale = true
    take(added)
  }

  /// A table that has never been laid out does not know its size; with no height it makes no cells for that.
  /// Laying out one lays out all its siblings that wait for it, so none may have height by then.
  private func take(_ added: [ContainerChild]) {
    for child in added where child.view.superview === contentView {
      child.manage(whenResized: { [weak self] in self?.changed($0) }, whenScrolled: { [weak self] in self?.offsetChanged($0) })
      if let scrollView = child.scrollView {
        let size = CGSize(width: stackWidth, height: 0)
        if scrollView.frame.size != size { scrollView.frame.size = size }
      } else {
        child.setWidth(stackWidth, in: contentView)
      }
    }
    for child in added where child.view.superview === contentView {
      child.scrollView?.layoutIfNeeded()
      takeExtent(of: child)
    }
  }

  private func forgetChanges() {
    for child in changedChildren { child.isMarkedChanged = false }
    changedChildren.removeAll(keepingCapacity: true)
  }

  func takeChanges() {
    while let child = changedChildren.popLast() {
      child.isMarkedChanged = false
      takeExtent(of: child)
    }
  }

  func takeExtent(of child: ContainerChild) {
    let extent = child.extent
    guard !isOrderStale, extent != stack.extents.extent(of: child.index) else { return }
    stack.extents.setExtent(extent, of: child.index)
    isPlaceStale = true
  }

  /// A scroll view may have other rows at another width, so every child gets the width at once, on screen or not.
  func takeWidth() {
    guard arrangedWidth != stackWidth else { return }
    arrangedWidth = stackWidth
    for child in children { child.setWidth(stackWidth, in: contentView) }
    for child in children { takeExtent(of: child) }
    isPlaceStale = true
  }

  /// What the insets leave of the width.
  var stackWidth: CGFloat {
    max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }
}
