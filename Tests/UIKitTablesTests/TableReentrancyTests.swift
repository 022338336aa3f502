import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Whoever hears a message may do anything to the table; afterwards it must be whole.
@MainActor @Suite(.serialized) struct TableReentrancyTests {
  private func expectWhole(_ fixture: TableFixture) {
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cells.count == fixture.table.visibleCells.count)
    for cell in fixture.cells {
      #expect(fixture.table.indexPath(for: cell).map { fixture.table.rectForRow(at: $0) } == cell.frame)
    }
  }

  @Test(arguments: ["willDisplay", "didEndDisplaying"])
  func theTableMayBeRemovedInAMessage(message: String) {
    let messages = Messages()
    let fixture = TableFixture([100], delegate: messages)
    messages.onMessage = { if $0 == message { fixture.table.removeFromSuperview() } }
    fixture.shown()
    fixture.scroll(to: 300)
    #expect(fixture.table.superview == nil)
    messages.onMessage = { _ in }
    fixture.stage.window.addSubview(fixture.table)
    expectWhole(fixture)
    #expect(fixture.cells.count == 11)
  }

  @Test(arguments: ["willDisplay", "didEndDisplaying"])
  func dataMayBeReloadedOnceInAMessage(message: String) {
    let messages = Messages()
    let fixture = TableFixture([100], delegate: messages)
    var reloads = 0
    messages.onMessage = {
      if $0 == message, reloads == 0 {
        reloads += 1
        fixture.rows.counts = [7]
        fixture.table.reloadData()
      }
    }
    fixture.shown()
    fixture.scroll(to: 300)
    #expect(reloads == 1)
    expectWhole(fixture)
    #expect(fixture.cells.count <= 7)
    #expect(fixture.table.contentSize.height == 336)
  }

  @Test func dataMayBeReloadedWhileACellIsAskedFor() {
    let fixture = TableFixture([100])
    var reloads = 0
    fixture.rows.onCell = { [unowned rows = fixture.rows] table, path in
      if path.row == 4, reloads == 0 {
        reloads += 1
        rows.counts = [3]
        table.reloadData()
      }
    }
    fixture.shown()
    expectWhole(fixture)
    #expect(fixture.cells.count == 3)
    #expect(fixture.counts.made <= 5)
  }

  @Test func theDataSourceMayGoAwayInAMessage() {
    let messages = Messages()
    let fixture = TableFixture([100], delegate: messages)
    messages.onMessage = { _ in fixture.table.dataSource = nil }
    fixture.shown()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cells.isEmpty)
    #expect(fixture.table.contentSize.height == 0)
  }

  @Test func aDataSourceThatDiesLeavesAnEmptyTable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    stage.window.addSubview(table)
    var rows: Rows? = Rows([100])
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 48
    table.dataSource = rows
    stage.advance(by: 0)
    rows = nil
    table.contentOffset.y = 100
    stage.advance(by: 0.1)
    #expect(table.visibleCells.isEmpty)
  }

  @Test func aSelectionMayRemoveTheRow() {
    let messages = Messages()
    let fixture = TableFixture([100], delegate: messages)
    messages.onMessage = {
      if $0 == "didUnhighlight" {
        fixture.rows.counts = [0]
        fixture.table.reloadData()
      }
    }
    fixture.shown()
    fixture.stage.tap(at: CGPoint(x: 10, y: 100))
    expectWhole(fixture)
    #expect(!messages.log.contains { $0.hasPrefix("willSelect") })
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }
}
