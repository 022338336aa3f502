internal import CoreGraphics
public import Foundation
internal import ListModel
internal import QuartzCore

/// Items in sections, placed by a layout; only those that the bounds show have cells.
///
/// The collection view knows what is shown, and the layout where it stands. A scroll step that brings nothing new asks nobody; with a
/// `UICollectionViewFlowLayout` it allocates nothing either, and a flow of 100 million items of one size loads as fast as one of ten.
@MainActor open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Who it works with

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The scroll view's delegate, seen as a collection's; nil if that one is not a collection's delegate.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }

  /// Hears of items before they are shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetching = CollectionPrefetch() } }
  }

  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
  }

  /// Set, it shows at once; see `setCollectionViewLayout(_:animated:)`.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutState.layout }
    set { replaceLayout(newValue, animated: false, completion: nil) }
  }

  /// The elements move from where the one layout had them to where the other has them.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(layout, animated: animated, completion: nil)
  }

  /// - Parameter completion: Called once, when all have come to rest; with false if something else took over.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    replaceLayout(layout, animated: animated, completion: completion)
  }

  // MARK: Looks

  /// Behind the items; it fills the bounds and does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Selection

  /// Whether items can be selected, by touch or by code.
  open var allowsSelection = true

  open var allowsMultipleSelection = false

  /// As `allowsSelection`, while `isEditing`.
  open var allowsSelectionDuringEditing = false

  open var allowsMultipleSelectionDuringEditing = false

  /// What it means is up to the cells; here it changes which of the four above count.
  open var isEditing = false

  // MARK: Sizes that cells decide

  /// Whether a cell that is on screen is asked for its size again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: State (what the extensions beside this file work on)

  weak var collectionDelegate: (any UICollectionViewDelegate)?
  weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  var layoutState: CollectionLayoutState
  /// What the collection is doing; decides what may begin.
  var session = ListSession()
  /// What the delegate has still to hear.
  let messages = ListMessages<CollectionMessage>()
  var data = CollectionData()
  var stores = CollectionStores()
  /// All that has a view, but for what an update is about to take away.
  var elements: [ElementKey: ShownElement] = [:]
  var tiling = CollectionTiling()
  var selection: Set<RowPosition> = []
  var itemTouch: ItemTouch?
  var prefetching = CollectionPrefetch()
  var updating = CollectionUpdating()

  // MARK: Making

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutState = CollectionLayoutState(layout)
    super.init(frame: frame)
    setUp()
  }

  /// With a flow layout.
  public required init?(coder: NSCoder) {
    layoutState = CollectionLayoutState(UICollectionViewFlowLayout())
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    layoutState.layout.owner?.layoutTaken(layoutState.layout)
    layoutState.layout.owner = self
    _ = session.handle(.invalidated)
  }

  // MARK: Overrides

  nonisolated open override var description: String {
    describeOnMain {
      let layout = "layout = <\(DebugText.identity(layoutState.layout))>"
      return describe(after: scrollDescription + [layout] + dataSourceDescription(dataSource))
    }
  }

  open override func debugStateLines() -> [String] { super.debugStateLines() + listStateLines }

  override func delegateDidChange() {
    super.delegateDidChange()
    collectionDelegate = super.delegate as? any UICollectionViewDelegate
    flowDelegate = super.delegate as? any UICollectionViewDelegateFlowLayout
    if layoutState.layout is UICollectionViewFlowLayout { layoutState.layout.invalidateLayout() }
  }

  override func announce(_ news: ScrollNews) {
    if session.activity == .idle && !messages.isHeld { tell(news) } else { messages.news.formUnion(news) }
  }

  override var laysOutForSubviews: Bool { session.activity == .idle }

  override var refreshControlIndex: Int { backgroundView == nil ? 0 : 1 }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillBe(newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != bounds.size, transform.isIdentity { boundsWillBe(CGRect(origin: bounds.origin, size: newValue.size)) }
      super.frame = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    tile()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if layoutState.layout is UICollectionViewFlowLayout { layoutState.layout.invalidateLayout() }
  }

  override func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(for: proposed, velocity: velocity)
  }

  override func semanticsChanged() { turnAround() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginItemTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveItemTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endItemTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelItemTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Classes of cells and views

  /// nil takes the registration back. The class must be a subclass of `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// nil takes the registration back. The class must be a subclass of `UICollectionReusableView`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { registerSupplement(viewClass, elementKind, identifier) }

  /// A cell of that identifier that waits, or a new one of the class registered for it; there must be one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, indexPath) }

  /// A cell of the registration's class, filled by its handler; no call of `register` is needed. nil passes no item: the handler is not called.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { dequeue(registration, indexPath, item) }

  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { dequeue(registration, indexPath) }

  // MARK: Queries

  open var numberOfSections: Int { sectionCount }

  open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

  /// In the order of their items.
  open var visibleCells: [UICollectionViewCell] { shownCells }

  open var indexPathsForVisibleItems: [IndexPath] { shownPaths(.cell) }

  /// nil for an item out of view: it has no cell.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCell(at: indexPath) }

  /// nil for a cell that shows no item of this collection.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(showing: cell) }

  /// The foremost item there; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  /// nil for one that is out of view.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    shownView(.supplementary(elementKind), indexPath)
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(.supplementary(elementKind))
  }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    path(showing: supplementaryView)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownPaths(.supplementary(elementKind))
  }

  /// As the layout gives them, in the view's coordinates.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(kind), indexPath) }

  // MARK: Choosing items by code

  /// In the order of the items; nil when none is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Sends no message, and does nothing where selection is not allowed. nil deselects all items. An item that does not exist stops the program.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Sends no message.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Scrolling

  /// Brings the item to that place of the visible part, as near as the ends of the content allow; with no place, the shortest way.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// All changes that `updates` makes are shown together; change the data in there, too. What goes is named by its place before, what comes
  /// by its place after.
  ///
  /// Counts that then disagree with the changes stop the program, and so does a batch begun from inside a question to the data source.
  ///
  /// - Parameter completion: Called once, when all have come to rest; with false if something else took over.
  open func performBatchUpdates(_ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil) {
    batch("performBatchUpdates(_:completion:)", updates, completion)
  }

  /// Whether changes wait for the end of a batch.
  open var hasUncommittedUpdates: Bool { session.batchDepth > 0 && !updating.updates.isEmpty }

  /// Outside of a batch each of these is one.
  open func insertItems(at indexPaths: [IndexPath]) { change("insertItems(at:)") { $0.insertedRows += $1(indexPaths) } }

  open func deleteItems(at indexPaths: [IndexPath]) { change("deleteItems(at:)") { $0.deletedRows += $1(indexPaths) } }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveItem(at:to:)") { $0.movedRows.append(Move(from: $1([indexPath])[0], to: $1([newIndexPath])[0])) }
  }

  /// Other cells take the places of the present ones.
  open func reloadItems(at indexPaths: [IndexPath]) { change("reloadItems(at:)") { $0.reloadedRows += $1(indexPaths) } }

  /// The data source is asked for the cells that show these items again, and dequeues the very cells that are shown.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func insertSections(_ sections: IndexSet) {
    change("insertSections(_:)") { updates, _ in updates.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet) {
    change("deleteSections(_:)") { updates, _ in updates.deletedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)") { updates, _ in updates.movedSections.append(Move(from: section, to: newSection)) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change("reloadSections(_:)") { updates, _ in updates.reloadedSections += sections }
  }

  // MARK: Loading

  /// Asks for all counts anew and forgets the selection; the layout is prepared and cells are asked for in the next layout.
  ///
  /// From inside an answer of the data source it takes effect when that question is done.
  open func reloadData() {
    selection.removeAll()
    itemTouch = nil
    if session.handle(.reload) == .load { performLoad() } else { setNeedsLayout() }
  }
}
