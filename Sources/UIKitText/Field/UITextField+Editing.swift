internal import Foundation
internal import Selectors
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitTypes

// Beginning, changing and ending.
extension UITextField {
  private static let lineFeeds: Set<Character> = ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"]

  // MARK: Beginning and end

  func beginEditing() {
    guard !hasBegun else { return }
    hasBegun = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      edited.load(NSAttributedString(string: ""))
    }
    replacesAll = replacesAll || isSecureTextEntry && hasText
    textLookChanged()
    delegate?.textFieldDidBeginEditing(self)
    guard hasBegun else { return }
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    guard hasBegun else { return }
    edited.unmark()
    (hasBegun, replacesAll, typing) = (false, false, nil)
    edited.select(NSRange(location: edited.selection.location, length: 0))
    textLookChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)])
  }

  // MARK: Changes by code

  func load(_ text: NSAttributedString?) {
    let text = text ?? NSAttributedString(string: "")
    // A delegate that sets the text in textFieldDidChangeSelection is not told again of the same text and caret.
    let end = NSRange(location: text.length, length: 0)
    guard !edited.content.isEqual(to: text) || edited.marked != nil || edited.selection != end else { return }
    storedInputDelegate?.textWillChange(self)
    edited.load(text)
    (replacesAll, typing) = (false, nil)
    textLookChanged()
    invalidateIntrinsicContentSize()
    storedInputDelegate?.textDidChange(self)
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  func select(_ range: NSRange) {
    let legal = edited.legal(range)
    guard legal != edited.selection else { return }
    storedInputDelegate?.selectionWillChange(self)
    edited.select(legal)
    storedInputDelegate?.selectionDidChange(self)
    selectionChanged()
  }

  func replaceByCode(_ range: UITextRange, _ text: String) {
    guard let range = (range as? TextFieldRange)?.range else { return }
    let (kept, grown) = (edited.selection, text.utf16.count - range.length)
    edited.replace(range, with: NSAttributedString(string: text, attributes: typing ?? attributesAtCaret))
    // A selection behind the range moves along, one before it stays.
    if kept.location >= NSMaxRange(range), range.length > 0 || kept.location > range.location {
      edited.select(NSRange(location: kept.location + grown, length: kept.length))
    } else if NSMaxRange(kept) <= range.location, range.location > kept.location {
      edited.select(kept)
    }
    textChanged()
  }

  // MARK: Changes by a person

  /// Replaces a range if the delegate agrees; false if it does not.
  @discardableResult func changeByPerson(_ range: NSRange, _ text: String) -> Bool {
    let (range, text) = (replacesAll && !text.isEmpty ? NSRange(location: 0, length: edited.length) : range, oneLine(text))
    guard range.length > 0 || !text.isEmpty, mayChange(range, text) else { return false }
    edited.replace(range, with: NSAttributedString(string: text, attributes: typing ?? attributesAtCaret))
    textChanged()
    return true
  }

  private func mayChange(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func typeText(_ text: String) {
    let range = replacesAll ? NSRange(location: 0, length: edited.length) : edited.marked ?? edited.selection
    guard mayChange(range, text) else { return }
    if replacesAll { edited.select(range) }
    insertText(text)
  }

  func insert(_ text: String) {
    let text = NSAttributedString(string: oneLine(text), attributes: typing ?? attributesAtCaret)
    edited.replace(edited.marked ?? edited.selection, with: text, isTyped: true)
    textChanged()
  }

  /// Asks the delegate for what a key is to delete, and deletes it.
  func deleteByKey(_ target: NSRange, backward: Bool) {
    guard target.length == 0 || mayChange(target, "") else { return }
    if backward, target == backwardTarget || target.length == 0 {
      deleteBackward()
    } else {
      edited.replace(target, with: NSAttributedString(string: ""))
      textChanged()
    }
  }

  var backwardTarget: NSRange {
    if replacesAll { return NSRange(location: 0, length: edited.length) }
    if edited.selection.length > 0 { return edited.selection }
    let start = edited.units.characterStart(before: edited.selection.location)
    return NSRange(location: start, length: edited.selection.location - start)
  }

  /// Deletes the selection, or the character before the caret.
  func deleteTarget() {
    let target = backwardTarget
    guard target.length > 0 else { return }
    edited.replace(target, with: NSAttributedString(string: ""))
    textChanged()
  }

  func clearByPerson() {
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    edited.replace(NSRange(location: 0, length: edited.length), with: NSAttributedString(string: ""))
    textChanged()
  }

  /// A field has one line: each line feed becomes a space.
  private func oneLine(_ text: String) -> String {
    String(text.filter { $0 != "\0" }.map { Self.lineFeeds.contains($0) ? " " : $0 })
  }

  // MARK: Input methods

  func takeInput(_ text: String, _ selection: NSRange?) {
    guard isEditing else { return }
    if let selection { return setMarkedText(text, selectedRange: selection) }
    if mayChange(replacesAll ? NSRange(location: 0, length: edited.length) : edited.marked ?? edited.selection, text) {
      if replacesAll { edited.select(NSRange(location: 0, length: edited.length)) }
      insertText(text)
    } else if edited.marked != nil {
      mark("", NSRange(location: 0, length: 0))
    }
  }

  func mark(_ text: String, _ selected: NSRange) {
    if replacesAll { edited.select(NSRange(location: 0, length: edited.length)) }
    if text.isEmpty, edited.marked == nil { return }
    edited.mark(NSAttributedString(string: oneLine(text), attributes: typing ?? attributesAtCaret), selected: selected)
    textChanged()
  }

  func finishMarked() {
    guard edited.marked != nil else { return }
    edited.unmark()
    textLookChanged()
  }

  // MARK: Messages

  func textChanged() {
    (replacesAll, typing) = (false, nil)
    textLookChanged()
    invalidateIntrinsicContentSize()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionChanged() {
    (replacesAll, typing) = (false, nil)
    setNeedsLayout()
    surface.setNeedsDisplay()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  // MARK: Commands

  enum EditingCommand: String {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case delete = "delete:"
    case select = "select:"
    case selectAll = "selectAll:"
  }

  func editingCommand(_ action: Selector) -> EditingCommand? { EditingCommand(rawValue: action.name) }

  func allows(_ command: EditingCommand) -> Bool {
    switch command {
    case .cut, .copy: isEditing && edited.selection.length > 0 && !isSecureTextEntry
    case .delete: isEditing && edited.selection.length > 0
    case .paste: isEditing && UIPasteboard.general.hasStrings
    case .select: isEditing && hasText && edited.selection.length == 0
    case .selectAll: isEditing && hasText && edited.selection.length < edited.length
    }
  }

  @discardableResult func copySelection() -> Bool {
    guard edited.selection.length > 0, !isSecureTextEntry else { return false }
    UIPasteboard.general.string = (edited.text as NSString).substring(with: edited.selection)
    return true
  }

  func undo(_ isRedo: Bool) {
    guard isRedo ? edited.canRedo : edited.canUndo else { return }
    if isRedo { edited.redo() } else { edited.undo() }
    textChanged()
  }
}
