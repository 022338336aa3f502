import Foundation
import TestSupport
import Testing

@testable import UIKitText

@MainActor @Suite struct TextSearchTests {
  private func find(
    _ query: String, _ text: String, _ method: UITextSearchOptions.WordMatchMethod = .contains,
    _ options: NSString.CompareOptions = [.caseInsensitive]
  ) -> [Int] { TextSearch.find(query, in: text, UITextSearchOptions(method, options)).map(\.location) }

  @Test func partsAreFoundWithoutOverlaps() {
    #expect(find("aa", "aaaa a aA") == [0, 2, 7] && find("aa", "aaaa aA", .contains, []) == [0, 2])
    #expect(find("", "abc").isEmpty && find("x", "").isEmpty && find("abcd", "abc").isEmpty)
    #expect(find("b\nc", "a b\nc") == [2])
    #expect(find("É", "cafés é") == [3, 6] && find("e", "cafe\u{301} e") == [6], "a letter without its mark")
    #expect(find("🎈", "a🎈🎈") == [1, 3] && find("👩", "👩‍👩‍👧 👩") == [9])
    #expect(find("שלום", "x שלום") == [2])
  }

  @Test func wordsAreFoundAsAWhole() {
    #expect(find("one", "one bone ones one.", .fullWord) == [0, 14] && find("one", "one bone ones", .startsWith) == [0, 9])
    #expect(find("one two", "one two one twos", .fullWord) == [0] && find("-", "a-b", .fullWord) == [1])
  }

  /// Against a comparison at each place.
  @Test func aSearchIsAsAModel() {
    var random = SeededGenerator(seed: 4)
    let letters = ["a", "A", "b", " ", "e\u{301}", "🎈", "\n"]
    for _ in 0..<500 {
      func text(_ most: Int) -> String {
        (0..<random.roll(1..<most)).map { _ in letters.randomElement(using: &random)! }.joined()
      }
      let (whole, query) = (Array(text(40)), Array(text(4)))
      var (expected, index, offset): ([Int], Int, Int) = ([], 0, 0)
      while index < whole.count {
        if whole[index...].prefix(query.count).map({ $0.lowercased() }) == query.map({ $0.lowercased() }) {
          expected.append(offset)
          for _ in 0..<query.count {
            offset += whole[index].utf16.count
            index += 1
          }
        } else {
          offset += whole[index].utf16.count
          index += 1
        }
      }
      #expect(
        find(String(query), String(whole)) == expected, "\(String(query).debugDescription) in \(String(whole).debugDescription)")
    }
  }
}
