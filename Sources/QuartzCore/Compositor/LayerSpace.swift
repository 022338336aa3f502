internal import CoreGraphics
internal import Foundation

/// How a layer's own coordinates lie on the screen, and what clips them there.
///
/// A point p is at (p + shift) * matrix. Upright layers change the shift alone, so that a scroll view's offset of billions
/// is taken off before anything is multiplied or drawn.
struct LayerSpace {
  var matrix = CGAffineTransform.identity
  /// The matrix is the identity.
  var isFlat = true
  var shiftX: CGFloat = 0
  var shiftY: CGFloat = 0
  /// On the screen, in points.
  var clip: Extent

  /// The coordinates of a sublayer's own content, without its clip.
  @inline(__always)
  func entering(_ g: LayerGeometry) -> LayerSpace {
    var inner = self
    if g.isUpright {
      let corner = g.corner
      inner.shiftX += corner.x - g.bounds.origin.x
      inner.shiftY += corner.y - g.bounds.origin.y
      return inner
    }
    inner.matrix = step(into: g).concatenating(matrix)
    inner.isFlat = false
    inner.shiftX = -g.bounds.origin.x
    inner.shiftY = -g.bounds.origin.y
    return inner
  }

  /// What `entering` multiplies by for a layer that is not upright.
  func step(into g: LayerGeometry) -> CGAffineTransform {
    var t = g.fromCorner
    t.tx += shiftX
    t.ty += shiftY
    return t
  }

  @inline(__always)
  func toScreen(_ e: Extent) -> Extent {
    if e.isEmpty { return .empty }
    let shifted = e.offset(x: shiftX, y: shiftY)
    return isFlat ? shifted : shifted.applying(matrix)
  }

  /// Nothing, where the matrix flattens the layer to a line.
  func fromScreen(_ e: Extent) -> Extent {
    if isFlat { return e.offset(x: -shiftX, y: -shiftY) }
    if matrix.a * matrix.d - matrix.b * matrix.c == 0 { return .empty }
    return e.applying(matrix.inverted()).offset(x: -shiftX, y: -shiftY)
  }

  /// Turned by right angles or not at all: rectangles stay rectangles.
  var isAxisAligned: Bool { isFlat || (matrix.b == 0 && matrix.c == 0) }
}
