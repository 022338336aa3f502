internal import CoreGraphics
internal import Foundation

/// The tiles of all drawings of a canvas: at most `limit` bytes, least recently seen dropped first.
@MainActor final class TileStore {
  /// Bytes.
  @exclusivity(unchecked) var limit: Int
  /// Incremented with each picture that the canvas draws.
  @exclusivity(unchecked) var frame = 0
  let bytes = TileBytes()
  @exclusivity(unchecked) private var drawings: [Member] = []

  private struct Member { weak var raster: TiledRaster? }

  init(limit: Int) { self.limit = limit }

  func tiles(of drawing: CachedDrawing) -> TiledRaster {
    if let kept = drawing.raster as? TiledRaster, kept.scale == drawing.rasterScale { return kept }
    let made = TiledRaster(scale: drawing.rasterScale, bytes: bytes)
    drawing.raster = made
    drawings.append(Member(raster: made))
    return made
  }

  /// Caches `raster` if there is room for it, after dropping tiles that this picture does not show.
  func keep(_ raster: Raster, at place: TiledRaster.Place, of drawing: TiledRaster) {
    if bytes.value + raster.byteCount > limit { makeRoom(for: raster.byteCount) }
    if bytes.value + raster.byteCount <= limit { drawing.keep(raster, at: place, frame: frame) }
  }

  /// Drops the least recently seen tiles, and a quarter of the limit more, to do so rarely.
  private func makeRoom(for wanted: Int) {
    drawings.removeAll { $0.raster == nil }
    var old: [(seen: Int, drawing: TiledRaster, place: TiledRaster.Place)] = []
    for case let drawing? in drawings.map(\.raster) {
      for (place, tile) in drawing.tiles where tile.lastSeen < frame { old.append((tile.lastSeen, drawing, place)) }
    }
    old.sort { $0.seen < $1.seen }
    for tile in old where bytes.value + wanted > limit / 4 * 3 { tile.drawing.remove(tile.place) }
  }
}
