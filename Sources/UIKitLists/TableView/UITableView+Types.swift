internal import Foundation
internal import ListModel
internal import UIKitCore

extension UITableView {
  public enum Style: Int, Sendable {
    /// Headers and footers stick to the edges while their section shows.
    case plain = 0
    /// Headers and footers scroll with their rows.
    case grouped = 1
    /// As grouped; each section is a card with round corners, set in by the side margin.
    case insetGrouped = 2
  }

  /// How a row or section that comes or goes does so; the others make room with one spring, whatever it is.
  ///
  /// Left, right, top and bottom: from there, or to there. `automatic` fades.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom
    /// There or gone at once.
    case none
    /// Opens, or closes, around its middle.
    case middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    /// From where separators start and end unless they are told.
    case fromAutomaticInsets
  }

  /// When a cell on the screen is asked for its height again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// When it or its `contentView` calls `invalidateIntrinsicContentSize()`, or its content configuration is set.
    case enabled
    /// Also when constraints have laid out its content anew.
    case enabledIncludingConstraints
  }

  public enum ScrollPosition: Int, Sendable {
    /// As little as it takes to show the whole row.
    case none = 0
    case top, middle, bottom
  }
}

/// A row and the cell that shows it.
struct ShownRow {
  let position: RowPosition
  let cell: UITableViewCell
}

enum Supplement {
  case header, footer
}

/// A section's header or footer that is in view; without a view where only its height was asked for.
struct ShownSupplement {
  let kind: Supplement
  let section: Int
  let view: UIView?
}

/// How heights were learnt in the last load.
struct LoadState {
  var heights = RowHeights.unknown
  /// The delegate left some row's height to its cell.
  var hasAutomaticRows = false
}

/// Where the rows' heights come from.
enum RowHeights: Equatable {
  /// No row has been asked for yet.
  case unknown
  /// `rowHeight`.
  case uniform
  /// The delegate, row by row.
  case each
  /// The delegate's estimate, until the row comes into view and the delegate is asked for its height.
  case estimated
}

struct TilingState {
  /// The batch that is being carried out: views that come into view start where it says.
  var transition: TableTransition?
  /// The frames of the shown rows no longer match the layout.
  var framesAreStale = false
  var width: CGFloat = 0
  /// Cells on the screen want other heights; the next layout gives them.
  var resizing: Resizing?
  /// What headers and footers that have shown decided.
  var measured: [SupplementPlace: CGFloat] = [:]

  enum Resizing {
    case atOnce, animated
  }
}
