internal import CoreGraphics
internal import Foundation

// Painting of a single layer. Commands are appended in reverse, since the painter walks from front to back.
extension Painter {
  mutating func paintBackground(_ color: CGColor?, _ box: Extent, _ onScreen: Extent, _ corners: Corners, _ space: LayerSpace) {
    guard let color, color.alpha > 0, color.pattern == nil else { return }
    let visible = onScreen.intersection(space.clip)
    if visible.isEmpty || occluders.cover(visible.roundedOut(scale: scale)) { return }
    if corners.areRound {
      commands.append(corners.fill(rect(box, space), color))
      return
    }
    // Limited to the damage: a content view may be billions of points tall.
    let drawn = space.isFlat ? onScreen.intersection(damage.bounds).offset(x: -space.shiftX, y: -space.shiftY) : box
    commands.append(.fillRect(rect(drawn, space), color))
    if color.alpha == 1 && translucency == 0 && space.isAxisAligned { occluders.add(visible.roundedIn(scale: scale)) }
  }

  mutating func paintContents(
    _ layer: CALayer, _ contents: LayerContents, _ decoration: LayerDecoration?, _ box: Extent, in space: LayerSpace
  ) {
    guard let place = layer.contentsExtent(contents, in: box) else { return }
    let visible = space.toScreen(place).intersection(space.clip)
    if visible.isEmpty || occluders.cover(visible.roundedOut(scale: scale)) { return }
    if let decoration, decoration.dividesContents {
      return paintParts(of: contents, ContentsParts(layer, contents, decoration, place: rect(place, space)))
    }
    switch contents {
    case .none: break
    case .image(let image): paint(image, of: layer, in: rect(place, space))
    case .drawing(let drawing):
      if rasterFactor != drawing.offeredFactor { drawing.offer(rasterFactor, by: layer) }
      commands.append(.cached(drawing, in: rect(place, space)))
      if drawing.isOpaque && translucency == 0 && space.isAxisAligned { occluders.add(visible.roundedIn(scale: scale)) }
    }
  }

  private mutating func paint(_ image: CGImage, of layer: CALayer, in rect: CGRect) {
    let isNearest = layer.extras.map { extras in
      let (width, height) = (Double(rect.width * scale), Double(rect.height * scale))
      return extras.filters.showNearest((image.width, image.height), width: width, height: height)
    }
    if isNearest ?? false { commands.append(.setNearest(false)) }
    commands.append(.image(image, in: rect))
    if isNearest ?? false { commands.append(.setNearest(true)) }
  }

  private mutating func paintParts(of contents: LayerContents, _ parts: ContentsParts) {
    for part in parts.all {
      commands.append(.restore)
      switch contents {
      case .none: break
      case .image(let image): commands.append(.image(image, in: part.whole))
      case .drawing(let drawing): commands.append(.cached(drawing, in: part.whole))
      }
      commands.append(.clipRect(part.visible))
      commands.append(.save)
    }
  }

  mutating func paintVector(_ vector: VectorContents, in space: LayerSpace) {
    let visible = space.toScreen(vector.extent).intersection(space.clip)
    if visible.isEmpty || occluders.cover(visible.roundedOut(scale: scale)) { return }
    commands.append(.restore)
    for command in vector.commands.reversed() { commands.append(command) }
    commands.append(.concatenate(CGAffineTransform(translationX: space.shiftX, y: space.shiftY)))
    commands.append(.save)
  }

  /// The border lies inside the bounds: the middle of its stroke is half a width from the edge.
  mutating func paintBorder(_ d: LayerDecoration, _ box: Extent, _ corners: Corners, _ space: LayerSpace) {
    guard let color = d.borderColor, !space.toScreen(box).intersection(space.clip).isEmpty else { return }
    let width = min(d.borderWidth, min(box.width, box.height) / 2)
    let frame = rect(box.outset(by: -width / 2), space)
    var style = StrokeStyle()
    style.width = width
    commands.append(.stroke(corners.path(frame, radius: max(corners.radius - width / 2, 0)), style, color))
  }

  /// Everything behind pixels that must be read anew is painted, also where something in front would hide it.
  mutating func paintBackdrop(
    of layer: CALayer, _ d: LayerDecoration, _ box: Extent, _ onScreen: Extent, _ corners: Corners, _ space: LayerSpace
  ) {
    let visible = onScreen.intersection(space.clip).roundedOut(scale: scale)
    if visible.isEmpty || occluders.cover(visible) { return }
    let kept = isWhole ? nil : layer.extras?.backdrop
    let backdrop = kept ?? Backdrop(keepsRaster: false)
    let part = isWhole ? box : space.fromScreen(visible)
    // The place is the same on the screen, but for rounding.
    if !Extent(backdrop.place).outset(by: 1 / 64).contains(part) { backdrop.raster = nil }
    if backdrop.raster == nil { backdrop.place = part.rect }
    commands.append(.restore)
    commands.append(.backdrop(backdrop, in: rect(Extent(backdrop.place), space), blur: d.backdropRadius))
    commands.append(corners.areRound ? corners.clip(rect(box, space)) : .clipRect(rect(box, space)))
    commands.append(.save)
    if backdrop.raster == nil {
      occluders.remove(meeting: visible)
    } else if !corners.areRound && translucency == 0 && space.isAxisAligned {
      occluders.add(onScreen.intersection(space.clip).roundedIn(scale: scale))
    }
  }

  mutating func paintShadow(_ d: LayerDecoration, _ box: Extent, _ corners: Corners, _ space: LayerSpace) {
    guard let color = d.shadowColor else { return }
    let faded = CGColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * CGFloat(min(d.shadowOpacity, 1)))
    let blur = d.shadowRadius
    if d.shadowPath == nil && (corners.areEqual || corners.radius <= 0) {
      commands.append(.shadow(rect(box, space), radius: corners.radius, blur: blur, offset: d.shadowOffset, faded))
    } else {
      let shift = CGAffineTransform(translationX: space.shiftX, y: space.shiftY)
      let caster = d.shadowPath.map { $0.moved(by: shift) } ?? corners.path(rect(box, space), radius: corners.radius)
      commands.append(.pathShadow(caster, blur: blur, offset: d.shadowOffset, faded))
    }
  }
}

extension CGPath {
  fileprivate func moved(by shift: CGAffineTransform) -> CGPath {
    var shift = shift
    return copy(using: &shift) ?? self
  }
}
