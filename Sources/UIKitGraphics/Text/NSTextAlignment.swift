/// The edge that lines of text are aligned with; `natural` is the left or right one by the paragraph's writing direction.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How text that is wider than its line is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words or characters, cut off, or shortened to an ellipsis at the start, the end or the middle.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Whether a line is drawn under or through text, in the text's own colour. One thickness, without patterns.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Anything but 0 draws a line.
  public let rawValue: Int

  /// Apple's other styles draw the same single line.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
