import Diagnostics
import ListModel
import ScrollPhysics
import UIKit

// Places in the grid and on the screen.
extension GridScrollView {
  /// The rectangle of a cell in the grid's coordinates as it is shown at present: of frozen tracks at their edge, of merged cells of the
  /// whole area, of cells off the screen where scrolling would find them. O(log runs).
  public func rect(at position: Position) -> CGRect {
    loadIfDue()
    check(Area(position), "rect(at: \(position))")
    fitContent()
    makeBands()
    return rect(of: merged.area(at: position) ?? Area(position))
  }

  /// The area's rectangle, shown by the bands of its first cell.
  func rect(of area: Area) -> CGRect {
    let (y, x) = (rows.segment(area.rows), columns.segment(area.columns))
    let shiftY = rowBands[rowBands.index(of: area.rows.lowerBound)].shift
    let shiftX = columnBands[columnBands.index(of: area.columns.lowerBound)].shift
    let start = isMirrored ? contentWidth - x.end - shiftX : x.start + shiftX
    let offset = selfOffset
    return CGRect(x: start + offset.x, y: y.start + shiftY + offset.y, width: x.length, height: y.length)
  }

  /// The cells that have a part in a rectangle of the content, where scrolling would find them, on screen or not; of merged cells the first
  /// one. Costs a step for each cell.
  public func positions(in rect: CGRect) -> [Position] {
    loadIfDue()
    let start = isMirrored ? contentWidth - Double(rect.maxX) : Double(rect.minX)
    let found = Area(
      rows: rows.lengths.items(from: Double(rect.minY), to: Double(rect.maxY)).clamped(to: 0..<rows.count),
      columns: columns.lengths.items(from: start, to: start + Double(rect.width)).clamped(to: 0..<columns.count))
    if found.isEmpty { return [] }
    var positions: [Position] = []
    var areas: [Area] = []
    merged.forEach(in: found) { areas.append($0) }
    rows.forEachShown(in: found.rows) { row in
      columns.forEachShown(in: found.columns) { column in
        let position = Position(row: row, column: column)
        if !areas.contains(where: { $0.contains(position) }) { positions.append(position) }
      }
    }
    return positions + areas.map(\.origin)
  }

  /// Distance from the content's coordinates to the grid's own, which differ in a container.
  var selfOffset: CGPoint {
    guard let sideScroller, let stackedAxis else { return .zero }
    return stackedAxis == .y
      ? CGPoint(x: -sideScroller.contentOffset.x, y: 0) : CGPoint(x: 0, y: -sideScroller.contentOffset.y)
  }

  /// The cell shown at a point in the grid's coordinates, of merged cells the first one; nil beside the content.
  public func position(at point: CGPoint) -> Position? {
    loadIfDue()
    fitContent()
    makeBands()
    let (x, y) = plane(point)
    guard let row = track(at: y, rows, rowBands), let column = track(at: x, columns, columnBands) else { return nil }
    let position = Position(row: row, column: column)
    return merged.area(at: position)?.origin ?? position
  }

  /// A point as positions from the leading edges.
  func plane(_ point: CGPoint) -> (x: Double, y: Double) {
    let offset = selfOffset
    let x = Double(point.x - offset.x)
    return (isMirrored ? contentWidth - x : x, Double(point.y - offset.y))
  }

  private func track(at place: Double, _ axis: GridAxis, _ bands: GridBands) -> Int? {
    let band = bands[bands.index(at: place)]
    // Nothing is in the gap between a frozen band and content that is pulled away from it.
    return axis.lengths.item(at: place - band.shift).flatMap { band.all.contains($0) ? $0 : nil }
  }

  // MARK: Scrolling

  /// Scrolls until a cell, or the merged area that it belongs to, is at `position` among the cells that are not frozen, as far as the edges
  /// allow; frozen tracks need no scrolling.
  ///
  /// Without animation the cell is in place when the call returns, with its measured size. An animation goes where the lengths known at the
  /// call lead. A cell that does not exist stops the program.
  public func scrollToCell(
    at cell: Position, position: ContainerScrollView.ScrollPosition = .nearest, animated: Bool
  ) {
    loadIfDue()
    check(Area(cell), "scrollToCell(at: \(cell), position:animated:)")
    if placed == nil || needsFirstLayout { arrange() }
    go(to: cell, position, animated: animated)
    if animated { return }
    // Cells that come are measured, and move the place of the cell.
    for _ in 0..<8 {
      arrange()
      if !go(to: cell, position, animated: false) { break }
    }
  }

  private var needsFirstLayout: Bool { rowBands.middle.all.isEmpty && rows.count > 0 }

