internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// Months side by side, of which one is shown; a swipe turns to the next.
final class MonthPages: UIView {
  /// Points of six weeks.
  static let height: CGFloat = 6 * MonthPage.rowHeight

  private weak var owner: UIDatePicker?
  private let scrollView = UIScrollView()
  /// The months before, in and after the page that is shown, as far as the limits allow.
  private var pages: [MonthPage] = []
  /// The first day of the month that is shown.
  private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
  private var shownDate: Date?
  /// What the pages were made for.
  private var shownRules: DateRules?
  private var shownLocale: Locale?
  private var place = CGSize.zero
  var onMonthChange: (() -> Void)?

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    (scrollView.isPagingEnabled, scrollView.scrollsToTop) = (true, false)
    (scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator) = (false, false)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.allowsKeyboardScrolling = false
    scrollView.onMessage = { [weak self] in self?.follow($0) }
    addSubview(scrollView)
    scrollView.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Months

  /// Shows the month of the picker's date if it has changed, and the look of the days.
  func update(animated: Bool) {
    guard let owner else { return }
    let (rules, calendar) = (owner.rules, owner.rules.calendar)
    let wanted = calendar.month(0, after: owner.date)
    if let shownRules, !shownRules.hasPagesLike(rules) || shownLocale != owner.shownLocale {
      for page in pages { page.removeFromSuperview() }
      pages = []
      // The month that a person has turned to stays while it exists.
      if shownRules.calendar.shown == calendar.shown, shownDate == owner.date, exists(month) { show(month) }
    }
    (shownRules, shownLocale) = (rules, owner.shownLocale)
    let isNew = shownDate != owner.date || pages.isEmpty
    shownDate = owner.date
    guard isNew, wanted != month || pages.isEmpty else { return showDays() }
    let steps = pages.firstIndex { $0.month == wanted }.map { $0 - middle }
    if animated, let steps, window != nil { turn(by: steps) } else { show(wanted) }
    showDays()
  }

  private var middle: Int { pages.firstIndex { $0.month == month } ?? 0 }

  private func exists(_ month: Date) -> Bool {
    guard let rules = owner?.rules else { return false }
    return month <= rules.limits.upperBound && rules.calendar.month(1, after: month) > rules.limits.lowerBound
  }

  func canTurn(by months: Int) -> Bool {
    guard let calendar = owner?.rules.calendar else { return false }
    return exists(calendar.month(months, after: month))
  }

  /// Makes a month the one that is shown, with its neighbours.
  private func show(_ month: Date) {
    guard let owner else { return }
    self.month = month
    let calendar = owner.rules.calendar
    let months = [-1, 0, 1].map { calendar.month($0, after: month) }.enumerated().filter { $0.0 == 1 || exists($0.1) }.map(\.1)
    var former = pages
    pages = months.map { month in
      if let index = former.firstIndex(where: { $0.month == month }) { return former.remove(at: index) }
      return MonthPage(owner, month)
    }
    for page in former { page.removeFromSuperview() }
    for page in pages where page.superview == nil { scrollView.addSubview(page) }
    showDays()
    placePages()
    onMonthChange?()
  }

  private func showDays() {
    for page in pages {
      page.update()
      page.accessibilityElementsHidden = page.month != month
    }
  }

  /// Slides to another month.
  func turn(by months: Int) {
    let next = middle + months
    guard months != 0, pages.indices.contains(next) else { return }
    guard window != nil, bounds.width > 0 else { return show(pages[next].month) }
    scrollView.setContentOffset(CGPoint(x: x(of: next), y: 0), animated: true)
  }

  private func x(of index: Int) -> CGFloat {
    CGFloat(isReadFromTheRight ? pages.count - 1 - index : index) * bounds.width
  }

  private func placePages() {
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
    for (index, page) in pages.enumerated() {
      page.semanticContentAttribute = semanticContentAttribute
      page.setNeedsLayout()
      page.frame = CGRect(x: x(of: index), y: 0, width: bounds.width, height: bounds.height)
    }
    scrollView.setContentOffset(CGPoint(x: x(of: middle), y: 0), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard place != bounds.size else { return }
    place = bounds.size
    placePages()
  }

  override func semanticsChanged() {
    place = .zero
    setNeedsLayout()
  }

  private func follow(_ message: ScrollMessage) {
    switch message {
    case .didEndDragging(willDecelerate: false), .didEndDecelerating, .didEndScrollingAnimation:
      guard bounds.width > 0 else { return }
      let offset = scrollView.contentOffset.x
      let nearest = pages.indices.min { abs(x(of: $0) - offset) < abs(x(of: $1) - offset) }
      if let nearest, pages[nearest].month != month, abs(x(of: nearest) - offset) < 1 { show(pages[nearest].month) }
    case .didEndDragging, .willBeginDragging, .didScroll: break
    }
  }

  // MARK: Days

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard let page = pages.first(where: { $0.month == month }) else { return }
    if let day = page.day(at: recognizer.location(in: page)) { page.choose(day) }
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
  }

  // MARK: Focus

  override var canBecomeFocused: Bool { owner?.isEnabled ?? false }

  override var focusShape: FocusShape {
    guard let page = pages.first(where: { $0.month == month }), let place = page.placeOfChosenDay else {
      return FocusShape(rect: bounds.insetBy(dx: 2, dy: 2), radius: 8, isInside: true)
    }
    return FocusShape(rect: convert(place, from: page), radius: place.height / 2)
  }

