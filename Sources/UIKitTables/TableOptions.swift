internal import CoreGraphics
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The heights that an app sets for all rows, headers and footers, in points; automatic by default.
@MainActor struct TableHeights {
  var row = UITableView.automaticDimension
  var estimatedRow = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
  var filler: CGFloat = 0
}

/// What an app sets for the looks of all rows.
@MainActor struct TableLooks {
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  /// nil until it is set.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var insetsContentToSafeArea = true
}

/// The section index of a table, and what an app sets for it.
@MainActor final class SectionIndex {
  var minimumRowCount = 0
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
  private(set) var view: SectionIndexView?

  /// Shows an index in the table; nil removes it.
  func replace(with view: SectionIndexView?, in table: UITableView) {
    self.view?.removeFromSuperview()
    self.view = view
    guard let view else { return }
    table.addSubview(view)
    view.updateLook()
  }
}
