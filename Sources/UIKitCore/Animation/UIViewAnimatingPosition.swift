/// Where an animator has ended.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the values that the animations were to reach.
  case end = 0
  /// At the values before the animations.
  case start = 1
  /// In between.
  case current = 2
}
