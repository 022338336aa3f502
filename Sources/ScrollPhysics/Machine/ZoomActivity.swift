extension ScrollMachine {
  /// A content point that a zoom holds at a place on the view; scale and offset follow from the two.
  package struct ZoomAnchor: Equatable, Sendable {
    /// The held point, in coordinates of the zoomed view at scale 1.
    var point: Vector
    /// The place where the point is held, in points from the upper left corner of the bounds.
    var place: Vector
    /// Whether code has set the offset: then the point shown at `place` becomes the point to hold.
    var isStale = false

    /// The offset that shows the point at the place, without regard to the edges.
    func offset(in content: ZoomedContent) -> Vector { content.origin + point * content.scale - place }

    /// The place at which `offset` shows the point.
    func place(at offset: Vector, in content: ZoomedContent) -> Vector { content.origin + point * content.scale - offset }

    mutating func hold(_ offset: Vector, in content: ZoomedContent) {
      point = (offset + place - content.origin) * (1 / content.scale)
      isStale = false
    }
  }

  package struct Pinch: Equatable, Sendable {
    var anchor: ZoomAnchor
    /// The scale, before the rubber band, for the factor 1.
    var base: Double
    var factor: Double
    /// Whether one of the fingers was dragging: then `didEndDragging` is still to be sent.
    var isDrag: Bool
    /// Whether the fingers caught a deceleration: then `didEndDecelerating` is still to be sent.
    let caught: Bool
  }

  /// The end of a zoom: a scale and the place of one content point.
  package struct ZoomGoal: Equatable, Sendable {
    /// Clamped to the limits when the zoom begins.
    package var scale: Double
    /// The held point, in coordinates of the zoomed view at scale 1.
    package var point: Vector
    /// Desired place of the point, in points from the corner of the bounds; the edges may prevent it.
    package var place: Vector

    package init(scale: Double, point: Vector, place: Vector) {
      self.scale = scale
      self.point = point
      self.place = place
    }
  }

  package enum ZoomManner: Equatable, Sendable {
    case animated
    case atOnce
    /// A zoom by a wheel notch, in one step; begin and end are sent.
    case turned
  }

  package struct ZoomAnimation: Equatable, Sendable {
    var anchor: ZoomAnchor
    var motion: ZoomMotion
    var start: Double
    /// The offset at which the zoom shall end, if code set one meanwhile.
    var landing: Vector?
    /// Purpose of the offset animation merged into the zoom; its end is sent as well.
    var purpose: AnimationPurpose?
    var isTracked: Bool
    /// The drag during the zoom, if any; the content stays under the finger.
    var drag: ZoomDrag?
    let caught: Bool
  }

  package struct ZoomDrag: Equatable, Sendable {
    /// Place of the held point at translation 0.
    var origin: Vector
    var translation: Vector
  }
}

extension ScrollGeometry {
  /// The longer side of the bounds in points.
  var extent: Double { max(axes.x.length, axes.y.length) }
}
