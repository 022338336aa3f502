internal import Foundation
internal import ListModel
internal import UIKitControls
internal import UIKitCore
internal import UIKitLists

// Self-sizing: visible rows whose cells need another height.
extension UITableView {
  /// Called when a cell's content has changed. Rows that change before the next layout pass are resized together.
  func contentChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, controller.followsContent, cell.superview === self else { return }
    pass.setNeedsResizing(animated: UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Resizes rows as an empty batch would, without asking the data source for counts.
  func resizeRowsIfAsked() {
    guard !controller.isInBatch, controller.isIdle, let resizing = pass.beginResizing() else { return }
    guard !controller.isStale, shown.rows.contains(where: wantsAnotherHeight),
      controller.beginResizing()
    else { return }
    carryOut(.none, TableBatch(), from: extents.layout, animated: resizing == .animated)
  }

  private func wantsAnotherHeight(_ row: ShownRow) -> Bool {
    decidedHeight(row).map { $0 != extents.layout.segment(ofRow: row.position.row, in: row.position.section).length } ?? false
  }
}

extension UITableViewCell: ContentSized {
  package var followsContentLayout: Bool {
    (superview as? UITableView)?.selfSizingInvalidation == .enabledIncludingConstraints
  }

  package func contentChanged() { (superview as? UITableView)?.contentChanged(of: self) }
}
