internal import CoreGraphics
internal import Foundation

extension CALayer {
  func renderTree(in context: CGContext) {
    layoutIfNeeded()
    displaySubtree()
    var painter = Painter()
    painter.paintWhole(self)
    context.draw(painter.list)
  }
}
