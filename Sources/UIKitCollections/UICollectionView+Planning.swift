internal import Diagnostics
internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// Planning: which elements are visible, and where.
extension UICollectionView {
  /// - Parameter part: the part of the content that shows the elements; nil for the bounds.
  func makePlan(for part: CGRect? = nil) -> [PlannedElement] {
    var plan = tiling.emptyPlan()
    let part = part ?? bounds
    guard part.width > 0, part.height > 0 else { return plan }
    if let flow = layoutState.plainFlow {
      let width = isMirrored ? contentSize.width : nil
      flow.forEachElement(in: layoutRect(part)) { key, rect in
        plan.append(PlannedElement(key: key, frame: width.map { rect.mirrored(in: $0) } ?? rect, index: -1))
      }
      planMovement(&plan)
      return plan
    }
    planKnown(part, &plan)
    planMovement(&plan)
    return plan
  }

  /// Adds the visible elements of a layout that is asked for attributes. O(known elements).
  private func planKnown(_ part: CGRect, _ plan: inout [PlannedElement]) {
    if !tiling.known.rect.contains(part) { learn(part) }
    let (places, keys) = (tiling.known.places, tiling.known.keys)
    var (section, shift) = (-1, CGPoint?.none)
    for index in places.indices {
      let place = places[index]
      if place.isHidden { continue }
      let frame = place.isPinned ? pinned(index) : place.frame
      guard let host = place.host else {
        if (place.isPinned ? frame : place.area).shows(in: part) {
          plan.append(PlannedElement(key: keys[index], frame: frame, index: index))
        }
        continue
      }
      if host != section { (section, shift) = (host, shownShift(ofSection: host)) }
      if let shift, frame.offsetBy(dx: shift.x, dy: shift.y).shows(in: part) {
        plan.append(PlannedElement(key: keys[index], frame: frame, index: index))
      }
    }
  }

  /// Puts the item that is moved interactively at its target position, also while its place is off the screen.
  private func planMovement(_ plan: inout [PlannedElement]) {
    guard let movement else { return }
    let key = movement.key
    plan.removeAll { $0.key == key }
    plan.append(PlannedElement(key: key, frame: movingAttributes(movement).frame, index: -1))
  }

  /// Moves a known element to its pinned place; allocates only if the place has changed.
  ///
  /// - Returns: the frame in the coordinates of the element's scroll view.
  private func pinned(_ index: Int) -> CGRect {
    let attributes = tiling.known.attributes[index]
    let frame = layoutRect(layoutState.layout.pinnedFrame(of: attributes))
    let shift = attributes.host.flatMap { hosts.shown[$0.section]?.shift } ?? .zero
    if frame == attributes.frame, attributes.host.map({ $0.shift == shift }) ?? true { return attributes.hostedFrame }
    let copy = attributes.duplicate()
    copy.frame = frame
    copy.host?.shift = shift
    tiling.setKnown(copy, at: index)
    return copy.hostedFrame
  }

  /// Queries the layout for a part of the content plus half its length on each side, so that small scrolls need no query.
  private func learn(_ part: CGRect) {
    let rect = part.insetBy(dx: -part.width / 2, dy: -part.height / 2)
    var known = KnownElements(rect: rect)
    let layout = layoutState.layout
    let given = layout.layoutAttributesForElements(in: layoutRect(rect)) ?? []
    var seen = Set<ElementKey>(minimumCapacity: given.count)
    for attributes in given {
      let key = key(of: attributes, "layoutAttributesForElements(in:)")
      guard seen.insert(key).inserted else { continue }
      let here = kept(attributes)
      known.attributes.append(here)
      known.keys.append(key)
      known.places.append(
        KnownElements.Place(
          frame: here.hostedFrame, area: layoutRect(layout.lineArea(of: attributes)), host: here.host?.section,
          isHidden: here.isHidden, isPinned: here.isPinned))
    }
    layout.forEachScrollingSection(in: layoutRect(rect)) { known.offsets[$0] = layout.scroller(forSection: $0)?.contentOffset }
    tiling.learn(known)
  }

  /// The key of an element, after checking the layout's attributes: they must be finite and belong to an existing item.
  func key(of attributes: UICollectionViewLayoutAttributes, _ question: String) -> ElementKey {
    let (path, category) = (attributes.indexPath, attributes.representedElementCategory)
    ensure(
      attributes.frame.isFinite && attributes.alpha.isFinite,
      "\(type(of: layoutState.layout)).\(question) returned the frame \(attributes.frame) for \(attributes.title): it is not finite"
    )
    if category == .cell { requireShown(path, question) }
    ensure(
      path.count == 2 || path.count == 1 && category != .cell,
      "\(type(of: layoutState.layout)).\(question) returned attributes with the index path \(path): make it with IndexPath(item:section:)"
    )
    return key(attributes.element, path)
  }

  func key(_ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath) -> ElementKey {
    ElementKey(kind: stores.kind(of: element), section: path[0], item: path.count > 1 ? path[1] : -1)
  }

  private func requireShown(_ path: IndexPath, _ question: String) {
    if path.count == 2, data.counts.indices.contains(path[0]), path[1] >= 0, path[1] < data.counts[path[0]] { return }
    let there =
      data.counts.indices.contains(path.first ?? -1)
      ? "section \(path[0]) has \(data.counts[path[0]]) items" : "there are \(data.counts.count) sections"
    programmingError(
      "\(type(of: layoutState.layout)).\(question) returned attributes for the item \(path), which does not exist: \(there)")
  }
}
