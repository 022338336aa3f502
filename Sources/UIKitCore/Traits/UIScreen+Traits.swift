internal import Foundation
internal import UIKitGraphics

extension UIScreen {
  /// The traits that a window of that size starts with, before any override.
  func traits(for size: CGSize) -> UITraitCollection {
    traits.modifyingTraits { traits in
      traits.horizontalSizeClass = size.width >= Self.regularWidth ? .regular : .compact
      traits.verticalSizeClass = size.height >= Self.regularHeight ? .regular : .compact
    }
  }

  func makeTraits(_ size: CGSize, _ scale: CGFloat) -> UITraitCollection {
    let own = ownTraits(size, scale)
    if traitOverrides.table.isEmpty { return own }
    var table = own.table
    table.merge(traitOverrides.table)
    return UITraitCollection(table)
  }

  /// The traits without what the scene sets.
  private func ownTraits(_ size: CGSize, _ scale: CGFloat) -> UITraitCollection {
    UITraitCollection { traits in
      let style = appResources.style == .unspecified ? userInterfaceStyle : appResources.style
      traits.userInterfaceStyle = style == .unspecified ? .light : style
      traits.displayScale = scale
      traits.displayGamut = .SRGB
      traits.userInterfaceIdiom = min(size.width, size.height) >= Self.regularWidth ? .pad : .phone
      traits.preferredContentSizeCategory = contentSizeCategory
      traits.layoutDirection = appResources.isRightToLeft ? .rightToLeft : .leftToRight
      traits.accessibilityContrast = accessibilityContrast
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.activeAppearance = .active
      traits.horizontalSizeClass = size.width >= Self.regularWidth ? .regular : .compact
      traits.verticalSizeClass = size.height >= Self.regularHeight ? .regular : .compact
    }
  }

  /// Our choice: phones upright (up to 440 points) and the narrow halves of a tablet are below, tablets above.
  private static let regularWidth: CGFloat = 600
  /// Our choice: a phone on its side (up to 440 points) is below, one upright above.
  private static let regularHeight: CGFloat = 480
}

extension UIWindow {
  var baseTraits: UITraitCollection {
    bounds.size == screen.bounds.size ? screen.traits : screen.traits(for: bounds.size)
  }
}
