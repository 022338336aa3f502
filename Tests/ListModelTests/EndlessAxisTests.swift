import ListModel
import Testing

@Suite struct EndlessAxisTests {
  @Test(arguments: [1.0, 44, 100.5, 320, 393, 1000.0 / 3, 70_000])
  func everyPointHasItsTileAndEveryTileItsPlace(length: Double) {
    for origin in [0, 1, -1, 1_000_000, -7_654_321] {
      let axis = EndlessAxis(tileLength: length, isEndless: true, origin: origin)
      #expect(axis.middle >= EndlessAxis.reach && axis.start(of: origin) == axis.middle)
      for tile in [origin - axis.margin, origin - 3, origin, origin + 1, origin + axis.margin] {
        let start = axis.start(of: tile)
        #expect(axis.tile(at: start).tile == tile && abs(axis.tile(at: start).distance) < 1e-6)
        #expect(axis.tile(at: start + length / 2).tile == tile)
        #expect(axis.tiles(from: start, to: start + length) == tile..<tile + 1)
        #expect(axis.tiles(from: start - 0.25, to: start + length + 0.25) == tile - 1..<tile + 2)
        #expect(axis.tiles(from: start, to: start).isEmpty)
      }
    }
  }

  /// A point of rounding before a tile belongs to the tile, more than that to the one before; spans and points agree.
  @Test(arguments: [1.0, 44, 393, 70_000]) func aThousandthOfAPointBeforeATileBelongsToIt(length: Double) {
    let axis = EndlessAxis(tileLength: length, isEndless: true, origin: 7)
    for tile in [7 - axis.margin / 2, 6, 7, 8, 7 + axis.margin / 2] {
      let start = axis.start(of: tile)
      for (distance, expected) in [(0.0005, tile), (0.0015, tile - 1), (0.0025, tile - 1), (-0.0005, tile), (-0.0015, tile)] {
        let place = axis.tile(at: start - distance)
        #expect(place.tile == expected, "\(distance) before tile \(tile)")
        #expect(abs(axis.start(of: place.tile) + place.distance - (start - distance)) < 1e-6)
        #expect(axis.tiles(from: start - distance, to: start + length / 2).lowerBound == expected)
      }
      #expect(axis.tiles(from: start, to: start + length + 0.0005) == tile..<tile + 1)
      #expect(axis.tiles(from: start, to: start + length + 0.0015) == tile..<tile + 2)
    }
  }

  @Test(arguments: [1.0, 44, 393, 70_000], [1.0, -1]) func theMiddleFollowsAndOffsetsStaySmall(length: Double, sign: Double) {
    var axis = EndlessAxis(tileLength: length, isEndless: true)
    var offset = axis.middle
    var traveled = 0.0
    for step in 0..<10_000 {
      offset += sign * Double(step % 97) * 50
      traveled += sign * Double(step % 97) * 50
      let tiles = axis.tilesToRecenter(at: offset)
      if tiles != 0 {
        axis.moveMiddle(by: tiles)
        offset -= Double(tiles) * length
        #expect((offset - axis.middle).magnitude < length && (offset - axis.middle) * sign >= 0)
      }
      #expect((offset - axis.middle).magnitude <= axis.middle / 2)
    }
    #expect(Double(axis.origin) * length + offset - axis.middle == traveled)
  }

  @Test(arguments: [1.0, 44, 100.5]) func thePlaneEndsAtItsLimit(length: Double) {
    for sign in [1, -1] {
      var axis = EndlessAxis(tileLength: length, isEndless: true)
      let last = sign * axis.lastTile
      axis.moveMiddle(to: last)
      #expect(Double(axis.lastTile) * length <= EndlessAxis.limit)
      #expect(Double(axis.lastTile + 1) * length > EndlessAxis.limit - length)
      // The last tile is at the end of the strip, and nothing moves the middle on.
      #expect(axis.start(of: last) == (sign > 0 ? axis.maximum : 0))
      #expect(axis.tilesToRecenter(at: sign > 0 ? axis.maximum : 0) == 0)
      // Going back it moves again.
      #expect(axis.tilesToRecenter(at: axis.middle - Double(sign) * 0.6 * axis.middle).signum() == -sign)
    }
  }

  @Test func anAxisWithAnEndHasOneTile() {
    let axis = EndlessAxis(tileLength: 100, isEndless: false, origin: 5)
    #expect(axis.origin == 0 && axis.middle == 0 && axis.maximum == 0)
    #expect(axis.tiles(from: -50, to: 900) == 0..<1)
    #expect(axis.tiles(from: 100, to: 900).isEmpty && axis.tiles(from: -50, to: 0).isEmpty)
    #expect(axis.tile(at: 250) == (0, 250))
    #expect(axis.tilesToRecenter(at: 1e9) == 0)
  }

  @Test func itemsComeRoundAgain() {
    #expect((-4...4).map { EndlessAxis.item(at: $0, of: 3) } == [2, 0, 1, 2, 0, 1, 2, 0, 1])
    #expect(EndlessAxis.item(at: .min, of: 1) == 0)
  }
}
