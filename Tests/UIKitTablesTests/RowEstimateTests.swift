import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTables
import UIKitListTestSupport
import UIKitLists

/// Rows whose heights are known only when they show.
@MainActor @Suite(.serialized) struct RowEstimateTests {
  /// The end of the content is estimated until its rows show: the offset of the animation is the one at which the table rests.
  @Test(arguments: [200, 100, 20] as [CGFloat]) func rowsThatLeaveTheEndTakeTheOffsetToItsRestAtOnce(estimate: CGFloat) {
    let fixture = TableFixture([60])
    (fixture.table.rowHeight, fixture.table.estimatedRowHeight) = (UITableView.automaticDimension, estimate)
    fixture.shown()
    fixture.table.scrollToRow(at: path(59), at: .bottom, animated: false)
    fixture.stage.settle()
    fixture.rows.counts = [20]
    fixture.table.deleteRows(at: (20..<60).map { path($0) }, with: .fade)
    let offset = fixture.table.contentOffset.y
    for _ in 0..<60 {
      fixture.stage.advance(by: 1.0 / 60)
      #expect(fixture.table.contentOffset.y == offset)
    }
    #expect(fixture.table.rectForRow(at: path(19)).maxY == offset + 480)
  }
}
