import Diagnostics
import ListModel
import ScrollPhysics
import UIKit

/// A scroll view with endless content: a plane of equal tiles, endless in x, in y, or in both.
///
/// The view has tiles only for its bounds, asked from the data source by integer coordinates and reused. Its content is of finite size:
/// before an edge comes near, tiles and offset are moved back by the same whole number of tiles, which affects neither a finger nor a
/// running motion. Then `contentOffset` jumps, inside one more `scrollViewDidScroll`; `position` is continuous. The plane ends at 2^53
/// points from tile (0, 0).
///
/// `contentSize`, the indicators of endless axes and `scrollsToTop` are set by the view. With `isPagingEnabled` and no `tileSize` each page
/// is a tile; with `loops` that is a carousel.
@preconcurrency @MainActor open class InfiniteScrollView: UIScrollView {
  /// The endless directions, `.both` by default. Another axis has a single tile and scrolls as usual.
  open var axes = Axes.both {
    didSet { if axes != oldValue { axesChanged() } }
  }

  /// The size of every tile in points, rounded to whole pixels so that neighbours meet without a seam. A length of 0, the default, is that
  /// of the view (less its insets, on an axis that is not endless). Stops the program if negative or not finite.
  ///
  /// When this or the view's size changes, the tile in the upper left corner stays there.
  open var tileSize = CGSize.zero {
    willSet {
      ensure(
        newValue.width.isFinite && newValue.height.isFinite && newValue.width >= 0 && newValue.height >= 0,
        "\(type(of: self)).tileSize = \(newValue): width and height must be finite and not negative")
    }
    didSet { if tileSize != oldValue { geometryChanged() } }
  }

  /// Repetition of the tiles, none by default. A change asks for the visible tiles again; counts below 1 stop the program.
  open var loops = Loops() {
    willSet {
      ensure(
        newValue.columns ?? 1 > 0 && newValue.rows ?? 1 > 0,
        "\(type(of: self)).loops = \(newValue): a loop has at least one tile; set nil for none")
    }
    didSet { if loops != oldValue { reloadTiles() } }
  }

  /// Held weakly; a change asks for all visible tiles. Without one there are no tiles.
  open weak var dataSource: (any InfiniteScrollViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadTiles() } }
  }

  // State used by the extensions beside this file.
  var plane = PerAxis<EndlessAxis> { _ in EndlessAxis(tileLength: 1, isEndless: true) }
  var tiles = TileStore()
  /// The coordinates covered by `tiles`.
  var shown = PerAxis<Range<Int>> { _ in 0..<0 }
  /// Whether the frames of tiles are out of date.
  var isPlaceStale = false
  var isReloadDue = false
  var passes = LayoutPasses()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let start = CGPoint(x: plane.x.middle, y: plane.y.middle)
    contentSize = CGSize(width: plane.x.maximum, height: plane.y.maximum)
    contentOffset = start
    axesChanged()
  }

  private func axesChanged() {
    showsHorizontalScrollIndicator = !axes.contains(.horizontal)
    showsVerticalScrollIndicator = !axes.contains(.vertical)
    scrollsToTop = !axes.contains(.vertical)
    geometryChanged()
  }

  private func geometryChanged() {
    setNeedsLayout()
    if !passes.isRunning { UIView.performWithoutAnimation { fitPlane() } }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  // MARK: Tiles

  /// A view of this class that has left the screen; nil if none waits, then create one. To be called in the data source's method.
  open func dequeueReusableTile<Tile: UIView>(_ type: Tile.Type) -> Tile? { tiles.dequeue(type) }

  /// Asks for all visible tiles again in the next layout. A data source that calls this method whenever it is asked for a tile stops the
  /// program.
  open func reloadTiles() {
    isReloadDue = true
    setNeedsLayout()
  }

  /// The views of all tiles on screen, in no particular order.
  public var visibleTiles: [UIView] { tiles.views }

  /// The coordinates of the visible tiles, row by row; with `loops`, within the loop.
  public var visibleCoordinates: [Coordinate] {
    shown.y.flatMap { y in shown.x.map { x in item(at: Coordinate(x: x, y: y)) } }
  }

  /// The view that shows `coordinate`; nil if the tile is not on screen.
  public func tile(at coordinate: Coordinate) -> UIView? {
    for y in shown.y {
      for x in shown.x where item(at: Coordinate(x: x, y: y)) == coordinate { return tiles[Coordinate(x: x, y: y)] }
    }
    return nil
  }

  /// The tile at `point` in the view's own coordinates (its bounds), on screen or not; with `loops`, within the loop.
  public func coordinate(at point: CGPoint) -> Coordinate {
    item(at: Coordinate(x: plane.x.tile(at: Double(point.x)).tile, y: plane.y.tile(at: Double(point.y)).tile))
  }

  /// Converts a place in the plane to the coordinate passed to the data source.
  func item(at place: Coordinate) -> Coordinate {
    Coordinate(
      x: loops.columns.map { EndlessAxis.item(at: place.x, of: $0) } ?? place.x,
      y: loops.rows.map { EndlessAxis.item(at: place.y, of: $0) } ?? place.y)
  }
}
