internal import Diagnostics
internal import Foundation

/// A condition on an element: comparisons, and what combines them.
indirect enum Predicate: Sendable {
  case constant(Bool)
  case not(Predicate)
  case all([Predicate])
  case any([Predicate])
  case comparison(Operand, Comparison, Operand)

  enum Operand: Sendable {
    /// The name of a property, `SELF` included.
    case key(String)
    case value(Value)
  }

  enum Value: Sendable, Equatable {
    case null
    case number(Double)
    case text(String)
    case list([Value])
  }

  struct Comparison: Sendable {
    enum Kind: Sendable {
      case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between
      case beginsWith, endsWith, contains, like, matches, isIn
    }

    var kind: Kind
    /// `[c]` and `[d]`.
    var options: String.CompareOptions = []
  }

  // MARK: Evaluation

  func holds(_ value: (String) -> Value) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .not(let other): !other.holds(value)
    case .all(let parts): parts.allSatisfy { $0.holds(value) }
    case .any(let parts): parts.contains { $0.holds(value) }
    case .comparison(let left, let comparison, let right): comparison.holds(left.value(value), right.value(value))
    }
  }
}

extension Predicate.Operand {
  fileprivate func value(_ property: (String) -> Predicate.Value) -> Predicate.Value {
    switch self {
    case .key(let name): property(name)
    case .value(let value): value
    }
  }
}

extension Predicate.Value {
  /// A text that is a number counts as one beside a number.
  fileprivate var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    case .null, .list: nil
    }
  }

  /// The values of a list; anything else is a list of itself.
  fileprivate var elements: [Predicate.Value] { if case .list(let values) = self { values } else { [self] } }
}

extension Predicate.Comparison {
  func holds(_ left: Predicate.Value, _ right: Predicate.Value) -> Bool {
    switch kind {
    case .equal: areEqual(left, right)
    case .notEqual: !areEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .between: isBetween(left, right.elements)
    case .isIn: isIn(left, right)
    case .contains: isIn(right, left)
    case .beginsWith, .endsWith, .like, .matches: texts(left, right).map { match($0, $1) } ?? false
    }
  }

  private func areEqual(_ left: Predicate.Value, _ right: Predicate.Value) -> Bool {
    if let (left, right) = texts(left, right) { return left == right }
    if let left = left.number, let right = right.number { return left == right }
    return left == right
  }

  private func order(_ left: Predicate.Value, _ right: Predicate.Value) -> ComparisonResult? {
    if let (left, right) = texts(left, right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    guard let left = left.number, let right = right.number else { return nil }
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  private func isBetween(_ value: Predicate.Value, _ ends: [Predicate.Value]) -> Bool {
    guard ends.count == 2, let low = order(ends[0], value), let high = order(value, ends[1]) else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  private func isIn(_ part: Predicate.Value, _ whole: Predicate.Value) -> Bool {
    if case .list(let values) = whole { return values.contains { areEqual(part, $0) } }
    return texts(part, whole).map { $1.isEmpty ? false : $1.contains($0) } ?? false
  }

  private func match(_ text: String, _ pattern: String) -> Bool {
    switch kind {
    case .beginsWith: text.hasPrefix(pattern)
    case .endsWith: text.hasSuffix(pattern)
    case .like: Wildcards.match(Array(text), Array(pattern))
    default: text.range(of: pattern, options: [.regularExpression, .anchored]).map { $0.upperBound == text.endIndex } ?? false
    }
  }

  /// Both as texts, with those differences removed that the options ignore; nil if one is no text.
  private func texts(_ left: Predicate.Value, _ right: Predicate.Value) -> (String, String)? {
    guard case .text(let left) = left, case .text(let right) = right else { return nil }
    if options.isEmpty { return (left, right) }
    // Folding would change classes such as \D of an expression.
    let pattern =
      kind == .matches
      ? (options.contains(.caseInsensitive) ? "(?i)" + right : right) : right.folding(options: options, locale: nil)
    return (left.folding(options: options, locale: nil), pattern)
  }
}

/// `*` for any letters, `?` for one.
private enum Wildcards {
  static func match(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (place, position) = (0, 0)
    // The place of the last asterisk, and how much of the text it stands for.
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, place)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == text[place] {
        (place, position) = (place + 1, position + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (place, position) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
