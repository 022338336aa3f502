internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// The recently seen pixels of one drawing, in squares.
@MainActor final class TiledRaster {
  /// Pixels per side. Our choice.
  nonisolated static let side = 256

  struct Place: Hashable {
    /// Tiles of level n have 2^n times fewer pixels per point than the drawing's raster scale.
    var level: Int
    var column, row: Int
  }

  struct Tile {
    let raster: Raster
    /// The canvas's frame number at which the tile was last drawn.
    var lastSeen: Int
  }

  /// The drawing's raster scale when the tiles were made, in pixels per point.
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

/// Bytes of all tiles of a canvas; decremented on the thread on which a drawing is released.
final class TileBytes: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .relaxed) }

  func take(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }

  func give(back bytes: Int) { count.subtract(bytes, ordering: .relaxed) }
}
