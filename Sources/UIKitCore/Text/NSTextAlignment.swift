/// Which edge lines of text keep to; `natural` is the left one for now, as all text runs from left to right.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How a line is drawn under or through text; one colour, the text's own.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}
