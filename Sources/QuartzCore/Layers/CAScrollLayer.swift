internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// The directions in which a scroll layer is moved.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Any other mode than the constants counts as `both`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To both sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers; it answers to no touches, and scrolls as far as it is told.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// `.both` by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer that clips its sublayers.
  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) { super.init(layer: layer) }

  /// A layer with default values; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  override func copyValues(from other: CALayer) {
    super.copyValues(from: other)
    if let other = other as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Shows `p`, in the layer's own coordinates, at the origin, in the directions of `scrollMode`. Must be finite.
  open func scroll(to p: CGPoint) {
    requireFinite(p.x + p.y, "scroll(to:)", p)
    var origin = bounds.origin
    if scrollMode != .none && scrollMode != .vertically { origin.x = p.x }
    if scrollMode != .none && scrollMode != .horizontally { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls by the least distance that shows all of `r`, in the layer's own coordinates; of a larger rectangle its start.
  open func scroll(to r: CGRect) {
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      low < from || high - low > to - from ? low : max(from, high - (to - from))
    }
    scroll(
      to: CGPoint(
        x: start(r.minX, r.maxX, bounds.minX, bounds.maxX), y: start(r.minY, r.maxY, bounds.minY, bounds.maxY)))
  }

  func show(_ p: CGPoint, of layer: CALayer) { scroll(to: convert(p, from: layer)) }
  func show(_ r: CGRect, of layer: CALayer) { scroll(to: convert(r, from: layer)) }
}

extension CALayer {
  /// The nearest scroll layer around the layer.
  var scrollLayer: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let found = layer as? CAScrollLayer { return found }
      next = layer.superlayer
    }
    return nil
  }

  var visibleRectInScrollLayers: CGRect {
    var (visible, next) = (bounds, scrollLayer)
    while let layer = next {
      visible = visible.intersection(convert(layer.bounds, from: layer))
      next = layer.scrollLayer
    }
    return visible
  }
}
