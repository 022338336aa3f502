public import Foundation
public import Selectors

/// The common properties of items in bars. A change updates the bar at once.
@preconcurrency @MainActor open class UIBarItem: NSObject, AssociatedObjectHolder {
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// Called when the item's look has changed.
  package final var onChange: (() -> Void)?

  /// Makes an enabled item without title and image.
  public override init() { super.init() }

  /// Makes an item as `init()` does: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// nil by default.
  open var title: String? { didSet { onChange?() } }
  /// nil by default. Symbols and template images are shown in the tint colour.
  open var image: UIImage? { didSet { onChange?() } }
  /// Whether the button accepts taps; true by default.
  open var isEnabled = true { didSet { onChange?() } }
  /// A number of the app's own; 0 by default.
  open var tag = 0
}
