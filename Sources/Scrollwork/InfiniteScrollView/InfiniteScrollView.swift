import Diagnostics
import ListModel
import ScrollPhysics
import UIKit

/// A scroll view whose content never ends: a plane of equal tiles, endless in x, in y, or both.
///
/// It has tiles for what its bounds show and no others; they are asked from the data source by integer coordinate and reused.
/// Behind it is an ordinary content of finite size: before an edge comes near, tiles and offset are moved back by the same amount in one step,
/// a whole number of tiles, which neither a finger nor a running motion notices. `contentOffset` jumps then, inside one more
/// `scrollViewDidScroll`; `position` is what goes on evenly. The plane ends, like any content, where a coordinate would lie 2^53 points off.
///
/// `contentSize`, the indicators of endless axes and `scrollsToTop` are the view's own business. With `isPagingEnabled` and no `tileSize`
/// every page is a tile; with `loops` that is a carousel.
@MainActor open class InfiniteScrollView: UIScrollView {
  /// In which directions it never ends; on another axis there is one tile, and scrolling is as usual.
  open var axes = Axes.both {
    didSet { if axes != oldValue { axesChanged() } }
  }

  /// Of every tile, rounded to whole pixels so that neighbours meet without a seam. 0 is the size of the view (less its insets, on an axis
  /// that is not endless).
  ///
  /// When it or the view's size changes, the tile in the upper left corner stays there.
  open var tileSize = CGSize.zero {
    willSet {
      ensure(
        newValue.width.isFinite && newValue.height.isFinite && newValue.width >= 0 && newValue.height >= 0,
        "\(type(of: self)).tileSize = \(newValue): width and height must be finite and not negative")
    }
    didSet { if tileSize != oldValue { geometryChanged() } }
  }

  /// For content that comes round again; the tiles that show are asked for anew.
  open var loops = Loops() {
    willSet {
      ensure(
        newValue.columns ?? 1 > 0 && newValue.rows ?? 1 > 0,
        "\(type(of: self)).loops = \(newValue): a loop has at least one tile; set nil for none")
    }
    didSet { if loops != oldValue { reloadTiles() } }
  }

  open weak var dataSource: (any InfiniteScrollViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadTiles() } }
  }

  // What the extensions beside this file work on.
  var plane = PerAxis<EndlessAxis> { _ in EndlessAxis(tileLength: 1, isEndless: true) }
  var tiles = TileStore()
  /// The coordinates that `tiles` covers.
  var shown = PerAxis<Range<Int>> { _ in 0..<0 }
  /// Tiles are no longer where they belong.
  var isPlaceStale = false
  var isReloadDue = false
  /// Passes that ended with another reload to do.
  var reloadsInARow = 0
  /// Of data that changes while it is asked for, enough to come to an end; chosen.
  static let mostReloadsInARow = 10
  var isArranging = false
  /// Another pass is to follow the one under way.
  var isArrangingDue = false

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
    if !isArranging { UIView.performWithoutAnimation { fitPlane() } }
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

  /// A view of that class which has left the screen; nil if none waits, then make one.
  open func dequeueReusableTile<Tile: UIView>(_ type: Tile.Type) -> Tile? { tiles.dequeue(type) }

  /// Asks for all tiles that show anew, in the next layout. A data source that calls it each time it is asked for a tile stops the program.
  open func reloadTiles() {
    isReloadDue = true
    setNeedsLayout()
  }

  /// All tiles on screen, in no order.
  public var visibleTiles: [UIView] { tiles.views }

  /// The coordinates that show, row by row; with `loops`, within them.
  public var visibleCoordinates: [Coordinate] {
    shown.y.flatMap { y in shown.x.map { x in item(at: Coordinate(x: x, y: y)) } }
  }

  /// The view that shows `coordinate`; nil if that is not on screen.
  public func tile(at coordinate: Coordinate) -> UIView? {
    for y in shown.y {
      for x in shown.x where item(at: Coordinate(x: x, y: y)) == coordinate { return tiles[Coordinate(x: x, y: y)] }
    }
    return nil
  }

  /// Which tile is at `point`, in the view's own coordinates, on screen or not.
  public func coordinate(at point: CGPoint) -> Coordinate {
    item(at: Coordinate(x: plane.x.tile(at: Double(point.x)).tile, y: plane.y.tile(at: Double(point.y)).tile))
  }

  /// What the data source is asked for at a place of the plane.
  func item(at place: Coordinate) -> Coordinate {
    Coordinate(
      x: loops.columns.map { EndlessAxis.item(at: place.x, of: $0) } ?? place.x,
      y: loops.rows.map { EndlessAxis.item(at: place.y, of: $0) } ?? place.y)
  }
}
