import Testing

@testable import ScrollPhysics

@Suite struct PageRestTests {
  private func lift(_ edges: AxisGeometry, from position: Double, velocity: Double) -> AxisMotion {
    AxisMotion.lift(from: position, velocity: velocity, toPage: 1, at: 5, in: edges, law: .finger(rate: 0.998))
  }

  /// However near to its page the content is let go.
  @Test(arguments: [1e-6, 1e-4, 1e-3, 0.1, 5], [1.0, -1])
  func withoutBouncesContentDoesNotSwingOutBeforeItReturnsToItsPage(distance: Double, sign: Double) {
    let edges = AxisGeometry(minimum: 0, maximum: 1200, length: 400, bounces: false, isPaging: true)
    var motion = lift(edges, from: 400 + sign * distance, velocity: sign * 900)
    for step in 0..<200 {
      let time = 5 + Double(step) / 100
      motion.advance(to: time)
      let away = (motion.position(at: time) - 400) * sign
      #expect(away >= 0 && away <= distance * 1.0001, "\(away) points away at \(time)")
    }
    #expect(motion.isAtRest)
  }

  @Test(arguments: [0.3, -0.3]) func contentLetGoWithinHalfAPointOfItsPageIsAtRest(distance: Double) {
    let edges = AxisGeometry(minimum: 0, maximum: 1200, length: 400, isPaging: true)
    var motion = lift(edges, from: 400 + distance, velocity: 0)
    motion.advance(to: 5)
    #expect(motion.isAtRest && motion.position(at: 5) == 400)
    var farther = lift(edges, from: 400 + 2 * distance, velocity: 0)
    farther.advance(to: 5)
    #expect(!farther.isAtRest, "it is more than half a point away")
  }

  @Test(arguments: [0.3, -0.3]) func contentLetGoWithinHalfAPointOfAnEdgeIsAtRest(distance: Double) {
    let edges = AxisGeometry(minimum: 0, maximum: 1200, length: 400)
    let edge = distance > 0 ? 1200.0 : 0
    var motion = AxisMotion.lift(from: edge + distance, velocity: 0, at: 5, in: edges, law: .finger(rate: 0.998))
    motion.advance(to: 5)
    #expect(motion.isAtRest && motion.position(at: 5) == edge)
  }
}
