import Diagnostics
import ListModel
import ScrollPhysics
import UIKit

// The position in the plane, and scrolling to another position.
extension InfiniteScrollView {
  /// The point of the plane in the view's upper left corner, in points from the start of tile (0, 0): continuous, unlike `contentOffset`.
  ///
  /// Setting it acts like setting `contentOffset`: a running motion continues from there. Stops the program if not finite or beyond 2^53
  /// points.
  public var position: CGPoint {
    get { position(forContentOffset: contentOffset) }
    set { jump(to: places(of: newValue, "position")) }
  }

  /// Animated, the scrolling takes 0.3 s for any distance; of a long distance only the last part is shown. Not animated, it stops a running
  /// motion. An axis that is not endless stays within its edges.
  public func setPosition(_ position: CGPoint, animated: Bool) {
    scroll(to: places(of: position, "setPosition(_:animated:)"), animated: animated)
  }

  /// Scrolls to a tile so that the point at `anchor` in the tile, in fractions of its size, coincides with the same point of the view
  /// inside its insets: (0, 0) is the upper left corner, (0.5, 0.5) the middle.
  ///
  /// With `loops` it takes the shorter way round. A coordinate more than 2^53 points away stops the program.
  public func scrollToTile(at coordinate: Coordinate, anchor: CGPoint = .zero, animated: Bool) {
    requireFinitePoint(anchor, "scrollToTile(at:anchor:animated:)")
    let inset = adjustedContentInset
    let target = PerAxis { axis in
      let (tile, loop) = axis == .x ? (coordinate.x, loops.columns) : (coordinate.y, loops.rows)
      let (leading, trailing) = axis == .x ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let room = Double((axis == .x ? bounds.width : bounds.height) - leading - trailing)
      let fraction = Double(axis == .x ? anchor.x : anchor.y)
      let distance = fraction * (plane[axis].tileLength - room) - Double(leading)
      requireLegal(coordinate, tile, axis)
      return Place(tile: nearest(tile, loop, axis, distance), distance: distance)
    }
    scroll(to: target, animated: animated)
  }

