import ScrollPhysics
import Testing

@Suite struct ApproachTests {
  @Test(arguments: [1.0, -1]) func fromRestItNeverPassesItsTarget(sign: Double) {
    let path = Approach(from: 0, velocity: 0, to: 100 * sign)
    var last = 0.0
    for step in 1...1000 {
      let here = path.position(at: Double(step) / 1000) * sign
      #expect(here >= last && here <= 100)
      last = here
    }
    #expect(path.isAtRest(at: 0.4) && !path.isAtRest(at: 0.3))
  }

  @Test func halfOfANotchIsDoneAfterSevenHundredthsOfASecond() {
    let path = Approach(from: 0, velocity: 0, to: 100)
    #expect(abs(path.position(at: 0.067) - 50) < 1)
    #expect(abs(path.position(at: 0.27) - 99) < 0.2)
  }

  @Test(arguments: [1.0, -1]) func madeAnewAtAnyInstantItStaysOnItsPath(sign: Double) {
    let whole = Approach(from: 20, velocity: 900 * sign, to: 20 + 150 * sign)
    for instant in 0..<100 {
      let time = Double(instant) / 200
      let later = Approach(from: whole.position(at: time), velocity: whole.velocity(at: time), to: whole.target)
      for step in 0..<10 {
        let rest = Double(step) / 20
        #expect(abs(later.position(at: rest) - whole.position(at: time + rest)) < 1e-9)
        #expect(abs(later.velocity(at: rest) - whole.velocity(at: time + rest)) < 1e-7)
      }
    }
  }

  @Test func velocityIsTheSlopeOfPosition() {
    let path = Approach(from: -30, velocity: -400, to: 200)
    for step in 1...50 {
      let time = Double(step) / 100
      let slope = (path.position(at: time + 1e-6) - path.position(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - path.velocity(at: time)) < 1e-3)
    }
  }

  @Test func beforeItsStartItsFirstInstantShows() {
    let path = Approach(from: 5, velocity: 70, to: 9)
    #expect(path.position(at: -1) == 5 && abs(path.velocity(at: -1) - 70) < 1e-9)
  }

  @Test func targetsThatMoveOnAreNeverPassed() {
    var path = Approach(from: 0, velocity: 0, to: 100)
    var start = 0.0
    for step in 1...2000 {
      let time = Double(step) / 1000
      #expect(path.position(at: time - start) <= path.target + 1e-9)
      if step % 33 == 0, step < 1000 {
        path = Approach(from: path.position(at: time - start), velocity: path.velocity(at: time - start), to: path.target + 40)
        start = time
      }
    }
  }
}
