internal import Diagnostics
public import Foundation
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Two buttons, minus and plus, that change a number step by step; 94 x 32 points.
///
/// A tap steps when the finger lifts. A finger that stays steps after 0.5 s, and then ten times a second: our choice.
@preconcurrency @MainActor open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  let panel = UIView()
  let dividerView = UIImageView()
  private(set) lazy var decrementHalf = StepperHalf(self, step: -1, symbol: "minus", label: "Decrement")
  private(set) lazy var incrementHalf = StepperHalf(self, step: 1, symbol: "plus", label: "Increment")
  var backgrounds = StateValues<UIImage>()
  var dividers: [DividerStates: UIImage] = [:]
  var press: StepperPress?
  private var storedValue = 0.0
  private var limits: (minimum: Double, maximum: Double) = (0, 100)

  /// A stepper from 0 to 100, at 0. The size becomes 94 x 32 points; the frame's origin is adopted.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// A stepper from 0 to 100, at 0: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeStepper(nib) }
  }

  private func setUp() {
    panel.isUserInteractionEnabled = false
    panel.clipsToBounds = true
    addSubview(panel)
    for view in [decrementHalf, incrementHalf, dividerView] { panel.addSubview(view) }
    showParts()
  }

  // MARK: Value

  /// The number; 0 by default. Values outside of the limits become the nearest, not a number stops the program. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      ensure(!newValue.isNaN, "UIStepper.value = \(newValue): set a number from minimumValue to maximumValue")
      storedValue = min(max(limits.minimum, newValue), limits.maximum)
      showParts()
    }
  }

  /// The least number; 0 by default. A value that is less becomes it. It must be less than `maximumValue`: anything else stops the program.
  open var minimumValue: Double {
    get { limits.minimum }
    set {
      ensure(
        newValue < limits.maximum,
        "UIStepper.minimumValue = \(newValue): must be less than maximumValue, \(limits.maximum); set that one first")
      limits.minimum = newValue
      value = storedValue
    }
  }

  /// The greatest number; 100 by default. A value that is greater becomes it. It must be greater than `minimumValue`: anything else stops
  /// the program.
  open var maximumValue: Double {
    get { limits.maximum }
    set {
      ensure(
        newValue > limits.minimum,
        "UIStepper.maximumValue = \(newValue): must be greater than minimumValue, \(limits.minimum); set that one first")
      limits.maximum = newValue
      value = storedValue
    }
  }

  /// The change of the value in a step; 1 by default, must be greater than 0.
  open var stepValue = 1.0 {
    willSet { ensure(newValue > 0, "UIStepper.stepValue = \(newValue): set a number greater than 0") }
  }

  /// Whether `valueChanged` is sent with each step, true by default; else when the finger lifts.
  open var isContinuous = true

  /// Whether a finger that stays goes on stepping; true by default.
  open var autorepeat = true

  /// Whether a step beyond one limit leads to the other; false by default.
  open var wraps = false { didSet { showParts() } }

  // MARK: Looks

  /// Sets the background of one state, stretched by its caps over both halves, of which each shows the part for its own state. nil removes
  /// it.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
    showParts()
  }

  /// The background set for exactly this state; nil if none was set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }

  /// Sets the image between the halves while they are in these states; that of twice `.normal` serves all pairs without one.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    dividers[DividerStates(leftState, rightState)] = image
    showParts()
  }

  /// The divider set for exactly these states; nil if none was set.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { dividers[DividerStates(state, rightState)] }

  /// Sets the sign of the plus button for one state, shown in the tint colour unless it is an original. nil removes it.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { incrementHalf.signs[state] = image; showParts() }

  /// The sign set for exactly this state; of `.normal` a plus if none was set, else nil.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementHalf.sign(for: state) }

  /// Sets the sign of the minus button for one state, shown in the tint colour unless it is an original. nil removes it.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrementHalf.signs[state] = image; showParts() }

  /// The sign set for exactly this state; of `.normal` a minus if none was set, else nil.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementHalf.sign(for: state) }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  @_spi(UIKitModules) open override func stateDidChange() { showParts() }
  @_spi(UIKitModules) open override func semanticsChanged() { setNeedsLayout() }

  // MARK: Tracking

  /// False on a half that cannot step, because the value has reached its limit.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPress(at: touch.location(in: self)) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(event, isTap: true) }

  open override func cancelTracking(with event: UIEvent?) { endPress(event, isTap: false) }

  @_spi(UIKitModules) open override var takesTaps: Bool { true }

  // MARK: Focus

  /// Right steps up and left steps down, mirrored like the stepper.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left: step(isReadFromTheRight ? 1 : -1, reports: true, nil)
    case .right: step(isReadFromTheRight ? -1 : 1, reports: true, nil)
    case .enter, .space: return true
    default: return false
    }
    return true
  }

  @_spi(UIKitModules) open override var focusShape: FocusShape { FocusShape(rect: bounds, radius: 8) }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { false }
  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .stepper }
}
