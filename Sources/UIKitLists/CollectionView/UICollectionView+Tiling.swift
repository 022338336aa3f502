internal import Diagnostics
internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore

// Tiling: the visible elements are planned as values; views of elements that left are pooled before new elements dequeue theirs.
extension UICollectionView {
  func tileOnce() -> Bool {
    boundsWillBe(bounds)
    let isDone = tileElements()
    if layoutState.isChangingAnimated {
      layoutState.isChangingAnimated = false
      layoutState.layout.finalizeAnimatedBoundsChange()
    }
    placeBackground()
    return isDone
  }

  func finishTiling() {
    followGoal()
    if tiling.hasChanged {
      tiling.hasChanged = false
      prefetch()
    }
    prefetchInSections()
    // Empty the reuse pools of an off-screen list: a container may stack many lists.
    if bounds.isEmpty { stores.empty() }
  }

  /// Repeats plan and fill until a pass changes nothing, because self-sizing cells can bring elements into view or push others out. After 8
  /// passes without a newly measured cell, the next layout pass continues.
  ///
  /// - Returns: whether the views match the bounds; false if the pass stopped to send messages or was overtaken by a reentrant call.
  private func tileElements() -> Bool {
    layoutState.anchor = findAnchor()
    defer { layoutState.anchor = nil }
    var idle = 0
    while idle < 8 {
      prepareLayoutIfNeeded()
      if session.isOvertaken { return false }
      measureAgainIfNeeded()
      updateEditedItem()
      placeScrollers()
      let plan = makePlan()
      if plan == tiling.plan && !tiling.isStale {
        tiling.spare = plan
        return true
      }
      tiling.number += 1
      for planned in plan { elements[planned.key]?.tiling = tiling.number }
      if retireUnwanted() && messages.isOpen {
        (tiling.spare, tiling.isStale) = (plan, true)
        return false
      }
      guard !layoutState.isStale else {
        idle += 1
        continue
      }
      tiling.isStale = false
      let outcome = fill(plan)
      tiling.spare = tiling.plan
      tiling.plan = plan
      tiling.hasChanged = true
      if outcome == .changed {
        tiling.isStale = true
        return false
      }
      if outcome != .measured { idle += 1 }
    }
    // Sizes do not converge: continue in the next layout pass.
    setNeedsLayout()
    return true
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
      planMovement(&plan)
      return plan
    }
    if !tiling.known.rect.contains(bounds) { learn() }
    for index in tiling.known.attributes.indices {
      let attributes = tiling.known.attributes[index]
      if attributes.isHidden { continue }
      let frame = attributes.isPinned ? pinned(index) : attributes.hostedFrame
      if shows(frame, attributes.host, in: bounds) {
        plan.append(PlannedElement(key: tiling.known.keys[index], frame: frame, index: index))
      }
    }
    planMovement(&plan)
    return plan
  }

  /// Puts the item that is moved interactively at its target position, also while its place is off the screen.
  private func planMovement(_ plan: inout [PlannedElement]) {
    guard let movement else { return }
    let key = movement.key
    plan.removeAll { $0.key == key }
    plan.append(PlannedElement(key: key, frame: movingAttributes(movement).frame, index: -1))
  }

  /// Moves a known element to its pinned place; allocates only if the place has changed.
  private func pinned(_ index: Int) -> CGRect {
    let attributes = tiling.known.attributes[index]
    let frame = layoutRect(layoutState.layout.pinnedFrame(of: attributes))
    if frame == attributes.frame { return frame }
    let copy = attributes.duplicate()
    copy.frame = frame
    tiling.known.attributes[index] = copy
    return frame
  }

  /// Queries the layout for the bounds plus half a screen on each side, so that small scrolls need no query.
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
    layout.forEachScroller(in: layoutRect(rect)) { known.offsets[$0.section] = $0.contentOffset }
    tiling.known = known
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

  // MARK: Filling

  private enum Outcome {
    case whole
    /// A cell prefers another size: the rest of the plan is out of date.
    case measured
    /// A reentrant call from the data source or delegate has overtaken the pass.
    case changed
  }

  private func fill(_ plan: [PlannedElement]) -> Outcome {
    for planned in plan {
      if let element = elements[planned.key] {
        update(element, planned)
        continue
      }
      show(planned)
      if session.isOvertaken { return .changed }
      if layoutState.isStale {
        // A flow layout takes measured sizes one by one; other layouts receive all preferred sizes of the pass first.
        if layoutState.layout is UICollectionViewFlowLayout { return .measured }
      }
    }
    return layoutState.isStale ? .measured : .whole
  }

  func attributes(of planned: PlannedElement) -> UICollectionViewLayoutAttributes {
    if let movement, planned.key == movement.key { return movingAttributes(movement) }
    if planned.index < 0, let flow = layoutState.plainFlow { return flow.attributes(planned.key, planned.frame) }
    if tiling.known.keys.indices.contains(planned.index), tiling.known.keys[planned.index] == planned.key {
      return tiling.known.attributes[planned.index]
    }
    // A reentrant call has prepared the layout again since the plan was made.
    let (element, path) = (stores.kinds[planned.key.kind], planned.key.indexPath)
    if let now = attributes(element, path) { return now }
    let made = UICollectionViewLayoutAttributes.made(UICollectionViewLayoutAttributes.self, for: element, at: path)
    made.frame = planned.frame
    return made
  }

  private func update(_ element: ShownElement, _ planned: PlannedElement) {
    if element.generation == layoutState.generation, planned.index < 0, movement == nil {
      // Within one layout generation only pinned elements change their frames.
      guard element.attributes.frame != planned.frame else { return }
      element.attributes.frame = planned.frame
      element.view.place(by: element.attributes)
      return
    }
    let attributes = attributes(of: planned)
    element.generation = layoutState.generation
    // An item that has moved into another section that scrolls by itself may have the same attributes there.
    let isThere = attributes.host == nil || element.parent === parent(of: attributes)
    if isThere, attributes === element.attributes || attributes == element.attributes { return }
    apply(attributes, to: element)
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to element: ShownElement) {
    let (order, former) = (element.order, element.attributes)
    if !rehost(element, attributes) {
      element.attributes = attributes
      passAttributes(to: element, after: former)
    }
    element.view.place(by: attributes)
    if element.order != order { arrange(element) }
  }

  /// Gives the view its element's new attributes, and asks for its size if they leave a length open that was not.
  func passAttributes(to element: ShownElement, after former: UICollectionViewLayoutAttributes) {
    element.view.take(element.attributes)
    if layoutState.layout is UICollectionViewFlowLayout { return }
    if element.attributes.needsMeasuring(after: former) || element.lacksPreferredSize { measure(element) }
  }

  // MARK: Leaving

  /// - Returns: whether any element was removed.
  private func retireUnwanted() -> Bool {
    var leaving = tiling.leaving
    tiling.leaving = []
    for element in elements.values where element.tiling != tiling.number { leaving.append(element) }
    leaving.sort { ElementKey.precedes($0.key, $1.key) }
    for element in leaving {
      elements[element.key] = nil
      if !keepIfEdited(element) { retire(element) }
    }
    let isAny = !leaving.isEmpty
    leaving.removeAll(keepingCapacity: true)
    tiling.leaving = leaving
    return isAny
  }

  func retire(_ element: ShownElement) {
    let view = element.view
    // A reload may have put the view to use for another element already.
    guard view.element === element else { return }
    view.element = nil
    if let parent = element.parent, view.superview === parent { view.removeFromSuperview() }
    if let cell = view as? UICollectionViewCell { cell.isHighlighted = false }
    forgetSwipe(of: view)
    if held?.position == element.key.position, element.key.kind == ElementKey.cellKind { held = nil }
    messages.add(.didEndDisplaying(element))
  }

  func retireAll() {
    let shown = elements.values.sorted { ElementKey.precedes($0.key, $1.key) }
    elements.removeAll(keepingCapacity: true)
    tiling.plan.removeAll(keepingCapacity: true)
    tiling.known = KnownElements()
    tiling.isStale = true
    for element in shown { retire(element) }
    dropEditedItem()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Names the element in error messages.
  var title: String {
    switch representedElementCategory {
    case .cell: "the item \(indexPath)"
    case .supplementaryView: "the supplementary view \"\(representedElementKind ?? "")\" at \(indexPath)"
    case .decorationView: "the decoration \"\(representedElementKind ?? "")\" at \(indexPath)"
    }
  }
}
