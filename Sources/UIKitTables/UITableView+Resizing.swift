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
    tiling.resizing = tiling.resizing == .animated || UIView.areAnimationsEnabled ? .animated : .atOnce
    setNeedsLayout()
  }

  /// Resizes rows as an empty batch would, without asking the data source for counts.
  func resizeRowsIfAsked() {
    guard let resizing = tiling.resizing, !controller.isInBatch, controller.isIdle else { return }
    tiling.resizing = nil
    guard !controller.isStale, shownRows.contains(where: wantsAnotherHeight),
      controller.beginResizing()
    else { return }
    carryOut(.none, TableBatch(), from: layout, animated: resizing == .animated)
  }

  private func wantsAnotherHeight(_ row: ShownRow) -> Bool {
    decidedHeight(row).map { $0 != layout.segment(ofRow: row.position.row, in: row.position.section).length } ?? false
  }
}

extension UITableViewCell: ContentSized {
  package var followsContentLayout: Bool {
    (superview as? UITableView)?.selfSizingInvalidation == .enabledIncludingConstraints
  }

  package func contentChanged() { (superview as? UITableView)?.contentChanged(of: self) }
}
