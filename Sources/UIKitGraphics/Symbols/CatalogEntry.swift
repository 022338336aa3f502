internal import CoreGraphics
internal import Foundation

/// One drawing of a table.
///
/// Its first line has the name, the width and the height in points at text of 17 points, and the endings with which Apple's list has the
/// name too: `circle*` stands for `circle` and `circle.fill`, `!` for a drawing whose plain name the list does not have. `name = other`
/// gives a drawing a second name. Each line below is a pen and what it draws, in the language of `GlyphPath`:
///
/// | pen | plain | `.fill` |
/// | --- | --- | --- |
/// | `a` | outline | filled outline |
/// | `b` | filled | filled |
/// | `s` | line | line |
/// | `f` | filled | filled |
/// | `d` | line | line cut out |
/// | `h` | filled | cut out |
/// | `c` | wide line cut out | the same |
/// | `w` | line cut out | the same |
/// | `x` | cut out, with a gap around it | the same |
/// | `u` | cut out | the same |
/// | `+` | another drawing: its name, a scale, and where its corner goes | |
struct CatalogEntry: Sendable {
  /// The lines in the table; empty for a registered symbol.
  private let text: Substring
  private let own: Own?

  /// A registered symbol.
  private final class Own: Sendable {
    let size: CGSize
    let line: Line

    init(size: CGSize, line: Line) { (self.size, self.line) = (size, line) }
  }

  fileprivate struct Line: Sendable {
    let pen: Character
    let path: CGPath
    var width: CGFloat = 1
  }

  private init(text: Substring) { (self.text, own) = (text, nil) }

  /// A drawing of one path, which is not in a table.
  init(size: CGSize, path: CGPath, pen: Character) { (text, own) = ("", Own(size: size, line: Line(pen: pen, path: path))) }

  static func entries(of table: String) -> [CatalogEntry] {
    var entries: [CatalogEntry] = []
    let bytes = table.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = start
      repeat {
        end = bytes[end...].firstIndex(of: newline).map { bytes.index(after: $0) } ?? bytes.endIndex
      } while end < bytes.endIndex
        && bytes[end] == space
      entries.append(CatalogEntry(text: table[start..<end]))
      start = end
    }
    return entries
  }

  private static let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))

  var name: Substring { text.prefix { $0 != " " } }

  private var words: [Substring] { text.prefix { $0 != "\n" }.split(separator: " ") }

  /// The drawing that this entry gives a second name.
  private var target: CatalogEntry? {
    let words = words
    return words.count > 2 && words[1] == "=" ? SymbolCatalog.entry(words[2]) : nil
  }

  /// The names that Apple's list has.
  var names: [String] {
    let endings = words.dropFirst(3)
    return (endings.contains("!") ? [] : [String(name)])
      + endings.flatMap { ending in
        switch ending.last {
        case "!": [String]()
        case "*": ["\(name).\(ending.dropLast())", "\(name).\(ending.dropLast()).fill"]
        default: ["\(name).\(ending)"]
        }
      }
  }

  /// Whether there is something that `.fill` fills.
  var hasArea: Bool { target?.hasArea ?? parts.contains { $0.pen == "a" || $0.pen == "b" } }

  func glyph(filled: Bool) -> SymbolGlyph {
    if let target { return target.glyph(filled: filled) }
    return SymbolGlyph(size: size, parts: parts.flatMap { $0.drawn(filled: filled) })
  }

  private var size: CGSize {
    if let own { return own.size }
    let words = words
    return CGSize(width: Double(words[1])!, height: Double(words[2])!)
  }

  /// The lines with their pens; those of included drawings too.
  private var parts: [Line] {
    if let own { return [own.line] }
    return text.split(separator: "\n").dropFirst().flatMap { line -> [Line] in
      let text = line.drop { $0 == " " }
      let rest = text.dropFirst(2)
      return text.first == "+" ? Self.included(rest) : [Line(pen: text.first!, path: GlyphPath.read(String(rest)))]
    }
  }

  private static func included(_ text: Substring) -> [Line] {
    let words = text.split(separator: " ")
    let (scale, x, y) = (CGFloat(Double(words[1])!), CGFloat(Double(words[2])!), CGFloat(Double(words[3])!))
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    return SymbolCatalog.entry(words[0])!.parts.map { part in
      let path = CGMutablePath()
      path.addPath(part.path, transform: transform)
      // Strokes of what is shown small are a little finer, or it would look heavier than the rest.
      return Line(pen: part.pen, path: path.snapshot, width: part.width * (abs(scale) < 0.7 ? 0.8 : 1))
    }
  }
}

extension CatalogEntry.Line {
  fileprivate func drawn(filled: Bool) -> [SymbolGlyph.Part] {
    func part(_ pen: SymbolGlyph.Part.Pen, _ factor: CGFloat = 1) -> SymbolGlyph.Part {
      SymbolGlyph.Part(pen: pen, path: path, width: width * factor)
    }
    return switch pen {
    case "a": filled ? [part(.fill), part(.stroke)] : [part(.stroke)]
    case "d": [part(filled ? .cutStroke : .stroke)]
    case "h": [part(filled ? .cutFill : .fill)]
    case "c": [part(.cutStroke, 3)]
    case "w": [part(.cutStroke)]
    case "x": [part(.cutFill), part(.cutStroke, 2.4)]
    case "u": [part(.cutFill)]
    case "b", "f": [part(.fill)]
    default: [part(.stroke)]
    }
  }
}
