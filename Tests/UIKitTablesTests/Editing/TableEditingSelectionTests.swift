import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct TableEditingSelectionTests {
  @Test func inEditingModeTouchesSelectOnlyWhereThatIsAllowed() {
    let fixture = EditableTable(count: 5)
    fixture.tap(150, 1)
    #expect(fixture.rows.taken("did") == ["didSelect 0.1"])
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.table.indexPathForSelectedRow == nil && !fixture.cell(1).isSelected, "what was selected is so no more")
    fixture.tap(150, 2)
    #expect(fixture.rows.taken("did").isEmpty)
    fixture.table.allowsSelectionDuringEditing = true
    fixture.tap(150, 2)
    fixture.tap(150, 3)
    #expect(fixture.rows.taken("did") == ["didSelect 0.2", "didDeselect 0.2", "didSelect 0.3"])
    fixture.table.setEditing(false, animated: false)
    #expect(fixture.table.indexPathForSelectedRow == nil && fixture.rows.taken("did").isEmpty)
  }

  @Test(arguments: [false, true]) func severalRowsAreTicked(isMirrored: Bool) {
    let fixture = EditableTable(count: 100, isMirrored: isMirrored)
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    #expect(!fixture.rows.taken().contains { $0.hasPrefix("style") }, "no styles are asked for")
    #expect(fixture.contentStart(0) == 38 && fixture.cell(0).editingStyle == .none)
    fixture.tap(27, 1)
    fixture.tap(150, 3)
    #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(3)])
    fixture.tap(27, 1)
    #expect(fixture.table.indexPathsForSelectedRows == [path(3)])
    #expect(fixture.rows.taken("did") == ["didSelect 0.1", "didSelect 0.3", "didDeselect 0.1"])
    fixture.table.contentOffset.y = 2_000
    fixture.stage.advance(by: 0)
    fixture.table.contentOffset.y = 0
    fixture.stage.advance(by: 0)
    #expect(fixture.table.visibleCells.map(\.isSelected) == (0..<12).map { $0 == 3 })
  }

  @Test func aBackgroundForSeveralTakesTheOthersPlace() {
    let fixture = EditableTable(count: 3)
    let (one, many) = (UIView(), UIView())
    fixture.cell(1).selectedBackgroundView = one
    fixture.cell(1).multipleSelectionBackgroundView = many
    fixture.tap(150, 1)
    #expect(one.superview === fixture.cell(1) && many.superview == nil)
    fixture.table.deselectRow(at: path(1), animated: false)
    fixture.table.allowsMultipleSelection = true
    fixture.tap(150, 1)
    #expect(many.superview === fixture.cell(1) && one.superview == nil && many.frame == fixture.cell(1).bounds)
    fixture.tap(150, 1)
    #expect(many.superview == nil && one.superview == nil)
  }

  // MARK: Primary actions

  private final class Chooser: NSObject, UITableViewDelegate {
    var log: [String] = []
    var maySelect = true

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { maySelect ? indexPath : nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.append("primary \(indexPath.row)")
    }
  }

  @Test func aTapGoesOnToThePrimaryAction() {
    let fixture = EditableTable(count: 5)
    let chooser = Chooser()
    fixture.table.delegate = chooser
    fixture.stage.settle()
    fixture.tap(150, 1)
    fixture.tap(150, 1)
    #expect(chooser.log == ["didSelect 1", "primary 1", "didSelect 1", "primary 1"])
    chooser.maySelect = false
    fixture.tap(150, 2)
    #expect(chooser.log.suffix(1) == ["primary 2"], "whether or not it was allowed to select")
    chooser.maySelect = true
    chooser.log = []
    fixture.table.allowsMultipleSelection = true
    fixture.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    for row in [1, 3, 3] { fixture.tap(150, row) }
    #expect(chooser.log == ["didSelect 1", "primary 1", "didSelect 3"], "not where it adds to others or takes away")
    chooser.log = []
    fixture.table.allowsSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: false)
    fixture.tap(150, 2)
    #expect(chooser.log == ["didSelect 2"], "and not while the table is edited")
  }
}
