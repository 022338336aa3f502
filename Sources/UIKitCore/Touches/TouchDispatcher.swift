internal import Diagnostics
internal import Foundation

/// Turns a host's raw touches into `UITouch`es and events, and sends each touch to the window in which it began.
@MainActor final class TouchDispatcher {
  private unowned let screen: UIScreen
  private var live: [Int: UITouch] = [:]
  private let event = UIEvent()
  private var taps = TapCounter()
  private let wheels = WheelRouter()
  /// The deepest view touched last, or over which a wheel turned last.
  private(set) weak var lastView: UIView?
  let environment: GestureEnvironment
  private let hover: HoverTracker
  private let bars = ScrollBarPointer()
  let pointer: PointerTracker
  private let menus: MenuPresses

  init(screen: UIScreen) {
    self.screen = screen
    pointer = PointerTracker(screen)
    menus = MenuPresses(screen)
    environment = GestureEnvironment()
    hover = HoverTracker(environment: environment)
  }

  /// All touches that are down.
  var liveTouches: [UITouch] { Array(live.values) }

  /// Handles raw touches of one instant; an identifier that occurs twice makes two events.
  func handle(_ touches: [RawTouch], at time: TimeInterval) {
    var rest = bars.consume(menus.take(touches), over: { view(under: $0) })[...]
    while !rest.isEmpty {
      var ids: Set<Int> = []
      let end = rest.firstIndex { !ids.insert($0.id).inserted } ?? rest.endIndex
      handleOnce(rest[..<end], at: time)
      rest = rest[end...]
    }
  }

  /// Reports a pointer without a pressed button at `place` on the screen; nil if the pointer is outside.
  func hover(at place: CGPoint?, _ modifiers: UIKeyModifierFlags, at time: TimeInterval) {
    ensure(place.map { $0.x.isFinite && $0.y.isFinite } ?? true, "a pointer at \(place ?? .zero): give a finite point")
    let hit = place.flatMap { view(under: $0) }
    bars.hover(at: place, over: hit)
    hover.move(to: place ?? .zero, over: hit, modifiers, at: time)
    screen.toolTips.move(to: place, over: hit)
    // A pressed button keeps the shape; outside of the window the desktop decides.
    if let place { pointer.move(to: place, over: bars.isPointedAt ? nil : hit, modifiers) } else { pointer.leave() }
  }

  /// The deepest view at a position on the screen.
  private func view(under place: CGPoint) -> UIView? {
    screen.windows.reversed().lazy.compactMap { $0.hitTest($0.convertFromParent(place), with: nil) }.first
  }

  /// Ends hovering when a button is pressed, and begins hovering at the pointer when the button is released.
  private func hover(with raws: ArraySlice<RawTouch>, in phase: UITouch.Phase, at time: TimeInterval) {
    guard let raw = raws.last(where: { $0.type == .indirectPointer && $0.phase == phase }) else { return }
    hover(at: raw.phase == .ended ? raw.location : nil, raw.modifiers, at: time)
  }

  private func handleOnce(_ raws: ArraySlice<RawTouch>, at time: TimeInterval) {
    hover(with: raws, in: .began, at: time)
    defer { hover(with: raws, in: .ended, at: time) }
    for touch in live.values {
      touch.phase = .stationary
      touch.previousScreenLocation = touch.screenLocation
    }
    event.timestamp = time
    (event.modifierFlags, event.buttonMask) = raws.reduce(into: ([], [])) { sum, raw in
      sum.0.formUnion(raw.modifiers)
      sum.1.formUnion(raw.buttons)
    }
    for raw in raws { update(raw, at: time) }
    event.allTouches = Set(live.values)
    screen.application.sendEvent(event)
    followMenus(raws)
    let gone = live.values.filter { $0.phase == .ended || $0.phase == .cancelled }
    for touch in gone { live[touch.id] = nil }
    environment.finish(gone)
    event.allTouches = Set(live.values)
  }

  /// Begins and ends the waiting for a finger that rests; other buttons than the primary one open menus once recognizers have seen them.
  private func followMenus(_ raws: ArraySlice<RawTouch>) {
    menus.moved()
    for raw in raws where raw.phase == .began {
      guard let touch = live[raw.id], touch.phase == .began else { continue }
      if raw.isOtherButton { menus.pressed(raw.buttons, touch) } else { menus.began(touch, Array(live.values)) }
    }
  }

  /// Ends a touch for all who see it; what the host reports of it later is somebody else's.
  func cancel(_ touch: UITouch) {
    guard live[touch.id] === touch else { return }
    for other in live.values where other !== touch { other.phase = .stationary }
    touch.phase = .cancelled
    event.allTouches = Set(live.values)
    screen.application.sendEvent(event)
    live[touch.id] = nil
    environment.finish([touch])
    event.allTouches = Set(live.values)
  }

