internal import Foundation

extension CALayer {
  func layoutFromTop() {
    var top: CALayer? = flags.isDisjoint(with: .layout) ? nil : self
    var next = parent
    while let layer = next {
      if layer.flags.contains(.needsLayout) { top = layer }
      next = layer.parent
    }
    top?.layoutTree()
  }

  /// Marks the layer for layout, unless its own layout has changed the sublayers: that needs no other one.
  package func sublayersChanged() { if !flags.contains(.isLayingOut) { setNeedsLayout() } }

  /// Lays out every marked layer of the subtree, as a pass of its own or as a part of the running pass. Ancestors are not laid out.
  package func layoutTree() { LayoutPass.run { layoutSubtree(isRepeated: false) } }

  /// Visits only layers that need layout and their ancestors.
  ///
  /// - Parameter isRepeated: whether an ancestor has laid out this subtree already in the same call.
  private func layoutSubtree(isRepeated: Bool) {
    var isRepeated = isRepeated
    while !flags.isDisjoint(with: .layout) {
      if (isRepeated || flags.contains(.isLayingOut)) && !LayoutPass.allowsRepeat(of: self) { return LayoutPass.postpone(self) }
      if flags.contains(.needsLayout) { layOutSelf() }
      if flags.contains(.layoutBelow) {
        flags.remove(.layoutBelow)
        let isRepeatedBelow = isRepeated
        forEachChanged(with: .layout) { $0.layoutSubtree(isRepeated: isRepeatedBelow) }
      }
      isRepeated = true
    }
  }

  private func layOutSelf() {
    let wasLayingOut = flags.contains(.isLayingOut)
    flags.remove(.needsLayout)
    flags.insert(.isLayingOut)
    layoutSublayers()
    if !wasLayingOut { flags.remove(.isLayingOut) }
  }

  /// Draws the marked layers of the subtree; visits only these and their ancestors.
  func displaySubtree() {
    displayIfNeeded()
    if flags.contains(.displayBelow) {
      flags.remove(.displayBelow)
      forEachChanged(with: .display) { $0.displaySubtree() }
    }
  }

  /// Calls `body` for each changed sublayer. `body` may add, remove and mark sublayers; those added meanwhile are not visited.
  private func forEachChanged(with mark: LayerFlags, _ body: (CALayer) -> Void) {
    cursor = firstChanged
    while let child = cursor {
      cursor = child.nextChanged
      if !child.flags.isDisjoint(with: mark) { body(child) }
    }
  }
}
