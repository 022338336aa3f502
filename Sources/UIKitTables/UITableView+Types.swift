internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

extension UITableView {
  /// The look of sections; fixed at initialization.
  public enum Style: Int, Sendable {
    /// Headers and footers are pinned to the edges while their section is visible.
    case plain = 0
    /// Headers and footers scroll with their rows.
    case grouped = 1
    /// As `grouped`; each section is a card with round corners, inset by the side margin.
    case insetGrouped = 2
  }

  /// The animation of a row or section that is inserted or deleted. The other rows make room with the same spring for every case.
  ///
  /// Left, right, top and bottom are the side from which, or to which, the row moves. `automatic` fades.
  public enum RowAnimation: Int, Sendable {
    /// Changes the opacity only.
    case fade = 0
    /// Moves in from, or out to, the named side.
    case right, left, top, bottom
    /// Appears or disappears at once.
    case none
    /// Opens from, or closes to, the row's middle.
    case middle
    /// As `fade`.
    case automatic = 100
  }

  /// The positions from which `separatorInset` counts.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The left and right edges of the cells.
    case fromCellEdges = 0
    /// The default start and end of separators.
    case fromAutomaticInsets
  }

  /// When a visible cell is asked for its height again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; only `reloadData()` and batches measure again.
    case disabled = 0
    /// When the cell or its `contentView` calls `invalidateIntrinsicContentSize()`, or its content configuration is set.
    case enabled
    /// Also when constraints have changed the layout of its content.
    case enabledIncludingConstraints
  }

  /// The place of a row in the visible part after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest place at which the whole row is visible.
    case none = 0
    /// The row's top, middle or bottom at that of the visible part.
    case top, middle, bottom
  }
}

/// A shown row and its cell.
struct ShownRow {
  let position: RowPosition
  let cell: UITableViewCell
  /// The row's name, if the data source gives names.
  var name: AnyHashable?
}

package enum Supplement {
  case header, footer
}

/// A visible header or footer; without a view if the section has only a height for it.
struct ShownSupplement {
  let kind: Supplement
  let section: Int
  let view: UIView?
}

/// Sources of the row heights in the last load.
struct LoadState {
  var heights = RowHeights.unknown
  /// Whether the delegate returned `automaticDimension` for any row.
  var hasAutomaticRows = false
  /// The height assumed for rows that were not measured; nil if all heights are known.
  var estimate: CGFloat?
  /// The data source that was asked.
  var source: ObjectIdentifier?
}

/// Source of the rows' heights.
enum RowHeights: Equatable {
  /// No height has been requested yet.
  case unknown
  /// The property `rowHeight`.
  case uniform
  /// The delegate's `heightForRowAt`, for every row.
  case each
  /// The delegate's `estimatedHeightForRowAt`; its `heightForRowAt` when the row comes into view.
  case estimated
}

struct TilingState {
  /// The batch being carried out: views that come into view start at its old frames.
  var transition: TableTransition?
  /// Whether the frames of the shown rows are out of date.
  var framesAreStale = false
  var width: CGFloat = 0
  /// Whether rows that came in from above, lower than estimated, have moved content at rest beyond its edges. It returns when the pass ends:
  /// rows above those may be higher.
  var hasStrayed = false
  /// Set if visible cells need other heights, which the next layout pass applies.
  var resizing: Resizing?
  /// The cell that the data source is being asked to reconfigure.
  var reconfigured: UITableViewCell?
  /// The row off the screen whose cell has the first responder.
  var edited: ShownRow?
  /// Measured heights of headers and footers that have been visible, without padding.
  var measured: [SupplementPlace: CGFloat] = [:]

  enum Resizing {
    case atOnce, animated
  }
}
