/// The kind of bar that an image or an adjustment is for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// Bars of the usual height; the value that counts everywhere outside of bars.
  case `default`
  /// The lower bars of a phone on its side.
  case compact
  /// Bars of the usual height with a prompt.
  case defaultPrompt = 101
  /// Lower bars with a prompt.
  case compactPrompt
}
