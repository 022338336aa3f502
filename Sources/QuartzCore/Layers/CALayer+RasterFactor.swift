internal import CoreGraphics
internal import Diagnostics
package import Foundation

// A zoom magnifies the pixels of cached drawings. A raster factor gives drawings more pixels: the recorded commands are rasterised again,
// without a call of `draw(_:)`. The factor takes effect when a drawing is next painted, so that off-screen drawings cost nothing.
extension CALayer {
  /// Ratio of the resolution of this subtree's drawings to `contentsScale`. 1 by default.
  package var rasterFactor: CGFloat {
    get { flags.contains(.hasRasterFactor) ? extras?.rasterFactor ?? 1 : 1 }
    set {
      if newValue == rasterFactor { return }
      ensure(newValue.isFinite && newValue > 0, "CALayer.rasterFactor = \(newValue): must be positive and finite")
      withExtras { $0.rasterFactor = newValue }
      if newValue == 1 { flags.remove(.hasRasterFactor) } else { flags.insert(.hasRasterFactor) }
      changed(.moved)
    }
  }
}

extension CachedDrawing {
  func offer(_ factor: CGFloat, by layer: CALayer) {
    let isAllowed = factor == 1 || layer.owner?.layer(layer, allowsRasterFactor: factor) ?? true
    setFactor(isAllowed ? factor : 1, offered: factor)
  }
}
