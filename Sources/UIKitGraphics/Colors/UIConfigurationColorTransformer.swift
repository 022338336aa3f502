internal import CoreGraphics
internal import Foundation

/// Computes a colour from another one, for example the tint of a state.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// Must not depend on anything that changes without an update of the configuration.
  public var transform: @MainActor (UIColor) -> UIColor

  /// - Parameter transform: Called whenever a configuration resolves its colours.
  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) { self.transform = transform }

  /// The result of `transform`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of the same luminance (weights of sRGB), for each appearance separately.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let color = color.resolvedColor(with: traits).cgColor
      return UIColor(white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
    }
  }
}
