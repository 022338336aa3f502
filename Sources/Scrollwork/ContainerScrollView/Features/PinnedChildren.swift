import ListModel
import UIKit

/// Children at the edges of the viewport: piles of those that stay there together, and those that the next one pushes away.
@MainActor final class PinnedChildren: ContainerFeature {
  /// The children currently at the edges: piles from the edge inward, then the pushed one.
  @exclusivity(unchecked) private(set) var present: [ContainerChild] = []
  /// Those of the former placement. Double buffer for `present`.
  @exclusivity(unchecked) private var former: [ContainerChild] = []
  /// Children that have had a pinning that makes them members of a pile, in any order.
  @exclusivity(unchecked) private var members: [ContainerChild] = []
  /// Those that have one now, in the order of the stack.
  private var piled: [ContainerChild] = []
  /// Whether `piled` must be computed again.
  @exclusivity(unchecked) private var isStale = false
  /// `piled` as the model knows them; storage is reused, so that a pass does not allocate.
  private var planned: [StackPile] = []
  /// The scroll position at the last placement, limited to the edges.
  private var position: Double?
  private var states = ChildStates<State>()

  private struct State {
    /// Length of a floating child that is beyond the edge.
    var hiddenLength = 0.0
    /// Whether the last placement has the child at an edge and not at its place in the stack.
    var isStuck = false
    /// `zPosition` of the view's layer before the child was brought to the front; else nil.
    var ownDepth: CGFloat?
  }

  /// Whether the child is at an edge, in a place other than its own in the stack.
  func isStuck(_ child: ContainerChild) -> Bool { states[child]?.isStuck ?? false }

  func isPinned(_ child: ContainerChild) -> Bool { present.contains { $0 === child } }

  /// A child that the running placement or, until it ends, the former one has pinned keeps its place anyway.
  override func allowsHolding(_ child: ContainerChild) -> Bool {
    !isPinned(child) && !(placement.isReplacing && former.contains { $0 === child })
  }

  override var allowsStep: Bool { members.isEmpty && !stack.hasMarks(at: .start) && !stack.hasMarks(at: .end) }

  // MARK: Changes

  override func settingsChanged(of child: ContainerChild, from old: ChildSettings) {
    if child.settings.layout.pinning == old.layout.pinning { return }
    if child.settings.isPiled, !members.contains(where: { $0 === child }) { members.append(child) }
    isStale = true
    lower(child)
    states[child] = nil
  }

  override func orderChanged() { isStale = true }

  override func willLeave(_ child: ContainerChild) {
    present.removeAll { $0 === child }
    members.removeAll { $0 === child }
    isStale = true
    lower(child)
    states[child] = nil
  }

  // MARK: Placements

  /// The children of piles, in the order of the stack.
  func piles() -> [StackPile] {
    if members.isEmpty && !isStale { return [] }
    if isStale {
      isStale = false
      piled = members.filter { arranger.children.contains($0) && $0.settings.isPiled }
      let stack = stack
      piled.sort { stack.index(of: $0.id) < stack.index(of: $1.id) }
    }
    planned.removeAll(keepingCapacity: true)
    for child in piled {
      guard !child.view.isHidden, let pinning = child.settings.layout.pinning else { continue }
      let hold: StackPile.Hold
      switch pinning.behavior {
      case .pushed: continue
      case .stacked: hold = .stacked
      case .collapsing(let length): hold = .collapsing(to: Double(length + child.edges.sum(axis)))
      case .floating: hold = .floating(hidden: states[child]?.hiddenLength ?? 0)
      }
      let last = child.settings.pinEnd.flatMap { arranger.child($0)?.id }
      planned.append(StackPile(child.id, at: pinning.edge == .start ? .start : .end, hold, last: last))
    }
    return planned
  }

  /// Moves floating children by the distance scrolled since the last placement, rubber bands excluded.
  override func willPlan() {
    moveFloating()
    // `former` is empty, or of the placement before the last one.
    swap(&present, &former)
    if !present.isEmpty { present.removeAll(keepingCapacity: true) }
  }

