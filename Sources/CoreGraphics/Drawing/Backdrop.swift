package import Foundation

/// The blurred pixels of what is behind a layer.
///
/// A canvas blurs what it has painted so far where a display list says so, and keeps the pixels here until the compositor drops them.
@MainActor package final class Backdrop: Equatable {
  /// Owned by the canvas; nil where the pixels behind must be read anew.
  @exclusivity(unchecked) package var raster: AnyObject?
  /// What `raster` shows, in the layer's own coordinates.
  @exclusivity(unchecked) package var place = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// false for a picture of its own, whose pixels no later frame shows.
  package let keepsRaster: Bool

  package init(keepsRaster: Bool) { self.keepsRaster = keepsRaster }

  nonisolated package static func == (l: Backdrop, r: Backdrop) -> Bool { l === r }
}
