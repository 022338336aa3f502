internal import Foundation
internal import UIKitGraphics

/// A wheel of a date picker.
enum DateWheel: Hashable {
  case year, month, day
  /// Days of all months, by their names.
  case date
  case hour, minute
  /// Before and after noon.
  case period
  /// Of a timer.
  case hours, minutes

  /// Whether the first value follows the last one.
  var isEndless: Bool {
    switch self {
    case .month, .day, .hour, .minute, .minutes: true
    case .year, .date, .period, .hours: false
    }
  }
}

/// The wheels of a date picker, from the left: which values their rows have, and which date the values are.
///
/// A value counts from 0: years from the first one, months and days by their places, minutes in steps of the interval.
struct DateColumns {
  /// Rows of a wheel without an end, about. As on iOS.
  private static let endless = 10_000
  /// Days before and after the anchor.
  private static let daysAround = 36_525

  var rules: DateRules
  let locale: Locale
  let wheels: [DateWheel]
  /// The day in the middle of the wheel of dates.
  private let anchor: Date
  private let titles: DateTitles

  init(_ rules: DateRules, _ locale: Locale, around date: Date, today: Date) {
    (self.rules, self.locale) = (rules, locale)
    anchor = rules.calendar.startOfDay(date)
    titles = DateTitles(rules.calendar, locale, today: rules.calendar.startOfDay(today))
    wheels = Self.wheels(rules.mode, locale)
  }

  /// Whether the wheel of dates reaches a date.
  func reaches(_ date: Date) -> Bool { abs(rules.calendar.days(from: anchor, to: date)) <= Self.daysAround }

  // MARK: Order

  private static func wheels(_ mode: UIDatePicker.Mode, _ locale: Locale) -> [DateWheel] {
    let time = order("jmm", locale)
    switch mode {
    case .time: return shown(time, locale)
    case .date: return shown(order("yMMMMd", locale), locale)
    case .yearAndMonth: return shown(order("yMMMM", locale), locale)
    case .dateAndTime: return shown([.date] + time, locale)
    case .countDownTimer: return shown([.hours, .minutes], locale)
    }
  }

