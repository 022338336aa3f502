public import Foundation
internal import QuartzCore

/// One row of a table; put your own views into `contentView`, or let a style or a content configuration fill it.
///
/// When its row leaves the screen the cell waits under its identifier and serves another row after `prepareForReuse()`.
/// A class that is registered must have `init(style:reuseIdentifier:)`, its own or inherited.
@MainActor open class UITableViewCell: UIView, ReusableView {
  let identifier: String?
  open var reuseIdentifier: String? { identifier }

  /// Fills the cell but for the accessory.
  open var contentView: UIView { content }

  // MARK: Looks

  /// Behind everything, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, backgroundView)
    }
  }

  /// Shown while the row is selected or highlighted; unless set, a grey one unless `selectionStyle` is `.none`.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      updateSelectionLook()
    }
  }

  /// What lies behind everything, by the row's state. It takes the place of the colour and of both background views; setting one of those
  /// takes it away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground?.configuration }
    set { applyBackground(newValue) }
  }

  /// Whether `backgroundConfiguration` is brought up to date when the row is highlighted or selected.
  open var automaticallyUpdatesBackgroundConfiguration = true

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { backgroundConfiguration = nil }
      super.backgroundColor = newValue
    }
  }

  open var selectionStyle = SelectionStyle.default {
    didSet { updateSelectionLook() }
  }

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue, !state.isEditing { replaceAccessory() } }
  }

  /// Shown in place of what `accessoryType` asks for, in its own size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue, !state.isEditing { replaceAccessory(former: oldValue) } }
  }

  /// Only left and right count. Unless set, the table's.
  open var separatorInset: UIEdgeInsets {
    get { separator.ownInset ?? separator.tableInset ?? UIEdgeInsets(top: 0, left: automaticSeparatorStart, bottom: 0, right: 0) }
    set {
      separator.ownInset = newValue
      setNeedsLayout()
    }
  }

  /// In place of `selectedBackgroundView` where a table lets several rows be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelectionLook()
    }
  }

  /// How many times `indentationWidth` the content is moved in.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Content

  /// The title of the style; made when first asked for. Of no use beside a content configuration.
  open var textLabel: UILabel? { classic.textLabel(in: self) }

  /// The second text; nil in the style `.default`.
  open var detailTextLabel: UILabel? { classic.detailTextLabel(in: self) }

  /// nil in the style `.value2`.
  open var imageView: UIImageView? { classic.imageView(in: self) }

  /// What the content view shows. A view that supports the new configuration is kept and takes it over.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set {
      applyContent(newValue)
      contentChanged()
    }
  }

  /// A list's look for this cell's style, without any text yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContent }

  /// As the table of that style has it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackground }

  /// Whether `contentConfiguration` is brought up to date when the row is highlighted or selected.
  open var automaticallyUpdatesContentConfiguration = true

  /// Called after `updateConfiguration(using:)` whenever the row's state has changed, and before the first layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  // MARK: State

  /// What a configuration may depend on.
  open var configurationState: UICellConfigurationState { currentState }

  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    changeState { $0.isSelected = selected }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeState { $0.isHighlighted = highlighted }
  }

  // MARK: Editing

  /// Whether the row offers what it does for editing; its table says so.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The content makes room for the controls. Override it to change more, in the same animation; call super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// As the delegate of the table says it.
  open var editingStyle: EditingStyle { editMark?.style ?? .none }

  /// Whether the row has moved aside and shows the buttons at its end.
  open var showingDeleteConfirmation: Bool { storedStates.contains(.showingDeleteConfirmation) }

  /// Whether the row can be carried to another place while it is edited. The data source's `tableView(_:canMoveRowAt:)` sets it;
  /// set it yourself, in `tableView(_:cellForRowAt:)`, where that method is not implemented.
  open var showsReorderControl = false

  /// Whether the content makes room for the round control; the delegate sets it where it is asked.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// As `accessoryType`, while the row is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue, state.isEditing { replaceAccessory() } }
  }

  /// As `accessoryView`, while the row is edited.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue, state.isEditing { replaceAccessory(former: oldValue) } }
  }

  /// Another part is about to show, or not any more; called before it moves.
  open func willTransition(to state: StateMask) {}

  /// Called when the parts have moved.
  open func didTransition(to state: StateMask) {}

  // MARK: Inside

  let style: CellStyle
  var state = UICellConfigurationState(traitCollection: UITraitCollection())
  var needsConfigurationUpdate = false
  var classic = ClassicContent()
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
  /// The buttons beside the row, while a finger or code has moved it aside.
  var tray: RowTray?

  // MARK: Making

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

  public required init?(coder: NSCoder) {
    style = .default
    identifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// What a registered class is made by: Swift without Objective-C can only call a required initializer on a class that it learns at run time.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    WorkCounts.cellsMade += 1
    backgroundColor = .systemBackground
    clipsToBounds = true
    addSubview(contentView)
  }

  nonisolated open override var description: String {
    describeOnMain { describe(classic.text?.text.map { ["text = \(DebugText.quoted($0))"] } ?? []) }
  }

  // MARK: Reuse and layout

  /// Called before the cell serves another row; the state is reset, the content stays. Call super.
  open func prepareForReuse() {
    let wasPlain = !state.isEditing && editor == nil && tray == nil
    changeState { $0 = UICellConfigurationState(traitCollection: $0.traitCollection) }
    if !wasPlain { forgetEditing() }
  }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to the row's state; override it for a look of your own.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { configured?.update(for: state) }
    if automaticallyUpdatesBackgroundConfiguration { configuredBackground?.update(for: state) }
  }

  /// Asks for the row's height again, as `selfSizingInvalidation` of its table allows: animated, unless in `performWithoutAnimation(_:)`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentChanged()
  }

  /// Of a row that has moved aside only the buttons take touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return tray == nil ? hit : hitBesideTray(hit)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }

  /// As wide as asked and as tall as the content, or the constraints in `contentView`, want: see docs/measurements.md, Tables, for the classic styles;
  /// 44 for a cell that is filled by hand.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: size.width))
  }
}
