internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation

/// The coverage of letters of one font at one scale, each drawn once by Cairo: a line is composed of them without Cairo, which allocates memory
/// for every line.
@MainActor final class LetterMasks {
  /// One letter's coverage, a byte a pixel, relative to the pixel at its origin.
  private struct Mask {
    var box: PixelRect
    var bytes: Int
    /// The outline's box, by which Cairo decides whether two letters overlap.
    var outline = DeviceRect(x0: 0, y0: 0, x1: 0, y1: 0)
  }

  /// Device pixels per point.
  let scale: CGFloat
  private let font: OpaquePointer
  @exclusivity(unchecked) private var masks: [Mask] = []
  /// The place in `masks` of each letter of the font, or -1.
  @exclusivity(unchecked) private var places: [Int32] = []
  @exclusivity(unchecked) private var coverage: [UInt8] = []

  /// Above this, letters differ by the fraction of a pixel at which they begin.
  private static let firstWithFractions: Int32 = 11704

  /// nil for letters too large to cache, and for a version of Cairo that places them between pixels.
  init?(_ font: OpaquePointer, size: CGFloat, scale: CGFloat) {
    guard cairo_version() < Self.firstWithFractions, size * scale <= 128 else { return nil }
    (self.font, self.scale) = (font, scale)
  }

  /// Draws `glyphs` with the line's origin at (`x`, `y`) in pixels, as Cairo does: at whole pixels, in one colour. If outlines overlap, shared
  /// pixels get the sum of the coverages; otherwise letters are drawn one over another.
  func draw(
    _ glyphs: ArraySlice<cairo_glyph_t>, x: CGFloat, y: CGFloat, _ color: CGColor, on target: PixelBuffer, clip: PixelRect
  ) {
    let pixel = PixelLoops.cairoPixel(of: color)
    collect(glyphs, x, y, clip)
    guard let first = Self.pieces.first else { return }
    // A loop: a closure of the main actor that the standard library calls has its thread checked at each call.
    var shown = first.shown
    for piece in Self.pieces { shown = shown.union(piece.shown) }
    target.touch(shown)
    coverage.withUnsafeBufferPointer { letters in
      Self.sums.withUnsafeBufferPointer { sums in
        Self.pieces.withUnsafeBufferPointer { pieces in
          // Row by row, as the pixels follow each other in memory.
          for y in shown.y0..<shown.y1 {
            let row = target.base + y * target.width
            for piece in pieces where y >= piece.shown.y0 && y < piece.shown.y1 {
              let (box, from) = (piece.box, piece.shown.x0)
              let bytes = (piece.isSum ? sums : letters).baseAddress! + piece.bytes
              prefetch_for_writing(row + target.width + from)
              PixelLoops.over(
                row + from, pixel, through: bytes + (y - box.y0) * box.width + from - box.x0, count: piece.shown.x1 - from)
            }
          }
        }
      }
    }
  }

  /// A coverage to be painted: of one letter, or the sum of several.
  private struct Piece {
    /// The place of the coverage, of which `shown` is painted.
    let box, shown: PixelRect
    let isSum: Bool
    let bytes: Int
  }

  /// Reused for every line: the pieces from left to right, and their sums.
  @exclusivity(unchecked) private static var pieces: [Piece] = []
  @exclusivity(unchecked) private static var sums: [UInt8] = []

  private func collect(_ glyphs: ArraySlice<cairo_glyph_t>, _ x: CGFloat, _ y: CGFloat, _ clip: PixelRect) {
    Self.pieces.removeAll(keepingCapacity: true)
    Self.sums.removeAll(keepingCapacity: true)
    locate(glyphs, x, y)
    let (letters, isSum) = (Self.letters, hasOverlap)
    var first = 0
    while first < glyphs.count {
      var ink = letters[first].place
      var end = first + 1
      // Letters that follow and reach into the box.
      while isSum && end < glyphs.count {
        let box = letters[end].place
        if !box.isEmpty && box.x0 >= ink.x1 && !ink.isEmpty { break }
        if !box.isEmpty { ink = ink.isEmpty ? box : ink.union(box) }
        end += 1
      }
      let shown = ink.intersection(clip)
      if !shown.isEmpty {
        if end == first + 1 {
          Self.pieces.append(Piece(box: ink, shown: shown, isSum: false, bytes: letters[first].mask.bytes))
        } else {
          Self.pieces.append(Piece(box: shown, shown: shown, isSum: true, bytes: sum(letters[first..<end], shown)))
        }
      }
      first = end
    }
  }

  /// Appends the sum of several letters to `sums`; its first byte.
  private func sum(_ letters: ArraySlice<Letter>, _ shown: PixelRect) -> Int {
    let first = Self.sums.count
    Self.sums += repeatElement(0, count: shown.width * shown.height)
    Self.sums.withUnsafeMutableBufferPointer { sums in
      for letter in letters { add(letter.mask, at: letter.place, to: sums.baseAddress! + first, shown) }
    }
    return first
  }

