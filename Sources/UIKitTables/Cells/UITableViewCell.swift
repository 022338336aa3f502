internal import Diagnostics
public import Foundation
internal import NibFormat
internal import QuartzCore
internal import UIKitAccessibility
public import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics
public import UIKitLists

/// One row of a table. Its content is a style, a content configuration, or your own views in `contentView`.
///
/// When its row leaves the screen, the cell waits under its identifier and serves another row after `prepareForReuse()`. A registered class
/// must have `init(style:reuseIdentifier:)`, its own or inherited.
@preconcurrency @MainActor open class UITableViewCell: UIView, ReusableView {
  private(set) var identifier: String?
  /// The identifier for reuse; nil for a cell that is not reused.
  open var reuseIdentifier: String? { identifier }

  /// The superview for your own views; fills the cell except for the accessory.
  open var contentView: UIView { content }

  // MARK: Looks

  /// A view of the same size behind all others; setting it removes `backgroundConfiguration`. nil by default.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, backgroundView)
    }
  }

  /// Shown while the row is selected or highlighted; nil, the default, for a grey view unless `selectionStyle` is `.none`. Setting it
  /// removes `backgroundConfiguration`.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      updateSelectionLook()
    }
  }

  /// The background, depending on the row's state; replaces colour and background views, and is removed when one of those is set. nil by
  /// default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground?.configuration }
    set { applyBackground(newValue) }
  }

  /// Whether `backgroundConfiguration` is updated when the row's state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { backgroundConfiguration = nil }
      hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  /// Whether selection and highlight show a background; `.default` by default.
  open var selectionStyle = SelectionStyle.default {
    didSet { updateSelectionLook() }
  }

  /// The standard mark at the trailing end outside editing mode; `.none` by default.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue, !state.isEditing { replaceAccessory() } }
  }

  /// Shown in its own size instead of the mark of `accessoryType`; nil by default.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue, !state.isEditing { replaceAccessory(former: oldValue) } }
  }

  /// Points at the left and right ends of the separator; top and bottom are ignored. Unless set, the table's.
  open var separatorInset: UIEdgeInsets {
    get { separator.ownInset ?? separator.tableInset ?? UIEdgeInsets(top: 0, left: automaticSeparatorStart, bottom: 0, right: 0) }
    set {
      separator.ownInset = newValue
      setNeedsLayout()
    }
  }

  /// Shown instead of `selectedBackgroundView` in a table with multiple selection; nil by default.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelectionLook()
    }
  }

  /// The number of `indentationWidth`s by which the content is indented; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// Points per level; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Content

  /// The title of the cell's style, created at first use. Not shown with a content configuration.
  open var textLabel: UILabel? { classic.textLabel(in: self) }

  /// The second text of the cell's style, created at first use; nil for the style `.default`.
  open var detailTextLabel: UILabel? { classic.detailTextLabel(in: self) }

  /// The image of the cell's style, created at first use; nil for the style `.value2`.
  open var imageView: UIImageView? { classic.imageView(in: self) }

  /// The content of `contentView`. A content view that supports the new configuration is kept and updated. nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set {
      applyContent(newValue)
      contentChanged()
    }
  }

  /// The list content configuration of the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContent }

  /// The background for the style of the table that shows the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackground }

  /// Whether `contentConfiguration` is updated when the row's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Called after `updateConfiguration(using:)` whenever the row's state has changed, and before the first layout. nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Receives the cell and its state.
  public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  // MARK: State

  /// The state on which configurations may depend.
  open var configurationState: UICellConfigurationState { currentState }

  /// Set by the table; setting it does not change the table's selection.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Set by the table while a finger holds the row.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Called by the table; override it to change the look of selected cells. `animated` has no effect here.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if state.isSelected != selected { changeState { $0.isSelected = selected } }
  }

  /// Called by the table; override it to change the look of highlighted cells. `animated` has no effect here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if state.isHighlighted != highlighted { changeState { $0.isHighlighted = highlighted } }
  }

  // MARK: Editing

  /// Whether the row shows the controls of editing mode; set by its table.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Makes room for the controls. Override it to change more in the same animation; call super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// The style that the table's delegate determined when the row was last edited; `.none` before.
  open var editingStyle: EditingStyle { editMark?.style ?? .none }

  /// Whether the row is swiped aside and shows the buttons at its trailing side.
  open var showingDeleteConfirmation: Bool { storedStates.contains(.showingDeleteConfirmation) }

  /// Whether the row can be reordered in editing mode; false by default. Set by the data source's `tableView(_:canMoveRowAt:)`; if that
  /// method is not implemented, set it in `tableView(_:cellForRowAt:)`.
  open var showsReorderControl = false

  /// Whether the content is indented in editing mode; true by default. Set by the delegate's method, if implemented.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// The standard mark at the trailing end in editing mode; `.none` by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue, state.isEditing { replaceAccessory() } }
  }

  /// Shown instead of the mark of `editingAccessoryType` in editing mode; nil by default.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue, state.isEditing { replaceAccessory(former: oldValue) } }
  }

  /// Called before the controls of editing mode, or the buttons beside the row, appear or disappear.
  open func willTransition(to state: StateMask) {}

  /// Called after these parts have moved.
  open func didTransition(to state: StateMask) {}

  // MARK: Internal state

  let style: CellStyle
  var state = UICellConfigurationState(traitCollection: UITraitCollection())
  var needsConfigurationUpdate = false
  /// Whether the content receives no touches because the row is dragged.
  private var dragBlocks = false
  var classic = ClassicContent()
  var nibSegues = CellSegues()
  var configured: (any UIView & UIContentView)?
  var separator = CellSeparator()
  var look = CellLook()
  var configuredBackground: ConfiguredBackground?
  lazy var content = CellContentView(of: self)
  var accessory: UIView?
  var ownSelectionView: UIView?
  var storedStates: StateMask = []
  var editMark: EditControl.Mark?
  var editor: CellEditor?
  /// The swipe-action buttons beside the row, while the row is swiped aside.
  package var actionsView: SwipeActionsView?
  /// Whether `backgroundColor` was set from outside.
  private var hasOwnColor = false

  // MARK: Making

  /// A cell of 320 x 44 points, resized by its table.
  ///
  /// - Parameter reuseIdentifier: nil for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell that a nib describes; from another coder one in the default style.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style = nib?.choice(.style, CellStyle.self) ?? .default
    identifier = nib?.string(.reuseIdentifier)
    super.init(coder: coder)
    setUp()
    if let nib { decodeCell(nib) }
  }

  /// Gives a cell of a registered nib the identifier of the registration.
  func adoptIdentifier(_ identifier: String, _ call: String) {
    ensure(
      self.identifier == nil || self.identifier == identifier,
      "\(call): the cell in the nib has the identifier \"\(self.identifier ?? "")\": give it the same one, or none")
    self.identifier = identifier
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    connectCellOutlet(name, to: value) || super.connectOutlet(name, to: value)
  }

  /// Called for registered classes: Swift without Objective-C can call only required initializers on a class known at run time.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    WorkCounts.cellsMade += 1
    hasOwnColor = false
    updateColor()
    clipsToBounds = true
    addSubview(contentView)
  }

  /// Applies the background colour of the table's style, unless another one was set.
  func updateColor() {
    if !hasOwnColor { super.backgroundColor = look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground }
  }

  nonisolated open override var description: String {
    describeOnMain { describe(classic.text?.text.map { ["text = \(DebugText.quoted($0))"] } ?? []) }
  }

  // MARK: Reuse and layout

  /// Called before the cell serves another row: resets the state, not the content. Call super.
  open func prepareForReuse() {
    let wasPlain = !state.isEditing && editor == nil && actionsView == nil
    changeState { $0 = UICellConfigurationState(traitCollection: $0.traitCollection) }
    updateInteraction()
    if !wasPlain { forgetEditing() }
  }

  /// What the row has to do with a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Called when the row is lifted, dragged, and at the end of the drag; the implementation does nothing. Set cells up for the drag here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether touches reach the content of the cell while its row is dragged; false by default.
  open var userInteractionEnabledWhileDragging = false {
    didSet { updateInteraction() }
  }

  private func updateInteraction() {
    guard configurationState.cellDragState != .none || dragBlocks else { return }
    let blocks = configurationState.cellDragState == .dragging && !userInteractionEnabledWhileDragging
    if blocks == dragBlocks { return }
    dragBlocks = blocks
    contentView.isUserInteractionEnabled = !blocks
  }

  package func setDropState(_ state: ListDropState) {
    let new = UICellConfigurationState.DropState(rawValue: state.rawValue) ?? .none
    if configurationState.cellDropState != new { changeState { $0.cellDropState = new } }
  }

  package func setDragState(_ state: ListDragState) {
    guard configurationState.cellDragState.rawValue != state.rawValue else { return }
    defer { updateInteraction() }
    changeState { $0.cellDragState = UICellConfigurationState.DragState(rawValue: state.rawValue) ?? .none }
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
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

  /// Asks for the row's height again, subject to the table's `selfSizingInvalidation`; animated, unless in `performWithoutAnimation(_:)`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentChanged()
  }

  /// In a row that is swiped aside, only the buttons receive touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return actionsView == nil ? hit : hitBesideActions(hit)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }

  /// The width asked for, and the height that the content or the constraints in `contentView` require: section "Tables" of
  /// docs/measurements.md for the standard styles, 44 for a cell with views of your own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: size.width))
  }

  // MARK: Focus

  /// What shows the focus on a cell.
  public enum FocusStyle: Int, Sendable {
    /// The ring of `focusEffect`.
    case `default`
    /// Nothing: the cell shows the focus itself.
    case custom
  }

  /// `.default` by default.
  open var focusStyle = FocusStyle.default

  open override var focusEffect: UIFocusEffect? {
    get { focusStyle == .custom ? nil : super.focusEffect }
    set { super.focusEffect = newValue }
  }

  /// Whether the cell shows a row of a table that may have the focus.
  open override var canBecomeFocused: Bool { (superview as? UITableView)?.canFocus(self) ?? false }
  @_spi(UIKitModules) open override var keepsFocus: Bool { (superview as? UITableView)?.hasFocusableRows ?? false }

  /// Return and the space bar select the row as a tap does.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    key.isPress && (superview as? UITableView)?.pressRow(of: self) ?? false
  }

  open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.previouslyFocusedView === self || context.nextFocusedView === self { setNeedsUpdateConfiguration() }
  }

  @_spi(UIKitModules) open override var focusShape: FocusShape {
    FocusShape(rect: bounds, radius: max(layer.cornerRadius, 4), isInside: true)
  }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { accessibilityLabel != nil }
  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { AccessibilityTree.combinedLabel(of: subviews) }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected || accessoryType == .checkmark ? .selected : .none
  }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .cell }
}
