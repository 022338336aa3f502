internal import UIKit

/// Measures the time from frame to frame while something scrolls, and sleeps when nothing does.
@MainActor final class FrameMeter {
  /// Seconds without motion after which there is nothing to measure.
  private static let patience: TimeInterval = 0.5
  private static let window: TimeInterval = 0.25

  /// The mean of the last quarter second; nil when it goes to sleep.
  var onReading: ((TimeInterval?) -> Void)?
  private var link: CADisplayLink?
  private var windowStart: TimeInterval?
  private var lastFrame: TimeInterval = -.infinity
  private var frames = 0
  private var lastMotion: TimeInterval = 0
  private var hasMoved = false

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
      (windowStart, frames) = (time, 0)
      return
    }
    frames += 1
    guard time - start >= Self.window else { return }
    onReading?((time - start) / TimeInterval(frames))
    (windowStart, frames) = (time, 0)
  }
}
