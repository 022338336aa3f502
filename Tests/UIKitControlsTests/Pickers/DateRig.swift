import CoreGraphics
import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics

@testable import UIKitControls

/// A date picker in a window, at (20, 100), and the dates of its events.
@MainActor final class DateRig {
  let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
  let picker: UIDatePicker
  var events: [Date] = []
  var durations: [TimeInterval] = []

  init(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, _ calendar: Calendar.Identifier = .gregorian,
    locale: String = "en_US", zone: String = "Europe/Berlin", date: String? = nil
  ) {
    picker = UIDatePicker()
    picker.locale = Locale(identifier: locale)
    var shown = Calendar(identifier: calendar)
    shown.locale = Locale(identifier: locale)
    shown.timeZone = TimeZone(identifier: zone)!
    picker.calendar = shown
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    if let date { picker.date = DateRig.date(date, zone) }
    picker.addAction(
      UIAction { [weak self] in
        guard let picker = $0.sender as? UIDatePicker else { return }
        self?.events.append(picker.date)
        self?.durations.append(picker.countDownDuration)
      }, for: .valueChanged)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
    stage.window.addSubview(picker)
    stage.settle()
  }

  /// "2026-11-27 13:40" on the clock of a zone.
  static func date(_ text: String, _ zone: String = "Europe/Berlin") -> Date {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar.date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts.count > 3 ? parts[3] : 0,
        minute: parts.count > 4 ? parts[4] : 0))!
  }

  var wheels: [PickerWheel] { Self.all(in: picker, PickerWheel.self).sorted { $0.frame.minX < $1.frame.minX } }

  /// What the wheels show, from the left.
  var shown: [String] { wheels.map { $0.accessibilityValue ?? "" } }

  static func all<View: UIView>(in view: UIView, _ type: View.Type) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + all(in: $0, type) }
  }

  func all<View: UIView>(_ type: View.Type) -> [View] { Self.all(in: stage.window, type) }

  /// Turns a wheel by rows, as a finger does.
  func turn(_ index: Int, by rows: Int) {
    let wheel = wheels[index]
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: stage.window)
    stage.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y - CGFloat(rows) * 32), duration: 0.3, holdBeforeLift: 0.2)
    stage.settle()
  }

  func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window))
    stage.settle()
  }

  /// The picker's date on its clock.
  var text: String {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (Locale(identifier: "en_US_POSIX"), Calendar(identifier: .gregorian))
    formatter.timeZone = picker.timeZone ?? picker.calendar.timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: picker.date)
  }
}
