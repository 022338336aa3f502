/// Finds the ends of brackets, texts and comments in a Swift source. Expressions between single slashes are not known.
struct SwiftSkipper {
  let bytes: [UInt8]

  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// The place behind the bracket that closes the one at `start`; nil if none does.
  func end(ofGroupAt start: Int) -> Int? {
    var open: [UInt8] = []
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if let closer = Self.closers[byte] {
        open.append(closer)
        place += 1
      } else if byte == open.last {
        open.removeLast()
        place += 1
        if open.isEmpty { return place }
      } else if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) {
        return nil
      } else {
        guard let end = end(ofSimpleTokenAt: place) else { return nil }
        place = end
      }
    }
    return nil
  }

  /// The place behind a bracket with all inside, a text, a comment, or else one byte.
  func end(ofTokenAt place: Int) -> Int? {
    Self.closers[bytes[place]] == nil ? end(ofSimpleTokenAt: place) : end(ofGroupAt: place)
  }

  private func end(ofSimpleTokenAt place: Int) -> Int? {
    switch bytes[place] {
    case UInt8(ascii: "\""): return end(ofTextAt: place, hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
      let next = place + hashes
      if byte(next) == UInt8(ascii: "\"") { return end(ofTextAt: next, hashes: hashes) }
      if byte(next) == UInt8(ascii: "/") { return end(after: [UInt8(ascii: "/")] + hashSigns(hashes), from: next + 1) }
      return next
    case UInt8(ascii: "/"):
      if byte(place + 1) == UInt8(ascii: "/") {
        return bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      }
      return byte(place + 1) == UInt8(ascii: "*") ? end(ofCommentAt: place) : place + 1
    default: return place + 1
    }
  }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func hashSigns(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "#"), count: count) }

  private func has(_ part: [UInt8], at place: Int) -> Bool { bytes[place...].starts(with: part) }

  private func end(after part: [UInt8], from start: Int) -> Int? {
    (start..<bytes.count).first { has(part, at: $0) }.map { $0 + part.count }
  }

  /// Comments stand inside of comments.
  private func end(ofCommentAt start: Int) -> Int? {
    var (place, depth) = (start, 0)
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "*") {
        (place, depth) = (place + 2, depth + 1)
      } else if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        (place, depth) = (place + 2, depth - 1)
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return nil
  }

  /// - Parameter start: of the first quotation mark.
  private func end(ofTextAt start: Int, hashes: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    let isLong = has([quote, quote, quote], at: start)
    let close = [UInt8](repeating: quote, count: isLong ? 3 : 1) + hashSigns(hashes)
    let escape = [UInt8(ascii: "\\")] + hashSigns(hashes)
    var place = start + (isLong ? 3 : 1)
    while place < bytes.count {
      if has(close, at: place) { return place + close.count }
      if has(escape, at: place) {
        place += escape.count
        guard let next = byte(place) else { return nil }
        guard next == UInt8(ascii: "(") else {
          place += 1
          continue
        }
        guard let end = end(ofGroupAt: place) else { return nil }
        place = end
      } else {
        if !isLong, bytes[place] == UInt8(ascii: "\n") { return nil }
        place += 1
      }
    }
    return nil
  }
}
