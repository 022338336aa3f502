import ListModel
import UIKit

// Containers that are anchored at their end: chats and logs.
extension ContainerScrollView {
  /// Whether the end of the content is visible, or passed by a rubber band.
  private var endDistance: Double {
    Double(contentSize.along(axis)) - endEdge
  }

  /// Whether this container keeps its end in place; inside another container that one decides.
  var isAnchoredAtEnd: Bool { growthAnchor == .end && !isManaged }

  // MARK: Before a change

  /// Notes where the end is, and sets the anchor to the last visible child. Called before the first change after a placement.
  func noteEnd() {
    if growth.isNoted { return }
    growth.isNoted = true
    let distance = endDistance
    growth.endDistance = distance <= 1 || fits ? distance : nil
    if let child = growth.rows?.child {
      growth.rows?.limit(to: Segment(start: edge, length: endEdge - edge).moved(by: -shownStart(of: child)))
    }
    anchor = heldChild.map { StackAnchor($0, space: segment($0), edge: edge) }
  }

  /// Whether the content is no longer than the viewport.
  private var fits: Bool { Double(contentSize.along(axis)) <= endEdge - edge + 1e-6 }

  /// Passes the anchor on to the last visible child without `leaving`, by its place before the change.
  func anchorAtEnd(without leaving: Stack.Child) {
    var last: ContainerChild?
    for child in placed.shown
    where child.id != leaving && !placed.isPinned(child) && child.space.length > 0 && child.space.start < endEdge
      && child.space.start >= last?.space.start ?? -.infinity && children.contains(child)
    {
      last = child
    }
    anchor = last.map { StackAnchor($0.id, space: $0.space, edge: edge) }
  }

  /// Adds to the anchor what the rows of its list have moved without the list's own scrolling.
  func takeRowMoves() {
    takeUnsettledMove()
    guard isAnchoredAtEnd, let anchor, let child = children[anchor.child], let rows = growth.rows, rows.child === child else {
      return
    }
    growth.rows = nil
    guard let move = rows.move(axis), move != rows.listMove else { return }
    self.anchor?.scroll(by: move - rows.listMove)
  }

  /// Scrolls by the distance by which a list below the edge has moved its content, unless rows have come in before its first one.
  private func takeUnsettledMove() {
    guard let (child, move, length) = growth.unsettled else { return }
    growth.unsettled = nil
    if children.contains(child), stack.length(of: child.id) - length < move - 1e-6 { anchor?.scrollBelow(by: move) }
  }

  // MARK: After a change

  /// Whether a change began while a rubber band had passed the end.
  var isBeyondEnd: Bool { isAnchoredAtEnd && (growth.endDistance ?? 0) < 0 && bouncesBack }

  /// Scrolls to where the end was on the screen, if the end was visible: at once, or in the animation of the change.
  func followEnd() {
    guard isAnchoredAtEnd else { return }
    if session.placement == .none { growth.endDistance = 0 }
    guard let distance = growth.endDistance else { return }
    let least = -Double(adjustedContentInset.before(axis))
    let target = max(least + min(0, screen.start - least), Double(fittingLength) - distance - (endEdge - screen.start))
    let move = target - screen.start
    if abs(move) < 1e-6 { return }
    let isAnimated = animatesNow && !isTracking && !isDecelerating && session.placement != .none
    let scroll: @MainActor () -> Void = { [self] in
      contentOffset = CGPoint(axis, along: contentOffset.along(axis) + CGFloat(move), across: contentOffset.along(axis.other))
    }
    isAnimated ? scroll() : UIView.performWithoutAnimation(scroll)
  }

  /// Ends the notes of a change, and notes rows by which the next change can be measured.
  func endGrowth() {
    growth.isNoted = false
    growth.endDistance = nil
    growth.unsettled = nil
    guard isAnchoredAtEnd else { return }
    growth.rows = heldChild.flatMap { children[$0] }.flatMap { ListRows($0, axis) }
    viewportChanged()
  }

