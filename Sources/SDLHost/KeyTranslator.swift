internal import CSDL2
internal import UIKitCore
internal import UIKitGraphics

// Converts SDL's keyboard events. SDL's scancodes are the usage IDs used by UIKit.
extension UIKeyModifierFlags {
  init(_ state: SDL_Keymod) {
    let held = state.rawValue
    self = []
    if held & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if held & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { insert(.alternate) }
    if held & KMOD_GUI.rawValue != 0 { insert(.command) }
    if held & KMOD_CAPS.rawValue != 0 { insert(.alphaShift) }
  }
}

extension RawKey {
  /// nil for keys unknown to UIKit's table, such as brightness keys.
  ///
  /// - Parameter text: The text that the key writes together with held keys, if the window system has reported it.
  init?(_ event: SDL_KeyboardEvent, text: String?) {
    guard let code = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue)) else { return nil }
    var modifiers = UIKeyModifierFlags(SDL_Keymod(UInt32(event.keysym.mod)))
    if (UIKeyboardHIDUsage.keypadNumLock.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue).contains(code.rawValue) {
      modifiers.insert(.numericPad)
    }
    let action = event.state == UInt8(SDL_RELEASED) ? Action.up : event.repeat != 0 ? .repeated : .down
    let plain = Self.names[code] ?? Self.label(event.keysym.sym)
    self.init(
      code, action, characters: text ?? (modifiers.contains(.shift) && Self.names[code] == nil ? plain.uppercased() : plain),
      charactersIgnoringModifiers: plain, modifiers: modifiers)
    writes = text != nil
  }

  /// Whether the press contains the text that SDL announces after it.
  var takesText: Bool { writes && action != .up }

  /// UIKit's names of keys that write no text.
  private static let names: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: "UIKeyInputUpArrow", .keyboardDownArrow: "UIKeyInputDownArrow", .keyboardLeftArrow: "UIKeyInputLeftArrow",
    .keyboardRightArrow: "UIKeyInputRightArrow", .keyboardEscape: "UIKeyInputEscape", .keyboardPageUp: "UIKeyInputPageUp",
    .keyboardPageDown: "UIKeyInputPageDown", .keyboardHome: "UIKeyInputHome", .keyboardEnd: "UIKeyInputEnd",
    .keyboardDeleteForward: "UIKeyInputDelete",
  ]

  /// SDL's keycode of a key that writes text is its character; other keycodes have a high bit set.
  private static func label(_ key: SDL_Keycode) -> String {
    guard key > 0, key < 1 << 30, let scalar = Unicode.Scalar(UInt32(key)) else { return "" }
    return String(scalar)
  }
}
