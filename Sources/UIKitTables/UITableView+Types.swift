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
