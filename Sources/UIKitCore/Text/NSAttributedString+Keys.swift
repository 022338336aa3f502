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

extension NSAttributedString {
  /// A string of the same characters, whose runs have the attributes that `body` makes of theirs. O(length).
  ///
  /// Put together by appending: swift-corelibs-foundation (6.3) stops the program where it replaces an attribute
  /// whose values are objects of Swift.
  func mapRuns(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) -> NSAttributedString {
    let (mapped, characters) = (NSMutableAttributedString(string: ""), string._bridgeToObjectiveC())
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      mapped.append(NSAttributedString(string: characters.substring(with: range), attributes: body(attributes)))
    }
    return mapped
  }

  /// A copy of a mutable string, so that later changes of it are not seen; a mutable string of several runs is kept itself.
  ///
  /// swift-corelibs-foundation (6.3) stops the program where it copies runs whose attributes are different objects of Swift, like fonts.
  var snapshot: NSAttributedString {
    guard self is NSMutableAttributedString else { return self }
    var first = NSRange(location: 0, length: 0)
    if length > 0 { _ = attributes(at: 0, effectiveRange: &first) }
    return first.length == length ? NSAttributedString(attributedString: self) : self
  }
}
