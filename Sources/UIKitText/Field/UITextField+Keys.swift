internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

// What keys do in a field that is edited.
extension UITextField {
  /// Handles a key; false leaves it to scrolling.
  func take(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    if performCommonKey(key) { return true }
    let held = key.modifierFlags
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: pressReturn()
    case .keyboardTab: return moveToField(backward: held.contains(.shift))
    case .keyboardUpArrow, .keyboardHome: moveCaret(to: 0, held)
    case .keyboardDownArrow, .keyboardEnd: moveCaret(to: edited.length, held)
    default:
      guard let text = key.typedText else { return false }
      typeText(text)
    }
    return true
  }

  private func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    finishMarked()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
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
