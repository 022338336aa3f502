/// The range of scales at which content may rest, and whether a pinch may pass it.
public struct ZoomLimits: Equatable, Sendable {
  /// The least scale of any zoom, so that sizes stay above 0. Our choice.
  public static let smallest = 0.0001
  /// The greatest scale of any zoom, so that sizes stay finite. Our choice.
  public static let largest = 10_000.0

  /// Factor beyond a limit at which the pinch is cut, so that the arithmetic stays finite.
  private static let furthest = 1e9

  /// The least scale of the zoom; at least `smallest`.
  public let minimum: Double
  /// The greatest scale of the zoom; at least `minimum`, at most `largest`.
  public let maximum: Double
  /// Whether a pinch may pass the limits through the rubber band.
  public let bounces: Bool

  /// Values outside `smallest...largest` are clamped to it; a maximum below the minimum counts as the minimum.
  public init(minimum: Double = 1, maximum: Double = 1, bounces: Bool = true) {
    let least = min(max(minimum, Self.smallest), Self.largest)
    self.minimum = least
    self.maximum = min(max(maximum, least), Self.largest)
    self.bounces = bounces
  }

  /// The nearest scale within the limits.
  public func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// The scale shown for the scale that fingers ask for: through the rubber band beyond a limit, less than twice the maximum and more than
  /// half the minimum.
  ///
  /// Our choice. Spreading beyond the maximum mirrors pinching below the minimum.
  public func shown(forRaw raw: Double) -> Double {
    let limit = clamped(raw)
    guard bounces, raw != limit else { return limit }
    return raw > limit
      ? limit * (1 + RubberBand.stretched(min(raw / limit, Self.furthest) - 1, length: 1))
      : limit / (1 + RubberBand.stretched(limit / max(raw, limit / Self.furthest) - 1, length: 1))
  }

  /// The scale that fingers must ask for to show `shown`, as nearly as the rubber band allows.
  public func raw(forShown shown: Double) -> Double {
    let limit = clamped(shown)
    guard bounces, shown != limit else { return limit }
    return shown > limit
      ? limit * (1 + RubberBand.unstretched(shown / limit - 1, length: 1))
      : limit / (1 + RubberBand.unstretched(limit / shown - 1, length: 1))
  }
}

/// The zoomed view inside the content.
public struct ZoomedContent: Equatable, Sendable {
  /// The upper left corner, in content coordinates.
  public var origin: Vector
  /// The size in points at scale 1.
  public var size: Vector
  /// The present scale.
  public var scale: Double

  /// The default is an empty view at scale 1, which stands for "nothing to zoom".
  public init(origin: Vector = .zero, size: Vector = .zero, scale: Double = 1) {
    self.origin = origin
    self.size = size
    self.scale = scale
  }
}
