internal import Foundation
internal import QuartzCore

/// Light or dark: what the view asks for and what it got.
struct ViewStyle {
  var override = UIUserInterfaceStyle.unspecified
  var resolved = UIUserInterfaceStyle.light
}

extension UIView {
  var currentTraits: UITraitCollection {
    UITraitCollection.shared(storedStyle.resolved, displayScale: storedWindow?.screen.scale ?? UIScreen.main.scale)
  }

  /// Takes over the superview's style and tint; nothing below is visited if they are the ones that the view had.
  func inheritFromSuperview() {
    updateStyle()
    tellTint()
  }

  func updateStyle() {
    let style = storedStyle.override != .unspecified ? storedStyle.override : storedSuperview?.storedStyle.resolved ?? baseStyle
    if style == storedStyle.resolved { return }
    let previous = currentTraits
    storedStyle.resolved = style
    for view in storedSubviews { view.updateStyle() }
    applyBackgroundColor()
    layer.setNeedsDisplay()
    traitCollectionDidChange(previous)
  }

  private var baseStyle: UIUserInterfaceStyle { (self as? UIWindow)?.screen.userInterfaceStyle ?? .light }

  func applyBackgroundColor() {
    layer.backgroundColor = storedBackgroundColor?.resolvedColor(with: currentTraits).cgColor
  }
}
