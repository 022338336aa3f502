/// Solves one instance of a group: consumes items in order and appends a slot for each.
///
/// A node costs O(items below it) per level above it. A group with an estimated length whose children have shares of that length is solved
/// twice.
struct CompositionSolver {
  /// Called with the id of a custom group and the size inside its insets.
  typealias Custom = (_ node: Int, _ size: CompositionSize) -> [CompositionCustomItem]

  let measures: CompositionMeasures
  let custom: Custom
  /// The next item to place.
  var next: Int
  /// The item after the last one.
  let end: Int
  var slots: [CompositionSlot] = []
  /// The item after the last one that was tried.
  private(set) var furthest = 0
  /// Number of items placed, those of abandoned attempts included.
  var steps = 0

  /// Items overflow a line by rounding; less than any pixel. Our choice.
  static let tolerance = 1e-3

  init(measures: CompositionMeasures, custom: @escaping Custom, from next: Int, to end: Int) {
    (self.measures, self.custom, self.next, self.end) = (measures, custom, next, end)
  }

  /// What a node is laid out in.
  struct Room {
    /// What fractions refer to.
    var size: CompositionSize
    /// The greatest lengths of a child that is not estimated; infinite where the container's own length is estimated.
    var limit = CompositionSize(width: .infinity, height: .infinity)

    /// The size of a node; an estimated length is the measured one, whatever the limit.
    func size(of node: CompositionNode, measured: CompositionSize? = nil) -> CompositionSize {
      CompositionSize(
        width: length(node.width, measured?.width, limit.width), height: length(node.height, measured?.height, limit.height))
    }

    private func length(_ length: CompositionLength, _ measured: Double?, _ limit: Double) -> Double {
      let points = length.points(in: size, measured: measured)
      return length.isEstimated ? points : min(points, limit)
    }
  }

  /// Appends the slots of `node`, relative to its origin.
  ///
  /// - Returns: its size, insets included and edge spacing not.
  mutating func solve(_ node: CompositionNode, in room: Room) -> CompositionSize {
    switch node.content {
    case .item: solveItem(node, room)
    case .custom: solveCustom(node, room)
    case .line(let line): solveLine(node, line, room)
    }
  }

  private mutating func solveItem(_ node: CompositionNode, _ room: Room) -> CompositionSize {
    let measured = node.width.isEstimated || node.height.isEstimated ? measures[next] : nil
    let size = room.size(of: node, measured: measured)
    let rect = CompositionRect(x: 0, y: 0, size: size).inset(by: node.effectiveInsets)
    slots.append(CompositionSlot(node: node.id, item: next, rect: rect))
    advance()
    return size
  }

  private mutating func solveCustom(_ node: CompositionNode, _ room: Room) -> CompositionSize {
    var size = room.size(of: node)
    let insets = node.effectiveInsets
    let group = beginGroup(node)
    var reach = CompositionSize(width: 0, height: 0)
    for item in custom(node.id, size.inset(by: insets)) where next < end {
      let rect = item.rect.moved(by: CompositionSize(width: insets.leading, height: insets.top))
      var slot = CompositionSlot(node: node.id, item: next, rect: rect)
      slot.z = item.z
      slots.append(slot)
      reach = CompositionSize(width: max(reach.width, rect.end(.x)), height: max(reach.height, rect.end(.y)))
      advance()
    }
    // A group without frames has no size: the line leaves it out.
    if node.width.isEstimated { size.width = reach.width }
    if node.height.isEstimated { size.height = reach.height }
    endGroup(group, node, size)
    return size
  }

