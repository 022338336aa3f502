internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation
internal import WarningLog

/// Pango's fonts, each looked up once. Hinting is off, so that text measures the same at every scale.
@MainActor final class FontBook {
  static let shared = FontBook()

  let context: OpaquePointer
  @exclusivity(unchecked) private var fonts: [FontDescription: BookedFont] = [:]
  @exclusivity(unchecked) private var last: (description: FontDescription, font: BookedFont)?

  private init() {
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    context = pango_font_map_create_context(map)
    g_object_unref(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    warnWithoutFonts()
  }

  /// Called once per process, since there is one book.
  private func warnWithoutFonts() {
    // Pango's generic families do not count as installed fonts.
    if !families.allSatisfy({ ["monospace", "sans", "serif", "system-ui"].contains($0.lowercased()) }) { return }
    let remedy = "install a font, like the package fonts-inter or fonts-dejavu-core, or see whether FONTCONFIG_FILE is right"
    WarningLog.warn("no fonts are installed, so that all text shows as boxes; \(remedy)")
  }

  private(set) lazy var families = installedFamilies

  private var installedFamilies: [String] {
    var (list, count) = (UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?.none, Int32(0))
    pango_context_list_families(context, &list, &count)
    defer { g_free(list) }
    let names = (0..<Int(count)).compactMap { list?[$0].map { String(cString: pango_font_family_get_name($0)) } }
    return Set(names).sorted()
  }

  /// Adds the font in a file to those of the system. Fonts that were looked up before are looked up again.
  func add(_ file: URL) {
    let map = pango_context_get_font_map(context).map { OpaquePointer($0) }
    guard let map, FcConfigAppFontAddFile(pango_fc_font_map_get_config(map), file.path) != 0 else {
      return WarningLog.warn("UIAppFonts: \(file.path) cannot be used as a font")
    }
    pango_fc_font_map_config_changed(map)
    (fonts, last) = ([:], nil)
    families = installedFamilies
  }

  private func font(_ description: FontDescription) -> BookedFont {
    if let last, last.description == description { return last.font }
    let found = fonts[description] ?? BookedFont(makeDescription(description))
    fonts[description] = found
    last = (description, found)
    return found
  }

  /// Owned by the font book.
  func description(of font: FontDescription) -> OpaquePointer { self.font(font).description }

  /// How lines of such letters are shaped; nil if they need other fonts.
  func plainFont(_ font: FontDescription, _ letters: Letters) -> PlainFont? {
    let booked = self.font(font)
    if let known = letters == .latin ? booked.latin : booked.signs { return known }
    let found = PlainFont(booked.description, letters, self)
    if letters == .latin { booked.latin = .some(found) } else { booked.signs = .some(found) }
    return found
  }

  private func makeDescription(_ font: FontDescription) -> OpaquePointer {
    let made = pango_font_description_new()!
    // The further names are fallbacks where the first is not installed.
    let system = font.isMonospaced ? "monospace" : "Inter,sans-serif"
    let variation = font.variation?.value
    // Fallbacks of the system font stand behind its first name.
    let names = [font.family ?? (font.isMonospaced ? system : "Inter")] + (variation?.fallbacks ?? []) + [system]
    pango_font_description_set_family(made, font.family == nil && variation == nil ? system : names.joined(separator: ","))
    pango_font_description_set_absolute_size(made, min(max(font.size, 0.1), 10_000) * Double(PANGO_SCALE))
    pango_font_description_set_weight(made, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    if font.isItalic { pango_font_description_set_style(made, PANGO_STYLE_ITALIC) }
    if let width = variation?.width, width != 0 { pango_font_description_set_stretch(made, Self.stretch(width)) }
    return made
  }

  /// UIKit's named widths lie 0.2 apart, two steps of Pango's.
  private static func stretch(_ width: CGFloat) -> PangoStretch {
    let step = Int((min(max(width, -0.4), 0.4) * 10).rounded()) + Int(PANGO_STRETCH_NORMAL.rawValue)
    return PangoStretch(UInt32(step))
  }

  func metrics(of font: FontDescription) -> FontMetrics {
    let booked = self.font(font)
    if let known = booked.metrics { return known }
    let read = pango_context_get_metrics(context, booked.description, nil)
    let (ascender, descender) = (
      Double(pango_font_metrics_get_ascent(read)) / Double(PANGO_SCALE),
      Double(pango_font_metrics_get_descent(read)) / Double(PANGO_SCALE)
    )
    pango_font_metrics_unref(read)
    let found = FontMetrics(
      ascender: ascender, descender: -descender, leading: 0, capHeight: inkHeight(of: "H", booked),
      xHeight: inkHeight(of: "x", booked))
    booked.metrics = found
    return found
  }

  /// Where the lines under and through letters lie: of the font itself, so that letters of other scripts among them move no line.
  func lines(of font: FontDescription) -> LinePlaces {
    let booked = self.font(font)
    if let known = booked.lines { return known }
    let read = pango_context_get_metrics(context, booked.description, nil)
    defer { pango_font_metrics_unref(read) }
    // Pango gives the tops of both lines upwards from the baseline.
    func line(_ position: Int32, _ thickness: Int32) -> LinePlaces.Line {
      LinePlaces.Line(
        top: -CGFloat(position) / CGFloat(PANGO_SCALE), thickness: max(CGFloat(thickness) / CGFloat(PANGO_SCALE), 0.1))
    }
    let found = LinePlaces(
      underline: line(pango_font_metrics_get_underline_position(read), pango_font_metrics_get_underline_thickness(read)),
      strikethrough: line(
        pango_font_metrics_get_strikethrough_position(read), pango_font_metrics_get_strikethrough_thickness(read)))
    booked.lines = found
    return found
  }

  /// Points from a letter to the next one.
  func width(of letter: Unicode.Scalar, _ font: FontDescription) -> CGFloat {
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description(of: font))
    pango_layout_set_text(layout, String(letter), -1)
    var box = PangoRectangle()
    pango_layout_get_extents(layout, nil, &box)
    return CGFloat(box.width) / CGFloat(PANGO_SCALE)
  }

  private func inkHeight(of letter: String, _ font: BookedFont) -> CGFloat {
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, font.description)
    pango_layout_set_text(layout, letter, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return CGFloat(ink.height) / CGFloat(PANGO_SCALE)
  }
}

/// The lines under and through the letters of a font, in points from the baseline downwards.
struct LinePlaces {
  struct Line {
    var top: CGFloat
    let thickness: CGFloat
  }

  var underline, strikethrough: Line
}

/// What is known of one font. One dictionary holds them all: each further type of dictionary searches the program's conformances when it is
/// first used, which lasts as long as drawing a row.
@MainActor private final class BookedFont {
  let description: OpaquePointer
  @exclusivity(unchecked) var metrics: FontMetrics?
  @exclusivity(unchecked) var lines: LinePlaces?
  /// For lines of each kind of letters: nil while unknown, `.some(nil)` for a font that lacks a letter.
  @exclusivity(unchecked) var latin, signs: PlainFont??

  init(_ description: OpaquePointer) { self.description = description }
}
