import ScrollPhysics
import Testing

/// Every state with every event that has to do with zooming: where it leads, and what is said on the way.
@Suite struct ZoomStateEventTests {
  static let states = ["zooming", "zooming(drag)", "zoomBouncing", "zoomBouncing(drag)", "zoomAnimating", "zoomAnimating(drag)"]
  static let place = Vector(x: 100, y: 100)
  static let goal = ScrollMachine.ZoomGoal(scale: 1.5, point: Vector(x: 0, y: 5000), place: .zero)

  static let events: [(name: String, event: ScrollMachine.Event)] = [
    ("pinchBegan", .pinchBegan(factor: 1, place: place)), ("pinchMoved", .pinchMoved(factor: 1.5, place: place)),
    ("pinchEnded", .pinchEnded(place: nil)), ("animated", .zoom(goal, .animated)), ("atOnce", .zoom(goal, .atOnce)),
    ("turned", .zoom(goal, .turned)), ("viewLost", .zoomedViewLost),
  ]

  static let table = """
    idle: pinchBegan zooming willBeginZooming; pinchMoved idle; pinchEnded idle; animated zoomAnimating willBeginZooming; \
    atOnce idle; turned idle willBeginZooming didEndZooming; viewLost idle
    tracking: pinchBegan zooming willBeginZooming; pinchMoved tracking; pinchEnded tracking; \
    animated zoomAnimating willBeginZooming; atOnce tracking; turned tracking willBeginZooming didEndZooming; viewLost tracking
    tracking(caught): pinchBegan zooming willBeginZooming; pinchMoved tracking(caught); pinchEnded tracking(caught); \
    animated zoomAnimating willBeginZooming; atOnce tracking(caught); turned tracking(caught) willBeginZooming didEndZooming; \
    viewLost tracking(caught)
    dragging: pinchBegan zooming(drag) willBeginZooming; pinchMoved dragging; pinchEnded dragging; \
    animated zoomAnimating(drag) willBeginZooming; atOnce dragging; turned dragging willBeginZooming didEndZooming; \
    viewLost dragging
    wheelScrolling: pinchBegan zooming didEndDragging(false) willBeginZooming; pinchMoved wheelScrolling; \
    pinchEnded wheelScrolling; \
    animated zoomAnimating didEndDragging(false) willBeginZooming; atOnce wheelScrolling; \
    turned wheelScrolling willBeginZooming didEndZooming; viewLost wheelScrolling
    lifting: pinchBegan lifting; pinchMoved lifting; pinchEnded lifting; animated zoomAnimating willBeginZooming; \
    atOnce lifting; turned lifting willBeginZooming didEndZooming; viewLost lifting
    decelerating: pinchBegan zooming willBeginZooming; pinchMoved decelerating; pinchEnded decelerating; \
    animated zoomAnimating willBeginZooming; atOnce decelerating; turned decelerating willBeginZooming didEndZooming; \
    viewLost decelerating
    animating: pinchBegan zooming didEndScrollingAnimation willBeginZooming; pinchMoved animating; pinchEnded animating; \
    animated zoomAnimating willBeginZooming; atOnce animating; turned animating willBeginZooming didEndZooming; \
    viewLost animating
    zooming: touchDown zooming; touchUp zooming; panBegan zooming; panMoved zooming; panEnded zooming; panCancelled zooming; \
    jump zooming; animate zooming didEndScrollingAnimation; stop zooming; interrupt idle didEndZooming; frame zooming; \
    wheelScroll zooming; preciseScroll zooming; pinchBegan zooming; pinchMoved zooming; pinchEnded tracking didEndZooming; \
    animated zooming; \
    atOnce zooming; turned zooming; viewLost tracking didEndZooming
    zooming(drag): touchDown zooming(drag); touchUp zooming(drag); panBegan zooming(drag); panMoved zooming(drag); \
    panEnded zooming willEndDragging didEndDragging(false); panCancelled zooming willEndDragging didEndDragging(false); \
    jump zooming(drag); animate zooming(drag) didEndScrollingAnimation; stop zooming(drag); \
    interrupt idle didEndDragging(false) didEndZooming; frame zooming(drag); wheelScroll zooming(drag); \
    preciseScroll zooming(drag); \
    pinchBegan zooming(drag); pinchMoved zooming(drag); pinchEnded dragging didEndZooming; animated zooming(drag); \
    atOnce zooming(drag); turned zooming(drag); viewLost dragging didEndZooming
    zoomBouncing: touchDown zoomBouncing; touchUp zoomBouncing; panBegan zoomBouncing(drag) willBeginDragging; \
    panMoved zoomBouncing; panEnded zoomBouncing; panCancelled zoomBouncing; jump zoomBouncing; animate zoomBouncing; \
    stop zoomBouncing; interrupt idle didEndZooming; frame zoomBouncing; wheelScroll zoomBouncing; preciseScroll zoomBouncing; \
    pinchBegan zooming didEndZooming willBeginZooming; pinchMoved zoomBouncing; pinchEnded zoomBouncing; \
    animated zoomAnimating; atOnce tracking didEndZooming; turned zoomBouncing; viewLost tracking didEndZooming
    zoomBouncing(drag): touchDown zoomBouncing(drag); touchUp zoomBouncing(drag); panBegan zoomBouncing(drag); \
    panMoved zoomBouncing(drag); panEnded zoomBouncing willEndDragging didEndDragging(false); \
    panCancelled zoomBouncing willEndDragging didEndDragging(false); jump zoomBouncing(drag); \
    animate zoomBouncing(drag) didEndScrollingAnimation; stop zoomBouncing(drag); \
    interrupt idle didEndDragging(false) didEndZooming; frame zoomBouncing(drag); wheelScroll zoomBouncing(drag); \
    preciseScroll zoomBouncing(drag); pinchBegan zooming(drag) didEndZooming willBeginZooming; pinchMoved zoomBouncing(drag); \
    pinchEnded zoomBouncing(drag); animated zoomAnimating(drag); atOnce dragging didEndZooming; turned zoomBouncing(drag); \
    viewLost dragging didEndZooming
    zoomAnimating: touchDown zoomAnimating; touchUp zoomAnimating; panBegan zoomAnimating(drag) willBeginDragging; \
    panMoved zoomAnimating; panEnded zoomAnimating; panCancelled zoomAnimating; jump zoomAnimating; animate zoomAnimating; \
    stop zoomAnimating; interrupt idle didEndZooming; frame zoomAnimating; wheelScroll zoomAnimating; \
    preciseScroll zoomAnimating; \
    pinchBegan zooming didEndZooming willBeginZooming; pinchMoved zoomAnimating; pinchEnded zoomAnimating; \
    animated zoomAnimating; atOnce tracking didEndZooming; turned zoomAnimating; viewLost tracking didEndZooming
    zoomAnimating(drag): touchDown zoomAnimating(drag); touchUp zoomAnimating(drag); panBegan zoomAnimating(drag); \
    panMoved zoomAnimating(drag); panEnded zoomAnimating willEndDragging didEndDragging(false); \
    panCancelled zoomAnimating willEndDragging didEndDragging(false); jump zoomAnimating(drag); \
    animate zoomAnimating(drag) didEndScrollingAnimation; stop zoomAnimating(drag); \
    interrupt idle didEndDragging(false) didEndZooming; frame zoomAnimating(drag); wheelScroll zoomAnimating(drag); \
    preciseScroll zoomAnimating(drag); pinchBegan zooming(drag) didEndZooming willBeginZooming; pinchMoved zoomAnimating(drag); \
    pinchEnded zoomAnimating(drag); animated zoomAnimating(drag); atOnce dragging didEndZooming; turned zoomAnimating(drag); \
    viewLost dragging didEndZooming
    """