  private mutating func solveLine(_ node: CompositionNode, _ line: CompositionLine, _ room: Room) -> CompositionSize {
    var size = room.size(of: node)
    let (main, cross, insets) = (line.axis, line.axis.other, node.effectiveInsets)
    let group = beginGroup(node)
    let mark = Mark(next: next, slots: slots.count)
    var inner = size.inset(by: insets)
    var placed = layOut(line, node, inner)
    if node[cross].isEstimated {
      let natural = thickness(placed, line) ?? inner[cross]
      if natural != inner[cross], line.children.contains(where: { $0.isFraction(of: cross) }) {
        inner[cross] = natural
        restore(mark)
        placed = layOut(line, node, inner)
      }
      inner[cross] = natural
      size[cross] = natural
    }
    if node[main].isEstimated {
      inner[main] = length(placed, line)
      size[main] = inner[main]
    }
    arrange(placed, line, inner, insets)
    if node[cross].isEstimated, placed.count > 1, line.children.contains(where: { $0.isEstimating }) {
      for slot in placed[0].slots.lowerBound..<slots.count { slots[slot].join(Segment(start: 0, length: size[cross]), on: cross) }
    }
    endGroup(group, node, size)
    return size
  }

  // MARK: Attempts

  private mutating func advance() {
    next += 1
    steps += 1
    furthest = max(furthest, next)
  }

  private struct Mark {
    var next: Int
    var slots: Int
  }

  private mutating func restore(_ mark: Mark) {
    next = mark.next
    slots.removeLast(slots.count - mark.slots)
  }

  // MARK: Slots of groups

  private mutating func beginGroup(_ node: CompositionNode) -> Int? {
    guard node.isReported, next < end else { return nil }
    var slot = CompositionSlot(
      node: node.id, item: next, rect: CompositionRect(x: 0, y: 0, size: CompositionSize(width: 0, height: 0)))
    slot.isGroup = true
    slots.append(slot)
    return slots.count - 1
  }

  private mutating func endGroup(_ slot: Int?, _ node: CompositionNode, _ size: CompositionSize) {
    guard let slot else { return }
    slots[slot].rect = CompositionRect(x: 0, y: 0, size: size).inset(by: node.effectiveInsets)
  }

  // MARK: Lines

  private struct Placed {
    var child: Int
    var slots: Range<Int>
    var size: CompositionSize
  }

  private mutating func layOut(_ line: CompositionLine, _ node: CompositionNode, _ inner: CompositionSize) -> [Placed] {
    let (axis, spacing, room) = (line.axis, line.spacing?.value ?? 0, inner[line.axis])
    let (isOpen, within) = (node[axis].isEstimated, node.room(inner))
    let limit = line.limit(isOpen: isOpen)
    let fills = limit == nil
    var (placed, used, cycle): ([Placed], Double, Double) = ([], 0, -1)
    while next < end, limit.map({ placed.count < $0 }) ?? true {
      let index = line.isFilled ? placed.count % line.children.count : 0
      let child = line.child(index, in: room, isOpen: isOpen)
      let mark = Mark(next: next, slots: slots.count)
      let size = solve(child, in: within)
      let extent = size[axis] + child.edges.minimum(axis) + (placed.isEmpty ? 0 : spacing)
      // A child that consumes no item, as a custom group without frames, or that does not fit.
      if next == mark.next || fills && !placed.isEmpty && used + extent > room + Self.tolerance {
        restore(mark)
        break
      }
      used += extent
      placed.append(Placed(child: index, slots: mark.slots..<slots.count, size: size))
      // Children without any length would follow each other without end.
      if fills, index == line.children.count - 1 {
        if used <= cycle { break }
        cycle = used
      }
    }
    return evened(placed, line, isOpen: isOpen)
  }

  /// Gives children of the unit `uniform` the greatest length among them.
  private mutating func evened(_ placed: [Placed], _ line: CompositionLine, isOpen: Bool) -> [Placed] {
    var placed = placed
    for axis in [CompositionAxis.x, .y]
    where !(line.isEven && !isOpen && axis == line.axis) && line.children.contains(where: { $0[axis].unit == .uniform }) {
      let uniform = placed.indices.filter { line.children[placed[$0].child][axis].unit == .uniform }
      guard let most = uniform.map({ placed[$0].size[axis] }).max() else { continue }
      for index in uniform {
        placed[index].size[axis] = most
        if case .item = line.children[placed[index].child].content {
          slots[placed[index].slots.lowerBound].rect.size[axis] = most
        }
      }
    }
    return placed
  }

