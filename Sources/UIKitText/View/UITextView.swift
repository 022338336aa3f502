internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore
public import Selectors
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A text of any length that scrolls, and that a person selects and edits.
///
/// Text comes from a keyboard, one on the screen if the app shows it, an input method and the clipboard; Control or Command with A, C, X,
/// V and Z
/// select, copy, cut, paste and undo. A tap begins editing and places the caret; a second tap selects a word, a third the paragraph; a mouse
/// selects by dragging. Paragraphs are measured when they change and drawn when they show: a change costs time proportional to its own
/// paragraph, and some nanoseconds for each character and each paragraph of the text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UITextSearching,
  TextEditor
{
  /// Posted with the view after `textViewDidBeginEditing(_:)`.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted with the view after `textViewDidEndEditing(_:)`.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted with the view after `textViewDidChange(_:)`.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

  // MARK: State (what the extensions beside this file work on)

  /// The room of the text, as wide as the view without `textContainerInset`.
  public final let textContainer: NSTextContainer
  /// Breaks the text into lines.
  public final let layoutManager: NSLayoutManager
  /// The text; code may change it at any time.
  public final let textStorage: NSTextStorage
  let edited: EditedText
  let content: TextViewContent
  let paragraphs: TextParagraphs
  var session = EditingSession()
  var look = TextViewLook()
  var measured = TextViewSizes()
  var linkState = TextLinkState()
  private(set) lazy var touches = TextViewTouches(self)
  weak var storedInputDelegate: (any UITextInputDelegate)?
  private var (storedInputView, storedAccessoryView): (UIView?, UIView?)
  lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  private(set) lazy var textUndoManager = TextUndoManager(self)
  /// The misspelt words while the text is edited; nil where none are checked.
  var spelling: TextSpelling?
  private(set) lazy var spellChecker = UITextChecker()
  /// The search in the text; made by its first use.
  private(set) lazy var finding = TextFinding()

  // MARK: Making

  /// Makes a view for the text of a container, which has a layout manager with a text; an empty one for nil.
  ///
  /// A container without a layout manager or a text gets what is missing.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let parts = TextViewParts(textContainer)
    (self.textContainer, layoutManager, textStorage) = (parts.container, parts.manager, parts.storage)
    (edited, paragraphs, content) = (
      EditedText(parts.storage), parts.paragraphs, TextViewContent(parts.paragraphs, parts.manager)
    )
    super.init(frame: frame)
    setUpText()
  }

  /// Makes an empty view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes an empty view; the layout is the same for both values.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Makes an empty view: nothing is decoded.
  public required init?(coder: NSCoder) {
    let parts = TextViewParts(nil)
    (textContainer, layoutManager, textStorage) = (parts.container, parts.manager, parts.storage)
    (edited, paragraphs, content) = (
      EditedText(parts.storage), parts.paragraphs, TextViewContent(parts.paragraphs, parts.manager)
    )
    super.init(coder: coder)
    setUpText()
    if let nib = coder as? NibCoder { decodeText(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate = value as? any UITextViewDelegate
    case "inputView": inputView = value as? UIView
    case "inputAccessoryView": inputAccessoryView = value as? UIView
    default: return super.connectOutlet(name, to: value)
    }
    return true
  }

  nonisolated open override var description: String { describeOnMain { describe(["text = \(DebugText.quoted(text))"]) } }

  // MARK: Text

  /// The characters; never nil: nil sets an empty text. Setting it sends no `textViewDidChange(_:)`; the caret goes to the end.
  open var text: String! {
    get { edited.text }
    set { load(NSAttributedString(string: newValue ?? "", attributes: plainAttributes)) }
  }

  /// The characters with their attributes; never nil. What is missing is shown in the system font of 12 points and in `UIColor.label`.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { load(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the first character, and of all when set; nil, for the system font of 12 points, in an empty view without one.
  open var font: UIFont? {
    get { textStorage.length > 0 ? firstAttribute(.font) as? UIFont ?? look.font : look.font }
    set { restyle(font: newValue) }
  }

  /// The colour of the first character, and of all when set; nil for `UIColor.label`.
  open var textColor: UIColor? {
    get { textStorage.length > 0 ? firstAttribute(.foregroundColor) as? UIColor ?? look.color : look.color }
    set {
      look.color = newValue
      restyle(.foregroundColor, newValue ?? .label)
    }
  }

  /// The alignment of the first paragraph, and of all when set; `.natural` by default. Justified lines have even edges, but no caret moves
  /// in them by wider spaces.
  open var textAlignment: NSTextAlignment {
    get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? look.alignment }
    set { align(newValue) }
  }

  /// The attributes of what is typed next: those at the caret unless set. Forgotten when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { session.typingAttributes ?? attributesAtCaret }
    set { session.typingAttributes = newValue }
  }

  /// The attributes of links, besides their own; the tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { look.links ?? [.foregroundColor: tintColor ?? .link] }
    set {
      look.links = newValue
      textLookChanged()
    }
  }

  /// Whether a person may change the look of the text, by Control or Command with B, I and U and by the commands of
  /// `UIResponderStandardEditActions`; false by default. Only plain text is pasted in either case.
  open var allowsEditingTextAttributes = false

  /// The selected characters, in UTF-16 units; an empty range is the caret. Places inside of a character move to its start, those beyond the
  /// text to its end.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { select(newValue) }
  }

  // MARK: Behaviour

  /// The scroll view's delegate, if it is a text view's; else nil.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  /// Whether a person may change the text; true by default. Setting false ends editing.
  open var isEditable = true {
    didSet {
      if !isEditable, isEditing { _ = super.resignFirstResponder() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { detectionChanged() }
    }
  }

  /// What is found in the text and shown as a link while the text cannot be edited; nothing by default.
  ///
  /// Costs time proportional to the text's length when paragraphs are measured, some ten nanoseconds for each character; a view without
  /// types pays
  /// nothing.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectionChanged() } }
  }

  /// Whether a person may select text and open links; true by default. The text cannot be edited without.
  open var isSelectable = true {
    didSet { selectabilityChanged() }
  }

  /// Whether the next typed text replaces everything; false by default. Reset by the first text and by a moved caret.
  open var clearsOnInsertion: Bool {
    get { session.replacesAll }
    set { session.replacesAll = newValue }
  }

  /// Whether fonts of text styles change their size with the person's choice; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  /// Whether the view scrolls. One that does not is as high as its text in layout by constraints.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textSizeChanged() } }
  }

  /// The frame around a text view.
  public enum BorderStyle: Int, Sendable { case none = 0, roundedRect = 3 }

  /// `.none` by default. Set, it replaces the border and the corner radius of the view's layer.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { showBorder() } } }

  /// The selection, the scroll position and whether the view is the first responder, as data of a format of our own that an app may
  /// store. Setting it in a window restores
  /// them as far as the text has those places; anything else is ignored.
  open var interactionState: Any {
    get { TextInteractionState(edited.selection, self, contentOffset).data }
    set { TextInteractionState(newValue)?.restore(self) }
  }

  // MARK: Layout

  /// Points between the view's edges and the container; 8 at the top and the bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    willSet {
      ensure(
        (newValue.top + newValue.left + newValue.bottom + newValue.right).isFinite,
        "UITextView.textContainerInset = \(newValue): set finite numbers of points")
    }
    didSet { if textContainerInset != oldValue { textSizeChanged() } }
  }

  /// Scrolls the shortest way that shows the characters of a range, with an animation in a window.
  open func scrollRangeToVisible(_ range: NSRange) { show(range, animated: window != nil) }

  /// The size of the text broken at `size.width`, at a width of 0 or less unbroken, with the insets, rounded up to the pixel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return fittingSize(width: measured.wrapWidth ?? 0)
  }

  @_spi(UIKitModules) open override var wrapsContent: Bool { !isScrollEnabled }

  @_spi(UIKitModules) open override func height(wrappedAt width: CGFloat) -> CGFloat {
    if isScrollEnabled { return super.height(wrappedAt: width) }
    measured.wrapWidth = width
    defer { measured.wrapWidth = nil }
    return intrinsicContentSize.height
  }

  @_spi(UIKitModules) open override var baselineOffsets: (first: CGFloat, last: CGFloat)? { textBaselines }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textLookChanged()
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { adjustFonts() }
    traitsOfTextChanged()
    if borderStyle != .none { showBorder() }
  }

  // MARK: First responder

  /// A manager of the text's own, which undoes what a person changes and what the app registers with it.
  open override var undoManager: UndoManager? { textUndoManager }

  /// True while the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// A hand over a link that a click opens, else the beam.
  @_spi(UIKitModules) open override func pointerShape(at point: CGPoint) -> PointerShape? {
    if !isEditable && item(at: point) != nil { return .hand }
    return canBecomeFirstResponder ? .beam : nil
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder, isEditing || !isEditable { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    if isEditable, isSelectable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    // One that was read only until now is the first responder already.
    if isFirstResponder { beginEditing() }
    return super.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditing else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  @_spi(UIKitModules) open override func firstResponderChanged() { isFirstResponder ? beginEditing() : endEditing() }

  @_spi(UIKitModules) open override func revealEditedPart(animated: Bool) { revealCaret(animated: animated) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    touches.allow(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Typing

  @_spi(UIKitModules) open override func write(with key: UIKey) -> Bool { perform(key) }

  // MARK: Focus

  /// Whether the text can be edited, or has links.
  open override var canBecomeFocused: Bool { isEditable ? isSelectable : hasLinks }

  /// Return begins editing in a focused text view that is not edited. In one that can only be read arrows go from link to link, and
  /// Return opens
  /// one.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    if !isEditable { return performLinkKey(key) }
    guard !isEditing, case .enter = key else { return false }
    return becomeFirstResponder()
  }

  /// A key that brings the focus begins editing, or goes to a link.
  @_spi(UIKitModules) open override func focusArrived() {
    if isEditable { _ = becomeFirstResponder() } else { focusFirstLink() }
  }

  @_spi(UIKitModules) open override var focusShape: FocusShape {
    itemFocusShape ?? FocusShape(rect: bounds, radius: layer.cornerRadius, isInside: true)
  }

  /// Escape ends editing; the text stays.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.isPlainEscape == true }), isFirstResponder, isEditing {
      _ = resignFirstResponder()
      return
    }
    super.pressesBegan(presses, with: event)
  }

  @_spi(UIKitModules) open override func takeText(_ text: String, marked selection: NSRange?) { acceptInput(text, selection) }

  @_spi(UIKitModules) open override func endSentence() { endSentenceByPerson() }

  /// Whether there is text.
  open var hasText: Bool { edited.length > 0 }

  /// Inserts text at the caret or in place of the selection, without asking the delegate.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes the selection, or the character before the caret, without asking the delegate. Called for an empty view too.
  open func deleteBackward() { deleteTarget() }

  /// The delegate's menu for a range; nil for the suggested actions.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard let range = nsRange(textRange) else { return nil }
    return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  /// Calls the delegate's method.
  open func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Calls the delegate's method.
  open func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  private(set) lazy var editMenu = TextEditMenu(self)
  private(set) lazy var textDragging = TextDragAndDrop(self)

  /// A click of the secondary button, or the menu key, opens the menu of editing; the middle button pastes what was selected last.
  @_spi(UIKitModules) open override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    performItemPress(press, at: point) || performTextPress(press, at: point) || super.performPress(press, at: point)
  }

  /// Beside the caret.
  @_spi(UIKitModules) open override var menuKeyPoint: CGPoint {
    if let shape = itemFocusShape { return CGPoint(x: shape.rect.midX, y: shape.rect.maxY) }
    let caret = caretRect(for: EditedTextPosition(edited.selection.location))
    return CGPoint(x: caret.midX, y: caret.maxY)
  }

  /// Copies the selected text.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Copies the selected text and deletes it.
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

  // MARK: Attributes by a person

  /// Makes the selected text, or what is typed next, bold; no longer bold if all of it is.
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }

  /// Makes the selected text, or what is typed next, italic; no longer italic if all of it is.
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }

  /// Underlines the selected text, or what is typed next; no longer if all of it is underlined.
  open override func toggleUnderline(_ sender: Any?) { toggleLine() }

  /// Makes the selected text, or what is typed next, one point larger.
  open override func increaseSize(_ sender: Any?) { resizeFonts(by: 1) }

  /// Makes the selected text, or what is typed next, one point smaller; not smaller than one point.
  open override func decreaseSize(_ sender: Any?) { resizeFonts(by: -1) }

  /// Sets the direction of the selected paragraphs.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { setDirectionByPerson(.leftToRight) }

  /// Sets the direction of the selected paragraphs.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { setDirectionByPerson(.rightToLeft) }

  /// Gives each run of the selected text, or what is typed next, the attributes that a closure makes of its present ones. The change can
  /// be undone.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { changeAttributes(conversionHandler) }

  // MARK: Searching

  /// Whether keys and commands search in the text, with a bar at the bottom of the window; false by default.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if isFindInteractionEnabled { addInteraction(finding.interaction) } else { removeInteraction(finding.interaction) }
    }
  }

  /// The search in the text; nil unless `isFindInteractionEnabled`.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finding.interaction : nil }

  /// Shows the find bar.
  open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }

  /// Shows the find bar with a field for replacing.
  open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }

  /// Goes to the next result of the find bar.
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }

  /// Goes to the previous result of the find bar.
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }

  /// Searches for the selected text the next time.
  open override func useSelectionForFind(_ sender: Any?) {
    if edited.selection.length > 0 { findInteraction?.searchText = (edited.text as NSString).substring(with: edited.selection) }
  }

  /// Whether a person may change the text.
  open var supportsTextReplacement: Bool { isEditable }

  open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }

  /// Finds parts of whole characters. Costs time proportional to the text's length.
  open func performTextSearch(
    queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    search(string, options) { aggregator.foundRange(EditedTextRange($0), searchString: string, document: nil) }
    aggregator.finishedSearching()
  }

  /// Shows a part on a coloured ground.
  open func decorate(foundTextRange range: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {
    decorate(range, style)
  }

  open func clearAllDecoratedFoundText() { clearFoundText() }

  /// Does nothing unless overridden.
  open func willHighlight(foundTextRange range: UITextRange, document: AnyHashable??) {}

  /// Scrolls the shortest way that shows a part.
  open func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
    if let range = nsRange(range) { scrollRangeToVisible(range) }
  }

  /// Whether the text can be edited.
  open func shouldReplace(foundTextRange range: UITextRange, document: AnyHashable??, withText replacementText: String) -> Bool {
    isEditable
  }

  /// Replaces a part if the delegate allows it; the change can be undone.
  open func replace(foundTextRange range: UITextRange, document: AnyHashable??, withText replacementText: String) {
    replaceFound(range, replacementText)
  }

  /// Replaces every part that matches and that the delegate allows to change, as one step of undoing.
  open func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
    replaceAllFound(queryString, options, replacementText)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editingCommand(action).map { allows($0) } ?? allowsFinding(action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: UITextInputTraits

  /// `.sentences` by default; for a keyboard on the screen.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// `.default` by default; for a keyboard on the screen.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// `.default` by default, which checks nothing here. With `.yes` misspelt words have a red dotted line while the text is edited, and
  /// the menu of
  /// editing offers guesses, where Enchant and a dictionary of the person's language are installed: see `UITextChecker`.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { if spellCheckingType != oldValue { spellingChanged() } }
  }
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
  /// False by default; for a keyboard on the screen.
  open var enablesReturnKeyAutomatically = false
  /// False by default; for a keyboard on the screen: a text view shows its text.
  open var isSecureTextEntry = false
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
  /// Replaces a range without asking the delegate. A selection behind the range moves along.
  open func replace(_ range: UITextRange, withText text: String) { replaceByCode(range, text) }
  /// The selection. Places inside of a character move to its start.
  open var selectedTextRange: UITextRange? {
    get { EditedTextRange(edited.selection) }
    set { if let range = (newValue as? EditedTextRange)?.range { select(range) } }
  }
  /// The text of an input method that may still change; nil for none.
  open var markedTextRange: UITextRange? { edited.marked.map { EditedTextRange($0) } }
  /// The look of marked text; nil, the default, for a line below it.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { look.marked }
    set { look.marked = newValue }
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
  /// In characters, or in lines up and down; nil beyond the text.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    switch direction {
    case .left, .right: place(position, toRight: direction == .right, characters: offset)
    case .up: place(position, lines: -offset)
    case .down: place(position, lines: offset)
    }
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
    isRightToLeft(at: offset(of: position)) ? .rightToLeft : .leftToRight
  }
  /// Sets the direction of the paragraphs of a range; `.natural` leaves it to their first letters.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setDirection(writingDirection, range)
  }
  /// The rectangle of a range in its first line, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { firstArea(of: range) }
  /// 2 points wide, as high as the line, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(at: offset(of: position)) }
  /// One rectangle for each line and direction of writing, none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionAreas(of: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { EditedTextPosition(closestOffset(to: point)) }
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
  /// Where a caret between two lines stands: `.forward`, the lower one. Setting it changes nothing.
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

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? { edited.text }

  /// Those that were set, else an action for each of the first 20 links of a text that can only be read.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? linkActions }
    set { super.accessibilityCustomActions = newValue }
  }

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .textView }
}
