import Scrollwork
import UIKit

/// Where each cell of a grid belongs, computed from the definition: by adding up every length, and looking at every cell.
struct GridReference {
  typealias Position = GridScrollView.Position
  typealias Area = GridScrollView.Area

  var heights: [Double]
  var widths: [Double]
  var frozen = GridScrollView.Frozen()
  var merged: [Area] = []
  var isMirrored = false
  var insets = UIEdgeInsets.zero
  /// The axis along which a container cuts the grid, and what it could show of it; nil without a container.
  var container: (axis: NSLayoutConstraint.Axis, length: Double)?

  /// A part of a cell on the screen.
  struct Part: Hashable {
    let position: Position
    /// The whole cell, and the part that its frozen or scrolling region leaves of it.
    let frame: [Double]
    let visible: [Double]
  }

  /// A stretch of one axis: its tracks, where it lies in the view, and how far its tracks are moved from their places.
  private struct Region {
    var tracks: Range<Int>
    var from: Double
    var to: Double
    var shift: Double
  }

  private static func starts(_ lengths: [Double]) -> [Double] {
    var starts = [0.0]
    for length in lengths { starts.append(starts.last! + length) }
    return starts
  }

  /// The regions along one axis; positions count from the leading edge of the content.
  private func regions(
    _ lengths: [Double], _ first: Int, _ last: Int, offset: Double, length: Double, before: Double, after: Double,
    container: Double?
  ) -> [Region] {
    let (starts, count) = (Self.starts(lengths), lengths.count)
    let total = starts[count]
    if count == 0 || length <= 0 { return [] }
    let room = (container ?? length) - before - after
    var leading = min(first, count)
    var trailing = min(last, count - leading)
    let limit = total <= room ? total : 0.75 * room
    if starts[leading] + total - starts[count - trailing] > limit { trailing = 0 }
    if starts[leading] > limit { leading = 0 }
    if leading == 0 && min(first, count) > 0 { trailing = 0 }
    let (head, tail) = (starts[leading], total - starts[count - trailing])
    // What would show if nobody pulled: at the edge of the free part, but inside the content. Then all of it as far as it is pulled.
    let isLong = container == nil && total > length - before - after
    let resting = isLong ? min(max(offset, -before), total + after - length) : offset
    let pulled = offset - resting
    let headStart = min(max(resting + before, 0), total - tail - head) + pulled
    let tailEnd = max(min(resting + length - after, total) + pulled, headStart + head + tail)
    return [
      Region(tracks: 0..<leading, from: headStart, to: headStart + head, shift: headStart),
      Region(
        tracks: leading..<count - trailing, from: leading > 0 ? max(headStart, 0) + head : offset,
        to: trailing > 0 ? min(tailEnd, total) - tail : offset + length, shift: 0),
      Region(tracks: count - trailing..<count, from: tailEnd - tail, to: tailEnd, shift: tailEnd - total),
    ]
  }

  private func containerLength(_ axis: NSLayoutConstraint.Axis) -> Double? {
    container.flatMap { $0.axis == axis ? $0.length : nil }
  }

  /// The tracks between the frozen ones, where their stretch starts, and the offset and the first one, all from the leading edge.
  func middle(
    _ axis: NSLayoutConstraint.Axis, _ bounds: CGRect
  ) -> (tracks: Range<Int>, start: Double, offset: Double, first: Double) {
    let isVertical = axis == .vertical
    let start = isMirrored ? contentWidth(bounds) - Double(bounds.maxX) : Double(bounds.minX)
    let offset = isVertical ? Double(bounds.minY) : start
    let sides = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    let (before, after) = isVertical ? (insets.top, insets.bottom) : sides
    let regions = regions(
      isVertical ? heights : widths, isVertical ? frozen.top : frozen.leading, isVertical ? frozen.bottom : frozen.trailing,
      offset: offset, length: Double(isVertical ? bounds.height : bounds.width), before: Double(before), after: Double(after),
      container: containerLength(axis))
    if regions.isEmpty { return (0..<0, 0, offset, -Double(before)) }
    return (regions[1].tracks, regions[1].from, offset, -Double(before))
  }

  /// The width of the content: from right to left at least that of the view without bars.
  func contentWidth(_ bounds: CGRect) -> Double {
    let total = widths.reduce(0, +)
    return isMirrored ? max(total, Double(bounds.width - insets.left - insets.right)) : total
  }

  /// Every part on the screen of a view with these bounds.
  func parts(_ bounds: CGRect) -> Set<Part> {
    let (x, y) = (Self.starts(widths), Self.starts(heights))
    let total = contentWidth(bounds)
    let start = isMirrored ? total - Double(bounds.maxX) : Double(bounds.minX)
    let columnRegions = regions(
      widths, frozen.leading, frozen.trailing, offset: start, length: Double(bounds.width),
      before: Double(isMirrored ? insets.right : insets.left), after: Double(isMirrored ? insets.left : insets.right),
      container: containerLength(.horizontal))
    let rowRegions = regions(
      heights, frozen.top, frozen.bottom, offset: Double(bounds.minY), length: Double(bounds.height), before: Double(insets.top),
      after: Double(insets.bottom), container: containerLength(.vertical))
    var areas = merged
    for row in heights.indices {
      for column in widths.indices {
        let position = Position(row: row, column: column)
        if !merged.contains(where: { $0.contains(position) }) { areas.append(Area(position)) }
      }
    }
    var parts: Set<Part> = []
    for area in areas {
      for rows in rowRegions where rows.tracks.overlaps(area.rows) {
        for columns in columnRegions where columns.tracks.overlaps(area.columns) {
          let top = y[area.rows.lowerBound] + rows.shift
          let bottom = y[area.rows.upperBound] + rows.shift
          let near = x[area.columns.lowerBound] + columns.shift
          let far = x[area.columns.upperBound] + columns.shift
          let low = max(near, columns.from, start)
          let high = min(far, columns.to, start + Double(bounds.width))
          let upper = max(top, rows.from, Double(bounds.minY))
          let lower = min(bottom, rows.to, Double(bounds.maxY))
          guard low < high, upper < lower else { continue }
          parts.insert(
            Part(
              position: area.origin, frame: rect(near, far, top, bottom, total), visible: rect(low, high, upper, lower, total)))
        }
      }
    }
    return parts
  }

  private func rect(_ near: Double, _ far: Double, _ top: Double, _ bottom: Double, _ total: Double) -> [Double] {
    [isMirrored ? total - far : near, top, isMirrored ? total - near : far, bottom].map { ($0 * 1024).rounded() / 1024 }
  }

  /// What a view has on the screen.
  ///
  /// - Parameter offset: In a container, how far the grid's content has been scrolled across.
  @MainActor static func parts(of view: GridScrollView, offset: CGPoint = .zero) -> Set<Part> {
    var parts: Set<Part> = []
    for cell in view.visibleCells {
      guard let position = view.position(for: cell), let pane = cell.superview else { continue }
      let frame = cell.convert(cell.bounds, to: view)
      let visible = frame.intersection(pane.convert(pane.bounds, to: view)).intersection(view.bounds)
      if visible.isNull || visible.isEmpty || pane.isHidden { continue }
      parts.insert(
        Part(
          position: position, frame: numbers(frame.offsetBy(dx: offset.x, dy: offset.y)),
          visible: numbers(visible.offsetBy(dx: offset.x, dy: offset.y))))
    }
    return parts
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].map { (Double($0) * 1024).rounded() / 1024 }
  }
}
