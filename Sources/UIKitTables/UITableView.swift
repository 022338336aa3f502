internal import Diagnostics
public import Foundation
internal import ListModel
internal import NibFormat
internal import QuartzCore
internal import UIKitAccessibility
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics
public import UIKitLists

/// Rows in sections along the vertical axis; only visible rows have cells.
///
/// A table of 100 million rows of one height loads as fast as one of ten. A scroll step that shows no new row calls no data source and
/// allocates nothing.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// A height determined by the content. -1, as in UIKit.
  public static let automaticDimension: CGFloat = -1

  /// Set at initialization.
  open var style: Style { storedStyle }

  /// Held weakly; a change reloads the table before its next layout or answer.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      controller.names.ask(dataSource)
      if dataSource !== oldValue {
        editing.foundCommit(missing: false)
        controller.setNeedsReload()
      }
    }
  }

  /// The scroll view's delegate, if it is a table view delegate; else nil. A change reloads the table before its next layout or answer.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { super.delegate = newValue }
  }

  var dragging = TableDragging()

  /// Gives the items of rows that are dragged; held weakly, nil by default, for no drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate }
    set {
      dragging.dragDelegate = newValue
      updateDragging()
    }
  }

  /// Takes items that are dropped; held weakly, nil by default, for no drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate }
    set {
      dragging.dropDelegate = newValue
      updateDragging()
    }
  }

  /// Whether rows can be dragged where there is a `dragDelegate`; true by default, as on iPads.
  open var dragInteractionEnabled: Bool {
    get { dragging.isDragEnabled }
    set {
      dragging.isDragEnabled = newValue
      updateDragging()
    }
  }

  /// Whether a drag that rests on a row selects it; false by default.
  open var isSpringLoaded: Bool {
    get { dragging.springs != nil }
    set {
      if newValue == isSpringLoaded { return }
      dragging.springs?.end()
      dragging.springs = newValue ? ListSpringLoading(self) : nil
    }
  }

  /// Whether rows of this view are lifted or dragged.
  open var hasActiveDrag: Bool { controller.drags?.hasActiveDrag ?? false }

  /// Whether a drag is over the view.
  open var hasActiveDrop: Bool { controller.drags?.hasActiveDrop ?? false }

  /// Notified of rows before they are shown; held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { controller.restartPrefetching() } }
  }

  /// Whether `prefetchDataSource` is notified; true by default. Switching it off cancels announced rows.
  open var isPrefetchingEnabled: Bool {
    get { controller.isPrefetchingEnabled }
    set { controller.isPrefetchingEnabled = newValue }
  }

  // MARK: Heights

  /// The height of every row in points, unless the delegate implements `heightForRowAt`; automatic by default.
  open var rowHeight: CGFloat {
    get { heights.row }
    set { setHeight(\.row, newValue, "rowHeight") }
  }

  /// The height assumed for a row of automatic height until its cell is created; automatic, the default, assumes 52 points.
  open var estimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set { setHeight(\.estimatedRow, newValue, "estimatedRowHeight") }
  }

  /// The height of every header with a view or a title, unless the delegate implements `heightForHeaderInSection`; automatic by default:
  /// section "Tables" of docs/measurements.md, or what the view's content requires.
  open var sectionHeaderHeight: CGFloat {
    get { heights.header }
    set { setHeight(\.header, newValue, "sectionHeaderHeight") }
  }

  /// The height of every footer with a view or a title, unless the delegate implements `heightForFooterInSection`; automatic by default.
  open var sectionFooterHeight: CGFloat {
    get { heights.footer }
    set { setHeight(\.footer, newValue, "sectionFooterHeight") }
  }

  /// The height assumed for every header until the header comes into view. With 0 or automatic, the default, headers are asked for when the
  /// table loads.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { heights.estimatedHeader }
    set { setHeight(\.estimatedHeader, newValue, "estimatedSectionHeaderHeight") }
  }

  /// The height assumed for every footer until the footer comes into view. With 0 or automatic, the default, footers are asked for when the
  /// table loads.
  open var estimatedSectionFooterHeight: CGFloat {
    get { heights.estimatedFooter }
    set { setHeight(\.estimatedFooter, newValue, "estimatedSectionFooterHeight") }
  }

  /// Points between the end of a section and the next header view. Automatic, the default, is 22 in a plain table (section "Tables" of
  /// docs/measurements.md) and 0 in a grouped one.
  open var sectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { setHeight(\.headerTopPadding, newValue, "sectionHeaderTopPadding") }
  }

  /// The height of the empty rows whose separators are shown below the last row of a plain table that does not fill the screen; 0, the
  /// default, for none. Automatic uses the height of rows.
  open var fillerRowHeight: CGFloat {
    get { heights.filler }
    set { setHeight(\.filler, newValue, "fillerRowHeight") }
  }

  /// When a visible cell of automatic height is asked for its height again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  /// `.singleLine` by default; `.none` removes all separators.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle }
    set {
      looks.separatorStyle = newValue
      updateSeparators()
    }
  }

  /// `.separator` by default; nil removes all separators.
  open var separatorColor: UIColor? {
    get { looks.separatorColor }
    set {
      looks.separatorColor = newValue
      updateSeparators()
    }
  }

  /// Points at the left and right ends of separators; top and bottom are ignored. Unless set, separators start at the text.
  open var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? UIEdgeInsets(top: 0, left: UIView.sideMargin(width: bounds.width), bottom: 0, right: 0) }
    set {
      looks.separatorInset = newValue
      updateSeparators()
    }
  }

  /// What `separatorInset` is relative to; the edges of cells by default.
  open var separatorInsetReference: SeparatorInsetReference {
    get { looks.separatorInsetReference }
    set { setLook(\.separatorInsetReference, newValue) }
  }

  /// Whether the content of wide rows is limited to a readable width, centred; false by default.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.followsReadableWidth }
    set { setLook(\.followsReadableWidth, newValue) }
  }

  /// Whether the content views of cells, headers and footers avoid the left and right safe areas; true by default. The cells do not.
  open var insetsContentViewsToSafeArea: Bool {
    get { looks.insetsContentToSafeArea }
    set { setLook(\.insetsContentToSafeArea, newValue) }
  }

  /// A view behind the rows that fills the bounds and does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// A view above the first section. Its height is read when it is set: set it again after a change. nil by default.
  open var tableHeaderView: UIView? {
    didSet { replaceEndView(oldValue, tableHeaderView) }
  }

  /// A view below the last section. Its height is read when it is set: set it again after a change. nil by default.
  open var tableFooterView: UIView? {
    didSet { replaceEndView(oldValue, tableFooterView) }
  }

  // MARK: Selection

  /// Whether touches select rows outside editing mode; true by default. Code may select at any time.
  open var allowsSelection: Bool {
    get { selectionRules.allowsSelection }
    set { selectionRules.allowsSelection = newValue }
  }

  /// Whether touches select several rows outside editing mode; false by default. A change leaves the selection as it is.
  open var allowsMultipleSelection: Bool {
    get { selectionRules.allowsMultipleSelection }
    set { selectionRules.allowsMultipleSelection = newValue }
  }

  /// Whether touches select rows in editing mode; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selectionRules.allowsSelectionDuringEditing }
    set { selectionRules.allowsSelectionDuringEditing = newValue }
  }

  /// Whether touches select several rows in editing mode; false by default. Rows then show a selection circle instead of the controls for
  /// deleting and inserting. Set it before editing begins.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selectionRules.allowsMultipleSelectionDuringEditing }
    set { selectionRules.allowsMultipleSelectionDuringEditing = newValue }
  }

  // MARK: Focus

  /// Whether keys can bring the focus to rows; true by default, unlike on iPadOS, where only sidebars have it.
  open var allowsFocus: Bool {
    get { listFocus.allowsFocus }
    set { listFocus.allowsFocus = newValue }
  }

  /// Whether keys can bring the focus to rows in editing mode; true by default.
  open var allowsFocusDuringEditing: Bool {
    get { listFocus.allowsFocusDuringEditing }
    set { listFocus.allowsFocusDuringEditing = newValue }
  }

  /// Whether a key that moves the focus to a row selects it, with the messages of a touch; false by default. The delegate decides for
  /// single rows.
  open var selectionFollowsFocus: Bool {
    get { listFocus.selectionFollowsFocus }
    set { listFocus.selectionFollowsFocus = newValue }
  }

  /// Whether the focus comes back to the row that had it last, also if that is not on the screen; false by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { listFocus.remembersLast }
    set { listFocus.remembersLast = newValue }
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }

  open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(context, in: self)
    followFocus(context)
    tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }

  @_spi(UIKitModules) open override var focusRole: FocusRole { .group }

  // MARK: Context menus

  private var storedMenus: ListContextMenus?

  /// The interaction that asks the delegate for the menus of rows; nil without a delegate. Made when it is first used.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    if storedMenus == nil, tableDelegate != nil { storedMenus = ListContextMenus(self) }
    return storedMenus?.interaction
  }

  @_spi(UIKitModules) open override var usesHold: Bool { tableDelegate != nil }

  @_spi(UIKitModules) open override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    if press != .middle { _ = contextMenuInteraction }
    return super.performPress(press, at: point)
  }

  // MARK: Editing

  /// Whether editing mode is on, or a row is swiped aside. Setting it, like `setEditing(_:animated:)`, closes such a row.
  open var isEditing: Bool {
    get { editing.isOn || editing.openRow != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing mode on or off: rows show controls for deleting, inserting and reordering, according to the data source and the
  /// delegate. Clears the selection without messages.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// Posted after touches have changed the selection; the object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  // MARK: Index

  /// Number of rows below which no section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumRowCount }
    set {
      if newValue == sectionIndex.minimumRowCount { return }
      sectionIndex.minimumRowCount = newValue
      sectionIndexChanged()
    }
  }

  /// Colour of the index titles; nil, the default, for the tint colour.
  open var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set {
      sectionIndex.color = newValue
      sectionIndex.view?.updateLook()
    }
  }

  /// Background of the index; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex.backgroundColor }
    set {
      sectionIndex.backgroundColor = newValue
      sectionIndex.view?.updateLook()
    }
  }

  /// Background of the index while a finger touches it; nil, the default, for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndex.trackingBackgroundColor }
    set {
      sectionIndex.trackingBackgroundColor = newValue
      sectionIndex.view?.updateLook()
    }
  }

  /// Asks the data source for the index titles again; the rows are not reloaded.
  open func reloadSectionIndexTitles() {
    controller.loadIfNeeded()
    showSectionIndex(askedIndexTitles())
  }

  // MARK: State, each in the type that owns it

  let storedStyle: Style
  @exclusivity(unchecked) private(set) weak var tableDelegate: (any UITableViewDelegate)?
  private var heights = TableHeights()
  private(set) var looks = TableLooks()
  private(set) var selectionRules = ListSelectionRules()
  let controller = ListController<UITableView>()
  let extents = TableExtents()
  let pass = TablePass()
  let shown = ShownRows()
  let supplements = ShownSupplements()
  let leaving = LeavingViews()
  let edited = EditedElement<ShownRow>()
  let editing = TableEditing()
  let answers = DefaultAnswers()
  let listFocus = ListFocus()
  let multipleSelection = MultipleSelectionGestureRecognizer()
  let sectionIndex = SectionIndex()
  let filler = Filler()
  let cells = ReuseStore<UITableViewCell>()
  /// Sections that a storyboard describes; the table's controller shows them.
  package internal(set) var staticSections: [StaticSection] = []
  let headersAndFooters = ReuseStore<UITableViewHeaderFooterView>()

  // MARK: Making

  /// - Parameter style: Fixed for the life of the table.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table that a nib describes; from another coder a plain one.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    storedStyle = nib?.choice(.style, Style.self) ?? .plain
    super.init(coder: coder)
    setUp()
    if let nib { decodeTable(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = value as? any UITableViewDataSource
    case "delegate": delegate = value as? any UITableViewDelegate
    case "dragDelegate": dragDelegate = value as? any UITableViewDragDelegate
    case "dropDelegate": dropDelegate = value as? any UITableViewDropDelegate
    case "prefetchDataSource": prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case "tableHeaderView": tableHeaderView = value as? UIView
    case "tableFooterView": tableFooterView = value as? UIView
    case "backgroundView": backgroundView = value as? UIView
    default: return super.connectOutlet(name, to: value)
    }
    return true
  }

  private func setHeight(_ property: WritableKeyPath<TableHeights, CGFloat>, _ height: CGFloat, _ name: String) {
    ensure(
      (height >= 0 || height == Self.automaticDimension) && height <= ListLimits.length,
      "UITableView.\(name) = \(height): set 0 to \(ListLimits.length) points, or UITableView.automaticDimension")
    if height == heights[keyPath: property] { return }
    heights[keyPath: property] = height
    controller.setNeedsReload()
  }

  private func setLook<Value: Equatable>(_ property: WritableKeyPath<TableLooks, Value>, _ value: Value) {
    if value == looks[keyPath: property] { return }
    looks[keyPath: property] = value
    updateLook()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addGestureRecognizer(RowSwipeGestureRecognizer())
    addGestureRecognizer(multipleSelection)
    controller.attach(self)
  }

  // MARK: Overrides

  nonisolated open override var description: String {
    describeOnMain { describe(after: scrollDescription + dataSourceDescription(dataSource)) }
  }

  @_spi(UIKitModules) open override func scrollToEstimatedEnd(isVertical: Bool, forward: Bool) -> Bool {
    isVertical && scrollToEndRow(forward: forward)
  }

  open override func debugStateLines() -> [String] { super.debugStateLines() + listStateLines }

  @_spi(UIKitModules) open override func delegateDidChange() {
    super.delegateDidChange()
    tableDelegate = super.delegate as? any UITableViewDelegate
    controller.setNeedsReload()
  }

  @_spi(UIKitModules) open override var laysOutForSubviews: Bool { controller.isIdle }

  @_spi(UIKitModules) open override var refreshControlIndex: Int { backgroundView == nil ? 0 : 1 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    controller.loadIfNeeded()
    resizeRowsIfAsked()
    controller.tile()
    if editing.openRow != nil, isDragging || isDecelerating { closeOpenRow(animated: true) }
    editing.carried?.follow()
  }

  @_spi(UIKitModules) open override func announce(_ changes: ScrollChanges) {
    controller.announceWhenIdle(changes)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateLook()
  }

  /// A finger on the index is the index's from the start.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    sectionIndex.view?.holds(gestureRecognizer) != true && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    // The text size changes the contents of cells without a message.
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    pass.setNeedsResizing(animated: false)
    // Views in the pools keep the traits with which they left.
    cells.empty()
    headersAndFooters.empty()
    setNeedsLayout()
  }

  @_spi(UIKitModules) open override func semanticsChanged() {
    super.semanticsChanged()
    updateLook()
    layOutRowsAnew()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !controller.beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !controller.moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !controller.endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !controller.cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Queries

  /// Loads the table if necessary. O(1).
  open var numberOfSections: Int { sectionCount }

  /// Loads the table if necessary; stops the program if there is no such section. O(1).
  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

  /// The rectangle of a row in content coordinates, visible or not; zero for a row that does not exist. O(log rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The rectangle of header, rows and footer together; stops the program if there is no such section.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The place of the header while it is not pinned to an edge; stops the program if there is no such section.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// The place of the footer while it is not pinned to an edge; stops the program if there is no such section.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// The row at the y of `point`; nil on headers, on footers and outside the sections. O(log rows).
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  /// Every row that overlaps the y range of `rect`; nil if `rect` lies beside the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  /// From top to bottom; tiles first, so that the cells match the bounds.
  open var visibleCells: [UITableViewCell] { shownCells }

  /// From top to bottom; nil if no row is visible.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }

  /// The cell of a visible row; nil for any other row, which has no cell.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// The row shown by `cell`; nil if it shows none of this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(showing: cell) }

  /// The header view of a section; nil if it is not visible, or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.header, section) }

  /// The footer view of a section; nil if it is not visible, or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.footer, section) }

  /// The uppermost selected row; nil without a selection.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// From top to bottom; nil without a selection.
  open var indexPathsForSelectedRows: [IndexPath]? { controller.selection.isEmpty ? nil : selectedPaths }

  // MARK: Loading

  /// Asks for all counts and heights again and clears the selection; cells are asked for in the next layout.
  ///
  /// Inside a data source method or a layout pass, the reload takes effect after it.
  ///
  /// Inside a batch, the reload replaces all updates of the batch.
  open func reloadData() {
    controller.reload()
  }

  // MARK: Updates

  /// What becomes of an illegal batch of updates; see `ListUpdatePolicy.automatic`, the default.
  open var updatePolicy: ListUpdatePolicy {
    get { controller.updatePolicy }
    set { controller.updatePolicy = newValue }
  }

  /// Called with each report of a recovered batch, once the list is idle, after the report has been logged; nil by default.
  open var updateReportHandler: (@MainActor (ListUpdateReport) -> Void)? {
    get { controller.updateReportHandler }
    set { controller.updateReportHandler = newValue }
  }

  /// Calls `updates`, then shows all its changes at once, animated; `completion` is called once when their animation has ended.
  ///
  /// Deletions, reloads and sources of moves are places before the batch, insertions and destinations places after it, in any order. The
  /// data must have changed when `updates` returns; counts that do not agree with the calls stop the program. Even without changes all
  /// heights are asked for again, and rows of automatic height are measured. The visible rows stay in place when rows above them come or
  /// go.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch("performBatchUpdates(_:completion:)", isSingle: false) {
      updates?()
      if let completion { controller.editBatch { $0.completions.append { completion($0) } } }
    }
  }

  /// Begins a batch: changes up to the matching `endUpdates()` are shown together. Batches nest. Stops the program inside a data source
  /// method.
  open func beginUpdates() { controller.openBatch("beginUpdates()", isSingle: false) }

  /// Ends a batch, as `performBatchUpdates(_:completion:)` does after its closure; stops the program without `beginUpdates()`.
  open func endUpdates() {
    controller.isInBatch
      ? controller.closeBatch() : controller.report("endUpdates()", "UITableView.endUpdates() without beginUpdates()", .ignored)
  }

  /// Whether a batch is open, from its begin to its end.
  open var hasUncommittedUpdates: Bool { controller.isInBatch }

  /// Indices after the batch. Outside a batch, a batch of its own.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { insert(sections: sections, animation) }

  /// Indices before the batch. Outside a batch, a batch of its own.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { delete(sections: sections, animation) }

  /// Indices before the batch; the sections may have other rows afterwards. All their cells are replaced.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reload(sections: sections, animation) }

  /// From an index before the batch to one after it; the rows move along.
  open func moveSection(_ section: Int, toSection newSection: Int) { move(section: section, to: newSection) }

  /// Places after the batch. Outside a batch, a batch of its own.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { insert(rows: indexPaths, animation) }

  /// Places before the batch. Outside a batch, a batch of its own.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { delete(rows: indexPaths, animation) }

  /// Places before the batch. Asks for new cells of visible rows and deselects the rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload(rows: indexPaths, animation) }

  /// From a place before the batch to one after it; the row keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { move(row: indexPath, to: newIndexPath) }

  /// Asks the data source for the cells of these rows again; dequeuing then returns the present cell, without `prepareForReuse()`. Ignores
  /// rows that are not visible; stops the program for rows that do not exist.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure { indexPaths } }

  // MARK: Scrolling

  /// Scrolls so that the row is at the given place of the visible part, as near as the ends of the content allow. Stops the program if
  /// there is no such row.
  ///
  /// - Parameter indexPath: The row `NSNotFound` stands for the section's header.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the first selected row; does nothing without one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = controller.selection.min() else { return }
    scrollToRow(at: IndexPath(first), at: scrollPosition, animated: animated)
  }

  // MARK: Selection by code

  /// Selects a row without messages to the delegate; nil deselects all rows. A row that does not exist stops the program.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without messages to the delegate; ignores rows that do not exist.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let position = position(indexPath) else { return }
    setSelected(false, position, animated: animated)
  }

  // MARK: Cells

  /// The class that is instantiated for the identifier, a subclass of `UITableViewCell`; nil removes the registration. Waiting cells of the
  /// identifier are dropped.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, identifier, "UITableView.register(_:forCellReuseIdentifier:)")
  }

  /// The class that is instantiated for the identifier, a subclass of `UITableViewHeaderFooterView`; nil removes the registration. Waiting
  /// views of the identifier are dropped.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headersAndFooters.register(aClass, identifier, "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)")
  }

  /// A waiting cell, after `prepareForReuse()`, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellToReconfigure(identifier) ?? cells.dequeue(identifier)
  }

  /// As `dequeueReusableCell(withIdentifier:)`, with the size of the row; an identifier that was never registered stops the program.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// A waiting view, after `prepareForReuse()`, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headersAndFooters.dequeue(identifier)
  }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .table }
  @_spi(UIKitModules) open override var accessibilityChildren: [UIResponder] { subviews.sortedByTop }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITableView.separatorColor),
      AppearanceProperty(\UITableView.sectionIndexColor),
      AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
      AppearanceProperty(\UITableView.sectionIndexTrackingBackgroundColor),
    ]
  }
}
