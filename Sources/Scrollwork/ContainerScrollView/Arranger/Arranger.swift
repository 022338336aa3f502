import Diagnostics
import ListModel
import UIKit

/// Arranges the children of a container: mirrors the subviews of the content view in a stack, and decides by a session when a pass runs.
///
/// This file holds the state and everything that changes it. `Placement` sets the frames, `Anchoring` keeps what shows in place, and the
/// features do the rest.
@MainActor final class Arranger {
  /// The owner, which outlives the arranger. Unmanaged, so that a step reads it without retains.
  let host: Unmanaged<ContainerScrollView>
  let content: ContainerContentView
  let clock: PassClock
  private(set) var placement: Placement!
  private(set) var anchoring: Anchoring!
  private(set) var features: ContainerFeatures!
  /// The space of each child, in order.
  @exclusivity(unchecked) private(set) var stack = Stack()
  @exclusivity(unchecked) private(set) var children = ChildTable()
  /// State machine of passes; decides when a pass runs.
  @exclusivity(unchecked) private(set) var session = StackSession()
  @exclusivity(unchecked) private(set) var pending = PendingChanges()
  /// Settings of views that are not children, or not yet.
  @exclusivity(unchecked) private var settings = LayoutTable()
  @exclusivity(unchecked) private var width = Width()
  /// Counts changes of the children's `edges`.
  @exclusivity(unchecked) private(set) var edgeChanges = 0

  /// What all children were given across the stack.
  private struct Width: Equatable {
    /// Position and width; the length is negative if all children must be measured again.
    var across = Segment(start: 0, length: 0)
    /// Whether the children were laid out from right to left.
    var isMirrored = false
  }

  init(of container: ContainerScrollView, _ content: ContainerContentView) {
    (host, self.content) = (Unmanaged.passUnretained(container), content)
    clock = PassClock(layer: content.layer)
    placement = Placement(self)
    anchoring = Anchoring(self)
    features = ContainerFeatures(of: self)
  }

  // MARK: Requests

  /// Call before the order or a space changes: what shows is held in place from then on.
  func willChange() {
    if session.isFitted { anchoring.hold() }
  }

  /// The order of the children or the space of a child has changed.
  func changed() { carryOut(session.change()) }

  /// The running pass has changed the order or a space itself.
  func adoptedChange() { possible(try session.adoptChange()) }

  /// Defer during a pass: setNeedsLayout() here would make each child's layoutIfNeeded() re-enter the container.
  func setNeedsArranging() { carryOut(session.requestLayout()) }

  /// Runs a pass now; inside a pass, requests another one.
  func arrange() { carryOut(session.requestPass()) }

  /// Arranges now if changes are pending. Call before an answer that depends on the places of children.
  func arrangeIfDue() {
    if isChangePending || stackAcross != width.across { carryOut(session.requestAnswer()) }
  }

  /// Arranges at once inside an animation block, because no callback announces the end of the block.
  func arrangeIfAnimated() {
    if !isArranging && UIView.inheritedAnimationDuration > 0 { carryOut(session.requestAnimatedPass()) }
  }

  func beginUpdate() { possible(try session.beginUpdate()) }

  func endUpdate() { possible(try session.endUpdate()) }

  var isChangePending: Bool { session.placement != .current || pending.hasSizes }

  var isArranging: Bool { session.activity != .idle }

  private func carryOut(_ answer: StackSession.LayoutAnswer) {
    switch answer {
    case .none: return
    case .layOutLater: container.setNeedsLayout()
    }
  }

  private func carryOut(_ answer: StackSession.PassAnswer) {
    switch answer {
    case .none: return
    case .arrange: runPass()
    }
  }

  /// Stops the program if the session refuses an event.
  private func possible<Result>(_ event: @autoclosure () throws(StackSession.Refusal) -> Result) -> Result {
    do { return try event() } catch {
      programmingError("\(type(of: container)): \(error.event) is not possible while \(error.activity)")
    }
  }

  // MARK: Passes

  private func runPass() {
    let isAnimated = UIView.inheritedAnimationDuration > 0
    let isStep = !isAnimated && placement.step()
    if isAnimated { placement.followed(arrangeInRounds) } else if !isStep { arrangeRound() }
    switch possible(try session.finish()) {
    case .settled: break
    case .layOutLater: container.setNeedsLayout()
    case .giveUp: giveUp()
    }
    if !isStep { placement.recordSteadiness() }
    #if DEBUG
      checkInvariants()
    #endif
    features.forEach { $0.passEnded() }
  }

