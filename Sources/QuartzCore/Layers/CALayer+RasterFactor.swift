internal import CoreGraphics
internal import Diagnostics
package import Foundation

// Zoom enlarges the pixels that drawings are kept in. A raster factor keeps them with so many times more: what was recorded is turned
// into pixels again, nothing is asked to draw. It is offered to a drawing when it is next painted, so what is off the screen costs nothing.
extension CALayer {
  /// How many times finer than by `contentsScale` the drawings of this layer and of all below it are kept.
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
