internal import Diagnostics

/// One axis of an endless plane of equal tiles, mapped to a strip of finite length that is recentred while it scrolls.
///
/// The strip is the content of a scroll view: offsets in it stay small, so positions stay exact to the pixel at any tile. Tiles are
/// numbered by integers. An axis that is not endless has the single tile 0, which is its strip.
public struct EndlessAxis: Equatable, Sendable {
  /// The greatest distance of a tile's start from the start of tile 0, in points: 2^53, the limit of whole numbers in a `Double`.
  public static let limit = 9_007_199_254_740_992.0

  /// The least distance in points from the middle of the strip to each end. Our choice: no flick reaches half of it.
  public static let reach = 65_536.0

  /// The length of every tile in points; positive.
  public let tileLength: Double
  /// False for an axis with the single tile 0.
  public let isEndless: Bool
  /// Number of tiles between the middle of the strip and each end; 0 unless endless.
  public let margin: Int
  /// The tile that starts at the middle of the strip.
  public private(set) var origin: Int

  /// - Parameters:
  ///   - tileLength: Points; stops the program unless finite and positive.
  ///   - origin: The tile at the middle, clamped to `lastTile` minus `margin`; 0 unless endless.
  public init(tileLength: Double, isEndless: Bool, origin: Int = 0) {
    ensure(
      tileLength.isFinite && tileLength > 0, "EndlessAxis(tileLength: \(tileLength)): tiles need a finite, positive length")
    self.tileLength = tileLength
    self.isEndless = isEndless
    // At least four tiles, so that long tiles are recentred before the strip ends.
    margin = isEndless ? max(4, Int((Self.reach / tileLength).rounded(.up))) : 0
    self.origin = 0
    self.origin = legalOrigin(origin)
  }

  /// The offset of the middle of the strip.
  public var middle: Double { Double(margin) * tileLength }

  /// The largest offset in the strip; 0 unless endless.
  public var maximum: Double { 2 * middle }

  /// The number of the last tile that starts within `limit`, on either side.
  public var lastTile: Int { isEndless ? Int(Self.limit / tileLength) : 0 }

  /// Clamps an origin so that the middle stops moving near the limit and the strip ends at the limit.
  private func legalOrigin(_ origin: Int) -> Int {
    let last = max(0, lastTile - margin)
    return min(max(origin, -last), last)
  }

  // MARK: Places of tiles

  /// The offset at which `tile` starts.
  public func start(of tile: Int) -> Double { middle + (Double(tile) - Double(origin)) * tileLength }

  /// The tiles between two offsets, wholly or in part; a tile overlapped by less than a thousandth of a point does not count.
  public func tiles(from lower: Double, to upper: Double) -> Range<Int> {
    let slack = 0.001 / tileLength
    let first = ((lower - middle) / tileLength + slack).rounded(.down)
    let last = ((upper - middle) / tileLength - slack).rounded(.up)
    guard upper > lower, first < last else { return origin..<origin }
    let tiles = origin + Int(first)..<origin + Int(last)
    return isEndless ? tiles : tiles.clamped(to: 0..<1)
  }

  /// The tile at an offset, and the distance in points from the start of that tile.
  public func tile(at offset: Double) -> (tile: Int, distance: Double) {
    let steps = isEndless ? ((offset - middle) / tileLength + 0.001 / tileLength).rounded(.down) : 0
    return (origin + Int(steps), offset - middle - steps * tileLength)
  }

  // MARK: Moving the middle

  /// The number of tiles by which the middle should move so that `offset` comes near to it; 0 while `offset` is within half a margin.
  public func tilesToRecenter(at offset: Double) -> Int {
    let distance = offset - middle
    guard isEndless, distance.magnitude > middle / 2 else { return 0 }
    return legalOrigin(origin + Int((distance / tileLength).rounded(.towardZero))) - origin
  }

  /// Makes `origin` larger by `tiles`, without a check of the limit: pass a result of `tilesToRecenter(at:)`.
  public mutating func moveMiddle(by tiles: Int) { origin += tiles }

  /// Moves the middle to `tile`, or as near as the limit allows.
  public mutating func moveMiddle(to tile: Int) { origin = isEndless ? legalOrigin(tile) : 0 }

  /// The index of the item shown at `tile` if `count` items repeat endlessly; `count` must be positive.
  public static func item(at tile: Int, of count: Int) -> Int {
    let rest = tile % count
    return rest < 0 ? rest + count : rest
  }
}
