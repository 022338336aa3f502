import ListModel
import UIKit

/// Keeps the visible content in place: holds one child while others change, and scrolls the container by what lists move themselves.
@MainActor final class Anchoring {
  unowned(unsafe) private let arranger: Arranger
  /// Set by the first change after a placement; nil at the top of the content.
  @exclusivity(unchecked) private(set) var anchor: StackAnchor?
  /// The list entering at the upper edge, until its rows have been measured; else nil.
  @exclusivity(unchecked) private var entering: ContainerChild?

  init(_ arranger: Arranger) { self.arranger = arranger }

  private var axis: NSLayoutConstraint.Axis { arranger.axis }
  private var endAnchor: EndAnchor { arranger.features.endAnchor }

  // MARK: The anchor

  /// Sets the anchor by the places in the stack, unless there is one.
  func hold() {
    if arranger.session.isFitted { arranger.features.forEach { $0.willChange() } }
    guard anchor == nil, endAnchor.isActive || !isAtTop else { return }
    holdAnew()
  }

  /// Sets the anchor by the places in the stack.
  func holdAnew() {
    guard let id = heldChild else { return anchor = nil }
    hold(StackAnchor(id, space: arranger.segment(id), edge: arranger.edge))
  }

  func hold(_ anchor: StackAnchor?) { self.anchor = anchor }

  /// Ends the hold.
  func clear() { anchor = nil }

  /// The held child's content has moved by `distance`.
  func scroll(by distance: Double) { anchor?.scroll(by: distance) }

  /// Scrolls content below the edge up to the edge.
  func scrollBelow(by distance: Double) { anchor?.scrollBelow(by: distance) }

  /// The child that is to keep its place: the first one below the edge, in a container that is anchored at its end the last visible one; a
  /// pinned child or a section without a view only where nothing else is visible. Between sections, one that was visible before: those beside
  /// a child that has just come on the screen have yet to be measured.
  ///
  /// Decided by the places in the stack: the last placement may be some steps of the offset behind, or the running one incomplete.
  var heldChild: Stack.Child? {
    let stack = arranger.stack
    if stack.count == 0 { return nil }
    let isAnchoredAtEnd = endAnchor.isActive
    let (edge, end) = (arranger.edge, isAnchoredAtEnd ? arranger.endEdge : arranger.screen.end)
    var held: (id: Stack.Child, rank: Int)?
    var next = stack.firstChild(endingAfter: edge - arranger.stackStart)
    while let id = next, held == nil || arranger.segment(id).start < end {
      let space = arranger.segment(id)
      if space.length > 0 && space.end > edge {
        let (rank, least) = (rank(of: id), held?.rank ?? -1)
        if rank > least || (rank == least && isAnchoredAtEnd) { held = (id, rank) }
        if rank == 2 && !isAnchoredAtEnd { break }
      }
      next = stack.next(after: id)
    }
    return held?.id ?? lastHoldable
  }

  /// 2 for a child that should be held before others, 1 for one that may be, else 0.
  private func rank(of id: Stack.Child) -> Int {
    guard let child = holdable(id) else { return 0 }
    return arranger.features.sections.isEmpty || arranger.session.activity == .placing || wasOnScreen(child) ? 2 : 1
  }

  /// Whether the last placement has the child on the screen, and not only in the overscan: beyond the screen sections may be missing.
  private func wasOnScreen(_ child: ContainerChild) -> Bool {
    let former = arranger.content.bounds.along(axis)
    return arranger.placement.isShown(child) && child.place.space.intersects(from: former.start, to: former.end)
  }

  /// The last child of an offset beyond the end.
  private var lastHoldable: Stack.Child? {
    let stack = arranger.stack
    var last: Stack.Child? = stack.child(at: stack.count - 1)
    while let id = last, stack.length(of: id) == 0 || holdable(id) == nil { last = stack.previous(before: id) }
    return last
  }

  /// The child, if it may be held.
  private func holdable(_ id: Stack.Child) -> ContainerChild? {
    guard let child = arranger.children[id], child.isManaged else { return nil }
    return arranger.features.allSatisfy { $0.allowsHolding(child) } ? child : nil
  }

  /// Whether content that comes in at the start pushes the rest away.
  var isAtTop: Bool { arranger.edge <= 0 && !keepsStart }

  private var keepsStart: Bool { !arranger.features.allSatisfy { !$0.keepsStart } }

  /// Whether content that comes in before what shows moves nothing, at the start too.
  var staysAtStart: Bool {
    if arranger.isManaged, let outer = arranger.outer { return outer.arranger.anchoring.staysAtStart }
    return endAnchor.anchor == .end || keepsStart
  }

  /// Passes the anchor on to the next child. Call before a child is removed from the stack.
  func willRemove(_ child: Stack.Child) {
    guard let anchor, anchor.child == child else { return }
    self.anchor = endAnchor.isActive ? endAnchor.anchor(without: child) : anchor.passed(in: arranger.stack)
  }

