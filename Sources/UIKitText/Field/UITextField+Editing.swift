internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

// Beginning, changing and ending.
extension UITextField {
  private static let lineFeeds: Set<Character> = ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"]

  // MARK: Beginning and end

  func beginEditing() {
    textDragging.installDrag()
    guard !session.isUnderWay else { return }
    session.begin()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      edited.load(NSAttributedString(string: ""))
    }
    if isSecureTextEntry, hasText { session.replacesAll = true }
    textLookChanged()
    window?.revealFirstResponder(animated: UIView.areAnimationsEnabled)
    delegate?.textFieldDidBeginEditing(self)
    guard session.isUnderWay else { return }
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.announce(UITextField.TextDidBeginEditingMessage(), subject: self)
  }

  func endEditing() {
    guard session.isUnderWay else { return }
    edited.unmark()
    session.end()
    edited.select(NSRange(location: edited.selection.location, length: 0))
    textLookChanged()
    caretMoved()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.announce(
      UITextField.TextDidEndEditingMessage(), subject: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)])
  }

  // MARK: Changes by code

  func load(_ text: NSAttributedString?) {
    let text = text ?? NSAttributedString(string: "")
    // A delegate that sets the text in textFieldDidChangeSelection does not receive the same text and caret again.
    let end = NSRange(location: text.length, length: 0)
    guard !edited.content.isEqual(to: text) || edited.marked != nil || edited.selection != end else { return }
    storedInputDelegate?.textWillChange(self)
    edited.load(text)
    session.reset()
    textLookChanged()
    invalidateIntrinsicContentSize()
    storedInputDelegate?.textDidChange(self)
    caretMoved()
    contentChanged()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  // MARK: Changes by a person

  func mayChange(_ range: NSRange, _ text: String) -> Bool {
    allowsChange(in: range, to: text)
      && delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func clearByPerson() {
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    clearLead()
    if edited.length > 0 { edited.replace(NSRange(location: 0, length: edited.length), with: NSAttributedString(string: "")) }
    textChanged()
  }

  /// A field has one line: each line feed becomes a space.
  func accepted(_ text: String) -> String {
    String(text.filter { $0 != "\0" }.map { Self.lineFeeds.contains($0) ? " " : $0 })
  }

  // MARK: Messages

  func textChanged() {
    session.reset()
    textLookChanged()
    invalidateIntrinsicContentSize()
    if isEditing { window?.revealFirstResponder(animated: false) }
    caretMoved()
    contentChanged()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.announce(UITextField.TextDidChangeMessage(), subject: self)
  }

  func selectionChanged() {
    session.reset()
    setNeedsLayout()
    surface.setNeedsDisplay()
    caretMoved()
    guard isEditing else { return }
    window?.revealFirstResponder(animated: false)
    delegate?.textFieldDidChangeSelection(self)
  }
}
