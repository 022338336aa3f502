internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore
public import Selectors
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A field for a search: text, and tokens before it.
///
/// A tap on a token selects it, as the delete key does at the start of the text and the arrow that leads back there; the next delete removes
/// what is selected. In the positions of `UITextInput` each token is one place before the text, whose own offsets begin at 0: the
/// delegate's ranges are of the text alone.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Points from the edge to the icon, from the edge to the text, and between the text and the other edge: "Controls" of docs/measurements.md has
  /// the second one.
  private static let (iconMargin, textMargin, endMargin): (CGFloat, CGFloat, CGFloat) = (8, 31.5, 7)
  /// Radius of the ground in points, as on iOS 13 and later.
  private static let cornerRadius: CGFloat = 10

  var list: [UISearchToken] = []
  var views: [SearchTokenView] = []
  var selection = TokenSelection() { didSet { if selection != oldValue { showTokens() } } }
  private let icon = UIImageView()

  /// Makes an empty field with a magnifying glass.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Makes an empty field that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    icon.image = UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate)
    icon.contentMode = .center
    icon.bounds.size = CGSize(width: 20, height: 20)
    icon.isAccessibilityElement = false
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocorrectionType = .no
    accessibilityTraits.insert(.searchField)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    showIcon()
  }

  private func showIcon() { icon.tintColor = .secondaryLabel }

  /// Shows an image in place of the magnifying glass; nil for that.
  package func setIcon(_ image: UIImage?) {
    icon.image = image ?? UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate)
  }

  /// Shows an image in a state in place of the cross that clears; nil for that.
  package func setClearImage(_ image: UIImage?, for state: UIControl.State) {
    let isUsual = image == nil && state == .normal
    clearButton.setImage(isUsual ? UIImage(systemName: "xmark.circle.fill") : image, for: state)
  }

  /// Opacity of what the field shows on its ground.
  package var contentAlpha: CGFloat = 1 {
    didSet {
      guard contentAlpha != oldValue else { return }
      for view in subviews { view.alpha = contentAlpha }
    }
  }

  // MARK: Tokens

  /// The tokens before the text, in order; none by default. Setting them sends no event.
  open var tokens: [UISearchToken] {
    get { list }
    set {
      selection.clear()
      list = newValue
      tokensChanged()
    }
  }

  /// Inserts a token before the one at `tokenIndex`; an index beyond the number of tokens is a programming error. No event is sent.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    ensure(
      (0...list.count).contains(tokenIndex),
      "UISearchTextField.insertToken(_:at: \(tokenIndex)): there are \(list.count) tokens; give an index from 0 to that number")
    list.insert(token, at: tokenIndex)
    selection.inserted(at: tokenIndex, joinsText: edited.selection.length > 0)
    tokensChanged()
  }

  /// Removes a token; an index without one is a programming error. No event is sent.
  open func removeToken(at tokenIndex: Int) {
    requireToken(tokenIndex, "removeToken(at: \(tokenIndex))")
    list.remove(at: tokenIndex)
    selection.removed(at: tokenIndex)
    tokensChanged()
  }

  /// The place before a token; an index without one is a programming error.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    requireToken(tokenIndex, "positionOfToken(at: \(tokenIndex))")
    return EditedTextPosition(tokenIndex - list.count)
  }

  private func requireToken(_ index: Int, _ call: String) {
    ensure(
      list.indices.contains(index), "UISearchTextField.\(call): there are \(list.count) tokens; give the index of one of them")
  }

  /// The tokens of a range, such as `selectedTextRange`.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { Array(list[tokenRange(textRange)]) }

  /// Removes the text of a range, as far as the range is text, and inserts a token. No event is sent; an index beyond the number of tokens is
  /// a programming error.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    if let range = nsRange(textRange), range.length > 0 {
      edited.replace(range, with: NSAttributedString(string: ""))
      textLookChanged()
    }
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text without the tokens.
  open var textualRange: UITextRange { EditedTextRange(NSRange(location: 0, length: edited.length)) }

  /// The ground of tokens that are not selected; `systemGray` by default and for nil.
  open var tokenBackgroundColor: UIColor! {
    get { storedTokenColor ?? .systemGray }
    set {
      storedTokenColor = newValue
      showTokens()
    }
  }
  private var storedTokenColor: UIColor?

  /// Whether a person can delete tokens, by keys and the clear button; true by default.
  open var allowsDeletingTokens = true

  /// Whether copying takes selected tokens along; true by default.
  open var allowsCopyingTokens = true

  /// Suggestions for the present text; nil by default. The search controller of the field's bar shows them.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsChanged() } }

  /// Called when the suggestions have been set.
  @_spi(UIKitModules) open func suggestionsChanged() {}

  /// Tells the delegate that a person has chosen a suggestion.
  package func reportSelection(of suggestion: any UISearchSuggestion) {
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }

  // MARK: Places

  /// Icon, text and clear button, with margins.
  open override func textRect(forBounds bounds: CGRect) -> CGRect { searchRoom(super.textRect(forBounds: bounds), in: bounds) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    searchRoom(super.editingRect(forBounds: bounds), in: bounds)
  }

  private func searchRoom(_ room: CGRect, in bounds: CGRect) -> CGRect {
    let isFree = leftViewMode == .never || leftView == nil
    let own = isFree ? Self.endMargin : leftView === icon ? Self.textMargin : Self.iconMargin + (leftView?.bounds.width ?? 0) + 4
    let start = bounds.minX + max(0, own)
    let end = bounds.maxX - Self.endMargin
    if isMirrored {
      let right = bounds.maxX - (start - bounds.minX)
      let left = max(room.minX, bounds.minX + Self.endMargin)
      return CGRect(x: left, y: room.minY, width: max(0, right - left), height: room.height)
    }
    return CGRect(x: start, y: room.minY, width: max(0, min(room.maxX, end) - start), height: room.height)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -Self.iconMargin : Self.iconMargin, dy: 0)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.iconMargin : -Self.iconMargin, dy: 0)
  }

  open override var intrinsicContentSize: CGSize { searchSize(super.intrinsicContentSize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { searchSize(super.sizeThatFits(size)) }

  private func searchSize(_ own: CGSize) -> CGSize {
    CGSize(width: own.width + Self.textMargin + Self.endMargin + lineLead, height: max(36, own.height + 15))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTokens()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTokens()
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    tokenLooksChanged()
  }

  override var lineLead: CGFloat { views.isEmpty ? 0 : tokenWidth }
  var tokenWidth: CGFloat = 0

  open override var font: UIFont? {
    get { super.font }
    set {
      super.font = newValue
      tokenLooksChanged()
    }
  }

  // MARK: Selection and editing

  override var hidesCaret: Bool { super.hidesCaret || !selection.isEmpty }

  override var focusX: CGFloat { selection.isEmpty ? super.focusX : focusXOfTokens }

  override func caretMoved() {
    super.caretMoved()
    if selection.isEmpty || isEditing && edited.selection.location == 0 && keepsTokens { return }
    selection.clear()
  }

  /// Whether the present change of the text's selection is a part of one that reaches over tokens.
  var keepsTokens = false

  override func clearLead() {
    super.clearLead()
    if allowsDeletingTokens, !list.isEmpty { deleteTokens(list.indices) }
  }

  /// Whether there is text or a token.
  open override var hasText: Bool { super.hasText || !list.isEmpty }

  @_spi(UIKitModules) open override func write(with key: UIKey) -> Bool { takeTokenKey(key) || super.write(with: key) }

  /// In place of what is selected, tokens too.
  open override func insertText(_ text: String) {
    deleteSelectedTokens()
    super.insertText(text)
  }

  open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if markedText?.isEmpty == false { deleteSelectedTokens() }
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Deletes the selection. At the start of the text it selects the last token.
  open override func deleteBackward() {
    if !selection.isEmpty { return deleteSelection() }
    guard edited.selection == NSRange(location: 0, length: 0), edited.marked == nil, !list.isEmpty, !session.replacesAll else {
      return super.deleteBackward()
    }
    selection.moveBack(in: list.count, extending: false)
    tokenSelectionChanged()
  }

  open override func copy(_ sender: Any?) {
    if selection.isEmpty { super.copy(sender) } else { copyTokens() }
  }

  open override func cut(_ sender: Any?) {
    if selection.isEmpty { return super.cut(sender) }
    copyTokens()
    deleteSelection()
  }

  open override func delete(_ sender: Any?) {
    if selection.isEmpty { super.delete(sender) } else { deleteSelection() }
  }

  open override func paste(_ sender: Any?) {
    if UIPasteboard.general.hasStrings { deleteSelectedTokens() }
    super.paste(sender)
  }

  /// Selects the tokens and the text.
  open override func selectAll(_ sender: Any?) {
    selectWithTokens(list.indices, text: NSRange(location: 0, length: edited.length))
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if !selection.isEmpty, let command = editingCommand(action) {
      switch command {
      case .copy: return allowsCopyingTokens
      case .cut: return isEditing && allowsCopyingTokens && allowsDeletingTokens
      case .delete: return isEditing && allowsDeletingTokens
      default: break
      }
    }
    if editingCommand(action) == .selectAll, isEditing, selection.range.count < list.count { return true }
    return super.canPerformAction(action, withSender: sender)
  }

  // MARK: UITextInput

  /// The text of a range without its tokens.
  open override func text(in range: UITextRange) -> String? { super.text(in: range) }

  /// Replaces a range, with its tokens.
  open override func replace(_ range: UITextRange, withText text: String) {
    let tokens = tokenRange(range)
    if !tokens.isEmpty { deleteTokens(tokens) }
    super.replace(nsRange(range).map { EditedTextRange($0) } ?? range, withText: text)
  }

  open override var selectedTextRange: UITextRange? {
    get {
      guard !selection.isEmpty, isEditing else { return super.selectedTextRange }
      let start = selection.range.lowerBound - list.count
      let end = edited.selection.length > 0 ? NSMaxRange(edited.selection) : selection.range.upperBound - list.count
      return EditedTextRange(NSRange(location: start, length: end - start))
    }
    set {
      guard let newValue, let text = nsRange(newValue) else { return }
      selectWithTokens(tokenRange(newValue), text: text)
    }
  }

  /// Before the first token.
  open override var beginningOfDocument: UITextPosition { EditedTextPosition(-list.count) }

  /// A token counts one.
  open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isOverflown) = self.offset(of: position).addingReportingOverflow(offset)
    return !isOverflown && (-list.count...edited.length).contains(place) ? EditedTextPosition(place) : nil
  }

  open override func caretRect(for position: UITextPosition) -> CGRect {
    let place = offset(of: position)
    guard place < 0, let view = views.suffix(min(-place, views.count)).first else { return super.caretRect(for: position) }
    let frame = convert(view.frame, from: surface)
    let x = line.isRightToLeft ? frame.maxX : frame.minX
    return CGRect(x: x - TextCaret.width / 2, y: frame.minY, width: TextCaret.width, height: frame.height)
  }

  open override func firstRect(for range: UITextRange) -> CGRect {
    let (a, b) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(x: min(a.midX, b.midX), y: a.minY, width: abs(a.midX - b.midX), height: a.height)
  }

  open override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range), isRightToLeft: isRightToLeftText)]
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    pressedToken = touches.first.flatMap { token(at: $0.location(in: self)) }
    if pressedToken == nil { selection.clear() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressedToken, let touch = touches.first, token(at: touch.location(in: self)) == pressedToken, isTracking else {
      return super.touchesEnded(touches, with: event)
    }
    self.pressedToken = nil
    cancelTracking(with: event)
    super.touchesCancelled(touches, with: event)
    guard isEditing || becomeFirstResponder(), list.indices.contains(pressedToken) else { return }
    selectWithTokens(pressedToken..<pressedToken + 1, text: NSRange(location: 0, length: 0))
  }

  private var pressedToken: Int?

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? {
    let text = super.defaultAccessibilityValue ?? ""
    return list.isEmpty ? text : (list.map(\.text) + (text.isEmpty ? [] : [text])).joined(separator: ", ")
  }
}
