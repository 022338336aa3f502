internal import CoreGraphics
package import Foundation
internal import Synchronization

/// The fonts that an app brings along (`UIAppFonts` in its `Info.plist`).
package enum AppFonts {
  private static let known = Mutex<(files: Set<String>, faces: [FontFace])>(([], []))

  /// Lets texts use the fonts of the files; each file is read once. A file that is no TrueType or OpenType font is left out with a warning.
  package static func register(_ files: [URL]) {
    for file in files where known.withLock({ $0.files.insert(file.path).inserted }) {
      guard let data = FileManager.default.contents(atPath: file.path), let face = FontFace(data) else {
        CurrentGraphics.warnOnce("UIAppFonts: \(file.path) is no TrueType or OpenType font; it is left out")
        continue
      }
      known.withLock { $0.faces.append(face) }
      CurrentGraphics.addFont(file)
    }
  }

  /// The font of a PostScript name or a full name, or the regular font of a family; case and spaces are ignored.
  static func description(_ name: String, size: CGFloat) -> FontDescription? {
    let plain = FontName.plain(name)
    let faces = known.withLock(\.faces)
    let named = faces.first { FontName.plain($0.postScriptName) == plain || FontName.plain($0.fullName) == plain }
    let ofFamily = faces.filter { FontName.plain($0.family) == plain }.min { $0.distanceFromRegular < $1.distanceFromRegular }
    guard let face = named ?? ofFamily else { return nil }
    var description = FontDescription(family: face.family, size: size, weight: face.weight)
    description.isItalic = face.isItalic
    return description
  }

  /// Their families, sorted.
  static var families: [String] { Set(known.withLock(\.faces).map(\.family)).sorted() }

  /// The PostScript names of a family's fonts, sorted.
  static func names(ofFamily family: String) -> [String] {
    known.withLock(\.faces).filter { FontName.plain($0.family) == FontName.plain(family) }.map(\.postScriptName).sorted()
  }
}

/// The names and the style of a TrueType or OpenType font, as its file has them.
struct FontFace: Equatable, Sendable {
  let family: String
  let fullName: String
  let postScriptName: String
  /// From 100 to 900.
  let weight: Int
  let isItalic: Bool

  var distanceFromRegular: Int { abs(weight - 400) + (isItalic ? 1000 : 0) }

  /// nil for data that is no font.
  init?(_ data: Data) {
    let file = FontBytes(bytes: [UInt8](data))
    guard let tables = file.tables, let names = tables["name"], let names = file.names(at: names) else { return nil }
    guard let family = names[16] ?? names[1] else { return nil }
    self.family = family
    fullName = names[4] ?? family
    postScriptName = names[6] ?? family
    let style = tables["OS/2"]
    weight = min(max(style.flatMap { file.number($0 + 4, 2) } ?? 400, 100), 900)
    isItalic = (style.flatMap { file.number($0 + 62, 2) } ?? 0) & 1 != 0
  }
}

/// Reads the tables of a font file (OpenType, "The OpenType Font File").
private struct FontBytes {
  let bytes: [UInt8]

  /// Big-endian; nil beyond the end.
  func number(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where each table begins, of a collection those of its first font; nil for data that is no font.
  var tables: [String: Int]? {
    var start = 0
    if number(0, 4) == 0x7474_6366 { start = number(12, 4) ?? 0 }
    guard let kind = number(start, 4), [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(kind), let count = number(start + 4, 2)
    else { return nil }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      let entry = start + 12 + index * 16
      guard entry + 16 <= bytes.count, let place = number(entry + 8, 4) else { return nil }
      tables[String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)] = place
    }
    return tables
  }

  /// The names by their numbers: those for Windows and Unicode in English, else those for Macintosh.
  func names(at table: Int) -> [Int: String]? {
    guard let count = number(table + 2, 2), let storage = number(table + 4, 2) else { return nil }
    var (names, ranks): ([Int: String], [Int: Int]) = ([:], [:])
    for index in 0..<count {
      let entry = table + 6 + index * 12
      guard let platform = number(entry, 2), let language = number(entry + 4, 2), let name = number(entry + 6, 2),
        let length = number(entry + 8, 2), let offset = number(entry + 10, 2), table + storage + offset + length <= bytes.count
      else { return nil }
      let rank = platform == 3 ? (language == 0x409 ? 3 : 1) : platform == 0 ? 2 : language == 0 ? 1 : 0
      guard rank > ranks[name] ?? -1 else { continue }
      let text = bytes[(table + storage + offset)..<(table + storage + offset + length)]
      ranks[name] = rank
      names[name] = platform == 1 ? String(decoding: text, as: UTF8.self) : utf16(Array(text))
    }
    return names
  }

  private func utf16(_ text: [UInt8]) -> String {
    String(
      decoding: stride(from: 0, to: text.count - 1, by: 2).map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }, as: UTF16.self)
  }
}
