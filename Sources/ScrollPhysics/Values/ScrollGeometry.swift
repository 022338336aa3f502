/// Where a scroll view may rest on one axis, and how it gives way beyond that.
public struct AxisGeometry: Equatable, Sendable {
  /// The least legal offset: minus the leading adjusted inset.
  public var minimum: Double
  /// Where content begins that has never been moved: `minimum`, unless a refresh control holds room before it for a while. That room
  /// comes and goes without moving content at rest.
  public var home: Double
  /// The greatest legal offset, never below `home`.
  public var maximum: Double
  /// The bounds' size, which the rubber band stretches against.
  public var length: Double
  /// Whether a finger can move this axis: it scrolls, or always bounces.
  public var isDraggable: Bool
  public var bounces: Bool
  /// Whether a lift lets it rest only on whole pages.
  public var isPaging: Bool

  /// - Parameter refreshInset: Points before the content that a refresh control holds; they begin at `minimum`.
  public init(
    minimum: Double, maximum: Double, length: Double, isDraggable: Bool = true, bounces: Bool = true, isPaging: Bool = false,
    refreshInset: Double = 0
  ) {
    self.minimum = minimum
    home = minimum + refreshInset
    self.maximum = max(home, maximum)
    self.length = length
    self.isDraggable = isDraggable
    self.bounces = bounces
    self.isPaging = isPaging
  }

  public func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// Signed distance past the edge, 0 inside.
  func overshoot(_ offset: Double) -> Double { offset - clamped(offset) }
}

/// What the machine must know of its scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  public var axes: PerAxis<AxisGeometry>
  /// Device pixels a point.
  public var scale: Double
  /// `UIScrollView.DecelerationRate`: the share of the speed that is left after a millisecond.
  public var decelerationRate: Double
  public var zoom: ZoomLimits
  /// Whether a drag that begins along one axis moves that one alone.
  public var locksDirection: Bool

  public init(
    axes: PerAxis<AxisGeometry>, scale: Double, decelerationRate: Double = 0.998, zoom: ZoomLimits = ZoomLimits(),
    locksDirection: Bool = false
  ) {
    self.axes = axes
    self.scale = scale
    self.decelerationRate = decelerationRate
    self.zoom = zoom
    self.locksDirection = locksDirection
  }

  public func clamped(_ offset: Vector) -> Vector { Vector { axes[$0].clamped(offset[$0]) } }

  /// The nearest device pixel; an edge counts as one wherever it lies, and nothing legal is rounded past it.
  func pixel(at offset: Double, on axis: Axis) -> Double {
    let edges = axes[axis]
    if offset == edges.minimum || offset == edges.maximum { return offset }
    let pixel = offset.snapped(toPixelsAt: scale)
    return edges.overshoot(offset) == 0 ? edges.clamped(pixel) : pixel
  }
}
