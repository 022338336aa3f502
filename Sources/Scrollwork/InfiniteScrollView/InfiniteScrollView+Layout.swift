import Diagnostics
import ListModel
import ScrollPhysics
import UIKit

// A layout pass: adapts the plane to the sizes, recentres it, then shows the visible tiles.
extension InfiniteScrollView {
  func arrange() {
    guard passes.begin() else { return }
    UIView.performWithoutAnimation {
      fitPlane()
      recenter()
      updateTiles()
    }
    let isDue = passes.end(reloads: isReloadDue, ("\(type(of: self)).reloadTiles()", "infiniteScrollView(_:tileAt:)"))
    if isDue { setNeedsLayout() }
  }

  // MARK: The plane

  /// Adopts new sizes and axes; the tile in the upper left corner keeps its place, and the same fraction of it stays scrolled out.
  func fitPlane() {
    let fitted = PerAxis { axis in
      EndlessAxis(tileLength: tileLength(axis), isEndless: axes.contains(axis), origin: plane[axis].origin)
    }
    let (offset, isOther) = (contentOffset, PerAxis { fitted[$0] != plane[$0] })
    let former = plane
    // A message may have changed the offset of an axis that is as before, and the edge at which another one rests.
    var target: CGPoint {
      CGPoint(
        x: isOther.x ? fittedOffset(offset.x, .x, from: former.x, to: fitted.x) : contentOffset.x,
        y: isOther.y ? fittedOffset(offset.y, .y, from: former.y, to: fitted.y) : contentOffset.y)
    }
    if fitted != plane {
      plane = fitted
      isPlaceStale = true
      setNeedsLayout()
    }
    let size = CGSize(width: contentLength(.x), height: contentLength(.y))
    // Set size and offset in an order in which the offset is never beyond an edge of the content: the edge would move the offset.
    if target != offset, target.x + bounds.width <= contentSize.width, target.y + bounds.height <= contentSize.height {
      contentOffset = target
    }
    // The receiver of a message has changed the plane, which is fitted by then.
    if plane != fitted { return }
    if contentSize != size { contentSize = size }
    if plane == fitted, contentOffset != target { contentOffset = target }
  }

  private func tileLength(_ axis: Axis) -> Double {
    let scale = max(1, traitCollection.displayScale)
    let given = axis == .x ? tileSize.width : tileSize.height
    let length = given > 0 ? given : viewLength(axis)
    // A view without a size has a position, but no tiles.
    return length > 0 ? Double(max(1, (length * scale).rounded()) / scale) : 1
  }

  private func viewLength(_ axis: Axis) -> CGFloat {
    let inset = adjustedContentInset
    switch axis {
    case .x: return bounds.width - (axes.contains(.x) ? 0 : inset.left + inset.right)
    case .y: return bounds.height - (axes.contains(.y) ? 0 : inset.top + inset.bottom)
    }
  }

  private func contentLength(_ axis: Axis) -> CGFloat {
    let viewport = axis == .x ? bounds.width : bounds.height
    return CGFloat(axes.contains(axis) ? plane[axis].maximum + Double(viewport) : plane[axis].tileLength)
  }

  private func fittedOffset(_ offset: CGFloat, _ axis: Axis, from present: EndlessAxis, to fitted: EndlessAxis) -> CGFloat {
    guard fitted.isEndless else { return axis == .x ? -adjustedContentInset.left : -adjustedContentInset.top }
    let (tile, distance) = present.tile(at: Double(offset))
    let target = fitted.start(of: tile) + distance / present.tileLength * fitted.tileLength
    let scale = Double(max(1, traitCollection.displayScale))
    return CGFloat((target * scale).rounded() / scale)
  }

  // MARK: Recentring

  /// Moves tiles and offset back by the same whole number of tiles if the offset is far from the middle; `position` does not change.
  private func recenter() {
    let (offset, plane) = (contentOffset, plane)
    let steps = PerAxis { plane[$0].tilesToRecenter(at: Double($0 == .x ? offset.x : offset.y)) }
    if steps.x == 0 && steps.y == 0 { return }
    self.plane.x.moveMiddle(by: steps.x)
    self.plane.y.moveMiddle(by: steps.y)
    placeTiles()
    contentOffset = CGPoint(
      x: offset.x - CGFloat(Double(steps.x) * plane.x.tileLength), y: offset.y - CGFloat(Double(steps.y) * plane.y.tileLength))
  }

  // MARK: Tiles

  private func updateTiles() {
    if isReloadDue {
      isReloadDue = false
      for place in tiles.places { removeTile(at: place) }
      shown = PerAxis { _ in 0..<0 }
    }
    let bounds = bounds
    let visible = PerAxis { axis in
      axis == .x
        ? plane.x.tiles(from: Double(bounds.minX), to: Double(bounds.maxX))
        : plane.y.tiles(from: Double(bounds.minY), to: Double(bounds.maxY))
    }
    if visible != shown {
      let former = shown
      shown = visible
      forEachPlace(in: former, butNotIn: visible) { removeTile(at: $0) }
      if isPlaceStale { placeTiles() }
      forEachPlace(in: visible, butNotIn: former) { addTile(at: $0) }
    }
    if isPlaceStale { placeTiles() }
  }

  private func forEachPlace(
    in places: PerAxis<Range<Int>>, butNotIn others: PerAxis<Range<Int>>, _ body: (Coordinate) -> Void
  ) {
    for y in places.y {
      for x in places.x where !(others.x.contains(x) && others.y.contains(y)) { body(Coordinate(x: x, y: y)) }
    }
  }

  private func addTile(at place: Coordinate) {
    guard let dataSource else { return }
    let view = dataSource.infiniteScrollView(self, tileAt: item(at: place))
    tiles.show(view, at: place)
    put(view, at: place)
    // Insert behind all other subviews: indicators and the app's overlays stay in front.
    insertSubview(view, at: 0)
  }

  private func removeTile(at place: Coordinate) {
    guard let view = tiles.hide(place) else { return }
    // The view may have been moved to another superview.
    if view.superview === self { view.removeFromSuperview() }
  }

  private func placeTiles() {
    isPlaceStale = false
    tiles.forEach { put($1, at: $0) }
  }

  /// Sets centre and bounds instead of the frame, since a tile may have a transform.
  private func put(_ view: UIView, at place: Coordinate) {
    let size = CGSize(width: plane.x.tileLength, height: plane.y.tileLength)
    if view.bounds.size != size { view.bounds.size = size }
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: CGFloat(plane.x.start(of: place.x)) + size.width * anchor.x,
      y: CGFloat(plane.y.start(of: place.y)) + size.height * anchor.y)
  }
}

extension InfiniteScrollView.Axes {
  func contains(_ axis: Axis) -> Bool { contains(axis == .x ? Self.horizontal : Self.vertical) }
}
