internal import CoreGraphics
public import Foundation

extension CALayer {
  /// `p` is in this layer's coordinates; nil stands for the root's superlayer, the screen.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  /// `p` is in `layer`'s coordinates.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(layer?.transform(to: self) ?? transform(to: nil).inverted())
  }

  /// The smallest upright rectangle around the converted one.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(transform(to: layer)) }

  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    r.applying(layer?.transform(to: self) ?? transform(to: nil).inverted())
  }

  /// Through the nearest common ancestor, so that siblings far from the root's origin lose no precision.
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
