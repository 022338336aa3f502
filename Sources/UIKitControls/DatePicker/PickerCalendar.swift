internal import Foundation

/// Years, months, days and times of day of one calendar in one time zone, counted so that each is a row of a wheel.
///
/// Years are counted from the year 1 of the calendar's present era, whatever their eras are called; months by their place in the year, as some
/// calendars have leap months; a time of day is minutes on the clock.
struct PickerCalendar {
  /// The years that can be chosen, at most: those of iOS.
  static let longestRange = 10_000

  /// The calendar that is shown.
  let shown: Calendar
  /// The calendar that counts: years of the Japanese calendar and of that of Taiwan are those of the Gregorian one.
  private let counting: Calendar
  private let firstYear: Date
  let yearCount: Int
  /// The dates that can be chosen.
  let range: ClosedRange<Date>
  private let cache = MonthCache()

  /// The months of the year that was asked for last.
  private final class MonthCache {
    var year = -1
    var months: [Date] = []
  }

  init(_ calendar: Calendar) {
    shown = calendar
    var counting = calendar
    if [.japanese, .republicOfChina, .iso8601].contains(calendar.identifier) {
      counting = Calendar(identifier: .gregorian)
      (counting.timeZone, counting.locale) = (calendar.timeZone, calendar.locale)
    }
    self.counting = counting
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let start = counting.dateInterval(of: .year, for: origin)?.start ?? origin
    // The years of the Chinese calendar are numbered in cycles of 60.
    let before = [.chinese].contains(calendar.identifier) ? 100 : counting.component(.year, from: start) - 1
    firstYear = counting.date(byAdding: .year, value: -before, to: start) ?? start
    yearCount = calendar.identifier == .chinese ? 200 : Self.longestRange
    let last = counting.date(byAdding: .year, value: yearCount, to: firstYear) ?? firstYear
    range = firstYear...max(firstYear, last - 1)
  }

  // MARK: Years, months and days

  private func start(ofYear year: Int) -> Date { counting.date(byAdding: .year, value: year, to: firstYear) ?? firstYear }

  /// The index of a date's year, from 0.
  func year(of date: Date) -> Int {
    guard let start = counting.dateInterval(of: .year, for: date)?.start else { return 0 }
    // Half a year on, so that no rounding counts a year less.
    let middle = start + 86_400 * 100
    let years = counting.dateComponents([.year], from: firstYear, to: middle).year ?? 0
    return min(max(0, years), yearCount - 1)
  }

  /// Where the months of a year begin.
  func months(ofYear year: Int) -> [Date] {
    if cache.year == year { return cache.months }
    let (start, end) = (start(ofYear: year), start(ofYear: year + 1))
    var months = [start]
    for index in 1..<14 {
      guard let next = counting.date(byAdding: .month, value: index, to: start), next < end else { break }
      months.append(next)
    }
    (cache.year, cache.months) = (year, months)
    return months
  }

  /// The most months that a year has.
  var monthCount: Int {
    switch shown.identifier {
    case .hebrew, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: 13
    default: 12
    }
  }

  /// The index of a date's month in its year, from 0.
  func month(of date: Date) -> Int { max(0, (months(ofYear: year(of: date)).lastIndex { $0 <= date }) ?? 0) }

  func days(inMonth month: Int, ofYear year: Int) -> Int {
    let months = months(ofYear: year)
    return counting.range(of: .day, in: .month, for: months[min(month, months.count - 1)])?.count ?? 30
  }

  /// The day of a month; a month or a day beyond the last one stands for that.
  ///
  /// - Parameter day: From 1.
  func day(year: Int, month: Int, day: Int) -> Date {
    let months = months(ofYear: year)
    let month = min(max(0, month), months.count - 1)
    let last = days(inMonth: month, ofYear: year)
    return startOfDay(counting.date(byAdding: .day, value: min(max(1, day), last) - 1, to: months[month]) ?? months[month])
  }

  func day(of date: Date) -> Int { counting.component(.day, from: date) }

  func startOfDay(_ date: Date) -> Date { counting.startOfDay(for: date) }

  func day(_ days: Int, after date: Date) -> Date {
    startOfDay(counting.date(byAdding: .day, value: days, to: startOfDay(date)) ?? date)
  }

  /// Days from one date's day to another's.
  func days(from start: Date, to end: Date) -> Int {
    let (first, last) = (startOfDay(start) + offset(startOfDay(start)), startOfDay(end) + offset(startOfDay(end)))
    return Int((last.timeIntervalSince(first) / 86_400).rounded())
  }

  /// The first date of the next month.
  func month(_ months: Int, after date: Date) -> Date {
    let first = self.months(ofYear: year(of: date))[month(of: date)]
    return counting.date(byAdding: .month, value: months, to: first) ?? first
  }

  // MARK: Times

  private func offset(_ date: Date) -> TimeInterval { TimeInterval(counting.timeZone.secondsFromGMT(for: date)) }

  /// Seconds on the clock since midnight.
  func secondOfDay(_ date: Date) -> Int {
    let local = (date.timeIntervalSinceReferenceDate + offset(date)).rounded(.down)
    let rest = local.truncatingRemainder(dividingBy: 86_400)
    return Int(rest < 0 ? rest + 86_400 : rest)
  }

  /// The date at which the clock shows a time on a date's day. A time that the clock skips stands for the one after as many minutes.
  func date(on day: Date, second: Int) -> Date {
    let start = startOfDay(day)
    let midnight = start - TimeInterval(secondOfDay(start))
    let guess = midnight + TimeInterval(second)
    let shifted = guess - (offset(guess) - offset(start))
    if secondOfDay(shifted) == second, startOfDay(shifted) == start { return shifted }
    if secondOfDay(guess) == second, startOfDay(guess) == start { return guess }
    return max(start, guess)
  }

  /// The nearest date at which the clock shows a multiple of some minutes, at or before or after a date.
  func aligned(_ date: Date, to minutes: Int, forward: Bool) -> Date {
    let second = secondOfDay(date) % 60
    let fraction = date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate.rounded(.down)
    var next = date - TimeInterval(second) - fraction
    if forward, next < date { next += 60 }
    // A clock that is turned by half an hour may skip a multiple: the next one is within two of them.
    for _ in 0..<180 where secondOfDay(next) / 60 % minutes != 0 || secondOfDay(next) % 60 != 0 {
      let rest = secondOfDay(next) / 60 % minutes
      next += TimeInterval(60 * (forward ? max(1, minutes - rest) : -max(1, rest)))
    }
    return next
  }
}
