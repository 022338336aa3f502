internal import Dispatch
internal import Foundation

/// The one place in Scrollwork that reads a clock: monotonic seconds, not counting time asleep.
enum DisplayClock {
  static var now: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// When `time` on this clock will be, for a dispatch timer.
  static func deadline(_ time: TimeInterval) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(max(0, time) * 1e9))
  }
}
