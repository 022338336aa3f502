internal import CoreGraphics
public import Foundation

extension CALayer {
  /// Converts a point from this layer's coordinates; nil stands for the coordinates of the screen. O(distance to the common ancestor).
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  /// Converts a point from the coordinates of `layer`; nil stands for the screen.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(layer?.transform(to: self) ?? transform(to: nil).inverted())
  }

  /// The smallest upright rectangle around the converted one; nil stands for the screen.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(transform(to: layer)) }

  /// The smallest upright rectangle around the converted one; nil stands for the screen.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    r.applying(layer?.transform(to: self) ?? transform(to: nil).inverted())
  }

  /// The transform to another layer's coordinates, by way of the nearest common ancestor: siblings far from the root's origin lose no
  /// precision.
  private func transform(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    var up = CGAffineTransform.identity
    var ancestor: CALayer? = self
    while let a = ancestor, !(layer.map { a.isAncestor(of: $0) } ?? false) {
      up = up.concatenating(a.geometry.toSuperlayer)
      ancestor = a.superlayer
    }
    guard var step = layer, step !== ancestor else { return up }
    var down = step.geometry.toSuperlayer
    while let next = step.superlayer, next !== ancestor {
      down = down.concatenating(next.geometry.toSuperlayer)
      step = next
    }
    return up.concatenating(down.inverted())
  }
}
