package import Foundation

/// A display list together with the pixels that a canvas has rasterised from it: the backing store of a layer.
///
/// The list is rasterised at most once per zoom factor, at its first composition; the pixels are released with this object.
@MainActor package final class CachedDrawing: Equatable {
  package let list: DisplayList
  /// In points; the list's coordinates run from zero to `size`.
  package let size: CGSize
  /// Device pixels per point.
  package let scale: CGFloat
  package let isOpaque: Bool
  /// Ratio of the raster's resolution to `scale`, for drawings shown zoomed.
  @exclusivity(unchecked) package private(set) var factor: CGFloat = 1
  /// The factor asked for last, which the layer may have declined.
  @exclusivity(unchecked) package private(set) var offeredFactor: CGFloat = 1
  /// Owned by the canvas.
  @exclusivity(unchecked) package var raster: AnyObject?

  package init(list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) {
    (self.list, self.size, self.scale, self.isOpaque) = (list, size, scale, isOpaque)
  }

  /// Device pixels per point, including `factor`.
  package var rasterScale: CGFloat { scale * factor }

  /// Sets the factor for a zoomed drawing, dropping pixels of another factor. `offered` is the factor asked for.
  package func setFactor(_ new: CGFloat, offered: CGFloat) {
    offeredFactor = offered
    if new == factor { return }
    factor = new
    raster = nil
  }

  nonisolated package static func == (l: CachedDrawing, r: CachedDrawing) -> Bool { l === r }
}
