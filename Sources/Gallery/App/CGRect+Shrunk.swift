internal import UIKit

extension CGRect {
  /// `insetBy`, but no further than to the middle: in a window that is too small the result has no space, but a finite place.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, max(0, width) / 2), dy: min(dy, max(0, height) / 2))
  }
}
