internal import CoreGraphics
internal import Foundation

/// A layer that blurs what is behind it.
struct ShownBackdrop {
  let layer: CALayer
  let backdrop: Backdrop
  /// The visible part on the screen, on whole device pixels.
  let area: Extent
  /// Whether the damage being added is that of its sublayers, which are in front of it.
  var isBelowDamage = false
  /// Whether all of it is in the damage.
  var isDamaged = false
}

// The blurred pixels depend on all pixels behind a layer, and stand in the frame in place of these. So where something behind has changed,
// all of it is painted anew: first what is behind, then the blur. Where only something in front has changed, the kept pixels are shown.
extension Compositor {
  /// All layers that ever had a backdrop.
  @exclusivity(unchecked) private static var layers: ContiguousArray<WeakLayer> = []

  static func add(backdrop layer: CALayer) {
    layers.removeAll { $0.layer == nil }
    layers.append(WeakLayer(layer: layer))
  }

  /// Finds the places of all backdrops of the tree. Costs nothing in a program without any, else a walk to the root for each.
  func findBackdrops() {
    backdrops.removeAll(keepingCapacity: true)
    for entry in Self.layers {
      guard let layer = entry.layer, let backdrop = layer.extras?.backdrop, layer.shownDecoration?.hasBackdrop ?? false,
        let area = visibleArea(of: layer)
      else { continue }
      backdrops.append(ShownBackdrop(layer: layer, backdrop: backdrop, area: area))
    }
  }

  /// nil for a layer that is not seen.
  private func visibleArea(of layer: CALayer) -> Extent? {
    guard let space = space(inside: layer) else { return nil }
    let area = space.toScreen(Extent(layer.shownGeometry.bounds)).intersection(space.clip).roundedOut(scale: scale)
    return area.isEmpty ? nil : area
  }

  /// The space of a layer's own coordinates, clipped by those around it; nil where one of them is hidden or in another tree.
  private func space(inside layer: CALayer) -> LayerSpace? {
    guard layer.isShown else { return nil }
    guard let parent = layer.parent else {
      return layer === root ? LayerSpace(clip: screen).entering(layer.shownGeometry) : nil
    }
    guard var space = space(inside: parent) else { return nil }
    if parent.masksToBounds { space.clip = space.clip.intersection(space.toScreen(Extent(parent.shownGeometry.bounds))) }
    if let plane = parent.shownSublayerPlane { space = space.entering(space.step(by: plane)) }
    return space.entering(layer.shownGeometry)
  }

  /// Runs an update of the sublayers of `layer`, whose damage is in front of the layer's backdrop.
  func updateAboveBackdrop(of layer: CALayer, _ update: () -> Void) {
    let index = layer.extras?.backdrop == nil ? nil : backdrops.firstIndex { $0.layer === layer }
    if let index { backdrops[index].isBelowDamage = true }
    update()
    if let index { backdrops[index].isBelowDamage = false }
  }

  /// Drops the pixels of backdrops behind which something has changed.
  func dropBackdrops(in pixels: Extent) {
    for entry in backdrops where !entry.isBelowDamage && entry.area.intersects(pixels) { entry.backdrop.raster = nil }
  }

  /// Damages all of the backdrops whose pixels must be read anew, and with that of others that they meet: each is damaged once.
  func damageBackdrops() {
    while let index = backdrops.firstIndex(where: { $0.backdrop.raster == nil && !$0.isDamaged && damage.intersects($0.area) }) {
      backdrops[index].isDamaged = true
      damageOnScreen(backdrops[index].area)
    }
  }

  /// Joins the damage so that each of these is painted at once: what is read in one rectangle must not be painted in another.
  func joinBackdrops() {
    var joined = -1
    while joined < backdrops.count(where: \.isDamaged) {
      joined = backdrops.count(where: \.isDamaged)
      for entry in backdrops where entry.isDamaged { damage.add(whole: entry.area) }
      // A joined rectangle may meet others.
      damageBackdrops()
    }
  }
}
