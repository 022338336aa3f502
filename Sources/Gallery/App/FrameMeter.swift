internal import UIKit

/// Measures frames while something scrolls, and sleeps when nothing does.
@MainActor final class FrameMeter {
  /// Means of the last quarter second.
  struct Reading {
    /// Seconds from one frame to the next: the display's pace, however little there was to do.
    var interval: TimeInterval
    /// Seconds of the main thread's time for a frame with its events; nil where the clock is a virtual one.
    var work: TimeInterval?
  }

  /// Seconds without motion after which there is nothing to measure.
  private static let patience: TimeInterval = 0.5
  private static let window: TimeInterval = 0.25

  /// Called four times a second; with nil when the meter goes to sleep.
  var onReading: ((Reading?) -> Void)?
  /// The work of the frame before, in seconds.
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
    // A snapshot may draw an instant anew; that is no new frame.
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
