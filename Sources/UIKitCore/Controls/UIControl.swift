public import Foundation

/// A view that people use: it follows one finger and says what the finger did.
@MainActor open class UIControl: UIView {
  /// How far from the control a finger may stray before it counts as outside; [K] of iOS.
  private static let dragSlop: CGFloat = 70

  struct Registration {
    var action: UIAction
    var events: Event
  }

  var registrations: [Registration] = []
  private weak var trackedTouch: UITouch?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that performs `primaryAction` on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTouch(with: nil) }
      stateDidChange()
    }
  }

  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// True while a finger that began here is inside.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  @_spi(UIKitModules) open override var coversScrollBars: Bool { true }

  /// What subclasses redraw for: `state` is another now.
  @_spi(UIKitModules) open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// Left or right, `leading` and `trailing` resolved for this view's direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// True from a touch down that `beginTracking` accepted to its end.
  open private(set) var isTracking = false

  /// Whether the tracked finger is inside, or was when it lifted.
  open private(set) var isTouchInside = false

  /// A finger came down; false refuses to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; false stops following it, without another event.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger lifted; nil if tracking ended otherwise.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away, or the control was disabled; nil in the second case.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      endTouch()
      return
    }
    guard isTracking else { return }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    isTouchInside = isNear(touch)
    endTracking(touch, with: event)
    let wasInside = isTouchInside
    endTouch()
    sendActions(for: wasInside ? .touchUpInside : .touchUpOutside, with: event)
    if wasInside, sendsPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    cancelTouch(with: event)
  }

  /// Whether a lift inside is what the control is there for, as with a button.
  var sendsPrimaryActionOnTouchUp: Bool { false }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.dragSlop, dy: -Self.dragSlop).contains(touch.location(in: self))
  }

  private func cancelTouch(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    endTouch()
    sendActions(for: .touchCancel, with: event)
  }

  private func endTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
