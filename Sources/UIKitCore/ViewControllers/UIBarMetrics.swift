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

extension UIBarMetrics {
  /// The kinds whose images a bar can show, its own before more general ones.
  package static func order(isCompact: Bool, hasPrompt: Bool = false) -> [UIBarMetrics] {
    switch (isCompact, hasPrompt) {
    case (true, true): [.compactPrompt, .compact, .defaultPrompt, .default]
    case (true, false): [.compact, .default]
    case (false, true): [.defaultPrompt, .default]
    case (false, false): [.default]
    }
  }
}