  /// Changes made during a pass inside an animation belong to the same animation.
  private func arrangeInRounds() {
    repeat { arrangeRound() } while possible(try session.beginNextRound())
  }

  private func arrangeRound() {
    arrangeOnce()
    anchoring.measureEntering(arrangeOnce)
  }

  private func arrangeOnce() {
    anchoring.adoptUntoldMoves()
    adoptOrder()
    adoptWidth()
    // Where the offset follows an end or is limited to the edges, other sections may come on screen. The receiver of its message may have
    // changed the content.
    for _ in 0..<StackSession.roundLimit {
      features.forEach { $0.willFit() }
      if pending.hasSizes {
        measureAdded()
        adoptResized()
      }
      // The receiver of a message may have added or removed children; then another round is due.
      if pending.hasChildren { return setNeedsArranging() }
      if session.placement == .current {
        fitContentSize()
      } else {
        possible(try session.fitContent())
        fitContent()
      }
      if session.isFitted && !needsRound { break }
    }
    if !session.isFitted { return setNeedsArranging() }
    placeContentView()
    placement.placeChildren()
  }

  private var needsRound: Bool { !features.allSatisfy { !$0.needsRound } }

  func beginPlacement() { possible(try session.beginPlacement()) }

  /// - Returns: false if a change has overtaken the placement.
  func endPlacement() -> Bool { possible(try session.endPlacement()) == .settled }

  /// A placement of all children is complete.
  func settle(isAnimated: Bool) {
    let appeared = pending.appearing
    if !appeared.isEmpty { pending.appearing.removeAll(keepingCapacity: true) }
    anchoring.clear()
    features.forEach { $0.placed(appeared, isAnimated: isAnimated) }
  }

  /// Warns which children changed again in the last round, and requests the next layout after a pause, so that frames are drawn meanwhile.
  private func giveUp() {
    var names: [String] = []
    for child in pending.resized + pending.added {
      let name = "\(type(of: child.view))"
      if !names.contains(name) { names.append(name) }
    }
    let list = names.isEmpty ? "a child" : names.prefix(8).joined(separator: ", ")
    container.warn(
      """
      \(type(of: container)): layout does not settle: \(list) changed again in each of \(StackSession.unsettledLimit) rounds. \
      Change the size of a child when its content changes, not whenever it is laid out or moved.
      """)
    if container.window != nil { return layOutAfterPause() }
    // Outside a window nothing animates, so that no pause would end.
    session.endPause()
    container.setNeedsLayout()
  }

  /// Requests a layout after 0.1 s.
  func layOutAfterPause() {
    clock.startPause { [weak container] in
      container?.arranger.session.endPause()
      container?.setNeedsLayout()
    }
  }

  // MARK: Order

  func added(_ view: UIView) {
    view.layer.removeAnimation(forKey: Fade.key)
    if features.sections.adopt(view) { return }
    willChange()
    let views = content.subviews
    let index = position(of: view, in: views)
    // The receiver of a message about this view's insertion may have inserted further views, which were added here first.
    if views.count != stack.presentCount + 1 { pending.isOrderStale = true }
    register(ContainerChild(view, stack.insert(at: place(at: index, in: views))))
    changed()
  }

  /// Gives a new child its settings, and measures it in the next pass.
  func register(_ child: ContainerChild) {
    let view = child.view
    children.insert(child)
    if !settings.isEmpty, let own = settings[view] {
      settings[view] = nil
      let none = child.settings
      child.settings = own
      features.forEach { $0.settingsChanged(of: child, from: none) }
    }
    orderChanged()
    pending.added.append(child)
  }

  func moved(_ view: UIView) {
    guard let child = child(view), !features.sections.isMoving(view) else { return }
    willChange()
    let views = content.subviews
    if views.count != stack.presentCount { pending.isOrderStale = true }
    let place = place(at: position(of: view, in: views), in: views)
    // The places of the others, if this one is taken out first.
    stack.move(child.id, to: stack.index(of: child.id) < place ? place - 1 : place)
    orderChanged()
    changed()
  }

  func orderChanged() {
    features.forEach { $0.orderChanged() }
  }

  /// Restores the view's own scroll settings before it leaves. A section without its view keeps its place.
  func removed(_ view: UIView) {
    guard let child = child(view) else { return }
    let isLetGo = features.sections.isLettingGo(view)
    let keepsPlace = features.sections.keepsPlace(of: child)
    if !isLetGo { willChange() }
    if !keepsPlace { anchoring.willRemove(child.id) }
    children.remove(child)
    placement.remove(child)
    pending.remove(child)
    features.forEach { $0.willLeave(child) }
    if !keepsPlace { stack.remove(child.id) }
    if !child.settings.isDefault { settings[view] = child.settings }
    child.release()
    child.restoreLength(axis)
    if !isLetGo { changed() }
    features.forEach { $0.didLeave(child) }
  }

