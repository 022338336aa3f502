internal import Foundation

/// The words of a text that can be checked.
///
/// A word is a run of letters and marks with apostrophes inside. Those with digits, those that touch a sign of an address or a path, and those
/// around a full stop without a space are no words. Finding one costs time proportional to what is passed over.
struct SpellingWords {
  private let units: [UInt16]
  /// Where the units begin in the whole text.
  private let start: Int

  init(_ text: String, start: Int = 0) { (units, self.start) = (Array(text.utf16), start) }

  /// The range, cut to the text.
  func cut(_ range: NSRange) -> NSRange {
    let first = min(max(start, range.location), start + units.count)
    let length = max(0, min(range.length, start + units.count - first))
    return NSRange(location: first, length: length)
  }

  func text(_ word: NSRange) -> String {
    let range = word.location - start..<NSMaxRange(word) - start
    return String(decoding: units[range].map { $0 == 0x2019 ? 0x27 : $0 }, as: UTF16.self)
  }

  /// The first word that begins at `offset` or behind it, and ends before `limit` or there.
  func next(from offset: Int, to limit: Int) -> NSRange? {
    var index = max(0, offset - start)
    let limit = min(limit - start, units.count)
    // The rest of a word is none.
    while index > 0, index < limit, isPart(index - 1), isPart(index) { index += 1 }
    while index < limit {
      guard isPart(index) else {
        index += 1
        continue
      }
      let first = index
      var hasDigits = false
      while index < units.count, isPart(index) {
        if Self.isDigit(units[index]) { hasDigits = true }
        index += 1
      }
      if index > limit { return nil }
      if !hasDigits, !touchesSign(first, index) { return NSRange(location: start + first, length: index - first) }
    }
    return nil
  }

  private func isPart(_ index: Int) -> Bool {
    let unit = units[index]
    if unit == 0x27 || unit == 0x2019 {
      return index > 0 && index + 1 < units.count && Self.isLetter(units[index - 1]) && Self.isLetter(units[index + 1])
    }
    return Self.isLetter(unit) || Self.isDigit(unit)
  }

  /// Whether the unit at an offset of the whole text belongs to a run of letters and digits; false outside of the text.
  func isPart(at offset: Int) -> Bool { (start..<start + units.count).contains(offset) && isPart(offset - start) }

  private func touchesSign(_ first: Int, _ end: Int) -> Bool {
    func isSign(_ unit: UInt16) -> Bool { unit == 0x40 || unit == 0x2F || unit == 0x5C || unit == 0x5F || unit == 0x23 }
    func isInner(_ index: Int) -> Bool {
      guard index > 0, index + 1 < units.count else { return false }
      let unit = units[index]
      return (unit == 0x2E || unit == 0x3A) && Self.isWordLike(units[index - 1]) && Self.isWordLike(units[index + 1])
    }
    if first > 0, isSign(units[first - 1]) || isInner(first - 1) { return true }
    return end < units.count && (isSign(units[end]) || isInner(end))
  }

  private static func isWordLike(_ unit: UInt16) -> Bool { isLetter(unit) || isDigit(unit) || unit == 0x2F }
  private static func isDigit(_ unit: UInt16) -> Bool { 0x30...0x39 ~= unit }

  /// Letters and marks of alphabets. Scripts whose words have no spaces between them, and what has no place in 16 bits, are none.
  private static func isLetter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1, 0x300...0x36F, 0x370...0x373,
      0x376...0x377, 0x37B...0x37D, 0x37F, 0x386, 0x388...0x481, 0x483...0x52F, 0x531...0x556, 0x560...0x588, 0x591...0x5BD,
      0x5C1...0x5C2, 0x5D0...0x5F2, 0x610...0x61A, 0x620...0x65F, 0x66E...0x6D3, 0x6D5...0x6DC, 0x6EE...0x6EF, 0x6FA...0x6FC,
      0x900...0x963, 0x971...0xDFF, 0x10A0...0x10FF, 0x1E00...0x1FBC:
      true
    default: false
    }
  }
}
