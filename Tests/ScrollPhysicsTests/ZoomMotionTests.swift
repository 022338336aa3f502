import Testing

@testable import ScrollPhysics

@Suite struct ZoomMotionTests {
  // MARK: Limits

  static let limits = ZoomLimits(minimum: 0.5, maximum: 4)

  @Test func insideTheLimitsFingersGetWhatTheyAskFor() {
    for raw in [0.5, 0.6, 1, 3, 4] { #expect(Self.limits.shown(forRaw: raw) == raw && Self.limits.raw(forShown: raw) == raw) }
  }

  @Test func pastALimitTheScaleGivesWayLessAndLess() {
    var last = 4.0
    var step = Double.infinity
    for raw in stride(from: 4.1, to: 20, by: 0.1) {
      let shown = Self.limits.shown(forRaw: raw)
      #expect(shown > last && shown < 8 && shown - last < step && shown - 4 < (raw - 4) * 0.55 + 1e-12)
      (step, last) = (shown - last, shown)
    }
    #expect(Self.limits.shown(forRaw: 1e300) < 8.000001 && Self.limits.shown(forRaw: .infinity).isFinite)
    #expect(Self.limits.shown(forRaw: 0) > 0.2499999 && Self.limits.shown(forRaw: -5) > 0.2499999)
  }

  @Test func closingPastTheMinimumMirrorsSpreadingPastTheMaximum() {
    for factor in stride(from: 1.0, through: 12, by: 0.37) {
      let out = Self.limits.shown(forRaw: 4 * factor) / 4
      let inward = 0.5 / Self.limits.shown(forRaw: 0.5 / factor)
      #expect(abs(out - inward) < 1e-12)
    }
  }

  @Test func theRubberBandCanBeUndone() {
    for raw in [0.03, 0.1, 0.2, 0.49, 0.5, 1, 4, 4.01, 6, 11, 60] {
      #expect(abs(Self.limits.raw(forShown: Self.limits.shown(forRaw: raw)) / raw - 1) < 1e-9)
    }
    for shown in [0.0001, 0.2, 9, 10_000] { #expect(Self.limits.raw(forShown: shown).isFinite) }
  }

  @Test func withoutBounceThereIsNoWayPast() {
    let stiff = ZoomLimits(minimum: 0.5, maximum: 4, bounces: false)
    #expect(stiff.shown(forRaw: 9) == 4 && stiff.shown(forRaw: 0.1) == 0.5 && stiff.raw(forShown: 7) == 4)
  }

  @Test(arguments: [(3.0, 1.0), (0, 0), (-2, -1), (1e300, 1e300), (-.infinity, .infinity)])
  func limitsThatMakeNoSenseAreClamped(minimum: Double, maximum: Double) {
    let limits = ZoomLimits(minimum: minimum, maximum: maximum)
    #expect(limits.minimum >= ZoomLimits.smallest && limits.maximum <= ZoomLimits.largest)
    #expect(limits.minimum <= limits.maximum)
    #expect(limits.clamped(1).isFinite && limits.shown(forRaw: 5).isFinite)
  }

  // MARK: Motion

  static let flights: [(scale: (from: Double, to: Double), from: Vector, to: Vector)] = [
    ((6, 4), Vector(x: 100, y: 50), Vector(x: 140, y: -20)), ((0.3, 0.5), Vector(x: 10, y: 500), Vector(x: 200, y: 300)),
    ((1, 1), Vector(x: -80, y: 0), .zero), ((4.0001, 4), .zero, .zero),
  ]

  private func motion(_ index: Int, _ curve: ZoomMotion.Curve) -> ZoomMotion {
    let flight = Self.flights[index]
    return ZoomMotion(
      scale: flight.scale, place: (flight.from, flight.to), excess: Vector(x: -30, y: 12), curve: curve, extent: 600)
  }

  @Test(arguments: flights.indices) func aBounceRestartedAtAHundredInstantsStaysOnItsPath(index: Int) {
    let original = motion(index, .bounce)
    for instant in 0..<100 {
      let cut = Double(instant) * 0.007
      let tail = ZoomMotion(
        scale: (original.scale(at: cut), original.endScale), place: (original.place(at: cut), original.endPlace),
        excess: original.excess(at: cut), curve: .bounce, extent: 600)
      for step in 0..<100 {
        let time = Double(step) * 0.011
        #expect(abs(tail.scale(at: time) - original.scale(at: cut + time)) < 1e-9)
        #expect((tail.place(at: time) - original.place(at: cut + time)).length < 1e-9)
        #expect((tail.excess(at: time) - original.excess(at: cut + time)).length < 1e-9)
      }
    }
  }

  @Test(arguments: flights.indices, [ZoomMotion.Curve.glide, .bounce])
  func itEndsWhereItShallWithoutTurningBack(index: Int, curve: ZoomMotion.Curve) {
    let motion = motion(index, curve)
    let end = Self.flights[index].scale.to
    var left = Double.infinity
    var frames = 0
    while !motion.isAtRest(at: Double(frames) / 60) {
      let distance = abs(motion.scale(at: Double(frames) / 60) - end)
      #expect(distance <= left)
      (left, frames) = (distance, frames + 1)
    }
    #expect(curve == .bounce ? frames < 60 : frames == 15)
  }

  @Test(arguments: flights.indices, [ZoomMotion.Curve.glide, .bounce])
  func everyPointOfTheContentGoesStraight(index: Int, curve: ZoomMotion.Curve) {
    let motion = motion(index, curve)
    for point in [Vector.zero, Vector(x: 300, y: -70)] {
      func place(_ time: Double) -> Vector { motion.place(at: time) + point * motion.scale(at: time) - motion.excess(at: time) }
      let (start, end) = (place(0), place(10))
      for step in 0...30 {
        let way = place(Double(step) / 100) - start
        let across = way.x * (end - start).y - way.y * (end - start).x
        #expect(abs(across) < 1e-6 * max(1, (end - start).length))
      }
    }
  }

  @Test(arguments: flights.indices, [ZoomMotion.Curve.glide, .bounce])
  func aNewEndIsReachedWithoutAJump(index: Int, curve: ZoomMotion.Curve) {
    for cut in [0, 0.05, 0.13, 0.24] {
      var motion = motion(index, curve)
      let (scale, place) = (motion.scale(at: cut), motion.place(at: cut))
      motion.redirect(toScale: 2, place: Vector(x: 7, y: 9), at: cut)
      #expect(abs(motion.scale(at: cut) - scale) < 1e-9 && (motion.place(at: cut) - place).length < 1e-9)
      #expect(abs(motion.scale(at: 10) - 2) < 1e-9 && (motion.place(at: 10) - Vector(x: 7, y: 9)).length < 1e-9)
    }
  }

  @Test func aPointThatShallStayStays() {
    for cut in [0, 0.1, 0.2] {
      var motion = motion(0, .bounce)
      let (scale, place) = (motion.scale(at: cut), Vector(x: 3, y: 4))
      motion.stay(at: place, excess: Vector(x: 9, y: 0), at: cut)
      #expect(motion.scale(at: cut) == scale && motion.place(at: cut) == place && motion.place(at: 1) == place)
      #expect((motion.excess(at: cut) - Vector(x: 9, y: 0)).length < 1e-9 && motion.excess(at: 2).length < 1e-6)
    }
  }
}
