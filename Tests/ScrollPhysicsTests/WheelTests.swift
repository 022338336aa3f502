import ScrollPhysics
import Testing

/// Wheels, trackpads and keys: a drag without a finger.
@Suite struct WheelTests {
  private static let drag = ["willBeginDragging D", "willEndDragging D", "didEndDragging(false)"]

  private func bench(_ axis: Axis, at offset: Double = 5000, bounces: Bool = true) -> MachineBench {
    let moving = AxisGeometry(minimum: -50, maximum: 39148, length: 852, bounces: bounces)
    let still = AxisGeometry(minimum: 0, maximum: 0, length: 393, isDraggable: false)
    let (x, y) = axis == .x ? (moving, still) : (still, moving)
    return MachineBench(offset: Vector { $0 == axis ? offset : 0 }, geometry: MachineBench.geometry(x: x, y: y))
  }

  private func along(_ axis: Axis, _ distance: Double) -> Vector { Vector { $0 == axis ? distance : 0 } }

  private static let ways: [(Axis, Double)] = [(.x, 1), (.x, -1), (.y, 1), (.y, -1)]

  @Test(arguments: 0..<4) func aNotchIsOneDragThatEndsWhereItAimed(way: Int) {
    let (axis, sign) = Self.ways[way]
    var bench = bench(axis)
    bench.send(.wheelScroll(by: along(axis, 100 * sign)))
    #expect(bench.machine.isDragging && !bench.machine.isTracking && bench.machine.wantsFrames)
    bench.settle()
    #expect(bench.machine.offset == along(axis, 5000 + 100 * sign))
    #expect(bench.messages == Self.drag && bench.machine.activity == .idle)
    #expect(bench.time < 0.4)
  }

  @Test(arguments: 0..<4) func notchesAddUpToTheirSumHoweverTheyFollowEachOther(way: Int) {
    let (axis, sign) = Self.ways[way]
    for frames in [0, 1, 3, 7, 15] {
      var bench = bench(axis)
      for _ in 0..<6 {
        bench.send(.wheelScroll(by: along(axis, 100 * sign)))
        bench.run(frames: frames)
      }
      bench.settle()
      #expect(bench.machine.offset == along(axis, 5000 + 600 * sign))
      #expect(bench.messages == Self.drag)
    }
  }

