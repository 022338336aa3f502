internal import Foundation
internal import ListModel
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore

/// The row that a finger carries. Its cell lies above the others; an empty one holds its place, which moves as the finger does.
///
/// Meanwhile the table's positions are those that the rows would have if it were let go; the data source knows nothing of it yet.
@MainActor final class CarriedRow: FrameClient {
  let cell: UITableViewCell
  let gap = UITableViewCell()
  /// The place in the data.
  let source: RowPosition
  /// The place where the gap is.
  var target: RowPosition
  /// What the delegate was last asked about.
  var proposed: RowPosition
  private weak var table: UITableView?
  private let gesture: UIGestureRecognizer
  /// From the cell's top down to the finger.
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

  // MARK: Following

  /// Takes the cell to the finger, and the gap to the place next to the cell.
  func follow() {
    guard let table, table.editing.carried === self else { return }
    let y = gesture.location(in: table).y - grip
    if cell.frame.minY != y { UIView.performWithoutAnimation { cell.frame.origin.y = y } }
    table.moveGap(to: y)
    let wants = table.editing.carried === self && scroller(of: table).map { wantedSpeed($0) != 0 } ?? false
    if !wants { stop() } else if lastFrame == nil { start(table) }
  }

  // MARK: Scrolling

  /// Auto-scroll zone in points from an edge, and the top speed in points a second, at the edge and beyond. Our choice.
  private static let (zone, speed): (CGFloat, CGFloat) = (60, 700)

  /// The table, or what scrolls in its place.
  private func scroller(of table: UITableView) -> UIScrollView? { table.scrollView(draggableAlong: .y) { _ in true } }

  /// In points a second, positive toward the end of the content.
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

  /// At the end of the content it waits for the finger to move.
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

  // MARK: Looks

  func lift() {
    cell.layer.zPosition = 1
    cell.clipsToBounds = false
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowRadius = 8
    UIView.animate(withDuration: 0.2) { self.cell.layer.shadowOpacity = 0.3 }
    cell.changeState { $0.isReordering = true }
  }

  /// The finger has left; the cell stays above the others until it is in its place.
  func land() {
    stop()
    cell.clipsToBounds = clips
    cell.changeState { $0.isReordering = false }
  }

  /// It is in its place, unless a finger has taken it once more.
  func settle() {
    if table?.editing.carried?.cell === cell { return }
    cell.layer.zPosition = 0
    cell.layer.shadowOpacity = 0
  }

  // MARK: Places

  /// As if the row itself were not there.
  func place(_ position: RowPosition) -> RowPosition { position.removing(target) }

  /// Where in the data the row is that shows at `shown`.
  func dataPosition(_ shown: RowPosition) -> RowPosition {
    shown == target ? source : shown.removing(target).inserting(source)
  }

  func shownPosition(_ data: RowPosition) -> RowPosition {
    data == source ? target : data.removing(source).inserting(target)
  }
}

extension RowPosition {
  /// Where the row is when another one is gone.
  fileprivate func removing(_ other: RowPosition) -> RowPosition {
    section == other.section && row > other.row ? RowPosition(section: section, row: row - 1) : self
  }

  /// Where the row is when another one has come.
  fileprivate func inserting(_ other: RowPosition) -> RowPosition {
    section == other.section && row >= other.row ? RowPosition(section: section, row: row + 1) : self
  }
}
