public import Foundation
public import UIKitCore

/// What a table would do with items that were dropped now.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// What a drop does to the rows.
  public enum Intent: Int, Sendable {
    /// The table shows nothing.
    case unspecified
    /// The items come between rows; a line shows where.
    case insertAtDestinationIndexPath
    /// The items go into the row under the finger, which gets a frame.
    case insertIntoDestinationIndexPath
    /// Into the row in its middle half, between rows elsewhere.
    case automatic
  }

  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal without an intent.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// One of the items that were dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The row of the same table from which the item was dragged, where it is now; nil for items from elsewhere, and for rows that are gone.
  var sourceIndexPath: IndexPath? { get }
  /// The size of that row's cell; zero for items from elsewhere, and for rows that are not shown.
  var previewSize: CGSize { get }
}

/// A drop on a table, and where its items go.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  /// The place of the drop, counted without the rows of this table that the drop moves; nil in a table without sections.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }

  /// Lets an item fly to a row; insert the row before.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item fly into a row.
  ///
  /// - Parameter rect: In the cell's coordinates.
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

  /// Lets an item fly to any place.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes items that are dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the items: change the data, insert rows, and let the items fly there.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the table is interested in the session, asked once for each; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when the items come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What a drop here would do, asked for each movement over the table; `.copy` for items from elsewhere and `.move` for its own by default,
  /// between rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the items leave the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called at the end of every session that came over the table, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How a row looks to which an item flies; nil, the default, for the cell as it is.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag && session.allowsMoveOperation ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
  {
    nil
  }
}
