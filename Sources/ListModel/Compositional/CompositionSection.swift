internal import Diagnostics

/// A group repeated along an axis until it has consumed all items of a section.
///
/// Groups without estimated lengths are equal: they are solved once, whatever their number, and a query costs O(log runs + items of the
/// groups that it visits). Measured items are stored alone; a new one costs O(items of its group + log runs), or, where the number of items
/// of a group depends on their lengths, O(groups with measured items after it).
public struct CompositionSection {
  /// The frames of a custom group, by the id of its node and the size inside its insets.
  public typealias Custom = (_ node: Int, _ size: CompositionSize) -> [CompositionCustomItem]

  /// The description that is repeated.
  public let group: CompositionNode
  /// The number of items in all groups together.
  public let itemCount: Int
  /// What fractions of the group's lengths refer to.
  public let container: CompositionSize
  /// The axis along which groups follow each other.
  public let axis: CompositionAxis
  /// Room between two groups in points; groups overlap if it is negative.
  public let spacing: Double
  /// The sizes adopted so far.
  public private(set) var measures: CompositionMeasures
  /// Number of items placed by building and measuring so far, for tests.
  public private(set) var steps = 0

  let custom: Custom
  let isEstimating: Bool
  let isVariable: Bool
  /// A whole group of items that were not measured.
  private(set) var template = SolvedGroup()
  /// The number of items in each group, as lengths.
  private(set) var counts = Extents()
  /// The length of each group with the room after it.
  private(set) var extents = Extents()
  /// Lengths across the axis of the groups with measured items.
  private var breadths: [Int: Double] = [:]
  private var measuredBreadth = 0.0
  /// The greatest number of items that were tried for one group: so far the sizes of items decide about the groups before them.
  private var lookahead = 0

  /// The slots of one group, relative to its origin in the section.
  struct SolvedGroup {
    var slots: [CompositionSlot] = []
    var itemCount = 0
    /// The number of items tried for the group; more than `itemCount` if some did not fit.
    var tried = 0
    /// Along the axis, edge spacing included.
    var length = 0.0
    /// Across the axis, edge spacing included.
    var breadth = 0.0
    /// How far slots reach beyond `length`, and before the origin.
    var overhang = 0.0
  }

  /// Solves one group, and those with measured items; ignores measures of items that do not exist. Stops the program if the group consumes no items although there are some.
  public init(
    group: CompositionNode, itemCount: Int, container: CompositionSize, axis: CompositionAxis, spacing: Double = 0,
    measures: CompositionMeasures = CompositionMeasures(), custom: @escaping Custom = { _, _ in [] }
  ) {
    (self.group, self.itemCount, self.container, self.axis, self.spacing) = (group, itemCount, container, axis, spacing)
    (self.measures, self.custom) = (measures.items(before: itemCount), custom)
    (isEstimating, isVariable) = (group.isEstimating, group.hasVariableCount())
    guard itemCount > 0 else { return }
    template = solved(CompositionMeasures(), from: 0, to: itemCount)
    lookahead = template.tried
    steps += template.itemCount
    ensure(template.itemCount > 0, "CompositionSection: the group takes no items, so that \(itemCount) items have no place")
    if isVariable || !self.measures.isEmpty && isEstimating { rebreak(from: 0) } else { breakEvenly() }
  }

  // MARK: Groups

  /// Number of repetitions. O(1).
  public var groupCount: Int { counts.count }

  /// The number of items of a group that is filled with unmeasured items.
  public var itemsPerGroup: Int { template.itemCount }

  /// The distance from the start of the first group to the end of the last one, in points.
  public var length: Double { groupCount == 0 ? 0 : max(0, extents.total - spacing) }

  /// The greatest length across the axis among the measured groups; of a group as described if none was measured.
  public var breadth: Double { breadths.isEmpty ? template.breadth : measuredBreadth }

  /// The group that contains an item. O(log runs).
  public func group(of item: Int) -> Int? { item >= 0 && item < itemCount ? counts.item(at: Double(item) + 0.5) : nil }

  /// The place and length of a group, without the room after it.
  public func segment(ofGroup group: Int) -> Segment {
    let segment = extents.segment(of: group)
    return Segment(start: segment.start, length: max(0, segment.length - spacing))
  }

