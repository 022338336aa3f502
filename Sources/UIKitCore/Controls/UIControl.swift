public import Foundation
public import Selectors
internal import UIKitGraphics

/// A view that people operate: it tracks one finger and sends events about it.
///
/// A subclass follows the finger by overriding `beginTracking(_:with:)` and the three methods after it.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Distance by which a finger may leave the control and still count as inside, in points: reported of iOS.
  private static let dragSlop: CGFloat = 70

  struct Registration {
    enum Handler {
      case action(UIAction)
      case target(TargetAction)
    }

    var handler: Handler
    var events: Event
  }

  var registrations: [Registration] = []
  private weak var trackedTouch: UITouch?

  /// Makes an enabled control without actions.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an enabled control without actions: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeControl(nib) }
  }

  /// Makes a control that performs `primaryAction` on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control accepts touches; true by default. Setting false cancels a running touch with `touchCancel`.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTouch(with: nil) }
      stateDidChange()
    }
  }

  /// A state for apps and subclasses; the control itself never changes it. False by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether a tracked finger is inside; the control sets it, and code may set it for show.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Computed from `isHighlighted`, `isEnabled`, `isSelected` and `isFocused`; subclasses may add states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  @_spi(UIKitModules) open override var coversScrollBars: Bool { true }

  /// Called when `state` has changed; marks the view for layout and display unless overridden.
  @_spi(UIKitModules) open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// `.center` by default; buttons place title and image by it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// `.center` by default; buttons place title and image by it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// `contentHorizontalAlignment` with `leading` and `trailing` as left and right, by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isReadFromTheRight ? .right : .left
    case .trailing: isReadFromTheRight ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Performs `action` on each of `controlEvents`, after the actions added before. Selectors have no parameter, the control, or the control
  /// and the event.
  ///
  /// A target that does not answer the selector stops the program when the event comes.
  ///
  /// - Parameter target: Held weakly; nil for the first object in the responder chain that can perform the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { add(target, action, controlEvents) }

  /// Stops performing the action; it stays for its other events. nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(from: controlEvents) { if case .target(let call) = $0 { call.matches(target, action) } else { false } }
  }

  /// The names of the selectors that are performed on `target` for one of the events; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    selectorNames(of: target, controlEvent)
  }

  /// The living targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { targets }

  /// The union of all events that actions are registered for.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs `action` on each of `controlEvents`, after the actions added before.
  ///
  /// The control retains the action and what its closure captures; capture the control's owner weakly.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(handler: .action(action), events: controlEvents))
  }

  /// Removes every action with this one's identifier from `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action from `controlEvents`; it stays for its other events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(from: controlEvents) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
  }

  /// Sends `.primaryActionTriggered`, as code that presses the control; a button whose menu is its primary action opens it.
  open func performPrimaryAction() { if !opensMenu() { sendActions(for: .primaryActionTriggered) } }

  /// Performs a selector with this control as its sender; called for each target of an event. Override it to watch or stop actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ =
      window?.screen.application.sendAction(action, to: target, from: self, for: event)
      ?? UIApplication.perform(action, on: target, from: self, event)
  }

  /// Performs the action with this control as its sender. Override it to watch or stop actions.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs the actions of `controlEvents` at once, as if a person had used the control. An action added for several of the events at
  /// once runs once.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Calls `iterator` with each action, or each living target and its selector, and the events, in the order of their addition, until it
  /// sets `stop`.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, _ stop: inout Bool) -> Void) {
    var stop = false
    for registration in registrations where !stop {
      switch registration.handler {
      case .action(let action): iterator(action, nil, registration.events, &stop)
      case .target(let call):
        if !call.isOver { iterator(nil, (call.target, call.selector), registration.events, &stop) }
      }
    }
  }

  // MARK: Tracking

  /// Whether a finger is tracked, from an accepted `beginTracking` to its end.
  open private(set) var isTracking = false

  /// Whether the tracked finger is inside, or was at its end; up to 70 points outside count as inside.
  open private(set) var isTouchInside = false

  /// Called when a finger goes down; false ignores this finger. True unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger has moved; false ends tracking without an event. True unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger lifts, before `touchUpInside` or `touchUpOutside`. `touch` is never nil here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is cancelled or the control is disabled, before `touchCancel`; `event` is nil in the latter case.
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
    if opensMenu() { return cancelTouch(with: event) }
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

  /// Whether a lift inside sends `primaryActionTriggered`, as in a button.
  @_spi(UIKitModules) open var sendsPrimaryActionOnTouchUp: Bool { false }

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

  /// Whether a tap of one finger is the control's own, so that tap recognizers of views around it do not recognize it: buttons, switches,
  /// steppers, segmented controls and page controls, as on iOS.
  @_spi(UIKitModules) open var takesTaps: Bool { false }

  /// False for a tap of one finger that a view around the control would recognize, if the control accepts taps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard takesTaps, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.isSingle else { return true }
    return tap.view.map { $0.isDescendant(of: self) } ?? true
  }

  // MARK: Menus

  private var storedContextMenu: UIContextMenuInteraction?

  /// Whether presses of the secondary button, resting fingers and the menu key ask this control for a context menu, by the delegate's
  /// messages below; false by default.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if isContextMenuInteractionEnabled {
        let interaction = UIContextMenuInteraction(delegate: self)
        storedContextMenu = interaction
        addInteraction(interaction)
      } else if let interaction = storedContextMenu {
        storedContextMenu = nil
        removeInteraction(interaction)
      }
    }
  }

  /// The interaction while `isContextMenuInteractionEnabled` is true; else nil.
  open var contextMenuInteraction: UIContextMenuInteraction? { storedContextMenu }

  /// Whether a press opens the context menu at once, in place of the control's actions; false by default.
  open var showsMenuAsPrimaryAction = false

  /// Where the menu is attached, in the control's coordinates; the middle of its lower edge unless overridden.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// No menu unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The control itself unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The control itself unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Sends `menuActionTriggered`; overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }

  /// Does nothing; overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Opens the menu of a control whose primary action it is.
  private func opensMenu() -> Bool {
    guard showsMenuAsPrimaryAction, isEnabled, let storedContextMenu else { return false }
    return storedContextMenu.openAttached()
  }

  // MARK: Tool tips

  private var storedToolTip: UIToolTipInteraction?

  /// The text beside a pointer that rests on the control; nil by default, for none.
  open var toolTip: String? {
    get { storedToolTip?.defaultToolTip }
    set {
      if newValue == nil, storedToolTip == nil { return }
      let interaction = storedToolTip ?? UIToolTipInteraction()
      interaction.defaultToolTip = newValue
      if storedToolTip == nil { addInteraction(interaction) }
      storedToolTip = interaction
      if newValue == nil { interaction.hide() }
    }
  }

  /// The interaction that shows `toolTip`; nil before one was set.
  open var toolTipInteraction: UIToolTipInteraction? { storedToolTip }

  // MARK: Focus

  /// Whether the control is enabled. Unlike on iPadOS, where only text fields are without Full Keyboard Access.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Return and the space bar press the control as an assistive technology does: nothing, unless a subclass overrides
  /// `accessibilityActivate()`, or the actions of a lift inside.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    guard key.isPress, isEnabled else { return false }
    if opensMenu() || accessibilityActivate() { return true }
    pressByKey()
    return true
  }

  /// Sends the events of a tap.
  private func pressByKey() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    if sendsPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered) }
  }

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    (isEnabled ? UIAccessibilityTraits.none : .notEnabled).union(isSelected ? .selected : .none)
  }
}
