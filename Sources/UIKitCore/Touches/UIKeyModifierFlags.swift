/// A set of modifier keys held down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// Bits 16 to 21, as on iOS.
  public let rawValue: Int

  /// Bits without a name are stored and mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Either Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Either Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, or the key that bears the window system's emblem.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad; not a modifier that can be held.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
