import ListModel
import ScrollPhysics
import UIKit

// Offsets and frames. Positions are computed from the leading edge; only here they become coordinates, from the left.
extension GridScrollView {
  /// Whether columns run from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The view that scrolls along an axis: in a container it is another one for the axis across.
  func scroller(_ axis: Axis) -> UIScrollView {
    if let sideScroller, axis != stackedAxis { return sideScroller }
    return self
  }

  /// The visible stretch of the content, from the leading edge.
  func viewport(_ axis: Axis) -> Segment {
    let bounds = scroller(axis).bounds
    if axis == .y { return Segment(start: Double(bounds.minY), length: Double(bounds.height)) }
    return Segment(
      start: isMirrored ? contentWidth - Double(bounds.maxX) : Double(bounds.minX), length: Double(bounds.width))
  }

  /// Width of all columns. From right to left at least that of the free part of the viewport: fewer columns begin at its right edge.
  var contentWidth: Double {
    if !isMirrored || stackedAxis == .x { return columns.total }
    let (before, after) = covered(.x)
    return max(columns.total, Double(scroller(.x).bounds.width) - before - after)
  }

  /// What bars cover of the viewport before and after its free part.
  func covered(_ axis: Axis) -> (before: Double, after: Double) {
    let inset = scroller(axis).adjustedContentInset
    if axis == .y { return (Double(inset.top), Double(inset.bottom)) }
    return isMirrored ? (Double(inset.right), Double(inset.left)) : (Double(inset.left), Double(inset.right))
  }

  func makeBands() {
    rowBands = bands(.y, in: viewport(.y))
    columnBands = bands(.x, in: viewport(.x))
  }

  private func bands(_ axis: Axis, in viewport: Segment) -> GridBands {
    let (tracks, covered) = (axis == .x ? columns : rows, covered(axis))
    var length = viewport.length
    // The end of the grid pushes frozen tracks out of a container: they stay frozen where little of the grid is left on the screen.
    if axis == stackedAxis, let container = (superview as? ContainerContentView)?.container {
      length = container.arranger.viewportLength
    }
    let pulled = pulled(axis, viewport, tracks.total)
    return tracks.bands(
      in: viewport, before: covered.before, after: covered.after, room: length - covered.before - covered.after, pulled: pulled)
  }

  /// How far content that is longer than the free part of the viewport has been pulled beyond an edge; 0 where frozen tracks follow the pull:
  /// along the axis of a container, which moves the whole grid, and above the content of a grid with a refresh control.
  private func pulled(_ axis: Axis, _ viewport: Segment, _ length: Double) -> Double {
    let covered = covered(axis)
    let last = length + covered.after - viewport.length
    if axis == stackedAxis || last <= -covered.before { return 0 }
    let pulled = viewport.start - min(max(viewport.start, -covered.before), last)
    return axis == .y && pulled < 0 && refreshControl != nil ? 0 : pulled
  }

