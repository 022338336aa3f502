internal import CoreGraphics
internal import Foundation

// The sublayers of a layer with instances: painted once for each, from the front one to the back one.
extension Painter {
  mutating func paintInstances(of layer: CALayer, in space: LayerSpace) {
    for instance in layer.instances(isShown: showsAnimations || !isWhole).reversed() {
      // A late instance is damaged in every frame.
      if !isWhole, instance.delay == 0 {
        let visible = space.toScreen(layer.childrenExtent.applying(instance.transform)).intersection(space.clip)
        guard !visible.isEmpty, damage.intersects(visible) else { continue }
      }
      let step = space.step(by: instance.transform)
      commands.append(.restore)
      paint(instance, of: layer, in: space.entering(step))
      commands.append(.concatenate(step))
      commands.append(.save)
    }
  }

  private mutating func paint(_ instance: LayerInstance, of layer: CALayer, in space: LayerSpace) {
    guard let color = instance.color else { return paintSublayers(of: layer, instance, in: space) }
    translucency += 1
    commands.append(.endGroup)
    let area = layer.extentOfSublayers(in: instance, layer.childrenExtent)
    if !area.isEmpty, color.red < 1 || color.green < 1 || color.blue < 1 {
      // The colour covers the transparent parts too, so that the sublayers' alpha is applied once more.
      commands.append(.endGroup)
      paintSublayers(of: layer, instance, in: space)
      commands.append(.beginGroup(alpha: 1, .destinationIn))
      commands.append(.endGroup)
      commands.append(.fillRect(area.rect, color.copy(alpha: 1) ?? color))
      commands.append(.beginGroup(alpha: 1, .multiply))
    }
    paintSublayers(of: layer, instance, in: space)
    commands.append(.beginGroup(alpha: color.alpha, .normal))
    translucency -= 1
  }

  private mutating func paintSublayers(of layer: CALayer, _ instance: LayerInstance, in space: LayerSpace) {
    if instance.delay == 0 { return paintOnce(layer, in: space) }
    // The extents of the sublayers are those of the present time.
    let outer = beginLate()
    layer.showingLate(instance) { paintOnce(layer, in: space) }
    endLate(outer)
  }
}
