internal import Foundation

extension CALayer {
  /// Passes over one subtree before the rest waits for the next frame; a layout that always asks for another would never end.
  private static let passLimit = 32

  func layoutFromTop() {
    var top: CALayer? = flags.isDisjoint(with: .layout) ? nil : self
    var next = parent
    while let layer = next {
      if layer.flags.contains(.needsLayout) { top = layer }
      next = layer.parent
    }
    top?.layoutSubtree()
  }

  /// Visits only layers that need layout and the way to them.
  func layoutSubtree() {
    var passes = 0
    while !flags.isDisjoint(with: .layout) && passes < Self.passLimit {
      passes += 1
      if flags.contains(.needsLayout) {
        flags.remove(.needsLayout)
        layoutSublayers()
      }
      if flags.contains(.layoutBelow) {
        flags.remove(.layoutBelow)
        forEachChanged(with: .layout) { $0.layoutSubtree() }
      }
    }
    if !flags.isDisjoint(with: .layout) { raiseAncestors(.layoutBelow) }
  }

  /// Before drawing: visits only layers that need display and the way to them.
  func displaySubtree() {
    displayIfNeeded()
    if flags.contains(.displayBelow) {
      flags.remove(.displayBelow)
      forEachChanged(with: .display) { $0.displaySubtree() }
    }
  }

  /// `body` may add, remove and mark sublayers; those added meanwhile are not visited.
  private func forEachChanged(with mark: LayerFlags, _ body: (CALayer) -> Void) {
    cursor = firstChanged
    while let child = cursor {
      cursor = child.nextChanged
      if !child.flags.isDisjoint(with: mark) { body(child) }
    }
  }
}
