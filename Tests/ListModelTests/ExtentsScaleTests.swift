import ListModel
import Testing
import TestSupport

@Suite struct ExtentsScaleTests {
  @Test func aBillionEqualRowsAreOneRun() {
    let rows = Extents(count: 1_000_000_000, extent: 44)
    #expect(rows.runCount == 1)
    #expect(rows.total == 44_000_000_000)
    #expect(rows.start(of: 999_999_999) == 43_999_999_956)
    #expect(rows.item(at: 43_999_999_955.9) == 999_999_998)
    #expect(rows.item(at: 43_999_999_956) == 999_999_999)
    #expect(rows.item(at: 44_000_000_000) == nil)
    #expect(rows.items(from: 22_000_000_000, to: 22_000_000_852) == 500_000_000..<500_000_020)
  }

  @Test func aChangeInABillionRowsCutsOneRunInThreeAndHealsAgain() {
    var rows = Extents(count: 1_000_000_000, extent: 44)
    rows.setExtent(80, of: 700_000_000)
    #expect(rows.runCount == 3)
    #expect(rows.start(of: 700_000_001) == 700_000_000 * 44 + 80)
    rows.setExtent(44, of: 700_000_000)
    #expect(rows.runCount == 1)
    rows.insert(count: 1_000_000_000, at: 5, extent: 44)
    #expect(rows.runCount == 1)
    rows.remove(1..<1_999_999_999)
    #expect(rows.total == 88)
  }

  /// log2(100,000) is 17; a treap's depth stays below three times that with overwhelming probability, and ours is the same every time.
  @Test func aHundredThousandDifferentRowsStayShallow() {
    let rows = Extents(count: 100_000) { Double($0 % 7 + 40) }
    #expect(rows.runCount == 100_000)
    #expect(rows.depth < 51)
  }

  @Test(arguments: [1_000, 10_000, 100_000])
  func anEditTakesStepsLikeTheLogarithmOfTheRuns(count: Int) {
    var random = SeededGenerator(seed: 7)
    var rows = Extents(count: count) { Double($0 % 7 + 40) }
    let before = rows.editSteps
    let edits = 500
    for _ in 0..<edits {
      rows.setExtent(Double.random(in: 1...100, using: &random), of: Int.random(in: 0..<rows.count, using: &random))
      rows.insert(count: 3, at: Int.random(in: 0...rows.count, using: &random), extent: 50)
      let removed = Int.random(in: 0..<rows.count - 3, using: &random)
      rows.remove(removed..<removed + 3)
    }
    // Four cuts and four seams an edit, each along one path of about 2 ln(count) nodes.
    let perEdit = Double(rows.editSteps - before) / Double(edits)
    #expect(perEdit < 400)
    #expect(rows.depth < 51)
  }

  /// Rows added at the end one at a time are the worst order for a tree that does not balance.
  @Test(arguments: [true, false])
  func rowsAddedOneByOneStayShallow(atTheEnd: Bool) {
    var rows = Extents()
    for item in 0..<20_000 { rows.insert(count: 1, at: atTheEnd ? item : 0, extent: Double(item % 5)) }
    #expect(rows.depth < 45)
    rows.remove(0..<19_990)
    #expect(rows.count == 10)
  }

  /// 44 1/3 pt is no exact double; each row's start must still find that row, up to a billion rows.
  @Test func everyStartFindsItsRowAtHugeOffsets() {
    let rows = Extents(count: 1_000_000_000, extent: 44 + 1.0 / 3)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let item = Int.random(in: 0..<rows.count, using: &random)
      let start = rows.start(of: item)
      #expect(rows.item(at: start) == item)
      #expect(rows.firstItem(startingAtOrAfter: start) == item)
      #expect(rows.item(at: start.nextDown) == (item == 0 ? nil : item - 1))
    }
  }

  @Test func everyStartFindsItsRowAmongUnevenOnes() {
    let rows = Extents(count: 30_000) { 40 + Double($0 % 13) / 3 }
    var total = 0.0
    for item in 0..<rows.count {
      let segment = rows.segment(of: item)
      #expect(rows.item(at: segment.start) == item)
      #expect(rows.item(at: segment.start + segment.length / 2) == item)
      #expect(abs(segment.start - total) < 1e-7)
      total += segment.length
    }
  }
}
