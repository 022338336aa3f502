public import Foundation
internal import QuartzCore
internal import UIKitAccessibility
public import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics
public import UIKitLists

/// A header or footer of sections that is reused.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
  private(set) var identifier: String?
  /// The identifier for reuse; nil for a view that is not reused.
  open var reuseIdentifier: String? { identifier }

  let content = UIView()
  /// The superview for your own views; fills the header or footer.
  open var contentView: UIView { content }

  /// The title, created at first use. Not shown with a content configuration.
  open var textLabel: UILabel? { label(\.text) }

  /// A second text below the title, created at first use. Not shown with a content configuration.
  open var detailTextLabel: UILabel? { label(\.detail) }

  /// A view of the same size behind all others; setting it removes `backgroundConfiguration`. nil by default.
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

  /// The content of `contentView`. A content view that supports the new configuration is kept and updated. nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set {
      configured = content.show(newValue, in: configured)
      showLabels()
      setNeedsLayout()
    }
  }

  /// Whether `contentConfiguration` is updated when the view's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// The default look of a header, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// The background, depending on the view's state; replaces colour and background view, and is removed when one of those is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground?.configuration }
    set { applyBackground(newValue) }
  }

  /// Whether `backgroundConfiguration` is updated when the view's state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The background for the style of the table that shows the view, or showed it last.
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

  /// The state on which configurations may depend.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Receives the view and its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)` whenever the view's state has changed, and before the first layout. nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  @_spi(UIKitModules) open override func invalidate(_ method: TrackedMethod) {
    if method == .updateConfiguration { setNeedsUpdateConfiguration() } else { super.invalidate(method) }
  }

  /// Updates the configurations for a state; override it for your own look.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration { configured?.update(for: state) }
    if automaticallyUpdatesBackgroundConfiguration { configuredBackground?.update(for: state) }
  }

  // MARK: Internal state

  /// Whether the view is pinned to an edge, away from its own place.
  var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Style of the table that last showed the view.
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
    trackOwn(.updateConfiguration, callsApp: configurationUpdateHandler != nil) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  // MARK: Making

  /// - Parameter reuseIdentifier: nil for a view that is not reused.
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

  /// Makes a view that a nib describes: its subviews stand beside the content view, as on iOS.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    insertSubview(content, at: 0)
  }

  func adoptIdentifier(_ identifier: String) { self.identifier = identifier }

  /// Called for registered classes: see `UITableViewCell.init(registeredFor:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  // MARK: Reuse and layout

  /// Called before the view serves another section; call super.
  open func prepareForReuse() { isPinned = false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { accessibilityLabel != nil }
  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { AccessibilityTree.combinedLabel(of: subviews) }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    (superview as? UITableView)?.showsHeader(self) == false ? .staticText : .header
  }
}
