import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct CardLineTests {
  /// Whether the line of each row shows, from top to bottom.
  private func lines(_ fixture: TableFixture) -> [Bool] {
    let cells = fixture.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    return cells.map { cell in cell.subviews.contains { $0.backgroundColor == .red && !$0.isHidden } }
  }

  @Test func theLastRowOfACardHasNoLine() {
    let fixture = TableFixture([3, 1], style: .insetGrouped)
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    fixture.table.separatorColor = .red
    fixture.shown()
    #expect(lines(fixture) == [true, true, false, false])
    fixture.rows.counts = [4, 1]
    fixture.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    fixture.stage.settle()
    #expect(lines(fixture) == [true, true, true, false, false])
    fixture.rows.counts = [2, 1]
    fixture.table.deleteRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .none)
    fixture.stage.settle()
    #expect(lines(fixture) == [true, false, false])
  }
}
