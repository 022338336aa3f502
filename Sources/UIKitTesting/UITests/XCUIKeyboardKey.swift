/// A key that types no letter, by the character that stands for it in `XCUIElement.typeText(_:)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// One character.
  public let rawValue: String

  /// Any character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Backspace.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The two keys that end a line.
  public static let `return` = XCUIKeyboardKey(rawValue: "\n"), enter = XCUIKeyboardKey(rawValue: "\n")
  /// Tab and the space bar.
  public static let tab = XCUIKeyboardKey(rawValue: "\t"), space = XCUIKeyboardKey(rawValue: " ")
}
