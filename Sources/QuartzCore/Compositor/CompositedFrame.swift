package import CoreGraphics
package import Foundation

/// What has to be drawn to bring the screen up to date.
package struct CompositedFrame {
  /// In points, screen coordinates, on whole device pixels, disjoint; never empty.
  package var damage: [CGRect]
  /// The whole picture inside the damage, from the back to the front, in points.
  package var list: DisplayList

  package init(damage: [CGRect], list: DisplayList) { (self.damage, self.list) = (damage, list) }
}
