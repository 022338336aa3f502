package import Foundation

// Propagation of changes to the compositor: marks each ancestor once and links the changed sublayer into the ancestor's list.
extension CALayer {
  // The links as references, for what is not done at each change.
  @inline(__always) var parent: CALayer? {
    get { parentLink?.takeUnretainedValue() }
    set { parentLink = newValue.map(Unmanaged.passUnretained) }
  }
  @inline(__always) var firstChanged: CALayer? { firstLink?.takeUnretainedValue() }
  @inline(__always) var nextChanged: CALayer? { nextLink?.takeUnretainedValue() }

  /// Whether the layer belongs to a view that has not been released.
  package final var isOwned: Bool { hasOwner }

  /// Identity of the superlayer; does not retain it.
  private var superlayerIdentity: ObjectIdentifier? {
    if modelLayer != nil || flags.contains(.isMask) { return superlayer.map(ObjectIdentifier.init) }
    guard let parentLink else { return nil }
    return parentLink.borrow { ObjectIdentifier($0) }
  }

  /// Start and length along one axis in the superlayer's coordinates, without the layer's transform, and the superlayer's identity.
  ///
  /// One call that retains nothing, since each `ScrollTimeline` makes it in each frame.
  package final func place(isVertical: Bool) -> (start: CGFloat, length: CGFloat, superlayer: ObjectIdentifier?) {
    let (size, position, anchor) = (geometry.bounds.size, geometry.position, geometry.anchorPoint)
    let length = isVertical ? size.height : size.width
    let start = isVertical ? position.y - length * anchor.y : position.x - length * anchor.x
    return (start, length, superlayerIdentity)
  }

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
    if !flags.contains(.isQueued) { enqueue() }
  }

  func enqueue() {
    if flags.contains(.isQueued) { return }
    var layer = Unmanaged.passUnretained(self)
    while let parent = layer.borrow({ $0.queue() }) { layer = parent }
  }

  /// - Returns: the superlayer, if it is not queued.
  @inline(__always)
  private func queue() -> Unmanaged<CALayer>? {
    flags.insert(.isQueued)
    guard let parentLink else {
      compositor?.rootChanged()
      return nil
    }
    let isQueued = parentLink.borrow { parent in
      parent.link(Unmanaged.passUnretained(self))
      return parent.flags.contains(.isQueued)
    }
    return isQueued ? nil : parentLink
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

  @inline(__always)
  private func link(_ child: Unmanaged<CALayer>) {
    let first = firstLink
    child.borrow { ($0.nextLink, $0.previousLink) = (first, nil) }
    first?.borrow { $0.previousLink = child }
    firstLink = child
  }

  func unlink(_ child: CALayer) {
    if cursor === child { cursor = child.nextChanged }
    let (previous, next) = (child.previousLink, child.nextLink)
    if let previous { previous.borrow { $0.nextLink = next } } else { firstLink = next }
    next?.borrow { $0.previousLink = previous }
    (child.nextLink, child.previousLink) = (nil, nil)
    child.flags.remove(.isQueued)
  }

  var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }
}

extension Unmanaged {
  /// Calls `body` with the object, which something else must keep alive. Unlike a reference read from a link, nothing is retained.
  @inline(__always)
  func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
