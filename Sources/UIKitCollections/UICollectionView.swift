internal import CoreGraphics
public import Foundation
internal import ListModel
internal import NibFormat
internal import QuartzCore
internal import UIKitAccessibility
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics
public import UIKitLists

/// Items in sections, placed by a layout; only visible items have cells.
///
/// A scroll step that shows nothing new calls no data source; with a `UICollectionViewFlowLayout` it allocates nothing either, and a flow
/// of 100 million items of one size loads as fast as one of ten.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The kind of the headers of a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Data source, delegate and layout

  /// Held weakly; a change reloads the collection before its next layout or answer.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      controller.names.ask(dataSource)
      if dataSource !== oldValue { controller.setNeedsReload() }
    }
  }

  /// The scroll view's delegate, if it is a collection view delegate; else nil. A change invalidates a flow layout, whose sizes the
  /// delegate may determine.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }

  var dragging = CollectionDragging()

  /// Gives the items of items that are dragged; held weakly, nil by default, for no drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate }
    set {
      dragging.dragDelegate = newValue
      updateDragging()
    }
  }

  /// Takes items that are dropped; held weakly, nil by default, for no drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate }
    set {
      dragging.dropDelegate = newValue
      updateDragging()
    }
  }

  /// Whether items can be dragged where there is a `dragDelegate`; true by default, as on iPads.
  open var dragInteractionEnabled: Bool {
    get { dragging.isDragEnabled }
    set {
      dragging.isDragEnabled = newValue
      updateDragging()
    }
  }

  /// Whether a drag that rests on an item selects it; false by default.
  open var isSpringLoaded: Bool {
    get { dragging.springs != nil }
    set {
      if newValue == isSpringLoaded { return }
      dragging.springs?.end()
      dragging.springs = newValue ? ListSpringLoading(self) : nil
    }
  }

  /// Whether items of this view are lifted or dragged.
  open var hasActiveDrag: Bool { controller.drags?.hasActiveDrag ?? false }

  /// Whether a drag is over the view.
  open var hasActiveDrop: Bool { controller.drags?.hasActiveDrop ?? false }

  /// Notified of items before they are shown; held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { controller.restartPrefetching() } }
  }

  /// Whether `prefetchDataSource` is notified; true by default. Switching it off cancels announced items.
  open var isPrefetchingEnabled: Bool {
    get { controller.isPrefetchingEnabled }
    set { controller.isPrefetchingEnabled = newValue }
  }

  /// The layout. Setting it shows the new places at once; see `setCollectionViewLayout(_:animated:)`.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutState.layout }
    set { replaceLayout(newValue, animated: false, completion: nil) }
  }

  /// Replaces the layout; if animated, the visible elements move from their old to their new places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(layout, animated: animated, completion: nil)
  }

  /// - Parameter completion: Called once, when the animation has ended; with false if something else ended it.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    replaceLayout(layout, animated: animated, completion: completion)
  }

  /// Called when an interactive transition ends: whether it was finished rather than cancelled, and whether the animation came to its end.
  public typealias LayoutInteractiveTransitionCompletion = @MainActor (Bool, Bool) -> Void

  /// Makes a transition layout, the delegate's if it gives one, the collection's layout; a gesture then sets its `transitionProgress`.
  /// Must be ended by one of the two methods below; setting a layout ends it too.
  ///
  /// - Parameter completion: Called once, after the animation of the end.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Moves the elements from their present places to those of the next layout, which becomes the collection's layout at once.
  open func finishInteractiveTransition() { endTransition("finishInteractiveTransition()") { $0.nextLayout } }

  /// Moves the elements back to the places of the former layout, which becomes the collection's layout at once.
  open func cancelInteractiveTransition() { endTransition("cancelInteractiveTransition()") { $0.currentLayout } }

  // MARK: Looks

  /// A view behind the items that fills the bounds and does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Focus

  /// Whether keys can bring the focus to items; true by default, unlike on iPadOS, where only sidebars have it.
  open var allowsFocus: Bool {
    get { listFocus.allowsFocus }
    set { listFocus.allowsFocus = newValue }
  }

  /// Whether keys can bring the focus to items in editing mode; true by default.
  open var allowsFocusDuringEditing: Bool {
    get { listFocus.allowsFocusDuringEditing }
    set { listFocus.allowsFocusDuringEditing = newValue }
  }

  /// Whether a key that moves the focus to an item selects it, with the messages of a touch; false by default. The delegate decides for
  /// single items.
  open var selectionFollowsFocus: Bool {
    get { listFocus.selectionFollowsFocus }
    set { listFocus.selectionFollowsFocus = newValue }
  }

  /// Whether the focus comes back to the item that had it last, also if that is not on the screen; false by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { listFocus.remembersLast }
    set { listFocus.remembersLast = newValue }
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    collectionDelegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }

  open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    followFocus(context)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }

  @_spi(UIKitModules) open override var focusRole: FocusRole { .group }

  // MARK: Context menus

  private var storedMenus: ListContextMenus?

  /// The interaction that asks the delegate for the menus of items; nil without a delegate. Made when it is first used.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    if storedMenus == nil, collectionDelegate != nil { storedMenus = ListContextMenus(self) }
    return storedMenus?.interaction
  }

  @_spi(UIKitModules) open override var usesHold: Bool { collectionDelegate != nil }

  @_spi(UIKitModules) open override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    if press != .middle { _ = contextMenuInteraction }
    return super.performPress(press, at: point)
  }

  // MARK: Selection

  /// Whether items can be selected outside editing, by touch or by code; true by default.
  open var allowsSelection: Bool {
    get { selectionRules.allowsSelection }
    set { selectionRules.allowsSelection = newValue }
  }

  /// Whether several items can be selected outside editing; false by default. A change leaves the selection as it is.
  open var allowsMultipleSelection: Bool {
    get { selectionRules.allowsMultipleSelection }
    set { selectionRules.allowsMultipleSelection = newValue }
  }

  /// Whether items can be selected while `isEditing`; false by default, and without effect if several can be.
  open var allowsSelectionDuringEditing: Bool {
    get { selectionRules.allowsSelectionDuringEditing }
    set { selectionRules.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several items can be selected while `isEditing`; false by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selectionRules.allowsMultipleSelectionDuringEditing }
    set { selectionRules.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether the collection is edited; false by default. Determines which of the four properties above hold, and disables primary actions.
  /// Cells see it in `configurationState`, and list cells show the accessories of that state.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }

  // MARK: Self-sizing

  /// When a visible cell is asked for its size again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: State, each in the type that owns it

  /// The scroll views of the sections that scroll by themselves.
  let hosts = CollectionHosts()
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
  private(set) weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  let layoutState: CollectionLayoutState
  private(set) var selectionRules = ListSelectionRules()
  let controller = ListController<UICollectionView>()
  var data = CollectionData()
  let stores = CollectionStores()
  /// The titles along the trailing edge; nil while the data source has none.
  final var index: SectionIndexView?
  let elements = ShownElements()
  let tiling = CollectionTiling()
  let edited = EditedElement<ShownElement>()
  var updating = CollectionUpdating()
  var movement: CollectionMovement?
  var swiping = CollectionSwiping()
  let multipleSelection = MultipleSelectionGestureRecognizer()
  let answers = DefaultAnswers()
  let listFocus = ListFocus()
  /// The background that the layout has chosen, until another one is set.
  var layoutBackground: UIColor? = .systemBackground

  // MARK: Making

  /// - Parameter layout: Taken over from another collection that uses it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutState = CollectionLayoutState(layout)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a collection that a nib describes; from another coder one with a flow layout.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    layoutState = CollectionLayoutState(
      nib?.object(.collectionViewLayout) as? UICollectionViewLayout ?? UICollectionViewFlowLayout())
    super.init(coder: coder)
    setUp()
    if let nib { decodeCollection(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = value as? any UICollectionViewDataSource
    case "delegate": delegate = value as? any UICollectionViewDelegate
    case "dragDelegate": dragDelegate = value as? any UICollectionViewDragDelegate
    case "dropDelegate": dropDelegate = value as? any UICollectionViewDropDelegate
    case "prefetchDataSource": prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case "backgroundView": backgroundView = value as? UIView
    default: return super.connectOutlet(name, to: value)
    }
    return true
  }

  private func setUp() {
    backgroundColor = .systemBackground
    layoutState.layout.owner?.layoutTaken(layoutState.layout)
    layoutState.layout.owner = self
    addGestureRecognizer(multipleSelection)
    controller.attach(self)
  }

  // MARK: Overrides

  nonisolated open override var description: String {
    describeOnMain {
      let layout = "layout = <\(DebugText.identity(layoutState.layout))>"
      return describe(after: scrollDescription + [layout] + dataSourceDescription(dataSource))
    }
  }

  @_spi(UIKitModules) open override func scrollToEstimatedEnd(isVertical: Bool, forward: Bool) -> Bool {
    scrollToEndItem(isVertical: isVertical, forward: forward)
  }

  open override func debugStateLines() -> [String] { super.debugStateLines() + listStateLines }

  @_spi(UIKitModules) open override func delegateDidChange() {
    super.delegateDidChange()
    collectionDelegate = super.delegate as? any UICollectionViewDelegate
    flowDelegate = super.delegate as? any UICollectionViewDelegateFlowLayout
    if layoutState.layout is UICollectionViewFlowLayout { layoutState.layout.invalidateLayout() }
  }

  @_spi(UIKitModules) open override func announce(_ changes: ScrollChanges) {
    controller.announceWhenIdle(changes)
  }

  @_spi(UIKitModules) open override var laysOutForSubviews: Bool { controller.isIdle }

  @_spi(UIKitModules) open override var refreshControlIndex: Int { backgroundView == nil ? 0 : 1 }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      changing(to: newValue) { super.bounds = newValue }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let isResized = newValue.size != bounds.size && transform.isIdentity
      changing(to: isResized ? CGRect(origin: bounds.origin, size: newValue.size) : bounds) { super.frame = newValue }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    controller.loadIfNeeded()
    controller.tile()
    if swiping.openRow != nil, isDragging || isDecelerating { closeOpenRow(animated: true) }
    if let movement, movement.isLate { moveMovement(to: movement.position) }
  }

  /// A finger on the index is the index's from the start.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    index?.holds(gestureRecognizer) != true && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutState.layout.surroundingsChanged()
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if !(layoutState.layout is UICollectionViewFlowLayout) { layoutState.layout.surroundingsChanged() }
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    tiling.setNeedsMeasuring()
    // Views in the pools keep the traits with which they left.
    stores.empty()
    setNeedsLayout()
  }

  @_spi(UIKitModules) open override func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(for: proposed, velocity: velocity)
  }

  @_spi(UIKitModules) open override func semanticsChanged() { turnAround() }

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

  // MARK: Registration and reuse

  /// The class that is instantiated for the identifier, a subclass of `UICollectionViewCell`; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// The class that is instantiated for the kind and the identifier, a subclass of `UICollectionReusableView`; nil removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { registerSupplement(viewClass, elementKind, identifier) }

  /// A waiting cell, after `prepareForReuse()`, or a new one of the registered class, in the item's size; an identifier that was never
  /// registered stops the program.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A waiting view, after `prepareForReuse()`, or a new one of the registered class, in the element's size; a kind and identifier never
  /// registered stop the program.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, indexPath) }

  /// A cell of the registration's class, configured by its handler; needs no call of `register`. With nil as item the handler is not
  /// called.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { dequeue(registration, indexPath, item) }

  /// A view of the registration's class and kind, configured by its handler; needs no call of `register`.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { dequeue(registration, indexPath) }

  // MARK: Queries

  /// Loads the collection if necessary. O(1).
  open var numberOfSections: Int { sectionCount }

  /// Loads the collection if necessary; stops the program if there is no such section. O(1).
  open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

  /// In the order of their items; tiles first, so that the cells match the bounds.
  open var visibleCells: [UICollectionViewCell] { shownCells }

  /// In order; empty if no item is visible.
  open var indexPathsForVisibleItems: [IndexPath] { shownPaths(.cell) }

  /// The cell of a visible item; nil for any other item, which has no cell.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCell(at: indexPath) }

  /// The item shown by `cell`; nil if it shows none of this collection.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(showing: cell) }

  /// The foremost item at a point in content coordinates; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  /// The view of a visible supplementary element; nil for any other one.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    shownView(.supplementary(elementKind), indexPath)
  }

  /// In the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(.supplementary(elementKind))
  }

  /// The index path of the element shown by the view; nil if it shows none of this collection.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    path(showing: supplementaryView)
  }

  /// In order; empty if no element of the kind is visible.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownPaths(.supplementary(elementKind))
  }

  /// The layout's attributes of an item, visible or not, in the collection's coordinates; nil for an item that does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, indexPath)
  }

  /// The layout's attributes of a supplementary element, visible or not, in the collection's coordinates; nil if the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(kind), indexPath) }

  // MARK: Selection by code

  /// In the order of the items; nil without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item without messages to the delegate; nil deselects all items. Does nothing if selection is not allowed; an item that does
  /// not exist stops the program.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without messages to the delegate; ignores items that do not exist.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Scrolling

  /// Scrolls so that the item is at the given place of the visible part, as near as the ends of the content allow; without a place, the
  /// shortest way. An item that does not exist, or two places on one axis, stop the program.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
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

  /// Shows all changes that `updates` makes together; change the data inside. Deletions, reloads and sources of moves are places before the
  /// batch, insertions and destinations places after it.
  ///
  /// Counts that do not agree with the changes stop the program, as does a batch inside a data source method.
  ///
  /// - Parameter completion: Called once, when the animation has ended; with false if something else ended it.
  open func performBatchUpdates(_ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil) {
    runBatch("performBatchUpdates(_:completion:)", updates, completion)
  }

  /// Whether the open batch has changes.
  open var hasUncommittedUpdates: Bool { controller.hasChanges }

  /// Places after the batch. Outside a batch, a batch of its own.
  open func insertItems(at indexPaths: [IndexPath]) { change("insertItems(at:)", indexPaths) { $0.insertedRows += $1 } }

  /// Places before the batch. Outside a batch, a batch of its own.
  open func deleteItems(at indexPaths: [IndexPath]) { change("deleteItems(at:)", indexPaths) { $0.deletedRows += $1 } }

  /// From a place before the batch to one after it; the item keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveItem(at:to:)", [indexPath, newIndexPath]) {
      if $1.count == 2 { $0.movedRows.append(Move(from: $1[0], to: $1[1])) }
    }
  }

  /// Places before the batch. Asks for new cells of visible items.
  open func reloadItems(at indexPaths: [IndexPath]) { change("reloadItems(at:)", indexPaths) { $0.reloadedRows += $1 } }

  /// Asks the data source for the cells of these items again; dequeuing then returns the present cell. Ignores items that are not visible.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure { indexPaths } }

  /// Indices after the batch. Outside a batch, a batch of its own.
  open func insertSections(_ sections: IndexSet) {
    change("insertSections(_:)") { updates, _ in updates.insertedSections += sections }
  }

  /// Indices before the batch. Outside a batch, a batch of its own.
  open func deleteSections(_ sections: IndexSet) {
    change("deleteSections(_:)") { updates, _ in updates.deletedSections += sections }
  }

  /// From an index before the batch to one after it; the items move along.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)") { updates, _ in updates.movedSections.append(Move(from: section, to: newSection)) }
  }

  /// Indices before the batch; the sections may have other items afterwards. All their cells are replaced.
  open func reloadSections(_ sections: IndexSet) {
    change("reloadSections(_:)") { updates, _ in updates.reloadedSections += sections }
  }

  // MARK: Interactive movement

  /// Lifts a visible item, which then follows `updateInteractiveMovementTargetPosition(_:)`; the others make room for it.
  ///
  /// - Returns: false for an item without a cell, during another movement or a pass, or if the data source's `canMoveItemAt` says no.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }

  /// Moves the centre of the lifted item, in content coordinates; finite. Near an edge the collection scrolls, and the item with it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveMovement(to: targetPosition) }

  /// Drops the item. The data source receives `collectionView(_:moveItemAt:to:)` if the place is another one; the items are shown there
  /// already.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Puts the item back where it was, without a message.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Loading

  /// Asks for all counts again and clears the selection; the layout is prepared, and cells are asked for, in the next layout pass.
  ///
  /// Inside a data source method or a layout pass, the reload takes effect after it.
  open func reloadData() {
    controller.reload()
  }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .collectionView }
  @_spi(UIKitModules) open override var accessibilityChildren: [UIResponder] { subviews.sortedByTop }
}
