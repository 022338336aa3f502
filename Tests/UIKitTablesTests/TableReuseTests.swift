import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct TableReuseTests {
  @Test func aRowThatOnlyTouchesTheEdgeHasNoCell() {
    let fixture = TableFixture([100]).shown()
    #expect(fixture.cells.count == 10)
    #expect(fixture.table.indexPathsForVisibleRows == (0..<10).map { path($0) })
    fixture.scroll(to: 48)
    #expect(fixture.table.indexPathsForVisibleRows == (1..<11).map { path($0) })
    fixture.scroll(to: 49)
    #expect(fixture.table.indexPathsForVisibleRows == (1..<12).map { path($0) })
  }

  @Test(arguments: [[10], [100_000_000]])
  func loadingAsksOnlyForWhatIsShown(counts: [Int]) {
    let fixture = TableFixture(counts).shown()
    #expect(fixture.rows.asked == (0..<10).map { path($0) })
    #expect(fixture.counts.made == 10)
    #expect(fixture.table.contentSize == CGSize(width: 320, height: CGFloat(48 * counts[0])))
  }

  @Test func theLastOfAHundredMillionRowsIsReachedAsTheFirst() {
    let fixture = TableFixture([100_000_000]).shown()
    fixture.table.scrollToRow(at: path(99_999_999), at: .bottom, animated: false)
    fixture.stage.advance(by: 0)
    #expect(fixture.table.indexPathsForVisibleRows?.last == path(99_999_999))
    #expect(fixture.cells.count == 10)
    #expect(fixture.counts.made == 10)
  }

  @Test(arguments: [true, false])
  func aRowThatLeavesGivesItsCellToTheOneThatComes(downward: Bool) {
    let fixture = TableFixture([1_000]).shown()
    var y: CGFloat = downward ? 0 : 47_520
    fixture.scroll(to: y)
    let made = fixture.counts.made
    for _ in 0..<300 {
      y += downward ? 7 : -7
      fixture.scroll(to: y)
      #expect(fixture.cells.count <= 11)
      #expect(fixture.cells.count == fixture.table.indexPathsForVisibleRows?.count)
    }
    // One more than the ten of the start: a step in the middle of a row shows eleven.
    #expect(fixture.counts.made <= made + 1)
    #expect(fixture.counts.reused > 40)
  }

  @Test func aStepWithoutANewRowAsksNobodyAndWritesNoFrame() {
    let fixture = TableFixture([1_000]).shown()
    fixture.scroll(to: 1)
    let (asked, writes) = (fixture.rows.asked.count, fixture.counts.frameWrites)
    for y in 2...47 { fixture.scroll(to: CGFloat(y)) }
    #expect(fixture.rows.asked.count == asked)
    #expect(fixture.counts.frameWrites == writes)
    fixture.scroll(to: 49)
    #expect(fixture.rows.asked.count == asked + 1)
    #expect(fixture.counts.frameWrites == writes + 1)
  }

  @Test func everyRowStandsInItsPlaceAfterAnyJump() {
    let fixture = TableFixture([50, 0, 700]).shown()
    for y in [0, 31, 2_000, 2_390, 20_000, 35_519, 300] as [CGFloat] {
      fixture.scroll(to: y)
      for cell in fixture.cells {
        let row = fixture.table.indexPath(for: cell)
        #expect(row.map { fixture.table.rectForRow(at: $0) } == cell.frame)
      }
      #expect(fixture.cells.count == fixture.table.visibleCells.count)
    }
  }

  @Test func aLeavingCellIsOutOfTheHierarchyAndWaits() {
    let fixture = TableFixture([100]).shown()
    let first = fixture.table.cellForRow(at: path(0))
    fixture.scroll(to: 480)
    #expect(fixture.counts.made == 10)
    fixture.table.frame.size.height = 240
    fixture.stage.advance(by: 0)
    #expect(fixture.cells.count == 5)
    fixture.rows.counts = [0]
    fixture.table.reloadData()
    fixture.stage.advance(by: 0)
    #expect(fixture.cells.isEmpty)
    #expect(first?.superview == nil)
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "cell") is CountingCell)
    #expect(fixture.counts.made == 10)
  }

  @Test func aTableWithoutHeightHasNoCells() {
    let fixture = TableFixture([100])
    fixture.table.frame.size.height = 0
    fixture.shown()
    #expect(fixture.cells.isEmpty)
    #expect(fixture.table.contentSize.height == 4_800)
  }

  @Test func cellsThatTheDataSourceMakesItselfJoinThePool() {
    final class Maker: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "own") { return cell }
        made += 1
        return UITableViewCell(style: .subtitle, reuseIdentifier: "own")
      }
    }
    let fixture = TableFixture([])
    let maker = Maker()
    fixture.table.dataSource = maker
    fixture.shown()
    for y in stride(from: 0 as CGFloat, to: 4_000, by: 48) { fixture.scroll(to: y) }
    #expect(maker.made == 10)
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func willDisplayAndDidEndDisplayingComeOncePerRow() {
    let messages = Messages()
    let fixture = TableFixture([100], delegate: messages).shown()
    #expect(messages.log == (0..<10).map { "willDisplay 0.\($0)" })
    messages.log = []
    fixture.scroll(to: 96)
    #expect(messages.log.sorted() == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.10", "willDisplay 0.11"])
  }
}
