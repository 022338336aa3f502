import ScrollPhysics
import TestSupport
import Testing

/// Random sessions of fingers, wheels and code, done once more with the axes exchanged, and once more in a mirror.
@Suite struct SymmetryTests {
  private enum Turn { case none, axes, mirror }

  /// Offsets, translations and velocities as the turned session has them.
  private static func turned(_ vector: Vector, _ turn: Turn) -> Vector {
    switch turn {
    case .none: vector
    case .axes: Vector(x: vector.y, y: vector.x)
    case .mirror: Vector(x: -vector.x, y: -vector.y)
    }
  }

  private static func turned(_ geometry: ScrollGeometry, _ turn: Turn) -> ScrollGeometry {
    var geometry = geometry
    switch turn {
    case .none: break
    case .axes: geometry.axes = PerAxis(x: geometry.axes.y, y: geometry.axes.x)
    case .mirror:
      geometry.axes = PerAxis { axis in
        let edges = geometry.axes[axis]
        return AxisGeometry(
          minimum: -edges.maximum, maximum: -edges.minimum, length: edges.length, isDraggable: edges.isDraggable,
          bounces: edges.bounces)
      }
    }
    return geometry
  }

  private static func geometry(_ random: inout SeededGenerator) -> ScrollGeometry {
    func axis() -> AxisGeometry {
      let minimum = Double(random.roll(-100..<1))
      return AxisGeometry(
        minimum: minimum, maximum: minimum + Double(random.roll(0..<1_500)), length: Double(random.roll(100..<900)),
        isDraggable: random.roll(0..<5) > 0, bounces: random.roll(0..<4) > 0)
    }
    var geometry = ScrollGeometry(axes: PerAxis(x: axis(), y: axis()), scale: 3)
    geometry.locksDirection = random.roll(0..<2) == 0
    return geometry
  }

  /// An event with its vectors turned; distances from less than a point to hundreds.
  private static func event(_ random: inout SeededGenerator, _ turn: Turn) -> ScrollMachine.Event {
    let size = [0.4, 3, 60, 500][random.roll(0..<4)]
    let vector = turned(Vector(x: random.between(-size, size), y: random.between(-size, size)), turn)
    switch random.roll(0..<16) {
    case 0: return .touchDown
    case 1: return .touchUp
    case 2: return .panBegan(translation: .zero)
    case 3, 4: return .panMoved(translation: vector)
    case 5, 6: return .panEnded(velocity: vector * 8)
    case 7: return .panCancelled
    case 8: return .jump(to: vector * 2)
    case 9: return .animate(to: vector * 2, purpose: .scroll)
    case 10: return .stop(at: random.roll(0..<2) == 0 ? nil : vector)
    case 11: return .interrupt
    case 12: return .wheelScroll(by: vector)
    case 13: return .preciseScroll(by: vector)
    default: return .frame
    }
  }

  /// The offsets and the messages of a session.
  private func session(_ seed: UInt64, _ turn: Turn) -> (offsets: [Vector], messages: [String]) {
    var random = SeededGenerator(seed: seed)
    let geometry = Self.turned(Self.geometry(&random), turn)
    var bench = MachineBench(geometry: geometry)
    bench.machine.handle(.jump(to: geometry.clamped(.zero)), at: MachineBench.epoch) { _, _ in }
    var offsets: [Vector] = []
    for _ in 0..<120 {
      let event = Self.event(&random, turn)
      let frames = random.roll(0..<6)
      bench.send(event)
      offsets.append(Self.turned(bench.machine.offset, turn))
      bench.run(frames: frames)
      offsets.append(Self.turned(bench.machine.offset, turn))
    }
    return (offsets, bench.messages)
  }

  @Test(arguments: 0..<80 as Range<UInt64>) func theAxesAreAlike(seed: UInt64) {
    let (plain, exchanged) = (session(seed, .none), session(seed, .axes))
    #expect(plain.messages == exchanged.messages)
    #expect(plain.offsets == exchanged.offsets)
  }

  @Test(arguments: 0..<80 as Range<UInt64>) func bothDirectionsAreAlike(seed: UInt64) {
    let (plain, mirrored) = (session(seed, .none), session(seed, .mirror))
    #expect(plain.messages == mirrored.messages)
    let wrong = zip(plain.offsets, mirrored.offsets).enumerated().first { ($1.0 - $1.1).length > 1e-6 }
    #expect(wrong == nil, "\(String(describing: wrong))")
  }
}
