public import Foundation
internal import ListModel
internal import QuartzCore

/// Rows in sections, one under another; only those that the bounds show have cells.
///
/// A table of 100 million rows of one height loads as fast as one of ten. A scroll step that brings no new row asks nobody and allocates nothing.
@MainActor open class UITableView: UIScrollView {
  /// Stands for a height that the content decides. In points it is -1, as in UIKit.
  public static let automaticDimension: CGFloat = -1

  open var style: Style { storedStyle }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The scroll view's delegate, seen as a table's; nil if that one is not a table's delegate.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { super.delegate = newValue }
  }

  /// Hears of rows before they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetching = TablePrefetch() } }
  }

  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
  }

  // MARK: Heights

  /// Of every row, unless the delegate says otherwise.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { heightChanged(rowHeight, oldValue, "rowHeight") }
  }

  /// What a row of automatic height is taken for until its cell is made.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { heightChanged(estimatedRowHeight, oldValue, "estimatedRowHeight") }
  }

  /// Of every header that has a view or a title, unless the delegate says otherwise.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightChanged(sectionHeaderHeight, oldValue, "sectionHeaderHeight") }
  }

  /// Of every footer that has a view or a title, unless the delegate says otherwise.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightChanged(sectionFooterHeight, oldValue, "sectionFooterHeight") }
  }

  /// Taken for the height of every header until it comes into view. 0 or automatic: headers are asked for when the table loads.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightChanged(estimatedSectionHeaderHeight, oldValue, "estimatedSectionHeaderHeight") }
  }

  /// Taken for the height of every footer until it comes into view. 0 or automatic: footers are asked for when the table loads.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightChanged(estimatedSectionFooterHeight, oldValue, "estimatedSectionFooterHeight") }
  }

  /// Points between the end of a section and the header of the next one, above the header view. Automatic is 22 in a plain table
  /// (recorded from iOS) and 0 in a grouped one.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { heightChanged(sectionHeaderTopPadding, oldValue, "sectionHeaderTopPadding") }
  }

  /// Of the rows that do not exist, which lines below the last row of a plain table show where the table is taller than its rows; 0 for
  /// none. Automatic takes them for as tall as rows.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { heightChanged(fillerRowHeight, oldValue, "fillerRowHeight") }
  }

  /// Whether a cell that is on screen and decides its height is asked for it again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updateSeparators() }
  }

  open var separatorColor: UIColor? = .separator {
    didSet { updateSeparators() }
  }

  /// Only left and right count. Unless set, separators start where the text does.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: UITableViewCell.sideMargin(width: bounds.width), bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      updateSeparators()
    }
  }

  /// From where `separatorInset` is counted.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { updateLook() } }
  }

  /// Whether rows that are wider than can be read well keep their content in the middle.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { updateLook() } }
  }

  /// Whether the content views of cells, headers and footers keep out of the sides of the safe area; the cells do not.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { updateLook() } }
  }

  /// Behind the rows; it fills the bounds and does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Above the first section. Its height is read when it is set; set it again after a change.
  open var tableHeaderView: UIView? {
    didSet { replaceEndView(oldValue, tableHeaderView) }
  }

  /// Below the last section. Its height is read when it is set; set it again after a change.
  open var tableFooterView: UIView? {
    didSet { replaceEndView(oldValue, tableFooterView) }
  }

  // MARK: Selection

  /// Whether touches select; code may at any time.
  open var allowsSelection = true

  open var allowsMultipleSelection = false

  /// As `allowsSelection`, while `setEditing(true, animated:)` holds.
  open var allowsSelectionDuringEditing = false

  /// Touches select any number of rows in editing mode; each row shows a circle that says whether it is selected, and no control that
  /// deletes or inserts. Set it before editing begins.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  /// Also while a row is open that a finger has moved aside; setting it, as `setEditing(_:animated:)`, closes that row.
  open var isEditing: Bool {
    get { editing.isOn || editing.openCell != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// In editing mode rows offer to be deleted, to have others inserted, and to be carried elsewhere, as the data source and the
  /// delegate say. What was selected is so no more, without a message.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// Posted when touches have changed what is selected; its object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  // MARK: Index

  /// No index is shown beside fewer rows.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { sectionIndexChanged() } }
  }

  /// Of its titles; nil for the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { sectionIndex?.updateLook() }
  }

  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex?.updateLook() }
  }

  /// While a finger is on it; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex?.updateLook() }
  }

  /// Asks the data source for the titles again; the rows stay.
  open func reloadSectionIndexTitles() {
    loadIfNeeded()
    showSectionIndex(askedIndexTitles())
  }

  // MARK: State (what the extensions beside this file work on)

  let storedStyle: Style
  weak var tableDelegate: (any UITableViewDelegate)?
  var ownSeparatorInset: UIEdgeInsets?
  var layout = SectionedExtents()
  /// What the table is doing; decides what may begin.
  var session = ListSession()
  /// What the delegate and the data source have still to hear.
  let messages = ListMessages<TableMessage>()
  var load = LoadState()
  var cells = ReuseStore<UITableViewCell>()
  var headersAndFooters = ReuseStore<UITableViewHeaderFooterView>()
  /// In the order of their positions, without gaps.
  var shownRows: [ShownRow] = []
  var shownRange: ClosedRange<RowPosition>?
  var shownSupplements: [ShownSupplement] = []
  var tiling = TilingState()
  var prefetching = TablePrefetch()
  var selection: Set<RowPosition> = []
  var rowTouch: RowTouch?
  var editing = TableEditing()
  var sectionIndex: SectionIndexView?
  var filler: FillerLines?
  var batch = TableBatch()
  /// Closed during the pass under way, and carried out when the pass ends.
  var waitingBatch: TableBatch?
  /// Cells, headers and footers that still show while they are on their way out.
  var leaving: [LeavingView] = []

  // MARK: Making

  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addGestureRecognizer(RowSwipeGestureRecognizer(self))
    _ = session.handle(.invalidated)
  }

  // MARK: Overrides

  nonisolated open override var description: String {
    describeOnMain { describe(after: scrollDescription + dataSourceDescription(dataSource)) }
  }

  open override func debugStateLines() -> [String] { super.debugStateLines() + listStateLines }

  override func delegateDidChange() {
    super.delegateDidChange()
    tableDelegate = super.delegate as? any UITableViewDelegate
    setNeedsReload()
  }

  override var laysOutForSubviews: Bool { session.activity == .idle }

  override var refreshControlIndex: Int { backgroundView == nil ? 0 : 1 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    resizeRowsIfAsked()
    tile()
    if editing.openCell != nil, isDragging || isDecelerating { closeOpenRow(animated: true) }
    editing.carried?.follow()
  }

  override func announce(_ news: ScrollNews) {
    if session.activity == .idle && !messages.isHeld { tell(news) } else { messages.news.formUnion(news) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateLook()
  }

  /// A finger on the index is the index's from the start.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isOnSectionIndex(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func semanticsChanged() {
    super.semanticsChanged()
    updateLook()
    layOutRowsAnew()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginRowTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveRowTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endRowTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelRowTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Queries

  open var numberOfSections: Int { sectionCount }

  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

  /// An empty rectangle for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// Header, rows and footer together.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Where it stands when it does not stick to an edge.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// Where it stands when it does not stick to an edge.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// nil on headers, on footers and outside the sections.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  /// Every row of which the rectangle covers something; nil when its sides are outside of the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  open var visibleCells: [UITableViewCell] { shownCells }

  /// nil when no row shows.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }

  /// nil for a row out of view: it has no cell.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// nil for a cell that shows no row of this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(showing: cell) }

  /// nil when it is out of view, or has only its title's height.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.header, section) }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.footer, section) }

  /// The uppermost of them.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// From top to bottom; nil when no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selectedPaths }

  // MARK: Loading

  /// Asks for all counts and heights anew and forgets the selection; the cells are asked for in the next layout.
  ///
  /// From inside an answer of the data source it takes effect when that question is done.
  ///
  /// Inside a batch it takes the place of everything the batch has said so far and will say.
  open func reloadData() {
    selection.removeAll()
    rowTouch = nil
    if session.handle(.reload) == .load { performLoad() } else { setNeedsLayout() }
  }

  // MARK: Updates

  /// Calls `updates`, then shows all its changes at once, animated; `completion` is called once when they have come to their end.
  ///
  /// What goes or changes is named by its place before, what comes by its place after, in any order. The data must have changed
  /// when `updates` returns; counts that do not add up to what the calls said stop the program.
  /// Even without a change all heights are asked for anew, and rows of automatic height measured. What the person looks at
  /// stays in place when rows above it come or go.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch("performBatchUpdates", completion: completion) { updates?() }
  }

  /// From here to `endUpdates()` changes are only noted down. Calls nest.
  open func beginUpdates() { beginBatch("beginUpdates()") }

  open func endUpdates() { endBatch() }

  /// Whether a batch is open.
  open var hasUncommittedUpdates: Bool { session.batchDepth > 0 }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { insert(sections: sections, animation) }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { delete(sections: sections, animation) }

  /// They may have other rows afterwards.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reload(sections: sections, animation) }

  open func moveSection(_ section: Int, toSection newSection: Int) { move(section: section, to: newSection) }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { insert(rows: indexPaths, animation) }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { delete(rows: indexPaths, animation) }

  /// Asks for new cells, where they show, and deselects the rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload(rows: indexPaths, animation) }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { move(row: indexPath, to: newIndexPath) }

  /// Lets the data source set up the cells that show these rows once more: dequeuing gives it the very same cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(rows: indexPaths) }

  // MARK: Scrolling

  /// Brings the row to that place of the visible part, as near as the ends of the content allow.
  ///
  /// - Parameter indexPath: with `NSNotFound` as its row it means the section's header.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// To the first selected row; nothing happens without one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selection.min() else { return }
    scrollToRow(at: IndexPath(first), at: scrollPosition, animated: animated)
  }

  // MARK: Choosing rows by code

  /// Sends no message. nil deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Sends no message.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let position = position(indexPath) else { return }
    setSelected(false, position, animated: animated)
  }

  // MARK: Cells

  /// nil takes the registration back. The class must be a subclass of `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, identifier, "UITableView.register(_:forCellReuseIdentifier:)")
  }

  /// nil takes the registration back. The class must be a subclass of `UITableViewHeaderFooterView`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headersAndFooters.register(aClass, identifier, "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)")
  }

  /// A cell of that identifier that waits, or a new one of the class registered for it; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellToReconfigure(identifier) ?? cells.dequeue(identifier)
  }

  /// As the other, with the size of its row; an identifier that was never registered stops the program.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeue(identifier, for: indexPath)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headersAndFooters.dequeue(identifier)
  }
}
