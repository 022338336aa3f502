internal import UIKit

/// Measures frame times while something scrolls; pauses without scrolling.
@MainActor final class FrameMeter {
  /// Means of the last quarter second.
  struct Reading {
    /// Seconds from one frame to the next: the display's refresh interval, even if a frame had little to do.
    var interval: TimeInterval
    /// Main-thread seconds per frame, including its events; nil with a virtual clock.
    var work: TimeInterval?
  }

  /// Seconds without scrolling after which the meter pauses.
  private static let patience: TimeInterval = 0.5
  private static let window: TimeInterval = 0.25

  /// Called four times a second; with nil when the meter pauses.
  var onReading: ((Reading?) -> Void)?
  /// The main-thread work of the previous frame, in seconds.
  private let frameWork: () -> TimeInterval
  private var link: CADisplayLink?
  private var windowStart: TimeInterval?
  private var lastFrame: TimeInterval = -.infinity
  private var frames = 0
  private var work: TimeInterval = 0
  private var lastMotion: TimeInterval = 0
  private var hasMoved = false

  init(frameWork: @escaping () -> TimeInterval) { self.frameWork = frameWork }

  func noteMotion() {
    hasMoved = true
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in self?.tick(link.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
    windowStart = nil
  }

  func stop() {
    link?.invalidate()
    link = nil
    onReading?(nil)
  }

  private func tick(_ time: TimeInterval) {
    // A snapshot may draw the same time again; a repeated time is not a new frame.
    guard time > lastFrame else { return }
    lastFrame = time
    if hasMoved { lastMotion = time }
    hasMoved = false
    guard time - lastMotion < Self.patience else { return stop() }
    guard let start = windowStart else {
      (windowStart, frames, work) = (time, 0, 0)
      return
    }
    frames += 1
    work += frameWork()
    guard time - start >= Self.window else { return }
    let count = TimeInterval(frames)
    onReading?(Reading(interval: (time - start) / count, work: work > 0 ? work / count : nil))
    (windowStart, frames, work) = (time, 0, 0)
  }
}
