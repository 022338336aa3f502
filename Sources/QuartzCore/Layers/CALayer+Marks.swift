// Propagation of changes to the compositor: marks each ancestor once and links the changed sublayer into the ancestor's list.
extension CALayer {
  /// To be called when a model value has changed.
  @inline(__always)
  func changed(_ mark: LayerFlags) {
    animationState?.modelChanged()
    shownChanged(mark)
  }

  /// To be called when an animation has changed what the layer shows.
  @inline(__always)
  func shownChanged(_ mark: LayerFlags) {
    flags.insert(mark)
    enqueue()
  }

  func enqueue() {
    var layer = self
    while !layer.flags.contains(.isQueued) {
      layer.flags.insert(.isQueued)
      guard let parent = layer.parent else {
        layer.compositor?.rootChanged()
        return
      }
      parent.link(layer)
      layer = parent
    }
  }

  /// Sets `mark` on this layer and `below` on every ancestor without it.
  func raise(_ mark: LayerFlags, below: LayerFlags) {
    if flags.contains(mark) { return }
    flags.insert(mark)
    enqueue()
    raiseAncestors(below)
  }

  func raiseAncestors(_ below: LayerFlags) {
    var next = parent
    while let layer = next, !layer.flags.contains(below) {
      layer.flags.insert(below)
      next = layer.parent
    }
  }

  func link(_ child: CALayer) {
    child.nextChanged = firstChanged
    child.previousChanged = nil
    firstChanged?.previousChanged = child
    firstChanged = child
  }

  func unlink(_ child: CALayer) {
    if cursor === child { cursor = child.nextChanged }
    if let previous = child.previousChanged { previous.nextChanged = child.nextChanged } else { firstChanged = child.nextChanged }
    child.nextChanged?.previousChanged = child.previousChanged
    (child.nextChanged, child.previousChanged) = (nil, nil)
    child.flags.remove(.isQueued)
  }

  var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }
}
