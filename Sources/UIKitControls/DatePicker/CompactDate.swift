internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The texts of a compact date picker: one for the day, one for the time.
final class CompactDate: UIView, DatePickerContent {
  /// Points between the texts. Our choice.
  private static let spacing: CGFloat = 8

  private weak var owner: UIDatePicker?
  private let fields: [DateField]

  init(_ owner: UIDatePicker) {
    self.owner = owner
    let parts: [DateField.Part] =
      switch owner.datePickerMode {
      case .time: [.time]
      case .date: [.day]
      default: [.day, .time]
      }
    fields = parts.map { DateField(owner, $0) }
    super.init(frame: .zero)
    for field in fields { addSubview(field) }
    update(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func update(animated: Bool) {
    for field in fields { field.update(animated: animated) }
    setNeedsLayout()
  }

  var ownSize: CGSize {
    let sizes = fields.map(\.ownSize)
    let width = sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(fields.count - 1)
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  /// The texts stand where the control's content is aligned, in the middle by itself.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isReadFromTheRight
    for field in fields { field.semanticContentAttribute = semanticContentAttribute }
    let wanted = ownSize
    let factor = wanted.width > bounds.width && wanted.width > 0 ? bounds.width / wanted.width : 1
    let room = max(0, bounds.width - wanted.width)
    var x: CGFloat
    switch owner?.effectiveContentHorizontalAlignment ?? .center {
    case .left: x = 0
    case .right: x = room
    default: x = room / 2
    }
    for field in isMirrored ? fields.reversed() : fields {
      let size = field.ownSize
      field.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width * factor, height: size.height)
      x += (size.width + Self.spacing) * factor
    }
  }
}

/// A day or a time as a text on a grey plate, which opens a calendar or wheels.
final class DateField: UIControl {
  enum Part { case day, time }

  /// Points from the plate's edges to the text; our choice, as its radius.
  private static let inset = CGSize(width: 11, height: 7)

  private weak var owner: UIDatePicker?
  private let part: Part
  private let label = UILabel()
  private weak var overlay: DateOverlay?

  init(_ owner: UIDatePicker, _ part: Part) {
    (self.owner, self.part) = (owner, part)
    super.init(frame: .zero)
    layer.cornerRadius = 8
    backgroundColor = .tertiarySystemFill
    label.textAlignment = .center
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    update(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private var isOpen: Bool { overlay.map { !$0.isClosing } ?? false }

  func update(animated: Bool) {
    guard let owner else { return }
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 34, compatibleWith: owner.traitCollection)
    let rules = owner.rules
    let titles = DateTitles(rules.calendar, owner.shownLocale, today: owner.today)
    label.text = titles.text(owner.date, part == .day ? "yMMMd" : "jmm")
    overlay?.update(animated: animated)
    showState()
    setNeedsLayout()
  }

  private func showState() {
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func stateDidChange() { showState() }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  var ownSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width.rounded(.up) + 2 * Self.inset.width, height: text.height.rounded(.up) + 2 * Self.inset.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.inset.width / 2, bounds.width / 2), dy: 0)
  }

  override var takesTaps: Bool { true }

  // MARK: Opening

  private func open() {
    guard let owner, !isOpen, window != nil else { return }
    let content: any DatePickerContent = part == .day ? InlineDate(owner, showsTime: false) : DateWheels(owner, .time)
    let overlay = DateOverlay(content, beside: self)
    overlay.onClose = { [weak self, weak owner] in
      self?.showState()
      owner?.editing(begins: false)
    }
    overlay.open()
    self.overlay = overlay
    showState()
    owner.editing(begins: true)
  }

  override func windowChanged() {
    super.windowChanged()
    if window == nil { overlay?.close() }
  }

  // MARK: Focus and accessibility

  override func accessibilityActivate() -> Bool {
    guard owner?.isEnabled ?? false else { return false }
    open()
    return true
  }

  override var accessibilityRole: AccessibilityRole { .button }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    owner?.isEnabled ?? true ? .button : [.button, .notEnabled]
  }
  override var defaultAccessibilityLabel: String? { part == .day ? "Date Picker" : "Time Picker" }
  override var defaultAccessibilityValue: String? { label.text }
}

/// A calendar or wheels beside a text, in front of everything else in the window; a touch outside and Escape close it.
final class DateOverlay: UIView {
  /// Seconds of fading in and out, and points around wheels. Our choice.
  private static let duration = 0.2
  private static let margin: CGFloat = 8

  private let content: any DatePickerContent
  private weak var source: UIView?
  private let panel = UIView()
  private var outside: UITouch?
  private(set) var isClosing = false
  var onClose: (() -> Void)?

  init(_ content: any DatePickerContent, beside source: UIView) {
    (self.content, self.source) = (content, source)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 13
    (panel.layer.shadowOpacity, panel.layer.shadowRadius) = (0.2, 16)
    panel.layer.shadowOffset = CGSize(width: 0, height: 4)
    panel.addSubview(content)
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    guard let window = source?.window else { return }
    traitOverrides.userInterfaceLevel = .elevated
    semanticContentAttribute = source?.isReadFromTheRight == true ? .forceRightToLeft : .forceLeftToRight
    for view in [panel, content] as [UIView] { view.semanticContentAttribute = semanticContentAttribute }
    tintColor = source?.tintColor
    frame = window.bounds
    window.addSubview(self)
    becomeFirstResponder()
    place()
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
    panel.alpha = 0
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.panel.alpha = 1 }
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    resignFirstResponder()
    onClose?()
    guard window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: Self.duration) {
      self.panel.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  func update(animated: Bool) {
    guard !isClosing else { return }
    content.update(animated: animated)
    place()
  }

  private func place() {
    guard let source, source.window === window, window != nil, !isClosing else { return }
    let size = content.ownSize
    let whole = CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    panel.frame =
      MenuPlacement(
        of: whole, at: source.convert(source.bounds, to: self), in: bounds.inset(by: safeAreaInsets),
        isMirrored: isReadFromTheRight
      ).frame
    content.frame = panel.bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if source?.window !== window { close() } else { place() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Closing by a person

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if outside == nil { outside = touches.first { !panel.frame.contains($0.location(in: self)) } }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let outside, touches.contains(outside) { close() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { outside = nil }

  override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    if !panel.frame.contains(point) { close() }
    return true
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { return close() }
    super.pressesBegan(presses, with: event)
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  override var accessibilityViewIsModal: Bool {
    get { !isClosing }
    set {}
  }

  override var accessibilityRole: AccessibilityRole { .popover }
}
