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

/// A screen, a window and a virtual clock for tests, with or without pixels.
///
/// Frames are visited at multiples of 1/`framesPerSecond` of the clock, computed anew each time, so that nothing drifts.
@MainActor package final class ManualStage {
  package let host: ManualHost
  package let screen: UIScreen
  /// As large as the screen, key and visible.
  package let window: UIWindow
  package let framesPerSecond: Int
  package weak var sleepers: (any ManualSleepers)?
  /// The last events and frames.
  package internal(set) var journal = StageJournal()

  /// The virtual clock, in seconds from 0.
  package var time: TimeInterval { host.now }

  package var driver: FrameDriver { screen.driver }

  package init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    framesPerSecond: Int = 60, graphics: any GraphicsHost = BlankGraphics()
  ) {
    Self.requireLegal(size: size, scale: scale, framesPerSecond: framesPerSecond)
    host = ManualHost(graphics: graphics)
    screen = UIScreen(
      host: host, size: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond)
    // Not those of the machine on which the tests run.
    screen.appResources.languages = []
    self.framesPerSecond = framesPerSecond
    window = UIWindow(screen: screen)
    window.makeKeyAndVisible()
    screen.onScroll = { [weak self] in self?.journal.noteScroll(of: $0) }
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
  package var isBusy: Bool { driver.needsFrame || host.isFrameRequested || nextDue != nil }

  /// When the next timer fires or the next sleeper wakes; nil for none.
  package var nextDue: TimeInterval? {
    guard let sleeper = sleepers?.nextDue else { return driver.nextTimer }
    return driver.nextTimer.map { min($0, sleeper) } ?? sleeper
  }

  private func moveTime(to time: TimeInterval) {
    host.now = max(self.time, time)
    sleepers?.timeChanged(to: host.now)
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

  /// Gives a frame if one was requested: another would find nothing to do.
  private func frame(at time: TimeInterval) {
    moveTime(to: time)
    guard host.takeFrameRequest() else { return }
    let presented = host.presentCount
    driver.frame(at: host.now)
    journal.recordFrame(
      at: host.now, animatedLayers: screen.compositor.animatedLayers, isPresented: host.presentCount > presented)
  }

  private func fireTimers(through end: TimeInterval) {
    while let due = nextDue, due <= end {
      moveTime(to: due)
      if let timer = driver.nextTimer, timer <= host.now { driver.wake(at: host.now) }
    }
  }

  /// The time of the next frame, or of the next timer while no frame is requested.
  private var nextInstant: TimeInterval {
    let frame = (((time * Double(framesPerSecond)) + Self.tolerance).rounded(.down) + 1) / Double(framesPerSecond)
    if driver.needsFrame || host.isFrameRequested { return frame }
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
