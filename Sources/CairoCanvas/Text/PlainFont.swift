internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation

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

  /// The analysis of the item, which the sample retains.
  let analysis: UnsafeMutablePointer<PangoAnalysis>
  let scaled: OpaquePointer
  /// The height and the baseline of every line, in points.
  let height, baseline: CGFloat
  /// The reach of the tallest letters above and below the baseline, in points.
  let ink: ClosedRange<CGFloat>
  private let sample: OwnedLayout
  /// nil where Pango shapes each text as a whole.
  let words: WordShapes?
  private let size: CGFloat
  /// The masks at the scales that a screen and what is zoomed on it have at a time.
  @exclusivity(unchecked) private var masks: [(scale: CGFloat, masks: LetterMasks?)] = []
  private static let scales = 4

  /// Coverages of the letters; nil if Cairo must draw them.
  func masks(scale: CGFloat) -> LetterMasks? {
    for known in masks where known.scale == scale { return known.masks }
    if masks.count == Self.scales { masks.removeAll() }
    let made = LetterMasks(scaled, size: size, scale: scale)
    masks.append((scale, made))
    return made
  }

  /// nil if the letters need more than one font or item.
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
    words = WordShapes(analysis, as: letters.all, data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs)
    var (inked, box) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(line, &inked, &box)
    let unit = CGFloat(PANGO_SCALE)
    (height, baseline) = (CGFloat(box.height) / unit, CGFloat(-box.y) / unit)
    ink = CGFloat(inked.y) / unit...CGFloat(inked.y + max(0, inked.height)) / unit
  }
}
