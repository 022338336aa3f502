public import Foundation
internal import UIKitCore
internal import UIKitLists

/// Supplies the number of rows, and a cell for each row that comes into view.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Called for every section when the table loads; a negative number stops the program.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Called when a row comes into view. A cell that shows another row stops the program.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Called when the table loads; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title of a section's header, used if the delegate supplies no view; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title of a section's footer, used if the delegate supplies no view; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: Editing

  /// Whether a row shows controls in editing mode and can be swiped aside; default: true in editing mode.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// The person deletes or inserts a row: change the data, and call `deleteRows(at:with:)` or `insertRows(at:with:)`.
  ///
  /// Unlike on iOS, this method alone does not make rows swipeable for deletion: implement `tableView(_:canEditRowAt:)` or the delegate's
  /// `tableView(_:editingStyleForRowAt:)` as well. Whether the method itself is implemented is known only after the first call: without it
  /// a swiped row shows a button that changes nothing, with a warning when it is pressed, and does not open again.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Whether a row can be reordered in editing mode; default: the cell's `showsReorderControl`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The person has moved a row, which the table shows at its new place already: change the data without calling the table; a batch that
  /// moves the row is accepted as well. If not implemented, the row moves back.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The titles of the index along the edge of a plain table, from top to bottom; nil, the default, for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to scroll to for an index title; `NSNotFound` for none. Default: the section of the same number.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil: no title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil: no title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Allows editing in editing mode.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(true) }
  /// Does nothing: the row stays.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.defaultAnswer(()) }
  /// Leaves reordering to the cell's `showsReorderControl`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(false) }
  /// Rejects the move: the row moves back.
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    tableView.defaultAnswer(())
  }

  /// Returns nil: no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`, at most the last section.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    min(index, tableView.numberOfSections - 1)
  }
}
