import Foundation
import Testing
import UIKitGraphics

@testable import UIKitText

@Suite struct TextUnitsTests {
  /// Letters of one to four UTF-16 units, marks, a flag and a family of four.
  static let texts = [
    "", "a", "Hello, world", "e\u{301}te\u{301}", "a👨‍👩‍👧‍👦b", "🇨🇭🇫🇷", "שלום עולם", "한국어 漢字", "_x1 -- y", "\u{301}a", "a\r\n\r\nb",
    "\u{1F1E8}\u{1F1ED}\u{1F1EB}", "\u{1100}\u{1161}\u{11A8}각", "❤\u{FE0F}1\u{20E3}", "\u{915}\u{94D}\u{937}",
    "👩\u{200D}👩\u{200D}a",
  ]

  @Test(arguments: texts) func charactersAreGraphemeClusters(_ text: String) {
    let units = TextUnits(text: text)
    var ends: [Int] = []
    var offset = 0
    for character in text {
      offset += character.utf16.count
      ends.append(offset)
    }
    let starts = [0] + ends.dropLast()
    for offset in 0...text.utf16.count {
      #expect(units.boundary(at: offset) == (ends.contains(offset) || offset == 0 ? offset : starts.last { $0 < offset } ?? 0))
      #expect(units.characterEnd(after: offset) == (ends.first { $0 > offset } ?? text.utf16.count))
      #expect(units.characterStart(before: offset) == (offset == 0 ? 0 : starts.last { $0 < offset } ?? 0))
    }
  }

  @Test func offsetsOutsideAreMovedInside() {
    let units = TextUnits(text: "abc")
    #expect(units.boundary(at: -5) == 0 && units.boundary(at: 9) == 3)
    #expect(units.characterEnd(after: 9) == 3 && units.characterStart(before: 9) == 2 && units.characterStart(before: -1) == 0)
  }

  @Test func wordsAreLettersDigitsAndLowLines() {
    let units = TextUnits(text: "to be_1, or not")
    #expect(units.wordEnd(after: 0) == 2 && units.wordEnd(after: 2) == 7 && units.wordEnd(after: 7) == 11)
    #expect(units.wordStart(before: 15) == 12 && units.wordStart(before: 9) == 3 && units.wordStart(before: 1) == 0)
    #expect(units.word(around: 4) == .init(location: 3, length: 4))
    #expect(units.word(around: 8) == .init(location: 7, length: 2))
    #expect(units.word(around: 15) == .init(location: 12, length: 3))
  }
}
