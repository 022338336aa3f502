internal import Foundation
internal import ListModel
internal import ScrollPhysics

// Items ahead are announced when new ones have come into view: those that one more screen in the direction of the motion would show [N].
extension UICollectionView {
  func prefetch() {
    let way = CGPoint(x: bounds.minX - tiling.prefetchedAt.x, y: bounds.minY - tiling.prefetchedAt.y)
    tiling.prefetchedAt = bounds.origin
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let ahead = itemsAhead(Axis.main(of: way), isForward: way.x + way.y >= 0)
    let former = prefetched
    prefetched = Set(ahead)
    let shown = { [elements] (position: RowPosition) in elements[.item(position.row, position.section)] != nil }
    let turnedAway = former.subtracting(ahead).filter { !shown($0) }.sorted()
    let new = ahead.filter { !former.contains($0) && !shown($0) }
    if !turnedAway.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: turnedAway.map { IndexPath($0) })
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) }) }
  }

  /// The nearest first.
  private func itemsAhead(_ axis: Axis, isForward: Bool) -> [RowPosition] {
    let distance = (isForward ? 1 : -1) * bounds.size[axis]
    let rect = axis == .x ? bounds.offsetBy(dx: distance, dy: 0) : bounds.offsetBy(dx: 0, dy: distance)
    let items = (layoutState.layout.layoutAttributesForElements(in: layoutRect(rect)) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.shows(in: layoutRect(rect))
    }
    .map { RowPosition(section: $0.indexPath.section, row: $0.indexPath.item) }.sorted()
    return isForward ? items : items.reversed()
  }

  func cancelPrefetching() {
    let waiting = prefetched.sorted().filter { elements[.item($0.row, $0.section)] == nil }
    prefetched = []
    if !waiting.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: waiting.map { IndexPath($0) })
    }
  }
}

extension Axis {
  /// The one of the greater distance; vertical when there is none.
  static func main(of way: CGPoint) -> Axis { way.x.magnitude > way.y.magnitude ? .x : .y }
}
