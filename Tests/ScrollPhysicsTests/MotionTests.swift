import ScrollPhysics
import Testing

@Suite struct DecelerationTests {
  @Test(arguments: [1.0, -1.0]) func aFlickOf3000EndsAndAnnouncesWhatUIKitDoes(sign: Double) {
    let coast = Deceleration(from: sign * 5326, velocity: sign * 3000, law: .finger(rate: 0.998))
    #expect(coast.destination.snapped(toPixelsAt: 3) == sign * 6818)
    #expect(abs(coast.announcedTarget.snapped(toPixelsAt: 3) - sign * 6819.666666666667) < 1e-9)
    #expect(abs(coast.duration - 2.849) < 0.001)
    #expect(coast.position(at: coast.duration) == coast.destination)
    #expect(coast.velocity(at: coast.duration) == 0)
  }

  @Test func theFastRateReachesAFifth() {
    let coast = Deceleration(from: 0, velocity: 1000, law: .finger(rate: 0.99))
    #expect(abs(coast.destination - 990 * 0.099) < 1e-9)
    #expect(abs(coast.announcedTarget - 990 / 10.050335853501441) < 1e-9)
  }

  @Test(arguments: [10.0, -10, 3, 0]) func nothingCoastsAtTheStopSpeed(velocity: Double) {
    let coast = Deceleration(from: 7, velocity: velocity, law: .finger(rate: 0.998))
    #expect(coast.duration == 0)
    #expect(coast.destination == 7)
    #expect(coast.announcedTarget == 7)
  }

  @Test(arguments: [-700.0, -0.3, 0.3, 12.5, 4000]) func aChosenDestinationIsReachedExactly(distance: Double) {
    let coast = Deceleration(from: 100, to: 100 + distance, law: .finger(rate: 0.998))
    #expect(coast.position(at: coast.duration) == 100 + distance)
    #expect(abs(coast.position(at: coast.duration - 1e-9) - (100 + distance)) < 1e-6)
    #expect(coast.duration > 0)
  }

  @Test(arguments: [1.0, -1.0]) func theCrossingOfAnEdgeIsExact(sign: Double) throws {
    let coast = Deceleration(from: 0, velocity: sign * 2000, law: .finger(rate: 0.998))
    let time = try #require(coast.time(ofCrossing: sign * 300))
    #expect(abs(coast.position(at: time) - sign * 300) < 1e-9)
    #expect(coast.time(ofCrossing: -sign) == nil)
    #expect(coast.time(ofCrossing: coast.destination) == nil)
    #expect(coast.time(ofCrossing: sign * 1e6) == nil)
    #expect(coast.time(ofCrossing: 0) == 0)
  }
}

@Suite struct TrackpadDecelerationTests {
  @Test(arguments: [800.0, -800, 6_200, 11]) func positionAndVelocityBelongTogether(velocity: Double) {
    let coast = Deceleration(from: 100, velocity: velocity, law: .trackpad(rate: 0.998))
    #expect(coast.announcedTarget == coast.destination && coast.position(at: coast.duration) == coast.destination)
    for share in stride(from: 0.0, to: 0.95, by: 0.05) {
      let time = coast.duration * share
      let slope = (coast.position(at: time + 1e-6) - coast.position(at: time)) / 1e-6
      #expect(abs(slope - coast.velocity(at: time)) < abs(velocity) * 1e-4)
    }
    #expect(abs(coast.velocity(at: 0) - velocity) < 1e-9)
  }

  @Test func theDistanceGrowsWithThePowerOfTheSpeed() {
    func reach(_ velocity: Double) -> Double {
      Deceleration(from: 0, velocity: velocity, law: .trackpad(rate: 0.998)).destination
    }
    #expect(abs(reach(1000) - 158.5) < 1e-9 && reach(10) == 0)
    #expect(abs(reach(6_200) / reach(800) - 16.53) < 0.01)
  }

