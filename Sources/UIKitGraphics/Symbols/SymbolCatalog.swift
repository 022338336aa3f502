internal import CoreGraphics
package import Foundation
internal import Synchronization

/// The symbols by Apple's names; the outlines are our own.
///
/// A drawing is read from its text, or composed of other drawings by the endings of its name, when it is first asked for, and cached: the
/// program's start pays nothing for the catalog, and a symbol that was used before costs one look-up. Any thread.
package enum SymbolCatalog {
  /// The tables, in the order of `docs/symbols.md`, with the headings there.
  package static let tables: [(title: String, text: String)] = [
    ("Signs, letters and lists", marks), ("Arrows", arrows), ("Shapes and layouts", shapes),
    ("Messages and connections", communication), ("Documents, editing and time", editing), ("Playing and recording", media),
    ("People and places", people), ("Things", things), ("Devices", devices), ("Weather and nature", weather),
  ]

  private static let entries: [Substring: CatalogEntry] = {
    var entries: [Substring: CatalogEntry] = [:]
    for table in tables { for entry in CatalogEntry.entries(of: table.text) { entries[entry.name] = entry } }
    return entries
  }()

  private struct Memory {
    var glyphs: [String: SymbolGlyph] = [:]
    var registered: [String: CatalogEntry] = [:]
  }

  private static let memory = Mutex(Memory())

  /// The drawing of `name`; nil if there is none.
  static func glyph(_ name: String) -> SymbolGlyph? {
    if let known = memory.withLock({ $0.glyphs[name] }) { return known }
    guard let made = compose(name[...]) else { return nil }
    memory.withLock { $0.glyphs[name] = made }
    return made
  }

  static func entry(_ name: Substring) -> CatalogEntry? {
    memory.withLock { $0.registered[String(name)] } ?? entries[name]
  }

  /// Adds a drawing, or replaces the one of that name; the endings `.fill`, `.circle` and so on apply to it.
  ///
  /// - Parameter box: The part of the plane that is 22 points high beside text of 17 points.
  package static func register(_ name: String, pathData: String, filled: Bool, box: CGRect) throws(PathDataError) {
    let path = try SVGPath.read(pathData).moved(byX: -box.minX, y: -box.minY)
    let scale = registeredHeight / box.height
    let entry = CatalogEntry(
      size: CGSize(width: box.width * scale, height: registeredHeight),
      path: path.scaled(scale), pen: filled ? "b" : "a")
    memory.withLock {
      $0.registered[name] = entry
      $0.glyphs.removeAll()
    }
  }

  /// The height of a registered symbol at text of 17 points: icons in a box of 24 units fill 20 of them, as our circles 20 points.
  private static let registeredHeight: CGFloat = 22

  /// The names of the built-in drawings and of those combinations that Apple has, by tables.
  package static var names: [(title: String, names: [String])] {
    tables.map { table in (table.title, CatalogEntry.entries(of: table.text).flatMap(\.names)) }
  }

  // MARK: Composing

  private static func compose(_ name: Substring) -> SymbolGlyph? {
    if let entry = entry(name) { return entry.glyph(filled: false) }
    if let base = name.without(".fill") { return filled(base) }
    for enclosure in SymbolGlyph.Enclosure.allCases {
      if let base = name.without("." + enclosure.rawValue) { return solid(base)?.enclosed(in: enclosure, filled: false) }
    }
    if let base = name.without(".slash") { return compose(base)?.slashed }
    if let (base, sign) = name.badge { return badged(compose(base), sign) }
    return number(name)
  }

  /// The drawing of a name that ends with `.fill`; `base` is the name without it.
  private static func filled(_ base: Substring) -> SymbolGlyph? {
    if let entry = entry(base) { return entry.hasArea ? entry.glyph(filled: true) : nil }
    for enclosure in SymbolGlyph.Enclosure.allCases {
      if let sign = base.without("." + enclosure.rawValue) { return solid(sign)?.enclosed(in: enclosure, filled: true) }
    }
    if let crossed = base.without(".slash") { return compose(crossed + ".fill")?.slashed }
    if let (bearer, sign) = base.badge { return badged(compose(bearer + ".fill"), sign) }
    return nil
  }

  /// The drawing of a sign to enclose, filled if it has an area: small signs in a circle read better filled.
  private static func solid(_ name: Substring) -> SymbolGlyph? {
    if let filled = entry(name + ".fill") { return filled.glyph(filled: false) }
    return entry(name).map { $0.glyph(filled: $0.hasArea) } ?? number(name)
  }

  private static func badged(_ glyph: SymbolGlyph?, _ sign: Substring) -> SymbolGlyph? {
    sign.isEmpty ? glyph?.dotted : glyph?.badged(String(sign))
  }

  /// A number from 10 to 99, of two digits.
  private static func number(_ name: Substring) -> SymbolGlyph? {
    guard name.utf8.count == 2, name.first != "0", let first = entry(name.prefix(1)), let last = entry(name.suffix(1)),
      name.allSatisfy(\.isNumber)
    else { return nil }
    return first.glyph(filled: false).followed(by: last.glyph(filled: false))
  }
}

extension Substring {
  /// The text before `ending`; nil if the text does not end so, or if nothing is left.
  fileprivate func without(_ ending: String) -> Substring? {
    utf8.count > ending.utf8.count && hasSuffix(ending) ? dropLast(ending.count) : nil
  }

  /// What bears the badge, and the badge's sign, which is empty for a plain disc; nil for a name without a badge at its end.
  fileprivate var badge: (bearer: Substring, sign: Substring)? {
    if let bearer = without(".badge") { return (bearer, "") }
    guard last != ".", let dot = lastIndex(of: "."), let bearer = self[..<dot].without(".badge") else { return nil }
    return (bearer, self[index(after: dot)...])
  }
}
