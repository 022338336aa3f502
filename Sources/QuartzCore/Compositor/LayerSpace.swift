internal import CoreGraphics
internal import Foundation

/// The mapping from a layer's own coordinates to the screen, and the clip in screen coordinates.
///
/// A point p is shown at (p + shift) * matrix. Upright layers change only the shift, so that a scroll offset of billions is subtracted
/// before any multiplication.
struct LayerSpace {
  var matrix = CGAffineTransform.identity
  /// Whether the matrix is the identity.
  var isFlat = true
  var shiftX: CGFloat = 0
  var shiftY: CGFloat = 0
  /// In screen coordinates, in points.
  var clip: Extent

  /// The space of a layer's own content inside this space, without the layer's clip.
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

  /// The matrix that `entering` applies for a layer that is not upright.
  func step(into g: LayerGeometry) -> CGAffineTransform {
    var t = g.fromCorner
    t.tx += shiftX
    t.ty += shiftY
    return t
  }

  /// The matrix of a transform in this space's coordinates.
  func step(by transform: CGAffineTransform) -> CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: shiftX, y: shiftY))
  }

  /// The space behind a matrix that `step(by:)` has given.
  func entering(_ step: CGAffineTransform) -> LayerSpace {
    LayerSpace(matrix: step.concatenating(matrix), isFlat: false, clip: clip)
  }

  @inline(__always)
  func toScreen(_ e: Extent) -> Extent {
    if e.isEmpty { return .empty }
    let shifted = e.offset(x: shiftX, y: shiftY)
    return isFlat ? shifted : shifted.applying(matrix)
  }

  /// Converts from the screen; empty if the matrix collapses the layer to a line.
  func fromScreen(_ e: Extent) -> Extent {
    if isFlat { return e.offset(x: -shiftX, y: -shiftY) }
    if matrix.a * matrix.d - matrix.b * matrix.c == 0 { return .empty }
    return e.applying(matrix.inverted()).offset(x: -shiftX, y: -shiftY)
  }

  /// Whether rectangles stay upright rectangles: no rotation and no shear.
  var isAxisAligned: Bool { isFlat || (matrix.b == 0 && matrix.c == 0) }
}
