internal import CoreGraphics
internal import Foundation

extension CALayer {
  /// The transform to another layer's coordinates, by way of the nearest common ancestor: siblings far from the root's origin lose no
  /// precision.
  func transform(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    var up = CGAffineTransform.identity
    var ancestor: CALayer? = self
    while let a = ancestor, !(layer.map { a.isAncestor(of: $0) } ?? false) {
      up = up.concatenating(a.toSuperlayer)
      ancestor = a.superlayer
    }
    guard var step = layer, step !== ancestor else { return up }
    var down = step.toSuperlayer
    while let next = step.superlayer, next !== ancestor {
      down = down.concatenating(next.toSuperlayer)
      step = next
    }
    return up.concatenating(down.inverted())
  }

  /// From the layer's own coordinates to the superlayer's.
  private var toSuperlayer: CGAffineTransform {
    guard let plane = superlayer?.sublayerPlane else { return geometry.toSuperlayer }
    return geometry.toSuperlayer.concatenating(plane)
  }
}
