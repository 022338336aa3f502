package import CoreGraphics
package import Foundation

/// Looks fonts up by name: `Family` or `Family-Style`, in the form of Apple's PostScript names.
package enum FontName {
  package static func description(_ name: String, size: CGFloat, in families: [String]) -> FontDescription? {
    if let family = families.first(where: { plain($0) == plain(name) }) { return FontDescription(family: family, size: size) }
    guard let dash = name.lastIndex(of: "-"), let style = Style(String(name[name.index(after: dash)...])) else { return nil }
    let wanted = plain(String(name[..<dash]))
    guard let family = families.first(where: { plain($0) == wanted }) else { return nil }
    var description = FontDescription(family: family, size: size, weight: style.weight)
    description.isItalic = style.isItalic
    return description
  }

  package static func names(of family: String, in families: [String]) -> [String] {
    guard let family = families.first(where: { plain($0) == plain(family) }) else { return [] }
    let start = family.filter { $0 != " " }
    return ["Regular", "Italic", "Bold", "BoldItalic"].map { "\(start)-\($0)" }
  }

  /// The weight and the slant of a style's name, as `Bold Italic`; nil for a text that is none.
  static func style(_ name: String) -> (weight: Int, isItalic: Bool)? { Style(name).map { ($0.weight, $0.isItalic) } }

  static func plain(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }

  private struct Style {
    var weight = 400
    var isItalic = false

    init?(_ name: String) {
      var rest = FontName.plain(name)
      for slant in ["italic", "oblique"] where rest.hasSuffix(slant) {
        isItalic = true
        rest.removeLast(slant.count)
      }
      guard let found = Self.weights[rest] else { return nil }
      weight = found
    }

    private static let weights = [
      "": 400, "regular": 400, "roman": 400, "book": 400, "thin": 100, "ultralight": 200, "extralight": 200, "light": 300,
      "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "heavy": 800, "extrabold": 800, "black": 900,
    ]
  }
}
