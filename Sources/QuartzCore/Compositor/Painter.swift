internal import CoreGraphics
internal import Foundation

/// Lists the painting of a damaged area.
///
/// It walks from front to back, so that what opaque layers hide is left out, and writes the list backward.
@MainActor struct Painter {
  private(set) var visited = 0
  /// Opaque painting covers the whole damage.
  private(set) var isOpaque = false
  private var commands: [DrawCommand] = []
  /// The list before: a host may keep one frame, and neither list is copied or allocated anew.
  private var spare: [DrawCommand] = []
  private var occluders = Occluders()
  private var damage = DamageRegion()
  private var scale: CGFloat = 1
  /// Nothing can be painted outside it: the damage's bounds, or a clip that is in the list. A layer's clip may be narrower.
  private var painted = Extent.empty
  /// More than 0 inside opacity groups and rounded clips, where nothing hides what is behind.
  private var translucency = 0

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
    // Two owners would make the next change of the damage copy it.
    self.damage = DamageRegion()
  }

  private mutating func paintIfVisible(_ layer: CALayer, in space: LayerSpace) {
    let visible = space.toScreen(layer.extent).intersection(space.clip)
    guard !visible.isEmpty, damage.intersects(visible) else { return }
    if occluders.cover(visible) { return }
    paint(layer, in: space)
  }

  private mutating func paint(_ layer: CALayer, in space: LayerSpace) {
    visited += 1
    let geometry = layer.shownGeometry
    let look = layer.shownLook
    let inner = space.entering(geometry)
    let isGroup = look.opacity < 1
    if isGroup { closeGroup() }
    if !geometry.isUpright { commands.append(.restore) }
    paintInside(layer, geometry, look, inner)
    if !geometry.isUpright {
      commands.append(.concatenate(space.step(into: geometry)))
      commands.append(.save)
    }
    if isGroup { openGroup(layer, opacity: look.opacity, in: space) }
  }

  private mutating func paintInside(_ layer: CALayer, _ geometry: LayerGeometry, _ look: LayerLook, _ space: LayerSpace) {
    let box = Extent(geometry.bounds)
    let onScreen = space.toScreen(box)
    let decoration = layer.shownDecoration
    let radius = min(look.cornerRadius, min(box.width, box.height) / 2)
    if let decoration, decoration.hasBorder { paintBorder(decoration, box, radius: radius, space) }
    let clips = layer.masksToBounds
    let cutsRound = clips && radius > 0
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
    if let vector = layer.vector { paintVector(vector, in: content) }
    paintContents(layer, look.contents, box, in: content)
    if cutsRound { translucency -= 1 }
    painted = outer
    if emitsClip {
      commands.append(cutsRound ? .clipRoundedRect(rect(box, space), radius: radius) : .clipRect(rect(box, space)))
      commands.append(.save)
    }
    paintBackground(look.backgroundColor, box, onScreen, radius: radius, space)
    if let decoration, decoration.hasShadow { paintShadow(decoration, box, radius: radius, space) }
  }

  /// No clip where nothing sticks out, nor where all that is repainted is inside.
  private func needsClip(
    _ layer: CALayer, _ look: LayerLook, _ box: Extent, _ onScreen: Extent, cutsRound: Bool, _ space: LayerSpace
  ) -> Bool {
    if cutsRound {
      if case .none = look.contents { return !layer.childrenExtent.isEmpty || layer.vector != nil }
      return true
    }
    if space.isAxisAligned && onScreen.contains(painted) { return false }
    var inside = layer.childrenExtent
    if let placed = layer.contentsExtent(look.contents, in: box) { inside = inside.union(placed) }
    if let vector = layer.vector { inside = inside.union(vector.extent) }
    return !box.contains(inside)
  }

  private mutating func paintSublayers(of layer: CALayer, in space: LayerSpace) {
    let order = layer.paintOrder
    if layer.extentTree != nil {
      let area = space.fromScreen(space.clip)
      var index = order.count
      while let next = layer.extentTree!.last(before: index, meeting: area) {
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

  // MARK: A layer's own parts

  private mutating func paintBackground(
    _ color: CGColor?, _ box: Extent, _ onScreen: Extent, radius: CGFloat, _ space: LayerSpace
  ) {
    guard let color, color.alpha > 0 else { return }
    let visible = onScreen.intersection(space.clip)
    if visible.isEmpty || occluders.cover(visible.roundedOut(scale: scale)) { return }
    if radius > 0 {
      commands.append(.fillRoundedRect(rect(box, space), radius: radius, color))
      return
    }
    // Cut to what is repainted: a content view may be billions of points tall.
    let drawn = space.isFlat ? onScreen.intersection(damage.bounds).offset(x: -space.shiftX, y: -space.shiftY) : box
    commands.append(.fillRect(rect(drawn, space), color))
    if color.alpha == 1 && translucency == 0 && space.isAxisAligned { occluders.add(visible.roundedIn(scale: scale)) }
  }

  private mutating func paintContents(_ layer: CALayer, _ contents: LayerContents, _ box: Extent, in space: LayerSpace) {
    guard let place = layer.contentsExtent(contents, in: box) else { return }
    let visible = space.toScreen(place).intersection(space.clip)
    if visible.isEmpty || occluders.cover(visible.roundedOut(scale: scale)) { return }
    switch contents {
    case .none: break
    case .image(let image): commands.append(.image(image, in: rect(place, space)))
    case .drawing(let drawing):
      commands.append(.cached(drawing, in: rect(place, space)))
      if drawing.isOpaque && translucency == 0 && space.isAxisAligned { occluders.add(visible.roundedIn(scale: scale)) }
    }
  }

  private mutating func paintVector(_ vector: VectorContents, in space: LayerSpace) {
    let visible = space.toScreen(vector.extent).intersection(space.clip)
    if visible.isEmpty || occluders.cover(visible.roundedOut(scale: scale)) { return }
    commands.append(.restore)
    for command in vector.commands.reversed() { commands.append(command) }
    commands.append(.concatenate(CGAffineTransform(translationX: space.shiftX, y: space.shiftY)))
    commands.append(.save)
  }

  /// The stroke runs inside the bounds, so its middle is half a width in.
  private mutating func paintBorder(_ d: LayerDecoration, _ box: Extent, radius: CGFloat, _ space: LayerSpace) {
    guard let color = d.borderColor, !space.toScreen(box).intersection(space.clip).isEmpty else { return }
    let width = min(d.borderWidth, min(box.width, box.height) / 2)
    let frame = rect(box.outset(by: -width / 2), space)
    var style = StrokeStyle()
    style.width = width
    commands.append(.stroke(outline(frame, radius: max(radius - width / 2, 0)), style, color))
  }

  private func outline(_ frame: CGRect, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    if radius > 0 { path.addRoundedRect(in: frame, cornerWidth: radius, cornerHeight: radius) } else { path.addRect(frame) }
    return path
  }

  private mutating func paintShadow(_ d: LayerDecoration, _ box: Extent, radius: CGFloat, _ space: LayerSpace) {
    guard let color = d.shadowColor else { return }
    let faded = CGColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * CGFloat(min(d.shadowOpacity, 1)))
    commands.append(.shadow(rect(box, space), radius: radius, blur: d.shadowRadius, offset: d.shadowOffset, faded))
  }

  // MARK: Groups

  private mutating func closeGroup() {
    translucency += 1
    commands.append(.restore)
    commands.append(.endGroup)
  }

  /// The clip keeps the group's buffer as small as what it shows.
  private mutating func openGroup(_ layer: CALayer, opacity: Float, in space: LayerSpace) {
    translucency -= 1
    commands.append(.beginGroup(alpha: CGFloat(opacity), .normal))
    let area = layer.extent.intersection(space.fromScreen(damage.bounds)).outset(by: 1)
    commands.append(.clipRect(rect(area, space)))
    commands.append(.save)
  }

  @inline(__always)
  private func rect(_ e: Extent, _ space: LayerSpace) -> CGRect {
    CGRect(x: e.minX + space.shiftX, y: e.minY + space.shiftY, width: e.maxX - e.minX, height: e.maxY - e.minY)
  }
}
