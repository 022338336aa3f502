internal import CoreGraphics
internal import Foundation

/// Builds the list of painting commands for a damaged area.
///
/// Walks from front to back, so that areas hidden by opaque layers are left out, and appends the commands in reverse.
@MainActor struct Painter {
  private(set) var visited = 0
  /// Whether opaque painting covers the whole damage.
  private(set) var isOpaque = false
  var commands: [DrawCommand] = []
  /// Double buffer for `commands`: swapped each frame, so that a host may keep one frame and no list is copied or reallocated.
  private var spare: [DrawCommand] = []
  var occluders = Occluders()
  var damage = DamageRegion()
  var scale: CGFloat = 1
  /// The area that limits all painting: the bounds of the damage, or the current clip of the list. A layer's own clip may be narrower.
  private var painted = Extent.empty
  /// Nesting depth of opacity groups and rounded clips: above 0, opaque layers do not occlude.
  var translucency = 0

  /// Paints a tree outside any compositor: the layers' own values, without regard to damage.
  private(set) var isWhole = false
  /// Whether a whole tree is painted with the values that animations show.
  private(set) var showsAnimations = false
  /// Ratio of the resolution of drawings to their layers' `contentsScale`, for the layer being painted.
  var rasterFactor: CGFloat = 1

  var list: DisplayList { DisplayList(commands) }

  mutating func paint(_ root: CALayer, damage: DamageRegion, scale: CGFloat) {
    swap(&commands, &spare)
    commands.removeAll(keepingCapacity: true)
    occluders.removeAll()
    (self.damage, self.scale, visited) = (damage, scale, 0)
    let space = LayerSpace(clip: damage.bounds)
    painted = damage.bounds
    paintIfVisible(root, in: space)
    commands.reverse()
    isOpaque = damage.extents.allSatisfy { occluders.cover($0) }
    // Release this copy: with two owners, the compositor's next change of the damage would copy the storage.
    self.damage = DamageRegion()
  }

  /// Paints everything that `layer` shows, in its own coordinates; with what animations show if `animated`.
  mutating func paintWhole(_ layer: CALayer, animated: Bool) {
    let plane = beginWhole(animated: animated)
    paintContent(layer, geometry(of: layer), look(of: layer), in: plane, around: plane, turns: false)
    commands.reverse()
  }

  /// Paints what the screen shows inside `layer`, in its own coordinates, without its opacity and mask.
  mutating func paintInside(of layer: CALayer) {
    let plane = beginWhole(animated: true)
    paintShown(layer, geometry(of: layer), look(of: layer), plane)
    commands.reverse()
  }

