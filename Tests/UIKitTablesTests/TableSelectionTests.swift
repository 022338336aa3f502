import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct TableSelectionTests {
  private let messages = Messages()

  private func fixture() -> TableFixture { TableFixture([100], delegate: messages).shown() }

  private var touches: [String] { messages.log.filter { !$0.contains("isplay") } }

  private func tap(_ fixture: TableFixture, _ row: Int) {
    let y = fixture.table.rectForRow(at: path(row)).midY - fixture.table.contentOffset.y
    fixture.stage.tap(at: CGPoint(x: 100, y: y))
    fixture.stage.settle()
  }

  @Test func aTapHighlightsThenSelects() {
    let fixture = fixture()
    tap(fixture, 3)
    #expect(
      touches == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3", "willSelect 0.3", "didSelect 0.3"])
    #expect(fixture.table.indexPathForSelectedRow == path(3))
    #expect(fixture.table.cellForRow(at: path(3))?.isSelected == true)
  }

  @Test func aTouchThatMissesTheCellSelectsNothing() {
    let fixture = fixture()
    let cover = UIView(frame: fixture.table.rectForRow(at: path(3)))
    fixture.table.addSubview(cover)
    fixture.table.cellForRow(at: path(5))?.isUserInteractionEnabled = false
    tap(fixture, 3)
    tap(fixture, 5)
    #expect(touches.isEmpty && fixture.table.indexPathForSelectedRow == nil)
    cover.isUserInteractionEnabled = false
    tap(fixture, 3)
    #expect(fixture.table.indexPathForSelectedRow == path(3))
  }

  @Test func aPinnedHeaderSelectsNoRowBelowIt() {
    final class Titles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }
    let (stage, titles) = (ManualStage(), Titles())
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.dataSource = titles
    stage.window.addSubview(table)
    stage.settle()
    table.contentOffset.y = 300
    stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 10))
    stage.settle()
    #expect(table.indexPathForSelectedRow == nil)
    stage.tap(at: CGPoint(x: 100, y: 200))
    stage.settle()
    #expect(table.indexPathForSelectedRow != nil)
  }

  @Test func anotherTapDeselectsTheFirstRow() {
    let fixture = fixture()
    tap(fixture, 3)
    messages.log = []
    tap(fixture, 5)
    #expect(
      touches.suffix(4) == ["willSelect 0.5", "willDeselect 0.3", "didDeselect 0.3", "didSelect 0.5"])
    #expect(fixture.table.indexPathsForSelectedRows == [path(5)])
    #expect(fixture.table.cellForRow(at: path(3))?.isSelected == false)
  }

  @Test func severalRowsAreSelectedAndDeselectedOneByOne() {
    let fixture = fixture()
    fixture.table.allowsMultipleSelection = true
    for row in [3, 5, 1] { tap(fixture, row) }
    #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(3), path(5)])
    messages.log = []
    tap(fixture, 3)
    #expect(touches.suffix(2) == ["willDeselect 0.3", "didDeselect 0.3"])
    #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(5)])
  }

  @Test func aHeldFingerHighlightsAndADragLetsGo() {
    let fixture = fixture()
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 200))
    fixture.stage.advance(by: 0.2)
    #expect(fixture.table.cellForRow(at: path(4))?.isHighlighted == true)
    for step in 1...10 {
      fixture.stage.touch(.moved, at: CGPoint(x: 100, y: 200 - CGFloat(step) * 8))
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.touch(.ended, at: CGPoint(x: 100, y: 120))
    fixture.stage.settle()
    #expect(touches == ["shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.cells.allSatisfy { !$0.isHighlighted })
  }

  @Test func aRowThatMayNotBeHighlightedIsNotSelected() {
    messages.mayHighlight = false
    let fixture = fixture()
    tap(fixture, 2)
    #expect(touches == ["shouldHighlight 0.2"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func withoutSelectionTouchesAskNothing() {
    let fixture = fixture()
    fixture.table.allowsSelection = false
    tap(fixture, 2)
    #expect(touches.isEmpty)
  }

  @Test func theDelegateChoosesAnotherRowOrNone() {
    messages.redirect = { path in path.row == 2 ? IndexPath(row: 6, section: 0) : nil }
    let fixture = fixture()
    tap(fixture, 2)
    #expect(fixture.table.indexPathForSelectedRow == path(6))
    #expect(touches.last == "didSelect 0.6")
    tap(fixture, 3)
    #expect(fixture.table.indexPathForSelectedRow == path(6))
  }

  @Test func codeSelectsWithoutAMessage() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(50), animated: false, scrollPosition: .middle)
    fixture.stage.advance(by: 0)
    #expect(fixture.table.cellForRow(at: path(50))?.isSelected == true)
    #expect(touches.isEmpty)
    fixture.table.selectRow(at: path(51), animated: false, scrollPosition: .none)
    #expect(fixture.table.indexPathsForSelectedRows == [path(51)])
    fixture.table.deselectRow(at: path(51), animated: false)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    fixture.table.selectRow(at: path(51), animated: false, scrollPosition: .none)
    fixture.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func aSelectedRowIsSelectedAgainWhenItComesBack() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    fixture.scroll(to: 2_000)
    #expect(fixture.cells.allSatisfy { !$0.isSelected })
    fixture.scroll(to: 0)
    #expect(fixture.table.cellForRow(at: path(0))?.isSelected == true)
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }
}
