internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation

/// The letters of a text of ASCII in one font: of such a text Pango would find one item, no fallback font and, in most texts, no break but at
/// spaces, so that shaping is all that must be done. That needs a third of the time of a layout, and no memory of Pango's.
@MainActor struct PlainText {
  /// One line, without the space at which it was broken.
  struct Row {
    var letters: Range<Int>
    /// In Pango's units.
    var width: Int32
  }

  /// nil without a text.
  private(set) var font: PlainFont?
  private(set) var rows: [Row] = []
  /// The letters, each placed from the start of its line.
  private var glyphs: [cairo_glyph_t] = []

  /// Shapes `text` as one line if it is plain: its width in Pango's units, else nil.
  mutating func shape(_ text: TextBlock, _ fonts: FontBook) -> Int32? {
    guard text.runs.count == 1, text.shape == nil, TextAttributes.isPlain(text.runs[0]),
      let letters = Letters(text.runs[0].text), let font = fonts.plainFont(text.runs[0].font, letters)
    else { return nil }
    self.font = font
    rows.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    guard let words = font.words else { return shapeByPango(text.runs[0].text, font) }
    var content = text.runs[0].text
    content.withUTF8 { words.shape($0) }
    return append(words.letters[...])
  }

  /// Breaks the text that was shaped last into lines of at most `width`, as Pango does; false for texts that may break elsewhere than at
  /// spaces.
  mutating func wrap(_ text: TextBlock, _ width: Int32) -> Bool {
    guard let shapes = font?.words, !shapes.words.isEmpty, Self.breaksAtSpaces(text.runs[0].text) else { return false }
    rows.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    let words = shapes.words
    var first = 0
    while first < words.count {
      var (end, used) = (first, 0)
      while end < words.count, used + words[end].width <= Int(width) {
        used += words[end].width + words[end].space
        end += 1
      }
      // A word as wide as a line is broken between letters.
      if end == first || end < words.count && !words[end].isApart { return false }
      guard append(shapes.letters[words[first].letters.lowerBound..<words[end - 1].letters.upperBound]) != nil else {
        return false
      }
      if end < words.count { rows[rows.count - 1].width -= Int32(words[end - 1].space) }
      first = end
    }
    return true
  }

  /// Whether a line may break at each space of `text`, and nowhere else: letters and digits, single spaces, and signs that do not allow a
  /// break beside them (https://www.unicode.org/reports/tr14, LB13, LB19, LB25 and LB29).
  private static func breaksAtSpaces(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var last: UInt8 = 0x20
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: break
        // ' , . : ; and the space
        case 0x20, 0x27, 0x2c, 0x2e, 0x3a, 0x3b: if last == 0x20 { return false }
        // ! and ? at the end of a word
        case 0x21, 0x3f: if last == 0x20 || index + 1 < bytes.count && bytes[index + 1] != 0x20 { return false }
        default: return false
        }
        last = byte
      }
      return last != 0x20
    }
  }

  mutating func clear() {
    font = nil
    rows.removeAll()
    glyphs.removeAll()
  }

  /// Appends a line; its width, nil if it exceeds 32 bits.
  private mutating func append(_ letters: ArraySlice<WordShapes.Letter>) -> Int32? {
    let (first, unit) = (glyphs.count, Double(PANGO_SCALE))
    glyphs.reserveCapacity(first + letters.count)
    var x = 0
    for letter in letters {
      if letter.glyph != PlainFont.empty {
        glyphs.append(cairo_glyph_t(index: UInt(letter.glyph), x: Double(x + Int(letter.x)) / unit, y: Double(letter.y) / unit))
      }
      x += Int(letter.advance)
    }
    guard let width = Int32(exactly: x) else { return nil }
    rows.append(Row(letters: first..<glyphs.count, width: width))
    return width
  }

  private mutating func shapeByPango(_ text: String, _ font: PlainFont) -> Int32? {
    var text = text
    let shaped = Self.shaped
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        let count = Int32($0.count)
        pango_shape_with_flags($0.baseAddress, count, $0.baseAddress, count, font.analysis, shaped, PANGO_SHAPE_NONE)
      }
    }
    let letters = WordShapes.letters(of: shaped)
    // A letter that the font lacks after all.
    return letters.contains { $0.glyph & PlainFont.unknown != 0 } ? nil : append(letters[...])
  }

  /// Draws a line without Cairo; false where Cairo must, as for large letters.
  func draw(
    row index: Int, x: CGFloat, y: CGFloat, scale: CGFloat, _ color: CGColor, on target: PixelBuffer, clip: PixelRect
  ) -> Bool {
    guard let masks = font?.masks(scale: scale) else { return false }
    masks.draw(glyphs[rows[index].letters], x: x, y: y, color, on: target, clip: clip)
    return true
  }

  /// Draws a line with its baseline at (0, 0), in the context's source colour.
  func show(row index: Int, in context: OpaquePointer) {
    guard let font else { return }
    cairo_set_scaled_font(context, font.scaled)
    glyphs[rows[index].letters].withUnsafeBufferPointer { cairo_show_glyphs(context, $0.baseAddress, Int32($0.count)) }
  }

  /// Reused for every text.
  private static let shaped = pango_glyph_string_new()!
}
