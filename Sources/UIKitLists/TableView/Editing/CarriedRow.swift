internal import Foundation
internal import ListModel
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore

/// A row being reordered by a finger. Its cell lies in front of the others; an empty gap cell takes its place and moves with the finger.
///
/// During the drag, the table's positions are those after a drop at the current place; the data source is not told before the drop.
@MainActor final class CarriedRow: FrameClient {
  let cell: UITableViewCell
  let gap = UITableViewCell()
  /// Position in the data before the drag.
  let source: RowPosition
  /// Current position of the gap.
  var target: RowPosition
  /// Position last proposed to the delegate.
  var proposed: RowPosition
  private weak var table: UITableView?
  private let gesture: UIGestureRecognizer
  /// Distance from the cell's top to the finger, in points.
  private let grip: CGFloat
  private let clips: Bool
  private var lastFrame: TimeInterval?

  init(_ row: ShownRow, in table: UITableView, by gesture: UIGestureRecognizer) {
    (cell, source, target, proposed) = (row.cell, row.position, row.position, row.position)
    (self.table, self.gesture) = (table, gesture)
    grip = gesture.location(in: table).y - row.cell.frame.minY
    clips = row.cell.clipsToBounds
    gap.backgroundColor = row.cell.backgroundColor
    gap.frame = row.cell.frame
  }

  // MARK: Following the finger

  /// Moves the cell to the finger, and the gap to the nearest insertion place.
  func follow() {
    guard let table, table.editing.carried === self else { return }
    let y = gesture.location(in: table).y - grip
    if cell.frame.minY != y { UIView.performWithoutAnimation { cell.frame.origin.y = y } }
    table.moveGap(to: y)
    let wants = table.editing.carried === self && scroller(of: table).map { wantedSpeed($0) != 0 } ?? false
    if !wants { stop() } else if lastFrame == nil { start(table) }
  }

  // MARK: Scrolling

  /// Auto-scroll zone, in points from an edge, and top speed, in points per second, reached at the edge. Our choice.
  private static let (zone, speed): (CGFloat, CGFloat) = (60, 700)

  /// The scroll view to auto-scroll: the table or an enclosing scroll view.
  private func scroller(of table: UITableView) -> UIScrollView? { table.scrollView(draggableAlong: .y) { _ in true } }

  /// Auto-scroll speed in points per second, positive toward the end of the content.
  private func wantedSpeed(_ scroller: UIScrollView) -> CGFloat {
    let finger = gesture.location(in: scroller).y
    let (top, bottom) = (
      scroller.bounds.minY + scroller.adjustedContentInset.top, scroller.bounds.maxY - scroller.adjustedContentInset.bottom
    )
    let zone = min(Self.zone, (bottom - top) / 4)
    guard zone > 0 else { return 0 }
    if finger < top + zone { return -Self.speed * min(1, (top + zone - finger) / zone) }
    if finger > bottom - zone { return Self.speed * min(1, (finger - bottom + zone) / zone) }
    return 0
  }

  private func start(_ table: UITableView) {
    guard let driver = table.window?.screen.driver else { return }
    lastFrame = driver.now
    driver.add(self)
  }

  /// Scrolls by one frame. Stops at the end of the content; the next movement of the finger starts scrolling again.
  func frame(at time: TimeInterval) {
    guard let table, let lastFrame, let scroller = scroller(of: table) else { return stop() }
    self.lastFrame = time
    let insets = scroller.adjustedContentInset
    let last = max(-insets.top, scroller.contentSize.height + insets.bottom - scroller.bounds.height)
    let way = wantedSpeed(scroller) * (time - lastFrame)
    let y = min(max(scroller.contentOffset.y + way, -insets.top), last)
    guard (y - scroller.contentOffset.y) * way > 0 else { return way == 0 ? () : stop() }
    scroller.contentOffset.y = y
    scroller.layoutIfNeeded()
    follow()
  }

  func stop() {
    lastFrame = nil
    table?.window?.screen.driver.remove(self)
  }

  // MARK: Appearance

  func lift() {
    cell.layer.zPosition = 1
    cell.clipsToBounds = false
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowRadius = 8
    UIView.animate(withDuration: 0.2) { self.cell.layer.shadowOpacity = 0.3 }
    cell.changeState { $0.isReordering = true }
  }

  /// Ends the drag. The cell stays in front of the others until `settle()`.
  func land() {
    stop()
    cell.clipsToBounds = clips
    cell.changeState { $0.isReordering = false }
  }

  /// Resets z-position and shadow after the drop animation, unless the cell is being dragged again.
  func settle() {
    if table?.editing.carried?.cell === cell { return }
    cell.layer.zPosition = 0
    cell.layer.shadowOpacity = 0
  }

  // MARK: Positions

  /// The position counted without the carried row.
  func place(_ position: RowPosition) -> RowPosition { position.removing(target) }

  /// Converts a shown position to the position in the data.
  func dataPosition(_ shown: RowPosition) -> RowPosition {
    shown == target ? source : shown.removing(target).inserting(source)
  }

  func shownPosition(_ data: RowPosition) -> RowPosition {
    data == source ? target : data.removing(source).inserting(target)
  }
}

extension RowPosition {
  /// The row's position after another row is removed.
  fileprivate func removing(_ other: RowPosition) -> RowPosition {
    section == other.section && row > other.row ? RowPosition(section: section, row: row - 1) : self
  }

  /// The row's position after another row is inserted.
  fileprivate func inserting(_ other: RowPosition) -> RowPosition {
    section == other.section && row >= other.row ? RowPosition(section: section, row: row + 1) : self
  }
}
