internal import CoreGraphics
internal import Foundation

/// What a layer paints between its background and its sublayers without pixels of its own: sharp at any scale, recorded once.
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
