public import UIKitGraphics

/// The state of a controller on which what it shows without content may depend.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits of the controller at the time of the update.
  public var traitCollection: UITraitCollection
  /// What is searched for in the controller's content; nil if nothing is.
  public var searchText: String?
  private var custom = CustomStates()

  /// A state without a search.
  public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the app adds to the state; nil for a key that is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
}
