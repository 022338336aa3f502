internal import Diagnostics
public import Foundation
internal import NibFormat
internal import QuartzCore
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Two or three columns side by side, or one above the other where the width is compact.
///
/// Where the horizontal size class is regular, the sidebars are beside the secondary column, above it, or hidden; where it is compact, the
/// columns are one stack of screens. The app sets a controller for each column, or `viewControllers` of a split view made without a style.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers, which the app sets with `viewControllers`.
    case unspecified
    /// A primary and a secondary column; also a supplementary one.
    case doubleColumn, tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    /// At the edge of the split view; between it and the secondary column; the one that has the rest of the width.
    case primary, supplementary, secondary
    /// In place of all others while the split view is collapsed.
    case compact
    /// At the edge opposite the primary column, beside the secondary one; a sheet while the split view is collapsed.
    case inspector
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the width allows.
    case automatic
    /// No sidebar.
    case secondaryOnly
    /// The sidebar next to the secondary column, beside it or above it.
    case oneBesideSecondary, oneOverSecondary
    /// Two sidebars, beside the secondary column or above it.
    case twoBesideSecondary, twoOverSecondary
    /// Two sidebars, which push the secondary column partly out of the split view.
    case twoDisplaceSecondary

    /// The former name of `.secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `.oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `.oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// What sidebars do to the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// As the width allows.
    case automatic
    /// They share the width with it; they cover and dim it; two of them push it aside and dim it.
    case tile, overlay, displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// Whether a bar shows the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// If `presentsWithGesture` is true.
    case automatic
    case never, always
  }

  /// The look of the primary column's background.
  public enum BackgroundStyle: Int, Sendable {
    /// That of the controller's view alone.
    case none
    /// A sidebar's, behind a view without a background.
    case sidebar
  }

  /// For widths: the system's choice. Less than 0; the number itself is our choice.
  public static let automaticDimension: CGFloat = -1

  /// The number of columns.
  public let style: Style
  /// Weak; nil by default.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  let primary = SplitColumn(.primary)
  let supplementary = SplitColumn(.supplementary)
  let secondary = SplitColumn(.secondary)
  let compact = SplitColumn(.compact)
  let inspector = SplitColumn(.inspector)
  var state = SplitState()
  var isChanging = false
  var primaryWidth = SidebarWidth()
  var supplementaryWidth = SidebarWidth()
  var inspectorWidth = SidebarWidth(usual: UISplitViewController.usualInspectorWidth)
  let dimmingView = UIView()
  lazy var swipes = SplitSwipes(self)
  lazy var columnDrag = ColumnDrag(self)
  lazy var separators = [
    ColumnSeparator(self, .primary), ColumnSeparator(self, .supplementary), ColumnSeparator(self, .inspector),
  ]
  lazy var buttons = SplitButtons(self)

  /// Makes a split view of columns; `.unspecified` as `init(nibName: nil, bundle: nil)`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view of two controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view that a storyboard describes; from another coder one of two controllers.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder).map(Self.decodedStyle) ?? .unspecified
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeSplit(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate" else { return super.connectOutlet(name, to: value) }
    delegate = value as? any UISplitViewControllerDelegate
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    view.clipsToBounds = true
    swipes.attach()
    columnDrag.attach()
  }

  // MARK: Controllers

  /// The primary and the secondary controller; while collapsed only the primary one. Of a split view of columns those that stand in the
  /// columns which are shown.
  ///
  /// Setting it is for split views without a style: a programming error for others, and with more than two.
  open var viewControllers: [UIViewController] {
    get {
      if state.isCollapsed { return [base.content].compactMap(\.self) }
      return [primary, supplementary, secondary].compactMap(\.content)
    }
    set { setPair(newValue) }
  }

  /// Sets the controller of a column, which is shown without animation if the column is. One that is no navigation controller gets a navigation
  /// controller around it, except in the compact column.
  ///
  /// A programming error without a style, and for a supplementary column of two.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    requireStyle("setViewController(_:for:)")
    ensure(
      column != .supplementary || style == .tripleColumn,
      "UISplitViewController.setViewController(_:for: .supplementary): the split view has two columns; make it with style .tripleColumn"
    )
    request(.replace(vc, self.column(column)))
  }

  /// The controller that was set for a column; nil if there is none, and without a style.
  open func viewController(for column: Column) -> UIViewController? {
    style == .unspecified ? nil : requested(for: self.column(column))
  }

  /// Shows a column, animated: in the nearest display mode that shows all of it; while collapsed by a push or by pops. The inspector is shown
  /// in any display mode, sidebars that have no room beside it make place, and while collapsed a sheet presents it, unless something else
  /// is presented.
  open func show(_ column: Column) {
    requireStyle("show(_:)")
    request(.show(column))
  }

  /// Hides a column, animated; while collapsed the column on top, by pops. The secondary column is always shown while expanded.
  open func hide(_ column: Column) {
    requireStyle("hide(_:)")
    request(.hide(column))
  }

  /// Whether a column is shown: while collapsed, whether its screen is on top, and of the inspector whether its sheet is presented.
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains(column) }

  private func requireStyle(_ call: String) {
    ensure(
      style != .unspecified,
      "UISplitViewController.\(call): the split view has two viewControllers and no columns; make it with init(style:)")
  }

  /// Shows a controller in the primary column: pushes it if a navigation controller stands there, else it becomes the primary controller.
  open override func show(_ vc: UIViewController, sender: Any?) { showMain(vc, sender) }

  /// Shows a controller in the secondary column; while collapsed it is pushed, or presented if there is no stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

  @_spi(UIKitModules) open override var showsControllers: Bool { true }
  @_spi(UIKitModules) open override var showsDetails: Bool { true }
  @_spi(UIKitModules) open override var presentedChild: UIViewController? {
    state.isCollapsed ? base.content : secondary.content ?? primary.content
  }
  open override var childForStatusBarHidden: UIViewController? { presentedChild }
  open override var childForStatusBarStyle: UIViewController? { presentedChild }

  @_spi(UIKitModules) open override func showAgain(_ child: UIViewController, animated: Bool) -> Bool {
    guard style != .unspecified, let column = columns.first(where: { $0.content === child }), !isShowing(column.kind) else {
      return false
    }
    request(.show(column.kind))
    return true
  }

  // MARK: Display mode

  /// Whether the columns are one stack; false until the view appears or is laid out.
  open var isCollapsed: Bool { state.isCollapsed }

  /// The display mode that the app wants, as far as the split behaviour has it; `.automatic` by default. The change is animated in an animation
  /// block.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesChanged() } }

  /// The display mode; while collapsed that before.
  open var displayMode: DisplayMode { state.mode }

  /// The split behaviour that the app wants, as far as the width allows; `.automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesChanged() } }

  /// The split behaviour for the present width.
  open var splitBehavior: SplitBehavior { behavior(in: widthForColumns) }

  /// Whether swipes from the edge show sidebars, and a bar has a button for that; true by default.
  open var presentsWithGesture = true { didSet { buttons.update() } }

  /// Whether the bar of the secondary column of three has a button that hides all others; false by default.
  open var showsSecondaryOnlyButton = false { didSet { buttons.update() } }

  /// Whether a bar has the button that changes the display mode; `.automatic` by default. Split views without a style have none in bars by
  /// themselves.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { buttons.update() } }

  /// A button that changes the display mode, to be put into a bar of a split view without a style.
  open var displayModeButtonItem: UIBarButtonItem { buttons.item }

  /// The side of the primary column; `.leading` by default, which is the right where text is read from there.
  open var primaryEdge = PrimaryEdge.leading { didSet { if primaryEdge != oldValue { preferencesChanged() } } }

  /// The primary column's background; `.none` by default.
  open var primaryBackgroundStyle = BackgroundStyle.none { didSet { showBackground() } }

  // MARK: Widths

  /// The wanted width of the primary column in points, `automaticDimension` by default; takes precedence over the fraction. Not finite: a
  /// programming error, as for all widths.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred ?? Self.automaticDimension }
    set { set(newValue, \.primaryWidth.preferred, "preferredPrimaryColumnWidth") }
  }

  /// The wanted width of the primary column as a part of the split view's; `automaticDimension`, the default, for 0.4, our choice.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction ?? Self.automaticDimension }
    set { set(newValue, \.primaryWidth.fraction, "preferredPrimaryColumnWidthFraction") }
  }

  /// The least width of the primary column; `automaticDimension`, the default, for 0.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum ?? Self.automaticDimension }
    set { set(newValue, \.primaryWidth.minimum, "minimumPrimaryColumnWidth") }
  }

  /// The greatest width of the primary column; `automaticDimension`, the default, for 320 points, and 480, our choice, for a person who drags
  /// the line beside it.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum ?? Self.automaticDimension }
    set { set(newValue, \.primaryWidth.maximum, "maximumPrimaryColumnWidth") }
  }

  /// The width of the primary column, shown or not; while collapsed that of the split view.
  open var primaryColumnWidth: CGFloat {
    let sidebars = sidebars(in: widthForColumns)
    return state.isCollapsed ? widthForColumns : sidebars.outer ?? sidebars.inner
  }

  /// As `preferredPrimaryColumnWidth`, of the supplementary column.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred ?? Self.automaticDimension }
    set { set(newValue, \.supplementaryWidth.preferred, "preferredSupplementaryColumnWidth") }
  }

  /// As `preferredPrimaryColumnWidthFraction`, of the supplementary column.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction ?? Self.automaticDimension }
    set { set(newValue, \.supplementaryWidth.fraction, "preferredSupplementaryColumnWidthFraction") }
  }

  /// As `minimumPrimaryColumnWidth`, of the supplementary column.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum ?? Self.automaticDimension }
    set { set(newValue, \.supplementaryWidth.minimum, "minimumSupplementaryColumnWidth") }
  }

  /// As `maximumPrimaryColumnWidth`, of the supplementary column.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum ?? Self.automaticDimension }
    set { set(newValue, \.supplementaryWidth.maximum, "maximumSupplementaryColumnWidth") }
  }

  /// The width of the supplementary column, shown or not; 0 of a split view of two columns.
  open var supplementaryColumnWidth: CGFloat {
    if style != .tripleColumn { return 0 }
    return state.isCollapsed ? widthForColumns : sidebars(in: widthForColumns).inner
  }

  /// The least width of the secondary column beside others, which decides on the split behaviour; `automaticDimension`, the default, for 320
  /// points, our choice.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { state.leastSecondary ?? Self.automaticDimension }
    set { set(newValue, \.state.leastSecondary, "minimumSecondaryColumnWidth") }
  }

  /// The wanted width of the inspector in points, `automaticDimension` by default; takes precedence over the fraction. It takes no more than
  /// leaves the secondary column its least width.
  open var preferredInspectorColumnWidth: CGFloat {
    get { inspectorWidth.preferred ?? Self.automaticDimension }
    set { set(newValue, \.inspectorWidth.preferred, "preferredInspectorColumnWidth") }
  }

  /// The wanted width of the inspector as a part of the split view's; `automaticDimension`, the default, for 270 points, our choice.
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { inspectorWidth.fraction ?? Self.automaticDimension }
    set { set(newValue, \.inspectorWidth.fraction, "preferredInspectorColumnWidthFraction") }
  }

  /// As `minimumPrimaryColumnWidth`, of the inspector.
  open var minimumInspectorColumnWidth: CGFloat {
    get { inspectorWidth.minimum ?? Self.automaticDimension }
    set { set(newValue, \.inspectorWidth.minimum, "minimumInspectorColumnWidth") }
  }

  /// As `maximumPrimaryColumnWidth`, of the inspector.
  open var maximumInspectorColumnWidth: CGFloat {
    get { inspectorWidth.maximum ?? Self.automaticDimension }
    set { set(newValue, \.inspectorWidth.maximum, "maximumInspectorColumnWidth") }
  }

  private func set(_ value: CGFloat, _ width: ReferenceWritableKeyPath<UISplitViewController, CGFloat?>, _ name: String) {
    ensure(value.isFinite, "UISplitViewController.\(name) = \(value): set a finite number, or automaticDimension")
    self[keyPath: width] = value < 0 ? nil : value
    widthsChanged()
  }

  // MARK: Orientation

  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// What the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adapt()
    for column in onScreen { column.placed?.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for column in onScreen { column.placed?.reportIsAppearing() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for column in onScreen where column.presence == .shown { column.placed?.endAppearanceTransition() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishMotion()
    for column in onScreen { column.placed?.beginAppearanceTransition(false, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for column in onScreen { column.placed.map(bringToOwnAppearance) }
  }

  // MARK: Layout

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The layout that follows knows the new width, too.
    if state.hasAdapted { view.setNeedsLayout() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adapt()
    sizeChanged()
  }

  /// The size of a column in a split view of that size, in the present display mode.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize)
  }

  // MARK: Ways back

  /// Hides sidebars that dim the secondary column.
  open override func accessibilityPerformEscape() -> Bool { closeOverlay() }

  /// Escape hides sidebars that dim the secondary column, if the views inside left the key; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), closeOverlay() { return }
    super.pressesBegan(presses, with: event)
  }
}
