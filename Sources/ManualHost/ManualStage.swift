internal import Diagnostics
package import Foundation
internal import QuartzCore
package import UIKitCore
package import UIKitGraphics

/// Tasks that sleep on the stage's time.
package protocol ManualSleepers: AnyObject {
  /// When the first of them wakes; nil for none.
  var nextDue: TimeInterval? { get }
  /// Wakes those that are due.
  func timeChanged(to time: TimeInterval)
}

/// A screen, a window and a virtual clock for tests, with or without pixels; further windows share the clock.
///
/// Frames are visited at multiples of 1/`framesPerSecond` of the clock, computed anew each time, so that nothing drifts.
@MainActor package final class ManualStage {
  /// The windows, in the order in which they were opened.
  package private(set) var surfaces: [ManualSurface]
  /// The window that receives touches and keys.
  package private(set) var front: ManualSurface
  /// The windows of fingers that are down.
  var fingers: [Int: ManualSurface] = [:]
  package let framesPerSecond: Int
  package weak var sleepers: (any ManualSleepers)?
  /// The last events and frames.
  package internal(set) var journal = StageJournal()

  /// The virtual clock, in seconds from 0.
  package var time: TimeInterval { host.now }

  /// Those of the window in front.
  package var host: ManualHost { front.host }
  package var screen: UIScreen { front.screen }
  /// As large as the screen; key and visible until an app is launched.
  package var window: UIWindow { front.window }
  package var driver: FrameDriver { screen.driver }

  package init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    framesPerSecond: Int = 60, graphics: any GraphicsHost = BlankGraphics()
  ) {
    Self.requireLegal(size: size, scale: scale, framesPerSecond: framesPerSecond)
    front = ManualSurface(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond, graphics: graphics,
      application: UIApplication())
    surfaces = [front]
    self.framesPerSecond = framesPerSecond
    // Not those of the machine on which the tests run.
    screen.appResources.languages = []
    window.makeKeyAndVisible()
    screen.onScroll = { [weak self] in self?.journal.noteScroll(of: $0) }
  }

  /// The date and the time of day that the app sees; it goes on with the stage's time.
  package var date: Date {
    get { front.host.date }
    set { for surface in surfaces { surface.host.startDate = newValue - surface.host.now } }
  }

  // MARK: Windows

  /// Opens another window of the app, as large as the one in front and behind it.
  package func openSurface(graphics: any GraphicsHost) -> ManualSurface {
    let surface = ManualSurface(
      size: screen.bounds.size, scale: screen.scale, safeAreaInsets: screen.safeAreaInsets, framesPerSecond: framesPerSecond,
      graphics: graphics, application: screen.application, time: time)
    surface.host.startDate = front.host.startDate
    surface.screen.onScroll = { [weak self] in self?.journal.noteScroll(of: $0) }
    surfaces.append(surface)
    return surface
  }

  /// Closes a window whose screen is closed; the one opened last comes to the front, if it was there.
  package func close(_ screen: UIScreen) {
    surfaces.removeAll { $0.screen === screen }
    if front.screen === screen, let last = surfaces.last { front = last }
  }

  /// Puts a window in front.
  package func raise(_ screen: UIScreen) {
    if let surface = surfaces.first(where: { $0.screen === screen }) { front = surface }
  }

  package static func requireLegal(size: CGSize, scale: CGFloat, framesPerSecond: Int) {
    ensure(
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
      "Stage(size: \(size)): width and height must be positive")
    ensure(framesPerSecond > 0, "Stage(framesPerSecond: \(framesPerSecond)): must be positive")
    ensure(scale.isFinite && scale > 0, "Stage(scale: \(scale)): must be positive and finite")
  }

  /// Changes the screen's size; windows that fill it follow in `duration` seconds.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets, duration: TimeInterval) {
    ensure(
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
      "Stage.resize(to: \(size)): width and height must be positive")
    ensure(
      duration.isFinite && duration >= 0, "Stage.resize(to:duration: \(duration)): must be finite and not negative")
    driver.resize(to: size, scale: screen.scale, safeAreaInsets: safeAreaInsets, duration: duration)
    // The stage's own window is hidden behind the app's: its coordinates are those of fingers all the same.
    if window.isHidden { window.frame = screen.bounds }
  }

  // MARK: Time

  /// Advances the clock through every timer and frame that is due, in order, and gives a frame at the end.
  package func advance(by seconds: TimeInterval) {
    ensure(
      seconds >= 0 && seconds <= Self.longest,
      "Stage.advance(by: \(seconds)): must be finite, not negative and at most \(Self.longest) seconds")
    let end = snapped(time + seconds)
    run(to: end, framesAtEnd: false)
    frame(at: end)
  }

  /// Advances frame by frame until nothing moves and no timer waits.
  ///
  /// - Returns: false if something was still going on after `limit` seconds.
  @discardableResult package func settle(limit: TimeInterval = 10) -> Bool {
    ensure(limit.isFinite && limit >= 0, "Stage.settle(limit: \(limit)): must be finite and not negative")
    let end = time + limit
    frame(at: time)
    while isBusy {
      let next = nextInstant
      if next > end + Self.tolerance { return false }
      run(to: next, framesAtEnd: false)
      frame(at: next)
    }
    return true
  }

  /// Whether a frame or a timer is pending.
  package var isBusy: Bool { wantsFrame || nextDue != nil }

  private var wantsFrame: Bool { surfaces.contains { $0.screen.driver.needsFrame || $0.host.isFrameRequested } }

  private var nextTimer: TimeInterval? {
    if surfaces.count == 1 { return driver.nextTimer }
    return surfaces.lazy.compactMap(\.screen.driver.nextTimer).min()
  }

  // MARK: Alarms

  private var alarms: [(number: Int, due: TimeInterval, action: @MainActor () -> Void)] = []
  private var alarmCount = 0

  /// Runs `action` once, `delay` seconds from now, as a timer does that `settle(limit:)` does not wait for.
  package func schedule(alarmAfter delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int {
    alarmCount += 1
    let due = time + max(0, delay)
    // Equal ones in the order of the calls.
    let index = alarms.firstIndex { $0.due > due } ?? alarms.endIndex
    alarms.insert((alarmCount, due, action), at: index)
    return alarmCount
  }

  package func cancel(alarm number: Int) { alarms.removeAll { $0.number == number } }

  /// When the next timer, alarm or sleeper is due; nil for none.
  private var nextInstantOfAny: TimeInterval? {
    guard let alarm = alarms.first?.due else { return nextDue }
    return nextDue.map { min($0, alarm) } ?? alarm
  }

  private func fireAlarms() {
    while let first = alarms.first, first.due <= time {
      alarms.removeFirst()
      first.action()
    }
  }

  /// When the next timer fires or the next sleeper wakes; nil for none.
  package var nextDue: TimeInterval? {
    guard let sleeper = sleepers?.nextDue else { return nextTimer }
    return nextTimer.map { min($0, sleeper) } ?? sleeper
  }

  private func moveTime(to time: TimeInterval) {
    let now = max(self.time, time)
    for surface in surfaces { surface.host.now = now }
    sleepers?.timeChanged(to: now)
  }

  /// Advances the clock to `end`; a frame due exactly there is given if `framesAtEnd`.
  package func run(to end: TimeInterval, framesAtEnd: Bool = true) {
    let limit = framesAtEnd ? end + Self.tolerance : end - Self.tolerance
    var index = Int((time * Double(framesPerSecond) + Self.tolerance).rounded(.down)) + 1
    while true {
      let next = Double(index) / Double(framesPerSecond)
      if next > limit { break }
      fireTimers(through: next)
      frame(at: next)
      index += 1
    }
    fireTimers(through: end)
    moveTime(to: end)
  }

  /// Gives a frame to each window that has requested one: another would find nothing to do.
  private func frame(at time: TimeInterval) {
    moveTime(to: time)
    for surface in surfaces { frame(of: surface) }
  }

  private func frame(of surface: ManualSurface) {
    let (host, screen) = (surface.host, surface.screen)
    guard host.takeFrameRequest() else { return }
    let presented = host.presentCount
    screen.driver.frame(at: host.now)
    journal.recordFrame(
      at: host.now, animatedLayers: screen.compositor.animatedLayers, isPresented: host.presentCount > presented)
  }

  private func fireTimers(through end: TimeInterval) {
    while let due = nextInstantOfAny, due <= end {
      moveTime(to: due)
      fireAlarms()
      for surface in surfaces {
        let driver = surface.screen.driver!
        if let timer = driver.nextTimer, timer <= time { driver.wake(at: time) }
      }
    }
  }

  /// The time of the next frame, or of the next timer while no frame is requested.
  private var nextInstant: TimeInterval {
    let frame = (((time * Double(framesPerSecond)) + Self.tolerance).rounded(.down) + 1) / Double(framesPerSecond)
    if wantsFrame { return frame }
    return max(frame, nextDue ?? frame)
  }

  /// `time`, or the frame's exact time if they differ by rounding only.
  private func snapped(_ time: TimeInterval) -> TimeInterval {
    let nearest = (time * Double(framesPerSecond)).rounded() / Double(framesPerSecond)
    return abs(nearest - time) < Self.tolerance ? nearest : time
  }

  /// Longest duration in seconds; beyond it a `Double` cannot tell frames apart.
  static let longest = 1e9

  /// Times nearer than this, in seconds, are equal.
  private static let tolerance = 1e-9
}
