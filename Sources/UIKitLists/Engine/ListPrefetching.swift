internal import Foundation
internal import ListModel
internal import ScrollPhysics
@_spi(UIKitModules) internal import UIKitCore

/// The rows announced to the prefetching data source, and the coordinate up to which rows are announced.
struct ListPrefetch {
  /// Rows announced and since then neither shown nor cancelled.
  var announced: Set<RowPosition> = []
  /// Rows that a batch moved out of view after they had been shown: not announced until the direction reverses.
  fileprivate var shownBefore: Set<RowPosition> = []
  fileprivate(set) var axis: Axis?
  fileprivate(set) var direction = PrefetchDirection()
  /// The bounds' origin at the last call.
  fileprivate var origin = CGPoint.zero
  /// All rows up to this coordinate on the axis are announced.
  fileprivate var edge: CGFloat = 0
  /// The arrangement of rows to which `edge` refers.
  fileprivate var places: ListPlaces?
}

/// Identifies an arrangement of rows: rows keep their frames while it stays equal.
struct ListPlaces: Equatable {
  var generation: Int
  var length: CGFloat
}

/// A list that announces rows ahead of the visible ones: those that one more screen in the scroll direction would show. Our choice.
@MainActor protocol PrefetchingList: ListEngine {
  var prefetching: ListPrefetch { get set }
  /// Whether a prefetching data source exists and the geometry is known.
  var mayPrefetch: Bool { get }
  var places: ListPlaces { get }
  /// The axis to assume before the first scroll.
  var restingAxis: Axis { get }
  /// Whether horizontal positions count from the right edge.
  var isMirrored: Bool { get }
  func isShown(_ position: RowPosition) -> Bool
  /// Calls `body` for each row that intersects the range `lower`–`upper` of the axis, across the full bounds.
  func forEachRow(on axis: Axis, from lower: CGFloat, to upper: CGFloat, _ body: (RowPosition) -> Void)
  func announceRows(at paths: [IndexPath])
  func cancelRows(at paths: [IndexPath])
}

extension PrefetchingList {
  /// O(new rows) while scrolling continues in one direction; a reversal, a jump or a new arrangement costs O(rows of one screen).
  func prefetch() {
    let turned = updateDirection()
    guard mayPrefetch, let axis = prefetching.axis, !session.isStale else { return }
    let generation = session.generation
    let isForward = prefetching.direction.isForward
    let sign: CGFloat = isForward ? 1 : -1
    let near = isForward ? bounds.maxPoint(axis) : bounds.minPoint(axis)
    let isAlone = turned || sign * (prefetching.edge - near) < 0
    let places = places
    let from = isAlone || prefetching.places != places ? near : prefetching.edge
    let edge = near + sign * bounds.size[axis]
    guard sign * (edge - from) > 0 else { return }
    let former = isAlone ? prefetching.announced : []
    if isAlone { (prefetching.announced, prefetching.shownBefore) = ([], []) }
    (prefetching.edge, prefetching.places) = (edge, places)
    var new: [RowPosition] = []
    // Keeps the set bounded by one screen: previously shown rows that are no longer ahead are dropped.
    var shownBefore: Set<RowPosition> = []
    forEachRow(on: axis, from: min(from, edge), to: max(from, edge)) { position in
      if isShown(position) { return }
      if prefetching.shownBefore.contains(position) {
        shownBefore.insert(position)
      } else if prefetching.announced.insert(position).inserted, !former.contains(position) {
        new.append(position)
      }
    }
    if from == near { prefetching.shownBefore = shownBefore }
    let cancelled = former.isEmpty ? [] : former.subtracting(prefetching.announced).filter { !isShown($0) }.sorted()
    if !cancelled.isEmpty { cancelRows(at: cancelled.map { IndexPath($0) }) }
    guard !new.isEmpty else { return }
    // The receiver of the cancellation has changed the rows, so that `new` is out of date.
    guard session.generation == generation, !session.isStale else { return prefetching.announced = [] }
    let isAscending = isForward != (axis == .x && isMirrored)
    new.sort { isAscending ? $0 < $1 : $1 < $0 }
    announceRows(at: new.map { IndexPath($0) })
  }

  /// - Returns: whether the axis or the direction differs from that of the last call.
  private func updateDirection() -> Bool {
    let former = prefetching
    let way = CGPoint(x: bounds.minX - former.origin.x, y: bounds.minY - former.origin.y)
    prefetching.origin = bounds.origin
    var axis = former.axis ?? (way == .zero ? restingAxis : Axis.main(of: way))
    // Changes the axis only for a clear movement across it: a diagonal scroll keeps the current axis.
    let (along, across) = axis == .x ? (way.x.magnitude, way.y.magnitude) : (way.y.magnitude, way.x.magnitude)
    if across > 2 * along { axis = axis == .x ? .y : .x }
    if axis != former.axis {
      prefetching.axis = axis
      let isFirst = former.axis == nil
      prefetching.direction = PrefetchDirection(
        isForward: isFirst ? !(axis == .x && isMirrored) : (axis == .x ? way.x : way.y) > 0)
    }
    prefetching.direction.move(to: bounds.minPoint(axis))
    return axis != former.axis || prefetching.direction.isForward != former.direction.isForward
  }

  /// Moves the announced rows to their positions after a change.
  ///
  /// - Parameter shown: The visible rows before the change.
  func carryPrefetching(_ change: ListChange, shown: some Sequence<RowPosition>) {
    guard !prefetching.announced.isEmpty else { return }
    prefetching.announced = Set(prefetching.announced.compactMap { change.row(after: $0) })
    prefetching.shownBefore = Set(prefetching.shownBefore.union(shown).compactMap { change.row(after: $0) })
  }

  func cancelPrefetching() {
    let waiting = prefetching.announced.sorted()
    prefetching = ListPrefetch()
    if !waiting.isEmpty { cancelRows(at: waiting.map { IndexPath($0) }) }
  }
}

extension Axis {
  /// The axis of the greater distance; vertical if both are equal.
  static func main(of way: CGPoint) -> Axis { way.x.magnitude > way.y.magnitude ? .x : .y }
}
