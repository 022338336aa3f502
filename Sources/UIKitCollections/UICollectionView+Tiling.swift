internal import Diagnostics
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

// Tiling: the visible elements are planned as values; views of elements that left are pooled before new elements dequeue theirs.
extension UICollectionView {
  package func tileOnce() -> Bool {
    changing(to: bounds) {}
    let isDone = tileElements()
    if layoutState.endAnimatedChange() { layoutState.layout.finalizeAnimatedBoundsChange() }
    placeBackground()
    placeIndex()
    return isDone
  }

  package func finishTiling() {
    controller.followGoal()
    if tiling.endChanges() { controller.prefetch() }
    prefetchInSections()
    // Empty the reuse pools of an off-screen list: a container may stack many lists.
    if bounds.isEmpty { stores.empty() }
  }

  /// Repeats plan and fill until a pass changes nothing, because self-sizing cells can bring elements into view or push others out. After 8
  /// passes without a newly measured cell, the next layout pass continues.
  ///
  /// - Returns: whether the views match the bounds; false if the pass stopped to send messages or was overtaken by a reentrant call.
  private func tileElements() -> Bool {
    beginTiling()
    defer { layoutState.anchors.end() }
    var idle = 0
    while idle < 8 {
      prepareLayoutIfNeeded()
      if controller.isOvertaken { return false }
      measureAgainIfNeeded()
      updateEditedItem()
      placeScrollers()
      let plan = makePlan()
      if plan == tiling.plan && !tiling.isStale {
        tiling.put(plan)
        return true
      }
      tiling.beginPass()
      for planned in plan { elements[planned.key]?.tiling = tiling.number }
      if retireUnwanted() && controller.messages.isOpen {
        tiling.put(plan)
        tiling.setNeedsFrames()
        layoutState.anchors.suspend(at: layoutState.generation)
        return false
      }
      guard !layoutState.isStale else {
        idle += 1
        continue
      }
      tiling.beginFilling()
      let outcome = fill(plan)
      tiling.endFilling(plan, isWhole: outcome != .changed)
      if outcome == .changed { return false }
      if outcome != .measured { idle += 1 }
    }
    // Sizes do not converge: continue in the next layout pass.
    setNeedsLayout()
    return true
  }

  /// Finds the anchor of the pass, and asks the layout for the offset after a change of the bounds inside an animation.
  private func beginTiling() {
    layoutState.anchors.begin(findAnchor())
    guard layoutState.isChangingAnimated else { return }
    prepareLayoutIfNeeded()
    settleOffset()
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
        if layoutState.offsetAdjustment != .zero { return .measured }
        continue
      }
      // The rest of the plan has former sizes: it may show more than there is room for.
      if layoutState.isStale, layoutState.layout is UICollectionViewFlowLayout { return .measured }
      show(planned)
      if controller.isOvertaken { return .changed }
      // A flow layout takes measured sizes one by one, and so does one that moves the offset: it computes the way from the present offset.
      // Other layouts receive all preferred sizes of the pass first.
      if layoutState.isStale, layoutState.layout is UICollectionViewFlowLayout || layoutState.offsetAdjustment != .zero {
        return .measured
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
    // The same object in the same generation: nothing was laid out since the element got it.
    if attributes === element.attributes, element.generation == layoutState.generation { return }
    element.generation = layoutState.generation
    // An item that has moved into another section that scrolls by itself may have the same attributes there.
    let isThere = attributes.host == nil || element.parent === parent(of: attributes)
    if isThere, attributes === element.attributes || attributes == element.attributes {
      element.attributes = attributes
      return measureIfLost(element)
    }
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
    let isOpened = !keepsSizesByPosition && element.attributes.needsMeasuring(after: former)
    isOpened ? measure(element) : measureIfLost(element)
  }

  /// Asks for the size of an element that this layout has not asked yet; also of one that gets the attributes which it has had before it was
  /// measured: a batch that came while another one waited has moved it away and back.
  func measureIfLost(_ element: ShownElement) {
    if element.preferredSize == nil || !keepsSizesByPosition && lacksPreferredSize(element) { measure(element) }
  }

  private var keepsSizesByPosition: Bool { layoutState.layout is UICollectionViewFlowLayout }

  /// Whether the attributes leave a length open, and give it another value than the view has asked for: the layout has lost the size, as when
  /// the item was among items of fixed sizes between two tiling passes. Edges on pixels change a length by less than a pixel.
  private func lacksPreferredSize(_ element: ShownElement) -> Bool {
    guard let preferred = element.preferredSize else { return false }
    let (open, size) = (element.attributes.selfSizing, element.attributes.size)
    let pixel = 1 / (window?.screen.scale ?? layer.contentsScale) - 1e-6
    return open.contains(.vertical) && abs(size.height - preferred.height) > pixel
      || open.contains(.horizontal) && abs(size.width - preferred.width) > pixel
  }

  // MARK: Leaving

  /// - Returns: whether any element was removed.
  private func retireUnwanted() -> Bool {
    elements.removeAll(exceptOf: tiling.number) { if !keepIfEdited($0) { retire($0) } }
  }

  func retire(_ element: ShownElement) {
    let view = element.view
    // A reload may have put the view to use for another element already.
    guard view.element === element else { return }
    view.element = nil
    if let parent = element.parent, view.superview === parent { view.removeFromSuperview() }
    if let cell = view as? UICollectionViewCell { cell.isHighlighted = false }
    forgetSwipe(of: view)
    if element.key.kind == ElementKey.cellKind { controller.forgetTouch(at: element.key.position) }
    controller.messages.add(.didEndDisplaying(element, .row, element.key.position))
  }

  func retireAll() {
    let shown = elements.removeAll()
    tiling.forgetPlan()
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
