import UIKitControls
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct RowActionTests {
  @MainActor final class Calls {
    var names: [String] = []
    var done: [(Bool) -> Void] = []
    var views: [UIView] = []
  }

  private let calls = Calls()

  private func action(_ name: String?, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
    UIContextualAction(style: style, title: name) { [unowned calls] action, view, done in
      calls.names.append(action.title ?? "-")
      calls.views.append(view)
      calls.done.append(done)
    }
  }

  private func fixture(_ isMirrored: Bool = false, _ actions: [UIContextualAction]? = nil) -> EditableTable {
    let fixture = EditableTable(count: 30, isMirrored: isMirrored)
    fixture.rows.trailing = UISwipeActionsConfiguration(actions: actions ?? [action("a"), action("b"), action("longer than it")])
    return fixture
  }

  @Test(arguments: [false, true]) func theFirstActionLiesAtTheEdge(isMirrored: Bool) {
    let fixture = fixture(isMirrored)
    fixture.swipe(1, from: 310, by: -280)
    let own = fixture.table.visibleCells[1].contentView.frame
    let start = isMirrored ? own.minX : 320 - own.maxX
    #expect(start > 3 * 74, "a long title makes its button wider")
    for (x, name) in [(310.0, "a"), (320 - 74 - 37.0, "b"), (320 - start + 10, "longer than it")] {
      fixture.tap(x, 1)
      #expect(calls.names == [name] && calls.views.last?.isDescendant(of: fixture.cell(1)) == true)
      #expect(fixture.table.isEditing, "until the action is done")
      calls.done.last?(true)
      fixture.stage.settle()
      #expect(!fixture.table.isEditing && fixture.contentStart(1) == 0)
      calls.names = []
      fixture.swipe(1, from: 310, by: -280)
    }
  }

  @Test func actionsOfTheOlderFormReceiveTheRow() {
    let fixture = EditableTable(count: 30, isMirrored: false)
    var rows: [IndexPath] = []
    let normal = UITableViewRowAction(style: .normal, title: "a") { rows.append($1) }
    let deleting = UITableViewRowAction(style: .destructive, title: "b") { rows.append($1) }
    #expect(normal.backgroundColor == .systemGray && deleting.backgroundColor == .systemRed && deleting.style == .default)
    fixture.rows.editActions = [normal, deleting]
    fixture.swipe(1, from: 310, by: -280)
    fixture.tap(310, 1)
    fixture.stage.settle()
    #expect(rows == [IndexPath(row: 1, section: 0)] && !fixture.table.isEditing)
    fixture.rows.editActions = []
    fixture.swipe(2, from: 310, by: -280)
    #expect(fixture.contentStart(2) == 0)
    let copy = normal.copy() as? UITableViewRowAction
    #expect(copy?.title == "a" && copy !== normal)
  }

  @Test func aButtonIsOneTimeAtWork() {
    let fixture = fixture()
    fixture.swipe(1, from: 310, by: -280)
    for _ in 0..<3 { fixture.tap(310, 1) }
    #expect(calls.names == ["a"])
    fixture.swipe(1, from: 20, by: 100)
    #expect(fixture.table.isEditing, "no finger moves the row meanwhile")
    fixture.tap(100, 4)
    #expect(!fixture.table.isEditing, "but a touch elsewhere closes it")
    calls.done.last?(true)
    calls.done.last?(true)
    fixture.stage.settle()
    #expect(fixture.rows.taken("did") == ["didEnd 0.1"])
  }

  @Test(arguments: [false, true]) func aFullSwipePerformsTheFirstAction(isMirrored: Bool) {
    let fixture = fixture(isMirrored, [action("a"), action("b")])
    fixture.stage.touch(.began, at: fixture.point(315, 1))
    for travel in stride(from: 5.0, through: 215, by: 5) {
      fixture.stage.touch(.moved, at: fixture.point(315 - travel, 1))
      fixture.stage.advance(by: 1.0 / 120)
    }
    #expect(fixture.contentStart(1) == -205)
    fixture.stage.advance(by: 0.3)
    #expect(fixture.hit(130, 1) === fixture.hit(310, 1), "the first button covers the others")
    #expect(calls.names.isEmpty)
    fixture.stage.touch(.ended, at: fixture.point(100, 1))
    #expect(calls.names == ["a"])
    fixture.stage.settle()
    #expect(fixture.contentStart(1) == -320)
    calls.done.last?(true)
    fixture.stage.settle()
    #expect(fixture.contentStart(1) == 0 && fixture.rows.taken("did") == ["didEnd 0.1"])
  }

  @Test func aFingerThatComesBackPerformsNothing() {
    let fixture = fixture(false, [action("a"), action("b")])
    fixture.stage.touch(.began, at: fixture.point(315, 1))
    for travel in [20.0, 120, 230, 160] {
      fixture.stage.touch(.moved, at: fixture.point(315 - travel, 1))
      fixture.stage.advance(by: 0.1)
    }
    fixture.stage.advance(by: 0.2)
    #expect(fixture.hit(180, 1) !== fixture.hit(310, 1))
    fixture.stage.touch(.ended, at: fixture.point(155, 1))
    fixture.stage.settle()
    #expect(calls.names.isEmpty && fixture.contentStart(1) == -148)
  }

  @Test func moreButtonsThanARowHoldsFillIt() {
    let fixture = fixture(false, (0..<6).map { action("\($0)") })
    fixture.swipe(1, from: 315, by: -250)
    #expect(fixture.contentStart(1) == -320 && calls.names.isEmpty)
    fixture.tap(100, 3)
    #expect(fixture.contentStart(1) == 0)
  }

  @Test func aConfigurationCanForbidTheFullSwipe() {
    let fixture = fixture(false, [action("a")])
    #expect(fixture.rows.trailing?.performsFirstActionWithFullSwipe == true)
    fixture.rows.trailing?.performsFirstActionWithFullSwipe = false
    fixture.swipe(1, from: 315, by: -300)
    #expect(calls.names.isEmpty && fixture.contentStart(1) == -74)
  }

  // MARK: Deleting

  @Test(arguments: [false, true]) func aRowIsDeletedThroughCommit(isMirrored: Bool) {
    let fixture = EditableTable(count: 5, isMirrored: isMirrored)
    fixture.swipe(1, from: 300, by: -60)
    #expect(fixture.rows.taken() == ["canEdit 0.1", "trailing 0.1", "style 0.1", "willBegin 0.1"])
    #expect(fixture.contentStart(1) == -77, "the title and 16 points at each side")
    fixture.tap(300, 1)
    #expect(fixture.rows.taken() == ["commit delete 0.1", "didEnd nil"])
    #expect(fixture.names == ["0", "2", "3", "4"] && !fixture.table.isEditing)
    #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.configurationState.isSwiped })
  }

  @Test func aFullSwipeDeletes() {
    let fixture = EditableTable(count: 5)
    fixture.swipe(1, from: 315, by: -300)
    #expect(fixture.rows.taken("commit", "didEnd") == ["commit delete 0.1", "didEnd nil"])
    #expect(fixture.names == ["0", "2", "3", "4"])
  }

  @Test func aCommitThatReloadsIsWellToo() {
    let fixture = EditableTable(count: 5)
    fixture.rows.onCommit = { [unowned rows = fixture.rows] table, path in
      rows.lists[0].remove(at: path.row)
      table.reloadData()
    }
    fixture.swipe(1, from: 315, by: -300)
    #expect(fixture.rows.taken("commit", "didEnd") == ["commit delete 0.1", "didEnd 0.1"])
    #expect(fixture.names == ["0", "2", "3", "4"] && !fixture.table.isEditing)
    #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func aCommitThatDoesNothingClosesTheRow() {
    let fixture = EditableTable(count: 5)
    fixture.rows.onCommit = { _, _ in }
    fixture.swipe(1, from: 315, by: -300)
    #expect(fixture.rows.taken("commit", "didEnd") == ["commit delete 0.1", "didEnd 0.1"])
    #expect(fixture.names.count == 5 && fixture.contentStart(1) == 0)
  }

  @Test func rowsThatAreNotDeletedDoNotMoveAside() {
    let fixture = EditableTable(count: 5)
    fixture.rows.style = { _ in .none }
    fixture.swipe(1, from: 300, by: -100)
    #expect(!fixture.table.isEditing && fixture.contentStart(1) == 0)
    fixture.swipe(1, from: 20, by: 100)
    #expect(!fixture.table.isEditing && fixture.contentStart(1) == 0)
  }

  // MARK: Rows that come and go meanwhile

  @Test func anOpenRowStaysOpenWhileOthersComeAndGo() {
    let fixture = fixture(false, [action("a")])
    fixture.swipe(2, from: 300, by: -60)
    fixture.rows.lists[0].insert("new", at: 0)
    fixture.table.insertRows(at: [path(0)], with: .fade)
    fixture.stage.settle()
    #expect(fixture.contentStart(3) == -74 && fixture.table.isEditing)
    fixture.rows.lists[0].remove(at: 3)
    fixture.table.deleteRows(at: [path(3)], with: .left)
    #expect(!fixture.table.isEditing)
    fixture.stage.settle()
    #expect(fixture.rows.taken("did") == ["didEnd nil"])
    #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func aRowThatLeavesTheScreenIsClosed() {
    let fixture = fixture(false, [action("a")])
    fixture.swipe(2, from: 300, by: -60)
    fixture.table.contentOffset.y = 600
    fixture.stage.settle()
    #expect(!fixture.table.isEditing && fixture.rows.taken("did") == ["didEnd 0.2"])
    #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.configurationState.isSwiped })
  }

  @Test func actionsLookAsTheyAreTold() {
    let normal = action("a")
    let destructive = action(nil, .destructive)
    #expect(normal.style == .normal && normal.title == "a" && normal.backgroundColor == .systemGray)
    #expect(destructive.style == .destructive && destructive.backgroundColor == .systemRed && destructive.image == nil)
    normal.backgroundColor = .systemBlue
    #expect(normal.backgroundColor == .systemBlue)
    normal.backgroundColor = nil
    #expect(normal.backgroundColor == .systemGray)
    let configuration = UISwipeActionsConfiguration(actions: [normal, destructive])
    #expect(configuration.actions == [normal, destructive])
    normal.handler(normal, UIView()) { _ in }
    #expect(calls.names == ["a"])
  }
}
