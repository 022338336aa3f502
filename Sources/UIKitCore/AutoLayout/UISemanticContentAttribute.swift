internal import UIKitGraphics

/// Whether a view is mirrored where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the reading direction of the layout direction trait.
  case unspecified
  /// Playback controls and spatial directions: never mirrored.
  case playback, spatial
  /// The content is never mirrored, or always read from right to left, whatever the surroundings.
  case forceLeftToRight, forceRightToLeft
}

/// The reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView {
  /// The reading direction of a view with that attribute on the main screen, whose language decides.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isRightToLeft = UIScreen.main.traits.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The reading direction of a view with that attribute in surroundings of `layoutDirection`.
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
