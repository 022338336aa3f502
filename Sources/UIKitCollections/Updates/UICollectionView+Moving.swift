internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

/// Parameters of an animated move between two arrangements of elements.
struct CollectionMove {
  var isAnimated: Bool
  /// Offset delta; add it to old frames to keep them visually fixed.
  var shift: CGPoint
  /// Elements shown before the move that are no longer in `elements`.
  var leaving: [ShownElement]
  /// Attributes at which a new element starts; nil during an update, where the layout gives the start and end attributes.
  var start: ((ElementKey) -> UICollectionViewLayoutAttributes?)?
}

// Elements get their final attributes at once; a spring animates the views from their old places.
extension UICollectionView {
  func moveElements(_ move: CollectionMove, finalize: () -> Void, completion: @escaping @MainActor (Bool) -> Void) {
    setNeedsLayout()
    let former = Set(elements.keys)
    let plan = move.isAnimated && !controller.isOvertaken ? planAndFill() : []
    guard move.isAnimated, !controller.isOvertaken else {
      for element in move.leaving { retire(element) }
      finalize()
      let effect = finishUpdate()
      completion(effect != .layOutLater)
      return controller.follow(effect)
    }
    let outside = takeOutside(plan)
    let formerHosts = hosts.all
    UIView.performWithoutAnimation {
      for host in formerHosts where move.shift != .zero { shift(host, move.shift) }
      placeAtStart(move, plan, former: former, outside: outside)
    }
    updating.leaving += move.leaving + outside
    var effect = ListSession.Ending.rest
    controller.messages.hold()
    UIView.animate(
      springDuration: Self.updateDuration, options: [.allowUserInteraction, .layoutSubviews],
      animations: {
        placeScrollers()
        for planned in plan { if let element = elements[planned.key] { finish(element, planned) } }
        for element in move.leaving { placeAtEnd(element, move) }
        for element in outside { goOutside(element) }
        tiling.settle(plan)
        finalize()
        effect = finishUpdate()
        moveAndMeasureInContainer(controller.messages.changes)
      },
      completion: { [weak self] finished in
        self?.endLeaving(move.leaving + outside)
        completion(finished)
      })
    controller.messages.release()
    controller.follow(effect)
    controller.sendMessages()
  }

  private func finishUpdate() -> ListSession.Ending {
    updating.transition = nil
    layoutState.anchors.end()
    return controller.finish()
  }

  // MARK: Planning

  /// The visible elements after the change, each with a view.
  private func planAndFill() -> [PlannedElement] {
    var plan: [PlannedElement] = []
    for _ in 0..<64 {
      UIView.performWithoutAnimation {
        prepareLayoutIfNeeded()
        makeScrollers(givesFrames: false)
      }
      plan = makePlan(for: boundsAfterBatch)
      tiling.beginPass()
      for planned in plan where !controller.isOvertaken && !layoutState.isStale && elements[planned.key] == nil {
        if let element = makeElement(planned.key, attributes(of: planned)) { announce(element) }
      }
      if controller.isOvertaken || !layoutState.isStale { break }
    }
    for planned in plan { elements[planned.key]?.tiling = tiling.number }
    return plan
  }

  /// Removes and returns the elements that still exist but are outside the bounds after the change.
  private func takeOutside(_ plan: [PlannedElement]) -> [ShownElement] {
    let outside = elements.values.inOrder { $0.tiling != tiling.number }
    for element in outside { elements.remove(element) }
    return outside.filter { !keepIfEdited($0) }
  }

  // MARK: Places

  private func placeAtStart(_ move: CollectionMove, _ plan: [PlannedElement], former: Set<ElementKey>, outside: [ShownElement]) {
    if move.shift != .zero {
      for element in outside + move.leaving + updating.leaving where element.parent === self { shift(element.view, move.shift) }
      for planned in plan where former.contains(planned.key) {
        if let element = elements[planned.key], element.parent === self { shift(element.view, move.shift) }
      }
    }
    for planned in plan {
      guard let element = elements[planned.key] else { continue }
      if former.contains(planned.key) {
        rehost(element, attributes(of: planned))
        continue
      }
      guard let formerPlace = move.start else {
        element.view.place(by: startInUpdate(element, move.shift) ?? transparent(element.attributes))
        continue
      }
      let start = formerPlace(planned.key)
      // The view is in its present scroll view already.
      start?.host = element.attributes.host
      element.view.place(by: start ?? transparent(element.attributes))
    }
  }

  private func shift(_ view: UIView, _ distance: CGPoint) {
    view.center = CGPoint(x: view.center.x + distance.x, y: view.center.y + distance.y)
  }

  private func finish(_ element: ShownElement, _ planned: PlannedElement) {
    let attributes = attributes(of: planned)
    element.generation = layoutState.generation
    if attributes != element.attributes { return apply(attributes, to: element) }
    // Equal attributes of another layout may leave other lengths open.
    element.attributes = attributes
    element.view.place(by: attributes)
    measureIfLost(element)
  }

  private func placeAtEnd(_ element: ShownElement, _ move: CollectionMove) {
    if move.start != nil { return element.view.place(by: transparent(element.attributes)) }
    let end = endInUpdate(element)
    element.view.place(by: element.parent === self ? end.moved(by: move.shift) : end)
  }

  /// Moves the view to the layout's current place for the element; fades the view out if the layout gives none.
  private func goOutside(_ element: ShownElement) {
    guard contains(element.key.position) || element.key.kind != ElementKey.cellKind,
      let attributes = attributes(stores.kinds[element.key.kind], element.key.indexPath)
    else { return element.view.place(by: transparent(element.attributes)) }
    guard attributes.host?.section == element.attributes.host?.section else {
      return element.view.place(by: transparent(element.attributes))
    }
    element.view.take(attributes)
    element.view.place(by: attributes)
  }

  func transparent(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    copy.alpha = 0
    return copy
  }

  // MARK: Completion

  private func endLeaving(_ elements: [ShownElement]) {
    for element in elements {
      updating.leaving.removeAll { $0 === element }
      retire(element)
    }
    removeEmptyScrollers()
    controller.sendMessages()
  }

  /// Removes the elements whose removal animation is still running.
  func endUpdates() {
    let leaving = updating.leaving
    updating.leaving = []
    for element in leaving { retire(element) }
  }
}

extension UICollectionViewLayoutAttributes {
  func moved(by distance: CGPoint) -> UICollectionViewLayoutAttributes {
    if distance == .zero { return self }
    let copy = duplicate()
    copy.center = CGPoint(x: center.x + distance.x, y: center.y + distance.y)
    return copy
  }
}
