public import Foundation
internal import QuartzCore
public import Selectors
@_spi(UIKitModules) public import UIKitCore
internal import UIKitControls
internal import Diagnostics
public import UIKitGraphics

/// A line of text that a person edits.
///
/// Text comes from a keyboard, one on the screen if the app shows it, an input method and the clipboard; Control or Command with A, C, X,
/// V and Z
/// select, copy, cut, paste and undo. A tap makes the field the first responder and places the caret; a second tap selects a word, a
/// third everything; a mouse selects by dragging. The text scrolls where it is wider than the field.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, TextEditor {
  /// The frame around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text stays, the only reason on iOS and here.
    case committed
    /// The text is dropped: sent on tvOS.
    case cancelled
  }

  /// Posted with the field after `.editingDidBegin`.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted with the field after `.editingDidEnd`.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted with the field after `.editingChanged`.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// The key of the reason, a number, in the notification of the end.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  // MARK: State (what the extensions beside this file work on)

  let edited = EditedText()
  var session = EditingSession()
  var storedDefaults: [NSAttributedString.Key: Any] = [:]
  var storedFont = UIFont.systemFont(ofSize: 17)
  var storedColor: UIColor?
  var storedAlignment = NSTextAlignment.natural
  var storedPlaceholder: NSAttributedString?
  var storedMarkedStyle: [NSAttributedString.Key: Any]?
  lazy var surface = TextFieldSurface(self)
  var storedClearButton: UIButton?
  var lineCache: TextFieldLine?
  weak var storedInputDelegate: (any UITextInputDelegate)?
  private var (storedInputView, storedAccessoryView): (UIView?, UIView?)
  lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  private(set) lazy var textUndoManager = TextUndoManager(self)
  /// The offset at which the latest touch began, and how many taps in succession it is.
  var (pressOffset, pressCount) = (0, 1)

  var showsSelection: Bool { isEditing }
  var hidesText: Bool { isSecureTextEntry }

  // MARK: Making

  /// Makes an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty field: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeField(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate = value as? any UITextFieldDelegate
    case "leftView": leftView = value as? UIView
    case "rightView": rightView = value as? UIView
    case "inputView": inputView = value as? UIView
    case "inputAccessoryView": inputAccessoryView = value as? UIView
    default: return super.connectOutlet(name, to: value)
    }
    return true
  }

  nonisolated open override var description: String {
    describeOnMain { describe(isSecureTextEntry ? [] : ["text = \(DebugText.quoted(text ?? ""))"]) }
  }

  // MARK: Text

  /// The characters; never nil: nil sets an empty text. Setting it sends no event; the caret goes to the end.
  open var text: String? {
    get { edited.text }
    set { load(newValue.map { NSAttributedString(string: $0, attributes: textAttributes) }) }
  }

  /// The characters with their attributes. What is missing comes from the field's own properties.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: edited.content) }
    set { load(newValue.map { styled($0) }) }
  }

  /// The colour of the text; `UIColor.label` by default and for nil.
  open var textColor: UIColor? {
    get { storedColor ?? .label }
    set {
      storedColor = newValue
      restyle(.foregroundColor, newValue ?? .label)
    }
  }

  /// The font of the text and of the placeholder; the system font in 17 points by default and for nil.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: 17)
      restyle(.font, storedFont)
      invalidateIntrinsicContentSize()
    }
  }

  /// `.natural` by default; `.justified` counts as `.natural`.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      textLookChanged()
    }
  }

  /// The attributes of the whole text, present and future; set ones replace the font, the colour and the alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textAttributes }
    set { adoptDefaults(newValue) }
  }

  /// The attributes of what is typed next; nil while the field is not edited. Forgotten when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? session.typingAttributes ?? attributesAtCaret : nil }
    set { session.typingAttributes = newValue }
  }

  /// Whether pasted text has its attributes on iOS; here only plain text is pasted. False by default.
  open var allowsEditingTextAttributes = false

  /// What an empty field shows; nil, the default, for nothing.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
      textLookChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// The placeholder with attributes; what is missing comes from `font` and `UIColor.placeholderText`.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      textLookChanged()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Behaviour

  /// Decides about the editing; nil by default.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is the first responder.
  open var isEditing: Bool { session.isUnderWay }

  /// Whether the text goes when editing begins, if the delegate lets it be cleared; false by default.
  open var clearsOnBeginEditing = false

  /// Whether the next typed text replaces everything; false by default. Reset by the first text and by a moved caret.
  open var clearsOnInsertion: Bool {
    get { session.replacesAll }
    set { session.replacesAll = newValue }
  }

  /// Whether text that is too wide becomes smaller, down to `minimumFontSize`, before it is cut off; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { textLookChanged() } }

  /// In points; 0, the default, for any size.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      ensure(minimumFontSize >= 0, "UITextField.minimumFontSize = \(minimumFontSize): set 0 or a size in points")
      textLookChanged()
    }
  }

  /// Whether fonts of text styles change their size with the person's choice; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { adjustFont() }
    textLookChanged()
  }

  /// The selection and whether the field is the first responder, as data of a format of our own that an app may store. Setting it in a
  /// window restores them as
  /// far as the text has those places; anything else is ignored.
  open var interactionState: Any {
    get { TextInteractionState(edited.selection, self, .zero).data }
    set { TextInteractionState(newValue)?.restore(self) }
  }

  // MARK: Looks

  /// `.none` by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      setNeedsDisplay()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// A picture behind the text, stretched, in place of every border but the rounded one; nil by default.
  open var background: UIImage? { didSet { setNeedsDisplay() } }

  /// The picture while the field is disabled; nil, the default, for `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// When a button at the end shows that clears the text; `.never` by default. Only while there is text.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// A view before the text, for text from right to left behind it too; nil by default. Its size is not changed.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  /// When the left view shows; `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { sideViewModeChanged() } }
  /// A view at the right, in place of the clear button; nil by default. Its size is not changed.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  /// When the right view shows; `.never` by default.
  open var rightViewMode = ViewMode.never { didSet { sideViewModeChanged() } }

  // MARK: Places

  /// The rectangle of the border; `bounds` unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited; between the views beside it unless overridden.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }

  /// The rectangle of the placeholder; `textRect(forBounds:)`, or `editingRect(forBounds:)` while edited, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the text while it is edited; as `textRect(forBounds:)` unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }

  /// The rectangle of the button that clears; 19 x 19 points, 5 from the end, unless overridden.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

  /// The rectangle of the left view: its size, at the left edge, unless overridden.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(leftView, atEnd: false, in: bounds) }

  /// The rectangle of the right view: its size, at the right edge, unless overridden.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(rightView, atEnd: true, in: bounds) }

  /// Draws the text while it is not edited, in a rectangle in the coordinates of the current context.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder in a rectangle in the coordinates of the current context.
  open func drawPlaceholder(in rect: CGRect) { drawHint(in: rect) }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func draw(_ rect: CGRect) { drawBorder() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    surface.tintChanged()
  }

  @_spi(UIKitModules) open override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { _ = resignFirstResponder() }
    textLookChanged()
  }

  // MARK: First responder

  /// A manager of the text's own, which undoes what a person changes and what the app registers with it.
  open override var undoManager: UndoManager? { textUndoManager }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @_spi(UIKitModules) open override func pointerShape(at point: CGPoint) -> PointerShape? { isEnabled ? .beam : nil }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return super.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  @_spi(UIKitModules) open override func firstResponderChanged() { isFirstResponder ? beginEditing() : endEditing() }

  @_spi(UIKitModules) open override func revealEditedPart(animated: Bool) {
    if isEditing { scrollIntoView(bounds, animated: animated) }
  }

  // MARK: Focus

  /// Return begins editing in a focused field that is not edited.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    guard !isEditing, case .enter = key else { return false }
    return becomeFirstResponder()
  }

  /// A key that brings the focus begins editing with the whole text selected.
  @_spi(UIKitModules) open override func focusArrived() {
    if becomeFirstResponder() { select(NSRange(location: 0, length: edited.length)) }
  }

  /// Escape ends editing; the text stays, and marked text is accepted.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.isPlainEscape == true }), isEditing {
      _ = resignFirstResponder()
      return
    }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Typing

  @_spi(UIKitModules) open override func write(with key: UIKey) -> Bool { perform(key) }

  @_spi(UIKitModules) open override func takeText(_ text: String, marked selection: NSRange?) { acceptInput(text, selection) }

  @_spi(UIKitModules) open override func endSentence() { endSentenceByPerson() }

  /// Whether there is text.
  open var hasText: Bool { edited.length > 0 }

  /// Inserts text at the caret or in place of the selection, line feeds as spaces, and sends `.editingChanged`.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes the selection, or the character before the caret, and sends `.editingChanged`. Called for an empty field too.
  open func deleteBackward() { deleteTarget() }

  // MARK: Hooks

  /// Asked before the delegate whether a person may replace a range; for bars whose field reports to a delegate of theirs.
  @_spi(UIKitModules) open func allowsChange(in range: NSRange, to text: String) -> Bool { true }

  /// Called when the text has changed, by a person or by code, before the delegate and actions receive it.
  @_spi(UIKitModules) open func contentChanged() {}

  /// Called when the caret or the selection of the text has changed.
  func caretMoved() {}

  /// Room in points at the start of the line for what stands before the text: tokens.
  var lineLead: CGFloat { 0 }

  /// The end of the selection that stays in view: from the left of the line with its lead.
  var focusX: CGFloat { line.x(at: edited.focus) + (line.isRightToLeft ? 0 : lineLead) }

  /// Whether something other than text is selected, so that there is no caret.
  var hidesCaret: Bool { edited.selection.length > 0 }

  /// Removes what stands before the text, when a person clears the field.
  func clearLead() {}

  // MARK: Editing commands

  /// The delegate's menu for a range; nil for the suggested actions.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard let range = nsRange(textRange) else { return nil }
    return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  /// Calls the delegate's method.
  open func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Calls the delegate's method.
  open func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  private(set) lazy var editMenu = TextEditMenu(self)
  private(set) lazy var textDragging = TextDragAndDrop(self)

  /// A click of the secondary button, or the menu key, opens the menu of editing; the middle button pastes what was selected last.
  @_spi(UIKitModules) open override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    performTextPress(press, at: point) || super.performPress(press, at: point)
  }

  /// Beside the caret.
  @_spi(UIKitModules) open override var menuKeyPoint: CGPoint {
    let caret = caretRect(for: EditedTextPosition(edited.selection.location))
    return CGPoint(x: caret.midX, y: caret.maxY)
  }

  /// Copies the selected text; nothing of a secure field.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Copies the selected text and deletes it; nothing of a secure field.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Inserts the pasteboard's text, if the delegate allows it.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Inserts the pasteboard's text in the look of the text around it, as `paste(_:)` does.
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { changeByPerson(edited.selection, "") }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }

  /// Selects everything.
  open override func selectAll(_ sender: Any?) { selectEverything() }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editingCommand(action).map { allows($0) } ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: UITextInputTraits

  /// `.sentences` by default; for a keyboard on the screen.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// `.default` by default; for a keyboard on the screen.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// `.default` by default; nothing is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// `.default` by default; quotes stay as they are typed.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// `.default` by default; hyphens stay as they are typed.
  open var smartDashesType = UITextSmartDashesType.default
  /// `.default` by default; pasted text stays as it is.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// `.default` by default; for a keyboard on the screen.
  open var keyboardType = UIKeyboardType.default
  /// `.default` by default; for a keyboard on the screen.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// `.default` by default; for a keyboard on the screen.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether Return does nothing while the field is empty; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text shows as dots and cannot be copied; false by default. The first text typed after editing has begun replaces it.
  open var isSecureTextEntry = false { didSet { textLookChanged() } }
  /// nil by default; nothing is completed.
  open var textContentType: UITextContentType!

  // MARK: Input views

  /// The view in place of the keyboard on the screen; nil, the default, for the keyboard. While the text is edited, a change shows after
  /// `reloadInputViews()`.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view above the keyboard on the screen; nil by default. While the text is edited, a change shows after `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  // MARK: UITextInput

  /// The text of a range, cut to the text; nil for a range of another kind of text.
  open func text(in range: UITextRange) -> String? { substring(range) }
  /// Replaces a range without asking the delegate, and sends `.editingChanged`. A selection behind the range moves along.
  open func replace(_ range: UITextRange, withText text: String) { replaceByCode(range, text) }
  /// The selection; nil while the field is not edited. Places inside of a character move to its start.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? EditedTextRange(edited.selection) : nil }
    set { if let range = (newValue as? EditedTextRange)?.range { select(range) } }
  }
  /// The text of an input method that may still change; nil for none.
  open var markedTextRange: UITextRange? { edited.marked.map { EditedTextRange($0) } }
  /// The look of marked text; nil, the default, for a line below it.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { storedMarkedStyle }
    set { storedMarkedStyle = newValue }
  }
  /// Shows text that may still change, in place of the former one; an empty text removes it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
  /// Accepts marked text as it is; the caret goes behind it.
  open func unmarkText() { finishMarked() }
  open var beginningOfDocument: UITextPosition { EditedTextPosition(0) }
  open var endOfDocument: UITextPosition { EditedTextPosition(edited.length) }
  /// The text between two positions in either order; nil for positions of another kind of text.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(fromPosition, toPosition)
  }
  /// In UTF-16 units; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place(position, by: offset) }
  /// In characters; nil beyond the text, and up or down for any but 0.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    direction == .up || direction == .down
      ? offset == 0 ? position : nil : place(position, toRight: direction == .right, characters: offset)
  }
  /// Positions of another kind of text count as the start.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
  /// In UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from, toPosition) }
  open var inputDelegate: (any UITextInputDelegate)? {
    get { storedInputDelegate }
    set { storedInputDelegate = newValue }
  }
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }
  /// Up and left are the start of a text from left to right.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    end(of: range, farthestIn: direction)
  }
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    rest(from: position, direction)
  }
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    isRightToLeftText ? .rightToLeft : .leftToRight
  }
  /// Does nothing: the first letter decides, and `semanticContentAttribute` for an empty field.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// In the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { area(of: range) }
  /// 2 points wide, as high as the line, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(at: offset(of: position)) }
  /// One rectangle, none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [UITextSelectionRect(area(of: range), isRightToLeft: isRightToLeftText)]
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { EditedTextPosition(closestOffset(to: point.x)) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closest(to: point, range) }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  /// Asks the delegate whether a person may replace the range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    nsRange(range).map { mayChange($0, text) } ?? false
  }
  /// The attributes of the character behind or before a position; nil beyond the text.
  open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    styling(at: position, direction)
  }
  /// The view itself.
  open var textInputView: UIView { self }
  /// `.forward`: a field has one line. Setting it changes nothing.
  open var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Shows text that may still change, with attributes of its own; an empty text removes it.
  open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    mark(markedText ?? NSAttributedString(string: ""), selectedRange)
  }
  /// Moves the caret to the place nearest to a point.
  open func beginFloatingCursor(at point: CGPoint) { floatCaret(to: point) }
  /// Moves the caret to the place nearest to a point.
  open func updateFloatingCursor(at point: CGPoint) { floatCaret(to: point) }
  /// The caret stays where the last point has moved it.
  open func endFloatingCursor() {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchBegan(touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasInside = isTracking
    super.touchesEnded(touches, with: event)
    if wasInside { touchEnded(touches.first) }
  }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { placeholder }
  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? { spokenText }
  @_spi(UIKitModules) open override var accessibilityPlaceholder: String? { placeholder }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole {
    isSecureTextEntry ? .secureTextField : accessibilityTraits.contains(.searchField) ? .searchField : .textField
  }
}
