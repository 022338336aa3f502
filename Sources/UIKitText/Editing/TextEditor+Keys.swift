internal import Foundation
internal import Selectors
internal import UIKitCore
internal import UIKitGraphics

// What keys do in every text that is edited.
extension TextEditor {
  /// Whether words and not characters are moved over and deleted.
  func isByWord(_ held: UIKeyModifierFlags) -> Bool { !held.isDisjoint(with: [.control, .alternate]) }

  /// Handles a shortcut, the keys that delete, and those that move sideways; false for other keys.
  func performCommonKey(_ key: UIKey) -> Bool {
    let held = key.modifierFlags
    if !held.isDisjoint(with: [.control, .command]), performShortcut(key, held) { return true }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace where isEditing: deleteByKey(backwardTarget(held), backward: true)
    case .keyboardDeleteForward where isEditing: deleteByKey(forwardTarget(held), backward: false)
    case .keyboardLeftArrow, .keyboardRightArrow: moveSideways(toRight: key.keyCode == .keyboardRightArrow, held)
    default: return false
    }
    return true
  }

  private func performShortcut(_ key: UIKey, _ held: UIKeyModifierFlags) -> Bool {
    guard !held.contains(.alternate) else { return false }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "a": perform("selectAll:") { self.selectAll(nil) }
    case "c": perform("copy:") { self.copy(nil) }
    case "x": perform("cut:") { self.cut(nil) }
    case "v": perform("paste:") { self.paste(nil) }
    case "b" where allows(.toggleBoldface): perform("toggleBoldface:") { self.toggleBoldface(nil) }
    case "i" where allows(.toggleItalics): perform("toggleItalics:") { self.toggleItalics(nil) }
    case "u" where allows(.toggleUnderline): perform("toggleUnderline:") { self.toggleUnderline(nil) }
    case "z" where isEditing: undoByKey(held.contains(.shift))
    case "y" where isEditing: undoByKey(true)
    default: return false
    }
    return true
  }

  private func perform(_ name: String, _ action: () -> Void) {
    if canPerformAction(Selector(name), withSender: nil) { action() }
  }

  // MARK: Moving

  private func moveSideways(toRight: Bool, _ held: UIKeyModifierFlags) {
    let forward = toRight != isRightToLeftText
    let (units, focus) = (edited.units, edited.focus)
    if held.contains(.command) { return moveCaret(to: forward ? edited.length : 0, held) }
    if edited.selection.length > 0, !held.contains(.shift), !isByWord(held) {
      return moveCaret(to: forward ? NSMaxRange(edited.selection) : edited.selection.location, held)
    }
    let target =
      isByWord(held) && !hidesText
      ? (forward ? units.wordEnd(after: focus) : units.wordStart(before: focus))
      : (forward ? units.characterEnd(after: focus) : units.characterStart(before: focus))
    moveCaret(to: target, held)
  }

  func moveCaret(to offset: Int, _ held: UIKeyModifierFlags) {
    finishMarked()
    let (before, focus) = (edited.selection, edited.focus)
    edited.moveFocus(to: offset, extending: held.contains(.shift))
    if edited.selection != before || edited.focus != focus { selectionChanged() }
  }

  private func backwardTarget(_ held: UIKeyModifierFlags) -> NSRange {
    let end = edited.selection.location
    guard edited.selection.length == 0, !session.replacesAll, isByWord(held) || held.contains(.command) else {
      return backwardTarget
    }
    let start = held.contains(.command) || hidesText ? startOfDeletedLine(end) : edited.units.wordStart(before: end)
    return NSRange(location: start, length: end - start)
  }

  /// The start of the text, or of the paragraph, before `end`.
  private func startOfDeletedLine(_ end: Int) -> Int {
    let before = (edited.text as NSString).substring(to: end)
    return before.lastIndex { $0.isNewline }.map { before.index(after: $0).utf16Offset(in: before) } ?? 0
  }

  private func forwardTarget(_ held: UIKeyModifierFlags) -> NSRange {
    if edited.selection.length > 0 { return edited.selection }
    let (start, units) = (edited.selection.location, edited.units)
    let end = isByWord(held) && !hidesText ? units.wordEnd(after: start) : units.characterEnd(after: start)
    return NSRange(location: start, length: end - start)
  }
}
