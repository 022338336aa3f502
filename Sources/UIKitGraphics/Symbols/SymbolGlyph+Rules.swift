internal import CoreGraphics
internal import Foundation

/// Drawings made of other drawings. The measures are our choice, by eye, so that a sign has the weight of the text beside it.
extension SymbolGlyph {
  /// What a sign can stand in.
  enum Enclosure: String, CaseIterable {
    case circle, square, app, diamond

    var size: CGSize {
      switch self {
      case .circle, .app: CGSize(width: 20, height: 20)
      case .square: CGSize(width: 18, height: 18)
      case .diamond: CGSize(width: 22, height: 22)
      }
    }

    var path: String {
      switch self {
      case .circle: "O 10 10 8.5"
      case .square: "R 1.25 1.25 15.5 15.5 3.5"
      case .app: "R 1.25 1.25 17.5 17.5 4.75"
      case .diamond: "G 1.75 11 1.25 20.75 11 11 20.75 1.25 11 Z"
      }
    }

    /// The radius of the circle around the sign.
    var room: CGFloat { self == .square ? 5.9 : self == .diamond ? 5.6 : 6.2 }
  }

  /// The sign in an outline, or cut out of a filled shape.
  func enclosed(in enclosure: Enclosure, filled: Bool) -> SymbolGlyph {
    // A registered path of single points draws nothing and has no bounds.
    let (drawn, size) = (bounds, enclosure.size)
    let box = drawn.isNull ? CGRect(origin: .zero, size: self.size) : drawn
    let scale = min(0.62, 2 * enclosure.room / max(hypot(box.width, box.height), 1))
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - scale * box.midX, ty: size.height / 2 - scale * box.midY)
    let shape = GlyphPath.read(enclosure.path)
    var result = SymbolGlyph(size: size, parts: [Part(pen: .stroke, path: shape)])
    if filled { result.parts.append(Part(pen: .fill, path: shape)) }
    // A light line on a dark ground looks thinner than a dark one.
    result.parts += applying(transform, width: filled ? 1.05 : 0.92).map { filled ? $0.inverted : $0 }
    return result
  }

  /// Crossed out from the upper left to the lower right, with a gap along the upper side of the line.
  var slashed: SymbolGlyph {
    let reach: CGFloat = 8
    var result = self
    result.size = CGSize(width: max(size.width, 18.5), height: max(size.height, 18.5))
    let (dx, dy) = ((result.size.width - size.width) / 2, (result.size.height - size.height) / 2)
    if dx > 0 || dy > 0 { result.parts = applying(CGAffineTransform(translationX: dx, y: dy), width: 1) }
    func line(_ shift: CGFloat) -> CGPath {
      let (x, y) = (result.size.width / 2 + shift, result.size.height / 2 - shift)
      let path = CGMutablePath()
      path.addLines(between: [CGPoint(x: x - reach, y: y - reach), CGPoint(x: x + reach, y: y + reach)])
      return path.snapshot
    }
    result.parts += [Part(pen: .cutStroke, path: line(1.2), width: 1.4), Part(pen: .stroke, path: line(0))]
    return result
  }

  /// Signs of badges, around the origin.
  private static let badgeSigns = [
    "plus": "M-2.1 0H2.1M0 -2.1V2.1", "minus": "M-2.1 0H2.1", "xmark": "M-1.6 -1.6L1.6 1.6M1.6 -1.6L-1.6 1.6",
    "checkmark": "M-2.1 .2L-.6 1.9L2 -1.7", "exclamationmark": "M0 -2.4V.3M0 2.3V2.35",
    "questionmark": "M-1.2 -1.4A1.25 1.25 0 1 1 .5 -.2Q0 0 0 .6M0 2.4V2.45", "clock": "M0 -2.2V.2L1.6 1.2",
  ]

  /// This glyph with a filled disc in the lower right corner that has `sign` cut out; nil for a sign that badges do not have.
  func badged(_ sign: String) -> SymbolGlyph? {
    guard let text = Self.badgeSigns[sign] else { return nil }
    let radius: CGFloat = 4.6
    let center = CGPoint(x: size.width - radius + 1.2, y: size.height - radius + 0.8)
    var result = self
    result.size = CGSize(width: size.width + 1.6, height: size.height + 1.2)
    let mark = SymbolGlyph(size: .zero, parts: [Part(pen: .cutStroke, path: GlyphPath.read(text))])
    result.parts += [
      Part(pen: .cutFill, path: .disc(center, radius + 1.3)), Part(pen: .fill, path: .disc(center, radius)),
    ]
    result.parts += mark.applying(CGAffineTransform(translationX: center.x, y: center.y), width: 0.85)
    return result
  }

  /// This glyph with a plain disc in the upper right corner.
  var dotted: SymbolGlyph {
    let center = CGPoint(x: size.width - 3.8, y: 4)
    var result = self
    result.parts += [Part(pen: .cutFill, path: .disc(center, 4.7)), Part(pen: .fill, path: .disc(center, 3.2))]
    return result
  }

  /// Two signs side by side, as the digits of a number.
  func followed(by other: SymbolGlyph) -> SymbolGlyph {
    let gap: CGFloat = 3
    let shift = bounds.maxX + gap - other.bounds.minX
    return SymbolGlyph(
      size: CGSize(width: shift + other.size.width, height: max(size.height, other.size.height)),
      parts: parts + other.applying(CGAffineTransform(translationX: shift, y: 0), width: 1))
  }

  /// A dashed square with a question mark, in place of a drawing that the catalog does not have.
  static let placeholder: SymbolGlyph = {
    let parts = ["square.dashed", "questionmark"].compactMap { SymbolCatalog.entry($0)?.glyph(filled: false) }
    let mark = parts[1].applying(CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: 5.4, ty: 4.05), width: 0.92)
    return SymbolGlyph(size: parts[0].size, parts: parts[0].parts + mark)
  }()
}

extension SymbolGlyph.Part {
  /// What it draws is cut, and what it cuts is drawn.
  fileprivate var inverted: Self {
    var copy = self
    copy.pen =
      switch pen {
      case .stroke: .cutStroke
      case .fill: .cutFill
      case .cutStroke: .stroke
      case .cutFill: .fill
      }
    return copy
  }
}

extension CGPath {
  static func disc(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
  }
}
