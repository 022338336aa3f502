/// Finds the children at the edges of a viewport.
struct StackPins {
  let stack: Stack
  let viewport: StackPlan.Viewport
  let piles: [StackPile]

  private func space(of child: Stack.Child) -> Segment { stack.segment(of: child).moved(by: viewport.stackStart) }

  /// The whole content, turned towards an edge.
  private func content(_ edge: StackEdge) -> Segment {
    Segment(start: viewport.stackStart, length: stack.total).turned(edge)
  }

  /// Passes on each child of the pile at an edge, from the edge inward.
  ///
  /// - Returns: the length of the pile.
  func pile(at edge: StackEdge, _ body: (StackPlan.Pinned) -> Void) -> Double {
    if piles.isEmpty { return 0 }
    let first = viewport.turnedEdge(edge)
    let content = content(edge)
    var end = first
    for offset in piles.indices {
      let pile = piles[edge == .start ? offset : piles.count - 1 - offset]
      if pile.edge != edge { continue }
      let space = space(of: pile.child).turned(edge)
      let section = pile.last.map { self.space(of: $0).turned(edge).end } ?? content.end
      let isFirst = space.start <= content.start
      guard let place = pile.place(of: space, at: end, until: max(section, space.end), isFirst: isFirst) else { continue }
      body(pinned(pile.child, edge, place.turned(edge)))
      if space.start < end { end = max(end, place.end) }
    }
    return end - first
  }

  /// The child that stays behind a pile until the next pinned child pushes it away.
  func pushed(
    at edge: StackEdge, after pileLength: Double, _ pinEnd: (Stack.Child) -> Stack.Child?
  ) -> StackPlan.Pinned? {
    guard stack.hasMarks(at: edge) else { return nil }
    let line = viewport.turnedEdge(edge) + pileLength
    let content = content(edge)
    guard line > content.start, let child = candidate(edge, line) else { return nil }
    let space = space(of: child).turned(edge)
    if space.start > line { return nil }
    var end = content.end
    if let next = next(after: child, edge) { end = min(end, self.space(of: next).turned(edge).start) }
    if let next = nextPile(after: child, edge) { end = min(end, next) }
    if let last = pinEnd(child) { end = min(end, self.space(of: last).turned(edge).end) }
    let section = Segment(start: space.start, length: max(space.length, end - space.start))
    return pinned(child, edge, Pin.header(length: space.length, in: section, at: line).turned(edge))
  }

  private func pinned(_ child: Stack.Child, _ edge: StackEdge, _ place: Segment) -> StackPlan.Pinned {
    StackPlan.Pinned(child: child, edge: edge, space: space(of: child), place: place, gap: stack.gap(after: child))
  }

  /// The marked child nearest to `line` among those that begin before it, all turned towards the edge.
  private func candidate(_ edge: StackEdge, _ line: Double) -> Stack.Child? {
    if edge == .start {
      let atLine = stack.firstChild(endingAfter: line - viewport.stackStart) ?? stack.child(at: stack.count - 1)
      return stack.lastMarked(upTo: atLine)
    }
    guard let atLine = stack.firstChild(endingAfter: -line - viewport.stackStart) else { return nil }
    if stack.isMarked(atLine, at: .end), space(of: atLine).end > -line { return atLine }
    return stack.firstMarked(after: atLine, at: .end)
  }

  private func next(after child: Stack.Child, _ edge: StackEdge) -> Stack.Child? {
    if edge == .start { return stack.firstMarked(after: child) }
    return stack.previous(before: child).flatMap { stack.lastMarked(upTo: $0, at: .end) }
  }

  /// Start of the next child of the pile, turned towards the edge.
  private func nextPile(after child: Stack.Child, _ edge: StackEdge) -> Double? {
    let start = space(of: child).turned(edge).start
    var nearest: Double?
    for pile in piles where pile.edge == edge {
      let other = space(of: pile.child).turned(edge).start
      if other > start { nearest = min(nearest ?? other, other) }
    }
    return nearest
  }
}
