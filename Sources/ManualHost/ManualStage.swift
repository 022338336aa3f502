internal import Diagnostics
package import Foundation
package import UIKitCore

/// A screen, a window and a virtual clock: what tests drive, with or without pixels.
///
/// Frames are visited at multiples of 1/`framesPerSecond` of the clock, computed anew each time, so that nothing drifts.
@MainActor package final class ManualStage {
  package let host: ManualHost
  package let screen: UIScreen
  /// Key and visible; as large as the screen.
  package let window: UIWindow
  package let framesPerSecond: Int

  /// From 0, in seconds.
  package var time: TimeInterval { host.now }

  package var driver: FrameDriver { screen.driver }

  package init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    framesPerSecond: Int = 60, graphics: any HostGraphics = BlankGraphics()
  ) {
    Self.requireLegal(size: size, scale: scale, framesPerSecond: framesPerSecond)
    host = ManualHost(graphics: graphics)
    screen = UIScreen(
      host: host, size: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond)
    self.framesPerSecond = framesPerSecond
    window = UIWindow(screen: screen)
    window.makeKeyAndVisible()
  }

  package static func requireLegal(size: CGSize, scale: CGFloat, framesPerSecond: Int) {
    ensure(
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
      "Stage(size: \(size)): width and height must be positive")
    ensure(framesPerSecond > 0, "Stage(framesPerSecond: \(framesPerSecond)): must be positive")
    ensure(scale.isFinite && scale > 0, "Stage(scale: \(scale)): must be positive and finite")
  }

  /// The screen has another size: windows that fill it follow in `duration` seconds.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets, duration: TimeInterval) {
    ensure(
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
      "Stage.resize(to: \(size)): width and height must be positive")
    ensure(
      duration.isFinite && duration >= 0, "Stage.resize(to:duration: \(duration)): must be finite and not negative")
    driver.resize(to: size, scale: screen.scale, safeAreaInsets: safeAreaInsets, duration: duration)
  }

  // MARK: Time

  /// Every timer and frame that falls due, in order, and a frame at the end.
  package func advance(by seconds: TimeInterval) {
    ensure(
      seconds >= 0 && seconds <= Self.longest,
      "Stage.advance(by: \(seconds)): must be finite, not negative and at most \(Self.longest) seconds")
    let end = snapped(time + seconds)
    run(to: end, framesAtEnd: false)
    frame(at: end)
  }

  /// Frame by frame until nothing moves and no timer waits.
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

  /// Whether a frame or a timer is to come.
  package var isBusy: Bool { driver.needsFrame || host.isFrameRequested || driver.nextTimer != nil }

  /// Up to `end`; a frame that falls due just there is given if `framesAtEnd`.
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
    host.now = max(time, end)
  }

  /// If one was asked for: a frame that nobody wants would find nothing to do.
  private func frame(at time: TimeInterval) {
    host.now = max(self.time, time)
    if host.takeFrameRequest() { driver.frame(at: host.now) }
  }

  private func fireTimers(through end: TimeInterval) {
    while let due = driver.nextTimer, due <= end {
      host.now = max(time, due)
      driver.wake(at: host.now)
    }
  }

  /// The next frame, or the next timer while no frame is wanted.
  private var nextInstant: TimeInterval {
    let frame = (((time * Double(framesPerSecond)) + Self.tolerance).rounded(.down) + 1) / Double(framesPerSecond)
    if driver.needsFrame || host.isFrameRequested { return frame }
    return max(frame, driver.nextTimer ?? frame)
  }

  /// The frame's own time if `time` is one but for rounding.
  private func snapped(_ time: TimeInterval) -> TimeInterval {
    let nearest = (time * Double(framesPerSecond)).rounded() / Double(framesPerSecond)
    return abs(nearest - time) < Self.tolerance ? nearest : time
  }

  /// Seconds; farther ahead, instants are too coarse to tell frames apart.
  static let longest = 1e9

  /// Instants nearer than this are the same.
  private static let tolerance = 1e-9
}
