internal import Foundation

/// A part of a text that a person can open.
struct DetectedData: Equatable {
  /// In UTF-16 units.
  var range: NSRange
  var url: URL
}

/// Finds addresses of pages and of mail, and phone numbers.
///
/// One walk over the text, in which each unit is read a bounded number of times: what is tried at a place does not depend on what follows
/// beyond the word, or beyond 32 units of a number.
struct DataDetector {
  let types: UIDataDetectorTypes
  private let units: [UInt16]
  /// Reads of units so far, for tests.
  private(set) var reads = 0
  private var found: [DetectedData] = []

  private init(_ text: String, _ types: UIDataDetectorTypes) { (units, self.types) = (Array(text.utf16), types) }

  /// What a text has of some types, in order and without overlaps.
  static func find(in text: String, _ types: UIDataDetectorTypes) -> [DetectedData] { search(text, types).found }

  /// The search, with the number of reads of units.
  static func search(_ text: String, _ types: UIDataDetectorTypes) -> (found: [DetectedData], reads: Int) {
    let (links, numbers) = (types.contains(.link), types.contains(.phoneNumber))
    guard
      links && text.utf8.contains(where: { $0 == 0x2E || $0 == 0x3A || $0 == 0x40 })
        || numbers && text.utf8.contains(where: { 0x30...0x39 ~= $0 })
    else { return ([], 0) }
    var detector = DataDetector(text, types)
    if links { detector.findLinks() }
    if numbers { detector.findNumbers() }
    return (detector.found, detector.reads)
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  // MARK: Links

  /// Tries each word, a run without spaces, quotes and angle brackets, that has a sign of an address.
  private mutating func findLinks() {
    var (start, hasSign) = (0, false)
    for index in 0...units.count {
      if index < units.count, !Self.endsWord(units[index]) {
        if units[index] == 0x2E || units[index] == 0x3A || units[index] == 0x40 { hasSign = true }
        continue
      }
      if hasSign { findLink(start..<index) }
      (start, hasSign) = (index + 1, false)
    }
    reads += units.count
  }

  private mutating func findLink(_ word: Range<Int>) {
    // The longest address that servers accept is a few thousand units; longer words are no text.
    guard word.count <= 4_096 else { return }
    reads += 4 * word.count
    let word = trimmed(word)
    guard !word.isEmpty else { return }
    if let mark = schemeMark(word) {
      guard let start = schemeStart(word.lowerBound, mark), mark + 3 < word.upperBound, Self.isWord(units[mark + 3]) else {
        return
      }
      return add(trimmed(start..<word.upperBound))
    }
    if let at = word.first(where: { units[$0] == 0x40 }) { return findMail(word, at) }
    let host = hostEnd(word.lowerBound, word.upperBound)
    guard let labels = labels(word.lowerBound..<host), isKnown(labels), host == word.upperBound || endsHost(host, word) else {
      return
    }
    add(word, prefix: "http://")
  }

  /// The word without brackets and signs around it. A closing bracket stays where an opening one stands in the word.
  private mutating func trimmed(_ word: Range<Int>) -> Range<Int> {
    var (start, end) = (word.lowerBound, word.upperBound)
    while start < end, Self.opens.contains(units[start]) || Self.trails.contains(units[start]) { start += 1 }
    while start < end {
      let last = units[end - 1]
      if let opening = Self.brackets[last] {
        let part = units[start..<end]
        reads += part.count
        if part.count(where: { $0 == opening }) >= part.count(where: { $0 == last }) { break }
      } else if !Self.trails.contains(last) {
        break
      }
      end -= 1
      // Brackets are counted a few times and not for each of a thousand.
      if word.upperBound - end > 16 { break }
    }
    return start..<end
  }

  /// The place of `://`.
  private func schemeMark(_ word: Range<Int>) -> Int? {
    word.dropLast(2).first { units[$0] == 0x3A && units[$0 + 1] == 0x2F && units[$0 + 2] == 0x2F }
  }

  /// The start of the scheme that ends at `end`, at least two letters.
  private func schemeStart(_ first: Int, _ end: Int) -> Int? {
    var start = end
    while start > first, end - start < 32, Self.isScheme(units[start - 1]) {
      start -= 1
    }
    while start < end, !Self.isASCIILetter(units[start]) { start += 1 }
    return end - start >= 2 ? start : nil
  }

  private mutating func findMail(_ word: Range<Int>, _ at: Int) {
    var start = at
    while start > word.lowerBound, at - start < 64, Self.isLocal(units[start - 1]) { start -= 1 }
    while start < at, units[start] == 0x2E { start += 1 }
    let end = hostEnd(at + 1, word.upperBound)
    guard start < at, units[at - 1] != 0x2E, let labels = labels(at + 1..<end), labels.last?.count ?? 0 >= 2,
      labels.last?.allSatisfy({ !Self.isDigit($0) }) == true,
      end == word.upperBound || !Self.isWord(units[end]) && units[end] != 0x40
    else { return }
    add(start..<end, prefix: "mailto:")
  }

  private func hostEnd(_ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit, Self.isWord(units[end]) || units[end] == 0x2D || units[end] == 0x2E { end += 1 }
    while end > start, units[end - 1] == 0x2E || units[end - 1] == 0x2D { end -= 1 }
    return end
  }

  /// The labels of a host of at least two; nil for what is none.
  private func labels(_ host: Range<Int>) -> [ArraySlice<UInt16>]? {
    guard !host.isEmpty, host.count <= 253 else { return nil }
    let labels = units[host].split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ 1...63 ~= $0.count && $0.first != 0x2D && $0.last != 0x2D }) else { return nil }
    return labels
  }

  /// Whether a host without a scheme is an address: it begins with www, or ends with a name of `topLevel`.
  private func isKnown(_ labels: [ArraySlice<UInt16>]) -> Bool {
    func text(_ label: ArraySlice<UInt16>?) -> String { label.map { String(decoding: $0, as: UTF16.self).lowercased() } ?? "" }
    if labels.count >= 3, text(labels.first) == "www" { return text(labels.last).count >= 2 }
    return Self.topLevel.contains(text(labels.last)) && labels.dropLast().contains { $0.contains { !Self.isDigit($0) } }
  }

  /// Whether a port, a path, a query or a fragment begins behind the host.
  private func endsHost(_ end: Int, _ word: Range<Int>) -> Bool {
    switch units[end] {
    case 0x2F, 0x3F, 0x23: true
    case 0x3A: end + 1 < word.upperBound && Self.isDigit(units[end + 1])
    default: false
    }
  }

  private mutating func add(_ range: Range<Int>, prefix: String = "") {
    guard let url = URL(string: prefix + string(range)) else { return }
    found.append(DetectedData(range: NSRange(range), url: url))
  }

  // MARK: Signs

  private static func isDigit(_ unit: UInt16) -> Bool { 0x30...0x39 ~= unit }
  private static func isASCIILetter(_ unit: UInt16) -> Bool { 0x61...0x7A ~= unit | 0x20 }
  private static func isASCIIWord(_ unit: UInt16) -> Bool { isASCIILetter(unit) || isDigit(unit) }
  /// Whether a unit belongs to a word of any script.
  private static func isWord(_ unit: UInt16) -> Bool { isASCIIWord(unit) || unit >= 0xA1 && !endsWord(unit) }

  /// + - and . besides letters and digits.
  private static func isScheme(_ unit: UInt16) -> Bool { isASCIIWord(unit) || unit == 0x2B || unit == 0x2D || unit == 0x2E }

  /// Whether a unit may stand before the @ of an address.
  private static func isLocal(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5F: true
    default: isWord(unit)
    }
  }

  /// Spaces, controls, quotes, angle brackets, and the punctuation of other scripts.
  private static func endsWord(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x5E, 0x60, 0x7B...0x7D, 0x7F...0xA0, 0xAB, 0xBB: true
    case 0x2000...0x206F, 0x3000...0x3020, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFFFC, 0xFFFD: true
    default: false
    }
  }

  private static let opens: Set<UInt16> = [0x28, 0x5B, 0x27, 0x2A]
  private static let trails: Set<UInt16> = [0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x3F, 0x27, 0x2A]
  /// The opening bracket of each closing one.
  private static let brackets: [UInt16: UInt16] = [0x29: 0x28, 0x5D: 0x5B]

  /// The ends of hosts that are addresses without a scheme. Our choice: the generic ones in common use, and those of states whose letters are
  /// no common ending of files.
  private static let topLevel: Set<String> = Set(
    """
    com org net edu gov mil int info biz name pro eu io dev app blog shop store online site tech cloud news wiki xyz
    de at ch uk fr es it nl be lu ie pt dk se no fi is pl cz sk hu ro bg gr hr ee lv lt ua ru tr il ae sa eg za ng ke
    us ca mx br ar cl co pe au nz jp kr cn tw hk sg my th vn id ph in pk
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

// MARK: Phone numbers

extension DataDetector {
  /// A run of digits, and what stands before it.
  private struct Group {
    var range: Range<Int>
    /// The sign before it: 0 at the start.
    var separator: UInt16
    var isInParentheses = false
    var count: Int { range.count }
  }

  /// Numbers have 7 to 15 digits (ITU-T E.164) in at most 8 groups.
  private static let (fewest, most, mostGroups) = (7, 15, 8)

  private mutating func findNumbers() {
    let links = found
    var (index, next) = (0, 0)
    while index < units.count {
      reads += 1
      while next < links.count, NSMaxRange(links[next].range) <= index { next += 1 }
      if next < links.count, links[next].range.location <= index {
        index = NSMaxRange(links[next].range)
      } else if Self.isDigit(units[index]) || Self.begins(units[index]), index == 0 || mayBegin(behind: units[index - 1]) {
        index = findNumber(at: index, before: next < links.count ? links[next].range.location : units.count)
      } else if Self.isDigit(units[index]) {
        // The rest of a word with digits is no number.
        while index < units.count, Self.isDigit(units[index]) { index += 1 }
      } else {
        index += 1
      }
    }
    found.sort { $0.range.location < $1.range.location }
  }

  private static func begins(_ unit: UInt16) -> Bool { unit == 0x2B || unit == 0x28 }

  /// Spaces, hyphens, the full stop and the slash.
  private static func separates(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0xA0, 0x2D, 0x2E, 0x2F, 0x2011, 0x202F: true
    default: false
    }
  }

  private func mayBegin(behind unit: UInt16) -> Bool {
    !Self.isWord(unit) && ![0x2B, 0x2E, 0x2C, 0x2D, 0x2F, 0x40, 0x23, 0x24, 0x5F, 0x3D].contains(unit)
  }

  /// Adds the number that begins at `start`; where to go on.
  private mutating func findNumber(at start: Int, before limit: Int) -> Int {
    let hasPlus = units[start] == 0x2B
    let groups = groups(from: hasPlus ? start + 1 : start, before: limit)
    reads += (groups.last?.range.upperBound ?? start) - start
    for count in stride(from: groups.count, to: 0, by: -1) {
      let part = groups[..<count]
      let end = part[count - 1].range.upperBound + (part[count - 1].isInParentheses ? 1 : 0)
      guard end == units.count || !Self.isWord(units[end]) && units[end] != 0x40 && units[end] != 0x25,
        Self.isNumber(part, hasPlus: hasPlus, first: units[part[0].range.lowerBound])
      else { continue }
      let digits = part.map { string($0.range) }.joined()
      if let url = URL(string: "tel:" + (hasPlus ? "+" : "") + digits) {
        found.append(DetectedData(range: NSRange(start..<end), url: url))
        return end
      }
    }
    return groups.first.map { $0.range.upperBound } ?? start + 1
  }

  /// The groups of digits from a place on, each behind one sign or a space beside a parenthesis.
  private func groups(from start: Int, before limit: Int) -> [Group] {
    var (groups, index): ([Group], Int) = ([], start)
    var separator: UInt16 = 0
    while groups.count < Self.mostGroups, index < limit {
      let isOpen = units[index] == 0x28
      if isOpen { index += 1 }
      let first = index
      while index < limit, index - first <= Self.most, Self.isDigit(units[index]) { index += 1 }
      guard index > first, !isOpen || index < limit && units[index] == 0x29 else { break }
      groups.append(Group(range: first..<index, separator: separator, isInParentheses: isOpen))
      if isOpen { index += 1 }
      guard index < limit else { break }
      separator = units[index]
      if Self.separates(separator) {
        index += 1
      } else if !isOpen && separator != 0x28 {
        break
      }
    }
    return groups
  }

  /// Whether groups of digits are a phone number: behind a plus or a zero, with an area in parentheses, ten digits as in North America, or seven
  /// of them as 555-0199. A date, an amount and the address of a computer are none. Our choice.
  private static func isNumber(_ groups: ArraySlice<Group>, hasPlus: Bool, first: UInt16) -> Bool {
    let digits = groups.reduce(0) { $0 + $1.count }
    guard fewest...most ~= digits else { return false }
    if hasPlus { return true }
    if groups.contains(where: \.isInParentheses) { return digits >= 8 }
    let (counts, separators) = (groups.map(\.count), Set(groups.dropFirst().map(\.separator)))
    switch counts {
    case [3, 4]: return separators == [0x2D] || separators == [0x2011]
    case [3, 3, 4], [10]: return true
    case [1, 3, 3, 4], [11]: return first == 0x31 || first == 0x30
    case [2, 2, 4], [1, 2, 4], [2, 1, 4]: return false
    default: return first == 0x30 && counts[0] >= 2 && (counts.contains { $0 > 3 } || counts == [2, 2, 2, 2, 2])
    }
  }
}
