import ListModel
import UIKit

// Scroll anchoring: the anchor keeps the visible content in place; lists that move their own content scroll the container.
extension ContainerScrollView {
  /// Sets the anchor, unless there is one. Call before the order or a space changes.
  func willChange() {
    if isAnchoredAtEnd && session.placement == .current { return noteEnd() }
    guard anchor == nil, session.placement == .current, !isAtTop else { return }
    let edge = self.edge
    var first: ContainerChild?
    for child in placed.shown
    where !placed.isPinned(child) && child.space.end > edge && child.space.start < first?.space.start ?? .infinity
      && !ownEdgeLoadings.isIndicator(child.view)
    {
      first = child
    }
    // Code has scrolled to sections that have no views yet.
    if first == nil && !sections.isEmpty { return holdPlace() }
    guard let first = first ?? placed.shown.last(where: { !placed.isPinned($0) }) ?? placed.shown.last else { return }
    var space = first.space
    // A pinned child that covers the screen is an anchor at its unpinned place in the stack.
    if placed.isPinned(first) { space.start = segment(of: first).start }
    anchor = StackAnchor(first.id, space: space, edge: edge)
  }

  /// Start of the visible area, below bars.
  var edge: Double { screen.start + Double(adjustedContentInset.before(axis)) }

  /// End of the visible area, above bars.
  var endEdge: Double { screen.end - Double(adjustedContentInset.after(axis)) }

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
    guard !isArranging, isOnScreen(child), let scrollView = child.scrollView else { return }
    setNeedsLayout()
    guard scrollView.scrollerSeat === content.seat else { return }
    let offset = scrollView.contentOffset.along(axis)
    let move = Double(offset - child.offset)
    child.offset = offset
    if move != 0 { take(move: move, of: child) }
  }

  /// Takes the moves of lists that have not been told yet: a list that is in the middle of a batch tells them at its end, and a layout may
  /// come before.
  func takeUntoldMoves() {
    for index in placed.shown.indices {
      guard index < placed.shown.count, let scrollView = placed.shown[index].scrollView else { continue }
      let (child, offset) = (placed.shown[index], scrollView.contentOffset.along(axis))
      if offset == child.offset || !isOnScreen(child) || scrollView.scrollerSeat !== content.seat { continue }
      let move = Double(offset - child.offset)
      child.offset = offset
      if move != 0 { take(move: move, of: child) }
    }
  }

  /// Whether the last placement has a part of the child on the screen, and not only in the overscan. What other children move themselves
  /// nobody sees, and content that keeps its place keeps it without them.
  func isOnScreen(_ child: ContainerChild) -> Bool {
    guard isShown(child) else { return false }
    return child.isStuck || child.space.end > screen.start && child.space.start < screen.end
  }

  /// Scrolls the container by the distance by which other code has moved a child's content offset.
  ///
  /// A child below the edge shows its beginning: an offset set there means that the container must scroll to that part of the child.
  func take(move: Double, of child: ContainerChild) {
    willChange()
    if let rows = growth.rows, rows.child === child { rows.listMove += move }
    guard let anchor else {
      contentOffset = CGPoint(axis, along: contentOffset.along(axis) + move, across: contentOffset.along(axis.other))
      return arrangeIfAnimated()
    }
    if anchor.child == child.id {
      child.ownMove += move
      self.anchor?.scroll(by: move)
    } else if child.space.start >= anchor.edge {
      self.anchor?.scrollBelow(by: move)
    } else {
      child.ownMove += move
    }
    send(.changed)
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

  /// Moves the start of the entering list up by its growth.
  func grows(_ child: ContainerChild, by growth: Double) {
    guard placed.entering === child, anchor?.child == child.id, !child.view.isHidden else { return }
    child.ownMove += growth
    anchor?.scroll(by: growth)
  }
}
