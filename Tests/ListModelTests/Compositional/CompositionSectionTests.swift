import ListModel
import TestSupport
import Testing

@Suite struct CompositionSectionTests {
  private func item(_ width: CompositionLength, _ height: CompositionLength) -> CompositionNode {
    CompositionNode(id: 1, width: width, height: height)
  }

  private func row(
    _ height: CompositionLength, _ children: [CompositionNode], _ repetition: CompositionLine.Repetition = .fill
  ) -> CompositionNode {
    var node = CompositionNode(id: 0, width: .init(.widthFraction, 1), height: height)
    node.content = .line(CompositionLine(axis: .x, children: children, repetition: repetition))
    return node
  }

  private let room = CompositionSize(width: 300, height: 600)

  @Test func measuresOfItemsThatDoNotExistAreIgnored() {
    var measures = CompositionMeasures()
    for item in [0, 1, 4] { measures.set(CompositionSize(width: 300, height: 80), of: item) }
    let section = CompositionSection(
      group: row(.init(.estimate, 40), [item(.init(.widthFraction, 1), .init(.estimate, 40))]), itemCount: 1, container: room,
      axis: .y, measures: measures)
    #expect(section.groupCount == 1 && section.length == 80 && section.slot(of: 1) == nil)
  }

  // MARK: Lines