  @Test(arguments: 0..<4) func aFurtherNotchJumpsNeitherInPositionNorInVelocity(way: Int) {
    let (axis, sign) = Self.ways[way]
    var bench = bench(axis)
    bench.send(.wheelScroll(by: along(axis, 3000 * sign)))
    bench.run(frames: 4)
    let step = 0.0005
    var places: [Double] = []
    for index in 0..<40 {
      if index == 20 { bench.send(.wheelScroll(by: along(axis, -2500 * sign))) }
      bench.send(.frame, at: bench.time + step)
      places.append(bench.machine.offset[axis])
    }
    let speeds = zip(places, places.dropFirst()).map { ($1 - $0) / step }
    // Pixels of a third of a point: a step's speed is known to 2 / 3 / step.
    for (a, b) in zip(speeds, speeds.dropFirst()) { #expect(abs(a - b) < 2 / 3.0 / step + 2500 * 625 * step) }
  }

  @Test(arguments: 0..<4) func itNeverPassesAnEdgeAndMovesNothingAtOne(way: Int) {
    let (axis, sign) = Self.ways[way]
    let edge = sign > 0 ? 39148.0 : -50
    var bench = bench(axis, at: edge - 130 * sign)
    for _ in 0..<5 { bench.send(.wheelScroll(by: along(axis, 100 * sign))) }
    var frames = 0
    while bench.machine.wantsFrames, frames < 200 {
      bench.run(frames: 1)
      frames += 1
      #expect((edge - bench.machine.offset[axis]) * sign >= 0)
    }
    #expect(bench.machine.offset[axis] == edge)
    bench.forget()
    #expect(!bench.machine.hasRoom(on: axis, toward: sign) && bench.machine.hasRoom(on: axis, toward: -sign))
    bench.send(.wheelScroll(by: along(axis, 100 * sign)))
    bench.send(.preciseScroll(by: along(axis, 100 * sign)))
    #expect(bench.effects.isEmpty && bench.machine.activity == .idle)
  }

  @Test(arguments: 0..<4) func aTrackpadMovesAtOnceAndItsDragEndsAfterAPause(way: Int) {
    let (axis, sign) = Self.ways[way]
    var bench = bench(axis)
    for _ in 0..<10 {
      let before = bench.machine.offset[axis]
      bench.send(.preciseScroll(by: along(axis, 7 * sign)))
      #expect(abs(bench.machine.offset[axis] - before - 7 * sign) < 1e-9)
      bench.run(frames: 1)
    }
    #expect(bench.messages == ["willBeginDragging D"])
    let end = bench.time - MachineBench.frameTime
    bench.settle()
    #expect(bench.messages == Self.drag)
    #expect(bench.time - end >= ScrollMachine.longestPause - 1e-6 && bench.time - end < ScrollMachine.longestPause + 0.02)
  }

  @Test func tinyTurnsOfATrackpadAreNotLost() {
    var bench = bench(.y)
    for _ in 0..<100 { bench.send(.preciseScroll(by: Vector(x: 0, y: 0.1))) }
    #expect(bench.machine.offset.y == 5010)
  }

  @Test func aFingerStopsItAndCodeTakesItOver() {
    for event: ScrollMachine.Event in [.touchDown, .stop(), .interrupt, .animate(to: .zero, purpose: .scroll)] {
      var bench = bench(.y)
      bench.send(.wheelScroll(by: Vector(x: 0, y: 100)))
      bench.run(frames: 3)
      let here = bench.machine.offset
      bench.send(event)
      #expect(bench.machine.offset == here && !bench.machine.isDragging)
      #expect(bench.messages.map { $0.prefix { $0 != " " } } == ["willBeginDragging", "didEndDragging(false)"])
    }
  }

  @Test func aFingerOrATouchOfOneKeepsTheContent() {
    for state in ["tracking", "dragging", "lifting"] {
      var machine = StateEventTests.machine(in: state)
      let before = machine
      machine.handle(.wheelScroll(by: Vector(x: 0, y: 100)), at: MachineBench.epoch + 1.1) { _, effect in
        Issue.record("emitted \(effect)")
      }
      #expect(machine == before)
    }
  }

  @Test func itCatchesADecelerationAndAnAnimation() {
    var bench = bench(.y)
    bench.fling(by: .zero, velocity: Vector(x: 0, y: -2000))
    bench.run(frames: 5)
    let here = bench.machine.offset
    bench.forget()
    bench.send(.wheelScroll(by: Vector(x: 0, y: 100)))
    bench.settle()
    #expect(bench.messages == ["didEndDecelerating"] + Self.drag && bench.machine.offset == here + Vector(x: 0, y: 100))
    bench.send(.animate(to: .zero, purpose: .scroll))
    bench.run(frames: 5)
    bench.forget()
    bench.send(.wheelScroll(by: Vector(x: 0, y: -100)))
    bench.settle()
    #expect(bench.messages == ["didEndScrollingAnimation"] + Self.drag)
  }

  @Test func settingTheOffsetShiftsIt() {
    var (plain, shifted) = (bench(.y), bench(.y))
    for _ in 0..<2 {
      plain.send(.wheelScroll(by: Vector(x: 0, y: 100)))
      shifted.send(.wheelScroll(by: Vector(x: 0, y: 100)))
      plain.run(frames: 4)
      shifted.run(frames: 4)
      shifted.send(.jump(to: shifted.machine.offset + Vector(x: 0, y: 1000)))
    }
    plain.settle()
    shifted.settle()
    #expect(shifted.machine.offset.y - plain.machine.offset.y == 2000)
    #expect(shifted.messages == plain.messages)
  }

  @Test func contentThatShrinksTakesTheTargetAlong() {
    var bench = bench(.y)
    bench.send(.wheelScroll(by: Vector(x: 0, y: 300)))
    bench.run(frames: 3)
    let short = AxisGeometry(minimum: 0, maximum: 5150, length: 852)
    bench.send(.geometryChanged(MachineBench.geometry(y: short)))
    bench.settle()
    #expect(bench.machine.offset.y == 5150 && bench.messages == Self.drag)
  }

  @Test func theDelegateMaySendItOnFromWhereItRests() {
    var bench = bench(.y)
    bench.onEffect = { machine, effect in
      if case .willEndDragging(let velocity, let target) = effect {
        #expect(velocity == .zero && target.y == 5100)
        machine.retarget(from: target, to: Vector(x: 0, y: 5300))
      }
    }
    bench.send(.wheelScroll(by: Vector(x: 0, y: 100)))
    bench.settle()
    #expect(bench.machine.offset.y == 5300)
    #expect(
      bench.messages == [
        "willBeginDragging D", "willEndDragging D", "didEndDragging(true)", "willBeginDecelerating C", "didEndDecelerating",
      ])
  }

  @Test func aReceiverMayStopItInItsFirstMessage() {
    var bench = bench(.y)
    bench.onEffect = { machine, effect in
      if effect == .willBeginDragging { machine.handle(.stop(), at: 0) { _, _ in } }
    }
    bench.send(.wheelScroll(by: Vector(x: 0, y: 100)))
    #expect(bench.machine.activity == .idle && bench.machine.offset.y == 5000)
  }
}
