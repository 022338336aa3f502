public import Foundation
public import Selectors
public import UIKitGraphics

/// The common properties of items in bars. A change updates the bar at once.
@preconcurrency @MainActor open class UIBarItem: NSObject, AssociatedObjectHolder {
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// Called when the item's look has changed.
  package final var onChange: (() -> Void)?

  /// Makes an enabled item without title and image.
  public override init() { super.init() }

  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  /// Makes an item as `init()` does: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// nil by default.
  open var title: String? { didSet { onChange?() } }
  /// nil by default. Symbols and template images are shown in the tint colour.
  open var image: UIImage? { didSet { onChange?() } }
  /// In place of `image` in a compact height, as of a phone in landscape; nil, the default, for `image`.
  open var landscapeImagePhone: UIImage? { didSet { onChange?() } }
  /// Moves `image` within the item by half of the difference between opposite sides, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }
  /// Moves `landscapeImagePhone`, as `imageInsets` moves the image; zero by default.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { onChange?() } }
  /// Whether the button accepts taps; true by default.
  open var isEnabled = true { didSet { onChange?() } }
  /// A number of the app's own; 0 by default.
  open var tag = 0

  /// The image for a height, and the insets that move it.
  package func shownImage(isCompact: Bool) -> (image: UIImage?, insets: UIEdgeInsets) {
    if isCompact, let landscapeImagePhone { return (landscapeImagePhone, landscapeImagePhoneInsets) }
    return (image, imageInsets)
  }

  // MARK: Look

  package final var look = BarItemLook() { didSet { onChange?() } }

  /// The attributes set for a state; nil, the default, if there are none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.attributes[state] }

  /// Sets attributes of the title, such as `.font` and `.foregroundColor`, for `.normal`, `.highlighted`, `.disabled`, `.selected` or
  /// `.focused`. They take precedence over those of the bar's appearance; those not given are those of `.normal`, then the system's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    look.attributes[state] = attributes
  }

  // MARK: Accessibility

  private(set) final var storedAccessibility: AccessibilityValues?

  private func changeAccessibility(_ change: (AccessibilityValues) -> Void) {
    let values = storedAccessibility ?? AccessibilityValues()
    storedAccessibility = values
    change(values)
    onChange?()
  }

  /// What the item's button is called; nil, the default, for its title or the name of its symbol.
  open var accessibilityLabel: String? {
    get { storedAccessibility?.label?.string }
    set { changeAccessibility { $0.label = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// What happens when the button is activated; nil by default.
  open var accessibilityHint: String? {
    get { storedAccessibility?.hint?.string }
    set { changeAccessibility { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// What changes about the button; nil by default.
  open var accessibilityValue: String? {
    get { storedAccessibility?.value?.string }
    set { changeAccessibility { $0.value = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// Set, they replace those of the item's button; none by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibility?.traits ?? .none }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// A name for tests, which no person reads; nil by default.
  open var accessibilityIdentifier: String? {
    get { storedAccessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// Words by which a person can name the button; nil sets the default, the label.
  open var accessibilityUserInputLabels: [String]! {
    get { storedAccessibility?.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.inputLabels = newValue?.map { NSAttributedString(string: $0) } } }
  }

  /// Hands what was set to the view that stands for the item; the view's own defaults stay for the rest.
  package func describe(_ view: UIView) {
    guard let own = storedAccessibility else { return }
    if let label = own.label { view.accessibilityAttributedLabel = label }
    if let hint = own.hint { view.accessibilityAttributedHint = hint }
    if let value = own.value { view.accessibilityAttributedValue = value }
    if let traits = own.traits { view.accessibilityTraits = traits }
    if let identifier = own.identifier { view.accessibilityIdentifier = identifier }
    if let labels = own.inputLabels { view.accessibilityAttributedUserInputLabels = labels }
  }
}
