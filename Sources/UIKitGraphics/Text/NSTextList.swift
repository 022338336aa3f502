internal import Diagnostics
public import Foundation

/// A list that paragraphs are items of, by `NSParagraphStyle.textLists`: how its markers look. Two lists are the same only as one object.
///
/// A text view draws the markers, right before the text of each item; they are no characters of the text. Labels draw none.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The form of markers: a text in which one of the constants' words in braces stands for the item's number or sign, as in `{decimal}.`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// Apple's text of the form.
    public var rawValue: String
    /// Any text with one of the constants in it; without one, the text itself is the marker.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A form by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// ▫
    public static let box = MarkerFormat(rawValue: "{box}")
    /// ✓
    public static let check = MarkerFormat(rawValue: "{check}")
    /// ◦
    public static let circle = MarkerFormat(rawValue: "{circle}")
    /// ◆
    public static let diamond = MarkerFormat(rawValue: "{diamond}")
    /// •
    public static let disc = MarkerFormat(rawValue: "{disc}")
    /// ⁃
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    /// ▪
    public static let square = MarkerFormat(rawValue: "{square}")
    /// 1, 2, 3
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    /// 0, 1 to 7, 10, 11
    public static let octal = MarkerFormat(rawValue: "{octal}")
    /// a, b, c
    public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
    /// A, B, C
    public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
    /// a, b, c
    public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
    /// A, B, C
    public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
    /// 1 to 9, a to f, 10
    public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
    /// 1 to 9, A to F, 10
    public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
    /// i, ii, iii
    public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
    /// I, II, III
    public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
  }

  /// What else a list does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Before the own marker stands that of the list around.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The form of the markers.
  open var markerFormat: MarkerFormat { format }
  /// What else the list does.
  open var listOptions: Options { options }
  /// The number of the first item; 1 by default. Negative: a programming error.
  open var startingItemNumber = 1 {
    willSet { ensure(newValue >= 0, "NSTextList.startingItemNumber = \(newValue): set 0 or more") }
  }
  /// Whether the markers count the items.
  open var isOrdered: Bool { Self.place(in: format.rawValue).map { Self.ordered.contains($0.name) } ?? false }

  private let format: MarkerFormat
  private let options: Options

  /// A list whose first item has the number 1.
  public convenience init(markerFormat: MarkerFormat, options: Options = []) {
    self.init(markerFormat: markerFormat, options: options, startingItemNumber: 1)
  }

  /// A list.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    ensure(startingItemNumber >= 0, "NSTextList(startingItemNumber: \(startingItemNumber)): give 0 or more")
    (format, self.options) = (markerFormat, options)
    self.startingItemNumber = startingItemNumber
  }

  /// The list of an archive.
  public required init?(coder: NSCoder) {
    let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat")?._bridgeToSwift() ?? "{disc}"
    (self.format, options) = (
      MarkerFormat(rawValue: format), Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSOptions")))
    )
    startingItemNumber = max(0, coder.decodeInteger(forKey: "NSStartingItemNumber"))
  }

  /// Writes the list.
  open func encode(with coder: NSCoder) {
    coder.encode(format.rawValue._bridgeToObjectiveC(), forKey: "NSMarkerFormat")
    coder.encode(Int(bitPattern: options.rawValue), forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// A list of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: format, options: options, startingItemNumber: startingItemNumber)
  }

  /// The marker of an item. Numbers that a form does not have, such as Roman ones beyond 3999, are written with digits.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let text = format.rawValue
    guard let place = Self.place(in: text) else { return text }
    return text.replacingCharacters(in: place.range, with: Self.sign(place.name, itemNumber))
  }

  private static let ordered: Set<Substring> = [
    "decimal", "octal", "lower-alpha", "upper-alpha", "lower-latin", "upper-latin", "lower-hexadecimal", "upper-hexadecimal",
    "lower-roman", "upper-roman",
  ]

  private static let signs: [Substring: String] = [
    "box": "▫", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
  ]

  /// The first word in braces that is known.
  private static func place(in text: String) -> (name: Substring, range: Range<String.Index>)? {
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = text[text.index(after: start)..<end]
      if ordered.contains(name) || signs[name] != nil { return (name, start..<text.index(after: end)) }
      rest = text[text.index(after: start)...]
    }
    return nil
  }

  private static func sign(_ name: Substring, _ number: Int) -> String {
    switch name {
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": ListNumerals.text(number, "a")
    case "upper-alpha", "upper-latin": ListNumerals.text(number, "A")
    case "lower-roman": ListNumerals.text(number, "i")
    case "upper-roman": ListNumerals.text(number, "I")
    default: signs[name] ?? "\(number)"
    }
  }
}
