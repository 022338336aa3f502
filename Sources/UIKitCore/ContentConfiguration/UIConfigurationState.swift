public import UIKitGraphics

/// The state on which the look of a view may depend.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits of the view at the time of the update.
  var traitCollection: UITraitCollection { get set }

  /// A state without any flags.
  init(traitCollection: UITraitCollection)

  /// A value that the app adds to the state; nil for a key that is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// Unique within the app, by convention with its bundle identifier as prefix.
  public let rawValue: String

  /// Equal names are the same key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same as `init(rawValue:)`.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Unchecked, since only the main actor reads and writes the values.
package struct CustomStates: Hashable, @unchecked Sendable {
  package var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  package nonisolated init() {}
}
