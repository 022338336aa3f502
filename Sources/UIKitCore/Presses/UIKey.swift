public import Foundation

/// What a key of a keyboard says.
@MainActor open class UIKey: NSObject {
  open internal(set) var characters: String
  /// As without Shift, Control and their like.
  open internal(set) var charactersIgnoringModifiers: String
  open internal(set) var modifierFlags: UIKeyModifierFlags
  open internal(set) var keyCode: UIKeyboardHIDUsage

  package init(_ raw: RawKey) {
    (characters, charactersIgnoringModifiers) = (raw.characters, raw.charactersIgnoringModifiers)
    (modifierFlags, keyCode) = (raw.modifiers, raw.code)
    super.init()
  }
}

/// What a host knows about one key at one instant.
package struct RawKey: Sendable {
  package enum Action: Sendable {
    case down
    /// It is held, and comes again.
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
