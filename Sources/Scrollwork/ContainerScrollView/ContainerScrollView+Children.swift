import Diagnostics
import ListModel
import UIKit

// Mirrors the subviews of the content view in the stack, one edit at a time.
extension ContainerScrollView {
  func child(_ view: UIView) -> ContainerChild? {
    if let child = children[view] { return child }
    // A view that a `ScrollingStackController` shows inside a scroll view of its own.
    return (view.superview as? StackScrollHost).flatMap { children[$0] }
  }

  func child(_ view: UIView, _ call: @autoclosure () -> String) -> ContainerChild {
    guard let child = child(view) else {
      programmingError("\(type(of: self)).\(call()): the \(type(of: view)) is not a child of this container; add it first")
    }
    return child
  }

  func segment(of child: ContainerChild) -> Segment { stack.segment(of: child.id).moved(by: stackStart) }

  // MARK: Order

  func added(_ view: UIView) {
    view.layer.removeAnimation(forKey: Self.fadeKey)
    if let entering = sections.entering, entering.view === view { return adopt(view, entering.section) }
    willChange()
    let views = content.subviews
    let index = position(of: view, in: views)
    // The receiver of a message about this view's insertion may have inserted further views, which were added here first.
    if views.count != stack.presentCount + 1 { pending.isOrderStale = true }
    register(ContainerChild(view, stack.insert(at: place(at: index, in: views))))
    send(.changed)
  }

  /// Gives a new child its settings, and measures it in the next pass.
  func register(_ child: ContainerChild) {
    let view = child.view
    if !layouts.isEmpty, let settings = layouts[view] {
      layouts[view] = nil
      child.settings = settings
      if settings.layout.snap != nil { installSnapping() }
      snapping.changed(child, settings.layout.snap)
    }
    children.insert(child)
    piles.isStale = true
    if child.settings.isPiled { pinningChanged(child) }
    pending.added.append(child)
  }

  func moved(_ view: UIView) {
    guard let child = child(view), view !== sections.moving else { return }
    willChange()
    let views = content.subviews
    if views.count != stack.presentCount { pending.isOrderStale = true }
    let place = place(at: position(of: view, in: views), in: views)
    // The places of the others, if this one is taken out first.
    stack.move(child.id, to: stack.index(of: child.id) < place ? place - 1 : place)
    piles.isStale = true
    send(.changed)
  }

  /// Restores the view's own scroll settings before it leaves. A section without its view keeps its place.
  func release(_ view: UIView) {
    guard let child = child(view) else { return }
    let isLetGo = view === sections.leaving
    let isGone = child.section?.isLeaving ?? true
    if !isLetGo { willChange() }
    if isGone { anchorLeaves(child.id) }
    children.remove(child)
    if let section = child.section { leaves(section, child) }
    if isGone { stack.remove(child.id) }
    placed.shown.removeAll { $0 === child }
    pending.remove(child)
    placed.pinned.removeAll { $0 === child }
    piles.members.removeAll { $0 === child }
    piles.isStale = true
    snapping.changed(child, nil)
    if child.settings.layout != ChildLayout() || child.settings.pinEnd != nil { layouts[view] = child.settings }
    lower(child)
    undecorate(child)
    endVanishing(of: child)
    child.release()
    restoreLength(of: child)
    if !isLetGo { send(.changed) }
    report(child, 0)
  }

  /// Index of a new subview. O(1) for the last subview, or if the inserting call names the index or a sibling.
  private func position(of view: UIView, in views: [UIView]) -> Int {
    if views.last === view { return views.count - 1 }
    let index: Int?
    switch content.hint {
    case .at(let place): index = place
    case .above(let sibling): index = self.index(of: sibling).map { $0 + 1 }
    case .below(let sibling): index = self.index(of: sibling)
    case nil: index = nil
    }
    if let index, views.indices.contains(index), views[index] === view { return index }
    return views.firstIndex { $0 === view } ?? 0
  }

  /// Index in the stack for the view at an index of the subviews. Among sections without views, which are no subviews, it is directly beside
  /// the sibling that the inserting call names, else directly before the next subview.
  private func place(at index: Int, in views: [UIView]) -> Int {
    if case .above(let sibling) = content.hint, let child = child(sibling) { return stack.index(of: child.id) + 1 }
    if index == 0, case .at = content.hint { return 0 }
    for view in views.dropFirst(index + 1) {
      if let next = child(view) { return stack.index(of: next.id) }
    }
    return stack.count
  }

  /// Moves children in the stack to the indices of their views. Subviews without a child are skipped: in the messages of an insertion or a
  /// removal the view is still, or already, a subview.
  func takeOrder() {
    guard pending.isOrderStale else { return }
    pending.isOrderStale = false
    let ordered = content.subviews.compactMap { child($0)?.id }
    for (index, id) in ordered.enumerated() where stack.presentIndex(of: id) != index {
      // Those before it are in order by now.
      let place = index > 0 ? stack.index(of: ordered[index - 1]) + 1 : 0
      stack.move(id, to: stack.index(of: id) < place ? place - 1 : place)
    }
    send(.changeTaken)
  }

  // MARK: Sizes

  /// Compares the child's length, gap and pin with the stack's. Call when its size, content size or `isHidden` may have changed.
  func changed(_ child: ContainerChild) {
    followHiding(of: child)
    let isOwn = takeOwnFrame(of: child)
    if child.isMarkedResized || child.isMeasuring { return }
    let (length, gap) = space(of: child)
    // A pinned child without a length counts too: hiding it changes only its mark.
    let isNew =
      length != stack.length(of: child.id) || gap != stack.gap(after: child.id) || pinsDiffer(child)
    guard isNew || isOwn else { return }
    willChange()
    pending.resize(child)
    send(.changed)
    arrangeIfAnimated()
  }