  /// A letter of a line, and where its coverage and its outline are.
  private struct Letter {
    let mask: Mask
    let place: PixelRect
    let outline: DeviceRect?
  }

  /// Reused for every line.
  @exclusivity(unchecked) private static var letters: [Letter] = []

  /// Sets `letters`.
  private func locate(_ glyphs: ArraySlice<cairo_glyph_t>, _ x: CGFloat, _ y: CGFloat) {
    Self.letters.removeAll(keepingCapacity: true)
    for glyph in glyphs {
      let mask = mask(of: glyph.index)
      let (left, top) = ((x + glyph.x * scale + 0.5).rounded(.down), (y + glyph.y * scale + 0.5).rounded(.down))
      let box = mask.outline
      let isEmpty = box.x0 == box.x1 || box.y0 == box.y1
      Self.letters.append(
        Letter(
          mask: mask, place: mask.box.offset(x: Int(left), y: Int(top)),
          outline: isEmpty
            ? nil : DeviceRect(x0: box.x0 + left, y0: box.y0 + top, x1: box.x1 + left, y1: box.y1 + top)))
    }
  }

  /// Whether the outline of a letter reaches into the box of those before it.
  private var hasOverlap: Bool {
    var before = DeviceRect(x0: .infinity, y0: .infinity, x1: -.infinity, y1: -.infinity)
    for letter in Self.letters {
      guard let box = letter.outline else { continue }
      if box.x1 > before.x0 && box.x0 < before.x1 && box.y1 > before.y0 && box.y0 < before.y1 { return true }
      before = DeviceRect(
        x0: min(box.x0, before.x0), y0: min(box.y0, before.y0), x1: max(box.x1, before.x1), y1: max(box.y1, before.y1))
    }
    return false
  }

  private func add(_ mask: Mask, at place: PixelRect, to line: UnsafeMutablePointer<UInt8>, _ ink: PixelRect) {
    let shown = place.intersection(ink)
    if shown.isEmpty { return }
    coverage.withUnsafeBufferPointer { bytes in
      for y in shown.y0..<shown.y1 {
        let from = mask.bytes + (y - place.y0) * place.width - place.x0
        let to = (y - ink.y0) * ink.width - ink.x0
        for x in shown.x0..<shown.x1 {
          let sum = UInt16(line[to + x]) + UInt16(bytes[from + x])
          line[to + x] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
      }
    }
  }

  private func mask(of glyph: UInt) -> Mask {
    let index = Int(glyph)
    if index < places.count && places[index] >= 0 { return masks[Int(places[index])] }
    let made = rasterize(glyph)
    if index >= places.count { places += repeatElement(-1, count: index + 1 - places.count) }
    places[index] = Int32(masks.count)
    masks.append(made)
    return made
  }

  /// Lets Cairo draw the letter in a box of its extents and two pixels more.
  private func rasterize(_ index: UInt) -> Mask {
    var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    let outline = outline(of: &glyph)
    let (x0, y0) = (Int(outline.x0.rounded(.down)) - 2, Int(outline.y0.rounded(.down)) - 2)
    let (width, height) = (Int(outline.x1.rounded(.up)) + 2 - x0, Int(outline.y1.rounded(.up)) + 2 - y0)
    let empty = Mask(box: PixelRect(x0: 0, y0: 0, x1: 0, y1: 0), bytes: 0)
    guard outline.x1 > outline.x0, width < 1024, height < 1024,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return empty }
    let context = cairo_create(surface)
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(-x0), y0: Double(-y0))
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_set_matrix(context, &matrix)
    cairo_set_scaled_font(context, font)
    cairo_show_glyphs(context, &glyph, 1)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return empty }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let start = coverage.count
    guard let ink = Self.ink(data, stride, width, height) else { return empty }
    for row in ink.y0..<ink.y1 {
      coverage.append(contentsOf: UnsafeBufferPointer(start: data + row * stride + ink.x0, count: ink.width))
    }
    return Mask(box: ink.offset(x: x0, y: y0), bytes: start, outline: outline)
  }

  /// The outline in pixels from the letter's origin, by the font at the scale at which it is drawn.
  private func outline(of glyph: inout cairo_glyph_t) -> DeviceRect {
    var (matrix, ctm) = (cairo_matrix_t(), cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0))
    cairo_scaled_font_get_font_matrix(font, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(font, options)
    let scaled = cairo_scaled_font_create(cairo_scaled_font_get_font_face(font), &matrix, &ctm, options)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
    cairo_scaled_font_destroy(scaled)
    cairo_font_options_destroy(options)
    return DeviceRect(
      x0: extents.x_bearing * scale, y0: extents.y_bearing * scale, x1: (extents.x_bearing + extents.width) * scale,
      y1: (extents.y_bearing + extents.height) * scale)
  }

  /// The box of all bytes that are not 0; nil if none is.
  private static func ink(_ data: UnsafePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int) -> PixelRect? {
    var box: PixelRect?
    for y in 0..<height {
      for x in 0..<width where data[y * stride + x] != 0 {
        let pixel = PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }
}
