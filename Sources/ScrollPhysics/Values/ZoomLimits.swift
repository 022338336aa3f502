/// The scales between which content may rest, and whether it gives way beyond them.
public struct ZoomLimits: Equatable, Sendable {
  /// Chosen: no scale is ever below or above these, so that no size vanishes or grows beyond all numbers.
  public static let smallest = 0.0001
  public static let largest = 10_000.0

  /// How many times past a limit is as far as any; it keeps the arithmetic finite.
  private static let furthest = 1e9

  public let minimum: Double
  /// Never below `minimum`.
  public let maximum: Double
  public let bounces: Bool

  /// What lies outside of `smallest` and `largest` counts as those, a maximum below the minimum as the minimum.
  public init(minimum: Double = 1, maximum: Double = 1, bounces: Bool = true) {
    let least = min(max(minimum, Self.smallest), Self.largest)
    self.minimum = least
    self.maximum = min(max(maximum, least), Self.largest)
    self.bounces = bounces
  }

  public func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// What shows of a scale that fingers ask for: past a limit by the rubber band, never to twice the maximum or half the minimum.
  ///
  /// Chosen. Spreading the fingers past the maximum is the mirror image of closing them past the minimum.
  public func shown(forRaw raw: Double) -> Double {
    let limit = clamped(raw)
    guard bounces, raw != limit else { return limit }
    return raw > limit
      ? limit * (1 + RubberBand.stretched(min(raw / limit, Self.furthest) - 1, length: 1))
      : limit / (1 + RubberBand.stretched(limit / max(raw, limit / Self.furthest) - 1, length: 1))
  }

  /// What fingers must ask for so that `shown` shows, as nearly as the rubber band can.
  public func raw(forShown shown: Double) -> Double {
    let limit = clamped(shown)
    guard bounces, shown != limit else { return limit }
    return shown > limit
      ? limit * (1 + RubberBand.unstretched(shown / limit - 1, length: 1))
      : limit / (1 + RubberBand.unstretched(limit / shown - 1, length: 1))
  }
}

/// The view inside the content that is zoomed.
public struct ZoomedContent: Equatable, Sendable {
  /// Where its upper left corner is in the content.
  public var origin: Vector
  /// At the scale 1.
  public var size: Vector
  /// The one that shows.
  public var scale: Double

  public init(origin: Vector = .zero, size: Vector = .zero, scale: Double = 1) {
    self.origin = origin
    self.size = size
    self.scale = scale
  }
}
