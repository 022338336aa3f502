internal import UIKit

/// Sizes that grow and shrink with the text that the person chose: of fonts, and of rows and boxes that hold so many lines of text.
@MainActor enum TextScale {
  /// Larger text would leave no room for what the scenes show. Standard cells and the notes of the scene `constraints` go on growing.
  static let limit: CGFloat = 1.65

  /// 1 at the setting Large.
  static var factor: CGFloat { min(limit, UIFontMetrics.default.scaledValue(for: 1000) / 1000) }
}

/// `points` are meant for the setting Large.
@MainActor func scaled(_ points: CGFloat) -> CGFloat { (points * TextScale.factor).rounded() }

extension UIFont {
  /// `systemFont(ofSize:weight:)` at the size of text that the person chose.
  @MainActor static func sceneFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    .systemFont(ofSize: size * TextScale.factor, weight: weight)
  }

  /// `monospacedDigitSystemFont(ofSize:weight:)` at the size of text that the person chose.
  @MainActor static func sceneDigits(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .monospacedDigitSystemFont(ofSize: size * TextScale.factor, weight: weight)
  }
}
