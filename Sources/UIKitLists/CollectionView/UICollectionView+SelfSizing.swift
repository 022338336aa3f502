internal import Diagnostics
internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore

/// An element that is looked at while sizes around it become known.
struct CollectionAnchor {
  let key: ElementKey
  /// Where it begins, in the layout's coordinates.
  var place: CGFloat
  let axis: Axis
}

// What cells decide of their size, and what stays where it is meanwhile.
extension UICollectionView {
  /// Asks the view what it would rather have, and the layout whether that matters. A flow of given sizes is not asked.
  func measure(_ element: ShownElement) {
    let layout = layoutState.layout
    if let flow = layout as? UICollectionViewFlowLayout, !flow.isEstimating { return }
    let preferred = element.view.preferredLayoutAttributesFitting(turned(element.attributes).duplicate())
    ensure(
      preferred.size.isLegal,
      "preferredLayoutAttributesFitting(_:) of \(type(of: element.view)) returned the size \(preferred.size) for \(element.attributes.title)"
    )
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes)
    else {
      return
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes))
  }

  /// The content of a cell on the screen has changed.
  func contentChanged(of element: ShownElement) {
    guard selfSizingInvalidation != .disabled, elements[element.key] === element, followsContent else { return }
    measure(element)
  }

  // MARK: What is looked at

  /// The first element that the bounds show of those in view already: where a flow estimates sizes, it stays where it is.
  func findAnchor() -> CollectionAnchor? {
    guard let flow = layoutState.layout as? UICollectionViewFlowLayout, flow.isEstimating, !layoutState.isStale else {
      return nil
    }
    let axis = flow.scrollAxis
    let (start, end) = (bounds.minPoint(axis), bounds.maxPoint(axis))
    var first: ShownElement?
    for element in elements.values where element.key.kind == ElementKey.cellKind {
      let frame = element.attributes.frame
      guard frame.maxPoint(axis) > start, frame.minPoint(axis) < end else { continue }
      guard let present = first else {
        first = element
        continue
      }
      if ElementKey.precedes(element.key, present.key) { first = element }
    }
    guard let first else { return nil }
    return CollectionAnchor(key: first.key, place: layoutRect(first.attributes.frame).minPoint(axis), axis: axis)
  }

  /// Moves the offset along with the anchor, and whatever motion is under way. Before the content takes its new size: what rests then is
  /// brought back to where it may, and only once.
  ///
  /// - Returns: whether it moved the offset.
  func keepAnchor() -> Bool {
    guard let anchor = layoutState.anchor else { return false }
    guard contains(anchor.key.position), let now = layoutState.layout.layoutAttributesForItem(at: anchor.key.indexPath) else {
      layoutState.anchor = nil
      return false
    }
    let shift = now.frame.minPoint(anchor.axis) - anchor.place
    layoutState.anchor?.place += shift
    if shift == 0 { return false }
    let sign: CGFloat = anchor.axis == .x && isMirrored ? -1 : 1
    contentOffset = CGPoint(
      x: contentOffset.x + (anchor.axis == .x ? sign * shift : 0), y: contentOffset.y + (anchor.axis == .y ? shift : 0))
    return true
  }
}
