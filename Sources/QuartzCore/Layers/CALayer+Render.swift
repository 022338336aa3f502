package import CoreGraphics
internal import Foundation

extension CALayer {
  /// Lays out and draws what is due in the layer and below, measured for a picture.
  package func updateTree() {
    layoutIfNeeded()
    displaySubtree()
    measureTree()
  }

  /// Measures layers that no compositor has measured: those of no shown tree.
  private func measureTree() {
    if root.compositor != nil { return }
    for child in children { child.measureTree() }
    childrenExtent = unionOfSublayers
    let own = ownExtent(geometry).union(extentBelow)
    extent = isShown ? geometry.toSuperlayer(own) : .empty
  }

  /// - Parameter animated: Whether running animations show, as on the screen.
  package func renderTree(in context: CGContext, animated: Bool = false) {
    layoutIfNeeded()
    displaySubtree()
    var painter = Painter()
    painter.paintWhole(self, animated: animated)
    context.draw(painter.list)
  }
}
