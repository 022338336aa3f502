import ScrollPhysics

/// A machine with a scroll view's worth of edges, and everything that it emits, with the flags of that moment.
struct MachineBench {
  static let frameTime = 1.0 / 60
  /// The clock's time when `time` is 0. Not 0 as well: the seconds since a motion began are then none of the clock's.
  static let epoch = 64.0

  var machine: ScrollMachine
  private(set) var effects: [ScrollMachine.Effect] = []
  private(set) var flags: [String] = []
  /// What was emitted inside of messages.
  var nested: [String] = []
  var time = 0.0
  /// Called for every effect, like a delegate that may call back.
  var onEffect: ((inout ScrollMachine, ScrollMachine.Effect) -> Void)?

  init(offset: Vector = .zero, geometry: ScrollGeometry = MachineBench.geometry()) {
    machine = ScrollMachine(offset: offset, geometry: geometry)
  }

  static func geometry(
    x: AxisGeometry = AxisGeometry(minimum: 0, maximum: 0, length: 393, isDraggable: false),
    y: AxisGeometry = AxisGeometry(minimum: 0, maximum: 39148, length: 852), scale: Double = 3
  ) -> ScrollGeometry {
    ScrollGeometry(axes: PerAxis(x: x, y: y), scale: scale)
  }

  mutating func send(_ event: ScrollMachine.Event, at time: Double? = nil) {
    if let time { self.time = time }
    var effects: [ScrollMachine.Effect] = []
    var flags: [String] = []
    machine.handle(event, at: Self.epoch + self.time) { machine, effect in
      if case .zoom(let scale) = effect { Self.zoom(&machine, to: scale) }
      effects.append(effect)
      flags.append(Self.flags(of: machine))
      onEffect?(&machine, effect)
    }
    self.effects += effects
    self.flags += flags
  }

  /// As a scroll view does: the zoomed view takes the scale and the content its size.
  static func zoom(_ machine: inout ScrollMachine, to scale: Double) {
    machine.zoomed.scale = scale
    var geometry = machine.geometry
    geometry.axes = PerAxis { axis in
      let old = geometry.axes[axis]
      return AxisGeometry(
        minimum: old.minimum, maximum: machine.zoomed.size[axis] * scale - old.length, length: old.length,
        isDraggable: old.isDraggable, bounces: old.bounces)
    }
    machine.handle(.geometryChanged(geometry), at: 0) { _, _ in }
  }

  /// A finger drags by `translation` (its own direction) and leaves with `velocity`.
  mutating func fling(by translation: Vector, velocity: Vector) {
    send(.touchDown)
    send(.panBegan(translation: .zero))
    send(.panMoved(translation: translation))
    send(.panEnded(velocity: velocity))
    send(.touchUp)
  }

  mutating func run(frames: Int) {
    for _ in 0..<frames { send(.frame, at: time + Self.frameTime) }
  }

  mutating func settle() {
    var frames = 0
    while machine.wantsFrames, frames < 1000 {
      run(frames: 1)
      frames += 1
    }
  }

  /// The messages without the scrolling, each with T, D and C for tracking, dragging, decelerating.
  var messages: [String] {
    zip(effects, flags).compactMap { effect, flags in Self.name(of: effect).map { flags.isEmpty ? $0 : "\($0) \(flags)" } }
  }

  mutating func forget() {
    effects = []
    flags = []
  }

  static func flags(of machine: ScrollMachine) -> String {
    (machine.isTracking ? "T" : "") + (machine.isDragging ? "D" : "") + (machine.isDecelerating ? "C" : "")
      + (machine.isZooming ? "Z" : "") + (machine.isZoomBouncing ? "B" : "") + (machine.isZoomAnimating ? "A" : "")
  }

  static func name(of effect: ScrollMachine.Effect) -> String? {
    switch effect {
    case .scroll, .zoom, .didZoom, .zoomSettled(isAnnounced: false): nil
    case .willBeginZooming: "willBeginZooming"
    case .zoomSettled: "didEndZooming"
    case .willBeginDragging: "willBeginDragging"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging(let decelerates): "didEndDragging(\(decelerates))"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .didScrollToTop: "didScrollToTop"
    }
  }

  static func kind(of machine: ScrollMachine) -> String {
    switch machine.activity {
    case .idle: "idle"
    case .tracking(let caught): caught ? "tracking(caught)" : "tracking"
    case .dragging: "dragging"
    case .wheelScrolling: "wheelScrolling"
    case .lifting: "lifting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    case .zooming: machine.isDragging ? "zooming(drag)" : "zooming"
    case .zoomMoving: (machine.isZoomAnimating ? "zoomAnimating" : "zoomBouncing") + (machine.isDragging ? "(drag)" : "")
    }
  }
}
