/// A Swift source as bytes, read as far as a call and its closures need.
struct InlineSource {
  let bytes: [UInt8]

  private struct Closure {
    let label: String?
    /// With the label.
    let range: Range<Int>
  }

  /// nil beyond the end.
  func offset(line: Int, column: Int) -> Int? {
    var (start, current) = (0, 1)
    while current < line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, current) = (end + 1, current + 1)
    }
    let offset = start + column - 1
    return column > 0 && offset < bytes.count ? offset : nil
  }

  // MARK: Edit

  /// What gives a call another text, or none; nil if there is no call.
  func edit(ofCallAt start: Int, text: String?, _ syntax: InlineSnapshotSyntaxDescriptor) -> InlineEdit? {
    let skipper = SwiftSkipper(bytes: bytes)
    var end = start
    var inside: Closure?
    if bytes[start] == UInt8(ascii: "(") {
      guard let close = skipper.end(ofGroupAt: start) else { return nil }
      inside = argument(in: start + 1..<close - 1, [syntax.trailingClosureLabel] + syntax.deprecatedTrailingClosureLabels)
      end = close
    } else if bytes[start] != UInt8(ascii: "{") {
      return nil
    }
    let trailing = closures(from: end)
    let indent = indentation(at: end - 1)
    let closure = text.map { InlineLiteral(text: $0, indent: indent, unit: indentationUnit, newline: newline).closure }
    let labels = [syntax.trailingClosureLabel] + syntax.deprecatedTrailingClosureLabels
    let found =
      inside ?? trailing.first { $0.label.map(labels.contains) ?? false }
      ?? (syntax.trailingClosureOffset == 0 ? trailing.first { $0.label == nil } : nil)
    if let found {
      guard let closure else { return InlineEdit(range: removal(of: found.range, after: end), replacement: []) }
      let label = found.label.map { _ in "\(syntax.trailingClosureLabel): " } ?? ""
      return InlineEdit(range: found.range, replacement: Array((label + closure).utf8))
    }
    let place = trailing.last?.range.upperBound ?? end
    guard let closure else { return InlineEdit(range: place..<place, replacement: []) }
    let label = "\(syntax.trailingClosureLabel): "
    if trailing.isEmpty, syntax.trailingClosureOffset > 0, end > start {
      // The first trailing closure would be another one.
      return InlineEdit(range: end - 1..<end - 1, replacement: Array(", \(label)\(closure)".utf8))
    }
    return InlineEdit(range: place..<place, replacement: Array(" \(trailing.isEmpty ? "" : label)\(closure)".utf8))
  }

  /// A trailing closure goes with the space before it; an argument with the comma before it.
  private func removal(of range: Range<Int>, after end: Int) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    if range.lowerBound < end, start > 0, bytes[start - 1] == UInt8(ascii: ",") { start -= 1 }
    return start..<range.upperBound
  }

  // MARK: Closures

  /// The closures behind a call: the first has no label.
  private func closures(from end: Int) -> [Closure] {
    var closures: [Closure] = []
    var place = end
    while true {
      let start = skipSpace(from: place)
      var (brace, label) = (start, String?.none)
      if !closures.isEmpty {
        guard let named = self.label(at: start), named.text != "default" else { return closures }
        (brace, label) = (named.end, named.text)
      }
      guard brace < bytes.count, bytes[brace] == UInt8(ascii: "{"),
        let close = SwiftSkipper(bytes: bytes).end(ofGroupAt: brace)
      else { return closures }
      closures.append(Closure(label: label, range: start..<close))
      place = close
    }
  }

  /// The closure among the arguments that has one of the labels.
  private func argument(in range: Range<Int>, _ labels: [String]) -> Closure? {
    let skipper = SwiftSkipper(bytes: bytes)
    var place = range.lowerBound
    while place < range.upperBound {
      if let named = label(at: place) {
        if labels.contains(named.text), named.end < range.upperBound, bytes[named.end] == UInt8(ascii: "{"),
          let close = skipper.end(ofGroupAt: named.end)
        {
          return Closure(label: named.text, range: place..<close)
        }
        place = named.end
      } else if isWord(bytes[place]) {
        while place < range.upperBound, isWord(bytes[place]) { place += 1 }
      } else {
        place = skipper.end(ofTokenAt: place) ?? range.upperBound
      }
    }
    return nil
  }

  /// A word with a colon, and where what follows begins.
  private func label(at start: Int) -> (text: String, end: Int)? {
    var place = start
    while place < bytes.count, isWord(bytes[place]) { place += 1 }
    guard place > start else { return nil }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    place = skipSpace(from: place)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
    return (text, skipSpace(from: place + 1))
  }

  private func skipSpace(from start: Int) -> Int {
    var place = start
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
    return place
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  // MARK: Style

  /// The spaces or tabs at the beginning of the line around a place.
  private func indentation(at place: Int) -> String {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  /// A tab if a line begins with one, else the least number of spaces at the beginning of a line, 2 or more.
  private var indentationUnit: String {
    var least = Int.max
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first == 9 { return "\t" }
      let spaces = line.prefix { $0 == 32 }.count
      if spaces >= 2 && spaces < line.count { least = min(least, spaces) }
    }
    return String(repeating: " ", count: least == .max ? 2 : min(least, 8))
  }

  private var newline: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
