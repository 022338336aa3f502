package import CoreGraphics
internal import Foundation

extension CALayer {
  /// - Parameter animated: Whether running animations show, as on the screen.
  package func renderTree(in context: CGContext, animated: Bool = false) {
    layoutIfNeeded()
    displaySubtree()
    var painter = Painter()
    painter.paintWhole(self, animated: animated)
    context.draw(painter.list)
  }
}
