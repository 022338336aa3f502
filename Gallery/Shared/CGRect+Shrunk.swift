internal import UIKit

extension CGRect {
  /// `insetBy` with each inset limited to half the size: in a window that is too small the result is empty, but its origin is finite.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, max(0, width) / 2), dy: min(dy, max(0, height) / 2))
  }
}