  @Test func itemsSideBySideOfMeasuredHeightsShareTheHeightOfTheirLine() {
    let half = CompositionLength(.widthFraction, 0.5)
    var section = CompositionSection(
      group: row(.init(.estimate, 40), [item(half, .init(.estimate, 40))]), itemCount: 5, container: room, axis: .y, spacing: 10)
    section.measure(CompositionSize(width: 150, height: 90), of: 2)
    section.measure(CompositionSize(width: 150, height: 20), of: 3)
    #expect(section.slot(of: 1)?.line(on: .y) == Segment(start: 0, length: 40))
    for item in [2, 3] { #expect(section.slot(of: item)?.line(on: .y) == Segment(start: 50, length: 90)) }
    #expect(section.slot(of: 3)?.rect.size.height == 20 && section.slot(of: 3)?.line(on: .x) == nil)
    #expect(section.slot(of: 4)?.line(on: .y) == nil, "it is alone")
  }

  @Test func columnsInALineShareItsHeight() {
    var column = CompositionNode(id: 2, width: .init(.widthFraction, 0.5), height: .init(.estimate, 40))
    column.content = .line(
      CompositionLine(axis: .y, children: [item(.init(.widthFraction, 1), .init(.estimate, 40))], repetition: .times(2)))
    var section = CompositionSection(group: row(.init(.estimate, 40), [column]), itemCount: 4, container: room, axis: .y)
    section.measure(CompositionSize(width: 150, height: 100), of: 1)
    for item in 0..<4 { #expect(section.slot(of: item)?.line(on: .y) == Segment(start: 0, length: 140)) }
  }

  @Test func aLineOfGivenHeightIsNone() {
    let whole = item(.init(.widthFraction, 0.5), .init(.heightFraction, 1))
    for height in [CompositionLength(.points, 60), CompositionLength(.estimate, 60)] {
      let section = CompositionSection(group: row(height, [whole]), itemCount: 4, container: room, axis: .y)
      #expect(section.slot(of: 1)?.line(on: .y) == nil)
    }
  }

  // MARK: Against the definition

  @Test(arguments: 0..<20) func randomSectionsHaveTheFramesOfTheDefinition(_ hundred: Int) {
    for seed in hundred * 100..<hundred * 100 + 100 {
      let random = RandomComposition(seed: UInt64(seed))
      let reference = CompositionReference(
        random.node, count: random.count, room: random.room, isX: random.isX, spacing: random.spacing, sizes: random.sizes)
      // Measured in an arbitrary order, after the section was built.
      var section = CompositionSection(
        group: random.node, itemCount: random.count, container: random.room, axis: random.isX ? .x : .y, spacing: random.spacing)
      for (item, size) in random.sizes { section.measure(size, of: item) }
      var built = CompositionMeasures()
      for (item, size) in random.sizes { built.set(size, of: item) }
      let whole = CompositionSection(
        group: random.node, itemCount: random.count, container: random.room, axis: random.isX ? .x : .y,
        spacing: random.spacing, measures: built)
      for (name, section) in [("measured", section), ("built", whole)] {
        let wrong = (0..<random.count).first { !near(section.slot(of: $0)?.rect, reference.frames[$0]) }
        #expect(
          wrong == nil,
          "seed \(seed), \(name): item \(wrong ?? -1) at \(String(describing: section.slot(of: wrong ?? 0)?.rect)), by definition \(String(describing: reference.frames[wrong ?? 0]))"
        )
        #expect((section.length - reference.length).magnitude < 1e-6, "seed \(seed), \(name): length")
      }
    }
  }

  @Test(arguments: 0..<4) func everyVisibleSlotIsFoundInItsStretch(_ hundred: Int) {
    for seed in hundred * 50..<hundred * 50 + 50 {
      let random = RandomComposition(seed: UInt64(seed))
      var section = CompositionSection(
        group: random.node, itemCount: random.count, container: random.room, axis: random.isX ? .x : .y, spacing: random.spacing)
      for (item, size) in random.sizes { section.measure(size, of: item) }
      let axis: CompositionAxis = random.isX ? .x : .y
      for lower in stride(from: 0, to: section.length, by: 97) {
        var found: Set<Int> = []
        section.forEachSlot(inGroups: section.groups(from: lower, to: lower + 97)) { found.insert($0.item) }
        for item in 0..<random.count {
          guard let rect = section.slot(of: item)?.rect, rect.size[axis] > 0 else { continue }
          // Overhanging items of measured groups may be missed by less than the group itself.
          guard rect[axis] < lower + 97 && rect.end(axis) > lower, let group = section.group(of: item) else { continue }
          let segment = section.segment(ofGroup: group)
          guard segment.start < lower + 97 && segment.end > lower else { continue }
          #expect(found.contains(item), "seed \(seed): item \(item) in \(lower)")
        }
      }
    }
  }

  private func near(_ a: CompositionRect?, _ b: CompositionRect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return [a.x - b.x, a.y - b.y, a.size.width - b.size.width, a.size.height - b.size.height].allSatisfy { $0.magnitude < 1e-6 }
  }

  // MARK: Growth

  @Test func aMillionEqualItemsCostNoMoreThanAThousand() {
    func steps(_ count: Int) -> Int {
      let group = row(.init(.points, 50), [item(.init(.widthFraction, 0.25), .init(.heightFraction, 1))])
      let section = CompositionSection(group: group, itemCount: count, container: room, axis: .y, spacing: 10)
      var visited = section.steps
      section.forEachSlot(inGroups: section.groups(from: section.length / 2, to: section.length / 2 + 600)) { _ in visited += 1 }
      return visited
    }
    #expect(steps(1_000_000) == steps(1000))
    #expect(steps(1_000_000) < 60)
  }

  @Test func measuringCostsTheItemsOfOneGroup() {
    let group = row(.init(.estimate, 50), [item(.init(.widthFraction, 0.25), .init(.estimate, 50))])
    for count in [1000, 1_000_000] {
      var section = CompositionSection(group: group, itemCount: count, container: room, axis: .y, spacing: 10)
      let before = section.steps
      for item in 0..<100 { section.measure(CompositionSize(width: 75, height: 70), of: item) }
      #expect(section.steps - before == 400)
      #expect(section.length == Double(count / 4 * 60 - 10 + 25 * 20))
    }
  }

  @Test func itemsOfUnknownWidthBreakIntoLinesLazily() {
    let group = row(.init(.estimate, 30), [item(.init(.estimate, 60), .init(.estimate, 30))])
    for count in [1000, 1_000_000] {
      var section = CompositionSection(group: group, itemCount: count, container: room, axis: .y)
      #expect(section.itemsPerGroup == 5)
      let before = section.steps
      // The first line now takes two items more.
      section.measure(CompositionSize(width: 10, height: 30), of: 0)
      section.measure(CompositionSize(width: 10, height: 30), of: 1)
      #expect(section.slot(of: 5)?.rect == CompositionRect(x: 200, y: 0, size: CompositionSize(width: 60, height: 30)))
      #expect(section.slot(of: 6)?.rect == CompositionRect(x: 0, y: 30, size: CompositionSize(width: 60, height: 30)))
      #expect(section.steps - before < 40)
    }
  }

  // MARK: Ends

  @Test func anEmptySectionHasNoLength() {
    let group = row(.init(.points, 50), [item(.init(.widthFraction, 1), .init(.heightFraction, 1))])
    let section = CompositionSection(group: group, itemCount: 0, container: room, axis: .y, spacing: 10)
    #expect(section.length == 0)
    #expect(section.slot(of: 0) == nil)
    #expect(section.groups(from: 0, to: 100).isEmpty)
  }

  @Test func itemsWithoutLengthFillOneCycle() {
    let group = row(.init(.points, 50), [item(.init(.points, 0), .init(.points, 0))])
    let section = CompositionSection(group: group, itemCount: 1_000_000, container: room, axis: .y)
    #expect(section.itemsPerGroup <= 2)
  }

  @Test func overlappingGroupsAreFound() {
    let group = row(.init(.points, 100), [item(.init(.widthFraction, 1), .init(.heightFraction, 1))])
    let section = CompositionSection(group: group, itemCount: 10, container: room, axis: .y, spacing: -60)
    #expect(section.length == 9 * 40 + 100)
    #expect(section.groups(from: 95, to: 96) == 0..<3)
  }
}
