internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore

/// What has been announced, and how far.
struct CollectionPrefetch {
  /// And neither shown nor called off since.
  var announced: Set<RowPosition> = []
  var axis: Axis?
  var direction = PrefetchDirection()
  /// Where the bounds stood.
  var origin = CGPoint.zero
  /// Up to here on the axis all items have been announced.
  var edge: CGFloat = 0
  /// Of the layout: items of another one may have moved out of what lies beyond the edge.
  var generation = -1
}

// Items ahead are announced when others have come into view or left it: those that one more screen in the direction of the motion
// would show. Our choice.
extension UICollectionView {
  /// O(new items) while a motion goes on; a turn, a jump and a new layout cost as much as a screen holds.
  func prefetch() {
    let turned = takeDirection()
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil, let axis = prefetching.axis, !session.isStale,
      !layoutState.isStale
    else { return }
    let generation = session.generation
    let isForward = prefetching.direction.isForward
    let sign: CGFloat = isForward ? 1 : -1
    let near = isForward ? bounds.maxPoint(axis) : bounds.minPoint(axis)
    let isAlone = turned || sign * (prefetching.edge - near) < 0
    let from = isAlone || prefetching.generation != layoutState.generation ? near : prefetching.edge
    let edge = near + sign * bounds.size[axis]
    guard sign * (edge - from) > 0 else { return }
    let former = isAlone ? prefetching.announced : []
    if isAlone { prefetching.announced = [] }
    (prefetching.edge, prefetching.generation) = (edge, layoutState.generation)
    var new: [RowPosition] = []
    forEachItem(on: axis, from: min(from, edge), to: max(from, edge)) { position in
      if elements[.item(position.row, position.section)] == nil, prefetching.announced.insert(position).inserted,
        !former.contains(position)
      {
        new.append(position)
      }
    }
    let away = former.isEmpty ? [] : former.subtracting(prefetching.announced).sorted()
    if !away.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: away.map { IndexPath($0) }) }
    guard !new.isEmpty else { return }
    // The receiver of the first message has changed the items: other items lie ahead.
    guard session.generation == generation, !session.isStale else { return prefetching.announced = [] }
    let isAscending = isForward != (axis == .x && isMirrored)
    new.sort { isAscending ? $0 < $1 : $1 < $0 }
    prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) })
  }

  /// - Returns: whether it is another one than before.
  private func takeDirection() -> Bool {
    let former = prefetching
    let way = CGPoint(x: bounds.minX - former.origin.x, y: bounds.minY - former.origin.y)
    prefetching.origin = bounds.origin
    var axis = former.axis ?? (way == .zero ? restingAxis : Axis.main(of: way))
    // Across, if it clearly goes there: a slanting way keeps its axis.
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

  /// On which the content is longer than the screen; the vertical one if both or neither.
  private var restingAxis: Axis {
    contentSize.width > bounds.width && contentSize.height <= bounds.height ? .x : .y
  }

  /// The items of which that stretch of an axis, as broad as the bounds, would show something.
  private func forEachItem(on axis: Axis, from lower: CGFloat, to upper: CGFloat, _ body: (RowPosition) -> Void) {
    let stretch =
      axis == .x
      ? CGRect(x: lower, y: bounds.minY, width: upper - lower, height: bounds.height)
      : CGRect(x: bounds.minX, y: lower, width: bounds.width, height: upper - lower)
    let rect = layoutRect(stretch)
    if let flow = layoutState.plainFlow {
      return flow.forEachElement(in: rect) { key, _ in if key.kind == ElementKey.cellKind { body(key.position) } }
    }
    for attributes in layoutState.layout.layoutAttributesForElements(in: rect) ?? []
    where attributes.representedElementCategory == .cell && !attributes.isHidden && attributes.frame.shows(in: rect) {
      body(RowPosition(section: attributes.indexPath.section, row: attributes.indexPath.item))
    }
  }

  func cancelPrefetching() {
    let waiting = prefetching.announced.sorted()
    prefetching = CollectionPrefetch()
    if !waiting.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: waiting.map { IndexPath($0) })
    }
  }
}

extension Axis {
  /// The one of the greater distance; vertical when there is none.
  static func main(of way: CGPoint) -> Axis { way.x.magnitude > way.y.magnitude ? .x : .y }
}
