public import UIKitCore

/// What a look may depend on.
@MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }

  init(traitCollection: UITraitCollection)

  /// What an app has said of the state by itself; nil for a key that it has not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a part of a state that an app adds.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or footer, or of any view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var traitCollection: UITraitCollection
  /// Touches do not reach the view.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Nothing moves a focus here: only what an app sets.
  public var isFocused = false
  /// Of a header or footer: it sticks to an edge, away from its own place.
  public var isPinned = false
  private var custom = CustomStates()

  /// None of all that.
  public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
}

/// A row's or an item's state.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var traitCollection: UITraitCollection
  /// Touches do not reach the cell.
  public var isDisabled = false
  public var isSelected = false
  public var isHighlighted = false
  /// Nothing moves a focus here: only what an app sets.
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  /// Nothing unfolds here: only what an app sets.
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  private var custom = CustomStates()

  /// None of all that.
  public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
}

/// Only the main actor puts values in and takes them out.
private struct CustomStates: Hashable, @unchecked Sendable {
  var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