  /// Moves children in the stack to the indices of their views. Subviews without a child are skipped: in the messages of an insertion or a
  /// removal the view is still, or already, a subview.
  private func adoptOrder() {
    guard pending.isOrderStale else { return }
    pending.isOrderStale = false
    let ordered = content.subviews.compactMap { child($0)?.id }
    for (index, id) in ordered.enumerated() where stack.presentIndex(of: id) != index {
      // Those before it are in order by now.
      let place = index > 0 ? stack.index(of: ordered[index - 1]) + 1 : 0
      stack.move(id, to: stack.index(of: id) < place ? place - 1 : place)
    }
    adoptedChange()
  }

  /// Changes the places of sections, which are no subviews. `change` must call nothing else.
  func edit(_ change: (inout Stack) -> Void) { change(&stack) }

  /// Inserts a place without a length and without a view.
  func insertAbsent(at index: Int) -> Stack.Child {
    let id = stack.insert(at: index)
    stack.setAbsent(true, id)
    return id
  }

  // MARK: Settings

  func settings(of view: UIView) -> ChildSettings { child(view)?.settings ?? settings[view] ?? ChildSettings() }

  func set(_ new: ChildSettings, of view: UIView) {
    guard let child = child(view) else { return settings[view] = new }
    willChange()
    let old = child.settings
    child.settings = new
    if child.isManaged && new.movesContent(from: old) {
      child.release()
      pending.added.append(child)
    }
    if child.isManaged {
      resolveEdges(of: child)
      if !new.isCollapsing { child.restoreLength(axis) }
      setAcross(of: child)
    }
    features.forEach { $0.settingsChanged(of: child, from: old) }
    adoptLength(of: child)
    changed()
  }

  /// Insets in the present reading direction, and a separator of one pixel of the present screen.
  private func resolveEdges(of child: ContainerChild) {
    edgeChanges += 1
    let layout = child.settings.layout
    // Most children have neither: the scale and the direction need not be asked for.
    if layout.insets == .zero && layout.separator == nil { return child.setEdges(.zero) }
    child.setEdges(layout.edges(axis, isMirrored: isMirrored, pixel: pixel))
  }

  // MARK: Sizes

  /// Compares the child's length, gap and pin with the stack's. Call when its size, content size or `isHidden` may have changed.
  func spaceMayHaveChanged(_ child: ContainerChild) {
    features.forEach { $0.spaceMayHaveChanged(of: child) }
    let isOwn = adoptFrame(of: child)
    if child.isMarkedResized || child.isMeasuring { return }
    let (length, gap) = space(of: child)
    // A pinned child without a length counts too: hiding it changes only its mark.
    let isNew =
      length != stack.length(of: child.id) || gap != stack.gap(after: child.id) || pinsDiffer(child)
    guard isNew || isOwn else { return }
    willChange()
    markResized(child)
    changed()
    arrangeIfAnimated()
  }

  /// Measures the child again in the next round.
  func markResized(_ child: ContainerChild) {
    if !child.isMarkedResized { pending.resize(child) }
  }

  /// Adopts a frame set by code other than the container, and returns whether there is one. The frame of an off-screen child is reset.
  private func adoptFrame(of child: ContainerChild) -> Bool {
    if isArranging || content.isLayingOut || child.scrollView != nil || child.view.frame == child.frame { return false }
    child.adoptFrame(axis)
    if !placement.isShown(child) { placement.park(child) }
    return true
  }

  private func space(of child: ContainerChild) -> (length: Double, gap: Double) {
    (child.length(axis), child.view.isHidden ? 0 : Double(child.settings.layout.spacingAfter ?? container.spacing))
  }

  func everySpaceChanged() {
    willChange()
    for case let child? in children.bySlot where child.isManaged {
      resolveEdges(of: child)
      adoptLength(of: child)
    }
    features.forEach { $0.gapsChanged() }
    changed()
  }

  func everyWidthChanged() {
    width.across.length = -1
    everySpaceChanged()
  }

  func axisChanged() {
    placement.parkAll()
    pending.added = content.subviews.compactMap { child($0) }
    for child in pending.added {
      let scrollView = child.scrollView
      child.release()
      scrollView?.returnToStart(along: axis.other)
    }
    features.forEach { $0.axisChanged() }
    anchoring.clear()
    // Nothing scrolls across the stack: an offset that code has set there may be beyond the edges along it, and a motion may lead there.
    let inset = container.adjustedContentInset
    container.setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
    everyWidthChanged()
  }

