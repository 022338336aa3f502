public import UIKitCore
public import UIKitGraphics

/// The state of a header or footer, or of another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits of the view at the time of the update.
  public var traitCollection: UITraitCollection
  /// Whether touches do not reach the view.
  public var isDisabled = false
  /// Never set by the framework; for apps.
  public var isHighlighted = false
  /// Never set by the framework; for apps.
  public var isSelected = false
  /// Never set by the framework: headers and footers have no focus; for apps.
  public var isFocused = false
  /// Whether a header or footer is pinned to an edge, away from its own place.
  public var isPinned = false
  private var custom = CustomStates()

  /// A state without any flags.
  public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the app adds to the state; nil for a key that is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
}

/// The state of a row or an item.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// What a row or an item has to do with a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// What a row or an item has to do with a drag that may be dropped.
  public enum DropState: Int, Sendable {
    /// No drag is over the list.
    case none
    /// A drag is over the list, but would not be dropped into the row or item.
    case notTargeted
    /// A drop would go into the row or item.
    case targeted
  }

  /// The traits of the cell at the time of the update.
  public var traitCollection: UITraitCollection
  /// Whether touches do not reach the cell.
  public var isDisabled = false
  /// Whether the row or item is selected.
  public var isSelected = false
  /// Whether a finger holds the row or item.
  public var isHighlighted = false
  /// Whether the row or item has the focus of keys.
  public var isFocused = false
  /// Never set by the framework; for apps.
  public var isPinned = false
  /// Whether the list's editing mode shows controls in the cell.
  public var isEditing = false
  /// Whether the item of an outline shows its children.
  public var isExpanded = false
  /// Whether the row is swiped aside.
  public var isSwiped = false
  /// Whether a finger carries the row to another place.
  public var isReordering = false
  /// What the row or item has to do with a drag.
  public var cellDragState = DragState.none
  /// What the row or item has to do with a drag that may be dropped.
  public var cellDropState = DropState.none
  private var custom = CustomStates()

  /// A state without any flags.
  public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the app adds to the state; nil for a key that is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
}
