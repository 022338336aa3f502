internal import Foundation
internal import ListModel
internal import QuartzCore

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
  private let zPosition: CGFloat
  private let clips: Bool
  private var lastFrame: TimeInterval?

  init(_ row: ShownRow, in table: UITableView, by gesture: UIGestureRecognizer) {
    (cell, source, target, proposed) = (row.cell, row.position, row.position, row.position)
    (self.table, self.gesture) = (table, gesture)
    grip = gesture.location(in: table).y - row.cell.frame.minY
    (zPosition, clips) = (row.cell.layer.zPosition, row.cell.clipsToBounds)
    gap.backgroundColor = row.cell.backgroundColor
    gap.frame = row.cell.frame
  }

  // MARK: Following

  /// Takes the cell to the finger, and the gap to the place next to the cell.
  func follow() {
    guard let table, table.editing.carried === self else { return }
    let finger = gesture.location(in: table).y
    UIView.performWithoutAnimation { cell.frame.origin.y = finger - grip }
    table.moveGap(to: cell.frame.minY)
    scrollIfNeeded(table, finger)
  }

  // MARK: Scrolling

  /// Nearer to an edge than this the table scrolls; at the edge, and beyond, so many points a second [N].
  private static let (zone, speed): (CGFloat, CGFloat) = (60, 700)

  /// In points a second, positive toward the end of the content.
  private func wantedSpeed(_ table: UITableView, _ finger: CGFloat) -> CGFloat {
    let insets = table.adjustedContentInset
    let (top, bottom) = (table.bounds.minY + insets.top, table.bounds.maxY - insets.bottom)
    let zone = min(Self.zone, (bottom - top) / 4)
    guard zone > 0 else { return 0 }
    if finger < top + zone { return -Self.speed * min(1, (top + zone - finger) / zone) }
    if finger > bottom - zone { return Self.speed * min(1, (finger - bottom + zone) / zone) }
    return 0
  }

  private func scrollIfNeeded(_ table: UITableView, _ finger: CGFloat) {
    guard let driver = table.window?.screen.driver else { return }
    if wantedSpeed(table, finger) == 0 {
      lastFrame = nil
      driver.remove(self)
    } else if lastFrame == nil {
      lastFrame = driver.now
      driver.add(self)
    }
  }

  func frame(at time: TimeInterval) {
    guard let table, let lastFrame, table.editing.carried === self else { return }
    self.lastFrame = time
    let insets = table.adjustedContentInset
    let last = max(-insets.top, table.contentSize.height + insets.bottom - table.bounds.height)
    let way = wantedSpeed(table, gesture.location(in: table).y) * (time - lastFrame)
    let y = min(max(table.contentOffset.y + way, -insets.top), last)
    // The cell follows in the layout that a new offset brings. At the end it waits for the finger to move.
    if (y - table.contentOffset.y) * way > 0 { table.contentOffset.y = y } else { stop() }
  }

  func stop() {
    lastFrame = nil
    table?.window?.screen.driver.remove(self)
  }

  // MARK: Looks

  func lift() {
    cell.layer.zPosition = zPosition + 1
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

  func settle() {
    cell.layer.zPosition = zPosition
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
