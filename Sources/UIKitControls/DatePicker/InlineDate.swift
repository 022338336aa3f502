internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// A month with its days, and the time below it.
final class InlineDate: UIView, DatePickerContent {
  /// In points. Our choice, as iOS 14 looks.
  private static let width: CGFloat = 320
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let timeHeight: CGFloat = 52
  private static let margin: CGFloat = 8

  private weak var owner: UIDatePicker?
  private let showsTime: Bool
  private let title = MonthTitle()
  private let arrows = [UIButton(type: .system), UIButton(type: .system)]
  private var weekdays: [UILabel] = []
  private let months: MonthPages
  private var wheels: DateWheels?
  private let timeLabel = UILabel()
  private let timeField: DateField?
  private var writtenWeekdays = ""

  init(_ owner: UIDatePicker, showsTime: Bool? = nil) {
    self.owner = owner
    self.showsTime = showsTime ?? (owner.datePickerMode == .dateAndTime)
    months = MonthPages(owner)
    timeField = self.showsTime ? DateField(owner, .time) : nil
    super.init(frame: .zero)
    setUp()
    update(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    for (index, arrow) in arrows.enumerated() {
      arrow.setImage(UIImage(systemName: index == 0 ? "chevron.backward" : "chevron.forward"), for: .normal)
      arrow.accessibilityLabel = index == 0 ? "Previous Month" : "Next Month"
      arrow.addAction(UIAction { [weak self] _ in self?.months.turn(by: index == 0 ? -1 : 1) }, for: .touchUpInside)
    }
    weekdays = (0..<7).map { _ in
      let label = UILabel()
      (label.textAlignment, label.textColor, label.font) = (.center, .tertiaryLabel, .systemFont(ofSize: 13, weight: .semibold))
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
      label.isAccessibilityElement = false
      return label
    }
    timeLabel.text = "Time"
    months.onMonthChange = { [weak self] in self?.showMonth() }
    let parts: [UIView] = [months, title] + arrows + weekdays + (timeField.map { [timeLabel, $0] } ?? [])
    for view in parts { addSubview(view) }
  }

  var ownSize: CGSize {
    let height = Self.headerHeight + Self.weekdayHeight + MonthPages.height
    return CGSize(width: Self.width, height: height + (showsTime ? max(Self.timeHeight, timeRoom) : Self.margin))
  }

  private var timeRoom: CGFloat { (timeField?.ownSize.height ?? 0) + 12 }

  // MARK: Showing

  func update(animated: Bool) {
    months.update(animated: animated)
    wheels?.update(animated: animated)
    timeField?.update(animated: animated)
    timeLabel.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 34, compatibleWith: traitCollection)
    showWeekdays()
    showMonth()
  }

  private func showWeekdays() {
    guard let owner else { return }
    let calendar = owner.rules.calendar.shown
    let names = DateFormatter()
    (names.locale, names.calendar) = (owner.shownLocale, calendar)
    let symbols = names.shortStandaloneWeekdaySymbols
    guard symbols.count == 7 else { return }
    for (index, label) in weekdays.enumerated() {
      label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased(with: owner.shownLocale)
    }
  }

  private func showMonth() {
    guard let owner else { return }
    let titles = DateTitles(owner.rules.calendar, owner.shownLocale, today: owner.today)
    title.show(titles.text(months.month, "yMMMM"), isOpen: wheels != nil)
    arrows[0].isEnabled = months.canTurn(by: -1)
    arrows[1].isEnabled = months.canTurn(by: 1)
    setNeedsLayout()
  }

  override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { update(animated: false) }
  }

  override func semanticsChanged() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isReadFromTheRight
    for view in [months, title, timeField, timeLabel] + arrows { view?.semanticContentAttribute = semanticContentAttribute }
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let side: CGFloat = 44
    put(title, Self.margin, 0, max(0, min(title.ownWidth, bounds.width - Self.margin - 2 * side)), Self.headerHeight)
    put(arrows[0], bounds.width - 2 * side, 0, side, Self.headerHeight)
    put(arrows[1], bounds.width - side, 0, side, Self.headerHeight)
    let below = Self.headerHeight + Self.weekdayHeight
    let bottom = showsTime ? max(Self.timeHeight, timeRoom) : Self.margin
    months.frame = CGRect(x: 0, y: below, width: bounds.width, height: max(0, bounds.height - below - bottom))
    let column = (bounds.width - 2 * MonthPage.margin) / 7
    for (index, label) in weekdays.enumerated() {
      put(label, MonthPage.margin + CGFloat(index) * column, Self.headerHeight, column, Self.weekdayHeight)
    }
    wheels?.frame = CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width, height: max(0, bounds.height - Self.headerHeight - bottom))
    guard let timeField else { return }
    let size = timeField.ownSize
    let y = bounds.height - bottom + (bottom - size.height) / 2
    put(timeField, max(0, bounds.width - Self.margin - size.width), y, min(size.width, bounds.width), size.height)
    put(timeLabel, 2 * Self.margin, y, max(0, bounds.width - size.width - 4 * Self.margin), size.height)
  }

  // MARK: Wheels of months and years

  /// Shows wheels of months and years in place of the days, or the days again.
  private func toggleWheels() {
    guard let owner else { return }
    if let wheels {
      self.wheels = nil
      UIView.animate(withDuration: 0.2) {
        wheels.alpha = 0
        self.showDays(true)
      } completion: { _ in
        wheels.removeFromSuperview()
      }
    } else {
      let wheels = DateWheels(owner, .yearAndMonth)
      self.wheels = wheels
      wheels.alpha = 0
      addSubview(wheels)
      layoutIfNeeded()
      setNeedsLayout()
      layoutIfNeeded()
      UIView.animate(withDuration: 0.2) {
        wheels.alpha = 1
        self.showDays(false)
      }
    }
    months.update(animated: false)
    showMonth()
  }

  private func showDays(_ shows: Bool) {
    for view in weekdays + arrows + [months] as [UIView] { view.alpha = shows ? 1 : 0 }
  }
}

/// The month and year above the days, with a chevron; it opens wheels.
final class MonthTitle: UIControl {
  private let label = UILabel()
  private let chevron = UIImageView(
    image: UIImage(systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)))
  private var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
    chevron.contentMode = .center
    for view in [label, chevron] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOpen: Bool) {
    self.isOpen = isOpen
    label.text = text
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 28, compatibleWith: traitCollection)
    label.textColor = isOpen ? tintColor : .label
    let turn = isReadFromTheRight ? -CGFloat.pi / 2 : .pi / 2
    UIView.animate(withDuration: 0.2) {
      self.chevron.transform = isOpen ? CGAffineTransform(rotationAngle: turn) : .identity
    }
    setNeedsLayout()
  }

  var ownWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 40 }

  override func stateDidChange() { label.alpha = isHighlighted ? 0.4 : 1 }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if isOpen { label.textColor = tintColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(label.intrinsicContentSize.width.rounded(.up), bounds.width - 32))
    let x: CGFloat = 8
    let isMirrored = isReadFromTheRight
    label.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    let side: CGFloat = 20
    let place = x + width + 2
    chevron.bounds.size = CGSize(width: side, height: side)
    chevron.center = CGPoint(x: (isMirrored ? bounds.width - place - side : place) + side / 2, y: bounds.midY)
  }

  override var takesTaps: Bool { true }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  override var accessibilityRole: AccessibilityRole { .button }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
  override var defaultAccessibilityLabel: String? { label.text }
}
