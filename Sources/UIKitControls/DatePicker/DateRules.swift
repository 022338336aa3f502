internal import Foundation

/// Which dates a picker allows.
struct DateRules {
  var calendar: PickerCalendar
  var mode: UIDatePicker.Mode
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var roundsToInterval = true

  /// The dates between the limits. A minimum after the maximum counts as no limits, as on iOS, and so does a timer.
  var limits: ClosedRange<Date> {
    let range = calendar.range
    guard mode != .countDownTimer else { return range }
    let (low, high) = (max(minimum ?? range.lowerBound, range.lowerBound), min(maximum ?? range.upperBound, range.upperBound))
    return low <= high ? low...high : range
  }

  /// Whether the same months, with the same days, can be shown.
  func hasPagesLike(_ other: DateRules) -> Bool { calendar.shown == other.calendar.shown && limits == other.limits }

  private var hasTime: Bool { mode == .time || mode == .dateAndTime }

  /// Whether the picker shows times in steps of more than a minute.
  private var isStepped: Bool { hasTime && roundsToInterval && minuteInterval > 1 }

  /// The allowed date nearest to one: a multiple of the minute interval within the limits, or a limit if there is none.
  func allowed(_ date: Date) -> Date {
    let limits = limits
    let inside = min(max(date, limits.lowerBound), limits.upperBound)
    guard isStepped else { return inside }
    let before = calendar.aligned(inside, to: minuteInterval, forward: false)
    let after = calendar.aligned(inside, to: minuteInterval, forward: true)
    let candidates = (inside.timeIntervalSince(before) < after.timeIntervalSince(inside) ? [before, after] : [after, before])
    return candidates.first(where: limits.contains) ?? inside
  }

  /// The duration that a timer shows: whole minutes in steps of the interval, from 0 to 23:59.
  func allowedDuration(_ duration: TimeInterval) -> TimeInterval {
    let minutes = Int(min(max(0, duration), 86_399) / 60)
    return TimeInterval(60 * (minutes - minutes % minuteInterval))
  }
}
