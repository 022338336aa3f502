import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct TableEditingTests {
  @Test func editingModeAsksForEachRowThatShows() {
    let fixture = EditableTable(count: 3)
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.table.isEditing)
    #expect(
      fixture.rows.taken()
        == (0..<3).flatMap { ["canEdit 0.\($0)", "style 0.\($0)", "indent 0.\($0)", "canMove 0.\($0)"] })
    #expect(fixture.cell(1).isEditing && fixture.cell(1).editingStyle == .delete && fixture.cell(1).showsReorderControl)
    #expect(fixture.cell(1).configurationState.isEditing)
    fixture.table.isEditing = false
    #expect(!fixture.table.isEditing && !fixture.cell(1).isEditing)
    #expect(fixture.rows.taken().isEmpty)
  }

  @Test func aTableThatNobodyEditsAsksNothing() {
    let fixture = EditableTable(count: 200)
    for y in stride(from: 0.0, through: 3_000, by: 150) {
      fixture.table.contentOffset.y = y
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.flick(from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: -1_500))
    fixture.stage.settle()
    fixture.tap(100, table(fixture, at: 200))
    #expect(fixture.rows.taken().map { $0.split(separator: " ")[0] } == ["willBeginDragging", "didSelect"])
    #expect(fixture.table.visibleCells.allSatisfy { $0.subviews.count <= 3 }, "content, separator and selection")
  }

  private func table(_ fixture: EditableTable, at y: CGFloat) -> Int {
    fixture.table.indexPathForRow(at: CGPoint(x: 0, y: fixture.table.contentOffset.y + y))?.row ?? -1
  }

  @Test(arguments: [false, true]) func accessoriesStandAtTheEnd(isMirrored: Bool) {
    let fixture = EditableTable(count: 3, isMirrored: isMirrored)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    fixture.cell(1).accessoryView = button
    fixture.stage.settle()
    #expect(button.frame.minX == (isMirrored ? 16 : 274) && fixture.contentStart(1) == 0)
    #expect(fixture.cell(1).contentView.frame.width == 274)
  }

  @Test(arguments: [false, true]) func theContentMakesRoomForTheControls(isMirrored: Bool) {
    let fixture = EditableTable(count: 3, isMirrored: isMirrored)
    fixture.rows.style = { [.delete, .insert, .none][$0.row] }
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    for row in 0..<3 {
      #expect(fixture.contentStart(row) == 38, "the side margin of 16 and the mark of 22")
      #expect(fixture.cell(row).contentView.frame.width == 236)
    }
    #expect(fixture.cell(0).subviews.count == fixture.cell(2).subviews.count + 1, "no mark where there is nothing to do")
    fixture.table.setEditing(false, animated: false)
    fixture.stage.settle()
    #expect(fixture.contentStart(0) == 0 && fixture.cell(0).contentView.frame.width == 320)
  }

  @Test func itSlidesInAndTheCellHearsOfIt() {
    let fixture = EditableTable(count: 1)
    fixture.table.setEditing(true, animated: true)
    #expect(TellingCell.log == ["will 1"])
    var starts: [CGFloat] = []
    while fixture.stage.isBusy {
      fixture.stage.advance(by: 1.0 / 60)
      starts.append(fixture.cell(0).contentView.layer.presentation()?.frame.minX ?? fixture.cell(0).contentView.frame.minX)
    }
    #expect(starts.count > 10 && starts == starts.sorted(by: <) && starts[1] < 20 && starts.last == 38)
    #expect(TellingCell.log == ["will 1", "did 1"])
    let parts = fixture.cell(0).subviews.count
    fixture.table.setEditing(false, animated: true)
    #expect(fixture.cell(0).subviews.count == parts, "the controls leave with the animation")
    fixture.stage.settle()
    #expect(fixture.cell(0).subviews.count == parts - 2)
    #expect(TellingCell.log == ["will 1", "did 1", "will 0", "did 0"])
  }

  @Test func rowsThatMayNotBeEditedStayAsTheyAre() {
    let fixture = EditableTable(count: 4)
    fixture.rows.canEdit = { $0.row != 2 }
    fixture.rows.indents = false
    fixture.rows.canMove = { $0.row == 0 }
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    #expect((0..<4).map { fixture.cell($0).isEditing } == [true, true, false, true])
    #expect((0..<4).map { fixture.cell($0).showsReorderControl } == [true, false, false, false])
    #expect((0..<4).allSatisfy { fixture.contentStart($0) == 0 })
    #expect(!fixture.cell(0).shouldIndentWhileEditing)
    #expect((0..<4).map { fixture.cell($0).contentView.frame.width } == [274, 320, 320, 320])
  }

  @Test func rowsThatComeIntoViewAreEditedToo() {
    let fixture = EditableTable(count: 100)
    fixture.rows.canEdit = { $0.row % 2 == 0 }
    fixture.table.setEditing(true, animated: false)
    for y in stride(from: 0.0, through: 3_000, by: 170) {
      fixture.table.contentOffset.y = y
      fixture.stage.advance(by: 1.0 / 60)
      for cell in fixture.table.visibleCells {
        let row = fixture.table.indexPath(for: cell)?.row ?? -1
        #expect(cell.isEditing == (row % 2 == 0) && cell.contentView.frame.minX == (row % 2 == 0 ? 38 : 0))
      }
    }
    fixture.table.setEditing(false, animated: false)
    fixture.stage.advance(by: 0)
    fixture.table.contentOffset.y = 0
    fixture.stage.advance(by: 0)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test(arguments: [false, true]) func theGreenControlInserts(isMirrored: Bool) {
    let fixture = EditableTable(count: 3, isMirrored: isMirrored)
    fixture.rows.style = { _ in .insert }
    fixture.table.setEditing(true, animated: true)
    fixture.stage.settle()
    fixture.tap(27, 1)
    #expect(fixture.rows.taken("commit", "didSelect") == ["commit insert 0.1"])
    #expect(fixture.names == ["0", "new", "1", "2"])
    #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing })
  }

  @Test(arguments: [false, true]) func theRedControlShowsTheButtonThatDeletes(isMirrored: Bool) {
    let fixture = EditableTable(count: 3, isMirrored: isMirrored)
    fixture.rows.deleteTitle = "Away"
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    TellingCell.log = []
    fixture.tap(27, 1)
    #expect(fixture.cell(1).showingDeleteConfirmation && fixture.cell(1).configurationState.isSwiped)
    #expect(TellingCell.log == ["will 3", "did 3"])
    #expect(fixture.contentStart(1) == -36)
    fixture.tap(27, 0)
    #expect(!fixture.cell(1).showingDeleteConfirmation && fixture.contentStart(1) == 38, "a touch elsewhere closes it")
    #expect(!fixture.cell(0).showingDeleteConfirmation, "and does nothing else")
    fixture.tap(27, 1)
    fixture.tap(300, 1)
    #expect(fixture.rows.taken("commit", "willBegin", "didEnd") == ["commit delete 0.1"])
    #expect(fixture.names == ["0", "2"] && fixture.table.isEditing)
  }

  @Test func withoutCommitTheControlsDoNothing() {
    final class Silent: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let fixture = EditableTable(count: 3)
    let silent = Silent()
    fixture.table.delegate = nil
    fixture.table.dataSource = silent
    fixture.stage.settle()
    fixture.swipe(1, from: 300, by: -200)
    #expect(fixture.contentStart(1) == 0, "nobody has said that rows can be edited")
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    #expect(fixture.cell(1).editingStyle == .delete && !fixture.cell(1).showsReorderControl)
    fixture.tap(27, 1)
    #expect(fixture.cell(1).showingDeleteConfirmation)
    fixture.tap(300, 1)
    #expect(!fixture.cell(1).showingDeleteConfirmation && fixture.table.visibleCells.count == 3)
  }

  @Test func accessoriesForEditingTakeTheOthersPlace() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    cell.accessoryType = .checkmark
    cell.editingAccessoryType = .disclosureIndicator
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    func width() -> CGFloat {
      cell.layoutIfNeeded()
      return cell.contentView.frame.maxX
    }
    #expect(width() == 288)
    cell.setEditing(true, animated: false)
    #expect(width() == 293.5)
    cell.editingAccessoryView = own
    #expect(width() == 274 && own.superview === cell)
    cell.isEditing = false
    #expect(width() == 320 - 16 - 16 && own.superview == nil)
    #expect(cell.editingStyle == .none)
  }
}
