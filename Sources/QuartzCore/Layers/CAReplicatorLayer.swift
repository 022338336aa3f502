public import CoreGraphics
internal import Diagnostics
internal import Foundation

/// A layer that shows its sublayers several times, each time in another place, in another colour and at an earlier time.
///
/// Only the first instance, which is unchanged, is hit and takes part in conversions of coordinates. Every change below the layer paints all
/// instances anew.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown; 1 by default, 0 or less shows none.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { instancesChanged() } } }

  /// Kept; without effect, since layers have no depth here.
  open var preservesDepth = false

  /// The seconds by which each instance's animations are behind those of the one before; 0 by default. Must be finite.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet {
      requireFinite(CGFloat(instanceDelay), "instanceDelay", instanceDelay)
      if instanceDelay != oldValue { instancesChanged() }
    }
  }

  /// From an instance to the next one, about the centre of the bounds; the identity by default. Only the part in the plane is shown.
  open var instanceTransform = CATransform3DIdentity {
    didSet {
      ensure(instanceTransform.isFinite, "CAReplicatorLayer.instanceTransform = \(instanceTransform): must be finite")
      if instanceTransform != oldValue { instancesChanged() }
    }
  }

  /// Multiplies the colours of the first instance; opaque white, the default, and nil change none.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { instancesChanged() } }

  /// What each instance adds to the red of `instanceColor`; 0 by default. Sums are limited to 0...1.
  open var instanceRedOffset: Float = 0 { didSet { offsetChanged(instanceRedOffset, oldValue, "instanceRedOffset") } }

  /// What each instance adds to the green of `instanceColor`.
  open var instanceGreenOffset: Float = 0 { didSet { offsetChanged(instanceGreenOffset, oldValue, "instanceGreenOffset") } }

  /// What each instance adds to the blue of `instanceColor`.
  open var instanceBlueOffset: Float = 0 { didSet { offsetChanged(instanceBlueOffset, oldValue, "instanceBlueOffset") } }

  /// What each instance adds to the alpha of `instanceColor`.
  open var instanceAlphaOffset: Float = 0 { didSet { offsetChanged(instanceAlphaOffset, oldValue, "instanceAlphaOffset") } }

  private func offsetChanged(_ offset: Float, _ former: Float, _ name: String) {
    requireFinite(CGFloat(offset), name, offset)
    if offset != former { instancesChanged() }
  }

  override func copyValues(from other: CALayer) {
    super.copyValues(from: other)
    guard let other = other as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, preservesDepth) = (other.instanceCount, other.instanceDelay, other.preservesDepth)
    (instanceTransform, instanceColor) = (other.instanceTransform, other.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }

  /// The instances, the first one at the back; `base` applies to all of them.
  func instances(_ base: CGAffineTransform, in bounds: CGRect, delay: TimeInterval) -> [LayerInstance] {
    let step = instanceTransform.plane.about(CGPoint(x: bounds.midX, y: bounds.midY))
    let offsets = [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset].map { CGFloat($0) }
    let first = instanceColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var transform = base
    return (0..<max(0, instanceCount)).map { index in
      if index > 0 { transform = step.concatenating(transform) }
      let parts = zip([first.red, first.green, first.blue, first.alpha], offsets).map { start, offset in
        min(max(start + offset * CGFloat(index), 0), 1)
      }
      return LayerInstance(
        transform: transform,
        color: parts == [1, 1, 1, 1] ? nil : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]),
        delay: Double(index) * delay)
    }
  }
}
