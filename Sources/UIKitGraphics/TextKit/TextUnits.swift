package import Foundation

/// Boundaries of characters and words in a text, as offsets in UTF-16 units.
///
/// A character is a grapheme cluster, so that an emoji of several scalars is one. A word is a run of letters, marks, digits and low lines.
package struct TextUnits {
  let text: String

  package init(text: String) { self.text = text }

  package var length: Int { text.utf16.count }

  /// The start of the character that contains `offset`, or `offset` at a boundary; within the text.
  package func boundary(at offset: Int) -> Int {
    let offset = min(max(0, offset), length)
    guard offset > 0, offset < length else { return offset }
    // The character before the next boundary: Swift's `index(after:)` goes to the end of the character that it is inside of.
    let index = String.Index(utf16Offset: offset, in: text)
    return text.index(before: text.index(after: index)).utf16Offset(in: text)
  }

  package func isBoundary(_ offset: Int) -> Bool { boundary(at: offset) == offset }

  /// The smallest range of whole characters around `range`, which lies within the text.
  package func characters(around range: NSRange) -> NSRange {
    let (start, end) = (boundary(at: range.location), NSMaxRange(range))
    return NSRange(location: start, length: (boundary(at: end) == end ? end : characterEnd(after: end)) - start)
  }

  /// The next boundary of a character; the end of the text at its end.
  package func characterEnd(after offset: Int) -> Int {
    guard offset < length else { return length }
    let index = String.Index(utf16Offset: max(0, offset), in: text)
    return text.index(after: index).utf16Offset(in: text)
  }

  /// The boundary of a character before `offset`; 0 at the start of the text.
  package func characterStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let offset = min(offset, length)
    let start = boundary(at: offset)
    if start < offset { return start }
    return text.index(before: String.Index(utf16Offset: offset, in: text)).utf16Offset(in: text)
  }

  /// The end of the word at or after `offset`.
  package func wordEnd(after offset: Int) -> Int {
    var end = boundary(at: offset)
    while end < length, !isWord(at: end) { end = characterEnd(after: end) }
    while end < length, isWord(at: end) { end = characterEnd(after: end) }
    return end
  }

  /// The start of the word before `offset`.
  package func wordStart(before offset: Int) -> Int {
    var start = boundary(at: offset)
    while start > 0, !isWord(at: characterStart(before: start)) { start = characterStart(before: start) }
    while start > 0, isWord(at: characterStart(before: start)) { start = characterStart(before: start) }
    return start
  }

  /// The word around `offset`, or the run of other characters there: what a double tap selects.
  package func word(around offset: Int) -> NSRange {
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    let inside = min(boundary(at: offset), characterStart(before: length))
    let kind = isWord(at: inside)
    var (start, end) = (inside, characterEnd(after: inside))
    while start > 0, isWord(at: characterStart(before: start)) == kind { start = characterStart(before: start) }
    while end < length, isWord(at: end) == kind { end = characterEnd(after: end) }
    return NSRange(location: start, length: end - start)
  }

  /// Whether the character at `offset`, a boundary before the end, belongs to a word.
  package func isWord(at offset: Int) -> Bool {
    guard offset < length else { return false }
    let character = text[String.Index(utf16Offset: offset, in: text)]
    return character.isLetter || character.isNumber || character == "_"
  }
}
