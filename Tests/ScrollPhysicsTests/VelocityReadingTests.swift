import ScrollPhysics
import Testing

/// Velocities that the machine tells: of running motions, and to the delegate at a lift.
@Suite struct VelocityReadingTests {
  private func bench() -> MachineBench {
    let axis = AxisGeometry(minimum: -50, maximum: 20_000, length: 400)
    return MachineBench(offset: Vector(x: 5_000, y: 9_000), geometry: MachineBench.geometry(x: axis, y: axis, scale: 1_000_000))
  }

  enum Motion: CaseIterable {
    case deceleration, wheel, animation
  }

  @Test(arguments: Motion.allCases) func theVelocityOfAMotionIsTheSlopeOfItsOffset(motion: Motion) throws {
    var bench = bench()
    switch motion {
    case .deceleration: bench.fling(by: .zero, velocity: Vector(x: 900, y: -1_500))
    case .wheel: bench.send(.wheelScroll(by: Vector(x: 300, y: -200)))
    case .animation: bench.send(.animate(to: Vector(x: 5_400, y: 8_300), purpose: .scroll))
    }
    for frame in 1...9 {
      bench.run(frames: 1)
      let (here, velocity) = (bench.machine.offset, try #require(bench.machine.velocity))
      var next = bench
      next.send(.frame, at: bench.time + 0.0001)
      let slope = (next.machine.offset - here) * 10_000
      #expect((slope - velocity).length < 0.02 * velocity.length + 3, "frame \(frame): \(velocity), the slope is \(slope)")
    }
    bench.settle()
    #expect(bench.machine.velocity == nil)
  }

  /// The announced velocity is the finger's, reversed; 0 on an axis that it cannot drag, and below the slowest flick.
  @Test(arguments: [true, false], [true, false]) func theDelegateHearsOfTheAxesThatTheFingerDrags(x: Bool, y: Bool) {
    func edges(_ isDraggable: Bool) -> AxisGeometry {
      AxisGeometry(minimum: 0, maximum: 20_000, length: 400, isDraggable: isDraggable)
    }
    for (finger, isFlick) in [
      (Vector(x: 900, y: -1_500), true), (Vector(x: 0, y: -1_500), true), (Vector(x: 90, y: -100), false),
    ] {
      var bench = MachineBench(
        offset: Vector(x: 5_000, y: 9_000), geometry: MachineBench.geometry(x: edges(x), y: edges(y)))
      bench.fling(by: Vector(x: 1, y: 1), velocity: finger)
      let told = bench.effects.compactMap { effect -> Vector? in
        if case .willEndDragging(let velocity, _) = effect { velocity } else { nil }
      }
      let velocity = Vector(x: x && finger.x != 0 ? -finger.x : 0, y: y ? -finger.y : 0)
      #expect(told == [isFlick ? velocity : .zero], "\(finger)")
    }
  }
}
