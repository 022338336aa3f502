import ScrollPhysics
import Testing
import TestSupport

/// Long random sessions of a machine, with receivers that call back at random: whatever happens, begins and ends match.
@Suite struct RandomEventTests {
  @Test(arguments: 0..<60) func beginsAndEndsMatchHoweverItIsPushed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var session = Session(random: random.next())
    for _ in 0..<400 {
      session.time += Double(random.next() % 20) / 1000
      session.send(Self.event(&random), depth: 0)
      if session.machine.activity == .idle { #expect(session.isSettled, "\(session.names.suffix(12))") }
    }
    session.send(.interrupt, depth: 3)
    #expect(session.isSettled && session.machine.activity == .idle)
    let offset = session.machine.offset
    #expect(offset.x.isFinite && offset.y.isFinite && offset.length < 1e7)
    #expect(session.machine.zoomed.scale > 0.05 && session.machine.zoomed.scale < 10)
  }

  private static func event(_ random: inout SeededGenerator) -> ScrollMachine.Event {
    let number = random.next()
    let vector = Vector(x: random.between(-400, 400), y: random.between(-400, 400))
    if number % 5 == 0 { return zoomEvent(number / 5, vector) }
    switch number / 5 % 18 {
    case 0, 1: return .touchDown
    case 2: return .touchUp
    case 3, 4: return .panBegan(translation: .zero)
    case 5, 6: return .panMoved(translation: vector)
    case 7, 8: return .panEnded(velocity: vector * 10)
    case 9: return .panCancelled
    case 10: return .jump(to: vector * 3)
    case 11: return .animate(to: vector * 3, purpose: number % 2 == 0 ? .scroll : .scrollToTop)
    case 12: return number % 2 == 0 ? .stop() : .interrupt
    case 13: return .geometryChanged(geometry(&random))
    case 14: return .wheelScroll(by: vector)
    case 15: return .preciseScroll(by: vector * 0.1)
    default: return .frame
    }
  }

  private static func zoomEvent(_ number: UInt64, _ vector: Vector) -> ScrollMachine.Event {
    let scale = 1 + vector.x / 500
    switch number % 8 {
    case 0, 1: return .pinchBegan(factor: scale, place: vector)
    case 2, 3: return .pinchMoved(factor: scale * scale, place: vector)
    case 4, 5: return .pinchEnded(place: number % 16 < 12 ? nil : vector)
    case 6: return .zoomedViewLost
    default:
      let goal = ScrollMachine.ZoomGoal(scale: scale * 2, point: vector, place: vector)
      return .zoom(goal, [.animated, .atOnce, .turned][Int(number / 8 % 3)])
    }
  }

  private static func geometry(_ random: inout SeededGenerator) -> ScrollGeometry {
    func axis() -> AxisGeometry {
      AxisGeometry(
        minimum: random.between(-100, 0), maximum: random.between(-50, 2000), length: random.between(0, 900),
        isDraggable: random.next() % 4 > 0, bounces: random.next() % 4 > 0)
    }
    let zoom = ZoomLimits(
      minimum: random.between(0.2, 1), maximum: random.between(0.5, 4), bounces: random.next() % 4 > 0)
    return ScrollGeometry(axes: PerAxis(x: axis(), y: axis()), scale: 3, zoom: zoom)
  }

  /// A machine, the messages that it sent, and a receiver that sometimes sends an event from inside of one.
  private struct Session {
    var machine = ScrollMachine(offset: .zero, geometry: MachineBench.geometry())
    var names: [String] = []
    var time = 0.0
    private var random: SeededGenerator

    init(random: UInt64) {
      self.random = SeededGenerator(seed: random)
      machine.zoomed.size = Vector(x: 400, y: 1000)
    }

    mutating func send(_ event: ScrollMachine.Event, depth: Int) {
      machine = handled(event, by: machine, depth)
    }

    private mutating func handled(_ event: ScrollMachine.Event, by machine: ScrollMachine, _ depth: Int) -> ScrollMachine {
      var machine = machine
      machine.handle(event, at: time) { machine, effect in
        if let name = MachineBench.name(of: effect) { names.append(name) }
        if case .zoom(let scale) = effect { MachineBench.zoom(&machine, to: scale) }
        if depth < 2, random.next() % 6 == 0 {
          machine = handled(RandomEventTests.event(&random), by: machine, depth + 1)
        }
      }
      return machine
    }

    /// As many drags and zooms ended as began, and nobody waits for the end of a deceleration.
    var isSettled: Bool {
      let begun = names.count { $0 == "willBeginDragging" }
      let ended = names.count { $0.hasPrefix("didEndDragging") }
      let last = names.last { $0 == "didEndDragging(true)" || $0 == "willBeginDecelerating" || $0 == "didEndDecelerating" }
      let zooms = names.count { $0 == "willBeginZooming" } == names.count { $0 == "didEndZooming" }
      return zooms && begun == ended && (last == nil || last == "didEndDecelerating")
    }
  }
}
