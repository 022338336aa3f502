public import Foundation
public import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// One item of a collection. Its content is a content configuration, or your own views in `contentView`.
///
/// When its item leaves the screen, the cell waits under its identifier and serves another item after `prepareForReuse()`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ContentSized {
  lazy var content = CellContentView(of: self)

  /// The superview for your own views; fills the cell.
  open var contentView: UIView { content }

  // MARK: Looks

  /// A view of the same size behind all others; setting it removes `backgroundConfiguration`. nil by default.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue)
    }
  }

  /// Shown above the background view while the item is selected or highlighted; setting it removes `backgroundConfiguration`. nil by
  /// default.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      updateSelectionLook()
    }
  }

  /// The background, depending on the item's state; replaces colour and background views, and is removed when one of those is set. nil by
  /// default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground?.configuration }
    set { applyBackground(newValue) }
  }

  /// Whether `backgroundConfiguration` is updated when the item's state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// A clear background in every state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { backgroundConfiguration = nil }
      super.backgroundColor = newValue
    }
  }

  // MARK: State

  /// Set by the collection view; setting it does not change the collection's selection.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Set by the collection view while a finger holds the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  // MARK: Content

  /// The content of `contentView`. A content view that supports the new configuration is kept and updated. nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set {
      configured = content.show(newValue, in: configured)
      setNeedsLayout()
      contentChanged()
    }
  }

  /// Whether `contentConfiguration` is updated when the item's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Receives the cell and its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)` whenever the item's state has changed, and before the first layout. nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state on which configurations may depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    (state.isEditing, state.isExpanded) = (flags.isEditing, flags.isExpanded)
    (state.isSwiped, state.isReordering) = (flags.isSwiped, flags.isReordering)
    return state
  }

  /// Further parts of the state.
  struct Flags: Equatable {
    var isEditing = false
    var isExpanded = false
    var isSwiped = false
    var isReordering = false
  }

  private(set) var flags = Flags()
  /// The view of the content configuration.
  package var configured: (any UIView & UIContentView)?
  var configuredBackground: ConfiguredBackground?
  private var needsConfigurationUpdate = false

  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .cell }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    addSubview(content)
  }

  // MARK: Hooks of list cells

  /// Places the content view or a background; they fill the cell by default.
  @_spi(Lists) open func placePart(_ part: UIView) { part.placeIfNeeded(bounds) }

  /// Called when the item of an outline has another level, or is expanded or collapsed; nil for an item of a list without levels.
  @_spi(Lists) open func outlineChanged(level: Int?, isExpanded: Bool) { setFlag(\.isExpanded, isExpanded) }

  func setFlag(_ flag: WritableKeyPath<Flags, Bool>, _ isOn: Bool) {
    if flags[keyPath: flag] == isOn { return }
    flags[keyPath: flag] = isOn
    stateChanged()
  }

  package func setSwiped(_ isSwiped: Bool) { setFlag(\.isSwiped, isSwiped) }

  // MARK: Reuse and layout

  /// Called before the cell serves another item: resets the state, not the content. Call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    if flags != Flags() {
      flags = Flags()
      stateChanged()
    }
  }

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; override it for your own look.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { configured?.update(for: state) }
    if automaticallyUpdatesBackgroundConfiguration { configuredBackground?.update(for: state) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let backgroundView { placePart(backgroundView) }
    if let configuredBackground { placePart(configuredBackground) }
    if let view = selectedBackgroundView, view.superview === self { placePart(view) }
    placePart(content)
    configured?.placeIfNeeded(content.bounds)
  }

  /// The size that the content's constraints determine, or the height of a content configuration at the given width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let configured, configured.constraints.isEmpty {
      return configured.sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    return (configured ?? content).systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Asks for the cell's size again, subject to the collection's `selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentChanged()
  }

  override var decidesItsSize: Bool { configured != nil || !content.constraints.isEmpty }

  // MARK: Inside

  package var followsContentLayout: Bool { element?.collection?.selfSizingInvalidation == .enabledIncludingConstraints }

  package func contentChanged() {
    if let element { element.collection?.contentChanged(of: element) }
  }

  private func applyBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration == nil && configuredBackground == nil { return }
    configuredBackground = show(configuration, in: configuredBackground)
    guard configuration != nil else { return }
    (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
    setNeedsUpdateConfiguration()
  }

  package func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func stateChanged() {
    updateSelectionLook()
    setNeedsUpdateConfiguration()
  }

  private func updateSelectionLook() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    guard view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }

  private func replaceBackground(_ former: UIView?) {
    if former === backgroundView { return }
    former?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
