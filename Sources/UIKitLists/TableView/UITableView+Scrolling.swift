internal import Diagnostics
internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore

extension UITableView {
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    requireSection(indexPath.section, "scrollToRow(at: \(indexPath), ...)")
    let goal = goal(indexPath)
    let (shown, insets) = (scrollViewport.bounds, scrollViewport.insets)
    let (lower, upper) = (shown.minY + insets.top, shown.maxY - insets.bottom)
    let start: CGFloat
    switch scrollPosition {
    case .top: start = goal.start
    case .middle: start = (goal.start + goal.end - (upper - lower)) / 2
    case .bottom: start = goal.end - (upper - lower)
    case .none: start = goal.start < lower ? goal.start : goal.end > upper ? goal.end - (upper - lower) : lower
    }
    let target = clampedTarget(Vector(x: shown.minX, y: start - insets.top))
    setContentOffset(CGPoint(x: shown.minX, y: target.y), animated: animated)
  }

  /// The segment to make visible: a header, or a row; in a plain table together with its header, which would cover the row.
  private func goal(_ indexPath: IndexPath) -> Segment {
    let (section, row) = (indexPath.section, indexPath.row)
    if row == NSNotFound { return layout.segment(ofHeaderIn: section) }
    ensure(
      row >= 0 && row < layout.rowCount(in: section),
      "UITableView.scrollToRow(at: \(indexPath), ...): section \(section) has \(layout.rowCount(in: section)) rows")
    var goal = layout.segment(ofRow: row, in: section)
    if style == .plain {
      let header = ownSegment(of: .header, section).length
      goal = Segment(start: goal.start - header, length: goal.length + header)
    }
    return goal
  }
}
