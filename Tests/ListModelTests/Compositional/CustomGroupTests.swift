import ListModel
import Testing

@Suite struct CustomGroupTests {
  /// A column with a custom group of estimated size above an item of 50 points.
  private func section(_ frames: [CompositionCustomItem], itemCount: Int = 1) -> CompositionSection {
    var custom = CompositionNode(id: 1, width: .init(.estimate, 60), height: .init(.estimate, 40))
    custom.content = .custom
    let item = CompositionNode(id: 2, width: .init(.points, 20), height: .init(.points, 50))
    var column = CompositionNode(id: 0, width: .init(.widthFraction, 1), height: .init(.estimate, 100))
    column.content = .line(CompositionLine(axis: .y, children: [custom, item]))
    return CompositionSection(
      group: column, itemCount: itemCount, container: CompositionSize(width: 300, height: 600), axis: .y,
      custom: { id, _ in id == 1 ? frames : [] })
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CompositionCustomItem {
    CompositionCustomItem(rect: CompositionRect(x: x, y: y, size: CompositionSize(width: width, height: height)))
  }

  @Test func anEstimatedCustomGroupEndsWithItsFarthestFrame() {
    let section = section([frame(0, 0, 30, 90), frame(30, 5, 30, 20)], itemCount: 3)
    #expect(section.slot(of: 2)?.rect == CompositionRect(x: 0, y: 90, size: CompositionSize(width: 20, height: 50)))
    #expect(section.length == 140)
  }

  /// It takes no item, so nothing after it has a place in the line.
  @Test func aCustomGroupWithoutFramesEndsItsLine() {
    var custom = CompositionNode(id: 1, width: .init(.points, 60), height: .init(.estimate, 40))
    custom.content = .custom
    let item = CompositionNode(id: 2, width: .init(.points, 20), height: .init(.points, 50))
    var row = CompositionNode(id: 0, width: .init(.widthFraction, 1), height: .init(.estimate, 100))
    row.content = .line(CompositionLine(axis: .x, children: [item, custom, item]))
    let section = CompositionSection(
      group: row, itemCount: 2, container: CompositionSize(width: 300, height: 600), axis: .y)
    #expect(section.groupCount == 2 && section.length == 100)
    #expect(section.slot(of: 1)?.rect == CompositionRect(x: 0, y: 50, size: CompositionSize(width: 20, height: 50)))
  }

  /// Also one of less than a point.
  @Test(arguments: [0.5, 30]) func aReportedCustomGroupHasTheSizeThatItsFramesTakeUp(side: Double) {
    var custom = CompositionNode(id: 1, width: .init(.estimate, 60), height: .init(.estimate, 40))
    (custom.content, custom.isReported) = (.custom, true)
    let frames = [frame(0, 0, side / 2, side), frame(side / 2, 0, side / 2, side / 4)]
    let section = CompositionSection(
      group: custom, itemCount: 4, container: CompositionSize(width: 300, height: 600), axis: .y, custom: { _, _ in frames })
    var groups: [CompositionRect] = []
    section.forEachSlot(inGroups: 0..<2) { if $0.isGroup { groups.append($0.rect) } }
    let size = CompositionSize(width: side, height: side)
    #expect(groups == [CompositionRect(x: 0, y: 0, size: size), CompositionRect(x: 0, y: side, size: size)])
    #expect(section.breadth == side && section.length == 2 * side)
  }
}
