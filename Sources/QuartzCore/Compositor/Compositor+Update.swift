internal import CoreGraphics
internal import Foundation

extension Compositor {
  /// Updates the extents of changed layers in the subtree of `layer` and adds their damage.
  ///
  /// `space` is the superlayer's; nil if an ancestor has damaged the whole subtree already. `layer` must have changed.
  func update(_ layer: CALayer, in space: LayerSpace?) {
    visitedLayers += 1
    let marks = layer.flags.intersection(.changes)
    layer.flags.subtract(.changes)
    let geometry = layer.shownGeometry
    // A changed mask changes the shown part of everything that it masks.
    let isMaskChanged = layer.maskLayer?.flags.contains(.isQueued) ?? false
    if let space, layer.isShown, !isMaskChanged, !layer.flags.contains(.hasInstances), marks.isDisjoint(with: [.moved, .shifted])
    {
      updateInPlace(layer, geometry, marks, in: space)
    } else if let space, let before = placeBefore(layer, geometry, marks) {
      updateAround(layer, from: before, to: geometry, marks, before: space, in: space)
    } else if let space, let before = placeAgainstBlit(layer, geometry, marks) {
      updateAgainstBlit(layer, from: before, to: geometry, marks, before: space, in: space)
    } else {
      if let space { add(layer.extent, in: space) }
      layer.vacated.removeAll(keepingCapacity: true)
      updateSublayers(of: layer, restacked: marks.contains(.restacked), in: nil)
      measure(layer, geometry)
      if let space { add(layer.extent, in: space) }
    }
    if layer.flags.isDisjoint(with: [.needsLayout, .layoutBelow, .needsDisplay, .displayBelow]) && layer === root {
      layer.flags.remove(.isQueued)
    }
  }

  /// Updates a layer that stayed in place: its own look, its scroll position or its subtree has changed.
  private func updateInPlace(_ layer: CALayer, _ geometry: LayerGeometry, _ marks: LayerFlags, in space: LayerSpace) {
    if marks.contains(.redrawn) { add(layer.ownExtent(geometry), in: space.entering(geometry)) }
    let inner = contentSpace(of: layer, geometry, in: space)
    guard marks.contains(.scrolled) else { return updateContent(of: layer, geometry, marks, in: inner) }
    if beginBlit(layer, geometry, in: space, inner) {
      updateContent(of: layer, geometry, marks, in: inner)
      isInsideBlit = false
    } else {
      damageOnScreen(inner.clip)
      updateContent(of: layer, geometry, marks, in: nil)
    }
  }

  /// Updates a layer that has moved or changed size while its sublayers stayed in place on the screen: only newly covered and uncovered
  /// areas are damaged. A table in a container moves like that.
  ///
  /// - Parameter old: The superlayer's space in which the layer's frame was `before`; differs from `space` against a copy.
  private func updateAround(
    _ layer: CALayer, from before: LayerGeometry, to geometry: LayerGeometry, _ marks: LayerFlags, before old: LayerSpace,
    in space: LayerSpace
  ) {
    damageEdges(of: layer, old.toScreen(Extent(before.frame)), space.toScreen(Extent(geometry.frame)), space.clip)
    let couldBlit = mayBlit
    mayBlit = false
    updateContent(of: layer, geometry, marks, in: contentSpace(of: layer, geometry, in: space))
    mayBlit = couldBlit
  }

  /// Damages the parts of a plain layer that only one of two frames shows.
  private func damageEdges(of layer: CALayer, _ old: Extent, _ new: Extent, _ clip: Extent) {
    guard layer.masksToBounds || (layer.shownLook.backgroundColor?.alpha ?? 0) > 0 else { return }
    old.outside(new) { damageOnScreen($0.intersection(clip)) }
    new.outside(old) { damageOnScreen($0.intersection(clip)) }
  }

  /// Updates a layer that has moved against the copied pixels, as the view of a controller in a container that stays in place on the
  /// screen while its list scrolls. Sublayers that scrolled back by the same distance are where the copy puts their pixels; all other
  /// sublayers are damaged where the copy puts them and where they are now.
  private func updateAgainstBlit(
    _ layer: CALayer, from before: LayerGeometry, to geometry: LayerGeometry, _ marks: LayerFlags, before old: LayerSpace,
    in space: LayerSpace
  ) {
    let (inside, now) = (old.entering(before), contentSpace(of: layer, geometry, in: space))
    damageEdges(of: layer, old.toScreen(Extent(before.frame)), space.toScreen(Extent(geometry.frame)), space.clip)
    for extent in layer.vacated { add(extent, in: inside) }
    layer.vacated.removeAll(keepingCapacity: true)
    for child in layer.children where !child.flags.contains(.isQueued) {
      add(child.extent, in: inside)
      add(child.extent, in: now)
    }
    forEachChangedSublayer(of: layer) { child in
      let (marks, geometry) = (child.flags.intersection(.changes), child.shownGeometry)
      if let before = plainGeometryBefore(child, geometry, marks), movesWithBlit(before, inside, geometry, now) {
        visitedLayers += 1
        child.flags.subtract(.changes)
        updateAround(child, from: before, to: geometry, marks, before: inside, in: now)
      } else if let before = placeAgainstBlit(child, geometry, marks) {
        visitedLayers += 1
        child.flags.subtract(.changes)
        updateAgainstBlit(child, from: before, to: geometry, marks, before: inside, in: now)
      } else {
        add(child.extent, in: inside)
        update(child, in: nil)
        add(child.extent, in: now)
      }
    }
    layer.childrenExtent = layer.unionOfSublayers
    measure(layer, geometry)
  }

