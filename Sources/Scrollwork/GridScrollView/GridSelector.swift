import ListModel
import ScrollPhysics
import UIKit

/// Selects by touches: a tap, a long press that drags, and handles at two corners of the selection.
@MainActor final class GridSelector: NSObject {
  private typealias Position = GridScrollView.Position

  private unowned let grid: GridScrollView
  private let handles = [GridHandle(label: "Selection start"), GridHandle(label: "Selection end")]
  private lazy var ticker = FrameTicker { [weak self] seconds in self?.scroll(for: seconds) }
  private var drag: Drag?

  /// A finger that changes the selection.
  private struct Drag {
    /// The selection as the drag extends it: its anchor stays.
    var selection: GridSelection
    /// The finger in the grid's window; the grid moves below it.
    var finger: CGPoint
  }

  /// Distance from the edges of the scrolling part at which a drag scrolls, and its speed at the edge itself, in points and points per
  /// second. Our choice.
  private static let zone = 44.0
  private static let speed = 900.0

  init(_ grid: GridScrollView) { self.grid = grid }

  func install() {
    let tap = UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) }
    let press = UILongPressGestureRecognizer { [weak self] press in self?.pressed(press) }
    grid.addGestureRecognizer(tap)
    grid.addGestureRecognizer(press)
    for (index, handle) in handles.enumerated() {
      let drag = UILongPressGestureRecognizer { [weak self] drag in self?.handleDragged(drag, index) }
      drag.minimumPressDuration = 0
      handle.addGestureRecognizer(drag)
      grid.addSubview(handle)
    }
  }

  func bringToFront() { for handle in handles { grid.bringSubviewToFront(handle) } }

  // MARK: Touches

  private func tapped(_ tap: UIGestureRecognizer) {
    guard grid.allowsSelection, let selection = selection(at: tap.location(in: grid)) else { return }
    grid.becomeFirstResponder()
    grid.select(selection)
  }

  /// The selection that a touch begins: a cell, or all cells of a header's row or column.
  private func selection(at point: CGPoint) -> GridSelection? {
    guard let position = grid.position(at: point) else { return nil }
    return GridSelection(
      anchor: position, focus: position, hasAllRows: position.row < grid.headerRows,
      hasAllColumns: position.column < grid.headerColumns)
  }

  private func pressed(_ press: UIGestureRecognizer) {
    if press.state == .began {
      guard grid.allowsSelection, let selection = selection(at: press.location(in: grid)) else { return }
      grid.becomeFirstResponder()
      // As it is after the delegate's message, which may have changed the grid.
      guard grid.select(selection), let selection = grid.selection else { return }
      drag = Drag(selection: selection, finger: press.location(in: nil))
    }
    follow(press)
  }

  private func handleDragged(_ recognizer: UIGestureRecognizer, _ index: Int) {
    if recognizer.state == .began {
      guard grid.allowsSelection, var selection = grid.selection, let area = grid.selectedArea else { return }
      let last = Position(row: area.rows.upperBound - 1, column: area.columns.upperBound - 1)
      // The corner opposite the handle stays.
      (selection.anchor, selection.focus) = index == 0 ? (last, area.origin) : (area.origin, last)
      // The handle covers other cells, too: only a movement extends the selection.
      drag = Drag(selection: selection, finger: recognizer.location(in: nil))
      return
    }
    follow(recognizer)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard drag != nil else { return }
    switch recognizer.state {
    case .began, .changed:
      drag?.finger = recognizer.location(in: nil)
      extend()
      pull() == .zero ? ticker.stop() : ticker.start()
    default:
      drag = nil
      ticker.stop()
    }
  }

  /// To be called when an edit has moved the selection: a finger goes on from its new place.
  func selectionMoved() {
    guard drag != nil else { return }
    guard let selection = grid.selection else {
      drag = nil
      return ticker.stop()
    }
    drag?.selection = selection
  }

  /// Extends the selection to the cell below the finger, or the nearest one.
  private func extend() {
    guard var selection = drag?.selection, let finger = drag?.finger else { return }
    let (x, y) = grid.plane(grid.convert(finger, from: nil))
    // What begins among the cells does not extend over the headers.
    let place = Vector(
      x: selection.anchor.column < grid.headerColumns ? x : max(x, grid.columnBands.middle.frame.start),
      y: selection.anchor.row < grid.headerRows ? y : max(y, grid.rowBands.middle.frame.start))
    guard let position = grid.nearestPosition(to: place) else { return }
    selection.focus = position
    if grid.select(selection) { selectionMoved() }
  }

  // MARK: Scrolling at the edges

  /// Points per second by which the finger pulls the content, from the leading edges.
  private func pull() -> Vector {
    guard let drag else { return .zero }
    let (x, y) = grid.plane(grid.convert(drag.finger, from: nil))
    return Vector { axis in
      // Along whole rows and columns there is nothing to extend.
      if axis == .x ? drag.selection.hasAllColumns : drag.selection.hasAllRows { return 0 }
      let frame = (axis == .x ? grid.columnBands : grid.rowBands).middle.frame
      let place = axis == .x ? x : y
      let zone = min(Self.zone, frame.length / 4)
      if zone <= 0 { return 0 }
      let depth = place < frame.start + zone ? place - frame.start - zone : max(0, place - frame.end + zone)
      return min(max(depth / zone, -1), 1) * Self.speed
    }
  }

  private func scroll(for seconds: Double) {
    let pull = pull()
    let x = target(.x, by: pull.x * seconds)
    let y = target(.y, by: pull.y * seconds)
    guard drag != nil, grid.scroll(to: (x, y), animated: false) else { return ticker.stop() }
    grid.arrange()
    extend()
  }

  private func target(_ axis: Axis, by distance: Double) -> Double {
    let (viewport, covered) = (grid.viewport(axis), grid.covered(axis))
    let total = axis == .x ? grid.columns.total : grid.rows.total
    if distance == 0 { return viewport.start }
    // In a container the edges are the container's.
    if axis == grid.stackedAxis { return viewport.start + distance }
    return min(max(viewport.start + distance, -covered.before), max(-covered.before, total + covered.after - viewport.length))
  }

  // MARK: Handles

  func placeHandles(_ area: GridScrollView.Area?) {
    for (index, handle) in handles.enumerated() {
      let place = area.flatMap { grid.allowsSelection ? corner(of: $0, isLast: index == 1) : nil }
      if handle.isHidden != (place == nil) { handle.isHidden = place == nil }
      if let place, handle.center != place { handle.center = place }
    }
  }

  /// The point of a corner in the grid's coordinates; nil if it is off the screen or behind frozen cells.
  private func corner(of area: GridScrollView.Area, isLast: Bool) -> CGPoint? {
    let row = isLast ? area.rows.upperBound - 1 : area.rows.lowerBound
    let column = isLast ? area.columns.upperBound - 1 : area.columns.lowerBound
    let (y, x) = (grid.rowBands[grid.rowBands.index(of: row)], grid.columnBands[grid.columnBands.index(of: column)])
    let (rows, columns) = (grid.rows.segment(row..<row + 1), grid.columns.segment(column..<column + 1))
    let place = Vector(
      x: (isLast ? columns.end : columns.start) + x.shift, y: (isLast ? rows.end : rows.start) + y.shift)
    let isShown =
      place.x >= x.frame.start && place.x <= x.frame.end && place.y >= y.frame.start && place.y <= y.frame.end
    if !isShown { return nil }
    let offset = grid.selfOffset
    return CGPoint(
      x: (grid.isMirrored ? grid.contentWidth - place.x : place.x) + Double(offset.x), y: place.y + Double(offset.y))
  }
}

extension GridScrollView {
  /// The cell at a place from the leading edges, or the nearest one that shows; nil for a grid without cells.
  fileprivate func nearestPosition(to place: Vector) -> Position? {
    guard let row = nearest(place.y, rows, rowBands, .y), let column = nearest(place.x, columns, columnBands, .x) else {
      return nil
    }
    return Position(row: row, column: column)
  }

  private func nearest(_ place: Double, _ axis: GridAxis, _ bands: GridBands, _ direction: Axis) -> Int? {
    let (viewport, covered) = (viewport(direction), covered(direction))
    guard axis.total > 0, viewport.length > 0 else { return nil }
    let shown = min(max(place, viewport.start + covered.before), viewport.end - covered.after)
    let inner = shown - bands[bands.index(at: shown)].shift
    return axis.lengths.item(at: min(max(inner, 0), axis.total.nextDown))
  }
}
