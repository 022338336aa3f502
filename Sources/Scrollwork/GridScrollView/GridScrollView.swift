import Diagnostics
import ListModel
import ScrollPhysics
import UIKit

/// A scroll view with rows and columns, a million of each as well as ten: cells only for what shows, frozen tracks on all four sides,
/// merged cells, and a selection.
///
/// Cells are `UICollectionViewCell`s, registered and dequeued as in a collection view. Lengths of rows and columns come from `rowSizing`
/// and `columnSizing`; a change above or beside what shows does not move what shows. A step of scrolling costs the cells that come, for a
/// grid of any size. Columns run from right to left where the language does. In a `ContainerScrollView` the container scrolls the rows, and
/// the grid its columns, or the other way round in a horizontal container.
///
/// A grid does not zoom. A scroll view zooms by the transform of one subview, whose size becomes that of the content; a grid has nine panes as
/// large as the screen, in which cells of other sizes would be missing or superfluous. Larger `rowSizing` and `columnSizing` give larger
/// cells, with as many as show.
@preconcurrency @MainActor open class GridScrollView: UIScrollView {
  /// Held weakly; a change asks for everything again.
  open weak var dataSource: (any GridScrollViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Held weakly; receives the messages about cells and the selection.
  open weak var gridDelegate: (any GridScrollViewDelegate)?

  /// Heights of rows, `.uniform(44)` by default. A change forgets all heights set or measured before.
  open var rowSizing = Sizing.uniform(44) {
    didSet { sizingChanged(rowSizing, "rowSizing") { $0.resizeRows() } }
  }

  /// Widths of columns, `.uniform(100)` by default. A change forgets all widths set or measured before.
  open var columnSizing = Sizing.uniform(100) {
    didSet { sizingChanged(columnSizing, "columnSizing") { $0.resizeColumns() } }
  }

  /// The tracks that stay in view, as numbers of rows from the top and the bottom and of columns from the leading and trailing edge; zero
  /// by default. Negative numbers stop the program.
  ///
  /// More than there are count as all. Tracks that would cover more than three quarters of the view, or of the container that scrolls it,
  /// scroll with the others: first those at the bottom or the trailing edge, then all of that axis. Content that is pulled beyond an edge
  /// moves away from them; with a refresh control the rows follow a pull at the top.
  open var frozen = Frozen() {
    willSet {
      ensure(
        min(min(newValue.top, newValue.bottom), min(newValue.leading, newValue.trailing)) >= 0,
        "\(type(of: self)).frozen = \(newValue): set numbers of rows and columns from 0 on")
    }
    didSet { if frozen != oldValue { freeze() } }
  }

  /// Numbers of frozen tracks at each side of a grid.
  public struct Frozen: Hashable, Sendable {
    /// Rows at the top.
    public var top: Int
    /// Columns at the leading edge.
    public var leading: Int
    /// Rows at the bottom.
    public var bottom: Int
    /// Columns at the trailing edge.
    public var trailing: Int

    /// Counts are checked when `GridScrollView.frozen` is set.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// Cells that are shown as one, by areas of at least two cells; none by default. O(n log n) for n areas.
  ///
  /// The data source is asked for the first cell of each. An area that crosses the border of frozen tracks shows its parts on both sides,
  /// each with a cell of its own. Insertions inside an area extend it, removals shorten it. Areas that overlap or begin before the first
  /// track stop the program; those beyond the end do at the next layout.
  open var mergedAreas: [Area] {
    get { merged.areas }
    set { merge(newValue) }
  }

  /// Whether touches and keys select cells; true by default. Setting false leaves the selection as it is.
  open var allowsSelection = true {
    didSet { selectionChanged() }
  }

  /// Whether a touch on frozen rows at the top selects columns, and on frozen columns at the leading edge rows; true by default.
  open var headersSelect = true {
    didSet {
      revision += 1
      selectionChanged()
    }
  }

  // State used by the extensions beside this file.
  var rows = GridAxis()
  var columns = GridAxis()
  var merged = MergedAreas()
  var store = GridCellStore()
  /// By row band, then by column band.
  let panes = (0..<9).map { GridPane(row: $0 / 3, column: $0 % 3) }
  var rowBands = GridBands()
  var columnBands = GridBands()
  var isReloadDue = true
  var passes = LayoutPasses()
  /// Incremented by every change of tracks, merged areas or data: a pass that has sent a message compares it afterwards.
  var revision = 0
  /// The horizontal layout of the last pass; nil before the first one.
  var placed: Placed?
  /// Incremented by `move(to:_:)`, which compares it after each message that it sends.
  var moves = 0
  /// Cells that have come in the running pass and may need other lengths.
  var unmeasured: [(pane: GridPane, position: Position)] = []
  /// Number of frames and origins of cells and panes written so far, for tests.
  @_spi(Testing) public internal(set) var frameWrites = 0
  /// The axis along which a container scrolls the grid; nil for a grid that scrolls by itself.
  var stackedAxis: Axis? {
    didSet { if stackedAxis != oldValue { stackingChanged() } }
  }
  var sideScroller: GridSideScroller?
  var selection: GridSelection?
  /// The area of a selection, for the revision in which it was computed: finding merged cells costs more than a comparison.
  var selectedPart: (revision: Int, selection: GridSelection?, area: Area?) = (-1, nil, nil)
  lazy var selector = GridSelector(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // The middle first, corners last: frozen panes lie above what scrolls below them.
    let order = panes.sorted { $0.depth < $1.depth }
    for (index, pane) in order.enumerated() { insertSubview(pane, at: index) }
    selector.install()
    accessibilityContainerType = .dataTable
  }

  /// Number of cells made so far, for tests.
  @_spi(Testing) public var madeCells: Int { store.made }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Zoom

  /// Always 1, since a grid does not zoom; setting another scale warns.
  open override var minimumZoomScale: CGFloat {
    get { 1 }
    set { warnAboutZoom(newValue, "minimumZoomScale = \(newValue)") }
  }

  /// As `minimumZoomScale`.
  open override var maximumZoomScale: CGFloat {
    get { 1 }
    set { warnAboutZoom(newValue, "maximumZoomScale = \(newValue)") }
  }

  /// As `minimumZoomScale`.
  open override var zoomScale: CGFloat {
    get { 1 }
    set { warnAboutZoom(newValue, "zoomScale = \(newValue)") }
  }

  /// Does nothing but warn.
  open override func setZoomScale(_ scale: CGFloat, animated: Bool) { warnAboutZoom(scale, "setZoomScale(\(scale), animated:)") }

  /// Does nothing but warn.
  open override func zoom(to rect: CGRect, animated: Bool) { warnAboutZoom(0, "zoom(to:animated:)") }

  private func warnAboutZoom(_ scale: CGFloat, _ call: String) {
    if scale == 1 { return }
    warn("\(type(of: self)).\(call): a grid does not zoom; set larger rowSizing and columnSizing for larger cells")
  }

  // MARK: Keys

  /// Whether a touch that selects makes the grid first responder, which keys need to move the selection: that of `allowsSelection`.
  open override var canBecomeFirstResponder: Bool { allowsSelection }

  /// With a selection, arrows, Page Up and Down, Home and End move it, with shift they extend it, with command they go to the ends. Without
  /// one these keys scroll.
  open override var keyCommands: [UIKeyCommand]? {
    allowsSelection && selection != nil ? Self.selectionCommands : super.keyCommands
  }

  // MARK: Accessibility

  /// The cells on screen row by row, frozen ones included, then the handles of the selection and other subviews; unless the app sets others.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? elementsInOrder }
    set { super.accessibilityElements = newValue }
  }

  private var elementsInOrder: [Any] {
    visiblePositions.compactMap { cell(at: $0) }
      + subviews.filter { !($0 is GridPane || $0.isHidden || $0 === sideScroller) }
  }

  // MARK: Cells

  /// The class that is instantiated for the identifier, a subclass of `UICollectionViewCell`; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    store.register(cellClass, identifier)
  }