  @Test(arguments: [-700.0, -0.3, 0.3, 12.5, 4000]) func aChosenDestinationIsReachedExactly(distance: Double) {
    let coast = Deceleration(from: 100, to: 100 + distance, law: .trackpad(rate: 0.99))
    #expect(coast.position(at: coast.duration) == 100 + distance && coast.duration > 0)
    let again = Deceleration(from: 100, velocity: coast.velocity, law: .trackpad(rate: 0.99))
    if abs(coast.velocity) > Deceleration.stopSpeed { #expect(abs(again.destination - coast.destination) < 1e-6) }
  }

  @Test(arguments: [1.0, -1.0]) func theCrossingOfAnEdgeIsExact(sign: Double) throws {
    let coast = Deceleration(from: 0, velocity: sign * 2000, law: .trackpad(rate: 0.998))
    let time = try #require(coast.time(ofCrossing: sign * 300))
    #expect(abs(coast.position(at: time) - sign * 300) < 1e-9)
    #expect(coast.time(ofCrossing: -sign) == nil && coast.time(ofCrossing: sign * 1e6) == nil)
  }
}

@Suite struct BounceTests {
  /// Recorded: held 235 pt past the top, lifted at 1.272 s while 625 pt/s upward is reported.
  static let recorded: [(time: Double, offset: Double)] = [
    (1.2796, -223.333), (1.2963, -197), (1.313, -173.333), (1.3463, -133.333), (1.3963, -88.333), (1.463, -50), (1.563, -20.333),
    (1.6629, -8.333), (1.7629, -3.333), (1.9296, -0.667), (1.9462, -0.667),
  ]

  @Test(arguments: recorded) func theLawIsTheRecordedOne(sample: (time: Double, offset: Double)) {
    let bounce = Bounce(displacement: -235, push: -625)
    let elapsed = sample.time - 1.272 - 0.00095
    #expect(abs(bounce.position(at: elapsed).snapped(toPixelsAt: 3) - sample.offset) < 0.334)
    #expect(!bounce.isAtRest(at: elapsed))
    #expect(bounce.isAtRest(at: 1.963 - 1.272 - 0.00095))
  }

  @Test(arguments: [1.0, -1.0]) func velocityIsTheSlopeOfPosition(sign: Double) {
    let bounce = Bounce(displacement: sign * 40, push: sign * 900)
    for step in 0..<50 {
      let t = Double(step) / 60
      let slope = (bounce.position(at: t + 1e-6) - bounce.position(at: t + 0)) / 1e-6
      #expect(abs(slope - bounce.velocity(at: t + 5e-7)) < 1e-3)
    }
  }

  @Test(arguments: [1.0, -1.0]) func onlyAHardPushInwardGoesThroughTheEdge(sign: Double) throws {
    #expect(Bounce(displacement: sign * 100, push: -sign * 200).crossing == nil)
    #expect(Bounce(displacement: sign * 100, push: sign * 5000).crossing == nil)
    let hard = Bounce(displacement: sign * 100, push: -sign * 3000)
    let crossing = try #require(hard.crossing)
    #expect(abs(hard.position(at: crossing)) < 1e-9)
    #expect(hard.velocity(at: crossing) * sign < 0)
  }

  @Test func leavingTheEdgeIsNotRest() {
    #expect(!Bounce(displacement: 0, push: 800).isAtRest(at: 0))
    #expect(!Bounce(displacement: 0, push: -800).isAtRest(at: 0.0001))
    #expect(Bounce(displacement: 0, push: 11).isAtRest(at: 0), "its furthest is 0.37 pt")
  }
}

@Suite struct RubberBandTests {
  @Test(arguments: [1.0, -1.0]) func itsInverseGivesTheFingerBack(sign: Double) {
    for length in [100.0, 375, 852, 5000] {
      for raw in stride(from: 0.0, through: 3000, by: 37) {
        let shown = RubberBand.stretched(sign * raw, length: length)
        #expect(abs(shown) < length)
        #expect(abs(RubberBand.unstretched(shown, length: length) - sign * raw) < 1e-6)
      }
    }
  }

