package import Foundation
package import ListModel
package import ScrollPhysics
internal import UIKitCore
package import UIKitLists

extension UICollectionView {
  package var mayPrefetch: Bool { isPrefetchingEnabled && prefetchDataSource != nil && window != nil && !layoutState.isStale }

  package var places: ListPlaces { ListPlaces(generation: layoutState.generation, length: 0) }

  /// The axis on which the content is longer than the screen; the vertical one if both or neither.
  package var restingAxis: Axis { contentSize.width > bounds.width && contentSize.height <= bounds.height ? .x : .y }

  package func isShown(_ position: RowPosition) -> Bool { elements[.item(position.row, position.section)] != nil }

  package func forEachRow(on axis: Axis, from lower: CGFloat, to upper: CGFloat, _ body: (RowPosition) -> Void) {
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

  package func announceRows(at paths: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }

  package func cancelRows(at paths: [IndexPath]) { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths) }
}
