public import Foundation
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A switch between on and off: a thumb in a track, always 51 x 31 points.
///
/// A tap toggles it, and a finger can drag the thumb; either sends `valueChanged` when the finger lifts, if the value has changed.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2
  /// Points by which the thumb is wider under a finger.
  private static let stretch: CGFloat = 6

  /// Not shown, as on iOS.
  open var onImage: UIImage?
  /// Not shown, as on iOS.
  open var offImage: UIImage?

  private let track = UIView()
  private let thumb = UIView()
  private var isOnAtTouchDown = false
  private var hasDragged = false

  /// The size becomes 51 x 31 points; the frame's origin is adopted. Off.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes a switch that is off: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeSwitch(nib) }
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.backgroundColor = .white
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    placeParts()
  }

  /// Whether the switch is on; false by default. Setting it neither animates nor sends an event.
  open var isOn: Bool {
    get { shownOn }
    set { setOn(newValue, animated: false) }
  }

  private var shownOn = false

  /// Sets the value, in 0.25 s if animated and in a window; sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != shownOn else { return }
    shownOn = on
    updateParts(animated: animated && window != nil)
  }

  /// The colour of the track while on; nil, the default, is `.systemGreen`.
  open var onTintColor: UIColor? { didSet { placeParts() } }

  /// The colour of the thumb; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  @_spi(UIKitModules) open override func stateDidChange() {
    alpha = isEnabled ? 1 : 0.5
    updateParts(animated: window != nil)
  }

  private func updateParts(animated: Bool) {
    guard animated else { return placeParts() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.placeParts() }
  }

  private func placeParts() {
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let side = Self.size.height - 2 * Self.margin
    let width = side + (isHighlighted ? Self.stretch : 0)
    thumb.frame = CGRect(
      x: shownOn ? Self.size.width - Self.margin - width : Self.margin, y: Self.margin, width: width, height: side)
    thumb.layer.cornerRadius = side / 2
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isOnAtTouchDown = shownOn
    hasDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The switch toggles when the finger reaches the quarter of the track at the other end; before that the thumb stays.
    let x = touch.location(in: self).x
    if shownOn ? x < bounds.width / 4 : x > bounds.width * 3 / 4 {
      hasDragged = true
      setOn(!shownOn, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged, isTouchInside { setOn(!shownOn, animated: true) }
    reportChange()
  }

  open override func cancelTracking(with event: UIEvent?) { setOn(isOnAtTouchDown, animated: true) }

  private func reportChange() {
    guard shownOn != isOnAtTouchDown else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  @_spi(UIKitModules) open override var takesTaps: Bool { true }

  // MARK: Focus

  @_spi(UIKitModules) open override var focusShape: FocusShape {
    FocusShape(rect: CGRect(origin: .zero, size: Self.size), radius: Self.size.height / 2)
  }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .switch }

  /// Toggles the switch and sends `valueChanged`; false if it is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor),
    ]
  }
}
