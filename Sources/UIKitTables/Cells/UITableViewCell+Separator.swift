internal import Foundation
internal import QuartzCore
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The separator line under a row.
struct CellSeparator {
  var view: UIView?
  /// Inset set on the cell.
  var ownInset: UIEdgeInsets?
  /// Inset set on the table.
  var tableInset: UIEdgeInsets?
  var isHidden = false
}

extension UITableViewCell {
  func takeSeparator(of table: UITableView) {
    if separator.tableInset != table.looks.separatorInset {
      separator.tableInset = table.looks.separatorInset
      setNeedsLayout()
    }
    guard table.separatorStyle != .none, let color = table.separatorColor else {
      separator.view?.removeFromSuperview()
      separator.view = nil
      return
    }
    if separator.view == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      separator.view = view
      addSubview(view)
    }
    if separator.view?.backgroundColor != color { separator.view?.backgroundColor = color }
  }

  /// Where the row's text starts, in points.
  var automaticSeparatorStart: CGFloat {
    let indentation = look.insets.leading + CGFloat(indentationLevel) * indentationWidth + editRoom
    guard let configured else { return indentation + classic.textStart(margin: sideMargin) }
    guard let list = configured as? UIListContentView else { return indentation + sideMargin }
    return indentation + look.readableInset(width: bounds.width) + list.textStart
  }

  /// Rounds the corners of the first and the last row of an inset-grouped section; other rows have square corners.
  func shapeCard(isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius: CGFloat = corners.isEmpty ? 0 : 10
    if layer.maskedCorners != corners { layer.maskedCorners = corners }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if layer.masksToBounds != (radius > 0) { layer.masksToBounds = radius > 0 }
    if separator.isHidden != isLast {
      separator.isHidden = isLast
      setNeedsLayout()
    }
  }

  /// Places the line: 1 point high, at the bottom (docs/measurements.md, Tables).
  func layoutSeparator() {
    guard let view = separator.view else { return }
    if view.isHidden != separator.isHidden { view.isHidden = separator.isHidden }
    var inset = separatorInset
    if look.separatorReference == .fromAutomaticInsets, separator.ownInset != nil || separator.tableInset != nil {
      inset.left += automaticSeparatorStart
      inset.right += look.insets.trailing
    }
    let line = CGRect(x: inset.left, y: bounds.height - 1, width: max(0, bounds.width - inset.left - inset.right), height: 1)
    view.placeIfNeeded(isMirrored ? line.mirrored(in: bounds.width) : line)
  }
}

extension UITableView {
  func updateSeparators() {
    for row in shown.rows { row.cell.takeSeparator(of: self) }
  }
}
