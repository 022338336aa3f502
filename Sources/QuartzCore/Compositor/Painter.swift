internal import CoreGraphics
internal import Foundation

/// Lists the painting of a damaged area.
///
/// It walks from front to back, so that what opaque layers hide is left out, and writes the list backward.
@MainActor struct Painter {
  private(set) var visited = 0
  private var commands: [DrawCommand] = []
  private var occluders = Occluders()
  private var damage = DamageRegion()
  private var scale: CGFloat = 1
  /// More than 0 inside opacity groups and rounded clips, where nothing hides what is behind.
  private var translucency = 0

  var list: DisplayList { DisplayList(commands) }

  mutating func paint(_ root: CALayer, damage: DamageRegion, scale: CGFloat) {
    commands.removeAll(keepingCapacity: true)
    occluders.removeAll()
    (self.damage, self.scale, visited) = (damage, scale, 0)
    let space = LayerSpace(clip: damage.bounds)
    paintIfVisible(root, in: space)
    commands.reverse()
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
    if emitsClip { commands.append(.restore) }
    if cutsRound { translucency += 1 }
    if !content.clip.isEmpty { paintSublayers(of: layer, in: content) }
    paintContents(layer, look.contents, box, in: content)
    if cutsRound { translucency -= 1 }
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
      if case .none = look.contents { return !layer.childrenExtent.isEmpty }
      return true
    }
    if space.isAxisAligned && onScreen.contains(space.clip) { return false }
    let inside = layer.contentsExtent(look.contents, in: box).map { layer.childrenExtent.union($0) } ?? layer.childrenExtent
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

  /// The stroke runs inside the bounds, so its middle is half a width in.
  private mutating func paintBorder(_ d: LayerDecoration, _ box: Extent, radius: CGFloat, _ space: LayerSpace) {
    guard let color = d.borderColor, !space.toScreen(box).intersection(space.clip).isEmpty else { return }
    let width = min(d.borderWidth, min(box.width, box.height) / 2)
    let frame = rect(box.outset(by: -width / 2), space)
    var style = StrokeStyle()
    style.width = width
    commands.append(.stroke(CGPath(outlining: frame, radius: max(radius - width / 2, 0)), style, color))
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

extension CGPath {
  /// A rectangle with corners of quarter circles, clockwise from the top left.
  convenience init(outlining r: CGRect, radius: CGFloat) {
    let (x0, y0, x1, y1) = (r.origin.x, r.origin.y, r.origin.x + r.size.width, r.origin.y + r.size.height)
    if radius <= 0 {
      let corners = [CGPoint(x: x1, y: y0), CGPoint(x: x1, y: y1), CGPoint(x: x0, y: y1)]
      self.init(elements: [.move(r.origin)] + corners.map { .line($0) } + [.close])
      return
    }
    // The control points that bring a cubic nearest to a quarter circle: 4/3 tan(pi/8) of the radius from its ends.
    let k = radius * (1 - 0.5522847498)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    self.init(elements: [
      .move(point(x0 + radius, y0)), .line(point(x1 - radius, y0)),
      .curve(control1: point(x1 - k, y0), control2: point(x1, y0 + k), to: point(x1, y0 + radius)),
      .line(point(x1, y1 - radius)),
      .curve(control1: point(x1, y1 - k), control2: point(x1 - k, y1), to: point(x1 - radius, y1)),
      .line(point(x0 + radius, y1)),
      .curve(control1: point(x0 + k, y1), control2: point(x0, y1 - k), to: point(x0, y1 - radius)),
      .line(point(x0, y0 + radius)),
      .curve(control1: point(x0, y0 + k), control2: point(x0 + k, y0), to: point(x0 + radius, y0)), .close,
    ])
  }
}
