package import Foundation
package import ListModel
package import ScrollPhysics
@_spi(UIKitModules) internal import UIKitCore

/// Identifies an arrangement of rows: rows keep their frames while it stays equal.
package struct ListPlaces: Equatable {
  package var generation: Int
  package var length: CGFloat

  package init(generation: Int, length: CGFloat) { (self.generation, self.length) = (generation, length) }
}

/// The rows announced to a prefetching data source ahead of the visible ones: those that one more screen in the scroll direction would show.
/// Our choice.
@MainActor final class ListPrefetching {
  /// Rows announced and since then neither shown nor cancelled.
  private var announced: Set<RowPosition> = []
  /// Rows that a batch moved out of view after they had been shown: not announced until the direction reverses.
  private var shownBefore: Set<RowPosition> = []
  private var axis: Axis?
  private var direction = PrefetchDirection()
  /// The bounds' origin at the last call.
  private var origin = CGPoint.zero
  /// All rows up to this coordinate on the axis are announced.
  private var edge: CGFloat = 0
  /// The arrangement of rows to which `edge` refers.
  private var places: ListPlaces?

  /// O(new rows) while scrolling continues in one direction; a reversal, a jump or a new arrangement costs O(rows of one screen).
  func update(_ controller: ListController<some ControlledList>) {
    let list = controller.list
    let turned = turn(list)
    guard list.mayPrefetch, let axis, !controller.isStale else { return }
    let generation = controller.generation
    let isForward = direction.isForward
    let sign: CGFloat = isForward ? 1 : -1
    let bounds = list.bounds
    let near = isForward ? bounds.maxPoint(axis) : bounds.minPoint(axis)
    let isAlone = turned || sign * (edge - near) < 0
    let places = list.places
    let from = isAlone || self.places != places ? near : edge
    let edge = near + sign * bounds.size[axis]
    guard sign * (edge - from) > 0 else { return }
    let former = isAlone ? announced : []
    if isAlone { (announced, shownBefore) = ([], []) }
    (self.edge, self.places) = (edge, places)
    var new: [RowPosition] = []
    // Bounds the set by one screen: previously shown rows that are no longer ahead are dropped.
    var stillAhead: Set<RowPosition> = []
    list.forEachRow(on: axis, from: min(from, edge), to: max(from, edge)) { position in
      if list.isShown(position) { return }
      if shownBefore.contains(position) {
        stillAhead.insert(position)
      } else if announced.insert(position).inserted, !former.contains(position) {
        new.append(position)
      }
    }
    if from == near { shownBefore = stillAhead }
    let cancelled = former.isEmpty ? [] : former.subtracting(announced).filter { !list.isShown($0) }.sorted()
    if !cancelled.isEmpty { list.cancelRows(at: cancelled.map { IndexPath($0) }) }
    guard !new.isEmpty else { return }
    // The receiver of the cancellation has changed the rows, so that `new` is out of date.
    guard controller.generation == generation, !controller.isStale else { return announced = [] }
    let isAscending = isForward != (axis == .x && list.isMirrored)
    new.sort { isAscending ? $0 < $1 : $1 < $0 }
    list.announceRows(at: new.map { IndexPath($0) })
  }

  /// - Returns: whether the axis or the direction differs from that of the last call.
  private func turn(_ list: some ControlledList) -> Bool {
    let (formerAxis, wasForward) = (axis, direction.isForward)
    let bounds = list.bounds
    let way = CGPoint(x: bounds.minX - origin.x, y: bounds.minY - origin.y)
    origin = bounds.origin
    var axis = formerAxis ?? (way == .zero ? list.restingAxis : Axis.main(of: way))
    // Changes the axis only for a clear movement across it: a diagonal scroll keeps the current axis.
    let (along, across) = axis == .x ? (way.x.magnitude, way.y.magnitude) : (way.y.magnitude, way.x.magnitude)
    if across > 2 * along { axis = axis == .x ? .y : .x }
    if axis != formerAxis {
      self.axis = axis
      let isFirst = formerAxis == nil
      direction = PrefetchDirection(
        isForward: isFirst ? !(axis == .x && list.isMirrored) : (axis == .x ? way.x : way.y) > 0)
    }
    direction.move(to: bounds.minPoint(axis))
    return axis != formerAxis || direction.isForward != wasForward
  }

  /// Counts a row as announced by other means.
  ///
  /// - Returns: whether it was not announced yet.
  func add(_ position: RowPosition) -> Bool { announced.insert(position).inserted }

  /// The row is shown: it is neither announced again nor cancelled.
  func remove(_ position: RowPosition) {
    if !announced.isEmpty { announced.remove(position) }
  }

  /// Moves the announced rows to their positions after a change.
  ///
  /// - Parameter shown: The visible rows before the change.
  func move(_ change: ListChange, shown: some Sequence<RowPosition>) {
    guard !announced.isEmpty else { return }
    announced = Set(announced.compactMap { change.row(after: $0) })
    shownBefore = Set(shownBefore.union(shown).compactMap { change.row(after: $0) })
  }

  /// Begins anew.
  ///
  /// - Returns: the announced rows.
  func reset() -> Set<RowPosition> {
    let waiting = announced
    (announced, shownBefore, axis, direction, origin, edge, places) = ([], [], nil, PrefetchDirection(), .zero, 0, nil)
    return waiting
  }
}

extension ListController {
  /// Announces rows ahead of the visible ones.
  package func prefetch() { prefetching.update(self) }

  /// Announces rows that the list has found itself, those that are not announced yet.
  package func announce(_ rows: [RowPosition]) {
    let new = rows.filter { prefetching.add($0) }
    if !new.isEmpty { list.announceRows(at: new.sorted().map { IndexPath($0) }) }
  }

  /// The row is shown: it is neither announced again nor cancelled.
  package func prefetched(_ position: RowPosition) { prefetching.remove(position) }

  /// Moves the announced rows to their positions after a change.
  ///
  /// - Parameter shown: The visible rows before the change.
  package func movePrefetched(_ change: ListChange, shown: some Sequence<RowPosition>) { prefetching.move(change, shown: shown) }

  /// Announces from now on as if nothing had been announced.
  package func restartPrefetching() { _ = prefetching.reset() }

  /// Cancels the announced rows.
  package func cancelPrefetching() {
    let waiting = prefetching.reset().sorted()
    if !waiting.isEmpty { list.cancelRows(at: waiting.map { IndexPath($0) }) }
  }
}

extension Axis {
  /// The axis of the greater distance; vertical if both are equal.
  package static func main(of way: CGPoint) -> Axis { way.x.magnitude > way.y.magnitude ? .x : .y }
}
