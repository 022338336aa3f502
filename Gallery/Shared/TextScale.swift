internal import UIKit

/// Scales fonts, and rows and boxes for a number of text lines, with the text size set by the person.
@MainActor enum TextScale {
  /// Larger text would leave no room for the scene's subject. Standard cells and the notes of the scene `constraints` grow beyond the
  /// limit.
  static let limit: CGFloat = 1.65

  /// 1 at the content size category Large.
  static var factor: CGFloat { min(limit, UIFontMetrics.default.scaledValue(for: 1000) / 1000) }
}

/// `points` for the content size category Large, scaled to the current category and rounded.
@MainActor func scaled(_ points: CGFloat) -> CGFloat { (points * TextScale.factor).rounded() }

extension UIFont {
  /// `systemFont(ofSize:weight:)` scaled to the text size set by the person.
  @MainActor static func sceneFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    .systemFont(ofSize: size * TextScale.factor, weight: weight)
  }

  /// `monospacedDigitSystemFont(ofSize:weight:)` scaled to the text size set by the person.
  @MainActor static func sceneDigits(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .monospacedDigitSystemFont(ofSize: size * TextScale.factor, weight: weight)
  }
}