  @Test func everyPairLeadsWhereTheTableSays() {
    let others = StateEventTests.states.map { line($0, Self.events) }
    let own = Self.states.map { line($0, StateEventTests.events + Self.events) }
    #expect(others + own == Self.table.split(separator: "\n").map(String.init))
  }

  private func line(_ state: String, _ events: [(name: String, event: ScrollMachine.Event)]) -> String {
    let cells = events.map { name, event in
      var machine = Self.machine(in: state)
      var words: [String] = []
      machine.handle(event, at: MachineBench.epoch + 1.1) { machine, effect in
        if case .zoom(let scale) = effect { MachineBench.zoom(&machine, to: scale) }
        if let name = MachineBench.name(of: effect) { words.append(name) }
      }
      return ([name, MachineBench.kind(of: machine)] + words).joined(separator: " ")
    }
    return "\(state): " + cells.joined(separator: "; ")
  }

  @Test(arguments: states) func aJumpIsNeverAnnounced(state: String) {
    var machine = Self.machine(in: state)
    machine.handle(.jump(to: StateEventTests.shifted), at: MachineBench.epoch + 1.1) { _, effect in
      Issue.record("emitted \(effect)")
    }
    #expect(machine.offset == StateEventTests.shifted)
  }

  @Test(arguments: states) func whateverBeganEndsWhenItIsInterrupted(state: String) {
    var machine = Self.machine(in: state)
    machine.handle(.interrupt, at: MachineBench.epoch + 1.1) { machine, effect in
      if case .zoom(let scale) = effect { MachineBench.zoom(&machine, to: scale) }
    }
    #expect(MachineBench.flags(of: machine) == "" && !machine.wantsFrames)
    #expect(machine.zoomed.scale >= 1 && machine.zoomed.scale <= 2)
  }

  @Test(arguments: states) func framesAreWantedOnlyByWhatMovesByItself(state: String) {
    #expect(Self.machine(in: state).wantsFrames == !state.hasPrefix("zooming"))
  }

  /// A machine brought there by events, at the time 1; the others as in the table without zooming.
  static func machine(in state: String) -> ScrollMachine {
    guard states.contains(state) else {
      var machine = StateEventTests.machine(in: state)
      allowZoom(&machine)
      return machine
    }
    var bench = MachineBench(offset: Vector(x: 0, y: 5000))
    allowZoom(&bench.machine)
    bench.time = 1
    bench.send(.touchDown)
    let isDrag = state.hasSuffix("(drag)")
    if isDrag { bench.send(.panBegan(translation: .zero)) }
    if state.hasPrefix("zoomAnimating") {
      bench.send(.zoom(ScrollMachine.ZoomGoal(scale: 2, point: Vector(x: 0, y: 5100), place: place), .animated))
    } else {
      bench.send(.pinchBegan(factor: 1, place: place))
      if state.hasPrefix("zoomBouncing") {
        bench.send(.pinchMoved(factor: 4, place: place))
        bench.send(.pinchEnded(place: nil))
      }
    }
    return bench.machine
  }

  private static func allowZoom(_ machine: inout ScrollMachine) {
    machine.zoomed.size = Vector(x: 393, y: 40000)
    var geometry = machine.geometry
    geometry.zoom = ZoomLimits(minimum: 1, maximum: 2)
    machine.handle(.geometryChanged(geometry), at: MachineBench.epoch + 1) { _, _ in }
  }
}
