package import Foundation
package import ListModel
package import ScrollPhysics
@_spi(UIKitModules) package import UIKitCore

/// The changes and completions of a batch, from its first call to its last.
@MainActor package protocol ListBatch {
  init()
  var updates: ListUpdates { get set }
  var completions: [@MainActor (Bool) -> Void] { get set }
  /// The outermost call, for reports: "insertRows(at:with:)".
  var call: String { get set }
  /// What is wrong with the calls of the batch, whatever the counts are.
  var mistakes: [String] { get set }
  /// Whether the list had to load when the batch began.
  var beganWithLoad: Bool { get set }
  /// The counts after the batch; nil to ask the data source.
  var counts: [Int]? { get }
}

/// A message that a list sends once it is idle.
package enum ListMessage {
  /// What the list shows has left: a cell or another view, or the list's record of it.
  case didEndDisplaying(AnyObject, ListPart, RowPosition)
  case didEndEditing(IndexPath?)
  case completion(@MainActor (Bool) -> Void, isFinished: Bool)
}

/// What an element is in its section.
package enum ListPart {
  case row, header, footer
}

/// The words by which error messages and reports name a list.
package struct ListWording: Sendable {
  /// "UITableView".
  package let className: String
  /// The data source method that counts a section's rows, up to the section number: "tableView(_:numberOfRowsInSection:".
  package let countQuestion: String
  /// What an index path has to name, and how to make one: "a row; use IndexPath(row:section:)".
  package let pathRemedy: String

  package init(className: String, countQuestion: String, pathRemedy: String) {
    (self.className, self.countQuestion, self.pathRemedy) = (className, countQuestion, pathRemedy)
  }
}

/// A scroll view that shows the elements of a data source, and leaves to its `ListController` when to load, to tile and to change them.
///
/// The list executes each step with its own geometry: extents in a table, layout attributes in a collection view.
@MainActor package protocol ControlledList: UIScrollView {
  associatedtype Batch: ListBatch

  // MARK: Data

  static var wording: ListWording { get }
  /// The type of the data source; "nobody" without one.
  var dataSourceName: String { get }
  /// What a report on a batch says before it names the contradiction; may be empty.
  var reportTitle: String { get }
  /// The data source's current counts, unchecked.
  var askedSectionCount: Int { get }
  func askedCount(inSection section: Int) -> Int
  /// The counts of the last load or batch.
  var knownCounts: [Int] { get }
  /// Whether the data source is being asked for a view; no batch may begin then.
  var isAsking: Bool { get }
  /// Error message for a batch that begins inside a call to the data source or the delegate.
  func refusal(of call: String) -> String
  /// Sends a message that has waited in the queue.
  func deliver(_ message: ListMessage)

  // MARK: Loads, passes and batches

  /// Retires all views, asks for counts and sizes, then calls the controller's `finish()`.
  func performLoad()
  /// Whether a pass may begin now; false while the geometry is being computed.
  var mayTile: Bool { get }
  /// Matches the shown views with the bounds.
  ///
  /// - Returns: false if the pass stopped to send messages or was overtaken by a reentrant call.
  func tileOnce() -> Bool
  /// Called after the last pass, when the views match the bounds and every message is sent.
  func finishTiling()
  /// Loads the list if necessary, before a batch begins.
  func updateForBatch()
  /// Called when the outermost batch has begun.
  func batchBegan()
  /// Asks for sizes, calls the controller's `acceptCounts()`, moves the views, calls `finish()`, ends the batch.
  func carryOut(_ change: ListChange, _ batch: Batch, from before: [Int], to after: [Int])

  // MARK: Scrolling and prefetching

  /// The offset that shows the goal at its place; nil if the goal does not exist.
  func target(of goal: ListGoal) -> CGPoint?
  /// Whether sizes are estimates until their elements are shown.
  var hasUnknownSizes: Bool { get }
  /// Whether a prefetching data source exists and the geometry is known.
  var mayPrefetch: Bool { get }
  var places: ListPlaces { get }
  /// The axis to assume before the first scroll.
  var restingAxis: Axis { get }
  /// Whether horizontal positions count from the right edge.
  var isMirrored: Bool { get }
  func isShown(_ position: RowPosition) -> Bool
  /// Calls `body` for each row that intersects the range `lower`–`upper` of the axis, across the full bounds.
  func forEachRow(on axis: Axis, from lower: CGFloat, to upper: CGFloat, _ body: (RowPosition) -> Void)
  func announceRows(at paths: [IndexPath])
  func cancelRows(at paths: [IndexPath])

  // MARK: Touches

  /// The position of the touched cell; nil if touches there are ignored at the moment.
  func touchedPosition(_ touch: UITouch) -> RowPosition?
  /// Whether the touch is still inside the cell.
  func isInside(_ touch: ListTouch) -> Bool
  /// - Returns: false if no cell shows the position.
  func highlight(_ position: RowPosition, _ isHighlighted: Bool) -> Bool
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool)
  func tap(_ position: RowPosition)
}
