package import Foundation
package import ScrollPhysics
package import UIKitGraphics

// Sizes, points and rectangles along one axis.

extension CGSize {
  package subscript(axis: Axis) -> CGFloat { axis == .x ? width : height }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat { axis == .x ? x : y }
}

extension CGRect {
  package func minPoint(_ axis: Axis) -> CGFloat { axis == .x ? minX : minY }

  package func maxPoint(_ axis: Axis) -> CGFloat { axis == .x ? maxX : maxY }

  /// Mirrored between x = 0 and `width`.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension UIView {
  /// Sets the frame unless it is equal already.
  package func placeIfNeeded(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }
}

extension UIEdgeInsets {
  package var sum: CGFloat { top + left + bottom + right }

  package func leading(_ axis: Axis) -> CGFloat { axis == .x ? left : top }

  package func trailing(_ axis: Axis) -> CGFloat { axis == .x ? right : bottom }
}
