package import CoreGraphics
package import Foundation

/// A pictogram at a size: outlines, sharp at any scale.
package struct Symbol: Equatable {
  package let name: String
  private let glyph: SymbolGlyph
  /// The size of the text that the symbol suits, in points.
  package var pointSize: CGFloat
  /// The size relative to that of a symbol of medium scale.
  package var scale: CGFloat = 1
  /// The weight as in `FontDescription`, from 100 to 900.
  package var weight: Int

  /// A symbol of the catalog; nil for a name that it does not have.
  package init?(name: String, pointSize: CGFloat = 17, weight: Int = 400) {
    guard let glyph = SymbolGlyph.catalog[name] else { return nil }
    (self.name, self.glyph, self.pointSize, self.weight) = (name, glyph, pointSize, weight)
  }

  package static func == (l: Symbol, r: Symbol) -> Bool {
    l.name == r.name && l.pointSize == r.pointSize && l.scale == r.scale && l.weight == r.weight
  }

  /// In points.
  package var size: CGSize {
    CGSize(
      width: glyph.size.width * pointSize * scale / SymbolGlyph.em,
      height: glyph.size.height * pointSize * scale / SymbolGlyph.em)
  }

  package func draw(in context: CGContext, _ rect: CGRect, _ color: CGColor) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / glyph.size.width, y: rect.height / glyph.size.height)
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(SymbolGlyph.regularStroke * (0.4 + 0.6 * CGFloat(weight) / 400))
    glyph.draw(in: context)
    context.restoreGState()
  }
}
