/// How pixels of an image that is drawn in another size are made.
public enum CGInterpolationQuality: Int32, Sendable {
  /// `none` shows the nearest pixel; all others blend neighbours.
  case `default` = 0, none, low, high, medium
}