  /// The greatest length across the line, edge spacing included, of children that do not depend on it; nil without such a child.
  private func thickness(_ placed: [Placed], _ line: CompositionLine) -> Double? {
    let axis = line.axis.other
    var most: Double?
    for place in placed {
      let child = line.children[place.child]
      if child[axis].isFraction(of: axis) { continue }
      most = max(most ?? 0, place.size[axis] + child.edges.minimum(axis))
    }
    return most
  }

  private func length(_ placed: [Placed], _ line: CompositionLine) -> Double {
    var sum = (line.spacing?.value ?? 0) * Double(max(0, placed.count - 1))
    for place in placed { sum += place.size[line.axis] + line.children[place.child].edges.minimum(line.axis) }
    return sum
  }

  /// Moves the children to their places; the room that is left goes to the flexible gaps in equal shares.
  private mutating func arrange(
    _ placed: [Placed], _ line: CompositionLine, _ inner: CompositionSize, _ insets: CompositionInsets
  ) {
    let (main, cross) = (line.axis, line.axis.other)
    var flexible = line.spacing?.isFlexible == true ? max(0, placed.count - 1) : 0
    for place in placed { flexible += line.children[place.child].edges.flexibleCount(main) }
    let share = flexible > 0 ? max(0, inner[main] - length(placed, line)) / Double(flexible) : 0
    var cursor = insets.before(main)
    for (index, place) in placed.enumerated() {
      let edges = line.children[place.child].edges
      if index > 0 { cursor += line.spacing?.length(share) ?? 0 }
      cursor += edges.before(main)?.length(share) ?? 0
      var distance = CompositionSize(width: 0, height: 0)
      distance[main] = cursor
      distance[cross] = insets.before(cross) + edges.start(of: place.size[cross], in: inner[cross], on: cross)
      for slot in place.slots { slots[slot].move(by: distance) }
      cursor += place.size[main] + (edges.after(main)?.length(share) ?? 0)
    }
  }
}

extension CompositionEdges {
  /// The place where an item of `length` begins in `room` with these gaps around it.
  func start(of length: Double, in room: Double, on axis: CompositionAxis) -> Double {
    let flexible = flexibleCount(axis)
    let share = flexible > 0 ? max(0, room - length - minimum(axis)) / Double(flexible) : 0
    return before(axis)?.length(share) ?? 0
  }
}

extension CompositionLine {
  /// Whether all children are solved in turn.
  var isFilled: Bool {
    if case .fill = repetition { return true }
    return false
  }

  /// Whether children share the line in equal parts.
  var isEven: Bool {
    if case .even = repetition { return true }
    return false
  }

  /// The greatest number of children; nil if only the line's length limits them.
  func limit(isOpen: Bool) -> Int? {
    switch repetition {
    case .fill: isOpen ? children.count : nil
    case .times(let count), .even(let count): count
    }
  }

  func child(_ index: Int, in room: Double, isOpen: Bool) -> CompositionNode {
    guard case .even(let count) = repetition, !isOpen else { return children[index] }
    var child = children[index]
    child[axis] = CompositionLength(.points, max(0, (room - (spacing?.value ?? 0) * Double(count - 1)) / Double(count)))
    return child
  }
}

extension CompositionNode {
  /// The room of children, given the size inside the insets.
  fileprivate func room(_ inner: CompositionSize) -> CompositionSolver.Room {
    CompositionSolver.Room(
      size: inner,
      limit: CompositionSize(
        width: width.isEstimated ? .infinity : inner.width, height: height.isEstimated ? .infinity : inner.height))
  }

  /// Whether one of the two lengths is a share of the container's length on `axis`.
  func isFraction(of axis: CompositionAxis) -> Bool { width.isFraction(of: axis) || height.isFraction(of: axis) }
}
