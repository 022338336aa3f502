package import CoreGraphics
package import Foundation

extension Picture {
  /// The picture drawn at `size`; `tint` is the surrounding view's tint and applies to a template.
  package func drawing(in size: CGSize, tint: CGColor?) -> DisplayList {
    let context = CGContext(size: size, scale: scale)
    draw(in: context, CGRect(origin: .zero, size: size), tint: tint)
    return context.list
  }

  func draw(in context: CGContext, _ rect: CGRect, tint outer: CGColor?) {
    guard size != .zero else { return }
    let color = (isTemplate ? outer : nil) ?? tint?.cgColor
    if orientation == .up { return drawStored(in: context, rect, color) }
    let stored =
      orientation.isSideways
      ? CGRect(x: 0, y: 0, width: rect.height, height: rect.width) : CGRect(x: 0, y: 0, width: rect.width, height: rect.height)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(orientation.turn(stored.size))
    drawStored(in: context, stored, color)
    context.restoreGState()
  }

  private func drawStored(in context: CGContext, _ rect: CGRect, _ color: CGColor?) {
    switch source {
    case .vector(let vector): drawVector(vector, in: context, rect, color)
    case .symbol(let symbol): symbol.draw(in: context, rect, color ?? .symbolDefault)
    case .bitmap(let image) where capInsets == .zero: Self.draw(image, in: context, rect, color)
    case .bitmap(let image):
      for part in nineParts(of: rect) {
        if resizingMode == .stretch, let piece = piece(of: image, for: part) {
          Self.draw(piece, in: context, part.visible, color)
          continue
        }
        context.saveGState()
        context.clip(to: part.visible)
        Self.draw(image, in: context, part.image, color)
        context.restoreGState()
      }
    }
  }

  /// The pixels that a part of a stretched image shows, so that its edges do not take on the colours beside them; nil unless they are whole
  /// pixels.
  private func piece(of image: CGImage, for part: (visible: CGRect, image: CGRect)) -> CGImage? {
    let (across, down) = (CGFloat(image.width) / part.image.width, CGFloat(image.height) / part.image.height)
    let pixels = CGRect(
      x: (part.visible.minX - part.image.minX) * across, y: (part.visible.minY - part.image.minY) * down,
      width: part.visible.width * across, height: part.visible.height * down)
    let whole = CGRect(
      x: pixels.minX.rounded(), y: pixels.minY.rounded(), width: pixels.width.rounded(), height: pixels.height.rounded())
    let miss = max(
      abs(whole.minX - pixels.minX), abs(whole.minY - pixels.minY), abs(whole.width - pixels.width),
      abs(whole.height - pixels.height))
    return miss < 1e-6 && whole.width > 0 && whole.height > 0 ? image.cropping(to: whole) : nil
  }

  /// Draws the pixels for the size at which the image is shown; with caps it is a bitmap as any other.
  private func drawVector(_ vector: VectorImage, in context: CGContext, _ rect: CGRect, _ color: CGColor?) {
    let shown = capInsets == .zero ? rect.size : vector.size
    let transform = context.ctm
    let factor = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    guard let image = vector.image(for: shown, scale: max(scale, factor > 0 ? factor : 1)) else { return }
    if capInsets == .zero { return Self.draw(image, in: context, rect, color) }
    var bitmap = self
    (bitmap.source, bitmap.scale) = (.bitmap(image), CGFloat(image.width) / vector.size.width)
    bitmap.drawStored(in: context, rect, color)
  }

  private static func draw(_ image: CGImage, in context: CGContext, _ rect: CGRect, _ color: CGColor?) {
    if let color { context.drawMask(image, in: rect, color: color) } else { context.drawUpright(image, in: rect) }
  }

  /// The nine parts of a resizable image: the part of `rect` that each fills, and the whole image's rectangle while it is drawn.
  private func nineParts(of rect: CGRect) -> [(visible: CGRect, image: CGRect)] {
    let columns = CapSpan.spans(
      source: storedSize.width, before: capInsets.left, after: capInsets.right, from: rect.minX, to: rect.maxX,
      tiles: resizingMode == .tile)
    let rows = CapSpan.spans(
      source: storedSize.height, before: capInsets.top, after: capInsets.bottom, from: rect.minY, to: rect.maxY,
      tiles: resizingMode == .tile)
    return rows.flatMap { row in
      columns.map { column in
        let visible = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        let image = CGRect(
          x: column.imageStart, y: row.imageStart, width: column.imageLength, height: row.imageLength)
        return (visible, image)
      }
    }
  }
}

extension UIImage.Orientation {
  /// The transform from the stored picture, of `size` with its corner at the origin, to the upright picture with its corner there.
  func turn(_ size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    }
  }
}

extension CGColor {
  /// The colour of a symbol without any tint.
  static let symbolDefault = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
