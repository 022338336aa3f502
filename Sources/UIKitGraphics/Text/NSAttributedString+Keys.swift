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
  /// An `NSUnderlineStyle` or its raw value; anything but 0 draws one line under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// An `NSUnderlineStyle` or its raw value; anything but 0 draws one line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
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
