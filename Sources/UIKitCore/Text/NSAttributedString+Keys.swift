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
}

extension NSAttributedString {
  /// A string of the same characters, with the attributes of each run replaced by `body`'s result. O(length).
  ///
  /// Built by appending: swift-corelibs-foundation (6.3) stops the program where it replaces an attribute whose values are objects of
  /// Swift.
  func mapRuns(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) -> NSAttributedString {
    let (mapped, characters) = (NSMutableAttributedString(string: ""), string._bridgeToObjectiveC())
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      mapped.append(NSAttributedString(string: characters.substring(with: range), attributes: body(attributes)))
    }
    return mapped
  }

  /// A copy of a mutable string, so that later changes do not affect this one; a mutable string of several runs is returned itself.
  ///
  /// swift-corelibs-foundation (6.3) stops the program where it copies runs whose attributes are different objects of Swift, such as
  /// fonts.
  var snapshot: NSAttributedString {
    guard self is NSMutableAttributedString else { return self }
    var first = NSRange(location: 0, length: 0)
    if length > 0 { _ = attributes(at: 0, effectiveRange: &first) }
    return first.length == length ? NSAttributedString(attributedString: self) : self
  }
}
