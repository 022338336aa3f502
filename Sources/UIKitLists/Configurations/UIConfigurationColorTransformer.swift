internal import CoreGraphics
internal import Foundation
public import UIKitCore

/// Makes one colour of another, such as the look of a state of the tint.
@MainActor public struct UIConfigurationColorTransformer {
  public var transform: @MainActor (UIColor) -> UIColor

  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey that is as bright, by the weights of sRGB.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let color = color.resolvedColor(with: traits).cgColor
      return UIColor(white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
    }
  }
}
