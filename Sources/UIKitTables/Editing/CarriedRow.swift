internal import UIKitControls
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

/// A row being reordered by a finger. Its cell lies in front of the others; an empty gap cell takes its place and moves with the finger.
///
/// During the drag, the table's positions are those after a drop at the current place; the data source is not told before the drop.
@MainActor final class CarriedRow {
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
  private let edges: EdgeScroller

  init(_ row: ShownRow, in table: UITableView, by gesture: UIGestureRecognizer) {
    (cell, source, target, proposed) = (row.cell, row.position, row.position, row.position)
    (self.table, self.gesture) = (table, gesture)
    grip = gesture.location(in: table).y - row.cell.frame.minY
    clips = row.cell.clipsToBounds
    edges = EdgeScroller(.y, in: table) { gesture.location(in: $0).y }
    gap.backgroundColor = row.cell.backgroundColor
    gap.frame = row.cell.frame
    edges.onScroll = { [weak self] _ in self?.follow() }
  }

  // MARK: Following the finger

  /// Moves the cell to the finger, and the gap to the nearest insertion place.
  func follow() {
    guard let table, table.editing.carried === self else { return }
    let y = gesture.location(in: table).y - grip
    if cell.frame.minY != y { UIView.performWithoutAnimation { cell.frame.origin.y = y } }
    table.moveGap(to: y)
    if table.editing.carried === self { edges.update() } else { edges.stop() }
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
    edges.stop()
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

  private var move: CarriedPlace { CarriedPlace(source: source, target: target) }

  /// The position counted without the carried row.
  func place(_ position: RowPosition) -> RowPosition { move.place(position) }

  /// Converts a shown position to the position in the data.
  func dataPosition(_ shown: RowPosition) -> RowPosition { move.dataPosition(shown) }

  func shownPosition(_ data: RowPosition) -> RowPosition { move.shownPosition(data) }
}
