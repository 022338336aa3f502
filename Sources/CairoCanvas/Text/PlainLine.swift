internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation

/// The letters of a line of ASCII in one font: of such a text Pango would find one item, no break and no fallback font, so that shaping is all
/// that must be done. That takes a third of the time of a layout, and no memory of Pango's.
@MainActor struct PlainLine {
  /// nil without a line.
  private(set) var font: PlainFont?
  private var glyphs: [cairo_glyph_t] = []

  /// Shapes `text` if it is plain: its width in Pango's units, else nil.
  mutating func shape(_ text: TextBlock, _ fonts: FontBook) -> Int32? {
    guard text.runs.count == 1, text.shape == nil, TextAttributes.isPlain(text.runs[0]),
      let letters = Letters(text.runs[0].text), let font = fonts.plainFont(text.runs[0].font, letters)
    else { return nil }
    self.font = font
    return shape(text.runs[0].text, font)
  }

  mutating func clear() {
    font = nil
    glyphs.removeAll()
  }

  private mutating func shape(_ text: String, _ font: PlainFont) -> Int32? {
    var text = text
    let shaped = Self.shaped
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        let count = Int32($0.count)
        pango_shape_with_flags($0.baseAddress, count, $0.baseAddress, count, font.analysis, shaped, PANGO_SHAPE_NONE)
      }
    }
    glyphs.removeAll(keepingCapacity: true)
    glyphs.reserveCapacity(Int(shaped.pointee.num_glyphs))
    let unit = Double(PANGO_SCALE)
    var x: Int32 = 0
    for index in 0..<Int(shaped.pointee.num_glyphs) {
      let glyph = shaped.pointee.glyphs[index]
      // A letter that the font lacks after all.
      if glyph.glyph & PlainFont.unknown != 0 { return nil }
      let (place, _) = x.addingReportingOverflow(glyph.geometry.x_offset)
      if glyph.glyph != PlainFont.empty {
        glyphs.append(
          cairo_glyph_t(index: UInt(glyph.glyph), x: Double(place) / unit, y: Double(glyph.geometry.y_offset) / unit))
      }
      let (next, overflows) = x.addingReportingOverflow(glyph.geometry.width)
      if overflows { return nil }
      x = next
    }
    return x
  }

  /// Draws the line without Cairo; false where Cairo must, as for large letters.
  func draw(
    x: CGFloat, y: CGFloat, scale: CGFloat, _ color: CGColor, on target: PixelBuffer, clip: PixelRect
  ) -> Bool {
    guard let masks = font?.masks(scale: scale) else { return false }
    masks.draw(glyphs, x: x, y: y, color, on: target, clip: clip)
    return true
  }

  /// Draws the line with its baseline at (0, 0), in the context's source colour.
  func show(in context: OpaquePointer) {
    guard let font else { return }
    cairo_set_scaled_font(context, font.scaled)
    glyphs.withUnsafeBufferPointer { cairo_show_glyphs(context, $0.baseAddress, Int32($0.count)) }
  }

  /// Reused for every text.
  private static let shaped = pango_glyph_string_new()!
}

/// What a line of ASCII consists of; the script that Pango finds depends on it.
enum Letters: Hashable {
  /// Letters, and whatever is between them.
  case latin
  /// Digits, signs and spaces only.
  case signs

  /// nil for a text that is empty, not ASCII, has control characters, or is longer than a line.
  init?(_ text: String) {
    var text = text
    let found: Letters? = text.withUTF8 { bytes in
      if bytes.isEmpty || bytes.count > Self.longest { return nil }
      var hasLetters = false
      for byte in bytes {
        guard (0x20...0x7e).contains(byte) else { return nil }
        if (0x61...0x7a).contains(byte | 0x20) { hasLetters = true }
      }
      return hasLetters ? .latin : .signs
    }
    guard let found else { return nil }
    self = found
  }

  /// Our choice: longer texts are rarely one line.
  private static let longest = 256

  /// Every character that a line of this kind may have.
  var all: String {
    let ascii = (0x20...0x7e as ClosedRange<UInt8>).filter { self == .latin || !(0x61...0x7a).contains($0 | 0x20) }
    return String(decoding: ascii, as: UTF8.self)
  }
}

/// How Pango shapes plain lines of one font, as found by a layout of all letters.
@MainActor final class PlainFont {
  /// Pango's marks of a missing letter, and of one that is not drawn.
  static let unknown: UInt32 = 0x1000_0000
  static let empty: UInt32 = 0x0fff_ffff

  /// Of the item, which the sample keeps.
  let analysis: UnsafeMutablePointer<PangoAnalysis>
  let scaled: OpaquePointer
  /// Of every line, in points.
  let height, baseline: CGFloat
  /// The reach of the tallest letters above and below the baseline, in points.
  let ink: ClosedRange<CGFloat>
  private let sample: OwnedLayout
  private let size: CGFloat
  /// By scale; those of the scales that a screen and what is zoomed on it have at a time.
  private var masks: [CGFloat: LetterMasks?] = [:]
  private static let scales = 4

  /// Coverages of the letters; nil if Cairo must draw them.
  func masks(scale: CGFloat) -> LetterMasks? {
    if let known = masks[scale] { return known }
    if masks.count == Self.scales { masks.removeAll() }
    let made = LetterMasks(scaled, size: size, scale: scale)
    masks[scale] = .some(made)
    return made
  }

  /// nil if the letters take more than one font or item.
  init?(_ description: OpaquePointer, _ letters: Letters, _ fonts: FontBook) {
    sample = OwnedLayout(pango_layout_new(fonts.context))
    size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
    pango_layout_set_font_description(sample.layout, description)
    pango_layout_set_text(sample.layout, letters.all, -1)
    guard pango_layout_get_unknown_glyphs_count(sample.layout) == 0, pango_layout_get_line_count(sample.layout) == 1,
      let line = pango_layout_get_line_readonly(sample.layout, 0), let run = line.pointee.runs, run.pointee.next == nil,
      let data = run.pointee.data, pango_layout_get_direction(sample.layout, 0) != PANGO_DIRECTION_RTL
    else { return nil }
    let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item!
    guard item.pointee.analysis.level == 0, let font = item.pointee.analysis.font,
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return nil }
    analysis = withUnsafeMutablePointer(to: &item.pointee.analysis) { $0 }
    self.scaled = scaled
    var (inked, box) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(line, &inked, &box)
    let unit = CGFloat(PANGO_SCALE)
    (height, baseline) = (CGFloat(box.height) / unit, CGFloat(-box.y) / unit)
    ink = CGFloat(inked.y) / unit...CGFloat(inked.y + max(0, inked.height)) / unit
  }
}
