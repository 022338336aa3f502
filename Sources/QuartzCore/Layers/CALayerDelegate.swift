public import CoreGraphics
public import Foundation

/// Draws or lays out a layer in its place. Every method is optional.
@MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's `contents`; when implemented, `draw(_:in:)` is not called.
  func display(_ layer: CALayer)

  /// Draws what becomes the layer's contents, in the coordinates of its bounds.
  func draw(_ layer: CALayer, in context: CGContext)

  /// The layer is about to be drawn by `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)

  func layoutSublayers(of layer: CALayer)

  /// What happens when the value for `key` changes: nil lets the layer look further, `NSNull` ends the search with nothing.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.declineDisplay() }

  public func draw(_ layer: CALayer, in context: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { nil }
}

/// The view behind a layer. Unlike a delegate it is told of changes, and asked for actions only inside a view animation.
///
/// The layer does not keep it alive: an owner sets `layer.owner = nil` when it goes before its layer.
@MainActor package protocol LayerOwner: CALayerDelegate {
  func layer(_ layer: CALayer, didChange change: LayerChange)

  /// Whether the layer's drawing is to be kept with `factor` times as many pixels a point. Asked once for each drawing and factor, while
  /// the screen is painted: the answer must change nothing.
  func layer(_ layer: CALayer, allowsRasterFactor factor: CGFloat) -> Bool
}

package enum LayerChange: Sendable { case bounds, position, anchorPoint, transform, isHidden, opacity, backgroundColor }
