package import CoreGraphics

package enum CellMetrics {
  /// UIKit's side margin for the width of a list (docs/measurements.md, Tables).
  package static func sideMargin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
}
