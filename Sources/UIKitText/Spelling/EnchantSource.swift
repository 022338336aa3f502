internal import Foundation

/// The dictionaries of libenchant-2, which is opened when it is first needed: a program starts without it, and where it is not installed there
/// are no dictionaries.
final class EnchantSource: SpellingSource {
  private lazy var library = EnchantLibrary()
  private var dictionaries: [String: EnchantDictionary?] = [:]
  /// Learned words that no dictionary keeps.
  private var learned: Set<String> = []

  private(set) lazy var languages: [String] = library?.languages ?? []

  func dictionary(for language: String) -> (any SpellingDictionary)? { open(language) }

  private func open(_ language: String) -> EnchantDictionary? {
    guard let tag = SpellingSources.best(for: language, of: languages) else { return nil }
    if let known = dictionaries[tag] { return known }
    let opened = library.flatMap { EnchantDictionary($0, tag) }
    dictionaries[tag] = .some(opened)
    return opened
  }

  // MARK: Learned words

  /// The dictionary that keeps the person's own words.
  private var own: EnchantDictionary? {
    (SpellingSources.language ?? languages.first).flatMap { open($0) }
  }

  func learn(_ word: String) {
    learned.insert(word)
    own?.add(word)
  }

  func hasLearned(_ word: String) -> Bool { learned.contains(word) || own?.isAdded(word) == true }

  func unlearn(_ word: String) {
    learned.remove(word)
    if let own, own.isAdded(word) { own.remove(word) }
  }
}

/// The functions of libenchant-2.
@MainActor final class EnchantLibrary {
  typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> CInt
  typealias Suggest =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<
      UnsafeMutablePointer<CChar>?
    >?
  typealias Free = @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  typealias Change = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void
  private typealias Describe =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
    ) -> Void

  /// Lives as long as the program.
  private let broker: OpaquePointer
  private let requestDictionary: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
  private let list: @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void
  let (check, isAdded): (Check, Check)
  let suggest: Suggest
  let free: Free
  let (add, remove): (Change, Change)

  /// nil where the library, or one of its functions, is not installed.
  init?(_ name: String = "libenchant-2.so.2") {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    typealias Start = @convention(c) () -> OpaquePointer?
    guard let start = find("enchant_broker_init", Start.self), let broker = start(),
      let request = find(
        "enchant_broker_request_dict", (@convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?).self),
      let list = find(
        "enchant_broker_list_dicts", (@convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void).self),
      let check = find("enchant_dict_check", Check.self), let isAdded = find("enchant_dict_is_added", Check.self),
      let suggest = find("enchant_dict_suggest", Suggest.self), let free = find("enchant_dict_free_string_list", Free.self),
      let add = find("enchant_dict_add", Change.self), let remove = find("enchant_dict_remove", Change.self)
    else { return nil }
    (self.broker, requestDictionary, self.list) = (broker, request, list)
    (self.check, self.isAdded, self.suggest, self.free, self.add, self.remove) = (check, isAdded, suggest, free, add, remove)
  }

  func dictionary(_ tag: String) -> OpaquePointer? { requestDictionary(broker, tag) }

  var languages: [String] {
    final class Names { var all: Set<String> = [] }
    let names = Names()
    list(
      broker,
      { tag, _, _, _, names in
        guard let tag, let names else { return }
        Unmanaged<Names>.fromOpaque(names).takeUnretainedValue().all.insert(String(cString: tag))
      }, Unmanaged.passUnretained(names).toOpaque())
    return names.all.sorted()
  }
}

/// A dictionary of Enchant. Words go to C with their length in bytes; empty ones and those with a null character are correct.
final class EnchantDictionary: SpellingDictionary {
  private let library: EnchantLibrary
  private let dictionary: OpaquePointer
  private let tag: String
  private lazy var words = DictionaryWords(tag)

  init?(_ library: EnchantLibrary, _ tag: String) {
    guard let dictionary = library.dictionary(tag) else { return nil }
    (self.library, self.dictionary, self.tag) = (library, dictionary, tag)
  }

  private func isLegal(_ word: String) -> Bool { !word.isEmpty && !word.utf8.contains(0) && word.utf8.count <= 100 }

  func contains(_ word: String) -> Bool {
    !isLegal(word) || library.check(dictionary, word, word.utf8.count) <= 0
  }

  func suggestions(for word: String) -> [String] {
    guard isLegal(word) else { return [] }
    var count = 0
    guard let list = library.suggest(dictionary, word, word.utf8.count, &count) else { return [] }
    defer { library.free(dictionary, list) }
    return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
  }

  func completions(of start: String) -> [String] {
    let all = words.beginning(with: start)
    // A dictionary without a list of words on the disk: what it suggests.
    return all.isEmpty ? suggestions(for: start).filter { $0.hasPrefix(start) && $0 != start } : all
  }

  func isAdded(_ word: String) -> Bool { isLegal(word) && library.isAdded(dictionary, word, word.utf8.count) > 0 }
  func add(_ word: String) { if isLegal(word) { library.add(dictionary, word, word.utf8.count) } }
  func remove(_ word: String) { if isLegal(word) { library.remove(dictionary, word, word.utf8.count) } }
}

/// The stems of a Hunspell dictionary, for what begins with a text. Read when it is first asked for.
struct DictionaryWords {
  /// In the order of their bytes.
  private let words: [String]
  /// Our choice.
  private static let most = 20

  /// Reads `tag.dic` from the folders in which Hunspell looks, if it is there.
  init(_ tag: String) {
    let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell"]
    for folder in folders {
      let path = "\(folder)/\(tag)"
      guard let content = FileManager.default.contents(atPath: path + ".dic") else { continue }
      let rules = FileManager.default.contents(atPath: path + ".aff").map { String(decoding: $0.prefix(4_096), as: UTF8.self) }
      let isUTF8 = rules?.contains("SET UTF-8") ?? false
      self.init(content: isUTF8 ? String(decoding: content, as: UTF8.self) : String(data: content, encoding: .isoLatin1) ?? "")
      return
    }
    self.init(content: "")
  }

  /// Lines of `word/FLAGS`, behind one with their number.
  init(content: String) {
    words = content.split(whereSeparator: \.isNewline).dropFirst()
      .compactMap { $0.split(whereSeparator: { $0 == "/" || $0 == "\t" || $0 == " " }).first.map(String.init) }.sorted()
  }

  /// The shortest words that begin with `start`, without itself. A start with a capital has capitals in its words.
  func beginning(with start: String) -> [String] {
    guard !start.isEmpty else { return [] }
    var found = range(start)
    if found.isEmpty, let first = start.first, first.isUppercase {
      found = range(first.lowercased() + start.dropFirst()).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    return Array(found.filter { $0 != start }.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(Self.most))
  }

  private func range(_ start: String) -> [String] {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < start { low = middle + 1 } else { high = middle }
    }
    return Array(words[low...].prefix { $0.hasPrefix(start) })
  }
}
