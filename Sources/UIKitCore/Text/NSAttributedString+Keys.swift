public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; 12 points of the system font without it.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; that of the first character counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; black without it, or the label's text colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number: points upward.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
