internal import Diagnostics
public import Foundation

/// A drawing that is recorded once, in a context of its own, and drawn into other contexts any number of times.
public final class CGLayer {
  /// Where the layer is drawn: points from the top left corner, as in the context that the layer was made for.
  public let context: CGContext?
  /// In points.
  public let size: CGSize

  /// A layer to be drawn into `context`. `auxiliaryInfo` is ignored. A size that is not finite and positive stops the program.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    ensure(
      size.width > 0 && size.height > 0 && (size.width + size.height).isFinite,
      "CGLayer(_:size: \(size)): the size must be finite and positive")
    self.context = CGContext(size: size, scale: context.scale)
    self.size = size
  }
}

extension CGContext {
  /// Draws what the layer contains now, scaled to `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let list = layer.context?.list, !list.isEmpty else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    beginTransparencyLayer(auxiliaryInfo: nil)
    draw(list)
    endTransparencyLayer()
    restoreGState()
  }

  /// Draws what the layer contains now, with its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
