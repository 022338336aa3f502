/// The direction in which a text is read.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first letter.
  case natural = -1
  /// The two directions of lines.
  case leftToRight, rightToLeft
}