  /// The `position` at a content offset, for example at the target of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func position(forContentOffset offset: CGPoint) -> CGPoint {
    CGPoint(
      x: Double(plane.x.origin) * plane.x.tileLength + (Double(offset.x) - plane.x.middle),
      y: Double(plane.y.origin) * plane.y.tileLength + (Double(offset.y) - plane.y.middle))
  }

  /// The content offset at a `position`; valid until `contentOffset` jumps the next time.
  public func contentOffset(forPosition position: CGPoint) -> CGPoint {
    let places = places(of: position, "contentOffset(forPosition:)")
    return CGPoint(x: offset(of: places.x, .x), y: offset(of: places.y, .y))
  }

  // MARK: Scrolling

  /// A point on one axis: distance in points from the start of a tile; may exceed the tile's length.
  private struct Place {
    var tile: Int
    var distance: Double
  }

  private func offset(of place: Place, _ axis: Axis) -> Double { plane[axis].start(of: place.tile) + place.distance }

  private func scroll(to target: PerAxis<Place>, animated: Bool) {
    guard animated else {
      // One call ends the motion and moves: a message of the movement that changes the edges finds content at rest, which follows them.
      return jump(to: PerAxis { withinEdges(target[$0], $0) }) { setContentOffset($0, animated: false) }
    }
    comeNear(PerAxis { withinEdges(target[$0], $0) })
    var end: CGPoint { CGPoint(x: offset(of: withinEdges(target.x, .x), .x), y: offset(of: withinEdges(target.y, .y), .y)) }
    let first = end
    setContentOffset(first, animated: true)
    // The messages of a motion that ended here may have moved the edges.
    if end != first { setContentOffset(end, animated: true) }
  }

  /// The place within the edges of an axis that is not endless, whose only tile is the whole content: it may be beyond them in a pull, which
  /// a scroll ends.
  private func withinEdges(_ place: Place, _ axis: Axis) -> Place {
    if plane[axis].isEndless { return place }
    let inset = adjustedContentInset
    let (leading, trailing) = axis == .x ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let last = plane[axis].tileLength + Double(trailing) - Double(axis == .x ? bounds.width : bounds.height)
    return Place(tile: 0, distance: max(-Double(leading), min(place.distance, last)))
  }

  /// Lets a running motion go on from there.
  private func jump(to target: PerAxis<Place>, before: Vector = .zero) {
    jump(to: target, before: before) { if $0 != contentOffset { contentOffset = $0 } }
  }

  /// - Parameters:
  ///   - before: distance from the target at which the jump ends.
  ///   - move: sets the content offset.
  private func jump(to target: PerAxis<Place>, before: Vector = .zero, _ move: (CGPoint) -> Void) {
    for axis in [Axis.x, .y] where plane[axis].tilesToRecenter(at: offset(of: target[axis], axis)) != 0 {
      plane[axis].moveMiddle(to: target[axis].tile)
      isPlaceStale = true
    }
    let offset = CGPoint(x: offset(of: target.x, .x) - before.x, y: offset(of: target.y, .y) - before.y)
    // An equal offset may be another place of the plane after the jump.
    setNeedsLayout()
    move(offset)
  }

  /// Jumps to within a quarter of `EndlessAxis.reach` of a distant target: the rest of the distance would pass too fast to be seen.
  private func comeNear(_ target: PerAxis<Place>) {
    let here = Vector(x: Double(contentOffset.x), y: Double(contentOffset.y))
    let way = Vector { offset(of: target[$0], $0) - here[$0] }
    let longest = EndlessAxis.reach / 4
    if way.x.magnitude <= longest && way.y.magnitude <= longest { return }
    jump(to: target, before: Vector { min(max(way[$0], -longest), longest) })
  }

  /// The tile nearest to the current offset among all tiles that show the item.
  private func nearest(_ tile: Int, _ loop: Int?, _ axis: Axis, _ distance: Double) -> Int {
    guard let loop, plane[axis].isEndless else { return tile }
    let offset = Double(axis == .x ? contentOffset.x : contentOffset.y)
    let here = plane[axis].tile(at: offset - distance)
    let ahead = EndlessAxis.item(at: tile - here.tile, of: loop)
    let way = Double(ahead) - here.distance / plane[axis].tileLength
    return here.tile + ahead - (way > Double(loop) / 2 ? loop : 0)
  }

  // MARK: Checks

  private func places(of position: CGPoint, _ call: String) -> PerAxis<Place> {
    requireFinitePoint(position, call)
    return PerAxis { axis in
      let position = Double(axis == .x ? position.x : position.y)
      ensure(
        position.magnitude <= EndlessAxis.limit,
        "\(type(of: self)).\(call): \(position) is beyond 2^53 points, where the plane ends")
      guard plane[axis].isEndless else { return Place(tile: 0, distance: position) }
      let tile = (position / plane[axis].tileLength).rounded(.down)
      return Place(tile: Int(tile), distance: position - tile * plane[axis].tileLength)
    }
  }

  private func requireFinitePoint(_ point: CGPoint, _ call: String) {
    ensure(
      point.x.isFinite && point.y.isFinite,
      "\(type(of: self)).\(call): \(point) is not finite; check the arithmetic (a division by zero?) that made it")
  }

  private func requireLegal(_ coordinate: Coordinate, _ tile: Int, _ axis: Axis) {
    let last = plane[axis].lastTile
    ensure(
      -last <= tile && tile <= last,
      """
      \(type(of: self)).scrollToTile(at: \(coordinate)): on this axis the tiles go from -\(last) to \(last)\
      \(plane[axis].isEndless ? ", the plane ends 2^53 points off" : "; set axes to make it endless")
      """)
  }
}
