package import Foundation

/// A display list with the pixels that a canvas made of it: a layer's backing store.
///
/// The list is rasterised at most once, when it is first composed; the pixels go when this object goes.
@MainActor package final class CachedDrawing: Equatable {
  package let list: DisplayList
  /// In points; the list's own coordinates run from zero to here.
  package let size: CGSize
  /// Device pixels a point.
  package let scale: CGFloat
  package let isOpaque: Bool
  /// Owned by the canvas.
  package var raster: AnyObject?

  package init(list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) {
    (self.list, self.size, self.scale, self.isOpaque) = (list, size, scale, isOpaque)
  }

  nonisolated package static func == (l: CachedDrawing, r: CachedDrawing) -> Bool { l === r }
}
