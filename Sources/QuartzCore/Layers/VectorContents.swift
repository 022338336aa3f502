internal import CoreGraphics
internal import Foundation

/// Painting between a layer's background and its sublayers that is kept as commands, without pixels: sharp at any scale, recorded once.
package final class VectorContents {
  /// In the layer's coordinates.
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
