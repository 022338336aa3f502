import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct TableScrollingTests {
  @Test(
    arguments: [
      (UITableView.ScrollPosition.top, 2_400 as CGFloat), (.middle, 2_400 - 216), (.bottom, 2_400 - 432), (.none, 2_400 - 432),
    ])
  func aRowIsBroughtToItsPlace(position: UITableView.ScrollPosition, offset: CGFloat) {
    let fixture = TableFixture([100]).shown()
    fixture.table.scrollToRow(at: path(50), at: position, animated: false)
    #expect(fixture.table.contentOffset.y == offset)
  }

  @Test func noneScrollsTheShortestWayInBothDirections() {
    let fixture = TableFixture([100]).shown()
    fixture.scroll(to: 2_000)
    fixture.table.scrollToRow(at: path(45), at: .none, animated: false)
    #expect(fixture.table.contentOffset.y == 2_000)
    fixture.table.scrollToRow(at: path(10), at: .none, animated: false)
    #expect(fixture.table.contentOffset.y == 480)
  }

  @Test func theEndsOfTheContentLimitIt() {
    let fixture = TableFixture([100]).shown()
    fixture.table.scrollToRow(at: path(99), at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 4_320)
    fixture.table.scrollToRow(at: path(0), at: .bottom, animated: false)
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test func aStickingHeaderDoesNotCoverTheRow() {
    let fixture = TableFixture([100])
    fixture.rows.titles = ["A"]
    fixture.shown()
    fixture.table.scrollToRow(at: path(50), at: .top, animated: false)
    fixture.stage.advance(by: 0)
    #expect(fixture.table.contentOffset.y == 2_400)
    #expect(fixture.table.rectForRow(at: path(50)).minY == fixture.table.headerView(forSection: 0)?.frame.maxY)
  }

  @Test func animatedItArrivesInThreeTenthsOfASecond() {
    let fixture = TableFixture([100]).shown()
    fixture.table.scrollToRow(at: path(20), at: .top, animated: true)
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 960)
  }

  @Test func pointsAndRectanglesFindTheirRows() {
    let fixture = TableFixture([10, 10])
    fixture.rows.titles = ["A", "B"]
    fixture.shown()
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 28)) == path(0))
    #expect(
      fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 460, width: 10, height: 140)) == [path(9), path(0, 1), path(1, 1)])
    #expect(fixture.table.numberOfSections == 2)
    #expect(fixture.table.numberOfRows(inSection: 1) == 10)
    #expect(fixture.table.rectForRow(at: path(99)) == .zero)
  }
}