  /// Measures new children. A table computes its content size in its first layout, and makes no cells while its height is 0. Laying out one
  /// new child lays out all pending siblings, so each gets height 0 first.
  func measureAdded() {
    if pending.added.isEmpty { return }
    let added = pending.added
    pending.added.removeAll(keepingCapacity: true)
    let across = stackAcross
    for child in added where child.view.superview === content {
      child.manage(axis, across: across, by: content.seat)
      child.beginMeasuring()
      resolveEdges(of: child)
      placement.park(child)
      setAcross(of: child)
      // New constraints hold the child at the content's origin.
      if child.constraints != nil { placement.park(child) }
      if !child.view.isHidden && features.sections.isNew(child) { pending.appearing.append(child) }
    }
    for child in added where child.view.superview === content {
      child.endMeasuring()
      adoptLength(of: child)
    }
  }

  /// Adopts new lengths. Reading a list's content size may change other children in turn, so the number of steps is bounded; the next round
  /// continues.
  private func adoptResized() {
    if !pending.hasResized { return }
    var limit = StackSession.unsettledLimit * stack.count
    while limit > 0, let child = pending.popResized() {
      limit -= 1
      let length = stack.length(of: child.id)
      if length == 0 && !child.view.isHidden { pending.appearing.append(child) }
      adoptLength(of: child)
      if children.contains(child) { anchoring.lengthChanged(of: child, by: stack.length(of: child.id) - length) }
    }
  }

  private func adoptLength(of child: ContainerChild) {
    guard child.isManaged, children.contains(child) else { return }
    let (length, gap) = space(of: child)
    stack.set(length: length, gap: gap, isMarked: (isPushed(child, .start), isPushed(child, .end)), of: child.id)
  }

  /// Whether the child is marked as pinned in the stack. A hidden child is not, and does not end the section of the pinned child before it.
  private func isPushed(_ child: ContainerChild, _ edge: ScrollAnchor) -> Bool {
    child.settings.isPushed(at: edge) && !child.view.isHidden
  }

  private func pinsDiffer(_ child: ContainerChild) -> Bool {
    isPushed(child, .start) != stack.isMarked(child.id, at: .start) || isPushed(child, .end) != stack.isMarked(child.id, at: .end)
  }

  /// Sets the new width of every child, on screen or off, since its length may depend on the width.
  private func adoptWidth() {
    let new = Width(across: stackAcross, isMirrored: isMirrored)
    guard width != new else { return }
    willChange()
    width = new
    for case let child? in children.bySlot where child.isManaged {
      resolveEdges(of: child)
      setAcross(of: child)
      adoptLength(of: child)
    }
    adoptedChange()
  }

  /// Whether the children have the present width and reading direction.
  var hasPresentWidth: Bool { width.isMirrored == isMirrored && width.across == stackAcross }

  private func setAcross(of child: ContainerChild) {
    let isFilled = (child.settings.layout.alignment ?? container.alignment) == .fill
    child.setAcross(across(of: child), axis, isFilled: isFilled, in: content)
  }

  // MARK: Invariants

  /// Stops the program if two records of the container disagree. O(children shown).
  func checkInvariants() {
    placement.checkInvariants()
    check(session.activity == .idle, "the pass has not ended")
    if isChangePending || session.isDue { return }
    check(anchoring.anchor == nil, "an anchor is held although nothing has changed")
    check(!pending.isOrderStale && pending.appearing.isEmpty, "changes wait although nothing is pending")
    // Not of lists: asking for the size of their content may load them.
    for child in placement.shown where child.isManaged && child.scrollView == nil {
      check(
        child.length(axis) == stack.length(of: child.id),
        "the \(type(of: child.view)) is \(child.length(axis)) points long, and \(stack.length(of: child.id)) in the stack")
    }
  }

  func check(_ isKept: Bool, _ text: @autoclosure () -> String) {
    ensure(isKept, "\(type(of: container)): \(text())")
  }
}

extension UIScrollView {
  /// Undoes the offset that a container has set along its former axis: nobody scrolls the view back there.
  fileprivate func returnToStart(along axis: NSLayoutConstraint.Axis) {
    let start = CGPoint(axis, along: -contentInset.before(axis), across: contentOffset.along(axis.other))
    if contentOffset != start { contentOffset = start }
  }
}
