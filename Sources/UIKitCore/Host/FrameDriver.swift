internal import Diagnostics
package import Foundation
internal import QuartzCore
package import UIKitGraphics

/// Drives one screen: receives frames, timers and events from the host, in order and with their time, so that nothing else reads a clock.
///
/// The driver asks the host for a frame only while a client is registered, something needs layout or display, or an animation runs.
@MainActor package final class FrameDriver {
  package let host: any Host
  /// Number of frames so far, including those that changed nothing.
  @exclusivity(unchecked) package private(set) var frameCount = 0
  /// Seconds of the host's clock that the last frame needed on the main thread, including the events and timers before it; 0 on a manual
  /// host, whose clock stands still meanwhile.
  @exclusivity(unchecked) package private(set) var lastFrameWork: TimeInterval = 0
  /// Called with each key that goes down and that the responder chain leaves, for actions of the window like closing it.
  package var onUnhandledKey: ((UIKey) -> Void)?

  /// Prints a line for each frame; nil unless the environment asks for it.
  @exclusivity(unchecked) package var trace: FrameTrace?

  unowned let screen: UIScreen
  private let timers = TimerQueue()
  /// What is called at every frame, in order.
  @exclusivity(unchecked) package private(set) var clients: [any FrameClient] = []
  @exclusivity(unchecked) private var latest: TimeInterval
  /// Whether a frame, a timer or an event is being handled.
  @exclusivity(unchecked) private(set) var isInside = false
  @exclusivity(unchecked) private var isFrameRequested = false
  /// `lastFrameWork` of the coming frame, so far.
  @exclusivity(unchecked) private(set) var work: TimeInterval = 0

  init(host: any Host, screen: UIScreen) {
    (self.host, self.screen, latest) = (host, screen, host.now)
    trace = TraceSettings.current.tracesFrames ? FrameTrace() : nil
    timers.onChange = { [unowned self] in
      if !isInside { requestWake() }
    }
  }

  /// The app of a driver whose screen has been closed: its other screens go on with what waits.
  private weak var heir: UIApplication?
  private var isClosed = false

  /// The time of the frame, event or timer that is being handled, else the host's; never runs backward.
  package var now: TimeInterval {
    if !isInside { latest = max(latest, host.now) }
    return latest
  }

  // MARK: Timers and clients

  /// Runs `action` once, `delay` seconds from `now`, on the host's time.
  @discardableResult package func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> TimerToken {
    ensure(delay.isFinite && delay >= 0, "schedule(after: \(delay)): the delay must be finite and not negative")
    if isClosed, let successor { return successor.schedule(after: delay, action) }
    return timers.schedule(at: now + delay, action)
  }

  /// When the earliest timer is due; nil without timers.
  package var nextTimer: TimeInterval? { timers.nextDue }

  /// Registers for every frame until removed; the driver retains the client.
  package func add(_ client: any FrameClient) {
    if isClosed { return successor?.add(client) ?? () }
    if clients.contains(where: { $0 === client }) { return }
    clients.append(client)
    setNeedsFrame()
  }

  package func remove(_ client: any FrameClient) {
    if isClosed { heir?.screens.forEach { $0.driver.remove(client) } }
    clients.removeAll { $0 === client }
  }

  /// The screen; of a closed driver another one of the app.
  var liveScreen: UIScreen? { isClosed ? heir?.screen : screen }

  private var successor: FrameDriver? { heir?.screen?.driver }

  /// Hands timers and clients over to another screen of the app: code that waits is told in time, although the screen has gone.
  func close(for application: UIApplication) {
    (isClosed, heir) = (true, application)
    host.requestWake(at: nil)
    guard let successor else { return }
    timers.move(to: successor.timers)
    let leaving = clients
    clients = []
    for client in leaving {
      successor.add(client)
      client.moved(to: successor)
    }
  }

  /// Whether the next frame has something to do.
  package var needsFrame: Bool { !isClosed && (!clients.isEmpty || screen.compositor.needsFrame || screen.needsPropertyUpdate) }

  package func setNeedsFrame() {
    if isFrameRequested || isInside || isClosed { return }
    isFrameRequested = true
    host.requestFrame()
  }

  // MARK: Called by the host

  /// One refresh of the display: timers, clients, layout, drawing; presents the picture if it changed.
  package func frame(at time: TimeInterval) {
    if isClosed { return }
    isFrameRequested = false
    frameCount += 1
    if let trace {
      runTraced(at: time, trace)
    } else {
      run(at: time) { time in
        for client in clients { client.frame(at: time) }
        screen.compositor.advanceAnimations(at: time)
        layOut()
        screen.compositor.display()
        if let picture = screen.compositor.composite(), !isClosed { host.present(picture) }
      }
    }
    (lastFrameWork, work) = (work, 0)
  }

  /// Lays out the windows; what a first responder edits is then scrolled into view.
  func layOut() {
    screen.updateAndLayOut()
    if screen.callFollowers() { screen.updateAndLayOut() }
    if screen.mainMenu.follow() { screen.updateAndLayOut() }
    if screen.reveals.run() { screen.updateAndLayOut() }
    if screen.focus.follow() { screen.updateAndLayOut() }
  }

  /// Fires the timers that are due.
  package func wake(at time: TimeInterval) { run(at: time) { _ in } }

  /// Delivers all touches that changed at one instant.
  ///
  /// Touches have their own time, even if a later frame came first: velocities are computed from it.
  package func touches(_ touches: [RawTouch], at time: TimeInterval) {
    WorkCounts.touches += touches.count
    run(at: time) { _ in screen.touches.handle(touches, at: time) }
  }

  /// Delivers a turn of a wheel or a movement on a trackpad; `location` in screen coordinates.
  package func wheel(
    _ delta: CGPoint, at location: CGPoint, precise: Bool, phase: UITouch.Phase? = nil, modifiers: UIKeyModifierFlags = [],
    time: TimeInterval
  ) {
    run(at: time) { time in
      screen.touches.handle(
        WheelEvent(
          delta: delta, location: location, isPrecise: precise, timestamp: time, phase: phase, modifiers: modifiers))
    }
  }

  /// Delivers the position of a pointer without a pressed button, in screen coordinates; nil when the pointer has left the screen.
  package func hover(at location: CGPoint?, modifiers: UIKeyModifierFlags = [], time: TimeInterval) {
    run(at: time) { time in screen.touches.hover(at: location, modifiers, at: time) }
  }

  package func key(_ key: RawKey, at time: TimeInterval) {
    run(at: time) { time in screen.presses.handle(key, at: time) }
  }

  /// Delivers text of an input method: finished, or with a selection inside text that may still change.
  package func text(_ text: String, marked selection: NSRange?, at time: TimeInterval) {
    run(at: time) { _ in screen.presses.take(text, marked: selection) }
  }

  /// Delivers what was dragged here from another program, and dropped at a place on the screen.
  package func drop(_ items: [NSItemProvider], at location: CGPoint, time: TimeInterval) {
    run(at: time) { _ in screen.drags.drop(items, at: location) }
  }

  /// Pops the innermost navigation controller around the focus, if possible: a mouse's Back button.
  package func goBack(at time: TimeInterval) { run(at: time) { _ in screen.presses.goBack() } }

  /// Delivers a tap on the status bar at `x` in points; nil is the middle.
  package func tapStatusBar(x: CGFloat? = nil, at time: TimeInterval) {
    run(at: time) { _ in screen.tapStatusBar(x: x) }
  }

  /// Changes the screen's size, scale, refresh rate or safe area; windows that fill the screen follow in `duration` seconds.
  package func resize(
    to size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, framesPerSecond: Int? = nil, duration: TimeInterval = 0
  ) {
    run(at: now) { _ in
      screen.resize(
        to: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond, duration: duration)
    }
  }

  // MARK: Time

  /// Fires the timers due before `time`, then runs `work` with `now` at `time`.
  func run(at time: TimeInterval, _ work: (TimeInterval) -> Void) {
    if isClosed { return }
    ensure(!isInside, "the host called the frame driver from inside a frame, a timer or an event")
    isInside = true
    // Also retains a screen that is closed meanwhile.
    let (application, outer, screen) = (screen.application, screen.application.enteredScreen, screen)
    application.enteredScreen = screen
    defer { application.enteredScreen = outer }
    let start = host.now
    screen.makeCurrent()
    timers.fire(through: time) { due in latest = max(latest, due) }
    latest = max(latest, time)
    work(latest)
    UndoManager.endEvent()
    isInside = false
    self.work += max(0, host.now - start)
    if isClosed { return }
    requestWake()
    if needsFrame { setNeedsFrame() }
  }

  private func requestWake() { if !isClosed { host.requestWake(at: timers.nextDue) } }
}
