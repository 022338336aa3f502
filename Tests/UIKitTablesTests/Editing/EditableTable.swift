import Foundation
import ManualHost
import UIKitCore
import UIKitListTestSupport
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Named rows that can be deleted, inserted and carried; it notes what it is asked and told.
@MainActor final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var lists: [[String]]
  var log: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents = true
  var deleteTitle: String?
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var editActions: [UITableViewRowAction]?
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var onCommit: ((UITableView, IndexPath) -> Void)?

  init(_ lists: [[String]]) { self.lists = lists }

  private func note(_ message: String, _ path: IndexPath?) {
    log.append("\(message) \(path.map { "\($0.section).\($0.row)" } ?? "nil")")
  }

  /// What was noted since the last call, without the messages that come with every row.
  func taken(_ prefixes: String...) -> [String] {
    defer { log = [] }
    return log.filter { line in prefixes.contains { line.hasPrefix($0) } || prefixes.isEmpty }
  }

  func numberOfSections(in tableView: UITableView) -> Int { lists.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lists[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = lists[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("canEdit", indexPath)
    return canEdit(indexPath)
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { editActions }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note(editingStyle == .delete ? "commit delete" : "commit insert", indexPath)
    if let onCommit { return onCommit(tableView, indexPath) }
    if editingStyle == .delete {
      lists[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else {
      lists[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note("canMove", indexPath)
    return canMove(indexPath)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    log.append(
      "move \(sourceIndexPath.section).\(sourceIndexPath.row) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
    let name = lists[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    lists[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    note("style", indexPath)
    return style(indexPath)
  }

  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    deleteTitle
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    note("indent", indexPath)
    return indents
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { note("willBegin", indexPath) }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { note("didEnd", indexPath) }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading", indexPath)
    return leading
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing", indexPath)
    return trailing
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("target \(sourceIndexPath.section).\(sourceIndexPath.row) ->", proposedDestinationIndexPath)
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
}

/// Tells of the parts that it shows.
final class TellingCell: UITableViewCell {
  static var log: [String] = []

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    Self.log.append("will \(state.rawValue)")
  }

  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    Self.log.append("did \(state.rawValue)")
  }
}

/// A table of 320 x 480 points with rows of 40 points and names, on a stage of its own.
@MainActor struct EditableTable {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let table: UITableView
  let rows: EditableRows
  let isMirrored: Bool

  init(_ lists: [[String]], isMirrored: Bool = false, style: UITableView.Style = .plain) {
    rows = EditableRows(lists)
    self.isMirrored = isMirrored
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    if isMirrored { table.semanticContentAttribute = .forceRightToLeft }
    table.register(TellingCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.advance(by: 0)
    TellingCell.log = []
  }

  init(count: Int, isMirrored: Bool = false, style: UITableView.Style = .plain) {
    self.init([(0..<count).map { "\($0)" }], isMirrored: isMirrored, style: style)
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell { table.cellForRow(at: path(row, section))! }

  /// The names from top to bottom, as they are shown.
  var names: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Where a row's middle is on the stage; `x` from the side where one begins to read.
  func point(_ x: CGFloat, _ row: Int, _ section: Int = 0) -> CGPoint {
    CGPoint(x: isMirrored ? 320 - x : x, y: table.rectForRow(at: path(row, section)).midY - table.contentOffset.y)
  }

  func tap(_ x: CGFloat, _ row: Int) {
    stage.tap(at: point(x, row))
    stage.settle()
  }

  /// A finger goes `distance` along the row, away from where one begins to read if positive, and rests before it leaves.
  func swipe(_ row: Int, from x: CGFloat, by distance: CGFloat) {
    stage.drag(from: point(x, row), to: point(x + distance, row), duration: 0.3, holdBeforeLift: 0.2)
    stage.settle()
  }

  /// The edge of the content where one begins to read, in the cell.
  func contentStart(_ row: Int) -> CGFloat {
    let frame = cell(row).contentView.frame
    return isMirrored ? 320 - frame.maxX : frame.minX
  }

  /// What of a cell a finger finds there.
  func hit(_ x: CGFloat, _ row: Int) -> UIView? { stage.window.hitTest(point(x, row), with: nil) }
}
