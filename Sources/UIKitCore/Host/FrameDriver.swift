internal import Diagnostics
package import Foundation
internal import QuartzCore

/// One screen's heartbeat: what a host calls, in time and in order, so that everything else can take time as an argument.
///
/// It asks the host for a frame only while a client is registered, something is dirty or an animation runs.
@MainActor package final class FrameDriver {
  package let host: any Host
  /// Frames given so far, the idle ones included.
  package private(set) var frameCount = 0
  /// Seconds of the host's time that the last frame took on the main thread, with the events and timers before it; 0 on a clock
  /// that stands still meanwhile.
  package private(set) var lastFrameWork: TimeInterval = 0
  /// Hears of each key that goes down and that the responder chain leaves; for what belongs to the window, like closing it.
  package var onUnhandledKey: ((UIKey) -> Void)?

  /// Prints a line for each frame; nil unless the environment asks for it.
  package var trace: FrameTrace?

  unowned let screen: UIScreen
  private let timers = TimerQueue()
  private(set) var clients: [any FrameClient] = []
  private var latest: TimeInterval
  private var isInside = false
  private var isFrameRequested = false
  /// Like `lastFrameWork`, for the frame to come.
  private(set) var work: TimeInterval = 0

  init(host: any Host, screen: UIScreen) {
    (self.host, self.screen, latest) = (host, screen, host.now)
    trace = TraceSettings.current.tracesFrames ? FrameTrace() : nil
    timers.onChange = { [unowned self] in
      if !isInside { requestWake() }
    }
  }

  /// The time of the frame, event or timer that is being handled, else the host's; never runs backward.
  package var now: TimeInterval {
    if !isInside { latest = max(latest, host.now) }
    return latest
  }

  // MARK: Timers and clients

  /// Runs `action` once, `delay` seconds from `now`, on the host's time.
  @discardableResult package func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> TimerToken {
    ensure(delay.isFinite && delay >= 0, "schedule(after: \(delay)): the delay must be finite and not negative")
    return timers.schedule(at: now + delay, action)
  }

  /// When the earliest timer falls due.
  package var nextTimer: TimeInterval? { timers.nextDue }

  /// Registers for every frame until removed; the driver keeps the client alive.
  package func add(_ client: any FrameClient) {
    if clients.contains(where: { $0 === client }) { return }
    clients.append(client)
    setNeedsFrame()
  }

  package func remove(_ client: any FrameClient) { clients.removeAll { $0 === client } }

  /// Whether a frame has something to do.
  package var needsFrame: Bool { !clients.isEmpty || screen.compositor.needsFrame }

  package func setNeedsFrame() {
    if isFrameRequested || isInside { return }
    isFrameRequested = true
    host.requestFrame()
  }

  // MARK: Called by the host

  /// One refresh of the display: timers, clients, layout, drawing, and the picture if it changed.
  package func frame(at time: TimeInterval) {
    isFrameRequested = false
    frameCount += 1
    if let trace {
      runTraced(at: time, trace)
    } else {
      run(at: time) { time in
        for client in clients { client.frame(at: time) }
        if let picture = screen.compositor.frame(at: time) { host.present(picture) }
      }
    }
    (lastFrameWork, work) = (work, 0)
  }

  /// Fires the timers that are due.
  package func wake(at time: TimeInterval) { run(at: time) { _ in } }

  /// Fingers went down, moved or left; all that changed at this instant.
  ///
  /// They keep their own time, also when a later frame came first: speeds are measured by it.
  package func touches(_ touches: [RawTouch], at time: TimeInterval) {
    WorkCounts.touches += touches.count
    run(at: time) { _ in screen.touches.handle(touches, at: time) }
  }

  /// A wheel was turned, or fingers moved on a trackpad; `location` on the screen.
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

  /// A pointer without a button down is at `location` on the screen; nil when it has left it.
  package func hover(at location: CGPoint?, modifiers: UIKeyModifierFlags = [], time: TimeInterval) {
    run(at: time) { time in screen.touches.hover(at: location, modifiers, at: time) }
  }

  package func key(_ key: RawKey, at time: TimeInterval) {
    run(at: time) { time in screen.presses.handle(key, at: time) }
  }

  /// The way back, as a mouse's button for it asks: the navigation controller around the focus pops, if it can.
  package func goBack(at time: TimeInterval) { run(at: time) { _ in screen.presses.goBack() } }

  /// A finger taps the status bar; nil is its middle.
  package func tapStatusBar(x: CGFloat? = nil, at time: TimeInterval) {
    run(at: time) { _ in screen.tapStatusBar(x: x) }
  }

  /// The screen has another size, scale or safe area; its windows take `duration` seconds to follow.
  package func resize(to size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, duration: TimeInterval = 0) {
    run(at: now) { _ in screen.resize(to: size, scale: scale, safeAreaInsets: safeAreaInsets, duration: duration) }
  }

  // MARK: Time

  /// Fires what fell due before `time`, then runs `work` with the clock standing at `time`.
  func run(at time: TimeInterval, _ work: (TimeInterval) -> Void) {
    ensure(!isInside, "the host called the frame driver from inside a frame, a timer or an event")
    isInside = true
    let start = host.now
    screen.makeCurrent()
    timers.fire(through: time) { due in latest = max(latest, due) }
    latest = max(latest, time)
    work(latest)
    isInside = false
    self.work += max(0, host.now - start)
    requestWake()
    if needsFrame { setNeedsFrame() }
  }

  private func requestWake() { host.requestWake(at: timers.nextDue) }
}
