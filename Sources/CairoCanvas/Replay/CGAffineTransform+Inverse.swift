internal import CoreGraphics
internal import Foundation

extension CGAffineTransform {
  /// nil where Cairo would find none or run out of memory, and then refuse to draw ever after.
  ///
  /// The bounds are far from anything that can be seen: a point as large as a million pixels, or a million points in one.
  var inverse: CGAffineTransform? {
    let determinant = abs(a * d - b * c)
    guard determinant > 1e-12, max(abs(a), abs(b), abs(c), abs(d)) < 1e6 else { return nil }
    let back = inverted()
    return back.isFinite ? back : nil
  }
}
