internal import CoreGraphics
internal import Foundation

/// A pictogram's outlines. Lengths are points at the size of body text, y downward.
struct SymbolGlyph: Equatable, Sendable {
  struct Part: Equatable, Sendable {
    enum Pen: Sendable {
      case stroke, fill
      /// The same shapes as `stroke` and `fill`, erasing what was drawn before.
      case cutStroke, cutFill
    }

    var pen: Pen
    var path: CGPath
    /// Width of the stroke relative to the other strokes of the weight.
    var width: CGFloat = 1
  }

  /// The text size at which one unit is one point.
  static let em: CGFloat = 17
  /// Width of strokes in regular weight: the stems of Inter and DejaVu Sans measure 1.5 to 1.6 points at 17 points.
  static let regularStroke: CGFloat = 1.5

  var size: CGSize
  var parts: [Part]

  /// Width of strokes in a weight from 100 to 900. Our choice: ultra-light strokes are 0.3 and black ones 1.8 times as wide as regular.
  static func stroke(ofWeight weight: Int) -> CGFloat {
    let step = CGFloat(weight - 400)
    return regularStroke * (1 + (step < 0 ? 0.7 * step / 300 : 0.8 * step / 500))
  }

  /// Draws in the context's colours; `stroke` is the width of the strokes, in units of the glyph.
  func draw(in context: CGContext, stroke: CGFloat) {
    for part in parts {
      let isCut = part.pen == .cutStroke || part.pen == .cutFill
      if isCut { context.setBlendMode(.destinationOut) }
      context.addPath(part.path)
      switch part.pen {
      case .stroke, .cutStroke:
        context.setLineWidth(stroke * part.width)
        context.strokePath()
      case .fill, .cutFill: context.fillPath()
      }
      if isCut { context.setBlendMode(.normal) }
    }
  }

  /// Whether a part erases what another has drawn.
  var hasCuts: Bool { parts.contains { $0.pen == .cutStroke || $0.pen == .cutFill } }

  /// The smallest rectangle around the lines that are drawn, without the width of the strokes.
  var bounds: CGRect {
    parts.reduce(.null) { $1.pen == .cutStroke || $1.pen == .cutFill ? $0 : $0.union($1.path.boundingBoxOfPath) }
  }

  func applying(_ transform: CGAffineTransform, width: CGFloat) -> [Part] {
    parts.map { part in
      let path = CGMutablePath()
      path.addPath(part.path, transform: transform)
      return Part(pen: part.pen, path: path.snapshot, width: part.width * width)
    }
  }
}
