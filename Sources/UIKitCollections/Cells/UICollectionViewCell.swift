internal import Diagnostics
public import Foundation
internal import QuartzCore
public import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics
@_spi(Lists) package import UIKitLists

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

  // MARK: Focus

  /// Whether the cell shows an item of a collection that may have the focus.
  open override var canBecomeFocused: Bool { element?.collection?.canFocus(self) ?? false }
  @_spi(UIKitModules) open override var keepsFocus: Bool { element?.collection?.hasFocusableRows ?? false }

  /// Return and the space bar select the item as a tap does.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    key.isPress && element?.collection?.pressItem(of: self) ?? false
  }

  @_spi(UIKitModules) open override var focusShape: FocusShape {
    FocusShape(rect: bounds, radius: max(layer.cornerRadius, contentView.layer.cornerRadius, 4), isInside: true)
  }

  open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.previouslyFocusedView === self || context.nextFocusedView === self { setNeedsUpdateConfiguration() }
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
    state.isFocused = isFocused
    (state.isEditing, state.isExpanded) = (flags.isEditing, flags.isExpanded)
    (state.isSwiped, state.isReordering) = (flags.isSwiped, flags.isReordering)
    state.cellDragState = UICellConfigurationState.DragState(rawValue: flags.dragState.rawValue) ?? .none
    state.cellDropState = UICellConfigurationState.DropState(rawValue: flags.dropState.rawValue) ?? .none
    return state
  }

  /// Further parts of the state.
  struct Flags: Equatable {
    var isEditing = false
    var isExpanded = false
    var isSwiped = false
    var isReordering = false
    var dragState = ListDragState.none
    var dropState = ListDropState.none
  }

  /// What the item has to do with a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Called when the item is lifted, dragged, and at the end of the drag; the implementation does nothing. Set cells up for the drag here.
  open func dragStateDidChange(_ dragState: DragState) {}

  package func setDropState(_ state: ListDropState) { if flags.dropState != state { setFlag(\.dropState, state) } }

  package func setDragState(_ state: ListDragState) {
    guard flags.dragState != state else { return }
    setFlag(\.dragState, state)
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
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

  /// Makes a cell that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeCell(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "backgroundView": backgroundView = value as? UIView
    case "selectedBackgroundView": selectedBackgroundView = value as? UIView
    default: return super.connectOutlet(name, to: value)
    }
    return true
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

  func setFlag<Value: Equatable>(_ flag: WritableKeyPath<Flags, Value>, _ value: Value) {
    if flags[keyPath: flag] == value { return }
    flags[keyPath: flag] = value
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

  @_spi(UIKitModules) open override func invalidate(_ method: TrackedMethod) {
    if method == .updateConfiguration { setNeedsUpdateConfiguration() } else { super.invalidate(method) }
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
    trackOwn(.updateConfiguration, callsApp: configurationUpdateHandler != nil) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
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

// In this file: in debug builds of Swift 6.3 a subclass in another file names `configurationUpdateHandler` with another mangling of its type.
/// One row of a list in a collection view: content, accessories at both sides, and lines.
///
/// Used as a header or footer, its default configurations are those of a header or footer.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: Indentation

  /// The number of `indentationWidth`s by which the content is indented; 0 by default, and the item's level in a section snapshot.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { partsChanged() } }
  }

  /// Points per level, finite; 16 by default, our choice.
  open var indentationWidth: CGFloat = 16 {
    willSet {
      ensure(
        newValue.isFinite, "UICollectionViewListCell.indentationWidth = \(newValue): set a finite number of points")
    }
    didSet { if indentationWidth != oldValue { partsChanged() } }
  }

  /// Whether accessories at the leading side are indented together with the content; true by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { partsChanged() } }
  }

  // MARK: Accessories

  /// The marks, controls and views at both sides; their order is that of `UICellAccessory`. A kind that is there twice stops the program.
  open var accessories: [UICellAccessory] = [] {
    didSet { replaceAccessories() }
  }

  // MARK: Lines

  /// Where the lines of the cell begin and end, unless the list's configuration has insets of its own. Constrain its leading or trailing
  /// anchor to your content; by default the lines begin where the text of a list content configuration does.
  open var separatorLayoutGuide: UILayoutGuide { lines.guide(in: self) }

  // MARK: Configurations

  /// The content of a row, a header or a footer, without text; for the place in the list that the cell is dequeued for.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContent }

  /// The background of a row, a header or a footer of the list's appearance. Shown as long as no other background is set.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackground }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  // MARK: State (used by the extensions beside this file)

  var item: ListItem?
  var hasOwnBackground = false
  var sides = AccessorySides()
  var lines = CellLines()
  /// The swipe-action buttons beside the row, while the row is swiped aside.
  package var actionsView: SwipeActionsView?
  var headerTap: UITapGestureRecognizer?

  // MARK: Overrides

  @_spi(Lists) open override func listItemChanged(_ item: AnyHashable?) {
    super.listItemChanged(item)
    take(item?.base as? ListItem)
  }

  @_spi(Lists) open override func outlineChanged(level: Int?, isExpanded: Bool) {
    let wasExpanded = configurationState.isExpanded
    super.outlineChanged(level: level, isExpanded: isExpanded)
    if let level { indentationLevel = level }
    guard isExpanded != wasExpanded, window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(springDuration: UIScrollView.updateDuration, options: .allowUserInteraction) { layoutIfNeeded() }
  }

  @_spi(Lists) open override func placePart(_ part: UIView) {
    if part === contentView { layoutParts() } else { place(part, bounds) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTray()
    layoutLines()
  }

  /// The height of the content in the width that indentation and accessories leave.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let plan = accessoryPlan(width: targetSize.width)
    let room = max(0, plan.contentEnd - plan.contentStart)
    let fitting = super.systemLayoutSizeFitting(
      CGSize(width: room, height: targetSize.height), withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: fitting.width + targetSize.width - room, height: max(fitting.height, plan.height))
  }

  /// In a row that is swiped aside, only the buttons receive touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return actionsView == nil ? hit : hitBesideActions(hit)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for shown in sides.all { shown.view.setNeedsDisplay() }
  }

  // MARK: Inside

  func partsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Shows the list's background as long as no other one was set.
  func updateBackground() {
    guard !hasOwnBackground, item != nil else { return }
    super.backgroundConfiguration = defaultBackgroundConfiguration()
  }
}

