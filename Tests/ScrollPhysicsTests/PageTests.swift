import Testing

@testable import ScrollPhysics

@Suite struct PageTests {
  /// Three whole pages and a part: they rest at -50, 350, 750 and 1000.
  static let edges = AxisGeometry(minimum: -50, maximum: 1000, length: 400, isPaging: true)

  @Test func pagesCountFromTheLeadingEdgeAndTheLastRestsOnTheTrailingOne() {
    #expect([-1, 0, 1, 2, 3, 4].map { Self.edges.page($0) } == [-50, -50, 350, 750, 1000, 1000])
    let nearest = [-300, -50, 149, 150, 350, 800, 874, 876, 1000, 5000].map { Self.edges.nearestPage(to: $0) }
    #expect(nearest == [0, 0, 0, 1, 1, 2, 2, 3, 3, 3])
  }

  @Test func aFlickGoesToTheNextPageAtMostOneFromWhereTheDragBegan() {
    #expect([-50, 0, 350, 990].map { Self.edges.page(from: $0, velocity: 900, start: 1) } == [1, 1, 2, 2])
    #expect([-50, 0, 350, 990].map { Self.edges.page(from: $0, velocity: -900, start: 1) } == [0, 0, 0, 2])
    #expect(Self.edges.page(from: 760, velocity: 900, start: 2) == 3 && Self.edges.page(from: 1010, velocity: 900, start: 3) == 3)
    #expect(
      Self.edges.page(from: 1000, velocity: -900, start: 3) == 2 && Self.edges.page(from: -90, velocity: 900, start: 0) == 0)
    #expect([140, 160].map { Self.edges.page(from: $0, velocity: 240, start: 0) } == [0, 1], "too slow for a flick")
  }

  @Test func roundingOfTheOffsetToPixelsIsNoStepToTheNextPage() {
    let edges = AxisGeometry(minimum: 0, maximum: 1001, length: 100.1, isPaging: true)
    #expect(edges.page(from: 300.333, velocity: -900, start: 3) == 2 && edges.page(from: 300.29, velocity: 900, start: 3) == 4)
    #expect(edges.page(10) == 1001 && edges.page(11) == 1001 && edges.nearestPage(to: 1e9) == 10)
  }

  @Test func contentThatFitsAndBoundsWithoutASizeHaveOnePage() {
    for edges in [
      AxisGeometry(minimum: -5, maximum: -5, length: 400, isPaging: true),
      AxisGeometry(minimum: -5, maximum: 800, length: 0, isPaging: true),
    ] {
      #expect(edges.page(from: 300, velocity: 900, start: 0) == 0 && edges.nearestPage(to: 300) == 0)
    }
    let endless = AxisGeometry(minimum: 0, maximum: 1e300, length: 1e-20, isPaging: true)
    #expect(endless.page(endless.nearestPage(to: 5e299)).isFinite)
  }

  // MARK: The way there

  /// Too slow, just as fast as the unhurried spring, faster, away from the page, from rest.
  @Test(arguments: [-300.0, -5400, -9000, 2000, 0], [1.0, -1]) func aSnapKeepsTheVelocityAndNeverOvershoots(
    speed: Double, sign: Double
  ) {
    let snap = PageSnap(displacement: 300 * sign, velocity: speed * sign)
    #expect(snap.position(at: 0) == 300 * sign && abs(snap.velocity(at: 0) - speed * sign) < 1e-9)
    var turned = speed <= 0
    for step in 1..<2000 {
      let time = Double(step) / 1000
      let (before, here) = (snap.position(at: time - 0.001) * sign, snap.position(at: time) * sign)
      #expect(here >= 0)
      if here < before { turned = true }
      #expect(!turned || here <= before)
      let slope = (snap.position(at: time + 1e-6) - snap.position(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - snap.velocity(at: time)) < 1e-3)
    }
    #expect(snap.isAtRest(at: 0.6) && snap.position(at: .infinity) == 0)
  }

  static let lifts: [(position: Double, velocity: Double, page: Double)] = [
    (200, 900, 1), (340, 9000, 1), (500, 0, 1), (360, 1000, 1), (1060, 2000, 3), (1060, -3000, 3), (-90, 4000, 0), (-90, 0, 1),
  ]

  @Test(arguments: lifts, [false, true])
  func aSnapRestartedAtAHundredInstantsStaysOnItsPath(lift: (position: Double, velocity: Double, page: Double), mirrored: Bool) {
    let edges = mirrored ? AxisGeometry(minimum: -1000, maximum: 50, length: 350, isPaging: true) : Self.edges
    let original = AxisMotion.lift(
      from: mirrored ? -lift.position : lift.position, velocity: mirrored ? -lift.velocity : lift.velocity,
      toPage: mirrored ? 3 - lift.page : lift.page, at: 0, in: edges, law: .finger(rate: 0.998))
    var compared = 0
    for instant in 0..<100 {
      let cut = original.restTime * Double(instant) / 100
      var head = original
      head.advance(to: cut)
      var tail = head.restarted(at: cut, shiftedBy: 0, in: edges)
      for step in 0..<100 {
        let time = cut + original.restTime * (Double(step) + 0.37) / 80
        head.advance(to: time)
        tail.advance(to: time)
        #expect(abs(head.position(at: time) - tail.position(at: time)) < 1e-9)
        compared += 1
      }
    }
    #expect(compared == 10_000)
  }

  @Test func anotherSizeOfPagesKeepsTheGoal() {
    let motion = AxisMotion.lift(from: 400, velocity: 900, toPage: 2, at: 0, in: Self.edges, law: .finger(rate: 0.998))
    let wide = AxisGeometry(minimum: -50, maximum: 400, length: 900, isPaging: true)
    let full = AxisGeometry(minimum: -50, maximum: 2650, length: 900, isPaging: true)
    var turned = motion.restarted(at: 0.1, shiftedBy: 0, in: wide)
    #expect(turned.announcedTarget == 400, "the content is still the old one")
    turned = turned.restarted(at: 0.1, shiftedBy: 0, in: full)
    #expect(turned.announcedTarget == 1750 && abs(turned.velocity(at: 0.1) - motion.velocity(at: 0.1)) < 1e-9)
  }

  @Test func aShiftByWholePagesIsTheSamePathElsewhere() {
    let motion = AxisMotion.lift(from: 200, velocity: 900, toPage: 1, at: 0, in: Self.edges, law: .finger(rate: 0.998))
    let shifted = motion.restarted(at: 0.05, shiftedBy: 400, in: Self.edges)
    for step in 0..<40 {
      let time = 0.05 + Double(step) / 100
      #expect(abs(shifted.position(at: time) - motion.position(at: time) - 400) < 1e-9)
    }
  }
}
