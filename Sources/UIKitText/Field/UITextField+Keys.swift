internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

// What keys do in a field that is edited.
extension UITextField {
  /// Performs what a key does; false leaves it to scrolling.
  func perform(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    if performCommonKey(key) { return true }
    let held = key.modifierFlags
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: pressReturn()
    // Tab moves the focus.
    case .keyboardTab: return false
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
}
