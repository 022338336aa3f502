internal import Diagnostics
package import Foundation
internal import ListModel
internal import ScrollPhysics
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
package import UIKitLists

extension UITableView {
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    controller.loadIfNeeded()
    requireSection(indexPath.section, "scrollToRow(at: \(indexPath), ...)")
    let position = RowPosition(section: indexPath.section, row: indexPath.row)
    ensure(
      indexPath.row == NSNotFound || contains(position),
      """
      UITableView.scrollToRow(at: \(indexPath), ...): section \(indexPath.section) has \(extents.layout.rowCount(in: indexPath.section)) \
      rows
      """)
    let place: ListPlace?
    switch scrollPosition {
    case .top: place = .leading
    case .middle: place = .centered
    case .bottom: place = .trailing
    case .none:
      let (goal, lower, upper) = (segment(of: position), visiblePart.lower, visiblePart.upper)
      place = .nearest(CGFloat(goal.start), CGFloat(goal.end), from: lower, to: upper)
    }
    let goal = ListGoal(position: position, places: PerAxis(x: nil, y: place))
    if place != nil { return controller.scroll(to: goal, animated: animated) }
    if let target = target(of: goal) { setContentOffset(target, animated: animated) }
  }

  package var hasUnknownSizes: Bool { hasUnknownHeights }

  package func target(of goal: ListGoal) -> CGPoint? {
    let (shown, insets) = (scrollViewport.bounds, scrollViewport.insets)
    guard goal.position.section < extents.layout.sectionCount, goal.position.row == NSNotFound || contains(goal.position) else {
      return nil
    }
    let (segment, part) = (segment(of: goal.position), visiblePart)
    let start = goal.places.y?.start(CGFloat(segment.start), CGFloat(segment.end), room: part.upper - part.lower) ?? part.lower
    return CGPoint(x: shown.minX, y: clampedTarget(Vector(x: shown.minX, y: start - insets.top)).y)
  }

  private var visiblePart: (lower: CGFloat, upper: CGFloat) {
    let (shown, insets) = (scrollViewport.bounds, scrollViewport.insets)
    return (shown.minY + insets.top, shown.maxY - insets.bottom)
  }

  /// The segment to make visible: a header, or a row; in a plain table together with its header, which would cover the row.
  private func segment(of position: RowPosition) -> Segment {
    let (section, row) = (position.section, position.row)
    if row == NSNotFound { return extents.layout.segment(ofHeaderIn: section) }
    var goal = extents.layout.segment(ofRow: row, in: section)
    if style == .plain {
      let header = ownSegment(of: .header, section).length
      goal = Segment(start: goal.start - header, length: goal.length + header)
    }
    return goal
  }
}
