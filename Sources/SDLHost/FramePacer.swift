internal import Foundation

/// Decides when the next frame is due, and for which time it is drawn.
///
/// A display that blocks until its refresh paces frames by itself: then a frame is due at once, except for covered windows, for which
/// drivers stop blocking. Otherwise frames are one refresh apart.
struct FramePacer {
  /// Seconds between two refreshes of the display.
  let period: TimeInterval
  /// Whether showing a picture waits for the display.
  var displayBlocks: Bool
  private var lastArrival: TimeInterval?
  private var lastStamp: TimeInterval = 0

  init(refreshRate: Int, displayBlocks: Bool) {
    period = 1 / TimeInterval(refreshRate > 0 ? refreshRate : 60)
    self.displayBlocks = displayBlocks
  }

  /// The earliest time of the next frame; in the past if no frames were shown lately.
  var due: TimeInterval {
    guard let lastArrival else { return 0 }
    return lastArrival + (displayBlocks ? period / 2 : period)
  }

  /// The time for which to draw a frame that starts at `now`.
  ///
  /// Frames start with the jitter of the scheduler but are shown at the even pace of the display, and a steady motion looks steady only if
  /// its times are even too. Therefore the times follow an even grid, corrected by a tenth of its error per frame.
  ///
  /// - Parameter floor: The time of the last input, which no frame may precede.
  mutating func begin(at now: TimeInterval, notBefore floor: TimeInterval) -> TimeInterval {
    let expected = lastStamp + period
    let error = now - expected
    let stamp = abs(error) < period / 2 ? expected + error / 10 : now
    // A late frame must not delay all following ones: its slot on the grid counts.
    lastArrival = !displayBlocks && error >= 0 && error < period / 2 ? max(now - period / 4, stamp) : now
    lastStamp = max(stamp, floor, lastStamp)
    return lastStamp
  }
}
