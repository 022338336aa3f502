public import Foundation
public import UIKitCore

/// One item of a collection; put your own views into `contentView`, or let a content configuration fill it.
///
/// When its item leaves the screen the cell waits under its identifier and serves another item after `prepareForReuse()`.
@MainActor open class UICollectionViewCell: UICollectionReusableView, ContentSized {
  lazy var content = CellContentView(of: self)

  /// Fills the cell.
  open var contentView: UIView { content }

  // MARK: Looks

  /// Behind everything, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue)
    }
  }

  /// In front of the background while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      updateSelectionLook()
    }
  }

  /// What lies behind everything, by the item's state. It takes the place of the colour and of both background views; setting one of those
  /// takes it away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground?.configuration }
    set { applyBackground(newValue) }
  }

  /// Whether `backgroundConfiguration` is brought up to date when the item is highlighted or selected.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Nothing, in any state: what a cell has without a configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { backgroundConfiguration = nil }
      super.backgroundColor = newValue
    }
  }

  // MARK: State

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  // MARK: Content

  /// What the content view shows. A view that supports the new configuration is kept and takes it over.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set {
      configured = content.show(newValue, in: configured)
      setNeedsLayout()
      contentChanged()
    }
  }

  /// Whether `contentConfiguration` is brought up to date when the item is highlighted or selected.
  open var automaticallyUpdatesContentConfiguration = true

  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)` whenever the item's state has changed, and before the first layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What a content configuration may depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  var configured: (any UIView & UIContentView)?
  var configuredBackground: ConfiguredBackground?
  private var needsConfigurationUpdate = false

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

  // MARK: Reuse and layout

  /// Called before the cell serves another item; the state is reset, the content stays. Call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to the item's state; override it for a look of your own.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { configured?.update(for: state) }
    if automaticallyUpdatesBackgroundConfiguration { configuredBackground?.update(for: state) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.placeIfNeeded(bounds)
    configuredBackground?.placeIfNeeded(bounds)
    if let view = selectedBackgroundView, view.superview === self { view.placeIfNeeded(bounds) }
    content.placeIfNeeded(bounds)
    configured?.placeIfNeeded(content.bounds)
  }

  /// What suits the content: its constraints, or a content configuration as tall as it needs for the width asked for.
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

  /// Asks for the cell's size again, as `selfSizingInvalidation` of its collection allows.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentChanged()
  }

  override var decidesItsSize: Bool { configured != nil || !content.constraints.isEmpty }

  // MARK: Inside

  var followsContentLayout: Bool { element?.collection?.selfSizingInvalidation == .enabledIncludingConstraints }

  func contentChanged() {
    if let element { element.collection?.contentChanged(of: element) }
  }

  private func applyBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration == nil && configuredBackground == nil { return }
    configuredBackground = show(configuration, in: configuredBackground)
    guard configuration != nil else { return }
    (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
    setNeedsUpdateConfiguration()
  }

  func updateConfigurationIfNeeded() {
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
