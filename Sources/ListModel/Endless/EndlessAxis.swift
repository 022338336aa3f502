internal import Diagnostics

/// One axis of a plane of equal tiles without an end, laid out in a strip of finite length whose middle moves along.
///
/// The strip is what a scroll view's content is: offsets in it stay small, so a pixel is a pixel however far the middle has come.
/// Tiles are counted in integers. An axis that is not endless has the one tile 0, and its strip is that tile.
public struct EndlessAxis: Equatable, Sendable {
  /// The farthest that a tile may start from tile 0, in points: 2^53, up to where whole points are told apart.
  public static let limit = 9_007_199_254_740_992.0

  /// How far the strip reaches to each side of its middle at least, in points: no flick gets as far as half of it.
  public static let reach = 65_536.0

  /// Of each tile, in points; positive.
  public let tileLength: Double
  public let isEndless: Bool
  /// How many tiles lie between the middle and each end of the strip.
  public let margin: Int
  /// The tile that starts at the middle.
  public private(set) var origin: Int

  public init(tileLength: Double, isEndless: Bool, origin: Int = 0) {
    ensure(
      tileLength.isFinite && tileLength > 0, "EndlessAxis(tileLength: \(tileLength)): tiles need a finite, positive length")
    self.tileLength = tileLength
    self.isEndless = isEndless
    // At least four, so that even a very long one is recentred before the strip ends.
    margin = isEndless ? max(4, Int((Self.reach / tileLength).rounded(.up))) : 0
    self.origin = 0
    self.origin = legalOrigin(origin)
  }

  /// The offset of the middle.
  public var middle: Double { Double(margin) * tileLength }

  /// The largest offset; 0 unless it is endless.
  public var maximum: Double { 2 * middle }

  /// The last tile that starts within `limit`, to either side.
  public var lastTile: Int { isEndless ? Int(Self.limit / tileLength) : 0 }

  /// Near the limit the middle stays behind, so that the strip ends there.
  private func legalOrigin(_ origin: Int) -> Int {
    let last = max(0, lastTile - margin)
    return min(max(origin, -last), last)
  }

  // MARK: Where tiles are

  /// The offset at which `tile` starts.
  public func start(of tile: Int) -> Double { middle + (Double(tile) - Double(origin)) * tileLength }

  /// The tiles that lie between two offsets, wholly or in part; one that is touched by less than a thousandth of a point is not.
  public func tiles(from lower: Double, to upper: Double) -> Range<Int> {
    let slack = 0.001 / tileLength
    let first = ((lower - middle) / tileLength + slack).rounded(.down)
    let last = ((upper - middle) / tileLength - slack).rounded(.up)
    guard upper > lower, first < last else { return origin..<origin }
    let tiles = origin + Int(first)..<origin + Int(last)
    return isEndless ? tiles : tiles.clamped(to: 0..<1)
  }

  /// The tile under an offset and how far into it that is.
  public func tile(at offset: Double) -> (tile: Int, distance: Double) {
    let steps = isEndless ? ((offset - middle) / tileLength + 0.001 / tileLength).rounded(.down) : 0
    return (origin + Int(steps), offset - middle - steps * tileLength)
  }

  // MARK: Moving the middle

  /// How many tiles the middle should move so that `offset` is near it again; 0 while it is near enough.
  public func tilesToRecenter(at offset: Double) -> Int {
    let distance = offset - middle
    guard isEndless, distance.magnitude > middle / 2 else { return 0 }
    return legalOrigin(origin + Int((distance / tileLength).rounded(.towardZero))) - origin
  }

  public mutating func moveMiddle(by tiles: Int) { origin += tiles }

  /// Puts `tile` at the middle, or as near to it as the limit lets.
  public mutating func moveMiddle(to tile: Int) { origin = isEndless ? legalOrigin(tile) : 0 }

  /// Which of `count` items shows at `tile` when they follow each other in a ring.
  public static func item(at tile: Int, of count: Int) -> Int {
    let rest = tile % count
    return rest < 0 ? rest + count : rest
  }
}
