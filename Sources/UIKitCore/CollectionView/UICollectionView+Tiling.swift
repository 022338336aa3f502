internal import Diagnostics
internal import Foundation
internal import ListModel
internal import ScrollPhysics

// What the bounds show is planned as a list of elements, then those that left give up their views before those that came ask for some.
extension UICollectionView {
  func tile() {
    if tiling.isTiling || data.isLoading || layoutState.isPreparing || updating.isPlanning { return }
    tiling.isTiling = true
    boundsWillBe(bounds)
    tileElements()
    tiling.isTiling = false
    if layoutState.isChangingAnimated {
      layoutState.isChangingAnimated = false
      layoutState.layout.finalizeAnimatedBoundsChange()
    }
    placeBackground()
    // One of many lists that a container stacks: what is off the screen costs nothing.
    if bounds.isEmpty { stores.empty() }
  }

  /// Cells that decide their own size can bring more elements into view or push some out, so it goes on until nothing changes. A pass
  /// that brings no view is counted.
  private func tileElements() {
    layoutState.anchor = findAnchor()
    defer { layoutState.anchor = nil }
    var idle = 0
    while idle < 8 {
      prepareLayoutIfNeeded()
      let generation = data.generation
      let plan = makePlan()
      if plan == tiling.plan && !tiling.isStale {
        tiling.spare = plan
        return
      }
      tiling.number += 1
      for planned in plan { elements[planned.key]?.tiling = tiling.number }
      retireUnwanted()
      guard data.generation == generation, !layoutState.isStale else {
        idle += 1
        continue
      }
      tiling.isStale = false
      let outcome = fill(plan)
      tiling.spare = tiling.plan
      tiling.plan = plan
      if outcome == .changed { tiling.isStale = true }
      if outcome != .measured { idle += 1 }
      if outcome == .whole { prefetch() }
    }
    // Overtaken by messages, or sizes that never agree: the next layout goes on from here.
    setNeedsLayout()
  }

  // MARK: Planning

  func makePlan() -> [PlannedElement] {
    var plan = tiling.spare
    tiling.spare = []
    plan.removeAll(keepingCapacity: true)
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return plan }
    if let flow = layoutState.plainFlow {
      flow.forEachElement(in: layoutRect(bounds)) { plan.append(PlannedElement(key: $0, frame: layoutRect($1), index: -1)) }
      return plan
    }
    if !tiling.known.rect.contains(bounds) { learn() }
    for index in tiling.known.attributes.indices {
      let attributes = tiling.known.attributes[index]
      let frame = attributes.frame
      if !attributes.isHidden, frame.shows(in: bounds) {
        plan.append(PlannedElement(key: tiling.known.keys[index], frame: frame, index: index))
      }
    }
    return plan
  }

  /// Asks for half a screen more on each side, so that not every frame asks.
  private func learn() {
    let rect = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    var known = KnownElements(rect: rect)
    let layout = layoutState.layout
    let given = layout.layoutAttributesForElements(in: layoutRect(rect)) ?? []
    var seen = Set<ElementKey>(minimumCapacity: given.count)
    for attributes in given {
      let key = key(of: attributes, "layoutAttributesForElements(in:)")
      guard seen.insert(key).inserted else { continue }
      known.attributes.append(turned(attributes))
      known.keys.append(key)
    }
    tiling.known = known
  }

  /// Checks what the layout gave: it must be finite and of an element that exists.
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

  // MARK: Filling

  private enum Outcome {
    case whole
    /// A cell wants another size: the plan is worthless from there.
    case measured
    /// Overtaken by a message.
    case changed
  }

  private func fill(_ plan: [PlannedElement]) -> Outcome {
    let generation = data.generation
    for planned in plan {
      if let element = elements[planned.key] {
        update(element, planned)
        continue
      }
      show(planned)
      if data.generation != generation { return .changed }
      if layoutState.isStale {
        // Sizes come one by one in a flow; other layouts hear of all that wants another one at once.
        if layoutState.layout is UICollectionViewFlowLayout { return .measured }
      }
    }
    return layoutState.isStale ? .measured : .whole
  }

  func attributes(of planned: PlannedElement) -> UICollectionViewLayoutAttributes {
    guard planned.index < 0, let flow = layoutState.plainFlow else { return tiling.known.attributes[planned.index] }
    return flow.attributes(planned.key, planned.frame)
  }

  private func update(_ element: ShownElement, _ planned: PlannedElement) {
    if element.generation == layoutState.generation, planned.index < 0 {
      // Only what sticks moves without a new layout.
      guard element.attributes.frame != planned.frame else { return }
      element.attributes.frame = planned.frame
      element.view.place(by: element.attributes)
      return
    }
    let attributes = attributes(of: planned)
    element.generation = layoutState.generation
    if attributes === element.attributes || attributes == element.attributes { return }
    apply(attributes, to: element)
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to element: ShownElement) {
    let order = element.order
    element.attributes = attributes
    element.view.apply(attributes)
    element.view.place(by: attributes)
    if element.order != order { arrange(element) }
  }

  // MARK: Leaving

  private func retireUnwanted() {
    let generation = data.generation
    var leaving = tiling.leaving
    tiling.leaving = []
    for element in elements.values where element.tiling != tiling.number { leaving.append(element) }
    leaving.sort { ElementKey.precedes($0.key, $1.key) }
    for element in leaving where data.generation == generation {
      elements[element.key] = nil
      retire(element)
    }
    leaving.removeAll(keepingCapacity: true)
    tiling.leaving = leaving
  }

  func retire(_ element: ShownElement) {
    let view = element.view
    // The next reload may have put it to use by itself.
    guard view.element === element else { return }
    view.element = nil
    if view.superview === self { view.removeFromSuperview() }
    if let cell = view as? UICollectionViewCell { cell.isHighlighted = false }
    stores[element.key.kind].put(view)
    if itemTouch?.position == element.key.position, element.key.kind == ElementKey.cellKind { itemTouch = nil }
    let path = element.key.indexPath
    switch stores.kinds[element.key.kind] {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementary(let kind):
      collectionDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case .decoration: break
    }
  }

  func retireAll() {
    let shown = elements.values.sorted { ElementKey.precedes($0.key, $1.key) }
    elements.removeAll(keepingCapacity: true)
    tiling.plan.removeAll(keepingCapacity: true)
    tiling.known = KnownElements()
    tiling.isStale = true
    for element in shown { retire(element) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// For messages.
  var title: String {
    switch representedElementCategory {
    case .cell: "the item \(indexPath)"
    case .supplementaryView: "the supplementary view \"\(representedElementKind ?? "")\" at \(indexPath)"
    case .decorationView: "the decoration \"\(representedElementKind ?? "")\" at \(indexPath)"
    }
  }
}