extension UICollectionViewListCell: SwipeRow {
  package var isMirrored: Bool { isReadFromTheRight || superview?.isReadFromTheRight ?? false }

  package func swipeStateChanged(_ isSwiped: Bool) { setSwiped(isSwiped) }

  package func announceConfirmation(_ isShown: Bool) -> (@MainActor () -> Void)? { nil }
}

// What the cell adopts from its place in the list.
extension UICollectionViewListCell {
  func take(_ item: ListItem?) {
    guard item != self.item else { return }
    let isOther = item?.role != self.item?.role || item?.appearance != self.item?.appearance
    self.item = item
    if isOther { updateBackground() }
    shapeCard()
    setNeedsLayout()
  }

  var styledContent: UIListContentConfiguration {
    let appearance = item?.appearance ?? .plain
    switch (item?.role ?? .cell, appearance) {
    case (.cell, .sidebar), (.cell, .sidebarPlain): return .sidebarCell()
    case (.cell, _): return .cell()
    case (.header, .plain), (.header, .sidebarPlain): return .plainHeader()
    case (.header, .sidebar): return .sidebarHeader()
    case (.header, _): return .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): return .plainFooter()
    case (.footer, _): return .groupedFooter()
    }
  }

  var styledBackground: UIBackgroundConfiguration {
    switch (item?.role ?? .cell, item?.appearance) {
    case (_, nil): .clear()
    case (.cell, .sidebar), (.cell, .sidebarPlain): .listSidebarCell()
    case (.cell, .plain): .listPlainCell()
    case (.cell, _): .listGroupedCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (_, _): .listGroupedHeaderFooter()
    }
  }

  /// Rounds the corners of the first and the last row of a card, by as much as those of an inset-grouped table.
  private func shapeCard() {
    var corners: CACornerMask = []
    if let item, item.isCard {
      if item.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if item.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    let radius: CGFloat = corners.isEmpty ? 0 : 10
    if layer.maskedCorners != corners { layer.maskedCorners = corners }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    clipsToBounds = item != nil
  }
}
