internal import Foundation
internal import UIKitGraphics

/// Finds a text in another one.
@MainActor enum TextSearch {
  /// The parts of a text that match, in order and without overlaps. Costs time proportional to the text's length.
  static func find(_ query: String, in text: String, _ options: UITextSearchOptions) -> [NSRange] {
    let (whole, units) = (text as NSString, TextUnits(text: text))
    var (found, start): ([NSRange], Int) = ([], 0)
    let compare = options.stringCompareOptions.intersection([
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive, .literal,
    ])
    while start < whole.length, !query.isEmpty {
      let rest = NSRange(location: start, length: whole.length - start)
      let range = whole.range(of: query, options: compare, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      // A part of a character, such as a letter without its mark, is no match.
      if units.isBoundary(range.location), units.isBoundary(NSMaxRange(range)), matchesWords(range, units, options) {
        found.append(range)
        start = NSMaxRange(range)
      } else {
        start = max(start + 1, units.characterEnd(after: range.location))
      }
    }
    return found
  }

  private static func matchesWords(_ range: NSRange, _ units: TextUnits, _ options: UITextSearchOptions) -> Bool {
    if options.wordMatchMethod == .contains { return true }
    let before = range.location > 0 && units.isWord(at: units.characterStart(before: range.location))
    if before, units.isWord(at: range.location) { return false }
    guard options.wordMatchMethod == .fullWord else { return true }
    let last = units.characterStart(before: NSMaxRange(range))
    return !(units.isWord(at: last) && units.isWord(at: NSMaxRange(range)))
  }
}
