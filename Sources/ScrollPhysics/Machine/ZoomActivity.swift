extension ScrollMachine {
  /// The point of the content that a zoom holds, and the place on the view where it holds it: scale and offset follow from both.
  package struct ZoomGrip: Equatable, Sendable {
    /// In the zoomed view, at the scale 1.
    var point: Vector
    /// From the view's corner.
    var place: Vector
    /// Code has set the offset: what shows at `place` from then on is the point to hold.
    var isStale = false

    /// The offset that shows the point at the place, whatever the edges.
    func offset(in content: ZoomedContent) -> Vector { content.origin + point * content.scale - place }

    /// The place where `offset` shows the point.
    func place(at offset: Vector, in content: ZoomedContent) -> Vector { content.origin + point * content.scale - offset }

    mutating func hold(_ offset: Vector, in content: ZoomedContent) {
      point = (offset + place - content.origin) * (1 / content.scale)
      isStale = false
    }
  }

  package struct Pinch: Equatable, Sendable {
    var grip: ZoomGrip
    /// The scale, before any rubber band, that the factor 1 asks for.
    var base: Double
    var factor: Double
    /// One of the fingers was dragging before: the drag's end is still to be announced.
    var isDrag: Bool
    /// So is the end of a deceleration that they caught.
    let caught: Bool
  }

  /// What code, or a limit, wants of the scale.
  package struct ZoomGoal: Equatable, Sendable {
    /// Within the limits from the beginning.
    package var scale: Double
    /// In the zoomed view, at the scale 1.
    package var point: Vector
    /// Where on the view the point shall be, as far as the edges let it.
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
    /// By a person, in one step: begin and end are announced.
    case turned
  }

  package struct ZoomFlight: Equatable, Sendable {
    var grip: ZoomGrip
    var motion: ZoomMotion
    var start: Double
    /// The offset that code wants at the end instead.
    var landing: Vector?
    /// Why, if an animated offset is to be announced as well.
    var purpose: AnimationPurpose?
    var isTracked: Bool
    /// A finger drags: the content stays under it.
    var drag: FlightDrag?
    let caught: Bool
  }

  package struct FlightDrag: Equatable, Sendable {
    /// Where on the view the held point would be without translation.
    var origin: Vector
    var translation: Vector
  }
}

extension ScrollGeometry {
  /// Points: the longer side of the view.
  var extent: Double { max(axes.x.length, axes.y.length) }
}