  /// The groups of which a part lies between two positions on the axis.
  public func groups(from lower: Double, to upper: Double) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    let reach = max(0, template.overhang, template.length - max(0, template.length + spacing))
    return extents.items(from: lower - reach, to: upper + template.overhang)
  }

  private func firstItem(of group: Int) -> Int { Int(counts.start(of: group)) }

  // MARK: Slots

  /// Calls `body` with each slot of `groups`, in order.
  public func forEachSlot(inGroups groups: Range<Int>, _ body: (CompositionSlot) -> Void) {
    for index in groups {
      let (first, count) = (firstItem(of: index), Int(counts.extent(of: index)))
      var start = CompositionSize(width: 0, height: 0)
      start[axis] = extents.start(of: index)
      let isPlain = count == template.itemCount && (!isEstimating || isPlain(first))
      let solved = isPlain ? template : solved(measures, from: first, to: isVariable ? itemCount : first + count)
      for slot in solved.slots {
        var slot = slot
        if isPlain { slot.item += first }
        slot.move(by: start)
        body(slot)
      }
    }
  }

  /// The slot of an item; nil if there is no such item. O(log runs + items of the group).
  public func slot(of item: Int) -> CompositionSlot? {
    guard let group = group(of: item) else { return nil }
    var found: CompositionSlot?
    forEachSlot(inGroups: group..<group + 1) { if $0.item == item && !$0.isGroup { found = $0 } }
    return found
  }

  // MARK: Measures

  /// Adopts the size of an item's content; lengths that are not estimated ignore it.
  public mutating func measure(_ size: CompositionSize, of item: Int) {
    guard isEstimating, measures[item] != size, let group = group(of: item) else { return }
    measures.set(size, of: item)
    if isVariable { return rebreak(from: self.group(of: max(0, item - lookahead)) ?? 0) }
    let first = firstItem(of: group)
    let solved = solved(measures, from: first, to: first + Int(counts.extent(of: group)))
    steps += solved.itemCount
    extents.setExtent(max(0, solved.length + spacing), of: group)
    note(solved.breadth, of: group)
  }

  /// Whether a group that begins with `first` looks as the template.
  private func isPlain(_ first: Int) -> Bool {
    first + template.tried <= itemCount && !hasMeasures(first..<first + template.tried)
  }

  private func hasMeasures(_ items: Range<Int>) -> Bool {
    measures.first(from: items.lowerBound).map { $0 < items.upperBound } ?? false
  }

  private mutating func note(_ breadth: Double, of group: Int) {
    let former = breadths.updateValue(breadth, forKey: group)
    if former == measuredBreadth && breadth < measuredBreadth {
      measuredBreadth = breadths.values.max() ?? 0
    } else {
      measuredBreadth = max(measuredBreadth, breadth)
    }
  }

  // MARK: Breaking into groups

  private mutating func breakEvenly() {
    let whole = itemCount / template.itemCount
    append(whole, template)
    let rest = itemCount - whole * template.itemCount
    if rest > 0 { append(1, solvedAndCounted(from: itemCount - rest, to: itemCount)) }
  }

  /// Breaks the items from a group on anew; stretches without measured items become one run.
  private mutating func rebreak(from group: Int) {
    var item = group < groupCount ? firstItem(of: group) : itemCount
    if groupCount == 0 { item = 0 }
    counts.remove(group..<counts.count)
    extents.remove(group..<extents.count)
    for index in breadths.keys.filter({ $0 >= group }) { breadths[index] = nil }
    measuredBreadth = breadths.values.max() ?? 0
    while item < itemCount {
      let unmeasured = (measures.first(from: item) ?? itemCount) - item
      if unmeasured >= template.tried {
        let whole = (unmeasured - template.tried) / template.itemCount + 1
        append(whole, template)
        item += whole * template.itemCount
        continue
      }
      let solved = solvedAndCounted(from: item, to: itemCount)
      guard solved.itemCount > 0 else { return }
      if hasMeasures(item..<item + solved.itemCount) { note(solved.breadth, of: groupCount) }
      append(1, solved)
      item += solved.itemCount
    }
  }

  private mutating func append(_ groups: Int, _ solved: SolvedGroup) {
    guard groups > 0 else { return }
    counts.insert(count: groups, at: counts.count, extent: Double(solved.itemCount))
    extents.insert(count: groups, at: extents.count, extent: max(0, solved.length + spacing))
  }

  private mutating func solvedAndCounted(from first: Int, to end: Int) -> SolvedGroup {
    let solved = solved(measures, from: first, to: end)
    lookahead = max(lookahead, solved.tried)
    steps += solved.itemCount
    return solved
  }

  private func solved(_ measures: CompositionMeasures, from first: Int, to end: Int) -> SolvedGroup {
    var solver = CompositionSolver(measures: measures, custom: custom, from: first, to: end)
    let size = solver.solve(group, in: CompositionSolver.Room(size: container))
    var distance = CompositionSize(width: 0, height: 0)
    distance[axis] = group.edges.before(axis)?.value ?? 0
    distance[axis.other] = group.edges.start(of: size[axis.other], in: container[axis.other], on: axis.other)
    var solved = SolvedGroup()
    solved.itemCount = solver.next - first
    solved.tried = solver.furthest - first
    solved.length = size[axis] + group.edges.minimum(axis)
    solved.breadth = size[axis.other] + group.edges.minimum(axis.other)
    solved.slots = solver.slots
    for index in solved.slots.indices {
      solved.slots[index].move(by: distance)
      let rect = solved.slots[index].rect
      solved.overhang = max(solved.overhang, rect.end(axis) - solved.length, -rect[axis])
    }
    return solved
  }
}
