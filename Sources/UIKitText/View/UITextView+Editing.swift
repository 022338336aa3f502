internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// What an app sets for the look of the text; nil for what a text view has by default.
struct TextViewLook {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  var marked: [NSAttributedString.Key: Any]?
  var links: [NSAttributedString.Key: Any]?
}

// Beginning, changing and ending; attributes.
extension UITextView {
  var isEditing: Bool { session.isUnderWay }
  var showsSelection: Bool { isFirstResponder && isSelectable }
  var hidesText: Bool { false }

  // MARK: Beginning and end

  func beginEditing() {
    textDragging.installDrag()
    setNeedsLayout()
    guard isEditable, isSelectable, !isEditing else { return }
    session.begin()
    spellingChanged()
    window?.revealFirstResponder(animated: UIView.areAnimationsEnabled)
    delegate?.textViewDidBeginEditing(self)
    guard isEditing else { return }
    NotificationCenter.default.announce(UITextView.TextDidBeginEditingMessage(), subject: self)
  }

  func endEditing() {
    setNeedsLayout()
    guard isEditing else { return }
    edited.unmark()
    session.end()
    spellingChanged()
    textLookChanged()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.announce(UITextView.TextDidEndEditingMessage(), subject: self)
  }

  func selectabilityChanged() {
    if !isSelectable, isFirstResponder { _ = resignFirstResponder() }
    // The mouse selects instead of scrolling.
    panGestureRecognizer.allowedTouchTypes =
      isSelectable
      ? [NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue)] : [0, 1, 2, 3]
    setNeedsLayout()
  }

  // MARK: Changes

  func load(_ text: NSAttributedString) {
    // A delegate that sets the text in textViewDidChangeSelection does not receive the same text and caret again.
    let end = NSRange(location: text.length, length: 0)
    if textStorage.isEqual(to: text), edited.marked == nil, edited.selection == end { return }
    storedInputDelegate?.textWillChange(self)
    edited.load(text)
    session.reset()
    storedInputDelegate?.textDidChange(self)
    if isEditing { delegate?.textViewDidChangeSelection(self) }
  }

  /// The text itself was changed, by this view or by others.
  func storageChanged(_ range: NSRange, _ delta: Int) {
    if !edited.isChanging { edited.changedByOthers(endingAt: NSMaxRange(range), grownBy: delta) }
    linkState.focused = nil
    spelling?.textChanged(range, delta)
    if isFindInteractionEnabled { finding.textChanged(range, delta) }
    textSizeChanged()
  }

  func accepted(_ text: String) -> String { text.contains("\0") ? text.filter { $0 != "\0" } : text }

  func mayChange(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textChanged() {
    session.reset()
    showCaret()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.announce(UITextView.TextDidChangeMessage(), subject: self)
  }

  func selectionChanged() {
    session.reset()
    setNeedsLayout()
    if isEditing { showCaret() }
    delegate?.textViewDidChangeSelection(self)
  }

  /// The look of the text has changed, not its size.
  func textLookChanged() {
    content.version += 1
    setNeedsLayout()
  }

  // MARK: Attributes

  /// The attributes of a text that is set without any.
  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? paragraphs.defaults.font, .foregroundColor: textColor ?? .label,
    ]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// The attributes of the character before the caret, without its link.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard edited.length > 0 else { return plainAttributes }
    var attributes = textStorage.attributes(at: max(0, edited.selection.location - 1), effectiveRange: nil)
    attributes[.link] = nil
    return attributes
  }

  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  private var whole: NSRange { NSRange(location: 0, length: textStorage.length) }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    session.typingAttributes = nil
    if whole.length > 0 { edited.restyle { $0.addAttribute(key, value: value, range: whole) } }
    textLookChanged()
  }

  func restyle(font: UIFont?) {
    look.font = font
    adoptDefaults()
    restyle(.font, font ?? paragraphs.defaults.font)
    textSizeChanged()
  }

  func align(_ alignment: NSTextAlignment) {
    look.alignment = alignment
    changeParagraphs(whole) { $0.alignment = alignment }
  }

  func setDirection(_ direction: NSWritingDirection, _ range: UITextRange) {
    guard let range = nsRange(range) else { return }
    let (first, last) = (paragraphs.paragraph(at: range.location), paragraphs.paragraph(at: NSMaxRange(range)))
    let (start, end) = (paragraphs.start(of: first), NSMaxRange(paragraphs.content(of: last)))
    changeParagraphs(NSRange(location: start, length: end - start)) { $0.baseWritingDirection = direction }
  }

  private func changeParagraphs(_ range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
    guard range.length > 0 else { return setNeedsLayout() }
    var styles: [(NSRange, NSParagraphStyle)] = []
    textStorage.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, part, _ in
      let style = NSMutableParagraphStyle()
      if let present = value as? NSParagraphStyle { style.setParagraphStyle(present) }
      change(style)
      styles.append((part, style))
    }
    edited.restyle { text in
      text.beginEditing()
      for (part, style) in styles { text.addAttribute(.paragraphStyle, value: style, range: part) }
      text.endEditing()
    }
  }

  /// The look of what has no attributes of its own.
  func adoptDefaults() {
    let former = paragraphs.defaults.font
    defer { if paragraphs.defaults.font != former { paragraphs.measureAgain() } }
    paragraphs.defaults = TextDefaults(
      font: look.font ?? .systemFont(ofSize: 12), color: .label, lineBreakMode: .byWordWrapping, traits: traitCollection)
    paragraphs.defaults.container = textContainer
  }

  func traitsOfTextChanged() {
    adoptDefaults()
    textLookChanged()
  }

  func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    look.font = look.font?.adjusted(to: category)
    adoptDefaults()
    let adjusted = textStorage.adjusted(to: category)
    if adjusted !== textStorage {
      let selection = edited.selection
      edited.restyle { $0.setAttributedString(adjusted) }
      edited.select(selection)
    }
    textSizeChanged()
  }

  /// A paragraph's text with the look of links and of marked text.
  nonisolated func styled(_ text: NSAttributedString, _ range: NSRange) -> NSAttributedString {
    nonisolated(unsafe) let plain = text
    nonisolated(unsafe) var styled = text
    MainActor.assumeIsolated { styled = withLinksAndMarks(plain, range) }
    return styled
  }

  private func withLinksAndMarks(_ text: NSAttributedString, _ range: NSRange) -> NSAttributedString {
    var parts: [(NSRange, [NSAttributedString.Key: Any])] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, part, _ in
      if value != nil { parts.append((part, linkTextAttributes)) }
    }
    if let marked = edited.marked, let cut = marked.intersection(range), cut.length > 0 {
      let part = NSRange(location: cut.location - range.location, length: cut.length)
      parts.append((part, look.marked ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    }
    if detects { for found in detected(in: text) { parts.append((found.range, linkTextAttributes)) } }
    if parts.isEmpty { return text }
    let styled = NSMutableAttributedString(attributedString: text)
    for (part, attributes) in parts { styled.addAttributes(attributes, range: part) }
    return styled
  }
}
