internal import Foundation

/// The line under a row.
struct CellSeparator {
  var view: UIView?
  /// Set on the cell itself.
  var ownInset: UIEdgeInsets?
  /// Set on the table.
  var tableInset: UIEdgeInsets?
}

extension UITableViewCell {
  func takeSeparator(of table: UITableView) {
    if separator.tableInset != table.ownSeparatorInset {
      separator.tableInset = table.ownSeparatorInset
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

  /// Where the text starts.
  var automaticSeparatorStart: CGFloat {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    return indentation + (configured == nil ? classic.textStart(margin: sideMargin) : sideMargin)
  }

  /// 1 point at the bottom (FACTS.md, tables).
  func layoutSeparator() {
    guard let view = separator.view else { return }
    let inset = separatorInset
    view.placeIfNeeded(
      CGRect(x: inset.left, y: bounds.height - 1, width: max(0, bounds.width - inset.left - inset.right), height: 1))
  }
}

extension UITableView {
  func updateSeparators() {
    for row in shownRows { row.cell.takeSeparator(of: self) }
  }
}