  /// A waiting cell, after `prepareForReuse()`, or a new one of the registered class. To be called in the data source's method: a cell that
  /// the method does not return waits again. An identifier that was never registered stops the program.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for position: Position) -> UICollectionViewCell {
    store.dequeue(identifier)
  }

  /// Asks for counts, lengths and cells anew in the next layout. Measured lengths are forgotten, lengths that were set as well; merged
  /// areas and the selection stay as far as their cells exist.
  open func reloadData() {
    isReloadDue = true
    revision += 1
    setNeedsLayout()
  }

  /// The cells on screen, frozen ones included, in no particular order. A merged cell that crosses the border of frozen tracks has several.
  public var visibleCells: [UICollectionViewCell] { panes.flatMap { $0.live.values.map(\.cell) } }

  /// The places of the cells on screen, row by row; of merged cells the first one.
  public var visiblePositions: [Position] {
    Set(panes.flatMap { $0.live.keys }).sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// The cell that shows a place, its own or a merged one; nil if it is not on screen.
  public func cell(at position: Position) -> UICollectionViewCell? {
    let origin = merged.area(at: position)?.origin ?? position
    let found = panes.filter { $0.live[origin] != nil }
    let home = found.first { $0.contains(origin, rowBands, columnBands) } ?? found.first
    return home?.live[origin]?.cell
  }

  /// The place that a cell shows; nil for a cell that is not on screen.
  public func position(for cell: UICollectionViewCell) -> Position? { store.shown[ObjectIdentifier(cell)] }
}

extension GridPane {
  /// 0 for the pane that scrolls along both axes, 2 for a corner.
  var depth: Int { (band.row == 1 ? 0 : 1) + (band.column == 1 ? 0 : 1) }

  /// Whether a position belongs to the pane's bands.
  fileprivate func contains(_ position: GridScrollView.Position, _ rows: GridBands, _ columns: GridBands) -> Bool {
    rows.index(of: position.row) == band.row && columns.index(of: position.column) == band.column
  }
}
