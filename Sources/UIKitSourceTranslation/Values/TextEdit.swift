#if UIKitSource
/// A range of a text, in UTF-8 bytes.
struct Span: Codable, Hashable, Sendable {
  var start: Int
  var end: Int

  var count: Int { end - start }

  func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }

  /// From the end of this span to that of `other`.
  func tail(to other: Span) -> Span { Span(start: end, end: other.end) }
}

/// The replacement of a range of UTF-8 bytes.
struct TextEdit: Codable, Hashable, Sendable {
  var span: Span
  var text: String

  init(_ span: Span, _ text: String) {
    self.span = span
    self.text = text
  }

  static func insertion(_ text: String, at offset: Int) -> TextEdit { TextEdit(Span(start: offset, end: offset), text) }
}

extension [TextEdit] {
  /// `text` with all edits, which may come in any order; of two that overlap, the one that begins first is applied. Insertions at the
  /// same offset keep their order.
  func applied(to text: String) -> String {
    guard !isEmpty else { return text }
    let sorted = enumerated().sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }.map(\.element)
    var text = text
    let bytes = text.withUTF8 { source in
      var result: [UInt8] = []
      result.reserveCapacity(source.count + source.count / 8)
      var position = 0
      for edit in sorted where edit.span.start >= position {
        result.append(contentsOf: source[position..<edit.span.start])
        result.append(contentsOf: edit.text.utf8)
        position = edit.span.end
      }
      result.append(contentsOf: source[position...])
      return result
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
