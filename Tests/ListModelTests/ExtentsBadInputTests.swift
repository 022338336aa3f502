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
    #expect(extents.run(at: 0) == (1, 1) && extents.run(at: 5) == (6, 6))
  }

  private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

  @Test func itemsBeforeTheFirstStopTheProgram() async {
    var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.extents().start(of: -1)
    }
    #expect(text(result).contains("Extents.start(of:): no item -1 among 5"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Self.extents().extent(of: -1) }
    #expect(text(result).contains("no item -1 among 5"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Self.extents().run(at: -1) }
    #expect(text(result).contains("Extents.run(at:): no item -1 among 5"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.extents().forEach(in: -1..<2) { _, _ in }
    }
    #expect(text(result).contains("Extents.forEach: no items -1..<2 among 5"))
  }

  @Test func itemsAfterTheLastStopTheProgram() async {
    var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.extents().start(of: 6)
    }
    #expect(text(result).contains("Extents.start(of:): no item 6 among 5"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Self.extents().extent(of: 5) }
    #expect(text(result).contains("no item 5 among 5"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Self.extents().run(at: 5) }
    #expect(text(result).contains("Extents.run(at:): no item 5 among 5"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.extents().forEach(in: 2..<6) { _, _ in }
    }
    #expect(text(result).contains("Extents.forEach: no items 2..<6 among 5"))
  }
}
