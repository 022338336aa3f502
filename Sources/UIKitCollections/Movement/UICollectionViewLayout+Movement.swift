internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// Defaults of the layout's methods for interactive movement.
extension UICollectionView {
  /// The item under `position`, in the layout's coordinates. An item that is longer than the moving one gives way only where it would not lie
  /// under the position afterwards as well: otherwise the two would change places with every movement of the finger.
  func defaultTarget(of moving: IndexPath, at position: CGPoint) -> IndexPath {
    let layout = layoutState.layout
    let around = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    guard let own = layout.layoutAttributesForItem(at: moving)?.frame, !own.contains(position) else { return moving }
    for attributes in layout.layoutAttributesForElements(in: around) ?? [] {
      guard attributes.representedElementCategory == .cell, !attributes.isHidden, attributes.indexPath != moving,
        attributes.frame.contains(position), givesWay(attributes.frame, own, position)
      else { continue }
      return attributes.indexPath
    }
    return moving
  }

  private func givesWay(_ frame: CGRect, _ own: CGRect, _ position: CGPoint) -> Bool {
    if frame.minY >= own.maxY { return frame.height <= own.height || position.y > frame.maxY - own.height }
    if frame.maxY <= own.minY { return frame.height <= own.height || position.y < frame.minY + own.height }
    if frame.minX >= own.maxX { return frame.width <= own.width || position.x > frame.maxX - own.width }
    if frame.maxX <= own.minX { return frame.width <= own.width || position.x < frame.minX + own.width }
    return true
  }
}

extension UICollectionViewLayoutInvalidationContext {
  func name(_ targets: [IndexPath], _ position: CGPoint, former: [IndexPath]) {
    (targetIndexPathsForInteractivelyMovingItems, previousIndexPathsForInteractivelyMovingItems) = (targets, former)
    interactiveMovementTarget = position
    invalidateItems(at: targets)
  }
}
