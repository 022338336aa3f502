/// The lines under or through a text: a weight, a pattern and whether spaces are left out, as one set.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Bits 0 to 3 are the weight, 8 to 11 the pattern, bit 15 says that spaces have no line.
  public let rawValue: Int

  /// Weights and patterns that Apple does not define draw a single, solid line.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line of the thickness that the font wants.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, a line's thickness apart.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots. The lengths of all patterns are our choice: 3 thicknesses for a dot and a gap, 10 for a dash.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
