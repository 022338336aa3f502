public import CoreGraphics
public import Foundation

/// Draws or lays out a layer on its behalf. Every method is optional.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's `contents`; if implemented, `draw(_:in:)` is not called.
  func display(_ layer: CALayer)

  /// Draws the layer's contents, in the coordinates of its bounds.
  func draw(_ layer: CALayer, in context: CGContext)

  /// Sent before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)

  /// Places the sublayers; sent by the default `layoutSublayers()` of the layer.
  func layoutSublayers(of layer: CALayer)

  /// The action for a change of the value for `key`: nil continues the search, `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer be drawn by `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.declineDisplay() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  /// Continues the search: returns nil.
  public func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { nil }
}

/// The view of a layer. Unlike a delegate, an owner is notified of changes, and is asked for actions only inside a view animation.
///
/// Not retained by the layer: an owner released before its layer must set `layer.owner = nil`.
@MainActor package protocol LayerOwner: CALayerDelegate {
  func layer(_ layer: CALayer, didChange change: LayerChange)

  /// Whether the layer's drawing may be rasterised with `factor` times as many pixels per point. Called once per drawing and factor, during
  /// painting: the implementation must not change the tree.
  func layer(_ layer: CALayer, allowsRasterFactor factor: CGFloat) -> Bool
}

package enum LayerChange: Sendable { case bounds, position, anchorPoint, transform, isHidden }
