internal import CoreGraphics
internal import Foundation

/// Painting between a layer's background and its sublayers, kept as commands instead of pixels: recorded once, sharp at any scale.
package final class VectorContents {
  /// Commands in the layer's coordinates.
  let commands: [DrawCommand]
  let extent: Extent

  init(_ commands: [DrawCommand], extent: Extent) { (self.commands, self.extent) = (commands, extent) }
}

extension CALayer {
  func setVector(_ new: VectorContents?) {
    vector = new
    changed(.moved)
  }
}
