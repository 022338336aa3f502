public import Foundation

/// Computes the attributes of a text from those that a configuration has chosen.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  /// Receives font, colour and the text's own attributes of each run. Must not depend on anything that changes without an update of the
  /// configuration.
  public var transform: @MainActor (AttributeContainer) -> AttributeContainer

  /// - Parameter transform: Called whenever a configuration resolves the look of a text, once for each run of it.
  public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The result of `transform`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
