internal import Foundation

/// Decides when the next frame is due, and which time it is drawn for.
///
/// A display that blocks until its refresh paces by itself: then a frame is due at once, but for a window that is covered, where drivers
/// stop blocking. Everywhere else frames lie one refresh apart.
struct FramePacer {
  /// Seconds from one refresh of the display to the next.
  let period: TimeInterval
  private let displayBlocks: Bool
  private var lastArrival: TimeInterval?
  private var lastStamp: TimeInterval = 0

  init(refreshRate: Int, displayBlocks: Bool) {
    period = 1 / TimeInterval(refreshRate > 0 ? refreshRate : 60)
    self.displayBlocks = displayBlocks
  }

  /// The earliest time for the next frame; the past if the display has rested.
  var due: TimeInterval {
    guard let lastArrival else { return 0 }
    return lastArrival + (displayBlocks ? period / 2 : period)
  }

  /// The time to draw for, when a frame starts at `now`.
  ///
  /// Frames start with the jitter of the scheduler, but show at the even pace of the display: a steady motion looks steady only
  /// if its times are even, too. So the stamps follow an even grid, which is pulled by a tenth of what it is off.
  /// - Parameter floor: The time of the last input, which no frame may precede.
  mutating func begin(at now: TimeInterval, notBefore floor: TimeInterval) -> TimeInterval {
    let expected = lastStamp + period
    let error = now - expected
    let stamp = abs(error) < period / 2 ? expected + error / 10 : now
    // A frame that started late must not push all later ones: its slot on the grid counts.
    lastArrival = !displayBlocks && error >= 0 && error < period / 2 ? max(now - period / 4, stamp) : now
    lastStamp = max(stamp, floor, lastStamp)
    return lastStamp
  }
}
