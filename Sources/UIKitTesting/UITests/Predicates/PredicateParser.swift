internal import Diagnostics
internal import Foundation

/// Reads a format of `NSPredicate(format:)`: properties, texts, numbers, comparisons, AND, OR, NOT, parentheses, lists, `%@` and `%K`.
struct PredicateParser {
  private let format: String
  private var tokens: [PredicateToken]
  private var arguments: [Any]
  private var depth = 0

  static func predicate(_ format: String, _ arguments: [Any]) -> Predicate {
    var parser = PredicateParser(
      format: format, tokens: PredicateToken.all(in: format).reversed(), arguments: arguments.reversed())
    let predicate = parser.alternatives()
    if let token = parser.tokens.last { parser.fail("unexpected '\(token.text)'") }
    return predicate
  }

  private func fail(_ reason: String) -> Never {
    programmingError(
      "NSPredicate(format: \"\(format)\"): \(reason); write conditions such as label CONTAINS[c] \"x\" AND exists == true, or use NSPredicate(block:)"
    )
  }

  // MARK: Combinations

  private mutating func alternatives() -> Predicate {
    var parts = [conjunction()]
    while accept("OR", "||") { parts.append(conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() -> Predicate {
    var parts = [condition()]
    while accept("AND", "&&") { parts.append(condition()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func condition() -> Predicate {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { fail("more than 100 conditions inside of each other") }
    if accept("NOT", "!") { return .not(condition()) }
    if accept("TRUEPREDICATE") { return .constant(true) }
    if accept("FALSEPREDICATE") { return .constant(false) }
    if accept("(") {
      let inner = alternatives()
      if !accept(")") { fail("a parenthesis is not closed") }
      return inner
    }
    let left = operand()
    let comparison = comparison()
    let right = operand()
    check(comparison, right)
    return .comparison(left, comparison, right)
  }

  // MARK: Comparisons

  private static let kinds: [String: Predicate.Comparison.Kind] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater,
    ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains,
    "LIKE": .like, "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func comparison() -> Predicate.Comparison {
    guard let token = tokens.popLast() else { fail("a comparison is missing at the end") }
    guard case .word(let text) = token, let kind = Self.kinds[text.uppercased()] else { fail("'\(token.text)' is no comparison") }
    var comparison = Predicate.Comparison(kind: kind)
    if case .options(let letters)? = tokens.last {
      tokens.removeLast()
      for letter in letters.lowercased() {
        switch letter {
        case "c": comparison.options.insert(.caseInsensitive)
        case "d": comparison.options.insert(.diacriticInsensitive)
        default: fail("[\(letters)] is none of [c], [d] and [cd]")
        }
      }
    }
    return comparison
  }

  private func check(_ comparison: Predicate.Comparison, _ right: Predicate.Operand) {
    guard comparison.kind == .matches, case .value(.text(let pattern)) = right else { return }
    if (try? NSRegularExpression(pattern: pattern)) == nil { fail("\"\(pattern)\" is no regular expression") }
  }

  // MARK: Operands

  private mutating func operand() -> Predicate.Operand {
    guard let token = tokens.popLast() else { fail("a property or a value is missing at the end") }
    switch token {
    case .text(let text): return .value(.text(text))
    case .number(let number): return .value(.number(number))
    case .argument(let letter):
      guard let argument = arguments.popLast() else { fail("an argument for %\(letter) is missing") }
      if letter == "K" { return .key("\(argument)") }
      return .value(value(of: argument))
    case .word("{"): return .value(.list(list()))
    case .word(let word): return constant(word)
    case .options: fail("'\(token.text)' follows no comparison")
    }
  }

  private mutating func list() -> [Predicate.Value] {
    var values: [Predicate.Value] = []
    if accept("}") { return values }
    repeat {
      guard case .value(let value) = operand() else { fail("a list has values, no properties") }
      values.append(value)
    } while accept(",")
    if !accept("}") { fail("a list is not closed") }
    return values
  }

  private func constant(_ word: String) -> Predicate.Operand {
    switch word.uppercased() {
    case "TRUE", "YES": return .value(.number(1))
    case "FALSE", "NO": return .value(.number(0))
    case "NIL", "NULL": return .value(.null)
    default:
      guard word.first.map({ $0.isLetter || $0 == "_" }) == true, Self.kinds[word.uppercased()] == nil else {
        fail("'\(word)' is no property and no value")
      }
      return .key(word)
    }
  }

  private func value(of argument: Any) -> Predicate.Value {
    guard let value = Predicate.Value(argument) else { fail("the argument \(argument) is no text, number or list of them") }
    return value
  }

  /// Whether the next token is one of some words or signs, which is consumed then.
  private mutating func accept(_ words: String...) -> Bool {
    guard case .word(let word)? = tokens.last, words.contains(word.uppercased()) else { return false }
    tokens.removeLast()
    return true
  }
}

extension Predicate.Value {
  /// nil for what predicates cannot compare.
  init?(_ value: Any) {
    switch value {
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let text as String: self = .text(text)
    case let text as NSString: self = .text("\(text)")
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let values as [Any]:
      let parts = values.compactMap { Predicate.Value($0) }
      guard parts.count == values.count else { return nil }
      self = .list(parts)
    default: return nil
    }
  }
}
