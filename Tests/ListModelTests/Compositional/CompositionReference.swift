import ListModel

/// Computes every frame of a section from the rules, one group after the other and one box at a time; slow, and shares no code with the
/// solver.
struct CompositionReference {
  /// A solved node: its size, and its parts relative to its own corner.
  final class Box {
    var width = 0.0
    var height = 0.0
    var item: Int?
    var parts: [(x: Double, y: Double, box: Box)] = []
    /// Frame of the item inside its insets.
    var inner = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)

    func length(_ isX: Bool) -> Double { isX ? width : height }
  }

  let sizes: [Int: CompositionSize]
  private(set) var frames: [Int: CompositionRect] = [:]
  private(set) var length = 0.0
  private var next = 0
  private let count: Int

  init(_ node: CompositionNode, count: Int, room: CompositionSize, isX: Bool, spacing: Double, sizes: [Int: CompositionSize]) {
    (self.sizes, self.count) = (sizes, count)
    var cursor = 0.0
    while next < count {
      let box = solve(node, room.width, room.height)
      let lead = isX ? node.edges.leading : node.edges.top
      let trail = isX ? node.edges.trailing : node.edges.bottom
      let start = cursor + (lead?.value ?? 0)
      let side = across(node, box, isX ? room.height : room.width, isX: !isX)
      collect(box, isX ? start : side, isX ? side : start)
      length = start + box.length(isX) + (trail?.value ?? 0)
      // A group never is shorter than nothing, whatever the spacing.
      cursor = max(cursor, length + spacing)
    }
  }

  private mutating func collect(_ box: Box, _ x: Double, _ y: Double) {
    if let item = box.item {
      frames[item] = CompositionRect(
        x: x + box.inner.x, y: y + box.inner.y, size: CompositionSize(width: box.inner.width, height: box.inner.height))
    }
    for part in box.parts { collect(part.box, x + part.x, y + part.y) }
  }

  // MARK: Nodes

  private func points(_ length: CompositionLength, _ width: Double, _ height: Double, _ content: Double?) -> Double {
    switch length.unit {
    case .widthFraction: return length.value * width
    case .heightFraction: return length.value * height
    case .points: return length.value
    case .estimate, .uniform: return content ?? length.value
    }
  }

  /// A length that is no content is not longer than its container, whose own length is no content.
  private func limited(_ length: CompositionLength, _ points: Double, _ limit: Double?) -> Double {
    isContents(length) ? points : min(points, limit ?? points)
  }

  private func isContents(_ length: CompositionLength) -> Bool { length.unit == .estimate || length.unit == .uniform }

  private mutating func solve(
    _ node: CompositionNode, _ width: Double, _ height: Double, _ limits: (width: Double?, height: Double?) = (nil, nil)
  ) -> Box {
    if case .line(let line) = node.content { return solve(node, line, width, height, limits) }
    let box = Box()
    box.item = next
    box.width = limited(node.width, points(node.width, width, height, sizes[next]?.width), limits.width)
    box.height = limited(node.height, points(node.height, width, height, sizes[next]?.height), limits.height)
    next += 1
    fill(box, node)
    return box
  }

  private func fill(_ box: Box, _ node: CompositionNode) {
    box.inner = (0, 0, box.width, box.height)
    if !isContents(node.width) {
      box.inner.x = node.insets.leading
      box.inner.width = max(0, box.width - node.insets.leading - node.insets.trailing)
    }
    if !isContents(node.height) {
      box.inner.y = node.insets.top
      box.inner.height = max(0, box.height - node.insets.top - node.insets.bottom)
    }
  }

  private mutating func solve(
    _ node: CompositionNode, _ line: CompositionLine, _ width: Double, _ height: Double,
    _ limits: (width: Double?, height: Double?)
  ) -> Box {
    let box = Box()
    let isX = line.axis == .x
    box.width = limited(node.width, points(node.width, width, height, nil), limits.width)
    box.height = limited(node.height, points(node.height, width, height, nil), limits.height)
    fill(box, node)
    let isOpen = isContents(isX ? node.width : node.height)
    let isCrossOpen = isContents(isX ? node.height : node.width)
    let mark = next
    var boxes = children(line, box, node)
    if isCrossOpen {
      // Children that are no share of the line's thickness determine it.
      let deciding = boxes.filter { (isX ? $0.node.height : $0.node.width).unit != (isX ? .heightFraction : .widthFraction) }
      if let most = deciding.map({ $0.box.length(!isX) + minimum($0.node, isX: !isX) }).max() {
        if isX { (box.height, box.inner.height) = (most, most) } else { (box.width, box.inner.width) = (most, most) }
        next = mark
        boxes = children(line, box, node)
      }
    }
    arrange(boxes, in: box, line, isOpen)
    return box
  }

  private func arrange(_ boxes: [(node: CompositionNode, box: Box)], in box: Box, _ line: CompositionLine, _ isOpen: Bool) {
    let isX = line.axis == .x
    let gap = line.spacing?.value ?? 0
    let used = boxes.map { $0.box.length(isX) + minimum($0.node, isX: isX) }.reduce(0, +) + gap * Double(max(0, boxes.count - 1))
    if isOpen { if isX { (box.width, box.inner.width) = (used, used) } else { (box.height, box.inner.height) = (used, used) } }
    let rest = max(0, (isX ? box.inner.width : box.inner.height) - used)
    let growing =
      (line.spacing?.isFlexible == true ? max(0, boxes.count - 1) : 0) + boxes.map { flexible($0.node, isX: isX) }.reduce(0, +)
    let share = growing > 0 ? rest / Double(growing) : 0
    func gapLength(_ spacing: CompositionSpacing?) -> Double {
      guard let spacing else { return 0 }
      return spacing.value + (spacing.isFlexible ? share : 0)
    }
    var cursor = isX ? box.inner.x : box.inner.y
    for (index, child) in boxes.enumerated() {
      if index > 0 { cursor += gapLength(line.spacing) }
      cursor += gapLength(isX ? child.node.edges.leading : child.node.edges.top)
      let side =
        (isX ? box.inner.y : box.inner.x) + across(child.node, child.box, isX ? box.inner.height : box.inner.width, isX: !isX)
      box.parts.append((x: isX ? cursor : side, y: isX ? side : cursor, box: child.box))
      cursor += child.box.length(isX) + gapLength(isX ? child.node.edges.trailing : child.node.edges.bottom)
    }
  }

  private func minimum(_ node: CompositionNode, isX: Bool) -> Double {
    let (a, b) = isX ? (node.edges.leading, node.edges.trailing) : (node.edges.top, node.edges.bottom)
    return (a?.value ?? 0) + (b?.value ?? 0)
  }

  private func flexible(_ node: CompositionNode, isX: Bool) -> Int {
    let (a, b) = isX ? (node.edges.leading, node.edges.trailing) : (node.edges.top, node.edges.bottom)
    return [a, b].filter { $0?.isFlexible == true }.count
  }

  private func across(_ node: CompositionNode, _ box: Box, _ room: Double, isX: Bool) -> Double {
    let lead = isX ? node.edges.leading : node.edges.top
    let rest = max(0, room - box.length(isX) - minimum(node, isX: isX))
    guard let lead else { return 0 }
    return lead.value + (lead.isFlexible ? rest / Double(flexible(node, isX: isX)) : 0)
  }

  // MARK: Children of a line

  private mutating func children(
    _ line: CompositionLine, _ group: Box, _ description: CompositionNode
  ) -> [(node: CompositionNode, box: Box)] {
    let isX = line.axis == .x
    let (width, height) = (group.inner.width, group.inner.height)
    let isOpen = isContents(isX ? description.width : description.height)
    let limits = (isContents(description.width) ? nil : width, isContents(description.height) ? nil : height)
    let room = isX ? width : height
    let sequence = sequence(line, room: room, isOpen)
    var boxes: [(node: CompositionNode, box: Box)] = []
    var (used, former) = (0.0, -1.0)
    while next < count {
      if boxes.count == sequence?.count { break }
      let node = sequence?[boxes.count] ?? line.children[boxes.count % line.children.count]
      let mark = next
      let box = solve(node, width, height, limits)
      let extent = box.length(isX) + minimum(node, isX: isX) + (boxes.isEmpty ? 0 : line.spacing?.value ?? 0)
      if sequence == nil && !boxes.isEmpty && used + extent > room + 0.001 {
        next = mark
        break
      }
      used += extent
      boxes.append((node, box))
      // A line of children without any length ends with its second round.
      if sequence == nil && boxes.count % line.children.count == 0 {
        if used <= former { break }
        former = used
      }
    }
    even(boxes, line)
    return boxes
  }

  /// nil for a line that only its length limits.
  private func sequence(_ line: CompositionLine, room: Double, _ isOpen: Bool) -> [CompositionNode]? {
    switch line.repetition {
    case .times(let times): return Array(repeating: line.children[0], count: times)
    case .even(let times):
      var child = line.children[0]
      let share = max(0, (room - (line.spacing?.value ?? 0) * Double(times - 1)) / Double(times))
      if !isOpen { if line.axis == .x { child.width = .init(.points, share) } else { child.height = .init(.points, share) } }
      return Array(repeating: child, count: times)
    case .fill: return isOpen ? line.children : nil
    }
  }

  private func even(_ boxes: [(node: CompositionNode, box: Box)], _ line: CompositionLine) {
    let wide = boxes.filter { $0.node.width.unit == .uniform }
    for child in wide {
      child.box.width = wide.map(\.box.width).max() ?? 0
      if child.box.item != nil { child.box.inner.width = child.box.width }
    }
    let high = boxes.filter { $0.node.height.unit == .uniform }
    for child in high {
      child.box.height = high.map(\.box.height).max() ?? 0
      if child.box.item != nil { child.box.inner.height = child.box.height }
    }
  }
}
