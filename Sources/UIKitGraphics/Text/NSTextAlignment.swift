/// The edge that lines of text are aligned with; `natural` is the left or right one by the paragraph's writing direction.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How text that is wider than its line is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words or characters, cut off, or shortened to an ellipsis at the start, the end or the middle.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