  /// The parts of a date in the order in which the locale writes them.
  private static func order(_ template: String, _ locale: Locale) -> [DateWheel] {
    var found: [DateWheel] = []
    for letter in DateTitles.pattern(template, locale) {
      let wheel: DateWheel? =
        switch letter {
        case "y", "r", "u", "U", "Y": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
      if let wheel, !found.contains(wheel) { found.append(wheel) }
    }
    return found
  }

  /// The parts from the left: where one reads from the right they are mirrored, except that hours stand before minutes, as in a number.
  private static func shown(_ wheels: [DateWheel], _ locale: Locale) -> [DateWheel] {
    guard locale.language.characterDirection == .rightToLeft else { return wheels }
    var mirrored = Array(wheels.reversed())
    if let minute = mirrored.firstIndex(of: .minute), let hour = mirrored.firstIndex(of: .hour) { mirrored.swapAt(minute, hour) }
    return mirrored
  }

  private var hasPeriod: Bool { wheels.contains(.period) }

  // MARK: Rows

  func count(of wheel: DateWheel) -> Int {
    switch wheel {
    case .year: rules.calendar.yearCount
    case .month: rules.calendar.monthCount
    case .day: 31
    case .date: 2 * Self.daysAround + 1
    case .hour, .hours: 24
    case .minute, .minutes: 60 / rules.minuteInterval
    case .period: 2
    }
  }

  func rowCount(of wheel: DateWheel) -> Int {
    let count = count(of: wheel)
    return wheel.isEndless ? max(1, Self.endless / count) * count : count
  }

  func value(of wheel: DateWheel, row: Int) -> Int { max(0, row) % count(of: wheel) }

  /// The row with a value that is nearest to another row.
  func row(of wheel: DateWheel, showing value: Int, near row: Int?) -> Int {
    guard wheel.isEndless else { return value }
    let (count, all) = (count(of: wheel), rowCount(of: wheel))
    guard let row else { return all / count / 2 * count + value }
    var way = (value - row % count + count) % count
    if way > count / 2 { way -= count }
    let next = row + way
    return next < 0 ? next + count : next >= all ? next - count : next
  }

  // MARK: Dates

  func value(of wheel: DateWheel, at date: Date) -> Int {
    let calendar = rules.calendar
    let minute = calendar.secondOfDay(date) / 60
    switch wheel {
    case .year: return calendar.year(of: date)
    case .month: return calendar.month(of: date)
    case .day: return calendar.day(of: date) - 1
    case .date: return min(max(0, calendar.days(from: anchor, to: date) + Self.daysAround), 2 * Self.daysAround)
    case .hour: return minute / 60
    case .minute: return minute % 60 / rules.minuteInterval
    case .period: return minute / 720
    case .hours, .minutes: return 0
    }
  }

  func value(of wheel: DateWheel, of duration: TimeInterval) -> Int {
    let minutes = Int(duration / 60)
    return wheel == .hours ? minutes / 60 : minutes % 60 / rules.minuteInterval
  }

  /// The date of some values, limits aside; what no wheel shows is that of another date.
  func date(_ values: [DateWheel: Int], from former: Date) -> Date {
    let calendar = rules.calendar
    var day = former
    if let value = values[.date] {
      day = calendar.day(value - Self.daysAround, after: anchor)
    } else if let year = values[.year], let month = values[.month] {
      day = calendar.day(year: year, month: month, day: values[.day].map { $0 + 1 } ?? calendar.day(of: former))
    }
    var second = calendar.secondOfDay(former)
    if let hour = values[.hour], let minute = values[.minute] {
      let shownHour = values[.period].map { hour % 12 + 12 * $0 } ?? hour
      let time = shownHour * 3600 + minute * rules.minuteInterval * 60
      // The same minute of a clock that is turned back stays what it is.
      if time / 60 == second / 60, calendar.startOfDay(day) == calendar.startOfDay(former) { return former }
      second = time
    } else if calendar.startOfDay(day) == calendar.startOfDay(former) {
      return former
    }
    return calendar.date(on: day, second: second)
  }

  /// Whether a date within the limits can have a value, the other wheels being as they are.
  func allows(_ value: Int, of wheel: DateWheel, at date: Date) -> Bool {
    let calendar = rules.calendar
    let (year, month) = (calendar.year(of: date), calendar.month(of: date))
    let span: (start: Date, end: Date)
    switch wheel {
    case .hours, .minutes: return true
    case .year: span = (calendar.day(year: value, month: 0, day: 1), calendar.day(year: value + 1, month: 0, day: 1))
    case .month:
      guard value < calendar.months(ofYear: year).count else { return false }
      let first = calendar.day(year: year, month: value, day: 1)
      span = (first, calendar.month(1, after: first))
    case .day:
      guard value < calendar.days(inMonth: month, ofYear: year) else { return false }
      let day = calendar.day(year: year, month: month, day: value + 1)
      span = (day, calendar.day(1, after: day))
    case .date:
      let day = calendar.day(value - Self.daysAround, after: anchor)
      span = (day, calendar.day(1, after: day))
    case .period: span = times(value * 43_200, 43_200, date)
    case .hour: span = times(value * 3600, 3600, date)
    case .minute:
      let hour = calendar.secondOfDay(date) / 3600
      span = times(hour * 3600 + value * rules.minuteInterval * 60, 60, date)
    }
    let limits = rules.limits
    return span.start <= limits.upperBound && span.end > limits.lowerBound
  }

  private func times(_ start: Int, _ length: Int, _ date: Date) -> (Date, Date) {
    let calendar = rules.calendar
    let first = calendar.date(on: date, second: start)
    let last = start + length >= 86_400 ? calendar.day(1, after: date) : calendar.date(on: date, second: start + length)
    return (first, last)
  }

  // MARK: Titles

  func title(of value: Int, _ wheel: DateWheel, at date: Date) -> String {
    let calendar = rules.calendar
    switch wheel {
    case .year: return titles.year(calendar.day(year: value, month: calendar.month(of: date), day: 1))
    case .month:
      let months = calendar.months(ofYear: calendar.year(of: date))
      return value < months.count ? titles.month(months[value]) : "–"
    case .day: return titles.day(value + 1)
    case .date: return titles.date(calendar.day(value - Self.daysAround, after: anchor))
    case .hour: return titles.hour(value)
    case .minute: return titles.minute(value * rules.minuteInterval)
    case .period: return titles.period(value)
    case .hours: return CalendarWords.duration(value, .hour, in: locale)
    case .minutes: return CalendarWords.duration(value * rules.minuteInterval, .minute, in: locale)
    }
  }

  /// Titles as wide as any of a wheel.
  func widestTitles(of wheel: DateWheel) -> [String] {
    switch wheel {
    case .year: [title(of: value(of: .year, at: anchor), .year, at: anchor)]
    case .date:
      (0..<12).flatMap { month in
        (0..<2).map { titles.date(rules.calendar.day(month * 30 + 20 + $0, after: anchor)) }
      }
    case .month, .period: (0..<count(of: wheel)).map { title(of: $0, wheel, at: anchor) }
    case .day: [title(of: 27, .day, at: anchor)]
    case .hour, .hours: [title(of: 22, wheel, at: anchor), title(of: 12, wheel, at: anchor)]
    case .minute, .minutes: [title(of: count(of: wheel) - 1, wheel, at: anchor)]
    }
  }
}