  @Test func itIsTheMeasuredOne() {
    #expect(RubberBand.stretched(-590, length: 852).snapped(toPixelsAt: 3) == -235)
    #expect(abs(RubberBand.stretched(-5, length: 852).snapped(toPixelsAt: 3) + 2.6666666666666665) < 1e-12)
  }

  @Test func whatCannotShowGivesSomethingFinite() {
    #expect(RubberBand.unstretched(900, length: 852).isFinite)
    #expect(RubberBand.stretched(10, length: 0) == 0)
    #expect(RubberBand.unstretched(10, length: 0) == 0)
  }
}

@Suite struct GlideTests {
  @Test func framesAreTheMeasuredOnes() {
    let glide = Glide(from: .zero, to: Vector(x: 0, y: 400))
    #expect(glide.position(at: 8.0 / 60).y.snapped(toPixelsAt: 2) == 165.5)
    #expect(glide.position(at: 16.0 / 60).y.snapped(toPixelsAt: 2) == 388)
    #expect(!glide.isAtRest(at: 17.0 / 60))
    #expect(glide.isAtRest(at: 18.0 / 60))
    #expect(glide.position(at: 18.0 / 60) == Vector(x: 0, y: 400))
  }
}

@Suite struct VelocityEstimateTests {
  @Test(arguments: [1.0, -1.0]) func aSteadyFingerGivesItsExactSpeed(sign: Double) {
    var estimate = VelocityEstimate()
    for step in 0..<15 { estimate.add(Vector(x: 0, y: sign * 24 * Double(step)), at: Double(step) * 0.008) }
    #expect(abs(estimate.velocity(atLift: 0.12).y - sign * 3000) < 1e-6)
    #expect(estimate.velocity.x == 0)
  }

  @Test func newerSamplesWeighMore() {
    var estimate = VelocityEstimate()
    for (time, y) in [(0.0, 0.0), (0.01, 1), (0.02, 2), (0.03, 13)] { estimate.add(Vector(x: 0, y: y), at: time) }
    #expect(estimate.velocity.y > (100 + 100 + 1100) / 3)
    #expect(estimate.velocity.y < 1100)
  }

  @Test func aSilentRestIsNoFlickAndASpokenOneIs() {
    var silent = VelocityEstimate()
    for step in 0..<5 { silent.add(Vector(x: 0, y: Double(step) * 5), at: Double(step) * 0.008) }
    var spoken = silent
    #expect(silent.velocity(atLift: 0.032 + 0.1).y > 600)
    #expect(silent.velocity(atLift: 0.032 + 0.101).y == 0)
    for step in 5..<40 { spoken.confirm(at: Double(step) * 0.008) }
    #expect(abs(spoken.velocity(atLift: 0.32).y - 625) < 1e-6)
  }

  @Test func whatWasBeforeARestIsForgotten() {
    var estimate = VelocityEstimate()
    for step in 0..<4 { estimate.add(Vector(x: 0, y: Double(step)), at: Double(step) * 0.008) }
    for step in 0..<3 { estimate.add(Vector(x: 0, y: 3 - Double(step) * 20), at: 1 + Double(step) * 0.008) }
    #expect(abs(estimate.velocity.y + 2500) < 1e-6)
  }

  @Test func samplesOfOneInstantAreOne() {
    var estimate = VelocityEstimate()
    estimate.add(.zero, at: 1)
    estimate.add(Vector(x: 8, y: 0), at: 1)
    estimate.add(Vector(x: 16, y: 0), at: 1.008)
    #expect(abs(estimate.velocity.x - 1000) < 1e-6)
  }
}

@Suite struct PixelTests {
  @Test func bothDirectionsRoundAlike() {
    for value in stride(from: 0.0, through: 3, by: 0.0625) {
      for scale in [1.0, 2, 3] {
        #expect((-value).snapped(toPixelsAt: scale) == -value.snapped(toPixelsAt: scale))
        #expect(abs(value.snapped(toPixelsAt: scale) - value) <= 0.5 / scale + 1e-12)
      }
    }
  }
}
