internal import CoreGraphics
internal import Foundation

/// A scrolled area whose pixels are copied.
struct Blit {
  var area: Extent
  /// Points.
  var x, y: CGFloat
}

// Scrolling by copying: what a layer shows before and after a scroll is mostly the same picture elsewhere.
extension Compositor {
  /// Copying pays while less than this share of the area has to be painted all the same.
  private static let worthwhile: CGFloat = 0.6
  /// More siblings than this are not looked through for what covers the area.
  private static let siblingLimit = 64
  /// Less than this part of a pixel is none, as for `Extent.roundedOut(scale:)`.
  private static let slack: CGFloat = 1 / 512

  /// Where a layer was, for those that have ever been scrolled.
  func remember(_ layer: CALayer, _ geometry: LayerGeometry) {
    if let extras = layer.extras, extras.composited != nil {
      extras.composited = geometry
    } else if geometry.bounds.origin.x != 0 || geometry.bounds.origin.y != 0 {
      layer.withExtras { $0.composited = geometry }
    }
  }

  /// Where the layer was, if what moved it left its sublayers where they were, and nothing of its own but a colour shows.
  func placeBefore(_ layer: CALayer, _ geometry: LayerGeometry, _ marks: LayerFlags) -> LayerGeometry? {
    guard marks.isDisjoint(with: [.moved, .redrawn]), layer.isShown, let before = layer.extras?.composited,
      before.isUpright, geometry.isUpright, isPlain(layer)
    else { return nil }
    let (old, new) = (before.contentShift, geometry.contentShift)
    let limit = Self.slack / scale
    return abs(old.x - new.x) < limit && abs(old.y - new.y) < limit ? before : nil
  }

  private func isPlain(_ layer: CALayer) -> Bool {
    let look = layer.shownLook
    guard case .none = look.contents, layer.vector == nil, layer.maskLayer == nil, look.cornerRadius == 0 else { return false }
    guard let decoration = layer.shownDecoration else { return true }
    return !decoration.hasBorder && !decoration.hasShadow
  }

  /// Whether what the layer shows can be copied; what is uncovered, and what lies above, is damaged then.
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

  /// Fills `covers` with what of other layers lies above `area`; false if something shows through it that does not move along.
  private func findCovers(of layer: CALayer, in space: LayerSpace, _ area: Extent) -> Bool {
    covers.removeAll(keepingCapacity: true)
    var (current, space) = (layer, space)
    var isBacked = layer.shownLook.backgroundColor?.alpha == 1
    guard layer.shownLook.opacity == 1 else { return false }
    while let parent = current.parent {
      let order = parent.paintOrder
      let index = current.paintIndex
      guard order.count <= Self.siblingLimit, index < order.count, order[index] === current else { return false }
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
    // Behind everything the screen is black.
    return true
  }

  /// Whether `parent` shows nothing in the area but its background, all over it, and shows the area as it is.
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

  /// After all damage is known: what stays must not be carried along.
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
  /// From the layer's own coordinates to the superlayer's; only for upright layers.
  var contentShift: CGPoint {
    let corner = corner
    return CGPoint(x: corner.x - bounds.origin.x, y: corner.y - bounds.origin.y)
  }
}
