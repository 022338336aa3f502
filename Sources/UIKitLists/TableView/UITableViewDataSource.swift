public import Foundation
internal import UIKitCore

/// Says how many rows a table has and gives a cell for each that comes into view.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asked for every section when the table loads; a negative number stops the program.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Asked when a row comes into view. A cell that another row is showing stops the program.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: Editing

  /// Asked when the table is edited and when a finger sets out to move the row aside. Unless implemented: every row in editing mode.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// A person has asked for it: change the data, and say so with `deleteRows(at:with:)` or `insertRows(at:with:)`.
  ///
  /// It alone does not let rows be moved aside to be deleted, as it does on iOS: implement `tableView(_:canEditRowAt:)` or the delegate's
  /// `tableView(_:editingStyleForRowAt:)` as well.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Asked when the row is edited. Unless implemented: as the cell's `showsReorderControl` says.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A finger has carried the row to another place, where the table shows it already: change the data, and call nothing; a batch that
  /// moves the row does as well.
  /// Unless implemented the row goes back.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// What stands along the edge of a plain table, from top to bottom; nil for nothing.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a finger on that title brings to the top; `NSNotFound` to stay. Unless implemented, the one of the same number.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(true) }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(false) }
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    tableView.defaultAnswer(())
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    min(index, tableView.numberOfSections - 1)
  }
}
