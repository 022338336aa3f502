internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// What shows a date picker's date, and lets a person change it.
@MainActor protocol DatePickerContent: UIView {
  /// Shows the picker's present date, limits and looks.
  func update(animated: Bool)
  /// The size that shows everything.
  var ownSize: CGSize { get }
}

/// The wheels of a date picker.
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  let picker = UIPickerView()
  /// The mode of these wheels, which may show a part of the picker's.
  private let mode: UIDatePicker.Mode
  private weak var owner: UIDatePicker?
  private var columns: DateColumns?
  private var shownDate = Date(timeIntervalSinceReferenceDate: 0)
  private var widths: [DateWheel: CGFloat] = [:]
  /// Whether the wheels have been turned to a date since the last load.
  private var isPlaced = false

  init(_ owner: UIDatePicker, _ mode: UIDatePicker.Mode) {
    (self.owner, self.mode) = (owner, mode)
    super.init(frame: .zero)
    // The columns are in the order of the locale already.
    picker.semanticContentAttribute = .forceLeftToRight
    addSubview(picker)
    update(animated: false)
    picker.dataSource = self
    picker.delegate = self
    turn(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  var ownSize: CGSize { UIPickerView.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    widths = [:]
    picker.setNeedsLayout()
  }

  // MARK: Showing

  func update(animated: Bool) {
    guard let owner else { return }
    var rules = owner.rules
    rules.mode = mode
    let next = DateColumns(rules, owner.shownLocale, around: owner.date, today: owner.today)
    let isSame = columns.map { $0.isLike(next) && $0.reaches(owner.date) } ?? false
    if !isSame {
      columns = next
      (widths, isPlaced) = ([:], false)
      picker.cycles = next.wheels.map { $0.isEndless ? next.count(of: $0) : nil }
      picker.reloadAllComponents()
    }
    let former = shownDate
    shownDate = owner.date
    turn(animated: animated && isSame)
    // Which rows are grey depends on the date and the limits.
    if isSame, former != shownDate || rules.limits != columns?.rules.limits {
      columns?.rules = rules
      picker.refreshRows()
    }
  }

  /// Turns the wheels that no person turns to the date.
  private func turn(animated: Bool) {
    guard let owner, let columns, picker.dataSource === self else { return }
    for (index, wheel) in columns.wheels.enumerated() where !picker.isTurning(index) {
      let value =
        mode == .countDownTimer
        ? columns.value(of: wheel, of: owner.countDownDuration) : columns.value(of: wheel, at: shownDate)
      let present = picker.selectedRow(inComponent: index)
      let row = columns.row(of: wheel, showing: value, near: isPlaced ? present : nil)
      if row != present { picker.selectRow(row, inComponent: index, animated: animated) }
    }
    isPlaced = true
  }

  // MARK: Source

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns?.wheels.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.map { $0.rowCount(of: $0.wheels[component]) } ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard let columns else { return nil }
    let wheel = columns.wheels[component]
    return columns.title(of: columns.value(of: wheel, row: row), wheel, at: shownDate)
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard let columns, let title = self.pickerView(pickerView, titleForRow: row, forComponent: component) else { return nil }
    let wheel = columns.wheels[component]
    let isAllowed = columns.allows(columns.value(of: wheel, row: row), of: wheel, at: shownDate)
    return NSAttributedString(string: title, attributes: [.foregroundColor: isAllowed ? UIColor.label : .tertiaryLabel])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard let columns else { return UIPickerView.unanswered }
    let wheel = columns.wheels[component]
    if let width = widths[wheel] { return width }
    let attributes: [NSAttributedString.Key: Any] = [.font: pickerView.rowFont]
    let text =
      columns.widestTitles(of: wheel).map { NSAttributedString(string: $0, attributes: attributes).size().width }.max() ?? 0
    let width = text.rounded(.up) + 22
    widths[wheel] = width
    return width
  }

  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    guard let columns else { return nil }
    let field: CalendarWords.Field =
      switch columns.wheels[component] {
      case .year: .year
      case .month: .month
      case .day: .day
      case .date: .date
      case .hour, .hours: .hour
      case .minute, .minutes: .minute
      case .period: .period
      }
    return CalendarWords.name(of: field, in: columns.locale)
  }

  // MARK: A person

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner, let columns else { return }
    var values: [DateWheel: Int] = [:]
    for (index, wheel) in columns.wheels.enumerated() {
      values[wheel] = columns.value(of: wheel, row: picker.selectedRow(inComponent: index))
    }
    // The wheel of hours has those of the whole day: it turns the half of the day.
    if columns.wheels[component] == .hour { values[.period] = nil }
    guard mode == .countDownTimer else { return owner.choose(columns.date(values, from: owner.date)) }
    let minutes = (values[.hours] ?? 0) * 60 + (values[.minutes] ?? 0) * owner.minuteInterval
    // A timer of no time at all cannot be chosen, as on iOS.
    owner.choose(duration: TimeInterval(60 * max(minutes, owner.minuteInterval)))
  }
}

extension DateColumns {
  /// Whether the rows are the same, limits aside.
  func isLike(_ other: DateColumns) -> Bool {
    wheels == other.wheels && locale == other.locale && rules.calendar.shown == other.rules.calendar.shown
      && rules.minuteInterval == other.rules.minuteInterval
  }
}
