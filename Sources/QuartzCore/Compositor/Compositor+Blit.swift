internal import CoreGraphics
internal import Foundation

/// A scrolled area whose pixels are copied.
struct Blit {
  var area: Extent
  /// The shift in points.
  var x, y: CGFloat
}

// Scrolling by copying pixels: most of a scrolled layer's picture is the same before and after, displaced by the scroll distance.
extension Compositor {
  /// Largest share of the area that may need painting; above it copying is not worthwhile. Our choice.
  private static let worthwhile: CGFloat = 0.6
  /// Largest number of siblings searched for layers that cover the area. Our choice.
  private static let siblingLimit = 64
  /// Fraction of a pixel below which two positions count as equal, as in `Extent.roundedOut(scale:)`.
  private static let slack: CGFloat = 1 / 512

  /// Stores the geometry of the last frame, for layers that clip or scroll and for all above them.
  func remember(_ layer: CALayer, _ geometry: LayerGeometry) {
    let isRemembered = layer.extras?.composited != nil
    guard isRemembered || layer.masksToBounds || geometry.bounds.origin.x != 0 || geometry.bounds.origin.y != 0 else { return }
    layer.withExtras { $0.composited = geometry }
    // The superlayer is measured after its sublayers, and stores its own geometry then.
    guard let parent = layer.parent, parent.extras?.composited == nil else { return }
    parent.withExtras { $0.composited = parent.shownGeometry }
  }

  /// The geometry of the last frame, if the layer is upright and shows nothing but a colour.
  func plainGeometryBefore(_ layer: CALayer, _ geometry: LayerGeometry, _ marks: LayerFlags) -> LayerGeometry? {
    guard marks.isDisjoint(with: [.moved, .redrawn]), layer.isShown, let before = layer.extras?.composited,
      before.isUpright, geometry.isUpright, isPlain(layer)
    else { return nil }
    return before
  }

  /// The geometry in the last frame; nil unless the sublayers stayed in place on the screen and the layer paints nothing but a colour.
  func placeBefore(_ layer: CALayer, _ geometry: LayerGeometry, _ marks: LayerFlags) -> LayerGeometry? {
    guard let before = plainGeometryBefore(layer, geometry, marks) else { return nil }
    let (old, new) = (before.contentShift, geometry.contentShift)
    return isEqual(old.x, new.x) && isEqual(old.y, new.y) ? before : nil
  }

  /// The geometry of the last frame, if the layer moves against the pixels that are copied and a sublayer may scroll back by as much.
  func placeAgainstBlit(_ layer: CALayer, _ geometry: LayerGeometry, _ marks: LayerFlags) -> LayerGeometry? {
    guard isInsideBlit, !marks.contains(.restacked), layer.children.count <= Self.siblingLimit,
      let before = plainGeometryBefore(layer, geometry, marks)
    else { return nil }
    var next = layer.firstChanged
    while let child = next {
      if child.extras?.composited != nil { return before }
      next = child.nextChanged
    }
    return nil
  }

  /// Whether the sublayers of a layer are where the copy puts their pixels.
  func movesWithBlit(_ before: LayerGeometry, _ old: LayerSpace, _ geometry: LayerGeometry, _ new: LayerSpace) -> Bool {
    let (from, to) = (old.entering(before), new.entering(geometry))
    return isEqual(from.shiftX, to.shiftX) && isEqual(from.shiftY, to.shiftY)
  }

  private func isEqual(_ old: CGFloat, _ new: CGFloat) -> Bool { abs(old - new) < Self.slack / scale }

  private func isPlain(_ layer: CALayer) -> Bool {
    let look = layer.shownLook
    guard case .none = look.contents, layer.shownVector == nil, layer.maskLayer == nil, look.cornerRadius == 0,
      layer.shownTransition == nil, !layer.flags.contains(.hasInstances)
    else { return false }
    guard let decoration = layer.shownDecoration else { return true }
    return !decoration.hasBorder && !decoration.hasShadow && !decoration.hasBackdrop
  }

