internal import Diagnostics
internal import Foundation

// A mask is linked into its layer's list of changes like a sublayer, without being one.
extension CALayer {
  @inline(__always) var maskLayer: CALayer? { flags.contains(.hasMask) ? extras?.mask : nil }

  func setMask(_ new: CALayer?) {
    let old = maskLayer
    if old === new { return }
    ensure(
      new?.modelLayer == nil && modelLayer == nil, "A presentation layer cannot mask or be masked; use model()")
    if let new {
      ensure(!new.isAncestor(of: self), "CALayer.mask: a layer cannot mask itself or a layer below it")
      new.removeFromSuperlayer()
    }
    old?.detachAsMask(from: self)
    withExtras { $0.mask = new }
    if new == nil { flags.remove(.hasMask) } else { flags.insert(.hasMask) }
    new?.attachAsMask(of: self)
    changed(.moved)
  }

  private func detachAsMask(from layer: CALayer) {
    if flags.contains(.isQueued) { layer.unlink(self) }
    flags.remove(.isMask)
    extent = .empty
    parent = nil
  }

  private func attachAsMask(of layer: CALayer) {
    parent = layer
    extent = .empty
    flags.formUnion([.isMask, .moved])
    flags.remove(.isQueued)
    enqueue()
    if !flags.isDisjoint(with: .layout) { raiseAncestors(.layoutBelow) }
    if !flags.isDisjoint(with: .display) { raiseAncestors(.displayBelow) }
  }
}
