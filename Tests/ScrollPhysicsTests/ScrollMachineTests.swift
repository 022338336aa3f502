@testable import ScrollPhysics
import Testing

@Suite struct ScrollMachineTests {
  @Test(arguments: [1.0, -1.0]) func aDragFollowsOneToOneAndAHoldEndsItAtRest(sign: Double) {
    var bench = MachineBench(offset: Vector(x: 0, y: 5000))
    bench.fling(by: Vector(x: 0, y: sign * -170), velocity: Vector(x: 0, y: sign * -187))
    #expect(bench.machine.offset.y == 5000 + sign * 170)
    #expect(bench.messages == ["willBeginDragging TD", "willEndDragging TD", "didEndDragging(false) T"])
    #expect(bench.machine.activity == .idle)
  }

  @Test(arguments: [1.0, -1.0]) func aFlickCoastsToUIKitsEnd(sign: Double) {
    let centre = 20000.0
    var bench = MachineBench(offset: Vector(x: 0, y: centre))
    bench.fling(by: Vector(x: 0, y: sign * -326), velocity: Vector(x: 0, y: sign * -3000))
    bench.settle()
    #expect(bench.machine.offset.y == centre + sign * 1818)
    #expect(
      bench.messages == [
        "willBeginDragging TD", "willEndDragging TD", "didEndDragging(true) T", "willBeginDecelerating C", "didEndDecelerating",
      ])
    let handed = bench.effects.contains {
      guard case .willEndDragging(let velocity, let target) = $0 else { return false }
      return velocity.y == sign * 3000 && abs(target.y - (centre + sign * 1819.6666666666667)) < 1e-9
    }
    #expect(handed)
  }

  @Test func anEndThatTheDelegateChoosesIsWhereItRests() {
    for target in [5000.0, 6000.25, 4000, -300, 5400] {
      var bench = MachineBench(offset: Vector(x: 0, y: 5000))
      bench.onEffect = { machine, effect in
        if case .willEndDragging(_, let announced) = effect { machine.retarget(from: announced, to: Vector(x: 0, y: target)) }
      }
      bench.fling(by: Vector(x: 0, y: -326), velocity: Vector(x: 0, y: -900))
      bench.settle()
      #expect(abs(bench.machine.offset.y - max(0, target)) <= 1.0 / 6)
      #expect(bench.messages.last == "didEndDecelerating")
    }
  }

  @Test(arguments: [true, false]) func aFlickIntoAnEdgeBouncesAndEndsThere(atTheEnd: Bool) {
    let edge = atTheEnd ? 39148.0 : 0
    let sign = atTheEnd ? 1.0 : -1
    var bench = MachineBench(offset: Vector(x: 0, y: edge - sign * 500))
    bench.fling(by: Vector(x: 0, y: -sign * 100), velocity: Vector(x: 0, y: -sign * 3000))
    bench.settle()
    #expect(bench.machine.offset.y == edge)
    let furthest = bench.effects.compactMap { if case .scroll(let to) = $0 { (to.y - edge) * sign } else { nil } }.max() ?? 0
    #expect(furthest > 50 && furthest < 100)
    let target = bench.effects.compactMap { if case .willEndDragging(_, let target) = $0 { target.y } else { nil } }
    #expect(target == [edge])
  }

  @Test func withoutBouncesItStopsAtTheEdge() {
    var geometry = MachineBench.geometry()
    geometry.axes.y.bounces = false
    var bench = MachineBench(offset: Vector(x: 0, y: 100), geometry: geometry)
    bench.fling(by: Vector(x: 0, y: 50), velocity: Vector(x: 0, y: 3000))
    bench.settle()
    #expect(bench.machine.offset.y == 0)
    for case .scroll(let to) in bench.effects { #expect(to.y >= 0) }
    #expect(bench.messages.last == "didEndDecelerating")
  }

  @Test(arguments: [true, false]) func aCaughtMotionEndsAtTheLift(mirrored: Bool) {
    let sign = mirrored ? -1.0 : 1
    var bench = MachineBench(offset: Vector(x: 0, y: 20000))
    bench.fling(by: .zero, velocity: Vector(x: 0, y: -sign * 3000))
    bench.run(frames: 10)
    let caughtAt = bench.machine.offset
    bench.forget()
    bench.send(.touchDown)
    #expect(MachineBench.flags(of: bench.machine) == "TC")
    bench.send(.panBegan(translation: .zero))
    bench.run(frames: 5)
    #expect(bench.machine.offset == caughtAt)
    bench.send(.panEnded(velocity: .zero))
    bench.send(.touchUp)
    #expect(
      bench.messages == ["willBeginDragging TDC", "willEndDragging TDC", "didEndDragging(false) TC", "didEndDecelerating"])
    #expect(bench.machine.offset == caughtAt)
  }

  @Test func aCaughtBounceIsDraggedOnWithoutAJump() {
    var bench = MachineBench()
    bench.fling(by: Vector(x: 0, y: 400), velocity: .zero)
    bench.run(frames: 6)
    let caughtAt = bench.machine.offset.y
    #expect(caughtAt < -30)
    bench.send(.touchDown)
    bench.send(.panBegan(translation: .zero))
    bench.send(.panMoved(translation: Vector(x: 0, y: 0.5)))
    #expect(abs(bench.machine.offset.y - caughtAt) < 0.5)
    #expect(MachineBench.flags(of: bench.machine) == "TD")
    bench.send(.panEnded(velocity: .zero))
    bench.settle()
    #expect(bench.machine.offset.y == 0)
  }

  @Test func aFlickBackFromBeyondTheEdgeCoastsOnInside() {
    var bench = MachineBench()
    bench.fling(by: Vector(x: 0, y: 200), velocity: Vector(x: 0, y: -3000))
    bench.settle()
    #expect(bench.machine.offset.y > 500)
    let target = bench.effects.compactMap { if case .willEndDragging(_, let target) = $0 { target.y } else { nil } }
    #expect(abs(target[0] - bench.machine.offset.y) < 3)
  }

  /// x(t) = x0 e^(-10t) + u (e^(-10t) - e^(-12t)) / 2 from 0.95 ms after the lift, to the pixel.
  @Test(arguments: [2500.0, 625, 0, -90], [true, false])
  func aLiftBeyondAnEdgeFollowsTheRecordedLaw(outward: Double, atTheEnd: Bool) {
    let (edge, sign) = atTheEnd ? (39148.0, 1.0) : (0.0, -1.0)
    var bench = MachineBench(offset: Vector(x: 0, y: edge))
    bench.fling(by: Vector(x: 0, y: -sign * 300), velocity: Vector(x: 0, y: -sign * outward))
    let held = (bench.machine.offset.y - edge) * sign
    let push = outward.magnitude < 250 ? 0 : outward
    for frame in 1...30 {
      bench.run(frames: 1)
      let time = Double(frame) / 60 - 0.00095
      let law = held * exponential(-10 * time) + push * (exponential(-10 * time) - exponential(-12 * time)) / 2
      #expect(abs((bench.machine.offset.y - edge) * sign - law) <= 1.0 / 6 + 1e-9)
    }
    bench.settle()
    #expect(bench.machine.offset.y == edge)
  }

  @Test(arguments: [true, false]) func whatACaughtBounceShowsIsTheRubberBandOfItsGrip(atTheEnd: Bool) {
    let (edge, sign) = atTheEnd ? (39148.0, 1.0) : (0.0, -1.0)
    var bench = MachineBench(offset: Vector(x: 0, y: edge))
    bench.fling(by: Vector(x: 0, y: -sign * 500), velocity: .zero)
    bench.run(frames: 5)
    let caught = (bench.machine.offset.y - edge) * sign
    bench.send(.touchDown)
    bench.send(.panBegan(translation: .zero))
    for moved in [1.0, 20, 60, -30, 0] {
      bench.send(.panMoved(translation: Vector(x: 0, y: -sign * moved)))
      let raw = RubberBand.unstretched(caught, length: 852) + moved
      #expect(abs((bench.machine.offset.y - edge) * sign - RubberBand.stretched(raw, length: 852)) <= 1.0 / 6 + 1e-9)
    }
  }

  @Test func aJumpShiftsACoastAndADragAndAGlide() {
    var plain = MachineBench(offset: Vector(x: 0, y: 9000))
    var shifted = plain
    for number in 0..<3 {
      for jumps in [false, true] {
        var bench = jumps ? shifted : plain
        switch number {
        case 0:
          bench.send(.touchDown)
          bench.send(.panBegan(translation: .zero))
        case 1: bench.send(.panEnded(velocity: Vector(x: 0, y: -1000)))
        default:
          bench.send(.stop())
          bench.send(.animate(to: Vector(x: 0, y: bench.machine.offset.y + 700), purpose: .scroll))
        }
        if number > 0 { bench.run(frames: 5) }
        if jumps { bench.send(.jump(to: bench.machine.offset + Vector(x: 0, y: 1000))) }
        if number == 0 { bench.send(.panMoved(translation: Vector(x: 0, y: -50))) } else { bench.run(frames: 5) }
        if jumps { shifted = bench } else { plain = bench }
      }
      #expect(abs(shifted.machine.offset.y - plain.machine.offset.y - 1000 * Double(number + 1)) < 1e-9)
    }
  }

  @Test func anAnimatedMoveEndsOnceWhereverItWasSent() {
    var bench = MachineBench()
    bench.send(.animate(to: Vector(x: 0, y: 400), purpose: .scroll))
    bench.run(frames: 8)
    bench.send(.animate(to: Vector(x: 0, y: 33.3), purpose: .scroll))
    bench.settle()
    #expect(bench.machine.offset.y == 33.3)
    #expect(bench.messages == ["didEndScrollingAnimation"])
    bench.forget()
    bench.send(.animate(to: Vector(x: 0, y: 33.3), purpose: .scroll))
    #expect(bench.machine.activity == .idle)
    #expect(bench.effects.isEmpty)
  }

  @Test func anAnimatedMoveTakesADecelerationOverAndEndsBoth() {
    var bench = MachineBench(offset: Vector(x: 0, y: 5000))
    bench.fling(by: .zero, velocity: Vector(x: 0, y: -2000))
    bench.run(frames: 4)
    bench.forget()
    bench.send(.animate(to: .zero, purpose: .scroll))
    #expect(MachineBench.flags(of: bench.machine) == "C")
    bench.settle()
    #expect(bench.messages == ["didEndDecelerating", "didEndScrollingAnimation"])
    #expect(bench.machine.offset == .zero)
  }

  @Test func anAnimatedMoveToWhereItIsLeavesADecelerationAlone() {
    var bench = MachineBench(offset: Vector(x: 0, y: 5000))
    bench.fling(by: .zero, velocity: Vector(x: 0, y: -2000))
    bench.run(frames: 4)
    bench.send(.animate(to: bench.machine.offset, purpose: .scroll))
    bench.settle()
    #expect(bench.machine.offset.y > 5900 && bench.messages.last == "didEndDecelerating")
  }

  @Test func bothAxesCoastByThemselvesAndEndTogether() {
    let side = AxisGeometry(minimum: 0, maximum: 5000, length: 393)
    var bench = MachineBench(offset: Vector(x: 1000, y: 1000), geometry: MachineBench.geometry(x: side))
    bench.fling(by: .zero, velocity: Vector(x: -300, y: -2000))
    bench.settle()
    #expect(abs(bench.machine.offset.x - (1000 + 290 * 0.499)) < 0.2)
    #expect(abs(bench.machine.offset.y - (1000 + 1990 * 0.499)) < 0.2)
    #expect(bench.messages.filter { $0.hasPrefix("didEndDecelerating") }.count == 1)
  }
}
