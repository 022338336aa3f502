internal import Foundation
internal import Selectors
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitTypes

// What keys do in a field that is edited.
extension UITextField {
  /// Handles a key; false leaves it to scrolling.
  func take(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    let held = key.modifierFlags
    if !held.isDisjoint(with: [.control, .command]), command(key, held) { return true }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: pressReturn()
    case .keyboardTab: return moveToField(backward: held.contains(.shift))
    case .keyboardDeleteOrBackspace: deleteByKey(backwardTarget(held), backward: true)
    case .keyboardDeleteForward: deleteByKey(forwardTarget(held), backward: false)
    case .keyboardLeftArrow, .keyboardRightArrow: moveSideways(toRight: key.keyCode == .keyboardRightArrow, held)
    case .keyboardUpArrow, .keyboardHome: moveCaret(to: 0, held)
    case .keyboardDownArrow, .keyboardEnd: moveCaret(to: edited.length, held)
    default:
      guard let text = key.typedText else { return false }
      typeText(text)
    }
    return true
  }

  // MARK: Shortcuts

  private func command(_ key: UIKey, _ held: UIKeyModifierFlags) -> Bool {
    guard !held.contains(.alternate) else { return false }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "a": perform("selectAll:") { self.selectAll(nil) }
    case "c": perform("copy:") { self.copy(nil) }
    case "x": perform("cut:") { self.cut(nil) }
    case "v": perform("paste:") { self.paste(nil) }
    case "z": undo(held.contains(.shift))
    case "y": undo(true)
    default: return false
    }
    return true
  }

  private func perform(_ name: String, _ action: () -> Void) {
    if canPerformAction(Selector(name), withSender: nil) { action() }
  }

  private func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    finishMarked()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  // MARK: Moving

  private func isByWord(_ held: UIKeyModifierFlags) -> Bool { !held.isDisjoint(with: [.control, .alternate]) }

  private func moveSideways(toRight: Bool, _ held: UIKeyModifierFlags) {
    let forward = toRight != isRightToLeftText
    let (units, focus) = (edited.units, edited.focus)
    if held.contains(.command) { return moveCaret(to: forward ? edited.length : 0, held) }
    if edited.selection.length > 0, !held.contains(.shift), !isByWord(held) {
      return moveCaret(to: forward ? NSMaxRange(edited.selection) : edited.selection.location, held)
    }
    let target =
      isByWord(held) && !isSecureTextEntry
      ? (forward ? units.wordEnd(after: focus) : units.wordStart(before: focus))
      : (forward ? units.characterEnd(after: focus) : units.characterStart(before: focus))
    moveCaret(to: target, held)
  }

  private func moveCaret(to offset: Int, _ held: UIKeyModifierFlags) {
    finishMarked()
    let (before, focus) = (edited.selection, edited.focus)
    edited.moveFocus(to: offset, extending: held.contains(.shift))
    if edited.selection != before || edited.focus != focus { selectionChanged() }
  }

  private func backwardTarget(_ held: UIKeyModifierFlags) -> NSRange {
    let end = edited.selection.location
    guard edited.selection.length == 0, !replacesAll, isByWord(held) || held.contains(.command) else { return backwardTarget }
    let start = held.contains(.command) || isSecureTextEntry ? 0 : edited.units.wordStart(before: end)
    return NSRange(location: start, length: end - start)
  }

  private func forwardTarget(_ held: UIKeyModifierFlags) -> NSRange {
    if edited.selection.length > 0 { return edited.selection }
    let (start, units) = (edited.selection.location, edited.units)
    let end = isByWord(held) && !isSecureTextEntry ? units.wordEnd(after: start) : units.characterEnd(after: start)
    return NSRange(location: start, length: end - start)
  }

  // MARK: Other fields

  /// Makes the next field of the window the first responder, in reading order; false if there is no other.
  private func moveToField(backward: Bool) -> Bool {
    guard let window else { return false }
    let fields = window.textFields.sorted { left, right in
      let (a, b) = (left.convert(left.bounds, to: window), right.convert(right.bounds, to: window))
      return abs(a.midY - b.midY) > min(a.height, b.height) / 2 ? a.midY < b.midY : isMirrored ? a.minX > b.minX : a.minX < b.minX
    }
    guard fields.count > 1, let index = fields.firstIndex(where: { $0 === self }) else { return false }
    let next = fields[(index + (backward ? fields.count - 1 : 1)) % fields.count]
    if next.becomeFirstResponder() { next.select(NSRange(location: 0, length: next.edited.length)) }
    return true
  }
}

extension UIView {
  /// The fields below this view that can be edited and are not hidden.
  fileprivate var textFields: [UITextField] {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return [] }
    if let field = self as? UITextField { return field.isEnabled ? [field] : [] }
    return subviews.flatMap(\.textFields)
  }
}
