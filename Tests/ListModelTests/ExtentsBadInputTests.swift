import ListModel
import Testing

/// Items that do not exist, before the first and after the last, stop the program; the last one that does exist does not.
@Suite struct ExtentsBadInputTests {
  private static func extents() -> Extents { Extents(count: 5) { Double($0 + 1) } }

  @Test func theItemsAtBothEndsExist() {
    var extents = Self.extents()
    var visited: [Int] = []
    extents.forEach(in: 0..<5) { item, _ in visited.append(item) }
    extents.forEach(in: 5..<5) { item, _ in visited.append(item) }
    #expect(visited == [0, 1, 2, 3, 4])
    #expect(extents.start(of: 0) == 0 && extents.start(of: 5) == 15 && extents.extent(of: 4) == 5)
    extents.insert(count: 1, at: 5, extent: 6)
    extents.remove(0..<0)
    #expect(extents.count == 6 && extents.total == 21)
  }

  @Test func itemsBeforeTheFirstStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Self.extents().start(of: -1) }
    await #expect(processExitsWith: .failure) { _ = Self.extents().extent(of: -1) }
    await #expect(processExitsWith: .failure) { Self.extents().forEach(in: -1..<2) { _, _ in } }
  }

  @Test func itemsAfterTheLastStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Self.extents().start(of: 6) }
    await #expect(processExitsWith: .failure) { _ = Self.extents().extent(of: 5) }
    await #expect(processExitsWith: .failure) { Self.extents().forEach(in: 2..<6) { _, _ in } }
  }
}
