#if UIKitSource
/// The words after the name of a command: options may stand anywhere.
struct Arguments {
  private var words: [String]

  init(_ words: [String]) { self.words = words }

  /// Removes `name` and says whether it was there.
  mutating func flag(_ name: String) -> Bool {
    guard let place = words.firstIndex(of: name) else { return false }
    words.remove(at: place)
    return true
  }

  /// Removes `name VALUE` wherever it stands, and returns the values.
  mutating func values(of name: String) throws -> [String] {
    var values: [String] = []
    while let place = words.firstIndex(of: name) {
      guard place + 1 < words.count, !words[place + 1].hasPrefix("--") else {
        throw CommandError("\(name) needs a value after it")
      }
      values.append(words[place + 1])
      words.removeSubrange(place...(place + 1))
    }
    return values
  }

  mutating func value(of name: String) throws -> String? {
    let values = try values(of: name)
    guard values.count < 2 else { throw CommandError("\(name) is given \(values.count) times") }
    return values.first
  }

  /// The words that are no options.
  func rest(of command: String) throws -> [String] {
    if let option = words.first(where: { $0.hasPrefix("--") }) { throw CommandError("\(command): there is no option \(option)") }
    return words
  }
}
#endif
