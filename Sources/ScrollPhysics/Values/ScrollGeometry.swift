/// The legal offsets of one axis, and the behaviour beyond them.
public struct AxisGeometry: Equatable, Sendable {
  /// The least legal offset: minus the leading adjusted inset.
  public var minimum: Double
  /// The initial resting offset: `minimum`, or past the room that a refresh control holds before the content, or in which a search bar is
  /// hidden. That room comes and goes without moving content at rest.
  public var initialOffset: Double
  /// The greatest legal offset, never below `initialOffset`.
  public var maximum: Double
  /// The bounds' size in points, against which the rubber band stretches.
  public var length: Double
  /// Whether a finger can move this axis: the content is longer than the bounds, or always bounces.
  public var isDraggable: Bool
  /// Whether the offset may pass the edges by the rubber band and by a bounce; otherwise it stops at them.
  public var bounces: Bool
  /// Whether a lift rests only on whole pages.
  public var isPaging: Bool

  /// - Parameter refreshInset: Points before the content that a refresh control or a hidden bar holds, from `minimum` on. A maximum below `initialOffset` counts as
  ///   `initialOffset`.
  public init(
    minimum: Double, maximum: Double, length: Double, isDraggable: Bool = true, bounces: Bool = true, isPaging: Bool = false,
    refreshInset: Double = 0
  ) {
    self.minimum = minimum
    initialOffset = minimum + refreshInset
    self.maximum = max(initialOffset, maximum)
    self.length = length
    self.isDraggable = isDraggable
    self.bounces = bounces
    self.isPaging = isPaging
  }

  /// The nearest legal offset.
  public func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// Signed distance beyond the edge; 0 inside.
  func overshoot(_ offset: Double) -> Double { offset - clamped(offset) }
}

/// The geometry of a scroll view as the scroll machine needs it.
public struct ScrollGeometry: Equatable, Sendable {
  /// The legal offsets of each axis.
  public var axes: PerAxis<AxisGeometry>
  /// Device pixels per point.
  public var scale: Double
  /// `UIScrollView.DecelerationRate`: the share of the speed that is left after a millisecond, above 0 and below 1.
  public var decelerationRate: Double
  /// The limits of the zoom scale; by default 1 alone.
  public var zoom: ZoomLimits
  /// Whether a drag that begins along one axis moves only that axis.
  public var locksDirection: Bool

  /// - Parameters:
  ///   - scale: Device pixels per point.
  ///   - decelerationRate: The default is UIKit's `normal`.
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

  /// The nearest legal offset of each axis.
  public func clamped(_ offset: Vector) -> Vector { Vector { axes[$0].clamped(offset[$0]) } }

  /// The nearest device pixel. An edge counts as a pixel wherever it lies, and no legal offset is rounded past an edge.
  func pixel(at offset: Double, on axis: Axis) -> Double {
    let edges = axes[axis]
    if offset == edges.minimum || offset == edges.maximum { return offset }
    let pixel = offset.snapped(toPixelsAt: scale)
    return edges.overshoot(offset) == 0 ? edges.clamped(pixel) : pixel
  }
}
