internal import CoreGraphics
internal import Foundation

/// A pictogram's outlines. Lengths are points at the size of body text, y downward.
struct SymbolGlyph {
  struct Part {
    enum Pen {
      case stroke, fill
      /// A stroke that erases what was drawn before it.
      case cut
    }

    let pen: Pen
    let path: CGPath

    static func stroke(_ path: CGPath) -> Part { Part(pen: .stroke, path: path) }
    static func fill(_ path: CGPath) -> Part { Part(pen: .fill, path: path) }
    static func cut(_ path: CGPath) -> Part { Part(pen: .cut, path: path) }
  }

  /// The text size at which one unit is one point.
  static let em: CGFloat = 17
  /// Width of strokes in regular weight.
  static let regularStroke: CGFloat = 1.6

  let size: CGSize
  let parts: [Part]

  init(_ width: CGFloat, _ height: CGFloat, _ parts: Part...) {
    (size, self.parts) = (CGSize(width: width, height: height), parts)
  }

  func draw(in context: CGContext) {
    let cuts = parts.contains { $0.pen == .cut }
    if cuts { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    for part in parts {
      context.addPath(part.path)
      switch part.pen {
      case .stroke:
        context.strokePath()
      case .fill:
        context.fillPath()
      case .cut:
        context.setBlendMode(.destinationOut)
        context.strokePath()
        context.setBlendMode(.normal)
      }
    }
    if cuts { context.endTransparencyLayer() }
  }
}

/// A path through points given as alternating x and y.
func polyline(_ coordinates: CGFloat..., closed: Bool = false) -> CGPath {
  let path = CGMutablePath()
  let points = stride(from: 0, to: coordinates.count, by: 2).map { CGPoint(x: coordinates[$0], y: coordinates[$0 + 1]) }
  path.addLines(between: points)
  if closed { path.closeSubpath() }
  return path.snapshot
}

func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
  CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
}

func roundedBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
  CGPath(
    roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius,
    transform: nil)
}

func outline(_ build: (CGMutablePath) -> Void) -> CGPath {
  let path = CGMutablePath()
  build(path)
  return path.snapshot
}
