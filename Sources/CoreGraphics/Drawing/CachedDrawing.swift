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
  /// How many times finer than `scale` the pixels are, for a drawing that is shown zoomed.
  package private(set) var factor: CGFloat = 1
  /// What was last asked for; its layer may have declined.
  package private(set) var offeredFactor: CGFloat = 1
  /// Owned by the canvas.
  package var raster: AnyObject?

  package init(list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) {
    (self.list, self.size, self.scale, self.isOpaque) = (list, size, scale, isOpaque)
  }

  /// Device pixels a point, zoom included.
  package var rasterScale: CGFloat { scale * factor }

  /// Keeps pixels for another zoom; the old ones go. `offered` is what was asked for.
  package func setFactor(_ new: CGFloat, offered: CGFloat) {
    offeredFactor = offered
    if new == factor { return }
    factor = new
    raster = nil
  }

  nonisolated package static func == (l: CachedDrawing, r: CachedDrawing) -> Bool { l === r }
}
