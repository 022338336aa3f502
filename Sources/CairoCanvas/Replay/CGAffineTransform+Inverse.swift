internal import CoreGraphics
internal import Foundation

extension CGAffineTransform {
  /// nil where Cairo would fail to invert the matrix or run out of memory, after which it refuses to draw.
  ///
  /// The bounds are beyond anything visible: a point of a million pixels, or a million points in one pixel.
  var inverse: CGAffineTransform? {
    let determinant = abs(a * d - b * c)
    guard determinant > 1e-12, max(abs(a), abs(b), abs(c), abs(d)) < 1e6 else { return nil }
    let back = inverted()
    return back.isFinite ? back : nil
  }
}
