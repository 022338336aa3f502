internal import Foundation

/// A part of an HTML document.
enum HTMLToken: Equatable {
  case text(String)
  case start(String, attributes: [String: String])
  case end(String)
  /// The content of a `style` element.
  case sheet(String)
}

/// Divides HTML into tags and texts, each byte once. Anything that is no tag is text; comments, declarations and scripts are left out.
struct HTMLTokenizer: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0
  /// The element whose content is no HTML, after its start tag.
  private var rawElement: String?

  init(_ html: String) { bytes = Array(html.utf8) }

  mutating func next() -> HTMLToken? {
    while place < bytes.count {
      if let name = rawElement {
        let content = readRaw(name)
        if name == "style" { return .sheet(content) }
        if name == "textarea" { return .text(HTMLEntities.decode(content)) }
        continue
      }
      if bytes[place] != .less { return readText() }
      switch byte(1) {
      case .exclamation where byte(2) == .dash && byte(3) == .dash: skipComment()
      case .exclamation, .question: skip(to: .greater)
      case .slash where byte(2).isLetter:
        place += 2
        let name = readName()
        skip(to: .greater)
        return .end(name)
      case let next where next.isLetter:
        place += 1
        if let tag = readTag() { return tag }
      default: return readText()
      }
    }
    return nil
  }

  /// 0 beyond the end.
  private func byte(_ distance: Int) -> UInt8 { place + distance < bytes.count ? bytes[place + distance] : 0 }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// To the next `<` that may begin a tag.
  private mutating func readText() -> HTMLToken {
    let start = place
    repeat { place += 1 } while place < bytes.count && bytes[place] != .less
    return .text(HTMLEntities.decode(string(start..<place)))
  }

  private mutating func skip(to end: UInt8) {
    while place < bytes.count, bytes[place] != end { place += 1 }
    place += 1
  }

  private mutating func skipComment() {
    place += 4
    while place < bytes.count, !(bytes[place] == .greater && bytes[place - 1] == .dash && bytes[place - 2] == .dash) {
      place += 1
    }
    place += 1
  }

  /// To the end tag of an element, which is left for the next token.
  private mutating func readRaw(_ name: String) -> String {
    rawElement = nil
    let (start, end) = (place, Array(name.utf8))
    while place < bytes.count {
      if bytes[place] == .less, byte(1) == .slash, bytes[(place + 2)...].prefix(end.count).map(\.lowercased) == end { break }
      place += 1
    }
    return string(start..<place)
  }

  private mutating func readName() -> String {
    let start = place
    while place < bytes.count, !bytes[place].isSpace, bytes[place] != .greater, bytes[place] != .slash { place += 1 }
    return string(start..<place).lowercased()
  }

  /// A start tag; nil for one without an end.
  private mutating func readTag() -> HTMLToken? {
    let name = readName()
    var attributes: [String: String] = [:]
    while place < bytes.count, bytes[place] != .greater {
      if bytes[place].isSpace || bytes[place] == .slash || bytes[place] == .equal {
        place += 1
      } else {
        let (key, value) = readAttribute()
        if attributes[key] == nil { attributes[key] = value }
      }
    }
    guard place < bytes.count else { return nil }
    place += 1
    if ["script", "style", "title", "textarea", "noscript", "iframe", "template"].contains(name) { rawElement = name }
    return .start(name, attributes: attributes)
  }

  private mutating func readAttribute() -> (String, String) {
    let start = place
    while place < bytes.count, !bytes[place].isSpace, ![.greater, .equal, .slash].contains(bytes[place]) { place += 1 }
    let key = string(start..<place).lowercased()
    while place < bytes.count, bytes[place].isSpace { place += 1 }
    guard byte(0) == .equal else { return (key, "") }
    place += 1
    while place < bytes.count, bytes[place].isSpace { place += 1 }
    let quote = byte(0)
    if quote == .doubleQuote || quote == .quote {
      let first = place + 1
      place = first
      while place < bytes.count, bytes[place] != quote { place += 1 }
      defer { place += 1 }
      return (key, HTMLEntities.decode(string(first..<place)))
    }
    let first = place
    while place < bytes.count, !bytes[place].isSpace, bytes[place] != .greater { place += 1 }
    return (key, HTMLEntities.decode(string(first..<place)))
  }
}

extension UInt8 {
  fileprivate static let (less, greater, slash, equal, exclamation): (UInt8, UInt8, UInt8, UInt8, UInt8) = (60, 62, 47, 61, 33)
  fileprivate static let (question, dash, quote, doubleQuote): (UInt8, UInt8, UInt8, UInt8) = (63, 45, 39, 34)
  fileprivate var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
  fileprivate var lowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }
}
