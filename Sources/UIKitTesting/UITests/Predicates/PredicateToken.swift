internal import Diagnostics
internal import Foundation

/// A word, a sign or a value of a predicate's format.
enum PredicateToken {
  /// A property, a keyword, or a sign such as `==` and `{`.
  case word(String)
  /// In quotation marks.
  case text(String)
  case number(Double)
  /// `%@`, `%K` and their like, by the last letter.
  case argument(Character)
  /// The letters of `[cd]`.
  case options(String)

  var text: String {
    switch self {
    case .word(let text), .text(let text): text
    case .number(let number): "\(number)"
    case .argument(let letter): "%\(letter)"
    case .options(let letters): "[\(letters)]"
    }
  }

  static func all(in format: String) -> [PredicateToken] {
    var rest = Substring(format)
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace { rest.removeFirst() } else { tokens.append(next(in: &rest, of: format)) }
    }
    return tokens
  }

  private static func next(in rest: inout Substring, of format: String) -> PredicateToken {
    let first = rest.removeFirst()
    switch first {
    case "\"", "'": return .text(quoted(by: first, in: &rest, of: format))
    case "[":
      let letters = rest.prefix { $0 != "]" }
      rest = rest.dropFirst(letters.count + 1)
      return .options(String(letters))
    case "%":
      // %@, %K, %d, %ld, %lu, %f: lengths say nothing here.
      let lengths = rest.prefix { $0 == "l" || $0 == "h" || $0 == "q" || $0 == "z" }
      rest = rest.dropFirst(lengths.count)
      guard let letter = rest.popFirst() else { fail(format, "an argument such as %@ is cut off") }
      return .argument(letter)
    case "=", "!", "<", ">", "&", "|":
      let sign = String(first) + String(rest.prefix(1))
      guard ["==", "!=", "<=", ">=", "<>", "=<", "=>", "&&", "||"].contains(sign) else { return .word(String(first)) }
      rest.removeFirst()
      return .word(sign)
    case "(", ")", "{", "}", ",": return .word(String(first))
    default: return word(first, in: &rest, of: format)
    }
  }

  private static func quoted(by mark: Character, in rest: inout Substring, of format: String) -> String {
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      text.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
    }
    fail(format, "a text is not closed by \(mark)")
  }

  private static func word(_ first: Character, in rest: inout Substring, of format: String) -> PredicateToken {
    let others = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard first.isLetter || first.isNumber || "_-.".contains(first) else { fail(format, "'\(first)' has no meaning") }
    rest = rest.dropFirst(others.count)
    let word = String(first) + others
    return Double(word).map { first.isLetter ? .word(word) : .number($0) } ?? .word(word)
  }

  private static func fail(_ format: String, _ reason: String) -> Never {
    programmingError("NSPredicate(format: \"\(format)\"): \(reason); use NSPredicate(block:) for what it cannot say")
  }
}
