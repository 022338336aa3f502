public import Foundation
internal import Selectors

/// Checks the spelling of words by the dictionaries of Enchant, where libenchant-2 and dictionaries are installed; without them no word is
/// misspelt.
///
/// The library is opened and a dictionary is read when a word of its language is first checked, which lasts some hundredths of a second;
/// then a word costs some microseconds, and guesses for one some milliseconds.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private var ignored: Set<String> = []
  private let source: any SpellingSource

  /// Makes a checker that ignores no words.
  public override init() { source = SpellingSources.current }

  // MARK: Languages and learned words

  /// The languages of the installed dictionaries, as `en_US`, in alphabetical order.
  open class var availableLanguages: [String] { SpellingSources.current.languages }

  /// Adds a word to the person's own list, in which other programs that use Enchant find it too. Without a dictionary the word is known until the
  /// program ends.
  open class func learnWord(_ word: String) { if !word.isEmpty { SpellingSources.current.learn(word) } }

  /// Whether a word is in the person's own list.
  open class func hasLearnedWord(_ word: String) -> Bool { !word.isEmpty && SpellingSources.current.hasLearned(word) }

  /// Removes a word from the person's own list; does nothing for a word that is not there.
  open class func unlearnWord(_ word: String) { if hasLearnedWord(word) { SpellingSources.current.unlearn(word) } }

  // MARK: Checking

  /// The first misspelt word, in UTF-16 units of the text; `NSNotFound` and 0 if there is none.
  ///
  /// Words with digits, and parts of addresses and of names of files are not checked.
  /// - Parameters:
  ///   - range: Where words are checked; cut to the text.
  ///   - startingOffset: Where in the text to begin; before the range, at its start.
  ///   - wrapFlag: Whether to go on at the start of the range.
  ///   - language: As `en_US` or `en`: the dictionary of the language, else one of another country. Without one no word is misspelt.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = source.dictionary(for: language) else { return none }
    let words = SpellingWords(stringToCheck)
    let range = words.cut(range)
    let start = min(max(startingOffset, range.location), NSMaxRange(range))
    func firstWrong(_ part: NSRange) -> NSRange? {
      var offset = part.location
      while let word = words.next(from: offset, to: NSMaxRange(part)) {
        if isWrong(words.text(word), dictionary) { return word }
        offset = NSMaxRange(word)
      }
      return nil
    }
    let behind = firstWrong(NSRange(location: start, length: NSMaxRange(range) - start))
    if behind != nil || !wrapFlag { return behind ?? none }
    return firstWrong(NSRange(location: range.location, length: start - range.location)) ?? none
  }

  func isWrong(_ word: String, _ dictionary: any SpellingDictionary) -> Bool {
    !ignored.contains(word) && !dictionary.contains(word) && !source.hasLearned(word)
  }

  /// Words in place of the one at a range, the likeliest first; nil for a range outside of the text and a language without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    word(range, string).flatMap { word in source.dictionary(for: language).map { $0.suggestions(for: word) } }
  }

  /// Words that begin with the part of a word at a range, short ones first and at most 20 (our choice); nil as `guesses` is.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    word(range, string).flatMap { word in source.dictionary(for: language).map { $0.completions(of: word) } }
  }

  private func word(_ range: NSRange, _ string: String) -> String? {
    let text = string as NSString
    guard range.location >= 0, range.length > 0, range.location <= text.length - range.length else { return nil }
    return text.substring(with: range)
  }

  // MARK: Ignoring

  /// Has this checker accept a word.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// The words that this checker accepts, in alphabetical order; setting nil empties the list.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }
}
