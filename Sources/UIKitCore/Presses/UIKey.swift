public import Foundation
internal import UIKitGraphics

/// The characters, code and modifiers of a key on a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The text that the key types with the modifiers held down; empty for keys that type none.
  open internal(set) var characters: String
  /// The text that the key types without Shift, Control and other modifiers.
  open internal(set) var charactersIgnoringModifiers: String
  /// The modifiers at the time of the press, updated at each repeat.
  open internal(set) var modifierFlags: UIKeyModifierFlags
  /// The key's place on the keyboard, whatever its label.
  open internal(set) var keyCode: UIKeyboardHIDUsage

  private let writes: Bool

  package init(_ raw: RawKey) {
    writes = raw.writes
    (characters, charactersIgnoringModifiers) = (raw.characters, raw.charactersIgnoringModifiers)
    (modifierFlags, keyCode) = (raw.modifiers, raw.code)
    super.init()
  }

  /// Whether the key is Escape without modifiers.
  package var isPlainEscape: Bool {
    keyCode == .keyboardEscape && modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
  }

  /// Whether the key asks for the menu of what has the focus: the menu key, or Shift and F10.
  var asksForMenu: Bool {
    let held = modifierFlags.intersection([.shift, .control, .alternate, .command])
    return keyCode == .keyboardApplication && held.isEmpty || keyCode == .keyboardMenu && held.isEmpty
      || keyCode == .keyboardF10 && held == .shift
  }

  /// The text that the key writes: "\n" for Return, "\t" for Tab; nil for none, as with Control and Command.
  package var typedText: String? {
    if !modifierFlags.isDisjoint(with: [.control, .command]) { return nil }
    switch keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: return "\n"
    case .keyboardTab: return "\t"
    default:
      let isText = writes && !characters.isEmpty && !characters.hasPrefix("UIKeyInput")
      return isText && !characters.unicodeScalars.contains { $0.properties.generalCategory == .control } ? characters : nil
    }
  }
}

/// The state of one key at one instant, as a host reports it.
package struct RawKey: Sendable {
  package enum Action: Sendable {
    case down
    /// The key is held down and repeats.
    case repeated
    case up
  }

  package var code: UIKeyboardHIDUsage
  package var action: Action
  package var characters: String
  package var charactersIgnoringModifiers: String
  package var modifiers: UIKeyModifierFlags
  /// Whether `characters` is text that the key writes, and not its label.
  package var writes = true

  package init(
    _ code: UIKeyboardHIDUsage, _ action: Action, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    (self.code, self.action, self.characters, self.modifiers) = (code, action, characters, modifiers)
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
  }
}

extension UIKeyInput {
  /// Writes what a key types; false for keys that write nothing.
  func typed(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardDeleteOrBackspace {
      deleteBackward()
    } else if let text = key.typedText {
      insertText(text)
    } else {
      return false
    }
    return true
  }
}
