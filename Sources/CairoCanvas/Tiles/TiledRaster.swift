internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// The pixels of one drawing in squares, of which only those are kept that were seen lately.
@MainActor final class TiledRaster {
  /// Pixels a side.
  nonisolated static let side = 256

  struct Place: Hashable {
    /// Tiles of level n have 2^n times fewer pixels a point than the drawing asks for.
    var level: Int
    var column, row: Int
  }

  struct Tile {
    let raster: Raster
    /// The canvas' frame in which it was last drawn.
    var lastSeen: Int
  }

  /// What the drawing asked for when the tiles were made: pixels a point.
  let scale: CGFloat
  nonisolated(unsafe) private(set) var tiles: [Place: Tile] = [:]
  private let bytes: TileBytes

  init(scale: CGFloat, bytes: TileBytes) { (self.scale, self.bytes) = (scale, bytes) }

  deinit { bytes.give(back: tiles.values.reduce(0) { $0 + $1.raster.byteCount }) }

  func tile(at place: Place, frame: Int) -> Raster? {
    guard let index = tiles.index(forKey: place) else { return nil }
    tiles.values[index].lastSeen = frame
    return tiles.values[index].raster
  }

  func keep(_ raster: Raster, at place: Place, frame: Int) {
    remove(place)
    tiles[place] = Tile(raster: raster, lastSeen: frame)
    bytes.take(raster.byteCount)
  }

  func remove(_ place: Place) {
    if let gone = tiles.removeValue(forKey: place) { bytes.give(back: gone.raster.byteCount) }
  }
}

/// How many bytes all tiles of a canvas take up; counted down from whatever thread a drawing ends on.
final class TileBytes: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .relaxed) }

  func take(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }

  func give(back bytes: Int) { count.subtract(bytes, ordering: .relaxed) }
}