  private func update(_ raw: RawTouch, at time: TimeInterval) {
    ensure(
      raw.location.x.isFinite && raw.location.y.isFinite, "touch \(raw.id) \(raw.phase) at \(raw.location): give a finite point")
    let present = live[raw.id]
    switch raw.phase {
    case .began:
      ensure(present == nil, "touch \(raw.id) began at \(raw.location), but it is down already; end or cancel it first")
      begin(raw, at: time)
    case .moved, .stationary, .ended, .cancelled:
      guard let touch = present else {
        programmingError("touch \(raw.id) \(raw.phase) at \(raw.location), but it has not begun; send .began first")
      }
      touch.phase = raw.phase
      touch.timestamp = time
      touch.screenLocation = raw.location
    case .regionEntered, .regionMoved, .regionExited:
      programmingError("touch \(raw.id) \(raw.phase): hovering is no touch; send .began, .moved, .ended or .cancelled")
    }
  }

  private func begin(_ raw: RawTouch, at time: TimeInterval) {
    let touch = UITouch(id: raw.id, at: raw.location, time: time)
    touch.type = raw.type
    touch.tapCount = taps.count(touchAt: raw.location, time: time)
    for window in screen.windows.reversed() {
      guard let view = window.hitTest(window.convertFromParent(raw.location), with: event) else { continue }
      (touch.window, touch.view) = (window, view)
      break
    }
    lastView = touch.view
    if let menu = touch.window?.lightMenu, touch.view?.isDescendant(of: menu) != true { menu.dismiss() }
    screen.focus.touchBegan()
    screen.presses.touchBegan()
    if raw.isOtherButton { touch.delivery = .finished }
    if let view = touch.view, !isHeard(by: view) { touch.delivery = .finished }
    live[raw.id] = touch
    environment.attach(touch, event, raw.isOtherButton ? raw.buttons : nil)
  }

  /// Whether `view` may receive another touch, by `isMultipleTouchEnabled` and `isExclusiveTouch` of this and the other touched views.
  private func isHeard(by view: UIView) -> Bool {
    for other in live.values {
      guard let holder = other.view, other.phase != .ended, other.phase != .cancelled else { continue }
      if holder === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if holder.window === view.window, holder.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  // MARK: Delivery

  func deliver(_ event: UIEvent) {
    var served: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !served.contains(where: { $0 === window }) else { continue }
      served.append(window)
      window.sendEvent(event)
    }
  }

  func deliver(_ event: UIEvent, in window: UIWindow) {
    let all = (event.touches(for: window) ?? []).sorted { $0.id < $1.id }
    let resting = all.filter { $0.phase == .stationary && $0.timestamp == event.timestamp }
    if !resting.isEmpty { environment.rest(resting, event) }
    let changed = all.filter { $0.phase != .stationary }
    if !changed.isEmpty { environment.deliver(changed, event) }
  }

  func handle(_ wheel: WheelEvent) {
    screen.toolTips.hide()
    for window in screen.windows { window.lightMenu?.dismiss() }
    for window in screen.windows.reversed() {
      guard let hit = window.hitTest(window.convertFromParent(wheel.location), with: nil) else { continue }
      lastView = hit
      return wheels.handle(wheel, over: hit)
    }
  }

  /// Ends a trackpad's drag of `scrollView` because a finger has touched the view.
  func releaseTrackpad(_ scrollView: UIScrollView) { wheels.release(scrollView) }

  /// Cancels all touches, for example when the window is closed.
  func cancelAll(at time: TimeInterval) {
    let raws = live.values.map { RawTouch(id: $0.id, phase: .cancelled, location: $0.screenLocation) }
    if !raws.isEmpty { handle(raws.sorted { $0.id < $1.id }, at: time) }
  }
}

/// Counts quick successive taps at one place.
private struct TapCounter {
  private var location = CGPoint.zero
  private var time = -TimeInterval.infinity
  private var count = 0

  mutating func count(touchAt location: CGPoint, time: TimeInterval) -> Int {
    let isNear = hypot(location.x - self.location.x, location.y - self.location.y) <= TapLimits.separation
    count = isNear && time - self.time <= TapLimits.interval ? count + 1 : 1
    (self.location, self.time) = (location, time)
    return count
  }
}

/// Limits of taps. Our choice, to feel like iOS.
enum TapLimits {
  /// Maximum distance between two taps of a sequence, and maximum movement during a tap, in points.
  static let separation: CGFloat = 45
  /// Maximum time from one touch-down to the next, and from a lift to the next touch-down, in seconds.
  static let interval: TimeInterval = 0.35
  /// Maximum duration of a tap, in seconds.
  static let duration: TimeInterval = 0.75
}
