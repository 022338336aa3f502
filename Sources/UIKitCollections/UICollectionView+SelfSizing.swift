internal import Diagnostics
internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

/// A visible element that keeps its place on the screen while estimated sizes around it are replaced by measured ones.
struct CollectionAnchor {
  let key: ElementKey
  /// Leading edge of the element on `axis`, in the layout's coordinates.
  var place: CGFloat
  let axis: Axis
}

// Self-sizing cells, and the anchor that keeps the visible content in place meanwhile.
extension UICollectionView {
  /// Asks the view for its preferred attributes, and the layout whether they invalidate it. Skipped for a flow layout without estimated
  /// sizes.
  func measure(_ element: ShownElement) { measure(element, element.attributes) }

  private func measure(_ element: ShownElement, _ attributes: UICollectionViewLayoutAttributes) {
    let layout = layoutState.layout
    if let flow = layout as? UICollectionViewFlowLayout, !flow.isEstimating { return }
    if attributes.selfSizing.isEmpty { return }
    let preferred = element.view.preferredLayoutAttributesFitting(turned(attributes).duplicate())
    ensure(
      preferred.size.isLegal || preferred.size == attributes.size,
      "preferredLayoutAttributesFitting(_:) of \(type(of: element.view)) returned the size \(preferred.size) for \(attributes.title)"
    )
    element.preferredSize = preferred.size
    remember(preferred.size, of: element)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else {
      return
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Called when the content of a visible cell has changed: measures the cell again if `selfSizingInvalidation` allows it.
  func contentChanged(of element: ShownElement) {
    guard selfSizingInvalidation != .disabled, elements[element.key] === element, controller.followsContent else { return }
    if element.attributes.indexPath == element.key.indexPath { return measure(element) }
    // In the middle of a batch the element has its new place already, but still its former attributes.
    if let now = attributes(stores.kinds[element.key.kind], element.key.indexPath) { measure(element, now) }
  }

  /// Has the running pass measure a shown element whose content has changed.
  func measureLater(_ element: ShownElement) {
    if selfSizingInvalidation != .disabled { element.preferredSize = nil }
  }

  /// Has the running pass measure all shown elements: the layout has dropped their sizes, which were asked for in lines of another length.
  func forgetPreferredSizes() {
    for element in elements.values { element.preferredSize = nil }
  }

  /// Measures the shown views after a change of the text size, which changes their contents without a message.
  func measureAgainIfNeeded() {
    guard tiling.beginMeasuring() else { return }
    for element in elements.values { measure(element) }
    prepareLayoutIfNeeded()
  }

  // MARK: Anchor

  func anchorAxis(inUpdates: Bool) -> Axis? {
    layoutState.layout.anchorDirection(inUpdates: inUpdates).map { $0 == .vertical ? .y : .x }
  }

  /// The first visible cell, if the layout estimates sizes: its position on the screen is kept when sizes change. A pass that goes on after
  /// messages keeps its anchor, because an earlier cell may stand in a line of which only a part is measured.
  func findAnchor() -> CollectionAnchor? {
    let suspended = layoutState.anchors.resume(at: layoutState.generation)
    guard let axis = anchorAxis(inUpdates: false), !layoutState.isStale else { return nil }
    let visible = anchorBounds
    func visibleFrame(of cell: ShownElement) -> CGRect? {
      guard let frame = presentFrame(of: cell) else { return nil }
      return frame.maxPoint(axis) > visible.minPoint(axis) && frame.minPoint(axis) < visible.maxPoint(axis) ? frame : nil
    }
    let moving = movement?.key
    if let anchor = suspended, anchor.key != moving,
      let cell = elements[anchor.key], visibleFrame(of: cell) != nil
    {
      return anchor
    }
    var first: (element: ShownElement, frame: CGRect)?
    for element in elements.values
    where element.key.kind == ElementKey.cellKind && element.key != moving && !element.hasFormerAttributes {
      if let first, !ElementKey.precedes(element.key, first.element.key) { continue }
      if let frame = visibleFrame(of: element) { first = (element, frame) }
    }
    return first.map { CollectionAnchor(key: $0.element.key, place: layoutRect($0.frame).minPoint(axis), axis: axis) }
  }

  /// The frame that the layout gives the cell now: a pass that has ended to send messages has measured some cells and moved the offset with
  /// the anchor, but has not placed the others yet.
  private func presentFrame(of cell: ShownElement) -> CGRect? {
    if cell.generation == layoutState.generation { return cell.attributes.frame }
    return attributes(.cell, cell.key.indexPath)?.frame
  }

  /// Shifts the offset, and any running scroll motion, by the anchor's displacement. Must run before the new content size is set: a resting
  /// offset is clamped to the edges after that, and only once.
  ///
  /// - Returns: whether the offset was shifted.
  func keepAnchor() -> Bool {
    guard let anchor = layoutState.anchors.current else { return false }
    guard contains(anchor.key.position), let now = layoutState.layout.layoutAttributesForItem(at: anchor.key.indexPath) else {
      layoutState.anchors.end()
      return false
    }
    let shift = now.frame.minPoint(anchor.axis) - anchor.place
    layoutState.anchors.shift(by: shift)
    if shift == 0 { return false }
    let sign: CGFloat = anchor.axis == .x && isMirrored ? -1 : 1
    let way = CGPoint(x: anchor.axis == .x ? sign * shift : 0, y: anchor.axis == .y ? shift : 0)
    contentOffset = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    controller.shiftGoal(by: way)
    return true
  }
}
