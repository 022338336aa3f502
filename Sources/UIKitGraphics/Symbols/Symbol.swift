package import CoreGraphics
package import Foundation

/// A pictogram at a size: outlines, sharp at any scale.
package struct Symbol: Equatable {
  package let name: String
  private let glyph: SymbolGlyph
  /// The size of the text that the symbol suits, in points.
  package var pointSize: CGFloat = 17
  /// The size relative to that of a symbol of medium scale.
  package var scale: CGFloat = 1
  /// The weight as in `FontDescription`, from 100 to 900.
  package var weight = 400

  /// A symbol of the catalog; nil for a name that it does not have.
  package init?(name: String) {
    guard let glyph = SymbolCatalog.glyph(name) else { return nil }
    (self.name, self.glyph) = (name, glyph)
  }

  /// The drawing of a symbol set, under the set's name; nil for path data that cannot be read.
  ///
  /// It is registered under a name that no built-in symbol has.
  init?(set name: String, pathData: String, box: CGRect) {
    let registered = "set/\(name)"
    guard (try? SymbolCatalog.register(registered, pathData: pathData, filled: true, box: box)) != nil,
      let glyph = SymbolCatalog.glyph(registered)
    else { return nil }
    (self.name, self.glyph) = (name, glyph)
  }

  /// A dashed square with a question mark, under a name that the catalog does not have.
  package init(placeholderNamed name: String) { (self.name, glyph) = (name, .placeholder) }

  package static func == (l: Symbol, r: Symbol) -> Bool {
    l.name == r.name && l.pointSize == r.pointSize && l.scale == r.scale && l.weight == r.weight && l.glyph == r.glyph
  }

  /// The size of the drawing in points.
  package var size: CGSize {
    let factor = pointSize * scale / SymbolGlyph.em
    return CGSize(width: glyph.size.width * factor, height: glyph.size.height * factor)
  }

  package func draw(in context: CGContext, _ rect: CGRect, _ color: CGColor) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / glyph.size.width, y: rect.height / glyph.size.height)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    // Parts overlap: a translucent colour must not show twice there.
    let isTranslucent = color.alpha < 1
    if isTranslucent || glyph.hasCuts { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    if isTranslucent {
      context.setAlpha(color.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let opaque = isTranslucent ? color.copy(alpha: 1) ?? color : color
    context.setFillColor(opaque)
    context.setStrokeColor(opaque)
    glyph.draw(in: context, stroke: SymbolGlyph.stroke(ofWeight: weight))
    if isTranslucent { context.endTransparencyLayer() }
    if isTranslucent || glyph.hasCuts { context.endTransparencyLayer() }
    context.restoreGState()
  }
}
