internal import Foundation
internal import UIKitGraphics

/// Dates and their parts as a locale writes them.
final class DateTitles {
  private let calendar: PickerCalendar
  private let locale: Locale
  private let today: Date
  private var formatters: [String: DateFormatter] = [:]
  /// Of the hours and minutes of a clock, without a date.
  private static let clock: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  init(_ calendar: PickerCalendar, _ locale: Locale, today: Date) {
    (self.calendar, self.locale, self.today) = (calendar, locale, today)
  }

  /// The letters of a pattern, without its texts in quotation marks.
  static func pattern(_ template: String, _ locale: Locale) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var (letters, isQuoted) = ([Character](), false)
    for letter in format {
      if letter == "'" { isQuoted.toggle() } else if !isQuoted { letters.append(letter) }
    }
    return letters
  }

  /// The formatter of a template of the shown calendar, or of a format of the clock.
  private func formatter(_ name: String, _ change: (DateFormatter) -> Void) -> DateFormatter {
    if let formatter = formatters[name] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = locale
    change(formatter)
    formatters[name] = formatter
    return formatter
  }

  func text(_ date: Date, _ template: String) -> String {
    formatter(template) {
      $0.calendar = calendar.shown
      $0.timeZone = calendar.shown.timeZone
      $0.setLocalizedDateFormatFromTemplate(template)
    }.string(from: date)
  }

  private func clockText(_ second: Int, _ format: String) -> String {
    formatter("clock \(format)") {
      $0.calendar = Self.clock
      $0.timeZone = Self.clock.timeZone
      $0.dateFormat = format
    }.string(from: Date(timeIntervalSinceReferenceDate: TimeInterval(second)))
  }

  func year(_ date: Date) -> String {
    text(date, [.japanese, .republicOfChina].contains(calendar.shown.identifier) ? "Gy" : "y")
  }

  /// The number of a day alone, as in a calendar.
  func number(_ date: Date) -> String {
    formatter("number") {
      $0.calendar = calendar.shown
      $0.timeZone = calendar.shown.timeZone
      $0.dateFormat = "d"
    }.string(from: date)
  }

  /// The name of a month; where the Gregorian months have numbers, other calendars' have names all the same.
  func month(_ date: Date) -> String {
    let numbered: [Calendar.Identifier] = [.gregorian, .iso8601, .buddhist, .japanese, .republicOfChina]
    if numbered.contains(calendar.shown.identifier) { return text(date, "LLLL") }
    return formatter("month") {
      $0.calendar = calendar.shown
      $0.timeZone = calendar.shown.timeZone
      $0.dateFormat = "LLLL"
    }.string(from: date)
  }

  /// The number of a day, with the word for it where the locale has one.
  func day(_ day: Int) -> String {
    let format = DateFormatter.dateFormat(fromTemplate: "d", options: 0, locale: locale) ?? "d"
    return clockText((day - 1) * 86_400, format)
  }

  /// The day as the wheel of dates shows it: a word for today, else weekday, month and day.
  func date(_ day: Date) -> String {
    if calendar.startOfDay(day) == today, let word = CalendarWords.today(in: locale) { return word }
    return text(day, "EEEMMMd")
  }

  private func clockPattern(of letters: [Character]) -> String {
    String(Self.pattern("jmm", locale).filter(letters.contains))
  }

  func hour(_ hour: Int) -> String { clockText(hour * 3600, clockPattern(of: ["h", "H", "k", "K"])) }

  func minute(_ minute: Int) -> String { clockText(minute * 60, "mm") }

  func period(_ period: Int) -> String { clockText(period * 43_200, "a") }
}