  private mutating func beginWhole(animated: Bool) -> LayerSpace {
    isWhole = true
    showsAnimations = animated
    // Occlusion is off, since the destination of the picture is unknown.
    translucency = 1
    let plane = Extent(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    damage.add(plane)
    return LayerSpace(clip: plane)
  }

  /// Paints what follows without regard to damage, until `endLate`.
  mutating func beginLate() -> (isWhole: Bool, showsAnimations: Bool) {
    defer { (isWhole, showsAnimations, translucency) = (true, true, translucency + 1) }
    return (isWhole, showsAnimations)
  }

  mutating func endLate(_ outer: (isWhole: Bool, showsAnimations: Bool)) {
    (isWhole, showsAnimations, translucency) = (outer.isWhole, outer.showsAnimations, translucency - 1)
  }

  private mutating func paintIfVisible(_ layer: CALayer, in space: LayerSpace) {
    if isWhole {
      let showsBack = layer.flags.contains(.isSingleSided) && geometry(of: layer).facesAway
      if !layer.isHidden && !showsBack && look(of: layer).opacity > 0 { paint(layer, in: space) }
      return
    }
    let visible = space.toScreen(layer.extent).intersection(space.clip)
    guard !visible.isEmpty, damage.intersects(visible) else { return }
    if occluders.cover(visible) { return }
    paint(layer, in: space)
  }

  @inline(__always) private func geometry(of layer: CALayer) -> LayerGeometry {
    isWhole && !showsAnimations ? layer.geometry : layer.shownGeometry
  }

  @inline(__always) private func look(of layer: CALayer) -> LayerLook {
    isWhole && !showsAnimations ? layer.look : layer.shownLook
  }

  private mutating func paint(_ layer: CALayer, in space: LayerSpace) {
    visited += 1
    let geometry = geometry(of: layer)
    paintContent(
      layer, geometry, look(of: layer), in: space.entering(geometry), around: space,
      turns: !geometry.isUpright)
  }

  /// - Parameters:
  ///   - inner: the layer's own space.
  ///   - space: the space of the superlayer's content.
  ///   - turns: whether the two spaces differ by more than a shift.
  private mutating func paintContent(
    _ layer: CALayer, _ geometry: LayerGeometry, _ look: LayerLook, in inner: LayerSpace, around space: LayerSpace, turns: Bool
  ) {
    let mask = layer.maskLayer
    if mask == nil, let plain = colorWithoutGroup(layer, look) {
      return paintContent(layer, geometry, plain, in: inner, around: space, turns: turns)
    }
    let isGroup = look.opacity < 1 || mask != nil
    if isGroup { closeGroup() }
    if turns { commands.append(.restore) }
    if let mask { paintMask(mask, in: inner) }
    let outerFactor = rasterFactor
    if layer.flags.contains(.hasRasterFactor) { rasterFactor *= layer.extras?.rasterFactor ?? 1 }
    paintShown(layer, geometry, look, inner)
    rasterFactor = outerFactor
    if turns {
      commands.append(.concatenate(space.step(into: geometry)))
      commands.append(.save)
    }
    if isGroup { openGroup(layer, opacity: look.opacity, in: space) }
  }

  /// The look of a translucent layer that shows its background alone, such as what dims a screen, with the opacity in the color: so it needs
  /// no group, which costs a buffer of its size. nil for others.
  @inline(__always) private func colorWithoutGroup(_ layer: CALayer, _ look: LayerLook) -> LayerLook? {
    guard look.opacity < 1, let color = look.backgroundColor, case .none = look.contents, layer.children.isEmpty,
      layer.shownVector == nil, layer.shownTransition == nil
    else { return nil }
    let decoration = decoration(of: layer)
    if let decoration, decoration.hasBorder || decoration.hasShadow || decoration.hasBackdrop { return nil }
    var plain = look
    (plain.opacity, plain.backgroundColor) = (1, color.copy(alpha: color.alpha * CGFloat(look.opacity)))
    return plain
  }

  @inline(__always) private func decoration(of layer: CALayer) -> LayerDecoration? {
    isWhole && !showsAnimations ? layer.decorationBox?.value : layer.shownDecoration
  }

  /// Masks the group's painting with the alpha of `mask`.
  private mutating func paintMask(_ mask: CALayer, in space: LayerSpace) {
    commands.append(.endGroup)
    paintIfVisible(mask, in: space)
    commands.append(.beginGroup(alpha: 1, .destinationIn))
  }

  private mutating func paintShown(_ layer: CALayer, _ geometry: LayerGeometry, _ look: LayerLook, _ space: LayerSpace) {
    if !isWhole || showsAnimations, let transition = layer.shownTransition {
      paint(transition, of: layer, geometry, look, space)
    } else {
      paintInside(layer, geometry, look, space)
    }
  }

  mutating func paintInside(_ layer: CALayer, _ geometry: LayerGeometry, _ look: LayerLook, _ space: LayerSpace) {
    if layer.paintsNothing && !layer.masksToBounds {
      if !space.clip.isEmpty { paintSublayers(of: layer, in: space) }
      return
    }
    let box = Extent(geometry.bounds)
    let onScreen = space.toScreen(box)
    let decoration = decoration(of: layer)
    let corners = Corners(
      radius: min(look.cornerRadius, min(box.width, box.height) / 2), places: decoration?.maskedCorners ?? .all,
      curve: decoration?.cornerCurve ?? .circular, shares: decoration?.cornerShares)
    if let decoration, decoration.hasBorder { paintBorder(decoration, box, corners, space) }
    let clips = layer.masksToBounds
    let cutsRound = clips && corners.areRound
    let emitsClip = clips && needsClip(layer, look, box, onScreen, cutsRound: cutsRound, space)
    var content = space
    if clips { content.clip = content.clip.intersection(onScreen) }
    let outer = painted
    if emitsClip {
      commands.append(.restore)
      painted = painted.intersection(onScreen)
    }
    if cutsRound { translucency += 1 }
    if !content.clip.isEmpty { paintSublayers(of: layer, in: content) }
    if let vector = layer.shownVector { paintVector(vector, in: content) }
    paintContents(layer, look.contents, decoration, box, in: content)
    if cutsRound { translucency -= 1 }
    painted = outer
    if emitsClip {
      commands.append(cutsRound ? corners.clip(rect(box, space)) : .clipRect(rect(box, space)))
      commands.append(.save)
    }
    paintBackground(look.backgroundColor, box, onScreen, corners, space)
    if let decoration, decoration.hasBackdrop { paintBackdrop(of: layer, decoration, box, onScreen, corners, space) }
    if let decoration, decoration.hasShadow { paintShadow(decoration, box, corners, space) }
  }

  /// Whether the layer's clip must be emitted: false if nothing extends outside the bounds, or if the bounds contain everything to paint.
  private func needsClip(
    _ layer: CALayer, _ look: LayerLook, _ box: Extent, _ onScreen: Extent, cutsRound: Bool, _ space: LayerSpace
  ) -> Bool {
    if isWhole { return true }
    if cutsRound {
      if case .none = look.contents { return !layer.shownChildrenExtent.isEmpty || layer.shownVector != nil }
      return true
    }
    if space.isAxisAligned && onScreen.contains(painted) { return false }
    var inside = layer.shownChildrenExtent
    if let placed = layer.contentsExtent(look.contents, in: box) { inside = inside.union(placed) }
    if let vector = layer.shownVector { inside = inside.union(vector.extent) }
    return !box.contains(inside)
  }

  private mutating func paintSublayers(of layer: CALayer, in space: LayerSpace) {
    layer.flags.contains(.hasInstances) ? paintInstances(of: layer, in: space) : paintOnce(layer, in: space)
  }

  mutating func paintOnce(_ layer: CALayer, in space: LayerSpace) {
    if isWhole {
      for sublayer in layer.frontToBack { paintIfVisible(sublayer, in: space) }
      return
    }
    let order = layer.paintOrder
    if let tree = layer.extentTree {
      let area = space.fromScreen(space.clip)
      var index = order.count
      while let next = tree.last(before: index, meeting: area) {
        paintIfVisible(order[next], in: space)
        index = next
      }
    } else {
      var index = order.count - 1
      while index >= 0 {
        paintIfVisible(order[index], in: space)
        index -= 1
      }
    }
  }

  // MARK: Groups

  private mutating func closeGroup() {
    translucency += 1
    commands.append(.restore)
    commands.append(.endGroup)
  }

  /// Opens the group behind its content; the clip limits the group's buffer to the damaged part.
  private mutating func openGroup(_ layer: CALayer, opacity: Float, in space: LayerSpace) {
    translucency -= 1
    commands.append(.beginGroup(alpha: CGFloat(opacity), .normal))
    if !isWhole {
      let area = layer.extent.intersection(space.fromScreen(damage.bounds)).outset(by: 1)
      commands.append(.clipRect(rect(area, space)))
    }
    commands.append(.save)
  }

  @inline(__always)
  func rect(_ e: Extent, _ space: LayerSpace) -> CGRect {
    CGRect(x: e.minX + space.shiftX, y: e.minY + space.shiftY, width: e.maxX - e.minX, height: e.maxY - e.minY)
  }
}
