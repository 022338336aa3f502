import ListModel
import UIKit

// Scroll anchoring: the anchor keeps the visible content in place; lists that move their own content scroll the container.
extension ContainerScrollView {
  /// Sets the anchor, unless there is one. Call before the order or a space changes.
  func willChange() {
    if session.isFitted { holdPlace() }
  }

  /// Sets the anchor by the places in the stack, unless there is one.
  func holdPlace() {
    if isAnchoredAtEnd && session.isFitted { noteEnd() }
    guard anchor == nil, isAnchoredAtEnd || !isAtTop, let id = heldChild else { return }
    anchor = StackAnchor(id, space: segment(id), edge: edge)
  }

  /// The child that is to keep its place: the first one below the edge, in a container that is anchored at its end the last visible one; a
  /// pinned child or a section without a view only where nothing else is visible. Between sections, one that was visible before: those beside
  /// a child that has just come on the screen have yet to be measured.
  ///
  /// Decided by the places in the stack: the last placement may be some steps of the offset behind, or the running one incomplete.
  var heldChild: Stack.Child? {
    if stack.count == 0 { return nil }
    let (edge, end) = (edge, isAnchoredAtEnd ? endEdge : screen.end)
    var held: (id: Stack.Child, rank: Int)?
    var next = stack.firstChild(endingAfter: edge - stackStart)
    while let id = next, held == nil || segment(id).start < end {
      if segment(id).length > 0 && segment(id).end > edge {
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
    guard isHoldable(id), let child = children[id] else { return 0 }
    return sections.isEmpty || session.activity == .placing || wasOnScreen(child) ? 2 : 1
  }

  /// Whether the last placement has the child on the screen, and not only in the overscan: beyond the screen sections may be missing.
  private func wasOnScreen(_ child: ContainerChild) -> Bool {
    let former = content.bounds.along(axis)
    return isShown(child) && child.space.intersects(from: former.start, to: former.end)
  }

  /// The last child of an offset beyond the end.
  private var lastHoldable: Stack.Child? {
    var last: Stack.Child? = stack.child(at: stack.count - 1)
    while let id = last, stack.length(of: id) == 0 || !isHoldable(id) { last = stack.previous(before: id) }
    return last
  }

  private func isHoldable(_ id: Stack.Child) -> Bool {
    guard let child = children[id] else { return false }
    return child.isTaken && !placed.wasPinned(child) && !ownEdgeLoadings.isIndicator(child.view)
  }

  /// Start and end of the visible area, between bars.
  var visibleEdges: (start: Double, end: Double) {
    let (screen, insets) = (screen, adjustedContentInset)
    return (screen.start + Double(insets.before(axis)), screen.end - Double(insets.after(axis)))
  }

  /// Start of the visible area, below bars.
  var edge: Double { visibleEdges.start }

  /// End of the visible area, above bars.
  var endEdge: Double { visibleEdges.end }

  /// Whether content that comes in at the start pushes the rest away.
  var isAtTop: Bool { edge <= 0 && !ownEdgeLoadings.keepsStart }

  /// Whether content that comes in before what shows moves nothing, at the start too.
  var staysAtStart: Bool {
    if isManaged, let outerContainer { return outerContainer.staysAtStart }
    return growthAnchor == .end || ownEdgeLoadings.keepsStart
  }

  /// Passes the anchor on to the next child. Call before a child is removed from the stack.
  func anchorLeaves(_ child: Stack.Child) {
    guard let anchor, anchor.child == child else { return }
    if isAnchoredAtEnd { return anchorAtEnd(without: child) }
    self.anchor = anchor.passed(in: stack)
  }

  /// Distance by which the anchor has moved in the content; clears the anchor. Inside another container, scrolls that container and returns
  /// 0.
  func takeShift() -> Double {
    takeRowMoves()
    guard let anchor, !isAtTop || isAnchoredAtEnd else { return 0 }
    self.anchor = nil
    let shift = anchor.shift(to: segment(anchor.child))
    guard shift != 0, isManaged, let outer = outerContainer, let own = outer.child(self) else { return shift }
    if outer.isOnScreen(own) { outer.take(move: shift, of: own) }
    return 0
  }

  // MARK: Content offsets set by children

  /// Called when a child's content offset was set, by the container or by other code.
  func offsetChanged(_ child: ContainerChild) {
    guard !isArranging, let scrollView = child.scrollView else { return }
    let offset = scrollView.contentOffset.along(axis)
    let move = Double(offset - child.offset)
    guard isOnScreen(child) else {
      child.offset = offset
      return
    }
    setNeedsLayout()
    guard scrollView.scrollerSeat === content.seat else { return undoMoveIfAnimated(of: child, scrollView) }
    child.offset = offset
    if move != 0 { take(move: move, of: child) }
  }

  /// Takes the moves of lists that have not been told yet: a list that is in the middle of a batch tells them at its end, and a layout may
  /// come before.
  func takeUntoldMoves() {
    // A nested container has the content length that belongs to its move only after its own pass.
    for child in placed.shown { child.inner?.arrangeIfDue() }
    for child in placed.shown {
      guard let scrollView = child.scrollView else { continue }
      let offset = scrollView.contentOffset.along(axis)
      if offset == child.offset || !isOnScreen(child) { continue }
      if scrollView.scrollerSeat !== content.seat {
        undoMoveIfAnimated(of: child, scrollView)
        continue
      }
      let move = Double(offset - child.offset)
      child.offset = offset
      if move != 0 { take(move: move, of: child) }
      // The list's new length belongs to the move.
      if child.length(axis) != stack.length(of: child.id), !child.isMarkedResized { pending.resize(child) }
    }
  }

  /// Whether a part of the child is on the screen, and not only in the overscan, although the next layout may have yet to place it there.
  /// What other children move themselves nobody sees, and content that keeps its place keeps it without them; a hidden child that is still
  /// fading out has no place in the content.
  func isOnScreen(_ child: ContainerChild) -> Bool {
    if child.view.isHidden { return false }
    if isShown(child) && child.isStuck { return true }
    let space = shownSpace(of: child)
    return space.end > screen.start && space.start < screen.end
  }

  /// Scrolls the container by the distance by which other code has moved a child's content offset.
  ///
  /// A child below the edge shows its beginning: an offset set there means that the container must scroll to that part of the child, unless
  /// rows have come in before the first one.
  func take(move: Double, of child: ContainerChild) {
    willChange()
    if let rows = growth.rows, rows.child === child { rows.listMove += move }
    guard let anchor else {
      // Not beyond the start: a list may have moved by content that is gone.
      let shift = max(-max(0, edge), move)
      contentOffset = CGPoint(axis, along: contentOffset.along(axis) + shift, across: contentOffset.along(axis.other))
      return arrangeIfAnimated()
    }
    if anchor.child == child.id {
      child.ownMove += move
      self.anchor?.scroll(by: move)
    } else if shownSpace(of: child).start >= anchor.edge {
      // Here a list that keeps its place moves its content by what comes in before its first row.
      let follows = staysAtStart && !isAnchoredAtEnd
      if follows { self.anchor?.scrollBelow(by: move) } else { growth.unsettled = (child, move, stack.length(of: child.id)) }
    } else {
      child.ownMove += move
    }
    send(session.activity == .measuring ? .changeTaken : .changed)
    arrangeIfAnimated()
  }

  /// Lays out a list that enters at the upper edge: rows that turn out longer than estimated extend the list upwards, so that its end stays
  /// in place.
  func measureEntering() {
    guard let child = placed.entering else { return }
    child.scrollView?.layoutIfNeeded()
    if isChangePending { arrangeOnce() }
    placed.entering = nil
  }

  /// Moves the start of the entering list up by its growth, as far as the list has not moved its content itself.
  func grows(_ child: ContainerChild, by growth: Double) {
    guard anchor?.child == child.id, !child.view.isHidden else { return }
    let growth = growth - child.ownMove
    child.ownMove += growth
    anchor?.scroll(by: growth)
  }
}
