import ListModel
import UIKit

/// Keeps the end of the content in view: chats and logs.
@MainActor final class EndAnchor: ContainerFeature {
  /// The end of the content that stays in view.
  @exclusivity(unchecked) private(set) var anchor = ScrollAnchor.start
  /// Whether a change has begun since the last placement.
  private var hasBegun = false
  /// Distance from the end of the viewport to the end of the content before a change, if that was visible; negative beyond the end.
  private var endDistance: Double?
  /// Whether the end was visible when the running update began. A batch of a list ends with a placement of its own, from which the next
  /// change in the update would see the end.
  private var updateSeesEnd = true
  /// Rows of the last visible list.
  private var rows: ListRows?
  /// A list that begins below the edge and has moved its content, the distance, and the list's length in the stack at that time. In containers
  /// that are anchored at their start too.
  private var deferred: (child: ContainerChild, move: Double, length: Double)?
  /// The viewport up to bars at the last look: its length, and its end in the content.
  @exclusivity(unchecked) private var viewport = (length: 0.0, end: 0.0)

  func setAnchor(_ new: ScrollAnchor) {
    if new == anchor { return }
    (anchor, updateSeesEnd) = (new, true)
    arranger.setNeedsArranging()
  }

  /// Whether this container keeps its end in place; inside another container that one decides.
  var isActive: Bool { anchor == .end && !arranger.isManaged }

  override var allowsStep: Bool { anchor == .start }

  // MARK: Before a change

  /// Records where the end is, and holds the last visible child.
  override func willChange() {
    if !isActive || hasBegun { return }
    hasBegun = true
    let (edge, endEdge) = arranger.visibleEdges
    let distance = distanceFromEnd
    // Whether the end is visible, or passed by a rubber band, or the content is no longer than the viewport.
    let isWhole = distance + edge <= 1e-6
    endDistance = distance <= 1 && (updateSeesEnd || !arranger.session.isUpdating) || isWhole ? distance : nil
    if let rows, let child = rows.child {
      rows.limit(to: Segment(start: edge, length: endEdge - edge).moved(by: -arranger.shownStart(of: child)))
    }
    arranger.anchoring.holdAnew()
  }

  /// From the end of the viewport to the end of the content.
  private var distanceFromEnd: Double { Double(container.contentSize.along(axis)) - arranger.endEdge }

  override func updateBegan() { if isActive { updateSeesEnd = distanceFromEnd <= 1 } }

  /// The anchor at the last visible child without `leaving`, by its place before the change.
  func anchor(without leaving: Stack.Child) -> StackAnchor? {
    let endEdge = arranger.endEdge
    var last: ContainerChild?
    for child in placement.shown
    where child.id != leaving && !arranger.features.pinned.isPinned(child) && child.place.space.length > 0
      && child.place.space.start < endEdge && child.place.space.start >= last?.place.space.start ?? -.infinity
      && arranger.children.contains(child)
    {
      last = child
    }
    return last.map { StackAnchor($0.id, space: $0.place.space, edge: arranger.edge) }
  }

  /// A list has moved its content itself.
  func listMoved(_ child: ContainerChild, by move: Double) {
    if let rows, rows.child === child { rows.listMoved(by: move) }
  }

  /// Postpones the decision on a move of a list below the edge until the list's length is known.
  func deferMove(of child: ContainerChild, by move: Double) { deferred = (child, move, stack.length(of: child.id)) }

  /// Adds to the anchor what the rows of its list have moved without the list's own scrolling.
  func adoptRowMoves() {
    adoptDeferredMove()
    guard isActive, let anchor = arranger.anchoring.anchor, let child = arranger.children[anchor.child], let rows,
      rows.child === child
    else { return }
    self.rows = nil
    guard let move = rows.move(axis), move != rows.listMove else { return }
    arranger.anchoring.scroll(by: move - rows.listMove)
  }

  /// Scrolls by the distance by which a list below the edge has moved its content, unless rows have come in before its first one.
  private func adoptDeferredMove() {
    guard let (child, move, length) = deferred else { return }
    deferred = nil
    if arranger.children.contains(child), stack.length(of: child.id) - length < move - 1e-6 {
      arranger.anchoring.scrollBelow(by: move)
    }
  }

  // MARK: After a change

  /// Whether a change began while a rubber band had passed the end.
  var isBeyondEnd: Bool { isActive && (endDistance ?? 0) < 0 && arranger.bouncesBack }

  /// Scrolls to where the end was on the screen, if the end was visible: at once, or in the animation of the change.
  func followEnd() {
    guard isActive else { return }
    let isFirst = arranger.session.placement == .none
    if isFirst { endDistance = 0 }
    guard let distance = endDistance else { return }
    let (least, screen) = (-Double(container.adjustedContentInset.before(axis)), screen)
    let target = max(
      least + min(0, screen.start - least), Double(arranger.fittingLength) - distance - (arranger.endEdge - screen.start))
    let move = target - screen.start
    if abs(move) < 1e-6 { return }
    let isAnimated = arranger.animatesNow && !container.isTracking && !container.isDecelerating && !isFirst
    let scroll: @MainActor () -> Void = { [arranger] in arranger.setOffset(arranger.offset + CGFloat(move)) }
    isAnimated ? scroll() : UIView.performWithoutAnimation(scroll)
  }

  /// Forgets the change, and records rows by which the next change can be measured.
  override func placed(_ appeared: [ContainerChild], isAnimated: Bool) {
    (hasBegun, endDistance, deferred) = (false, nil, nil)
    guard isActive else { return }
    rows = arranger.anchoring.heldChild.flatMap { arranger.children[$0] }.flatMap { ListRows($0, axis) }
    viewportChanged()
  }

  // MARK: Size of the viewport

  /// Keeps the last visible line where the viewport ends, when the viewport becomes lower or higher. Called whenever the bounds or the
  /// insets may have changed.
  func viewportChanged() {
    guard anchor == .end, !arranger.isManaged else { return }
    let (screen, inset) = (screen, container.adjustedContentInset)
    // From the size and not from both ends, whose difference varies with the offset in its last bits.
    let length = screen.length - Double(inset.after(axis))
    let known = viewport.length
    viewport.length = length
    if known != length, known > 0, length > 0, arranger.session.placement != .none {
      let least = -Double(inset.before(axis))
      let last = max(least, Double(container.contentSize.along(axis)) - length)
      let target = min(max(least, viewport.end - length), last)
      if abs(target - screen.start) > 1e-6 { arranger.setOffset(CGFloat(target)) }
    }
    viewport.end = arranger.endEdge
  }
}
