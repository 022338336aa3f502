internal import Diagnostics
public import Foundation
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// `.compact`, or `.wheels` for what only wheels can show.
  case automatic = 0
  /// Wheels: 320 x 216 points.
  case wheels = 1
  /// Texts that open a calendar or wheels.
  case compact = 2
  /// A month with its days, and a text for the time.
  case inline = 3
}

/// A control for a date, a time, or the duration of a timer.
///
/// A person's choice is reported by `valueChanged` once a wheel rests, or a day is tapped. Days, months and times outside of the limits are
/// grey, and a wheel that rests on one turns back.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// Hour and minute, the day staying what it is.
    case time = 0
    /// Day, month and year, the time of day staying what it is.
    case date = 1
    /// A day, hour and minute.
    case dateAndTime = 2
    /// Hours and minutes of a duration.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4
  }

  private var storedDate: Date
  private var storedDuration: TimeInterval = 0
  private var content: (any DatePickerContent)?
  private var storedRules: DateRules?

  /// A picker of the present date; as large as its style needs unless the frame has a size.
  public override init(frame: CGRect) {
    storedDate = UIScreen.main.currentDate
    super.init(frame: frame)
    setUp(fits: frame.size == .zero)
  }

  /// A picker of the present date; nothing is decoded.
  public required init?(coder: NSCoder) {
    storedDate = UIScreen.main.currentDate
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeDatePicker(nib) }
    setUp(fits: false)
  }

  private func setUp(fits: Bool) {
    if fits { bounds.size = ownSize }
    center = fits ? CGPoint(x: frame.origin.x + bounds.midX, y: frame.origin.y + bounds.midY) : center
  }

  // MARK: What is chosen

  /// `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rulesChanged(rebuilds: true) } } }

  /// The chosen date, always within the limits; the date of the picker's making by default. Of a timer it has no meaning. Setting it sends
  /// no event.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, as far as the limits allow; sends no event.
  ///
  /// - Parameter animated: Whether wheels turn, and months slide, in a window.
  open func setDate(_ date: Date, animated: Bool) {
    ensure(
      date.timeIntervalSinceReferenceDate.isFinite, "UIDatePicker.setDate(_:animated:): the date is not finite; compute it anew")
    storedDate = rules.allowed(date)
    content?.update(animated: animated && window != nil)
    // The texts may need another width.
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
  }

  /// The earliest date that can be chosen; nil by default. Ignored if it is after `maximumDate`, and by a timer.
  open var minimumDate: Date? { didSet { if minimumDate != oldValue { rulesChanged() } } }

  /// The latest date that can be chosen; nil by default. Ignored if it is before `minimumDate`, and by a timer.
  open var maximumDate: Date? { didSet { if maximumDate != oldValue { rulesChanged() } } }

  /// The seconds of a timer: whole minutes up to 23:59, in steps of `minuteInterval`; 0 by default. A person chooses one step at least.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      ensure(newValue.isFinite, "UIDatePicker.countDownDuration = \(newValue): set a number of seconds")
      storedDuration = rules.allowedDuration(newValue)
      content?.update(animated: false)
    }
  }

  /// The minutes between two times that can be chosen; 1 by default. A number that is less than 1, above 30 or does not divide 60 counts as
  /// 1, as on iOS.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      let interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      guard interval != storedInterval else { return }
      storedInterval = interval
      rulesChanged()
    }
  }
  private var storedInterval = 1

  /// Whether `date` is a multiple of `minuteInterval`, the nearest one that the limits allow; true by default. With false a date that code
  /// sets keeps its minutes.
  open var roundsToMinuteInterval = true { didSet { if roundsToMinuteInterval != oldValue { rulesChanged() } } }

  // MARK: Where and when

  /// How dates are written, and in which order; nil, the default, for the person's.
  open var locale: Locale? { didSet { if locale != oldValue { rulesChanged() } } }

  /// The calendar that is shown; the person's by default, and after nil was set.
  open var calendar: Calendar! {
    get { storedCalendar ?? Calendar.current }
    set {
      storedCalendar = newValue
      rulesChanged()
    }
  }
  private var storedCalendar: Calendar?

  /// The zone of the times that are shown; nil, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { rulesChanged() } } }

  var shownLocale: Locale { locale ?? storedCalendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? Locale.current }

  /// The date of today.
  var today: Date { (window?.screen ?? UIScreen.main).currentDate }

  var rules: DateRules {
    if let storedRules { return storedRules }
    var shown: Calendar = calendar
    shown.locale = shownLocale
    if let storedCalendar { shown.firstWeekday = storedCalendar.firstWeekday }
    if let timeZone { shown.timeZone = timeZone }
    let rules = DateRules(
      calendar: PickerCalendar(shown), mode: datePickerMode, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: storedInterval, roundsToInterval: roundsToMinuteInterval)
    storedRules = rules
    return rules
  }

  private func rulesChanged(rebuilds: Bool = false) {
    storedRules = nil
    storedDate = rules.allowed(storedDate)
    storedDuration = rules.allowedDuration(storedDuration)
    if rebuilds { forgetContent() } else { content?.update(animated: false) }
    invalidateIntrinsicContentSize()
  }

  // MARK: Style

  /// The wanted style; `.automatic` by default. Durations, and months with years, are always chosen by wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard preferredDatePickerStyle != oldValue else { return }
      forgetContent()
      invalidateIntrinsicContentSize()
    }
  }

  /// The style that is shown, never `.automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private func forgetContent() {
    content?.removeFromSuperview()
    content = nil
    setNeedsLayout()
  }

  private var shownContent: any DatePickerContent {
    if let content { return content }
    let made: any DatePickerContent =
      switch datePickerStyle {
      case .compact: CompactDate(self)
      case .inline: datePickerMode == .time ? CompactDate(self) : InlineDate(self)
      case .automatic, .wheels: DateWheels(self, datePickerMode)
      }
    made.semanticContentAttribute = semanticContentAttribute
    content = made
    addSubview(made)
    stateDidChange()
    return made
  }

  // MARK: A person

  /// Adopts a date that a person has chosen, as far as the limits allow.
  func choose(_ date: Date) {
    let former = storedDate
    storedDate = rules.allowed(date)
    content?.update(animated: true)
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    if storedDate != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  func choose(duration: TimeInterval) {
    let former = storedDuration
    storedDuration = rules.allowedDuration(duration)
    content?.update(animated: true)
    if storedDuration != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Tells that editing begins and ends: a calendar or wheels of the compact style are opened and closed.
  func editing(begins: Bool) { sendActions(for: begins ? .editingDidBegin : .editingDidEnd) }

  // MARK: Layout

  private var ownSize: CGSize { shownContent.ownSize }

  /// The size of the style: 320 x 216 points for wheels.
  open override var intrinsicContentSize: CGSize { ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = shownContent
    content.frame = bounds
  }

  @_spi(UIKitModules) open override func stateDidChange() {
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : 0.5
  }

  @_spi(UIKitModules) open override func semanticsChanged() {
    content?.semanticContentAttribute = semanticContentAttribute
    content?.setNeedsLayout()
    setNeedsLayout()
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    content?.update(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Touches go to what the picker shows.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  // MARK: Focus and accessibility

  /// False: what the picker shows has the focus.
  open override var canBecomeFocused: Bool { false }
  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { false }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .datePicker }
}
