public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; without it the system font of 12 points, or the label's font.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; the first character's applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; black without it, or the label's text colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the characters; none without it.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: points added after each character; not finite stops the program.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSUnderlineStyle` or its raw value: lines under the text; 0 for none.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// An `NSUnderlineStyle` or its raw value: lines through the text; 0 for none.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` of the line under the text; that of the letters without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` of the line through the text; that of the letters without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: the width of the letters' outline in percent of the font's size. A positive one leaves the letters empty, a negative one fills them.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor` of the letters' outline; that of the letters without it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSShadow` of the letters.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number: the slant of the letters, as a share of their height; negative ones lean to the left. Limited to 10.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: 0 shows no ligatures; any other, and none, those that the font wants.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: points added after each character, in place of those of `kern`; not finite stops the program.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: points by which characters move up.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL` or its text: a `UITextView` shows it in its `linkTextAttributes` and opens it by a tap; nothing elsewhere.
  public static let link = NSAttributedString.Key("NSLink")
  /// A `String`: the delegate of a `UITextView` that cannot be edited decides what a tap on the text does, and which menu it has.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

extension NSAttributedString {
  /// A string of the same characters, with the attributes of each run replaced by `body`'s result. O(length).
  package func mapRuns(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) -> NSAttributedString {
    let (mapped, characters) = (NSMutableAttributedString(string: ""), string._bridgeToObjectiveC())
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      mapped.append(NSAttributedString(string: characters.substring(with: range), attributes: body(attributes)))
    }
    return mapped
  }
}

/// What the first stored property of a class must be whose objects are values of attributes.
///
/// Foundation on Linux (swift-corelibs-foundation 6.3) compares attributes by `CFEqual`, which reads the word behind an object's header as
/// that of a Core Foundation object. Where bits 8 to 17 are 0 it finds neither that nor an object of Swift, and stops the program: where a
/// string with two fonts is copied or cut. Any other number leads to `isEqual(_:)`. The property must be a variable: the optimizer may leave
/// out constants that nothing reads.
enum AttributeValue {
  static let mark: UInt = 0x700
}