  /// - Parameter space: The space of the sublayers; nil if all of it is damaged.
  private func updateContent(of layer: CALayer, _ geometry: LayerGeometry, _ marks: LayerFlags, in space: LayerSpace?) {
    if let space { for extent in layer.vacated { add(extent, in: space) } }
    layer.vacated.removeAll(keepingCapacity: true)
    if backdrops.isEmpty {
      updateSublayers(of: layer, restacked: marks.contains(.restacked), in: space)
    } else {
      updateAboveBackdrop(of: layer) { updateSublayers(of: layer, restacked: marks.contains(.restacked), in: space) }
    }
    measure(layer, geometry)
  }

  func contentSpace(of layer: CALayer, _ geometry: LayerGeometry, in space: LayerSpace) -> LayerSpace {
    var inner = space.entering(geometry)
    if layer.masksToBounds { inner.clip = inner.clip.intersection(inner.toScreen(Extent(geometry.bounds))) }
    return inner
  }

  private func updateSublayers(of layer: CALayer, restacked: Bool, in space: LayerSpace?) {
    if restacked { layer.restack() }
    forEachChangedSublayer(of: layer, restacked: restacked) { update($0, in: space) }
    if restacked { layer.refillTree() }
    layer.childrenExtent = layer.unionOfSublayers
  }

  /// Empties the list of changed sublayers, but for those that wait for layout or display.
  @inline(__always)
  private func forEachChangedSublayer(of layer: CALayer, restacked: Bool = false, _ update: (CALayer) -> Void) {
    var next = layer.firstChanged
    while let child = next {
      next = child.nextChanged
      update(child)
      if !restacked && !child.flags.contains(.isMask) { layer.extentTree?.update(child.paintIndex, child.extent) }
      if child.flags.isDisjoint(with: [.needsLayout, .layoutBelow, .needsDisplay, .displayBelow]) { layer.unlink(child) }
    }
  }

  private func measure(_ layer: CALayer, _ geometry: LayerGeometry) {
    remember(layer, geometry)
    guard layer.isShown else {
      layer.extent = .empty
      return
    }
    var shown = layer.ownExtent(geometry).union(layer.extentBelow)
    if let mask = layer.maskLayer { shown = shown.intersection(mask.extent) }
    layer.extent = geometry.toSuperlayer(shown)
  }

  func add(_ extent: Extent, in space: LayerSpace) {
    if !extent.isEmpty { damageOnScreen(space.toScreen(extent).intersection(space.clip)) }
  }

  func damageOnScreen(_ extent: Extent) {
    let pixels = extent.intersection(screen).roundedOut(scale: scale)
    if pixels.isEmpty { return }
    damage.add(pixels)
    if !backdrops.isEmpty { dropBackdrops(in: pixels) }
    if !isInsideBlit { damageThatStays.append(pixels) }
  }

  var screen: Extent { Extent(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }
}

extension CALayer {
  /// Number of sublayers above which a tree is faster than a loop at finding the sublayers in an area.
  private static let treeThreshold = 32

  /// The sublayers from back to front.
  @inline(__always) var paintOrder: ContiguousArray<CALayer> {
    flags.contains(.hasDepth) && !depthOrder.isEmpty ? depthOrder : children
  }

  func restack() {
    depthOrder.removeAll(keepingCapacity: true)
    if flags.contains(.hasDepth) {
      if children.contains(where: { $0.decorationBox != nil && $0.zPosition != 0 }) {
        depthOrder = children
        depthOrder.sortByDepth()
      } else {
        flags.remove(.hasDepth)
      }
    }
    if children.count <= Self.treeThreshold { extentTree = nil } else if extentTree == nil { extentTree = ExtentTree() }
    for (i, child) in paintOrder.enumerated() { child.paintIndex = i }
  }

  func refillTree() {
    guard let extentTree else { return }
    extentTree.reset(count: children.count)
    for (i, child) in paintOrder.enumerated() { extentTree.fill(i, child.extent) }
    extentTree.rebuild()
  }

  var unionOfSublayers: Extent {
    if let extentTree { return extentTree.union }
    var union = Extent.empty
    for child in children { union = union.union(child.extent) }
    return union
  }
}
