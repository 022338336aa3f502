internal import Foundation

/// The words of one language.
@MainActor protocol SpellingDictionary: AnyObject {
  func contains(_ word: String) -> Bool
  /// Words in place of a misspelt one, the likeliest first.
  func suggestions(for word: String) -> [String]
  /// Words that begin with a text.
  func completions(of start: String) -> [String]
}

/// Dictionaries, and the words that a person has added.
@MainActor protocol SpellingSource: AnyObject {
  /// As `en_US`, in alphabetical order.
  var languages: [String] { get }
  /// The dictionary of a language or, if it has none for that country, of the language of another one; nil for none.
  func dictionary(for language: String) -> (any SpellingDictionary)?
  func learn(_ word: String)
  func hasLearned(_ word: String) -> Bool
  func unlearn(_ word: String)
}

@MainActor enum SpellingSources {
  /// Enchant, opened by its first use; set by tests.
  static var current: any SpellingSource = EnchantSource()

  /// The language in which a text view is checked: the person's first one that has a dictionary.
  static var language: String? {
    let languages = current.languages
    for wanted in Locale.preferredLanguages + [Locale.current.identifier] {
      if let found = best(for: wanted, of: languages) { return found }
    }
    return nil
  }

  /// The language among `languages` that is, or is nearest to, the wanted one.
  static func best(for wanted: String, of languages: [String]) -> String? {
    func plain(_ language: String) -> String {
      String(language.prefix { $0 != "." && $0 != "@" }).replacingOccurrences(of: "-", with: "_").lowercased()
    }
    let name = plain(wanted)
    if name.isEmpty { return nil }
    if let same = languages.first(where: { plain($0) == name }) { return same }
    let stem = name.prefix { $0 != "_" }
    // Of several countries the one with the name of the language, as de_DE, or the United States for English.
    let own = stem == "en" ? "en_us" : "\(stem)_\(stem)"
    let near = languages.filter { plain($0).prefix { $0 != "_" } == stem }
    return near.first { plain($0) == own } ?? near.first
  }
}
