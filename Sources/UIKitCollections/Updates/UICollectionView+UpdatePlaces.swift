internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// Start and end attributes of elements during an update; layouts may override them.
extension UICollectionView {
  // MARK: Defaults of the layout's methods, in the layout's coordinates

  func initialAttributes(
    _ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition = updating.transition else { return nil }
    if let before = transition.key(before: key(element, path)), let attributes = transition.before[before] {
      return turned(attributes).duplicate()
    }
    return attributes(element, path).map { transparent(turned($0)) }
  }

  func finalAttributes(_ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let transition = updating.transition else { return nil }
    let key = key(element, path)
    if let now = transition.key(after: key) { return attributes(element, now.indexPath).map { turned($0).duplicate() } }
    return transition.before[key].map { transparent(turned($0)) }
  }

  // MARK: The layout's answers, in the view's coordinates

  /// Start attributes: for an element that existed before, its old place on the screen; for an inserted one, the layout's initial
  /// attributes.
  func startInUpdate(_ element: ShownElement, _ shift: CGPoint) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (layoutState.layout, element.key.indexPath)
    let start: UICollectionViewLayoutAttributes?
    switch stores.kinds[element.key.kind] {
    case .cell: start = layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      start = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): start = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
    guard let start else { return nil }
    let wasThere = updating.transition?.key(before: element.key).map { updating.transition?.before[$0] != nil } ?? false
    return turned(start).moved(by: wasThere && start.host == nil ? shift : .zero)
  }

  func endInUpdate(_ element: ShownElement) -> UICollectionViewLayoutAttributes {
    let (layout, path) = (layoutState.layout, element.key.indexPath)
    let end: UICollectionViewLayoutAttributes?
    switch stores.kinds[element.key.kind] {
    case .cell: end = layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind): end = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): end = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
    return end.map { turned($0) } ?? transparent(element.attributes)
  }

  // MARK: The offset

  /// The first visible item that survives the update: in a flow layout it keeps its place on the screen, unless the content is scrolled to
  /// its beginning. Our choice.
  func findUpdateAnchor(_ transition: CollectionTransition) -> CollectionAnchor? {
    guard movement == nil, let axis = anchorAxis(inUpdates: true) else { return nil }
    let visible = anchorBounds
    guard !isAtBeginning(axis) || visible.minPoint(axis) > bounds.minPoint(axis) || keepsBeginning else { return nil }
    // `before` is empty if nothing is animated.
    let places = transition.before.isEmpty ? attributes(around: visible) : transition.before
    let shown = places.filter { $0.key.kind == ElementKey.cellKind && $0.value.frame.shows(in: visible) }
    for (key, attributes) in shown.sorted(by: { ElementKey.precedes($0.key, $1.key) }) {
      guard let now = transition.key(after: key) else { continue }
      return CollectionAnchor(key: now, place: layoutRect(attributes.frame).minPoint(axis), axis: axis)
    }
    return nil
  }

  /// By the insets: the machine's edges also allow an offset that a container has set before.
  func isAtBeginning(_ axis: Axis) -> Bool {
    let (offset, inset) = (contentOffset, adjustedContentInset)
    switch axis {
    case .y: return offset.y <= refreshRoom - inset.top
    case .x where isMirrored: return offset.x >= max(-inset.left, contentSize.width + inset.right - bounds.width)
    case .x: return offset.x <= -inset.left
    }
  }

  /// Asks the layout, then the delegate, for the offset after a change, and sets it.
  func settleOffset() {
    func turned(_ origin: CGPoint) -> CGPoint { layoutRect(CGRect(origin: origin, size: bounds.size)).origin }
    let target = wantedOffset(for: contentOffset) {
      turned(layoutState.layout.targetContentOffset(forProposedContentOffset: turned($0)))
    }
    if target != contentOffset { contentOffset = target }
  }

  /// - Parameter wanted: What the layout makes of an offset, in the view's coordinates.
  func wantedOffset(for proposed: CGPoint, _ wanted: (CGPoint) -> CGPoint) -> CGPoint {
    var target = wanted(proposed)
    requireFinite(target.x + target.y, "collectionViewLayout.targetContentOffset(forProposedContentOffset:)", target)
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
      requireFinite(target.x + target.y, "collectionView(_:targetContentOffsetForProposedContentOffset:)", target)
    }
    return target
  }
}
