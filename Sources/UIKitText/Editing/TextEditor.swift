internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// A view whose text a person edits: what a field and a text view share.
@MainActor protocol TextEditor: UIView, UITextInput {
  var edited: EditedText { get }
  /// Whether keys, input methods and commands change the text.
  var isEditing: Bool { get }
  /// Whether a selection shows, and can be copied.
  var showsSelection: Bool { get }
  var session: EditingSession { get set }
  var textUndoManager: TextUndoManager { get }
  /// Whether the text is hidden: it is neither copied nor divided into words.
  var hidesText: Bool { get }
  /// The attributes of text at the caret.
  var attributesAtCaret: [NSAttributedString.Key: Any] { get }
  /// The menu of editing.
  var editMenu: TextEditMenu { get }
  /// How many presses in succession the present one is.
  var pressCount: Int { get }
  /// Drags and drops of text.
  var textDragging: TextDragAndDrop { get }
  /// Whether the writing at the caret goes to the left.
  var isRightToLeftText: Bool { get }

  /// Whether a person may change the look of the text.
  var editsAttributes: Bool { get }

  /// Words in place of a misspelt one that is selected, and commands for it.
  var spellingActions: [UIMenuElement] { get }

  /// `text` without the characters that this view does not accept.
  func accepted(_ text: String) -> String
  /// Asks the delegate whether a person may replace a range.
  func mayChange(_ range: NSRange, _ text: String) -> Bool
  /// Shows the text again, and reports the change to the delegate.
  func textChanged()
  /// Shows the text again.
  func textLookChanged()
  /// Shows the selection again, and reports the change to the delegate.
  func selectionChanged()
}

extension TextEditor {
  /// False.
  var editsAttributes: Bool { false }

  /// None.
  var spellingActions: [UIMenuElement] { [] }
}

// MARK: Changes by code

extension TextEditor {
  func select(_ range: NSRange) {
    let legal = edited.legal(range)
    guard legal != edited.selection else { return }
    inputDelegate?.selectionWillChange(self)
    edited.select(legal)
    inputDelegate?.selectionDidChange(self)
    selectionChanged()
  }

  func replaceByCode(_ range: UITextRange, _ text: String) {
    guard let range = (range as? EditedTextRange).map({ edited.legal($0.range) }) else { return }
    let (kept, grown) = (edited.selection, text.utf16.count - range.length)
    edited.replace(range, with: styledForTyping(text))
    // A selection behind the range moves along, one before it stays.
    if kept.location >= NSMaxRange(range), range.length > 0 || kept.location > range.location {
      edited.select(NSRange(location: kept.location + grown, length: kept.length))
    } else if NSMaxRange(kept) <= range.location, range.location > kept.location {
      edited.select(kept)
    }
    textChanged()
  }

  func styledForTyping(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: session.typingAttributes ?? attributesAtCaret)
  }
}

// MARK: Changes by a person

extension TextEditor {
  private var whole: NSRange { NSRange(location: 0, length: edited.length) }

  /// Asks the delegate. False also if its answer has ended the editing and the view has another text by now, as that of a cell that shows another
  /// row.
  private func isAllowed(_ range: NSRange, _ text: String) -> Bool {
    let asked = edited.text
    return mayChange(range, text) && (isEditing || edited.text == asked)
  }

  /// Replaces a range if the delegate agrees; false if it does not.
  @discardableResult func changeByPerson(_ range: NSRange, _ text: String) -> Bool {
    let (range, text) = (session.replacesAll && !text.isEmpty ? whole : range, accepted(text))
    guard range.length > 0 || !text.isEmpty, isAllowed(range, text) else { return false }
    edited.replace(range, with: styledForTyping(text))
    textChanged()
    return true
  }

  /// Replaces the space before the caret, and what is selected, by a full stop and a space: one change, for which the delegate is asked
  /// once.
  func endSentenceByPerson() {
    guard isEditing, edited.selection.location > 0 else { return }
    let start = edited.selection.location - 1
    changeByPerson(NSRange(location: start, length: NSMaxRange(edited.selection) - start), ". ")
  }

  func typeText(_ text: String) {
    if mayType(text) { insertText(text) }
  }

  /// Asks the delegate for a typed text. What it has agreed to is selected, though its answer may have ended the editing.
  private func mayType(_ text: String) -> Bool {
    let range = session.replacesAll ? whole : edited.marked ?? edited.selection
    guard isAllowed(range, text) else { return false }
    if session.replacesAll || edited.marked == nil && edited.selection != range { edited.select(range) }
    return true
  }

  func insert(_ text: String) {
    edited.replace(edited.marked ?? edited.selection, with: styledForTyping(accepted(text)), isTyped: true)
    textChanged()
  }

  /// Asks the delegate for what a key is to delete, and deletes it.
  func deleteByKey(_ target: NSRange, backward: Bool) {
    guard target.length == 0 || isAllowed(target, "") else { return }
    if backward, target == backwardTarget || target.length == 0 {
      deleteBackward()
    } else if target.length > 0 {
      edited.replace(target, with: NSAttributedString(string: ""))
      textChanged()
    }
  }

  var backwardTarget: NSRange {
    if session.replacesAll { return whole }
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

  // MARK: Input methods

  func acceptInput(_ text: String, _ selection: NSRange?) {
    guard isEditing else { return }
    if let selection { return setMarkedText(text, selectedRange: selection) }
    if mayType(text) {
      insertText(text)
    } else if edited.marked != nil {
      mark("", NSRange(location: 0, length: 0))
    }
  }

  func mark(_ text: String, _ selected: NSRange) {
    mark(styledForTyping(accepted(text)), selected)
  }

  /// Shows text with attributes of its own; what it has none for is as typed.
  func mark(_ text: NSAttributedString, _ selected: NSRange) {
    if session.replacesAll { edited.select(whole) }
    if text.length == 0, edited.marked == nil { return }
    let plain = session.typingAttributes ?? attributesAtCaret
    let styled = text.mapRuns { plain.merging($0) { $1 } }
    let isAccepted = accepted(styled.string) == styled.string
    edited.mark(isAccepted ? styled : styledForTyping(accepted(styled.string)), selected: selected)
    textChanged()
  }

  /// Moves the caret to the place nearest to a point of the view.
  func floatCaret(to point: CGPoint) {
    guard isEditing, let position = closestPosition(to: point) else { return }
    finishMarked()
    select(NSRange(location: offset(of: position), length: 0))
  }

  func styling(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    let offset = direction == .forward ? offset(of: position) : offset(of: position) - 1
    guard offset >= 0, offset < edited.length else { return nil }
    return edited.content.attributes(at: offset, effectiveRange: nil)
  }

  func finishMarked() {
    guard edited.marked != nil else { return }
    edited.unmark()
    textLookChanged()
  }

  /// Undoes or redoes the last step, of the text or of what the app has registered with the text's manager.
  func undoByKey(_ isRedo: Bool) {
    let manager = textUndoManager
    guard isRedo ? manager.canRedo : manager.canUndo else { return }
    if isRedo { manager.redo() } else { manager.undo() }
  }

  func undo(_ isRedo: Bool) {
    guard isRedo ? edited.canRedo : edited.canUndo else { return }
    if isRedo { edited.redo() } else { edited.undo() }
    textChanged()
  }
}
