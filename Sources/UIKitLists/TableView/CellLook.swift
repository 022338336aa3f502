internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// What a table decides about the edges of all its cells, headers and footers.
@MainActor struct CellLook: Equatable {
  /// Kept free beside the content: the safe area, and the index behind it. Only leading and trailing count.
  var insets = NSDirectionalEdgeInsets.zero
  var followsReadableWidth = false
  /// Rows with a second text are taller in grouped tables (docs/measurements.md, Tables).
  var isGrouped = false
  var separatorReference = UITableView.SeparatorInsetReference.fromCellEdges

  var subtitleHeight: CGFloat { isGrouped ? 69.5 : 62 }

  /// From the content's side to its text: UIKit's by the width of the table (docs/measurements.md, Tables), or more where lines would be too long.
  func sideMargin(width: CGFloat) -> CGFloat {
    let standard = UITableViewCell.sideMargin(width: width)
    return followsReadableWidth ? max(standard, (width - UIView.readableWidth) / 2) : standard
  }

  /// How far the content stands in beside its standard margin.
  func readableInset(width: CGFloat) -> CGFloat { sideMargin(width: width) - UITableViewCell.sideMargin(width: width) }
}

extension UITableView {
  /// One value for all that are on the screen.
  var look: CellLook {
    var look = CellLook(
      followsReadableWidth: cellLayoutMarginsFollowReadableWidth, isGrouped: style != .plain,
      separatorReference: separatorInsetReference)
    if insetsContentViewsToSafeArea {
      let safe = NSDirectionalEdgeInsets(safeAreaInsets, isMirrored: isReadFromTheRight)
      look.insets.leading = max(0, safe.leading - rowMargin)
      look.insets.trailing = max(0, safe.trailing - rowMargin)
    }
    look.insets.trailing += sectionIndex?.roomInRows ?? 0
    return look
  }

  /// What is on the screen is turned around.
  func layOutRowsAnew() {
    for row in shownRows { row.cell.setNeedsLayout() }
    for supplement in shownSupplements { supplement.view?.setNeedsLayout() }
  }

  /// Something that `look` depends on is another one.
  func updateLook() {
    let look = look
    for row in shownRows {
      row.cell.take(look)
      row.cell.takeSeparator(of: self)
    }
    for case let view as UITableViewHeaderFooterView in shownSupplements.map(\.view) { view.take(look) }
    filler?.setNeedsDisplay()
    setNeedsLayout()
  }
}
