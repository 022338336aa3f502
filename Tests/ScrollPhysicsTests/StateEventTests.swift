import ScrollPhysics
import Testing

/// Every state with every event: where it leads, and what is said on the way.
@Suite struct StateEventTests {
  static let states = [
    "idle", "tracking", "tracking(caught)", "dragging", "wheelScrolling", "lifting", "decelerating", "animating",
  ]
  static let shifted = Vector(x: 0, y: 5100)

  static let events: [(name: String, event: ScrollMachine.Event)] = [
    ("touchDown", .touchDown), ("touchUp", .touchUp), ("panBegan", .panBegan(translation: .zero)),
    ("panMoved", .panMoved(translation: Vector(x: 0, y: -70))), ("panEnded", .panEnded(velocity: Vector(x: 0, y: -900))),
    ("panCancelled", .panCancelled), ("jump", .jump(to: shifted)), ("animate", .animate(to: shifted, purpose: .scroll)),
    ("stop", .stop()), ("interrupt", .interrupt), ("frame", .frame), ("wheelScroll", .wheelScroll(by: Vector(x: 0, y: 100))),
    ("preciseScroll", .preciseScroll(by: Vector(x: 0, y: 10))),
  ]

  static let table = """
    idle: touchDown tracking; touchUp idle; panBegan dragging willBeginDragging; panMoved idle; panEnded idle; \
    panCancelled idle; \
    jump idle; animate animating; stop idle; interrupt idle; frame idle; wheelScroll wheelScrolling willBeginDragging; \
    preciseScroll wheelScrolling willBeginDragging
    tracking: touchDown tracking; touchUp idle; panBegan dragging willBeginDragging; panMoved tracking; panEnded tracking; \
    panCancelled tracking; jump tracking; animate animating; stop tracking; interrupt idle; frame tracking; \
    wheelScroll tracking; preciseScroll tracking
    tracking(caught): touchDown tracking(caught); touchUp idle didEndDecelerating; panBegan dragging willBeginDragging; \
    panMoved tracking(caught); panEnded tracking(caught); panCancelled tracking(caught); jump tracking(caught); \
    animate animating; \
    stop tracking(caught); interrupt idle didEndDecelerating; frame tracking(caught); \
    wheelScroll tracking(caught); preciseScroll tracking(caught)
    dragging: touchDown dragging; touchUp dragging; panBegan dragging; panMoved dragging; \
    panEnded decelerating willEndDragging didEndDragging(true) willBeginDecelerating; \
    panCancelled idle willEndDragging didEndDragging(false); jump dragging; animate dragging didEndScrollingAnimation; \
    stop dragging; interrupt idle didEndDragging(false); frame dragging; wheelScroll dragging; preciseScroll dragging
    wheelScrolling: touchDown tracking didEndDragging(false); touchUp wheelScrolling; \
    panBegan dragging didEndDragging(false) willBeginDragging; \
    panMoved wheelScrolling; panEnded wheelScrolling; panCancelled wheelScrolling; jump wheelScrolling; \
    animate animating didEndDragging(false); \
    stop idle didEndDragging(false); interrupt idle didEndDragging(false); frame wheelScrolling; wheelScroll wheelScrolling; \
    preciseScroll wheelScrolling
    lifting: touchDown lifting; touchUp lifting; panBegan lifting; panMoved lifting; panEnded lifting; panCancelled lifting; \
    jump lifting; animate animating; stop lifting; interrupt idle; frame lifting; wheelScroll lifting; preciseScroll lifting
    decelerating: touchDown tracking(caught); touchUp decelerating; panBegan dragging willBeginDragging; panMoved decelerating; \
    panEnded decelerating; panCancelled decelerating; jump decelerating; animate animating; stop idle didEndDecelerating; \
    interrupt idle didEndDecelerating; frame decelerating; wheelScroll wheelScrolling didEndDecelerating willBeginDragging; \
    preciseScroll wheelScrolling didEndDecelerating willBeginDragging
    animating: touchDown tracking didEndScrollingAnimation; touchUp animating; \
    panBegan dragging didEndScrollingAnimation willBeginDragging; panMoved animating; panEnded animating; \
    panCancelled animating; \
    jump animating; animate animating; stop idle didEndScrollingAnimation; interrupt idle didEndScrollingAnimation; \
    frame animating; \
    wheelScroll wheelScrolling didEndScrollingAnimation willBeginDragging; \
    preciseScroll wheelScrolling didEndScrollingAnimation willBeginDragging
    """

  @Test func everyPairLeadsWhereTheTableSays() {
    let lines = Self.states.map { state in
      let cells = Self.events.map { name, event in
        var machine = Self.machine(in: state)
        var words: [String] = []
        machine.handle(event, at: MachineBench.epoch + 1.1) { _, effect in
          if let name = MachineBench.name(of: effect) { words.append(name) }
        }
        return ([name, MachineBench.kind(of: machine)] + words).joined(separator: " ")
      }
      return "\(state): " + cells.joined(separator: "; ")
    }
    #expect(lines == Self.table.split(separator: "\n").map(String.init))
  }

  @Test(arguments: states) func aJumpIsNeverAnnounced(state: String) {
    var machine = Self.machine(in: state)
    machine.handle(.jump(to: Self.shifted), at: MachineBench.epoch + 1.1) { _, effect in Issue.record("emitted \(effect)") }
    #expect(machine.offset == Self.shifted)
  }

  @Test(arguments: states) func whateverBeganEndsWhenItIsInterrupted(state: String) {
    var machine = Self.machine(in: state)
    machine.handle(.interrupt, at: MachineBench.epoch + 1.1) { _, _ in }
    #expect(!machine.isTracking && !machine.isDragging && !machine.isDecelerating && !machine.wantsFrames)
  }

  @Test(arguments: states) func framesAreWantedOnlyByWhatMovesByItself(state: String) {
    #expect(Self.machine(in: state).wantsFrames == (["wheelScrolling", "decelerating", "animating"].contains(state)))
  }

  /// A machine brought there by events, at the time 1.
  static func machine(in state: String) -> ScrollMachine {
    var bench = MachineBench(offset: Vector(x: 0, y: 5000))
    bench.time = 1
    switch state {
    case "tracking": bench.send(.touchDown)
    case "dragging", "lifting":
      bench.send(.touchDown)
      bench.send(.panBegan(translation: .zero))
    case "decelerating", "tracking(caught)":
      bench.fling(by: .zero, velocity: Vector(x: 0, y: -900))
      if state != "decelerating" { bench.send(.touchDown) }
    case "wheelScrolling": bench.send(.wheelScroll(by: Vector(x: 0, y: 100)))
    case "animating": bench.send(.animate(to: .zero, purpose: .scroll))
    default: break
    }
    guard state == "lifting" else { return bench.machine }
    var inside = bench.machine
    bench.onEffect = { machine, effect in
      if case .willEndDragging = effect { inside = machine }
    }
    bench.send(.panEnded(velocity: .zero))
    return inside
  }
}