  /// Adopts a frame set by code other than the container, and returns whether there is one. The frame of an off-screen child is reset.
  private func takeOwnFrame(of child: ContainerChild) -> Bool {
    if isArranging || content.isLayingOut || child.scrollView != nil || child.view.frame == child.frame { return false }
    if child.view.frame.size.along(axis) != child.frame.size.along(axis) { child.ownLength = nil }
    child.constraints?.takeOwnSize()
    child.ownAcross = child.view.frame.along(axis.other)
    child.frame = child.view.frame
    if !isShown(child) { park(child) }
    return true
  }

  private func space(of child: ContainerChild) -> (length: Double, gap: Double) {
    (child.length(axis), child.view.isHidden ? 0 : Double(child.settings.layout.spacingAfter ?? spacing))
  }

  func everySpaceChanged() {
    willChange()
    for case let child? in children.bySlot where child.isTaken {
      resolveEdges(of: child)
      takeLength(of: child)
    }
    takeGapsOfSections()
    send(.changed)
  }

  func everyWidthChanged() {
    placed.across.length = -1
    everySpaceChanged()
  }

  func axisChanged() {
    for child in placed.shown {
      park(child)
      // The child is off screen from now on, even if the next pass ends before it places anything.
      child.pass = -1
      if child.fraction > 0 { visibility.departed.append(child) }
    }
    placed.shown.removeAll()
    pending.added = content.subviews.compactMap { child($0) }
    for child in pending.added {
      let scrollView = child.scrollView
      child.release()
      scrollView?.returnToStart(along: axis.other)
    }
    sections.sources.forEach { $0.axisChanged() }
    anchor = nil
    // Nothing scrolls across the stack: an offset that code has set there may be beyond the edges along it, and a motion may lead there.
    setContentOffset(CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top), animated: false)
    everyWidthChanged()
  }

  /// Measures new children. A table computes its content size in its first layout, and makes no cells while its height is 0. Laying out one
  /// new child lays out all pending siblings, so each gets height 0 first.
  func takeAdded() {
    if pending.added.isEmpty { return }
    let added = pending.added
    pending.added.removeAll(keepingCapacity: true)
    let across = stackAcross
    for child in added where child.view.superview === content {
      child.manage(axis, across: across, by: content.seat)
      child.isMeasuring = child.scrollView != nil
      resolveEdges(of: child)
      park(child)
      setAcross(of: child)
      // New constraints hold the child at the content's origin.
      if child.constraints != nil { park(child) }
      // A section that was in the stack before moves to its place, and does not fade in.
      let isNew = child.section.map { $0.birth == placed.pass } ?? true
      if !child.view.isHidden && isNew { pending.appearing.append(child) }
    }
    for child in added where child.view.superview === content {
      child.scrollView?.layoutIfNeeded()
      child.isMeasuring = false
      takeLength(of: child)
    }
  }

  /// Adopts new lengths. Reading a list's content size may change other children in turn, so the number of steps is bounded; the next round
  /// continues.
  func takeResized() {
    if !pending.hasResized { return }
    var limit = StackSession.unsettledLimit * stack.count
    while limit > 0, let child = pending.popResized() {
      limit -= 1
      let length = stack.length(of: child.id)
      if length == 0 && !child.view.isHidden { pending.appearing.append(child) }
      takeLength(of: child)
      if placed.entering === child, children.contains(child) { grows(child, by: stack.length(of: child.id) - length) }
    }
  }

  func takeLength(of child: ContainerChild) {
    guard child.isTaken, children.contains(child) else { return }
    let (length, gap) = space(of: child)
    stack.set(length: length, gap: gap, isMarked: (takesPin(child, .start), takesPin(child, .end)), of: child.id)
  }

  /// Whether the child is marked as pinned in the stack. A hidden child is not, and does not end the section of the pinned child before it.
  private func takesPin(_ child: ContainerChild, _ edge: ScrollAnchor) -> Bool {
    child.settings.isPushed(at: edge) && !child.view.isHidden
  }

  private func pinsDiffer(_ child: ContainerChild) -> Bool {
    takesPin(child, .start) != stack.isMarked(child.id, at: .start) || takesPin(child, .end) != stack.isMarked(child.id, at: .end)
  }

  /// Sets the new width of every child, on screen or off, since its length may depend on the width.
  func takeAcross() {
    let across = stackAcross
    guard placed.across != across || placed.isMirrored != isMirrored else { return }
    willChange()
    placed.isMirrored = isMirrored
    placed.across = across
    for case let child? in children.bySlot where child.isTaken {
      resolveEdges(of: child)
      setAcross(of: child)
      takeLength(of: child)
    }
    send(.changeTaken)
  }

  func setAcross(of child: ContainerChild) {
    let isFilled = (child.settings.layout.alignment ?? alignment) == .fill
    child.setAcross(across(of: child), axis, isFilled: isFilled, in: content)
  }
}

extension UIScrollView {
  /// Undoes the offset that a container has set along its former axis: nobody scrolls the view back there.
  fileprivate func returnToStart(along axis: NSLayoutConstraint.Axis) {
    let start = CGPoint(axis, along: -contentInset.before(axis), across: contentOffset.along(axis.other))
    if contentOffset != start { contentOffset = start }
  }
}