  private func moveFloating() {
    if members.isEmpty { return }
    let (inset, screen) = (container.adjustedContentInset, screen)
    let first = -Double(inset.before(axis))
    let last = max(first, Double(container.contentSize.along(axis) + inset.after(axis)) - screen.length)
    let new = min(max(first, screen.start), last)
    defer { position = new }
    guard let old = position, !piled.isEmpty else { return }
    for child in piled where child.settings.layout.pinning?.behavior == .floating {
      let (space, length) = (arranger.segment(of: child), stack.length(of: child.id))
      let isStart = child.settings.layout.pinning?.edge == .start
      let passed = isStart ? arranger.edge - space.start : space.end - arranger.endEdge
      var state = states[child] ?? State()
      state.hiddenLength = passed <= 0 ? 0 : min(max(0, state.hiddenLength + new - old), min(length, passed))
      states[child] = state
    }
  }

  /// Places the children at the edges in front of the others.
  override func didCarryOut(_ plan: StackPlan) {
    for pinned in plan.pinned {
      // The receiver of a message in this pass may have scrolled since the plan was made.
      guard let child = arranger.children[pinned.child], pinned.place.end > screen.start, pinned.place.start < screen.end else {
        continue
      }
      present.append(child)
      raise(child)
      placement.show(child, pinned.place, gap: pinned.gap, in: placement.window)
      child.setSpace(pinned.space)
      states[child]?.isStuck = pinned.place != pinned.space
      if arranger.session.isOvertaken { break }
    }
    for child in former where !present.contains(where: { $0 === child }) {
      lower(child)
      states[child]?.isStuck = false
    }
  }

  override func contentMoved(by shift: Double) {
    for child in present {
      let frame = child.view.frame
      placement.setFrame(of: child, CGRect(axis, along: frame.along(axis).moved(by: shift), across: frame.along(axis.other)))
    }
    position = position.map { $0 + shift }
  }

  // MARK: In front

  /// Draws the child in front of others. The person's `zPosition` is kept and comes back when the child leaves the edge.
  private func raise(_ child: ContainerChild) {
    if states[child] == nil { states[child] = State() }
    let layer = child.view.layer
    if layer.zPosition >= 1 { return }
    states[child]?.ownDepth = layer.zPosition
    layer.zPosition = 1
  }

  private func lower(_ child: ContainerChild) {
    guard let depth = states[child]?.ownDepth else { return }
    states[child]?.ownDepth = nil
    if child.view.layer.zPosition == 1 { child.view.layer.zPosition = depth }
  }

  // MARK: Room

  /// Room that pinned children take from the viewport when `target` is at its start or end: piles, and behind them the `.pushed` child that
  /// has not been pushed away by then.
  func room(for target: Stack.Child) -> (start: CGFloat, end: CGFloat) {
    var room = pileRoom(for: target)
    let stack = stack
    if let header = stack.lastMarked(upTo: target), reaches(header, target) { room.start += CGFloat(stack.length(of: header)) }
    let footer = stack.isMarked(target, at: .end) ? nil : stack.firstMarked(after: target, at: .end)
    if let footer, reaches(footer, target) { room.end += CGFloat(stack.length(of: footer)) }
    return room
  }

  /// Whether a pushed child stays at its edge as far as `target`, another child.
  private func reaches(_ pushed: Stack.Child, _ target: Stack.Child) -> Bool {
    if pushed == target { return false }
    guard let view = arranger.children[pushed]?.settings.pinEnd, let last = arranger.child(view)?.id else { return true }
    let (own, index, end) = (stack.index(of: pushed), stack.index(of: target), stack.index(of: last))
    return own < index ? index <= end : index >= end
  }

  /// Room that piles take from the viewport when `target` is at its start or end: the least length of each child before and after it.
  func pileRoom(for target: Stack.Child) -> (start: CGFloat, end: CGFloat) {
    var room: (start: CGFloat, end: CGFloat) = (0, 0)
    let stack = stack
    let index = stack.index(of: target)
    for pile in piles() where pile.child != target {
      let own = stack.index(of: pile.child)
      if pile.edge == .start ? own > index : own < index { continue }
      if let last = pile.last, pile.edge == .start ? stack.index(of: last) < index : stack.index(of: last) > index { continue }
      var length = stack.length(of: pile.child)
      if case .collapsing(let least) = pile.hold { length = min(least, length) }
      if case .floating = pile.hold, arranger.segment(target).start >= screen.start { length = 0 }
      if pile.edge == .start { room.start += CGFloat(length) } else { room.end += CGFloat(length) }
    }
    return room
  }
}
