public import Foundation
internal import QuartzCore

/// A section's header or footer that can serve one section after another.
@MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
  let identifier: String?
  open var reuseIdentifier: String? { identifier }

  let content = UIView()
  open var contentView: UIView { content }

  /// The title; made when first asked for. Of no use beside a content configuration.
  open var textLabel: UILabel? { label(\.text) }

  /// A second text below the title; made when first asked for.
  open var detailTextLabel: UILabel? { label(\.detail) }

  /// Behind everything, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue === backgroundView { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundConfiguration = nil
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: Configurations

  /// What the content view shows. A view that supports the new configuration is kept and takes it over.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set {
      configured = content.show(newValue, in: configured)
      setNeedsLayout()
    }
  }

  /// Whether `contentConfiguration` is brought up to date when the view's state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// A header's look, without any text yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// What lies behind everything, by the view's state. It takes the place of the colour and of the background view; setting one of those
  /// takes it away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground?.configuration }
    set { applyBackground(newValue) }
  }

  /// Whether `backgroundConfiguration` is brought up to date when the view's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// As the table of that style has it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { backgroundConfiguration = nil }
      super.backgroundColor = newValue
    }
  }

  // MARK: State

  /// What a configuration may depend on.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)` whenever the view's state has changed, and before the first layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to the view's state; override it for a look of your own.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration { configured?.update(for: state) }
    if automaticallyUpdatesBackgroundConfiguration { configuredBackground?.update(for: state) }
  }

  // MARK: Inside

  /// Whether it sticks to an edge, away from its own place.
  var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Of the table that it was last shown in.
  var tableStyle = UITableView.Style.plain
  var look = CellLook()
  var labels = (text: UILabel?.none, detail: UILabel?.none)
  var configured: (any UIView & UIContentView)?
  var configuredBackground: ConfiguredBackground?
  private var needsConfigurationUpdate = false

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  // MARK: Making

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    WorkCounts.cellsMade += 1
    addSubview(content)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// What a registered class is made by: see `UITableViewCell`.
  public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  // MARK: Reuse and layout

  /// Called before the view serves another section. Call super.
  open func prepareForReuse() { isPinned = false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }
}
