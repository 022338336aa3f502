internal import Dispatch
internal import Foundation

/// The only code in Scrollwork that reads a clock: monotonic seconds, excluding time asleep.
enum DisplayClock {
  static var now: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// `time` on this clock as a deadline for a dispatch timer.
  static func deadline(_ time: TimeInterval) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(max(0, time) * 1e9))
  }
}
