import Diagnostics
import ListModel
import UIKit

// Mirrors the subviews of the content view in the stack, one edit at a time.
extension ContainerScrollView {
  func child(_ view: UIView) -> ContainerChild? { known[ObjectIdentifier(view)] }

  func child(_ view: UIView, _ call: @autoclosure () -> String) -> ContainerChild {
    guard let child = child(view) else {
      programmingError("\(type(of: self)).\(call()): the \(type(of: view)) is not a child of this container; add it first")
    }
    return child
  }

  func segment(of child: ContainerChild) -> Segment { stack.segment(of: child.id).moved(by: stackStart) }

  // MARK: Order

  func added(_ view: UIView) {
    willChange()
    view.layer.removeAnimation(forKey: Self.fadeKey)
    let views = content.subviews
    let index = position(of: view, in: views)
    // Messages about a view on its way may have brought others.
    isOrderStale = isOrderStale || views.count != stack.count + 1
    let child = ContainerChild(view, stack.insert(at: min(index, stack.count)))
    while childAt.count <= child.id.slot { childAt.append(nil) }
    childAt[child.id.slot] = child
    known[ObjectIdentifier(view)] = child
    waiting.append(child)
    orderChanged()
  }

  func moved(_ view: UIView) {
    guard let child = child(view) else { return }
    willChange()
    let views = content.subviews
    isOrderStale = isOrderStale || views.count != stack.count
    let index = position(of: view, in: views)
    stack.move(child.id, to: min(index, stack.count - 1))
    orderChanged()
  }

  /// Restores the view's own scroll settings before it leaves.
  func release(_ view: UIView) {
    guard let child = child(view) else { return }
    willChange()
    anchorLeaves(child)
    known[ObjectIdentifier(view)] = nil
    childAt[child.id.slot] = nil
    stack.remove(child.id)
    for list in [\ContainerScrollView.shown, \.changedChildren, \.waiting, \.fresh] {
      self[keyPath: list].removeAll { $0 === child }
    }
    if stuckView === view { stuckView = nil }
    endVanishing(of: child)
    child.release()
    orderChanged()
    report(child, 0)
  }

  /// Index of a new subview; O(1) if the current call has passed it.
  private func position(of view: UIView, in views: [UIView]) -> Int {
    if views.last === view { return views.count - 1 }
    if let hint = content.hint?(), views.indices.contains(hint), views[hint] === view { return hint }
    return views.firstIndex { $0 === view } ?? 0
  }

  private func orderChanged() {
    revision += 1
    setNeedsArranging()
  }

  /// Takes over the order of the subviews.
  func takeOrder() {
    guard isOrderStale else { return }
    isOrderStale = false
    for (index, view) in content.subviews.enumerated() {
      if let child = child(view), stack.index(of: child.id) != index { stack.move(child.id, to: index) }
    }
    revision += 1
  }

  // MARK: Sizes

  /// To be called when the child's size, content size or visibility may have changed.
  func changed(_ child: ContainerChild) {
    followHiding(of: child)
    let isOwn = takeOwnFrame(of: child)
    let (length, gap) = space(of: child)
    // A child without a length may stick, too.
    let isNew =
      length != stack.length(of: child.id) || gap != stack.gap(after: child.id) || sticks(child) != stack.isMarked(child.id)
    guard !child.isMarkedChanged, isNew || isOwn else { return }
    willChange()
    child.isMarkedChanged = true
    changedChildren.append(child)
    revision += 1
    setNeedsArranging()
    arrangeIfAnimated()
  }

  /// Lays out at once inside an animation block: there is no callback at the end of the block.
  func arrangeIfAnimated() {
    if UIView.inheritedAnimationDuration > 0, !isArranging, !isUpdating { arrange() }
  }

  /// Whether code other than the container has set the frame. The frame of a child off screen is reset.
  private func takeOwnFrame(of child: ContainerChild) -> Bool {
    if isArranging || content.isLayingOut || child.scrollView != nil || child.view.frame == child.frame { return false }
    child.constraints?.takeOwnSize()
    child.ownAcross = child.view.frame.along(axis.other)
    child.frame = child.view.frame
    if child.pass != pass { park(child) }
    return true
  }

  private func space(of child: ContainerChild) -> (length: Double, gap: Double) {
    (child.length(axis), child.view.isHidden ? 0 : Double(child.settings.spacing ?? spacing))
  }

  func everySpaceChanged() {
    willChange()
    for case let child? in childAt where child.isTaken { takeLength(of: child) }
    orderChanged()
  }

  func everyWidthChanged() {
    arrangedAcross.length = -1
    everySpaceChanged()
  }

  func axisChanged() {
    for child in shown {
      park(child)
      // Also if the next pass ends before it places anything.
      child.pass = -1
      if child.fraction > 0 { departed.append(child) }
    }
    shown.removeAll()
    waiting = content.subviews.compactMap { child($0) }
    for child in waiting { child.release() }
    anchor = nil
    everyWidthChanged()
  }

  /// Measures new children. A table learns its content size in its first layout and makes no cells while its height is 0. Laying out one new child
  /// lays out all pending siblings, so each gets height 0 first.
  func takeWaiting() {
    if waiting.isEmpty { return }
    let added = waiting
    waiting.removeAll(keepingCapacity: true)
    for child in added where child.view.superview === content {
      child.manage(
        axis, across: stackAcross, by: content, whenResized: { [weak self] in self?.changed($0) },
        whenScrolled: { [weak self] in self?.offsetChanged($0) })
      park(child)
      setAcross(of: child)
      if !child.view.isHidden { fresh.append(child) }
    }
    for child in added where child.view.superview === content {
      child.scrollView?.layoutIfNeeded()
      takeLength(of: child)
    }
  }

  func takeChanges() {
    while let child = changedChildren.popLast() {
      child.isMarkedChanged = false
      if stack.length(of: child.id) == 0 && !child.view.isHidden { fresh.append(child) }
      let length = stack.length(of: child.id)
      takeLength(of: child)
      if known[ObjectIdentifier(child.view)] === child { grows(child, by: stack.length(of: child.id) - length) }
    }
  }

  func takeLength(of child: ContainerChild) {
    guard child.isTaken, known[ObjectIdentifier(child.view)] === child else { return }
    let (length, gap) = space(of: child)
    stack.set(length: length, gap: gap, of: child.id)
    stack.setMarked(sticks(child), child.id)
  }

  private func sticks(_ child: ContainerChild) -> Bool { child.settings.isPinned && !child.view.isHidden }

  /// Gives every child the new width, on screen or not: its length may depend on it.
  func takeAcross() {
    let across = stackAcross
    guard arrangedAcross != across else { return }
    willChange()
    arrangedAcross = across
    for case let child? in childAt where child.isTaken {
      setAcross(of: child)
      takeLength(of: child)
    }
    revision += 1
  }

  func setAcross(of child: ContainerChild) {
    let isFilled = (child.settings.alignment ?? alignment) == .fill
    child.setAcross(across(of: child), axis, isFilled: isFilled, in: content)
  }
}