  /// - Returns: Whether there was a way to go.
  @discardableResult private func go(
    to cell: Position, _ position: ContainerScrollView.ScrollPosition, animated: Bool
  ) -> Bool {
    fitContent()
    makeBands()
    // A message of the layout before may have removed the cell.
    guard cell.row < rows.count, cell.column < columns.count else { return false }
    let area = merged.area(at: cell) ?? Area(cell)
    let y = target(.y, cell.row, rows.segment(area.rows), rows, rowBands, position)
    let x = target(.x, cell.column, columns.segment(area.columns), columns, columnBands, position)
    return scroll(to: (x, y), animated: animated)
  }

  /// The offset from the leading edge along one axis.
  private func target(
    _ axis: Axis, _ track: Int, _ part: Segment, _ tracks: GridAxis, _ bands: GridBands,
    _ position: ContainerScrollView.ScrollPosition
  ) -> Double {
    let viewport = widestViewport(axis)
    var offset = viewport.start
    if bands.index(of: track) == 1 && viewport.length > 0 {
      offset = target(axis, part, tracks, bands, position, viewport)
    }
    // In a container the container knows the edges.
    if axis == stackedAxis, scrollerSeat != nil { return offset }
    // Also where there is nothing to do, since the scrolling ends a bounce.
    let covered = covered(axis)
    let length = axis == .x ? contentWidth : tracks.total
    return max(-covered.before, min(offset, length + covered.after - viewport.length))
  }

  private func target(
    _ axis: Axis, _ part: Segment, _ tracks: GridAxis, _ bands: GridBands, _ position: ContainerScrollView.ScrollPosition,
    _ viewport: Segment
  ) -> Double {
    let (before, after) = roomBesideMiddle(axis, tracks, bands)
    let visible = viewport.start + before..<max(viewport.start + before, viewport.end - after)
    switch position {
    case .start: return part.start - before
    case .end: return part.end - viewport.length + after
    case .center: return (part.start + part.end) / 2 - before - (viewport.length - before - after) / 2
    case .nearest:
      if part.start >= visible.lowerBound && part.end <= visible.upperBound { return viewport.start }
      let (first, last) = (part.start - before, part.end - viewport.length + after)
      // A cell longer than the room goes to its nearer end.
      return part.start < visible.lowerBound ? min(first, max(first, last)) : (first < last ? first : last)
    }
  }

  /// What bars and frozen tracks cover at both ends of the viewport.
  private func roomBesideMiddle(_ axis: Axis, _ tracks: GridAxis, _ bands: GridBands) -> (Double, Double) {
    var covered = covered(axis)
    if axis == stackedAxis, let inset = scrollerSeat?.scroller?.viewport(of: self).insets {
      covered = axis == .y ? (Double(inset.top), Double(inset.bottom)) : (Double(inset.left), Double(inset.right))
      if axis == .x && isMirrored { covered = (covered.after, covered.before) }
    }
    let first = tracks.lengths.start(of: bands.middle.all.lowerBound)
    let last = tracks.total - tracks.lengths.start(of: bands.middle.all.upperBound)
    return (covered.before + first, covered.after + last)
  }

  /// The viewport that the grid would have if a container showed nothing else.
  private func widestViewport(_ axis: Axis) -> Segment {
    guard axis == stackedAxis, let scroller = scrollerSeat?.scroller else { return viewport(axis) }
    let bounds = scroller.viewport(of: self).bounds
    if axis == .y { return Segment(start: Double(bounds.minY), length: Double(bounds.height)) }
    return Segment(
      start: isMirrored ? contentWidth - Double(bounds.maxX) : Double(bounds.minX), length: Double(bounds.width))
  }

  /// Scrolls to offsets from the leading edges.
  ///
  /// - Returns: Whether they differ from the present ones.
  @discardableResult func scroll(to place: (x: Double, y: Double), animated: Bool) -> Bool {
    let present = (widestViewport(.x), widestViewport(.y))
    // A rounded offset counts as reached.
    if abs(place.x - present.0.start) < 0.01 && abs(place.y - present.1.start) < 0.01 { return false }
    let x = isMirrored ? contentWidth - place.x - present.0.length : place.x
    guard let sideScroller, let stackedAxis else {
      setContentOffset(CGPoint(x: x, y: place.y), animated: animated)
      return true
    }
    let isVertical = stackedAxis == .y
    sideScroller.setContentOffset(CGPoint(x: isVertical ? x : 0, y: isVertical ? 0 : place.y), animated: animated)
    let along = isVertical ? abs(place.y - present.1.start) : abs(place.x - present.0.start)
    if along >= 0.01 {
      setContentOffset(
        CGPoint(x: isVertical ? contentOffset.x : x, y: isVertical ? place.y : contentOffset.y), animated: animated)
    }
    return true
  }
}