  /// Whether the pixels of the layer's sublayers can be copied; if so, uncovered areas and everything above them are damaged.
  func beginBlit(_ layer: CALayer, _ geometry: LayerGeometry, in space: LayerSpace, _ inner: LayerSpace) -> Bool {
    guard mayBlit, blit == nil, !isInsideBlit, inner.isFlat, isPlain(layer), let before = layer.extras?.composited else {
      return false
    }
    let area = inner.clip.intersection(screen).roundedOut(scale: scale)
    let (old, new) = (before.bounds.origin, geometry.bounds.origin)
    guard area == inner.clip.intersection(screen).roundedIn(scale: scale), let x = wholePixels(old.x - new.x),
      let y = wholePixels(old.y - new.y)
    else { return false }
    let kept = area.intersection(area.offset(x: x, y: y))
    guard kept.area > area.area * (1 - Self.worthwhile), findCovers(of: layer, in: space, area) else { return false }
    blit = Blit(area: area, x: x, y: y)
    for extent in covers { damageOnScreen(extent) }
    isInsideBlit = true
    area.outside(kept) { damageOnScreen($0) }
    return true
  }

  private func wholePixels(_ points: CGFloat) -> CGFloat? {
    let pixels = (points * scale).rounded()
    return abs(points * scale - pixels) < Self.slack ? pixels / scale : nil
  }

  /// Fills `covers` with the parts of other layers above `area`; false if a layer below is visible that does not scroll along.
  private func findCovers(of layer: CALayer, in space: LayerSpace, _ area: Extent) -> Bool {
    covers.removeAll(keepingCapacity: true)
    var (current, space) = (layer, space)
    var isBacked = layer.shownLook.backgroundColor?.alpha == 1
    guard layer.shownLook.opacity == 1 else { return false }
    while let parent = current.parent {
      let order = parent.paintOrder
      let index = current.paintIndex
      guard order.count <= Self.siblingLimit, index < order.count, order[index] === current, parent.shownTransition == nil else {
        return false
      }
      for i in order.indices where i != index {
        let extent = space.toScreen(order[i].extent).intersection(area)
        if extent.isEmpty { continue }
        if i > index { covers.append(extent) } else if !isBacked { return false }
      }
      guard lets(parent, carry: area, in: space, isBacked: &isBacked) else { return false }
      let shift = parent.shownGeometry.contentShift
      (space.shiftX, space.shiftY) = (space.shiftX - shift.x, space.shiftY - shift.y)
      current = parent
    }
    // The screen behind the root is black.
    return true
  }

  /// Whether `parent` paints nothing but its background in the area, covers all of it, and shows it without opacity, mask or rounding.
  private func lets(_ parent: CALayer, carry area: Extent, in space: LayerSpace, isBacked: inout Bool) -> Bool {
    let look = parent.shownLook
    let box = space.toScreen(Extent(parent.shownGeometry.bounds))
    guard look.opacity == 1, parent.maskLayer == nil, !(parent.masksToBounds && look.cornerRadius > 0) else { return false }
    if let decoration = parent.shownDecoration, decoration.hasBorder,
      !box.outset(by: -decoration.borderWidth).contains(area)
    {
      return false
    }
    if isBacked { return true }
    guard isPlain(parent) else { return false }
    guard let alpha = look.backgroundColor?.alpha, alpha > 0 else { return true }
    isBacked = alpha == 1 && box.contains(area)
    return box.contains(area)
  }

  /// Called after all damage is known: damages areas into which the copy would put pixels that must stay in place.
  func finishBlit() -> ScrollBlit? {
    guard let made = blit else { return nil }
    blit = nil
    for extent in damageThatStays {
      damage.add(extent.intersection(made.area).offset(x: made.x, y: made.y).intersection(made.area))
    }
    if damage.area(inside: made.area) > made.area.area * Self.worthwhile {
      damage.add(made.area)
      return nil
    }
    return ScrollBlit(area: made.area.rect, dx: Int((made.x * scale).rounded()), dy: Int((made.y * scale).rounded()))
  }
}

extension LayerGeometry {
  /// Offset from the layer's own coordinates to the superlayer's; for upright layers only.
  var contentShift: CGPoint {
    let corner = corner
    return CGPoint(x: corner.x - bounds.origin.x, y: corner.y - bounds.origin.y)
  }
}