  /// Arrows go to other days, Page Up and Down to other months, Home and End to the first and last day of the week.
  override func performFocusKey(_ key: FocusKey) -> Bool {
    guard let owner, owner.isEnabled else { return false }
    let calendar = owner.rules.calendar
    let forward = isReadFromTheRight ? -1 : 1
    let weekday = (calendar.shown.component(.weekday, from: owner.date) - calendar.shown.firstWeekday + 7) % 7
    switch key {
    case .left: go(days: -forward)
    case .right: go(days: forward)
    case .up: go(days: -7)
    case .down: go(days: 7)
    case .home: go(days: -weekday)
    case .end: go(days: 6 - weekday)
    case .pageUp: go(months: -1)
    case .pageDown: go(months: 1)
    case .enter, .space: break
    }
    return true
  }

  private func go(days: Int) {
    guard let owner else { return }
    choose(owner.rules.calendar.day(days, after: owner.date))
  }

  private func go(months: Int) {
    guard let owner else { return }
    let calendar = owner.rules.calendar
    let first = calendar.month(months, after: owner.date)
    choose(
      calendar.day(year: calendar.year(of: first), month: calendar.month(of: first), day: calendar.day(of: owner.date)))
  }

  /// Chooses a day with the picker's time.
  private func choose(_ day: Date) {
    guard let owner else { return }
    let calendar = owner.rules.calendar
    owner.choose(calendar.date(on: day, second: calendar.secondOfDay(owner.date)))
  }
}

/// The days of a month, in weeks.
final class MonthPage: UIView {
  static let rowHeight: CGFloat = 44
  static let margin: CGFloat = 6

  private weak var owner: UIDatePicker?
  let month: Date
  private let first: Int
  private let days: [DayView]

  init(_ owner: UIDatePicker, _ month: Date) {
    (self.owner, self.month) = (owner, month)
    let calendar = owner.rules.calendar
    first = (calendar.shown.component(.weekday, from: month) - calendar.shown.firstWeekday + 7) % 7
    let count = calendar.days(inMonth: calendar.month(of: month), ofYear: calendar.year(of: month))
    let titles = DateTitles(calendar, owner.shownLocale, today: owner.today)
    days = (0..<count).map { index in
      let date = calendar.day(index, after: month)
      return DayView(date, titles.number(date), titles.text(date, "EEEEyMMMMd"))
    }
    super.init(frame: .zero)
    for day in days {
      day.page = self
      addSubview(day)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    guard let owner else { return }
    let rules = owner.rules
    let limits = rules.limits
    let (chosen, today) = (rules.calendar.startOfDay(owner.date), rules.calendar.startOfDay(owner.today))
    for day in days {
      let end = rules.calendar.day(1, after: day.date)
      day.show(
        isChosen: day.date == chosen, isToday: day.date == today,
        isAllowed: day.date <= limits.upperBound && end > limits.lowerBound)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, day) in days.enumerated() { day.frame = place(of: index) }
  }

  private func place(of index: Int) -> CGRect {
    let width = (bounds.width - 2 * Self.margin) / 7
    let (row, column) = ((index + first) / 7, (index + first) % 7)
    let shown = isReadFromTheRight ? 6 - column : column
    let height = min(Self.rowHeight, bounds.height / 6)
    return CGRect(x: Self.margin + CGFloat(shown) * width, y: CGFloat(row) * height, width: width, height: height)
  }

  func day(at point: CGPoint) -> DayView? { days.first { $0.frame.contains(point) } }

  var placeOfChosenDay: CGRect? { days.first(where: \.isChosen).map { $0.frame.insetBy(dx: 1, dy: 1) } }

  func choose(_ day: DayView) {
    guard let owner, owner.isEnabled, day.isAllowed else { return }
    let calendar = owner.rules.calendar
    owner.choose(calendar.date(on: day.date, second: calendar.secondOfDay(owner.date)))
  }
}

/// A day of a month.
final class DayView: UIView {
  let date: Date
  weak var page: MonthPage?
  private let label = UILabel()
  private let disc = UIView()
  private let fullName: String
  private(set) var isChosen = false
  private(set) var isToday = false
  private(set) var isAllowed = true

  init(_ date: Date, _ text: String, _ fullName: String) {
    (self.date, self.fullName) = (date, fullName)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = text
    label.textAlignment = .center
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
    disc.isHidden = true
    for view in [disc, label] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(isChosen: Bool, isToday: Bool, isAllowed: Bool) {
    (self.isChosen, self.isToday, self.isAllowed) = (isChosen, isToday, isAllowed)
    showColors()
  }

  /// Today is written in the tint; the chosen day stands on a disc, of today filled with the tint.
  private func showColors() {
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular), maximumPointSize: 26,
      compatibleWith: traitCollection)
    label.textColor =
      !isAllowed ? .tertiaryLabel : isChosen ? isToday ? .white : tintColor : isToday ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - 2
    disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = bounds.insetBy(dx: 2, dy: 0)
  }

  // MARK: Accessibility

  override var defaultIsAccessibilityElement: Bool { true }
  override var accessibilityRole: AccessibilityRole { .button }
  override var defaultAccessibilityLabel: String? { fullName }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isChosen { traits.insert(.selected) }
    if !isAllowed { traits.insert(.notEnabled) }
    return traits
  }

  override func accessibilityActivate() -> Bool {
    guard isAllowed, let page else { return false }
    page.choose(self)
    return true
  }
}
