import UIKitControls
import Foundation
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// The members for editing tables that the tests in `TableView/Editing` do not use at length, and the answers that nobody wrote.
@MainActor @Suite struct UITableViewEditingMembers {
  private final class Silent: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func theDefaultsOfATable() {
    let table = UITableView()
    #expect(!table.isEditing && !table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    #expect(table.isEditing)
    table.setEditing(false, animated: true)
    #expect(!table.isEditing, "also away from any window")
  }

  @Test func theDefaultsOfACell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(!cell.isEditing && cell.editingStyle == .none && !cell.showingDeleteConfirmation)
    #expect(!cell.showsReorderControl && cell.shouldIndentWhileEditing)
    #expect(cell.editingAccessoryType == .none && cell.editingAccessoryView == nil && cell.multipleSelectionBackgroundView == nil)
    cell.willTransition(to: [])
    cell.didTransition(to: .showingEditControl)
    cell.isEditing = true
    #expect(cell.configurationState.isEditing && !cell.configurationState.isSwiped && !cell.configurationState.isReordering)
    cell.prepareForReuse()
    #expect(!cell.isEditing)
  }

  @Test func rawValues() {
    #expect([UITableViewCell.EditingStyle.none, .delete, .insert].map(\.rawValue) == [0, 1, 2])
    let states: [UITableViewCell.StateMask] = [.showingEditControl, .showingDeleteConfirmation]
    #expect(states.map(\.rawValue) == [1, 2])
    #expect([UIContextualAction.Style.normal, .destructive].map(\.rawValue) == [0, 1])
  }

  @Test func theAnswersThatNobodyWrote() {
    let (silent, table, row) = (Silent(), UITableView(), path(0))
    #expect(silent.tableView(table, canEditRowAt: row))
    #expect(!silent.tableView(table, canMoveRowAt: row))
    silent.tableView(table, commit: .delete, forRowAt: row)
    silent.tableView(table, moveRowAt: row, to: row)
    #expect(silent.tableView(table, editingStyleForRowAt: row) == .delete)
    #expect(silent.tableView(table, titleForDeleteConfirmationButtonForRowAt: row) == nil)
    #expect(silent.tableView(table, shouldIndentWhileEditingRowAt: row))
    #expect(silent.tableView(table, leadingSwipeActionsConfigurationForRowAt: row) == nil)
    #expect(silent.tableView(table, trailingSwipeActionsConfigurationForRowAt: row) == nil)
    #expect(silent.tableView(table, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: path(3)) == path(3))
    silent.tableView(table, willBeginEditingRowAt: row)
    silent.tableView(table, didEndEditingRowAt: nil)
    #expect(silent.tableView(table, canPerformPrimaryActionForRowAt: row))
    silent.tableView(table, performPrimaryActionForRowAt: row)
    table.isEditing = true
    #expect(!silent.tableView(table, canPerformPrimaryActionForRowAt: row))
  }

  @Test func actions() {
    var handled = false
    let handler: UIContextualAction.Handler = { _, _, done in
      handled = true
      done(true)
    }
    let action = UIContextualAction(style: .normal, title: "Later", handler: handler)
    let image = UIImage(systemName: "trash")
    action.image = image
    action.title = nil
    action.backgroundColor = .systemOrange
    #expect(action.style == .normal && action.image === image && action.title == nil && action.backgroundColor == .systemOrange)
    action.handler(action, UIView()) { _ in }
    #expect(handled)
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.actions == [action] && configuration.performsFirstActionWithFullSwipe)
  }

  @Test func controllers() {
    let controller = UIViewController()
    #expect(!controller.isEditing && controller.editButtonItem.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && controller.editButtonItem.style == .done)
    let table = UITableViewController(style: .plain)
    table.isEditing = true
    #expect(table.tableView.isEditing)
  }
}
