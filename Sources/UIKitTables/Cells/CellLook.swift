internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitLists

/// Insets and margins that a table gives to all its cells, headers and footers.
@MainActor struct CellLook: Equatable {
  /// Leading and trailing insets of the content: the safe area, and the section index. Top and bottom are unused.
  var insets = NSDirectionalEdgeInsets.zero
  var followsReadableWidth = false
  /// Whether the table is grouped: rows with a second text are taller there (docs/measurements.md, Tables).
  var isGrouped = false
  /// The room beside the cards of an inset-grouped table, which is also the margin inside of them; 0 in tables without cards.
  var cardMargin: CGFloat = 0
  var separatorReference = UITableView.SeparatorInsetReference.fromCellEdges

  var subtitleHeight: CGFloat { isGrouped ? 69.5 : UIListContentView.subtitleHeight }

  /// Distance from the content's side to its text, in points: UIKit's margin for the table's width (docs/measurements.md, Tables), or more
  /// in readable-width mode.
  func sideMargin(width: CGFloat) -> CGFloat {
    let standard = standardMargin(width: width)
    return followsReadableWidth ? max(standard, (width - UIView.readableWidth) / 2) : standard
  }

  /// Extra inset of the content in readable-width mode, beyond the standard margin.
  func readableInset(width: CGFloat) -> CGFloat { sideMargin(width: width) - standardMargin(width: width) }

  /// The margin follows from the table's width, not from a card's.
  private func standardMargin(width: CGFloat) -> CGFloat {
    cardMargin > 0 ? cardMargin : UIView.sideMargin(width: width)
  }
}

extension UITableView {
  /// The current look, shared by all visible cells, headers and footers.
  var look: CellLook {
    var look = CellLook(
      followsReadableWidth: cellLayoutMarginsFollowReadableWidth, isGrouped: style != .plain, cardMargin: rowMargin,
      separatorReference: separatorInsetReference)
    if insetsContentViewsToSafeArea {
      let safe = NSDirectionalEdgeInsets(safeAreaInsets, isMirrored: isReadFromTheRight)
      look.insets.leading = max(0, safe.leading - rowMargin)
      look.insets.trailing = max(0, safe.trailing - rowMargin)
    }
    look.insets.trailing += sectionIndex.view?.roomInRows ?? 0
    return look
  }

  /// Lays out all visible rows, headers and footers again after a change of the layout direction.
  func layOutRowsAnew() {
    for row in shown.rows { row.cell.setNeedsLayout() }
    for supplement in supplements.shown { supplement.view?.setNeedsLayout() }
  }

  /// Applies `look` to the visible views after one of its inputs has changed.
  func updateLook() {
    let look = look
    for row in shown.rows {
      row.cell.take(look)
      row.cell.takeSeparator(of: self)
    }
    for case let view as UITableViewHeaderFooterView in supplements.shown.map(\.view) { view.take(look) }
    filler.setNeedsDisplay()
    setNeedsLayout()
  }
}