  /// The area's rectangle in the coordinates of panes: from the leading edge, negative where columns run from right to left.
  func paneFrame(of area: Area) -> CGRect {
    let (y, x) = (rows.segment(area.rows), columns.segment(area.columns))
    return CGRect(x: isMirrored ? -x.end : x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Frame of a pane in the view that contains it, and the point of the content at its upper left corner.
  func geometry(of pane: GridPane) -> (frame: CGRect, origin: CGPoint) {
    let (row, column) = (rowBands[pane.band.row], columnBands[pane.band.column])
    let x = column.frame
    let frame = CGRect(
      x: isMirrored ? contentWidth - x.end : x.start, y: row.frame.start, width: x.length, height: row.frame.length)
    let origin = CGPoint(x: isMirrored ? -(column.origin + x.length) : column.origin, y: row.origin)
    return (frame.offsetBy(dx: paneOffset.x, dy: paneOffset.y), origin)
  }

  /// Distance from the content's coordinates to those of the view that contains the panes.
  var paneOffset: CGPoint {
    switch (sideScroller, stackedAxis) {
    case (nil, _), (_, nil): .zero
    case (_, .x): CGPoint(x: -bounds.minX, y: 0)
    case (_, .y): CGPoint(x: 0, y: -bounds.minY)
    }
  }

  // MARK: Size and offset

  /// Adopts the content's size. In right-to-left layout the offset from the leading edge stays, also when the width changes: then the one of
  /// the last layout counts, since the edges may have moved the present one.
  func fitContent() {
    if let place = takeLayout() { move(to: place, CGSize(width: contentWidth, height: rows.total)) }
  }

  /// Adopts direction and width of the view.
  ///
  /// - Returns: The offset from the leading edge that the content has to get with its size; nil if both are right.
  private func takeLayout() -> CGPoint? {
    let wanted = CGSize(width: contentWidth, height: rows.total)
    let present = CGSize(width: scroller(.x).contentSize.width, height: scroller(.y).contentSize.height)
    let now = Placed(isMirrored: isMirrored, width: bounds.width, leading: viewport(.x).start)
    let (former, y) = (placed, viewport(.y).start)
    placed = now
    guard let former else {
      if isMirrored { placed?.leading = -covered(.x).before }
      return CGPoint(x: placed?.leading ?? 0, y: y)
    }
    if former.isMirrored != now.isMirrored { for pane in panes { pane.covered = nil } }
    // A horizontal container scrolls by cutting the grid to other widths.
    let width = stackedAxis == .x ? now.width : former.width
    let isSame = former.isMirrored == now.isMirrored && width == now.width
    if wanted == present && (isSame || !(now.isMirrored || former.isMirrored)) { return nil }
    if stackedAxis == .x, former.isMirrored != now.isMirrored {
      // The container has cut the grid where it shows it: another direction moves the columns, and nothing scrolls.
      placed?.leading = now.leading
    } else if now.isMirrored || former.isMirrored {
      let offset = scroller(.x).contentOffset.x
      // The distance from the leading edge with the size of before.
      let kept = former.isMirrored ? Double(present.width - offset - width) : Double(offset)
      placed?.leading = isSame ? kept : former.leading
    }
    return CGPoint(x: placed?.leading ?? 0, y: y)
  }

  /// The horizontal layout of a pass.
  struct Placed {
    var isMirrored: Bool
    var width: CGFloat
    /// Offset from the leading edge.
    var leading: Double
  }

  /// Sets the content's size and the offset from the leading edge; it ends at the edges, unless a finger or a bounce is beyond them.
  func move(to place: CGPoint, _ size: CGSize) {
    let place = CGPoint(x: limited(.x, Double(place.x), size.width), y: limited(.y, Double(place.y), size.height))
    placed?.leading = Double(place.x)
    let x = isMirrored ? size.width - place.x - scroller(.x).bounds.width : place.x
    moves += 1
    let move = moves
    if let sideScroller, let stackedAxis {
      let isVertical = stackedAxis == .y
      adopt(
        CGSize(width: isVertical ? bounds.width : size.width, height: isVertical ? size.height : bounds.height),
        CGPoint(x: isVertical ? contentOffset.x : x, y: isVertical ? place.y : contentOffset.y), in: self, move)
      // No length along the container's axis: the container cuts the grid to other lengths later, and only the container scrolls there.
      return adopt(
        CGSize(width: isVertical ? size.width : 0, height: isVertical ? 0 : size.height),
        CGPoint(x: isVertical ? x : 0, y: isVertical ? 0 : place.y), in: sideScroller, move)
    }
    adopt(size, CGPoint(x: x, y: place.y), in: self, move)
  }

  private func limited(_ axis: Axis, _ offset: Double, _ length: CGFloat) -> Double {
    // In a container the edges are the container's.
    if axis == stackedAxis { return offset }
    let (scroller, covered, room) = (scroller(axis), covered(axis), viewport(axis).length)
    if scroller.isTracking || scroller.isDecelerating, isPulled(scroller, axis) { return offset }
    let last = max(-covered.before, Double(length) + covered.after - room)
    return min(max(offset, -covered.before), last)
  }

  /// Whether the present offset is beyond an edge of the present content, whose direction may be that of the layout before.
  private func isPulled(_ scroller: UIScrollView, _ axis: Axis) -> Bool {
    let (inset, content, bounds) = (scroller.adjustedContentInset, scroller.contentSize, scroller.bounds)
    let (first, last, offset) =
      axis == .x
      ? (-inset.left, content.width + inset.right - bounds.width, bounds.minX)
      : (-inset.top, content.height + inset.bottom - bounds.height, bounds.minY)
    // Edges and offsets are sums that differ in their last bits.
    return offset < first - 1e-6 || offset > max(first, last) + 1e-6
  }

  /// Sets size and offset in an order in which the offset is not beyond an edge of the content: the edge would move the offset.
  ///
  /// A message of the first change may change the grid, which moves it again: then nothing is left to do.
  private func adopt(_ size: CGSize, _ offset: CGPoint, in view: UIScrollView, _ move: Int) {
    guard move == moves else { return }
    let former = view.contentSize
    let fits = offset.x + view.bounds.width <= former.width && offset.y + view.bounds.height <= former.height
    let isMoved = offset != view.contentOffset
    if isMoved && fits { view.contentOffset = offset }
    guard move == moves else { return }
    if view.contentSize != size { view.contentSize = size }
    if isMoved && !fits && move == moves { view.contentOffset = offset }
  }

  // MARK: Keeping the place

  /// Changes lengths or tracks; the first row and column that show below the frozen ones keep their place on the screen. At the start of
  /// the content the start stays.
  ///
  /// - Parameters:
  ///   - row: The place after the change of a row before it; nil for one that is removed.
  ///   - isMeasured: Whether the change may replace the estimate of a track.
  func keepingPlace(
    row: (Int) -> Int? = { $0 }, column: (Int) -> Int? = { $0 }, isMeasured: (Axis, Int) -> Bool = { _, _ in false },
    _ change: () -> Void
  ) {
    guard placed != nil else { return change() }
    // Without moving anything, which would send messages before the change.
    let fitted = takeLayout() ?? CGPoint(x: viewport(.x).start, y: viewport(.y).start)
    let places = PerAxis { axis in
      let (tracks, covered) = (axis == .x ? columns : rows, covered(axis))
      let viewport = Segment(start: Double(axis == .x ? fitted.x : fitted.y), length: viewport(axis).length)
      return GridAnchor(bands(axis, in: viewport).middle, tracks, viewport, before: covered.before) { isMeasured(axis, $0) }
    }
    change()
    makeBands()
    let shift = PerAxis { axis in
      let (bands, tracks) = axis == .x ? (columnBands, columns) : (rowBands, rows)
      return places[axis].shift(in: tracks, frozen: bands.middle.all.lowerBound, axis == .x ? column : row)
    }
    let offset = CGPoint(x: places.x.offset + shift.x, y: places.y.offset + shift.y)
    move(to: offset, CGSize(width: contentWidth, height: rows.total))
    if !passes.isRunning { setNeedsLayout() }
  }
}

/// The first track that keeps its length of those that show below or beside the frozen ones.
struct GridAnchor {
  /// Offset from the leading edge at the time of the anchor.
  let offset: Double
  /// nil at the content's start, which stays in view.
  private var track: Int?
  private var distance = 0.0
  private var last = 0

  init(_ band: GridBand, _ axis: GridAxis, _ viewport: Segment, before: Double, isMeasured: (Int) -> Bool) {
    offset = viewport.start
    guard offset > -before, !band.tracks.isEmpty else { return }
    // A track that has just come in at the start grows away from those that were there, also from those that stay as long as assumed.
    let first =
      band.tracks.first { !axis.isAssumed($0) || axis.lastShown.contains($0) && !isMeasured($0) } ?? band.tracks.lowerBound
    (track, last) = (first, axis.count)
    distance = axis.lengths.start(of: first) - axis.lengths.start(of: band.all.lowerBound)
  }

  /// How far the track, or the next one that is left, has moved against the frozen ones.
  func shift(in axis: GridAxis, frozen: Int, _ place: (Int) -> Int?) -> Double {
    guard var old = track else { return 0 }
    while old < last {
      if let new = place(old) {
        guard new <= axis.count else { return 0 }
        return axis.lengths.start(of: new) - axis.lengths.start(of: min(frozen, axis.count)) - distance
      }
      old += 1
    }
    return 0
  }
}
