import Foundation
import TestSupport
import Testing

@testable import UIKitText

@MainActor @Suite struct UITextCheckerTests {
  private func wrong(
    _ text: String, in range: NSRange? = nil, from start: Int = 0, wrap: Bool = false, _ checker: UITextChecker,
    language: String = "en"
  ) -> String? {
    let found = checker.rangeOfMisspelledWord(
      in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap, language: language)
    return found.location == NSNotFound ? nil : "\((text as NSString).substring(with: found)) \(found.location)"
  }

  @Test func theFirstMisspeltWordIsFound() {
    FakeSpelling.use { _ in
      let checker = UITextChecker()
      #expect(wrong("the quik brown fx", checker) == "quik 4")
      #expect(wrong("the quik brown fx", from: 8, checker) == "fx 15")
      #expect(wrong("the quik brown fox", from: 9, checker) == nil)
      #expect(wrong("the quik brown fox", from: 9, wrap: true, checker) == "quik 4")
      #expect(
        wrong("the quik brown fx", in: NSRange(location: 9, length: 8), checker) == "fx 15",
        "a start before the range is its start")
      #expect(wrong("the quik", in: NSRange(location: 0, length: 6), checker) == nil, "a word that the range cuts")
      #expect(wrong("", checker) == nil && wrong("the", in: NSRange(location: 50, length: 4), from: 90, checker) == nil)
      #expect(wrong("🎈 e\u{301}x quik", checker) == "e\u{301}x 3")
      #expect(wrong("don’t it's", checker) == "it's 6")
    }
  }

  @Test func whatIsNoWordIsNotChecked() {
    FakeSpelling.use { _ in
      let checker = UITextChecker()
      for text in ["x86 h4x0r", "xx@yy.zz", "https://xx.yy/zzz", "main.swft", "_xx xx_", "#xx", "漢字 テスト", "12 -- 🎈"] {
        #expect(wrong(text, checker) == nil, "\(text): \(wrong(text, checker) ?? "")")
      }
      #expect(wrong("end.xx", checker) == nil && wrong("the end. Xx", checker) == "end 4")
    }
  }

  @Test func languagesAreThoseOfTheDictionaries() {
    FakeSpelling.use { fake in
      fake.languages = ["de_CH", "de_DE", "en_GB", "en_US"]
      #expect(UITextChecker.availableLanguages == fake.languages)
      #expect(
        SpellingSources.best(for: "en", of: fake.languages) == "en_US"
          && SpellingSources.best(for: "en-AU", of: fake.languages) == "en_US")
      #expect(SpellingSources.best(for: "en_GB.UTF-8", of: fake.languages) == "en_GB")
      #expect(
        SpellingSources.best(for: "de", of: fake.languages) == "de_DE"
          && SpellingSources.best(for: "fr", of: fake.languages) == nil)
      let checker = UITextChecker()
      #expect(
        wrong("xx", checker, language: "fr") == nil
          && checker.guesses(forWordRange: NSRange(location: 0, length: 2), in: "xx", language: "fr") == nil)
    }
  }

  @Test func guessesAndCompletionsAreOfTheWordAtARange() {
    FakeSpelling.use { _ in
      let checker = UITextChecker()
      let range = NSRange(location: 4, length: 2)
      #expect(checker.guesses(forWordRange: range, in: "the wo", language: "en_US") == ["word", "words"])
      #expect(checker.completions(forPartialWordRange: range, in: "the wo", language: "en_US") == ["word", "words"])
      #expect(checker.guesses(forWordRange: NSRange(location: 4, length: 9), in: "the wo", language: "en") == nil)
      #expect(
        checker.completions(forPartialWordRange: NSRange(location: NSNotFound, length: 0), in: "the wo", language: "en") == nil)
    }
  }

  @Test func wordsAreLearnedByAllCheckersAndIgnoredByOne() {
    FakeSpelling.use { _ in
      let (one, other) = (UITextChecker(), UITextChecker())
      one.ignoreWord("quik")
      #expect(one.ignoredWords == ["quik"] && wrong("quik", one) == nil && wrong("quik", other) == "quik 0")
      one.ignoredWords = nil
      #expect(wrong("quik", one) == "quik 0" && one.ignoredWords == [])
      UITextChecker.learnWord("quik")
      #expect(UITextChecker.hasLearnedWord("quik") && !UITextChecker.hasLearnedWord("fx") && wrong("quik", other) == nil)
      UITextChecker.unlearnWord("quik")
      UITextChecker.unlearnWord("fx")
      UITextChecker.learnWord("")
      #expect(!UITextChecker.hasLearnedWord("quik") && wrong("quik", one) == "quik 0" && !UITextChecker.hasLearnedWord(""))
    }
  }

  @Test func wordsOfADictionaryFileBeginWithAText() {
    let words = DictionaryWords(content: "5\napple/S\napply\nApril/M\nappend/DS\tpo:verb\nüber\n")
    #expect(words.beginning(with: "app") == ["apple", "apply", "append"])
    #expect(words.beginning(with: "Ap") == ["April"] && words.beginning(with: "App") == ["Apple", "Apply", "Append"])
    #expect(words.beginning(with: "ü") == ["über"] && words.beginning(with: "").isEmpty && words.beginning(with: "zz").isEmpty)
    #expect(DictionaryWords(content: "").beginning(with: "a").isEmpty)
  }

  @Test func withoutTheLibraryThereAreNoLanguages() { #expect(EnchantLibrary("libno-such-library.so.9") == nil) }

  /// Where Enchant and an English dictionary are installed.
  @Test func enchantKnowsWords() throws {
    let source = EnchantSource()
    guard source.languages.contains("en_US"), let english = source.dictionary(for: "en_US") else { return }
    #expect(english.contains("hello") && english.contains("don't") && !english.contains("helo") && english.contains(""))
    #expect(english.suggestions(for: "helo").contains("hello") && english.completions(of: "univers").contains("universe"))
    #expect(english.contains("a\0b") && english.suggestions(for: String(repeating: "x", count: 5_000)).isEmpty)
    #expect(!source.hasLearned("xqzzyw"))
  }
}
