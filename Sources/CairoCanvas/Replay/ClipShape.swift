internal import CCairo
internal import CoreGraphics
internal import Foundation

/// A clip that does not consist of whole pixels, with the clips around it.
final class ClipShape {
  enum Outline {
    case path(CGPath, CGPathFillRule)
    case roundedRect(CGRect, radius: CGFloat)
    case rect(CGRect)
  }

  private let outline: Outline
  private let transform: CGAffineTransform
  private let bounds: PixelRect
  private let outer: ClipShape?

  /// - Parameter bounds: The area in which drawing can have an effect.
  init(_ outline: Outline, _ transform: CGAffineTransform, bounds: PixelRect, outer: ClipShape?) {
    (self.outline, self.transform, self.bounds, self.outer) = (outline, transform, bounds, outer)
  }

  /// The rectangle in pixels, if the clip is nothing but one that is not turned.
  var rect: DeviceRect? {
    guard outer == nil, case .rect(let rect) = outline, transform.b == 0, transform.c == 0 else { return nil }
    let box = rect.applying(transform)
    return DeviceRect(x0: box.minX, y0: box.minY, x1: box.maxX, y1: box.maxY)
  }

  func apply(to context: OpaquePointer) {
    outer?.apply(to: context)
    cairo_new_path(context)
    switch outline {
    case .path(let path, let rule):
      cairo_set_fill_rule(context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      PathFeeder(transform: transform, bounds: bounds).fill(path, into: context)
    case .roundedRect(let rect, let radius):
      PathFeeder(transform: transform, bounds: bounds).roundedRect(rect, radius: radius, into: context)
    case .rect(let rect): PathFeeder(transform: transform, bounds: bounds).roundedRect(rect, radius: 0, into: context)
    }
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }
}
