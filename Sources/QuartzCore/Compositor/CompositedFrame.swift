package import CoreGraphics
package import Foundation

/// What has to be drawn to bring the screen up to date.
package struct CompositedFrame {
  /// In points, screen coordinates, on whole device pixels, disjoint; never empty.
  package var damage: [CGRect]
  /// The whole picture inside the damage, from the back to the front, in points.
  package var list: DisplayList
  /// Opaque painting covers every pixel of the damage, so nothing of what was there shows: a canvas need not erase it first.
  package var isOpaque: Bool

  package init(damage: [CGRect], list: DisplayList, isOpaque: Bool = false) {
    (self.damage, self.list, self.isOpaque) = (damage, list, isOpaque)
  }
}
