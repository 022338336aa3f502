import ListModel
import UIKit

// Children at the edges of the viewport.
extension ContainerScrollView {
  /// Whether the child is at an edge, in a place other than its own in the stack.
  public func isStuck(_ child: UIView) -> Bool {
    guard let child = self.child(child) else { return false }
    arrangeIfDue()
    return child.isStuck
  }

  func pinningChanged(_ child: ContainerChild) {
    if child.settings.isPiled, !piles.members.contains(where: { $0 === child }) { piles.members.append(child) }
    piles.isStale = true
    child.hiddenLength = 0
    child.isStuck = false
    lower(child)
  }

  /// The children of piles, in the order of the stack.
  func takePiles() -> [StackPile] {
    if piles.members.isEmpty && !piles.isStale { return [] }
    if piles.isStale {
      piles.isStale = false
      piles.children = piles.members.filter { children.contains($0) && $0.settings.isPiled }
      piles.children.sort { stack.index(of: $0.id) < stack.index(of: $1.id) }
    }
    piles.planned.removeAll(keepingCapacity: true)
    for child in piles.children {
      guard !child.view.isHidden, let pinning = child.settings.layout.pinning else { continue }
      let hold: StackPile.Hold
      switch pinning.behavior {
      case .pushed: continue
      case .stacked: hold = .stacked
      case .collapsing(let length): hold = .collapsing(to: Double(length + child.edges.sum(axis)))
      case .floating: hold = .floating(hidden: child.hiddenLength)
      }
      let last = child.settings.pinEnd.flatMap { self.child($0)?.id }
      piles.planned.append(StackPile(child.id, at: pinning.edge == .start ? .start : .end, hold, last: last))
    }
    return piles.planned
  }

  /// Moves floating children by the distance scrolled since the last placement, rubber bands excluded.
  func moveFloating() {
    if piles.members.isEmpty { return }
    let inset = adjustedContentInset
    let first = -Double(inset.before(axis))
    let last = max(first, Double(contentSize.along(axis) + inset.after(axis)) - screen.length)
    let position = min(max(first, screen.start), last)
    defer { piles.position = position }
    guard let former = piles.position, !piles.children.isEmpty else { return }
    for child in piles.children where child.settings.layout.pinning?.behavior == .floating {
      let (space, length) = (segment(of: child), stack.length(of: child.id))
      let isStart = child.settings.layout.pinning?.edge == .start
      let passed = isStart ? edge - space.start : space.end - endEdge
      child.hiddenLength = passed <= 0 ? 0 : min(max(0, child.hiddenLength + position - former), min(length, passed))
    }
  }

  /// Places the children at the edges in front of the others.
  func showPinned(_ plan: StackPlan) {
    for pinned in plan.pinned {
      // The receiver of a message in this pass may have scrolled since the plan was made.
      guard let child = children[pinned.child], pinned.place.end > screen.start, pinned.place.start < screen.end else { continue }
      placed.pinned.append(child)
      raise(child)
      show(child, pinned.place, gap: pinned.gap, in: overscan.window(around: screen))
      child.space = pinned.space
      child.isStuck = pinned.place != pinned.space
      if session.isOvertaken { break }
    }
    for child in placed.formerPinned where !placed.pinned.contains(where: { $0 === child }) {
      child.isStuck = false
      lower(child)
    }
  }

  // MARK: In front

  /// Draws the child in front of others. The person's `zPosition` is kept and comes back when the child leaves the edge.
  private func raise(_ child: ContainerChild) {
    let layer = child.view.layer
    if layer.zPosition >= 1 { return }
    child.ownDepth = layer.zPosition
    layer.zPosition = 1
  }

  func lower(_ child: ContainerChild) {
    guard let depth = child.ownDepth else { return }
    child.ownDepth = nil
    if child.view.layer.zPosition == 1 { child.view.layer.zPosition = depth }
  }

  // MARK: Lengths

  /// Gives a child that has been shortened at an edge its own length again.
  func restoreLength(of child: ContainerChild) {
    guard let length = child.ownLength else { return }
    child.ownLength = nil
    child.constraints?.setShownLength(nil)
    child.frame = child.view.frame
    child.frame.size = CGSize(axis, along: CGFloat(length), across: child.frame.size.along(axis.other))
    child.view.frame = child.frame
  }

  /// Room that pinned children take from the viewport when `target` is at its start or end: piles, and behind them the `.pushed` child that
  /// has not been pushed away by then.
  func pinnedRoom(for target: Stack.Child) -> (start: CGFloat, end: CGFloat) {
    var room = pileRoom(for: target)
    if let header = stack.lastMarked(upTo: target), reaches(header, target) { room.start += CGFloat(stack.length(of: header)) }
    let footer = stack.isMarked(target, at: .end) ? nil : stack.firstMarked(after: target, at: .end)
    if let footer, reaches(footer, target) { room.end += CGFloat(stack.length(of: footer)) }
    return room
  }

  /// Whether a pushed child stays at its edge as far as `target`, another child.
  private func reaches(_ pushed: Stack.Child, _ target: Stack.Child) -> Bool {
    if pushed == target { return false }
    guard let last = children[pushed]?.settings.pinEnd.flatMap({ child($0)?.id }) else { return true }
    let (own, index, end) = (stack.index(of: pushed), stack.index(of: target), stack.index(of: last))
    return own < index ? index <= end : index >= end
  }

  /// Room that piles take from the viewport when `target` is at its start or end: the least length of each child before and after it.
  func pileRoom(for target: Stack.Child) -> (start: CGFloat, end: CGFloat) {
    var room: (start: CGFloat, end: CGFloat) = (0, 0)
    let index = stack.index(of: target)
    for pile in takePiles() where pile.child != target {
      let own = stack.index(of: pile.child)
      if pile.edge == .start ? own > index : own < index { continue }
      if let last = pile.last, pile.edge == .start ? stack.index(of: last) < index : stack.index(of: last) > index { continue }
      var length = stack.length(of: pile.child)
      if case .collapsing(let least) = pile.hold { length = min(least, length) }
      if case .floating = pile.hold, segment(target).start >= screen.start { length = 0 }
      if pile.edge == .start { room.start += CGFloat(length) } else { room.end += CGFloat(length) }
    }
    return room
  }
}

/// The children of a container that stay at an edge together.
@MainActor struct PiledChildren {
  /// Children that have had such a pinning, in any order.
  var members: [ContainerChild] = []
  /// Those that have one now, in the order of the stack.
  var children: [ContainerChild] = []
  /// `children` as the model knows them; storage is reused, so that a scroll step does not allocate.
  var planned: [StackPile] = []
  /// Whether `children` must be computed again.
  var isStale = false
  /// The scroll position at the last placement, limited to the edges.
  var position: Double?
}
