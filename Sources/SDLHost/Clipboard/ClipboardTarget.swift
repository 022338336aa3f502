internal import Foundation
internal import UIKitGraphics
internal import UniformTypeIdentifiers

/// What X11's clipboard calls kinds of data: names of the ICCCM, and media types.
enum ClipboardTarget {
  static let text = "UTF8_STRING"
  static let urls = "text/uri-list"
  static let targets = "TARGETS"
  /// Names under which text is offered; old programs know the later ones alone.
  static let texts = [text, "text/plain;charset=utf-8", "text/plain", "TEXT", "STRING"]
  /// A colour as GTK's programs and Qt's exchange it: red, green, blue and alpha of 16 bits each.
  static let color = "application/x-color"

  /// The name for an identifier: its media type, else the identifier itself, which other programs of this package read.
  static func name(of identifier: String) -> String {
    if identifier == TypeIdentifiers.color { return color }
    return UTType(identifier)?.preferredMIMEType ?? identifier
  }

  /// The identifier of a name; nil for text, addresses and the clipboard's own business.
  static func identifier(of name: String) -> String? {
    if name == color { return TypeIdentifiers.color }
    if texts.contains(name) || name == urls { return nil }
    if name.contains("/") { return UTType(mimeType: name).flatMap { $0.isDynamic ? nil : $0.identifier } }
    return name.contains(".") && !name.hasPrefix("_") ? name : nil
  }

  /// The lines of `text/uri-list`.
  static func list(_ urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }

  static func urls(in data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: String($0)) }
  }

  /// Colours have another form on the clipboard than in an item provider; other data is the same.
  static func exported(_ data: Data, _ identifier: String) -> Data? {
    guard identifier == TypeIdentifiers.color else { return data }
    guard let parts = try? JSONDecoder().decode([Double].self, from: data) else { return nil }
    let words = parts.map { UInt16((min(max($0, 0), 1) * 65535).rounded()) }
    return words.withUnsafeBytes { Data($0) }
  }

  static func imported(_ data: Data, _ identifier: String) -> Data? {
    guard identifier == TypeIdentifiers.color else { return data }
    guard data.count >= 8 else { return nil }
    let bytes = [UInt8](data)
    let parts = (0..<4).map { index in
      Double(UInt16(littleEndian: UInt16(bytes[2 * index]) | UInt16(bytes[2 * index + 1]) << 8)) / 65535
    }
    return try? JSONEncoder().encode(parts)
  }
}
