/// Which content is turned around where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned around with the language.
  case unspecified
  /// Controls for playing, and for places in space: never turned around.
  case playback, spatial
  case forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView {
  /// The platform has no language that reads from right to left set: only views that ask for it do.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: .leftToRight)
  }

  /// Where one reads in `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  func setSemantics(_ semantics: UISemanticContentAttribute) {
    if semantics == flags.semantics { return }
    flags.semantics = semantics
    layoutDirectionChanged()
  }

  func layoutDirectionChanged() {
    setNeedsLayout()
    semanticsChanged()
    // The direction counts for the constraints that the view holds.
    for constraint in storedLayout?.constraints ?? [] { constraint.engine?.reinsert(constraint) }
  }
}