  // MARK: Size of the viewport

  /// Keeps the last visible line where the viewport ends, when the viewport becomes lower or higher. Called whenever the bounds or the
  /// insets may have changed.
  func viewportChanged() {
    guard growthAnchor == .end, !isManaged else { return }
    // From the size and not from both ends, whose difference varies with the offset in its last bits.
    let length = screen.length - Double(adjustedContentInset.after(axis))
    guard growth.viewportLength != length else { return growth.viewportEnd = endEdge }
    let known = growth.viewportLength
    growth.viewportLength = length
    guard known > 0, length > 0, session.placement != .none else { return growth.viewportEnd = endEdge }
    let inset = adjustedContentInset
    let least = -Double(inset.before(axis))
    let last = max(least, Double(contentSize.along(axis)) - length)
    let target = min(max(least, growth.viewportEnd - length), last)
    if abs(target - screen.start) > 1e-6 {
      contentOffset = CGPoint(axis, along: CGFloat(target), across: contentOffset.along(axis.other))
    }
    growth.viewportEnd = endEdge
  }
}

/// What a container notes before a change; all but `unsettled` only if it is anchored at its end.
@MainActor struct GrowthState {
  /// Whether a change has been noted since the last placement.
  var isNoted = false
  /// Distance from the end of the viewport to the end of the content, if that is visible; negative beyond the end.
  var endDistance: Double?
  /// Rows of the last visible list.
  var rows: ListRows?
  /// A list that begins below the edge and has moved its content, the distance, and the list's length in the stack at that time.
  var unsettled: (child: ContainerChild, move: Double, length: Double)?
  /// Length of the viewport up to bars, and its end in the content, at the last look.
  var viewportLength = 0.0
  var viewportEnd = 0.0
}

/// Cells of a list, by which the distance is measured that its rows move when others come in above them.
@MainActor final class ListRows {
  private struct Row {
    weak var cell: UIView?
    let place: Segment
  }

  private(set) weak var child: ContainerChild?
  private weak var list: UIScrollView?
  private var rows: [Row] = []
  /// Distance by which the list itself has moved its content.
  var listMove = 0.0

  /// nil for a child that is not a list, and for a list of which no row is wholly visible.
  init?(_ child: ContainerChild, _ axis: NSLayoutConstraint.Axis) {
    guard let list = child.scrollView, list is UITableView || list is UICollectionView else { return nil }
    (self.child, self.list) = (child, list)
    let bounds = list.bounds
    for view in list.subviews where (view is UITableViewCell || view is UICollectionViewCell) && !view.isHidden {
      if bounds.contains(view.frame) { rows.append(Row(cell: view, place: view.frame.along(axis))) }
    }
    if rows.isEmpty { return nil }
  }

  /// Drops the rows that do not overlap a part of the list's content: the screen may have moved since they were noted.
  func limit(to part: Segment) { rows.removeAll { $0.place.end <= part.start || $0.place.start >= part.end } }

  /// The distance that all rows have moved in the list's content; nil if no cell is left, or if they have moved by different distances, as
  /// cells do that are given to other rows.
  func move(_ axis: NSLayoutConstraint.Axis) -> Double? {
    var move: Double?
    for row in rows {
      guard let cell = row.cell, cell.superview === list, !cell.isHidden, let place = place(of: cell) else { continue }
      let own = place.along(axis).start - row.place.start
      if let move, abs(move - own) > 1e-6 { return nil }
      move = own
    }
    return move
  }

  /// Where the list's layout has a cell's row, also before the cell has moved there; nil for a cell without a row.
  private func place(of cell: UIView) -> CGRect? {
    if let cell = cell as? UITableViewCell, let table = list as? UITableView {
      return table.indexPath(for: cell).map { table.rectForRow(at: $0) }
    }
    guard let cell = cell as? UICollectionViewCell, let collection = list as? UICollectionView else { return nil }
    return collection.indexPath(for: cell).flatMap { collection.layoutAttributesForItem(at: $0)?.frame }
  }
}