  /// Distance by which the anchor has moved in the content; clears the anchor. Inside another container, scrolls that container and returns
  /// 0.
  func consumeShift() -> Double {
    endAnchor.adoptRowMoves()
    guard let anchor, !isAtTop || endAnchor.isActive else { return 0 }
    self.anchor = nil
    let shift = anchor.shift(to: arranger.segment(anchor.child))
    guard shift != 0, arranger.isManaged, let outer = arranger.outer, let own = outer.arranger.child(arranger.container) else {
      return shift
    }
    let outside: Anchoring = outer.arranger.anchoring
    if outside.isOnScreen(own) { outside.adopt(move: shift, of: own) }
    return 0
  }

  // MARK: Content offsets set by children

  /// Called when a child's content offset was set, by the container or by other code.
  func offsetChanged(_ child: ContainerChild) {
    guard !arranger.isArranging, let scrollView = child.scrollView else { return }
    let offset = scrollView.contentOffset.along(axis)
    let move = Double(offset - child.offset)
    guard isOnScreen(child) else { return child.adopt(offset: offset) }
    arranger.container.setNeedsLayout()
    guard scrollView.scrollerSeat === arranger.content.seat else {
      return arranger.features.foreignLists.undoMoveIfAnimated(of: child, scrollView)
    }
    child.adopt(offset: offset)
    if move != 0 { adopt(move: move, of: child) }
  }

  /// Adopts the moves of lists that have not been told yet: a list that is in the middle of a batch tells them at its end, and a layout may
  /// come before.
  func adoptUntoldMoves() {
    // A nested container has the content length that belongs to its move only after its own pass.
    for child in arranger.placement.shown { child.inner?.arranger.arrangeIfDue() }
    for child in arranger.placement.shown {
      guard let scrollView = child.scrollView else { continue }
      let offset = scrollView.contentOffset.along(axis)
      if offset == child.offset || !isOnScreen(child) { continue }
      if scrollView.scrollerSeat !== arranger.content.seat {
        arranger.features.foreignLists.undoMoveIfAnimated(of: child, scrollView)
        continue
      }
      let move = Double(offset - child.offset)
      child.adopt(offset: offset)
      if move != 0 { adopt(move: move, of: child) }
      // The list's new length belongs to the move.
      if child.length(axis) != arranger.stack.length(of: child.id) { arranger.markResized(child) }
    }
  }

  /// Whether a part of the child is on the screen, and not only in the overscan, although the next layout may have yet to place it there.
  /// What other children move themselves nobody sees, and content that keeps its place keeps it without them; a hidden child that is still
  /// fading out has no place in the content.
  func isOnScreen(_ child: ContainerChild) -> Bool {
    if child.view.isHidden { return false }
    if arranger.placement.isShown(child) && arranger.features.pinned.isStuck(child) { return true }
    let (space, screen) = (arranger.placement.shownSpace(of: child), arranger.screen)
    return space.end > screen.start && space.start < screen.end
  }

  /// Scrolls the container by the distance by which other code has moved a child's content offset.
  ///
  /// A child below the edge shows its beginning: an offset set there means that the container must scroll to that part of the child, unless
  /// rows have come in before the first one.
  private func adopt(move: Double, of child: ContainerChild) {
    arranger.willChange()
    endAnchor.listMoved(child, by: move)
    guard let anchor else {
      // Not beyond the start: a list may have moved by content that is gone.
      let shift = max(-max(0, arranger.edge), move)
      arranger.setOffset(arranger.offset + CGFloat(shift))
      return arranger.arrangeIfAnimated()
    }
    if anchor.child == child.id {
      child.addOwnMove(move)
      self.anchor?.scroll(by: move)
    } else if arranger.placement.shownSpace(of: child).start >= anchor.edge {
      // Here a list that keeps its place moves its content by what comes in before its first row.
      let follows = staysAtStart && !endAnchor.isActive
      if follows { self.anchor?.scrollBelow(by: move) } else { endAnchor.deferMove(of: child, by: move) }
    } else {
      child.addOwnMove(move)
    }
    if arranger.session.activity == .measuring { arranger.adoptedChange() } else { arranger.changed() }
    arranger.arrangeIfAnimated()
  }

  // MARK: Entering lists

  func beginEntering(_ child: ContainerChild) { entering = child }

  /// Lays out a list that enters at the upper edge: rows that turn out longer than estimated extend the list upwards, so that its end stays
  /// in place.
  ///
  /// - Parameter arrange: Arranges once more, if the rows have another length.
  func measureEntering(_ arrange: () -> Void) {
    guard let child = entering else { return }
    child.scrollView?.layoutIfNeeded()
    if arranger.isChangePending { arrange() }
    entering = nil
  }

  /// Moves the start of the entering list up by its growth, as far as the list has not moved its content itself.
  func lengthChanged(of child: ContainerChild, by growth: Double) {
    guard entering === child, anchor?.child == child.id, !child.view.isHidden else { return }
    let growth = growth - child.place.ownMove
    child.addOwnMove(growth)
    anchor?.scroll(by: growth)
  }
}
