public import Foundation
public import Selectors
internal import QuartzCore
public import UIKitGraphics

/// An object that handles events and passes those that it leaves to the next responder.
///
/// The actions of editing, from `cut(_:)` on, and those of assistive technologies are for overriding: here they do nothing.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, AssociatedObjectHolder, KeyValueObserver {
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?
  /// nil until the app has set something.
  final var storedAccessibility: AccessibilityValues?
  private var storedPasteConfiguration: UIPasteConfiguration?

  /// Not the first responder, and last in its chain unless a subclass overrides `next`.
  public override init() { super.init() }

  /// Class and address, `<AppDelegate: 0x7f3c50>`; views add their state.
  nonisolated open override var description: String { "<\(DebugText.identity(self))>" }

  /// The responder that gets what this one leaves; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Nibs

  /// Does nothing; for overrides that call it. Called after the objects of a nib or scene have been created and connected.
  open func awakeFromNib() {}

  /// Sets a property of UIKit's by its name in a nib; false if there is none of that name.
  @_spi(UIKitModules) open func connectOutlet(_ name: String, to value: AnyObject) -> Bool { false }

  /// Does nothing; for overrides that call it. Never sent: there is no interface builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: Observing by name

  /// Does nothing; overrides receive the changes of what this object observes with `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// The manager that undoes what this responder changes: that of the next responder, unless overridden. A window has one, and so has each
  /// text that can be edited. Control or Command with Z undoes, with Shift or Y it redoes.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Motion

  /// Passes a motion, such as a shake, on to the next responder. Never sent: no host reports how its machine is moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  /// Passes the end of a motion on to the next responder. Never sent.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// Passes a motion that was interrupted on to the next responder. Never sent.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

  // MARK: Actions

  /// Whether this responder performs the action; true if it answers the selector, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self) || action.name == "paste:" && acceptsPasteboard
  }

  /// This responder if it can perform the action, else the first one up the chain that can; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the menus of a system: the application and its delegate are asked for the menus at the top of the window, the responder chain
  /// for those of editing. Does nothing; overrides call `super`.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Sets title, state and attributes of a command that this responder performs, before a menu shows it. Does nothing unless overridden.
  open func validate(_ command: UICommand) {}

  // MARK: Editing

  /// Deletes what is selected and copies it.
  open func cut(_ sender: Any?) {}

  /// Copies what is selected.
  open func copy(_ sender: Any?) {}

  /// Inserts what was copied; unless overridden what `pasteConfiguration` accepts, by `paste(itemProviders:)`.
  open func paste(_ sender: Any?) { pasteAccepted() }

  /// Deletes what is selected.
  open func delete(_ sender: Any?) {}

  /// Selects a part.
  open func select(_ sender: Any?) {}

  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  /// Begins a search.
  open func find(_ sender: Any?) {}

  /// Begins a search that can replace.
  open func findAndReplace(_ sender: Any?) {}

  /// Goes to the next result.
  open func findNext(_ sender: Any?) {}

  /// Goes to the previous result.
  open func findPrevious(_ sender: Any?) {}

  /// Takes what is selected as the text to search for.
  open func useSelectionForFind(_ sender: Any?) {}

  /// Inserts what was copied in the look of the text around it.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Inserts what was copied and goes there.
  open func pasteAndGo(_ sender: Any?) {}

  /// Inserts what was copied and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}

  /// Makes a copy of what is selected beside it.
  open func duplicate(_ sender: Any?) {}

  /// Moves what is selected to another place.
  open func move(_ sender: Any?) {}

  /// Begins to change the name of what is selected.
  open func rename(_ sender: Any?) {}

  /// Writes what is selected to a file.
  open func export(_ sender: Any?) {}

  /// Prints what is shown.
  open func printContent(_ sender: Any?) {}

  /// Makes the selected text bold, or no longer bold.
  open func toggleBoldface(_ sender: Any?) {}

  /// Makes the selected text italic, or no longer italic.
  open func toggleItalics(_ sender: Any?) {}

  /// Underlines the selected text, or no longer.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes the font of the selected text larger.
  open func increaseSize(_ sender: Any?) {}

  /// Makes the font of the selected text smaller.
  open func decreaseSize(_ sender: Any?) {}

  /// Has the selected paragraphs written from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Has the selected paragraphs written from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// Gives the selected text the attributes that a closure makes of its present ones.
  open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

  // MARK: Pasting and dropping

  /// The kinds of data that this responder accepts when something is pasted; nil, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { storedPasteConfiguration }
    set { storedPasteConfiguration = newValue }
  }

  /// Called with what was copied, if this responder accepts it and does not override `paste(_:)`. Does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether this responder accepts one of the providers; by default what `pasteConfiguration` says.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration.map { configuration in itemProviders.contains(where: configuration.accepts) } ?? false
  }

  // MARK: First responder

  /// Whether `becomeFirstResponder()` may succeed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether `resignFirstResponder()` may succeed; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys of this responder's window go here first; false outside of a window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window: the one where keys begin their way up the chain.
  ///
  /// - Returns: false if `canBecomeFirstResponder` is, if the present first responder refuses to resign, or if the chain leads to no
  ///   window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    let keyboard = window.screen.keyboard
    keyboard?.beginChange()
    defer { keyboard?.endChange() }
    if let present = window.firstResponder {
      guard present.resignFirstResponder() else { return false }
      // A message of the former one may have taken this one off the window, or disabled it.
      guard responderWindow === window, canBecomeFirstResponder else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder; the window has none afterwards.
  ///
  /// - Returns: false if `canResignFirstResponder` is; true also if this was not the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Input views

  /// The view in place of the keyboard on the screen while this is the first responder; nil, unless overridden, for the keyboard. If the
  /// app shows no keyboard on the screen, the view does not show either. A height of 0 stands for that of the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard on the screen while this, or a responder before it in the chain, is the first responder; nil unless
  /// overridden. If the app shows no keyboard on the screen, the view does not show either.
  open var inputAccessoryView: UIView? { nil }

  /// The way in which this responder's text is typed now: the layout of the keyboard on the screen.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }

  /// The name under which the layout last used in this responder, and in those below it, is kept to be used there again; nil, the default, keeps
  /// none.
  open var textInputContextIdentifier: String? { nil }

  /// Forgets the layout that was kept under a name.
  open class func clearTextInputContextIdentifier(_ identifier: String) {
    UIScreen.main.application.keyboards?.forgetLayout(of: identifier)
  }

  /// Which gestures edit besides those of texts: `.default` unless overridden. Never asked: a host reports no gesture of three fingers.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Shows what `inputView`, `inputAccessoryView` and the traits of the text are now, if this is the first responder.
  open func reloadInputViews() {
    guard let window = responderWindow, window.firstResponder === self else { return }
    window.screen.keyboard?.inputChanged()
  }

  /// The window up the responder chain.
  private var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  /// Called when this has become or ceased to be the first responder.
  @_spi(UIKitModules) open func firstResponderChanged() {}

  /// Scrolls the scroll views around this first responder to what it edits; called after a layout. Nothing unless overridden.
  @_spi(UIKitModules) open func revealEditedPart(animated: Bool) {}

  // MARK: Keys

  /// Writes with a key whose press the responder chain has left; false leaves the key to scrolling.
  @_spi(UIKitModules) open func write(with key: UIKey) -> Bool { (self as? any UIKeyInput)?.typed(key) ?? false }

  /// Accepts text of an input method: finished text, or with a selection inside text that may still change.
  @_spi(UIKitModules) open func takeText(_ text: String, marked selection: NSRange?) {
    if selection == nil { (self as? any UIKeyInput)?.insertText(text) }
  }

  /// Replaces the space before the caret by a full stop and a space.
  @_spi(UIKitModules) open func endSentence() {
    guard let input = self as? any UIKeyInput else { return }
    input.deleteBackward()
    input.insertText(". ")
  }

  /// Keys went down. Passes them to `next` unless overridden, as the other three do; what the whole chain leaves may scroll a scroll
  /// view.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.leave(presses) }
  }

  /// The force of a key changed. Never sent: keyboards do not report it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

  /// Keys came up, sent to the responder that received the press at its beginning.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

  /// A gesture recognizer has consumed the keys; the responder undoes what it began.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The shortcuts that this responder adds while it is in the chain; nil unless overridden. Asked for at every key.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Touches

  /// Fingers went down in this view. Passes them to `next` unless overridden, as the other three do.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Fingers moved, sent to the view where they went down, at most once per event of the host.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Fingers left the screen; sent after all `touchesMoved` of the same touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Properties of touches that were estimated are known. Never sent: hosts report no estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// A gesture or the system has consumed the touches; the responder undoes what it began. No `touchesEnded` follows.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  // MARK: Accessibility

  /// Whether assistive technologies see this object itself, and not the elements inside; false by default, true for labels, controls,
  /// and image views with a label.
  open var isAccessibilityElement: Bool {
    get { storedAccessibility?.isElement ?? defaultIsAccessibilityElement }
    set { accessibilityChanges.isElement = newValue }
  }

  /// What the object is called, in a few words; nil, the default, for what it shows: a label's text, a button's title.
  open var accessibilityLabel: String? {
    get { storedAccessibility?.label?.string ?? defaultAccessibilityLabel }
    set { accessibilityChanges.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// `accessibilityLabel` with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, storedAccessibility?.label) }
    set { accessibilityChanges.label = newValue }
  }

  /// What happens when the object is activated, as a sentence; nil by default.
  open var accessibilityHint: String? {
    get { storedAccessibility?.hint?.string }
    set { accessibilityChanges.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// `accessibilityHint` with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, storedAccessibility?.hint) }
    set { accessibilityChanges.hint = newValue }
  }

  /// What changes about the object, such as the position of a slider; nil for the class's own, if it has one.
  open var accessibilityValue: String? {
    get { storedAccessibility?.value?.string ?? defaultAccessibilityValue }
    set { accessibilityChanges.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// `accessibilityValue` with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, storedAccessibility?.value) }
    set { accessibilityChanges.value = newValue }
  }

  /// What the object is and how it behaves. A set replaces the class's own, `.notEnabled` and `.selected` included.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibility?.traits ?? defaultAccessibilityTraits }
    set { accessibilityChanges.traits = newValue }
  }

  /// In points of the screen; a view's own area by default.
  open var accessibilityFrame: CGRect {
    get { storedAccessibility?.frame ?? accessibilityPath?.bounds ?? defaultAccessibilityFrame }
    set { accessibilityChanges.frame = newValue }
  }

  /// An outline in points of the screen for an element that is no rectangle; nil by default.
  open var accessibilityPath: UIBezierPath? {
    get { storedAccessibility?.path }
    set { accessibilityChanges.path = newValue }
  }

  /// The point of the screen that an activation touches; the middle of `accessibilityFrame` by default.
  open var accessibilityActivationPoint: CGPoint {
    get { storedAccessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibilityChanges.activationPoint = newValue }
  }

  /// The language of label, value and hint as a tag such as `de-CH`; nil, the default, for the person's.
  open var accessibilityLanguage: String? {
    get { storedAccessibility?.language }
    set { accessibilityChanges.language = newValue }
  }

  /// Whether everything inside is left out; false by default.
  open var accessibilityElementsHidden: Bool {
    get { storedAccessibility?.hidesElements ?? false }
    set { accessibilityChanges.hidesElements = newValue }
  }

  /// Whether the siblings of this view are left out; false by default.
  open var accessibilityViewIsModal: Bool {
    get { storedAccessibility?.isModal ?? false }
    set { accessibilityChanges.isModal = newValue }
  }

  /// Whether the elements inside are read one after the other, before what stands beside them; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { storedAccessibility?.groupsChildren ?? false }
    set { accessibilityChanges.groupsChildren = newValue }
  }

  /// How the elements inside are visited; `.automatic` by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { storedAccessibility?.navigationStyle ?? .automatic }
    set { accessibilityChanges.navigationStyle = newValue }
  }

  /// Whether the person can do something with the object; by default true for traits that say so, such as `.button`.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      let active: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]
      return storedAccessibility?.respondsToUser ?? !accessibilityTraits.isDisjoint(with: active)
    }
    set { accessibilityChanges.respondsToUser = newValue }
  }

  /// Words by which a person can name the object, best first; nil sets the default, the label.
  open var accessibilityUserInputLabels: [String]! {
    get { storedAccessibility?.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibilityChanges.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }

  /// `accessibilityUserInputLabels` with attributes for speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { storedAccessibility?.inputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { accessibilityChanges.inputLabels = newValue }
  }

  /// The kind of text in the object; nil by default.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { storedAccessibility?.textualContext }
    set { accessibilityChanges.textualContext = newValue }
  }

  /// The elements inside, in reading order, in place of those that the views give; nil by default.
  open var accessibilityElements: [Any]? {
    get { storedAccessibility?.elements }
    set { accessibilityChanges.elements = newValue }
  }

  /// The number of elements; that of `accessibilityElements`, 0 for nil, unless overridden together with the next two.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at `index`; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The index of an element; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// What the object is as a container; `.none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { storedAccessibility?.containerType ?? .none }
    set { accessibilityChanges.containerType = newValue }
  }

  /// Further actions; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedAccessibility?.actions }
    set { accessibilityChanges.actions = newValue }
  }

  /// Further rotors; nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { storedAccessibility?.rotors }
    set { accessibilityChanges.rotors = newValue }
  }

  /// Places where a drag can begin; nil by default.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { storedAccessibility?.dragSources }
    set { accessibilityChanges.dragSources = newValue }
  }

  /// Places where a drag can end; nil by default.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { storedAccessibility?.dropPoints }
    set { accessibilityChanges.dropPoints = newValue }
  }

  /// Activates the object; false, the default, has its activation point tapped instead.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an element with the trait `.adjustable` one step greater.
  open func accessibilityIncrement() {}

  /// Makes the value of an element with the trait `.adjustable` one step less.
  open func accessibilityDecrement() {}

  /// Scrolls by a page; false, unless overridden, asks the next responder.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves the present state, as closing an alert does; false, unless overridden, asks the next responder.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the app's most important action; false, unless overridden, asks the next responder.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Zooms in at a point of the screen; false unless overridden.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  /// Zooms out at a point of the screen; false unless overridden.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// Called when an assistive technology focuses the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology has left the object.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology focuses the object.
  open func accessibilityElementIsFocused() -> Bool { storedAccessibility?.focus.isEmpty == false }

  /// The assistive technologies that focus the object; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
    storedAccessibility.flatMap { $0.focus.isEmpty ? nil : $0.focus }
  }

  // Defaults of the framework's own classes.

  @_spi(UIKitModules) open var defaultIsAccessibilityElement: Bool { false }
  @_spi(UIKitModules) open var defaultAccessibilityLabel: String? { nil }
  @_spi(UIKitModules) open var defaultAccessibilityValue: String? { nil }
  @_spi(UIKitModules) open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  @_spi(UIKitModules) open var defaultAccessibilityFrame: CGRect { .zero }
  /// The objects inside from which elements are made unless the app gives elements.
  @_spi(UIKitModules) open var accessibilityChildren: [UIResponder] { [] }
  @_spi(UIKitModules) open var accessibilityRole: AccessibilityRole { .other }
  /// The hint that an empty text field shows; nil for anything else.
  @_spi(UIKitModules) open var accessibilityPlaceholder: String? { nil }
}
