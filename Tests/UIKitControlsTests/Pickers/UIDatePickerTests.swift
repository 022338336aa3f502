import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitModules) import UIKitCore
@_spi(UIKitModules) import UIKitGraphics

@MainActor @Suite struct UIDatePickerTests {
  // MARK: Values

  @Test func aNewPickerShowsThePresentDate() {
    let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
    #expect(UIDatePicker().date == Date(timeIntervalSince1970: 1_168_335_660))
    stage.date = DateRig.date("2026-11-27 13:40")
    stage.advance(by: 60)
    #expect(UIDatePicker().date == DateRig.date("2026-11-27 13:41"))
  }

  @Test func propertiesHaveTheDefaultsOfIOS() {
    let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.locale == nil && picker.timeZone == nil)
    #expect(picker.minuteInterval == 1 && picker.roundsToMinuteInterval && picker.countDownDuration == 0)
    #expect(picker.calendar == Calendar.current)
    picker.calendar = Calendar(identifier: .hebrew)
    #expect(picker.calendar.identifier == .hebrew)
    picker.calendar = nil
    #expect(picker.calendar == Calendar.current)
    #expect(stage.window.subviews.isEmpty)
    #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4 && UIDatePickerStyle.inline.rawValue == 3)
  }

  @Test(arguments: [UIDatePicker.Mode.countDownTimer, .yearAndMonth])
  func onlyWheelsShowDurationsAndMonths(_ mode: UIDatePicker.Mode) {
    let rig = DateRig(mode, .inline)
    #expect(rig.picker.datePickerStyle == .wheels)
    #expect(rig.picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func datesStayWithinTheLimits() {
    let rig = DateRig(.dateAndTime, date: "2026-11-27 13:40")
    rig.picker.maximumDate = DateRig.date("2026-11-27 12:00")
    #expect(rig.text == "2026-11-27 12:00")
    rig.picker.minimumDate = DateRig.date("2026-11-20 08:00")
    rig.picker.setDate(DateRig.date("2026-01-01"), animated: true)
    #expect(rig.text == "2026-11-20 08:00")
    rig.picker.date = DateRig.date("2026-11-25 23:59")
    #expect(rig.text == "2026-11-25 23:59")
    rig.picker.minimumDate = DateRig.date("2030-01-01")
    #expect(rig.text == "2026-11-25 23:59", "limits that exclude each other are none")
    #expect(rig.events.isEmpty)
  }

  @Test func minutesAreMultiplesOfTheInterval() {
    let rig = DateRig(.time, date: "2026-11-27 13:40")
    rig.picker.minuteInterval = 15
    #expect(rig.text == "2026-11-27 13:45")
    rig.picker.date = DateRig.date("2026-11-27 13:37")
    #expect(rig.text == "2026-11-27 13:30")
    rig.picker.maximumDate = DateRig.date("2026-11-27 13:44")
    rig.picker.date = DateRig.date("2026-11-27 13:43")
    #expect(rig.text == "2026-11-27 13:30")
    rig.picker.maximumDate = nil
    rig.picker.roundsToMinuteInterval = false
    rig.picker.date = DateRig.date("2026-11-27 13:43")
    #expect(rig.text == "2026-11-27 13:43")
    for wrong in [0, -5, 7, 31, 60] {
      rig.picker.minuteInterval = wrong
      #expect(rig.picker.minuteInterval == 1)
    }
    rig.picker.minuteInterval = 30
    #expect(rig.picker.minuteInterval == 30)
  }

  @Test func durationsAreWholeMinutesBelowADay() {
    let rig = DateRig(.countDownTimer)
    rig.picker.countDownDuration = 3725
    #expect(rig.picker.countDownDuration == 3720)
    #expect(rig.shown == ["1 hour", "2 min"])
    rig.picker.minuteInterval = 5
    #expect(rig.picker.countDownDuration == 3600)
    rig.picker.countDownDuration = 1e9
    #expect(rig.picker.countDownDuration == 86_100)
    rig.picker.countDownDuration = -5
    #expect(rig.picker.countDownDuration == 0)
  }

  @Test func aTimerOfNothingCannotBeChosen() {
    let rig = DateRig(.countDownTimer)
    rig.picker.countDownDuration = 60
    rig.stage.settle()
    rig.turn(1, by: -1)
    #expect(rig.picker.countDownDuration == 60 && rig.shown == ["0 hours", "1 min"] && rig.events.isEmpty)
    rig.turn(0, by: 2)
    #expect(rig.durations == [7260])
  }

  // MARK: Wheels

  @Test(arguments: [
    ("en_US", ["November", "27", "2026"]), ("en_GB", ["27", "November", "2026"]), ("de_DE", ["27", "November", "2026"]),
    ("ja_JP", ["2026年", "11月", "27日"]), ("ko_KR", ["2026년", "11월", "27일"]), ("ar_EG", ["٢٠٢٦", "نوفمبر", "٢٧"]),
  ]) func datesStandInTheOrderOfTheLocale(_ locale: String, _ expected: [String]) {
    let rig = DateRig(.date, locale: locale, date: "2026-11-27 13:40")
    #expect(rig.shown == expected)
  }

  @Test(arguments: [
    ("en_US", ["1", "40", "PM"]), ("de_DE", ["13", "40"]), ("ko_KR", ["오후", "1", "40"]), ("ar_EG", ["م", "١", "٤٠"]),
    ("he_IL", ["13", "40"]),
  ]) func timesStandInTheOrderOfTheLocale(_ locale: String, _ expected: [String]) {
    let rig = DateRig(.time, locale: locale, date: "2026-11-27 13:40")
    #expect(rig.shown == expected)
  }

  @Test func todayHasAWord() {
    let rig = DateRig(.dateAndTime, date: "2007-01-09 10:41")
    #expect(rig.shown == ["Today", "10", "41", "AM"])
    rig.picker.date = DateRig.date("2007-01-10 10:41")
    rig.stage.settle()
    #expect(rig.shown[0] == "Wed, Jan 10")
    rig.picker.locale = Locale(identifier: "de_DE")
    rig.picker.date = DateRig.date("2007-01-09 10:41")
    rig.stage.settle()
    #expect(rig.shown == ["Heute", "10", "41"])
  }

  @Test func aWheelThatRestsChangesTheDate() {
    let rig = DateRig(.date, date: "2026-11-27 13:40")
    rig.turn(1, by: 2)
    #expect(rig.text == "2026-11-29 13:40" && rig.events == [DateRig.date("2026-11-29 13:40")])
    rig.turn(0, by: 1)
    #expect(rig.text == "2026-12-29 13:40")
    rig.turn(2, by: -2)
    #expect(rig.text == "2024-12-29 13:40" && rig.shown == ["December", "29", "2024"])
  }

  @Test func aDayThatTheMonthDoesNotHaveTurnsBack() {
    let rig = DateRig(.date, date: "2026-01-31 08:00")
    rig.turn(0, by: 1)
    #expect(rig.text == "2026-02-28 08:00" && rig.shown == ["February", "28", "2026"])
    rig.turn(1, by: 2)
    #expect(rig.text == "2026-02-28 08:00" && rig.shown == ["February", "28", "2026"])
    #expect(rig.events.count == 1)
  }

  @Test func whatIsOutsideOfTheLimitsIsGreyAndTurnsBack() {
    let rig = DateRig(.date, date: "2026-11-27 13:40")
    rig.picker.minimumDate = DateRig.date("2026-11-26 00:00")
    rig.picker.maximumDate = DateRig.date("2027-03-02 12:00")
    rig.stage.settle()
    #expect(grey(rig.wheels[1]) == ["23", "24", "25", "31"])
    #expect(grey(rig.wheels[2]) == ["2022", "2023", "2024", "2025", "2028", "2029", "2030"])
    rig.turn(1, by: -2)
    #expect(rig.text == "2026-11-26 00:00" && rig.shown == ["November", "26", "2026"])
    rig.turn(2, by: 1)
    #expect(rig.text == "2027-03-02 12:00" && rig.shown == ["March", "2", "2027"])
  }

  private func grey(_ wheel: PickerWheel) -> [String] {
    wheel.subviews.compactMap { $0 as? PickerRow }.sorted { $0.center.y < $1.center.y }.compactMap {
      guard let label = $0.subviews.first as? UILabel, let text = label.attributedText, text.length > 0,
        text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .tertiaryLabel
      else { return nil }
      return text.string
    }
  }

  @Test func theHalfOfTheDayFollowsTheHour() {
    let rig = DateRig(.time, date: "2026-11-27 11:40")
    rig.turn(0, by: 1)
    #expect(rig.text == "2026-11-27 12:40" && rig.shown == ["12", "40", "PM"])
    rig.turn(2, by: -1)
    #expect(rig.text == "2026-11-27 00:40" && rig.shown == ["12", "40", "AM"])
    rig.turn(0, by: -1)
    #expect(rig.text == "2026-11-27 23:40" && rig.shown == ["11", "40", "PM"])
  }

  @Test func aTimeThatTheClockSkipsMovesOn() {
    let rig = DateRig(.dateAndTime, locale: "de_DE", date: "2026-03-28 02:30")
    rig.turn(0, by: 1)
    #expect(rig.text == "2026-03-29 03:30" && rig.shown.count == 3 && rig.shown[0].hasSuffix("29. März"))
    #expect(Array(rig.shown[1...]) == ["03", "30"])
  }

  @Test func theSecondHourOfAClockTurnedBackStays() {
    let rig = DateRig(.time, locale: "de_DE")
    let second = DateRig.date("2026-10-25 03:00") - 1800
    rig.picker.date = second
    rig.stage.settle()
    #expect(rig.shown == ["02", "30"])
    rig.turn(1, by: 1)
    rig.turn(1, by: -1)
    #expect(rig.text == "2026-10-25 02:30")
  }

  @Test func animatedDatesTurnTheWheels() {
    let rig = DateRig(.date, date: "2026-11-27 13:40")
    rig.picker.setDate(DateRig.date("2026-11-29 13:40"), animated: true)
    rig.stage.advance(by: 0.1)
    #expect(rig.wheels[1].isScrollAnimating && !rig.wheels[2].isScrollAnimating)
    rig.stage.settle()
    #expect(rig.shown == ["November", "29", "2026"] && rig.events.isEmpty)
  }

  @Test func keysTurnTheWheelsOfADatePicker() {
    let rig = DateRig(.date, date: "2026-11-27 13:40")
    rig.stage.key(.keyboardTab)
    rig.stage.settle()
    rig.stage.key(.keyboardUpArrow)
    rig.stage.settle()
    #expect(rig.text == "2026-10-27 13:40")
    rig.stage.key(.keyboardHome)
    rig.stage.settle()
    #expect(rig.text == "2026-01-27 13:40")
    rig.stage.key(.keyboardRightArrow)
    rig.stage.typeText("15")
    rig.stage.settle()
    #expect(rig.text == "2026-01-15 13:40")
  }

  @Test func aDisabledPickerTurnsNothing() {
    let rig = DateRig(.date, date: "2026-11-27 13:40")
    rig.picker.isEnabled = false
    rig.turn(1, by: 2)
    rig.wheels[1].accessibilityIncrement()
    rig.stage.settle()
    #expect(rig.text == "2026-11-27 13:40" && rig.wheels.allSatisfy { !$0.canBecomeFocused })
  }

  @Test func monthsOfLeapYearsOfTheHebrewCalendar() {
    let rig = DateRig(.date, .wheels, .hebrew, date: "2024-02-20 12:00")
    #expect(rig.shown[0] == "Adar I" && rig.shown[2] == "5784")
    rig.turn(0, by: 1)
    #expect(rig.shown[0] == "Adar II")
    rig.turn(2, by: 1)
    #expect(rig.shown[2] == "5785")
  }

  @Test func theJapaneseCalendarCountsOverEras() {
    let rig = DateRig(.date, .wheels, .japanese, locale: "ja_JP", date: "2019-06-01 12:00")
    #expect(rig.shown == ["令和元年", "6月", "1日"])
    rig.turn(1, by: -2)
    #expect(rig.text == "2019-04-01 12:00" && rig.shown == ["平成31年", "4月", "1日"])
  }

  // MARK: Styles

  private func fields(_ rig: DateRig) -> [DateField] { rig.all(DateField.self).sorted { $0.frame.minX < $1.frame.minX } }

  @Test func compactTextsOpenACalendarAndWheels() {
    let rig = DateRig(.dateAndTime, .compact, date: "2026-11-27 13:40")
    let fields = fields(rig)
    #expect(fields.compactMap { $0.accessibilityValue } == ["Nov 27, 2026", "1:40\u{202F}PM"])
    var calls: [String] = []
    rig.picker.addAction(UIAction { _ in calls.append("begin") }, for: .editingDidBegin)
    rig.picker.addAction(UIAction { _ in calls.append("end") }, for: .editingDidEnd)
    rig.tap(fields[0])
    let day = rig.all(DayView.self).first { $0.accessibilityLabel == "Thursday, November 12, 2026" }
    #expect(calls == ["begin"])
    if let day { rig.tap(day) }
    #expect(rig.text == "2026-11-12 13:40" && rig.events.count == 1)
    #expect(fields[0].accessibilityValue == "Nov 12, 2026")
    rig.stage.key(.keyboardEscape)
    rig.stage.settle()
    #expect(calls == ["begin", "end"] && rig.all(DateOverlay.self).isEmpty)
    rig.tap(fields[1])
    #expect(rig.all(PickerWheel.self).count == 3)
    rig.all(PickerWheel.self)[0].accessibilityIncrement()
    #expect(rig.text == "2026-11-12 14:40")
    rig.stage.tap(at: CGPoint(x: 5, y: 790))
    rig.stage.settle()
    #expect(rig.all(DateOverlay.self).isEmpty && calls.count == 4)
  }

  @Test func aCalendarClosesWithItsPicker() {
    let rig = DateRig(.date, .compact, date: "2026-11-27 13:40")
    rig.tap(fields(rig)[0])
    #expect(rig.all(DateOverlay.self).count == 1)
    rig.picker.removeFromSuperview()
    rig.stage.settle()
    #expect(rig.all(DateOverlay.self).isEmpty)
  }

  private func day(_ rig: DateRig, _ name: String) -> DayView? {
    let width = rig.stage.window.bounds.width
    return rig.all(DayView.self).first {
      let place = $0.convert($0.bounds, to: rig.stage.window)
      return $0.accessibilityLabel == name && place.minX >= 0 && place.maxX <= width
    }
  }

  @Test func aMonthHasItsDaysBelowTheWeekdays() throws {
    let rig = DateRig(.date, .inline, locale: "de_DE", date: "2026-11-27 13:40")
    let first = try #require(day(rig, "Sonntag, 1. November 2026"))
    let second = try #require(day(rig, "Montag, 2. November 2026"))
    #expect(second.frame.minX < first.frame.minX && second.frame.minY > first.frame.minY)
    #expect(day(rig, "Freitag, 27. November 2026")?.isChosen == true)
    let labels = DateRig.all(in: rig.picker, UILabel.self).compactMap(\.text)
    #expect(labels.contains("November 2026") && labels.contains("MO"))
    #expect(first.superview?.subviews.count == 30)
  }

  @Test func swipesAndArrowsTurnMonths() {
    let rig = DateRig(.date, .inline, date: "2026-11-27 13:40")
    var title: String? { rig.all(MonthTitle.self).first?.accessibilityLabel }
    rig.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    rig.stage.settle()
    #expect(title == "December 2026")
    rig.stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
    rig.stage.settle()
    rig.stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
    rig.stage.settle()
    #expect(title == "October 2026" && rig.text == "2026-11-27 13:40" && rig.events.isEmpty)
    let next = rig.all(UIButton.self).first { $0.accessibilityLabel == "Next Month" }
    if let next { rig.tap(next) }
    #expect(title == "November 2026")
  }

  @Test func monthsEndAtTheLimits() {
    let rig = DateRig(.date, .inline, date: "2026-11-27 13:40")
    rig.picker.minimumDate = DateRig.date("2026-11-10")
    rig.picker.maximumDate = DateRig.date("2026-12-03 10:00")
    rig.stage.settle()
    let arrows = rig.all(UIButton.self)
    #expect(arrows.first { $0.accessibilityLabel == "Previous Month" }?.isEnabled == false)
    #expect(arrows.first { $0.accessibilityLabel == "Next Month" }?.isEnabled == true)
    #expect(day(rig, "Monday, November 9, 2026")?.isAllowed == false)
    if let early = day(rig, "Monday, November 9, 2026") { rig.tap(early) }
    #expect(rig.text == "2026-11-27 13:40")
    if let first = day(rig, "Tuesday, November 10, 2026") { rig.tap(first) }
    #expect(rig.text == "2026-11-10 13:40")
    if let next = arrows.first(where: { $0.accessibilityLabel == "Next Month" }) { rig.tap(next) }
    if let last = day(rig, "Thursday, December 3, 2026") { rig.tap(last) }
    #expect(rig.text == "2026-12-03 10:00")
  }

  @Test func theTitleOpensWheelsOfMonths() {
    let rig = DateRig(.date, .inline, date: "2026-11-27 13:40")
    let title = rig.all(MonthTitle.self)[0]
    rig.tap(title)
    #expect(rig.shown == ["November", "2026"])
    rig.turn(1, by: 1)
    #expect(rig.text == "2027-11-27 13:40" && title.accessibilityLabel == "November 2027")
    rig.tap(title)
    #expect(rig.wheels.isEmpty && day(rig, "Saturday, November 27, 2027")?.isChosen == true)
  }

  @Test func keysGoThroughTheDays() {
    let rig = DateRig(.date, .inline, date: "2026-11-27 13:40")
    let pages = rig.all(MonthPages.self)[0]
    for _ in 0..<5 where !pages.isFocused {
      rig.stage.key(.keyboardTab)
      rig.stage.settle()
    }
    #expect(pages.isFocused)
    func press(_ key: UIKeyboardHIDUsage) -> String {
      rig.stage.key(key)
      rig.stage.settle()
      return rig.text
    }
    #expect(press(.keyboardRightArrow) == "2026-11-28 13:40")
    #expect(press(.keyboardDownArrow) == "2026-12-05 13:40")
    #expect(press(.keyboardHome) == "2026-11-29 13:40")
    #expect(press(.keyboardEnd) == "2026-12-05 13:40")
    #expect(press(.keyboardPageUp) == "2026-11-05 13:40")
    #expect(press(.keyboardUpArrow) == "2026-10-29 13:40")
    #expect(rig.all(MonthTitle.self).first?.accessibilityLabel == "October 2026")
  }

  @Test func daysAreMirrored() throws {
    let rig = DateRig(.date, .inline, locale: "ar_EG", date: "2026-11-27 13:40")
    rig.picker.semanticContentAttribute = .forceRightToLeft
    rig.stage.settle()
    let page = try #require(rig.all(DayView.self).first(where: \.isChosen)?.superview)
    #expect(page.convert(page.bounds, to: rig.stage.window).minX == 20)
    let days = page.subviews
    #expect(days.count == 30)
    for (day, next) in zip(days, days[1...]) {
      #expect(day.frame.minX > next.frame.minX || day.frame.minY < next.frame.minY)
    }
  }

  @Test func inlineTimesStandBelowTheMonth() {
    let rig = DateRig(.dateAndTime, .inline, date: "2026-11-27 13:40")
    #expect(fields(rig).compactMap { $0.accessibilityValue } == ["1:40\u{202F}PM"])
    let height = rig.picker.intrinsicContentSize.height
    rig.picker.datePickerMode = .date
    #expect(rig.picker.intrinsicContentSize.height < height)
  }

  // MARK: Model

  private static let calendars: [Calendar.Identifier] = [
    .gregorian, .buddhist, .japanese, .hebrew, .islamicCivil, .persian,
  ]

  /// Random settings and turns: the date is within limits and on the interval, an event tells of each change, and wheels show the date that
  /// Foundation's own components name.
  @Test(arguments: 0..<36) func randomTurnsAgreeWithFoundation(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let zone = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo", "UTC"][below(6)]
    let locale = ["en_US", "de_DE", "ja_JP", "ar_EG", "he_IL", "en_GB"][below(6)]
    let identifier = Self.calendars[Int(seed) % 6]
    let mode = [UIDatePicker.Mode.time, .date, .dateAndTime, .yearAndMonth][below(4)]
    let rig = DateRig(mode, .wheels, identifier, locale: locale, zone: zone)
    rig.picker.minuteInterval = [1, 5, 15, 30][below(4)]
    let start = 1_600_000_000 + Double(below(200_000_000))
    rig.picker.date = Date(timeIntervalSince1970: start)
    rig.stage.settle()
    for _ in 0..<24 {
      switch below(6) {
      case 0: rig.picker.minimumDate = below(3) == 0 ? nil : Date(timeIntervalSince1970: start - Double(below(9_000_000)))
      case 1: rig.picker.maximumDate = below(3) == 0 ? nil : Date(timeIntervalSince1970: start + Double(below(9_000_000)))
      case 2:
        rig.picker.setDate(Date(timeIntervalSince1970: start + Double(below(40_000_000) - 20_000_000)), animated: below(2) == 0)
      default:
        let before = (rig.picker.date, rig.events.count)
        let wheel = rig.wheels[below(rig.wheels.count)]
        wheel.choose(wheel.selection + below(21) - 10)
        #expect((rig.picker.date != before.0) == (rig.events.count > before.1))
      }
      rig.stage.settle()
      check(rig, identifier, mode)
    }
  }

  private func check(_ rig: DateRig, _ identifier: Calendar.Identifier, _ mode: UIDatePicker.Mode) {
    let picker = rig.picker
    if let low = picker.minimumDate, let high = picker.maximumDate, low > high {
    } else {
      #expect(picker.date >= picker.minimumDate ?? .distantPast && picker.date <= picker.maximumDate ?? .distantFuture)
    }
    let names = DateFormatter()
    (names.locale, names.calendar, names.timeZone) = (picker.locale, picker.calendar, picker.calendar.timeZone)
    func text(_ format: String) -> String {
      names.dateFormat = format
      return names.string(from: picker.date)
    }
    let shown = Set(rig.shown)
    let parts = picker.calendar.dateComponents([.minute, .day], from: picker.date)
    if mode == .time || mode == .dateAndTime {
      let isTight = picker.minimumDate != nil || picker.maximumDate != nil
      #expect(parts.minute! % picker.minuteInterval == 0 || isTight)
      if parts.minute! % picker.minuteInterval == 0 { #expect(shown.contains(text("mm"))) }
      let hours = ["h", "H", "hh", "HH"].map(text)
      #expect(hours.contains { shown.contains($0) })
    }
    if mode == .date || mode == .yearAndMonth {
      #expect(shown.contains(text("LLLL")))
      #expect(shown.contains { $0.contains(text("y")) || text("y") == "1" })
      if mode == .date { #expect(shown.contains { $0.hasPrefix(text("d")) }) }
    }
  }
}
