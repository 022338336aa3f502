internal import Diagnostics
internal import Foundation

extension CALayer {
  func insert(_ layer: CALayer, at place: Int) {
    ensure(
      layer.modelLayer == nil && modelLayer == nil, "A presentation layer cannot take part in the layer tree; use model()")
    if layer.parent === self {
      let old = index(of: layer, in: "insertSublayer(_:at:)")
      remove(layer)
      return attach(layer, at: min(old < place && place > children.count ? place - 1 : place, children.count))
    }
    ensure(
      !layer.isAncestor(of: self), "CALayer.addSublayer: a layer cannot become a sublayer of itself or of its own sublayers")
    layer.removeFromSuperlayer()
    attach(layer, at: min(place, children.count))
  }

  private func attach(_ layer: CALayer, at place: Int) {
    let atEnd = place == children.count
    if atEnd { children.append(layer) } else { children.insert(layer, at: place) }
    layer.parent = self
    layer.extent = .empty
    layer.paintIndex = place
    layer.flags.insert(.moved)
    layer.flags.remove(.isQueued)
    if layer.decorationBox != nil && layer.zPosition != 0 { flags.insert(.hasDepth) }
    if !(atEnd && !flags.contains(.hasDepth) && extentTree?.append() ?? false) { flags.insert(.restacked) }
    layer.enqueue()
    if !Compositor.waiting.isEmpty { Compositor.attachments += 1 }
    if !layer.flags.isDisjoint(with: .layout) { layer.raiseAncestors(.layoutBelow) }
    if !layer.flags.isDisjoint(with: .display) { layer.raiseAncestors(.displayBelow) }
  }

  func remove(_ layer: CALayer) {
    if layer.flags.contains(.isMask) { return setMask(nil) }
    let place = index(of: layer, in: "removeFromSuperlayer()")
    if layer.flags.contains(.isQueued) { unlink(layer) }
    if !layer.extent.isEmpty { vacated.append(layer.extent) }
    layer.extent = .empty
    if extentTree != nil && place == children.count - 1 && !flags.contains(.hasDepth) && !flags.contains(.restacked) {
      extentTree?.removeLast()
      enqueue()
    } else {
      changed(.restacked)
    }
    layer.parent = nil
    // A detached root counts as unqueued; pending work stays in its flags and its list.
    children.remove(at: place)
  }

  func replaceAll(with layers: [CALayer]) {
    for child in children.reversed() { remove(child) }
    for layer in layers { addSublayer(layer) }
  }

  func depthChanged() {
    flags.insert(.hasDepth)
    changed(.restacked)
    changed(.moved)
  }

  func isAncestor(of layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let candidate = next {
      if candidate === self { return true }
      next = candidate.parent
    }
    return false
  }

  /// O(1) for sublayers that have kept their place since the last frame.
  func index(of child: CALayer, in call: StaticString) -> Int {
    let hint = child.paintIndex
    if hint < children.count && children[hint] === child { return hint }
    guard let index = children.lastIndex(ofObject: child) else {
      programmingError("CALayer.\(call): \(child) is not a sublayer of \(self)")
    }
    return index
  }
}
