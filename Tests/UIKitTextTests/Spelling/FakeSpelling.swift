import Foundation

@testable import UIKitText

/// Dictionaries of a few words.
@MainActor final class FakeSpelling: SpellingSource {
  final class Words: SpellingDictionary {
    let words: Set<String>
    private(set) var checked: [String] = []

    init(_ words: String) { self.words = Set(words.split(separator: " ").map(String.init)) }

    func contains(_ word: String) -> Bool {
      checked.append(word)
      return words.contains(word.lowercased())
    }

    func suggestions(for word: String) -> [String] { words.filter { $0.first == word.first }.sorted() }
    func completions(of start: String) -> [String] { words.filter { $0.hasPrefix(start) && $0 != start }.sorted() }
  }

  let words = Words("the quick brown fox jumps over lazy dog don't it is a word words here now some more of that café naïve")
  private var learned: Set<String> = []
  var languages = ["de_DE", "en_GB", "en_US", SpellingSources.anyLanguage]

  func dictionary(for language: String) -> (any SpellingDictionary)? {
    SpellingSources.best(for: language, of: languages) == nil ? nil : words
  }
  func learn(_ word: String) { learned.insert(word) }
  func hasLearned(_ word: String) -> Bool { learned.contains(word) }
  func unlearn(_ word: String) { learned.remove(word) }

  /// Has checkers use such dictionaries during a call.
  static func use<Result>(_ body: @MainActor (FakeSpelling) throws -> Result) rethrows -> Result {
    let (former, fake) = (SpellingSources.current, FakeSpelling())
    SpellingSources.current = fake
    defer { SpellingSources.current = former }
    return try body(fake)
  }
}

extension SpellingSources {
  /// The language of the person who runs the test.
  static var anyLanguage: String { Locale.preferredLanguages.first ?? Locale.current.identifier }
}
