public import Foundation

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

  package init(_ raw: RawKey) {
    (characters, charactersIgnoringModifiers) = (raw.characters, raw.charactersIgnoringModifiers)
    (modifierFlags, keyCode) = (raw.modifiers, raw.code)
    super.init()
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

  package init(
    _ code: UIKeyboardHIDUsage, _ action: Action, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    (self.code, self.action, self.characters, self.modifiers) = (code, action, characters, modifiers)
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
  }
}
