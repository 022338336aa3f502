public import CoreGraphics

/// A layer that shows its sublayers alone: what it would paint itself, and its clip, are ignored.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  private var ignored = (
    backgroundColor: CGColor?.none, contents: Any?.none, borderWidth: CGFloat(0), shadowOpacity: Float(0)
  )

  /// Kept, and not painted.
  open override var backgroundColor: CGColor? {
    get { ignored.backgroundColor }
    set { ignored.backgroundColor = newValue }
  }

  /// Kept, and not painted.
  open override var contents: Any? {
    get { ignored.contents }
    set { ignored.contents = newValue }
  }

  /// Kept; no border is painted.
  open override var borderWidth: CGFloat {
    get { ignored.borderWidth }
    set { ignored.borderWidth = newValue }
  }

  /// Kept; no shadow is painted.
  open override var shadowOpacity: Float {
    get { ignored.shadowOpacity }
    set { ignored.shadowOpacity = newValue }
  }

  /// Always false: sublayers are not clipped.
  open override var masksToBounds: Bool {
    get { false }
    set {}
  }
}
