internal import Foundation

/// What a visual format says, before it is made into constraints.
struct VisualFormat {
  /// A number or another view's size, and how much it matters.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var item: LayoutItem?
    var priority: UILayoutPriority
  }

  enum Connection {
    case touching, standard
    case gap([Predicate])
  }

  struct Element {
    var item: LayoutItem
    var sizes: [Predicate]
  }

  var isVertical = false
  var leading: Connection?
  var elements: [Element] = []
  /// Between the elements.
  var connections: [Connection] = []
  var trailing: Connection?
}

/// Reads the grammar of Apple's "Visual Format Language" from left to right, with one character of foresight.
@MainActor struct VisualFormatParser {
  private let format: String
  private let text: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    (self.format, text, self.metrics, self.views) = (format, Array(format), metrics, views)
  }

  mutating func parse() -> VisualFormat {
    var result = VisualFormat()
    if take("H:") {} else if take("V:") { result.isVertical = true }
    if take("|") { result.leading = connection() }
    result.elements.append(element())
    while place < text.count {
      let connection = connection()
      if take("|") {
        result.trailing = connection
        break
      }
      result.connections.append(connection)
      result.elements.append(element())
    }
    if place < text.count { fail("the end") }
    return result
  }

  private mutating func element() -> VisualFormat.Element {
    expect("[")
    let name = name()
    guard let view = views[name] else { fail("a view of the dictionary instead of \"\(name)\"") }
    let sizes = peek == "(" ? list() : []
    expect("]")
    return VisualFormat.Element(item: LayoutItem.of(view, name), sizes: sizes)
  }

  private mutating func connection() -> VisualFormat.Connection {
    guard take("-") else { return .touching }
    if peek == "[" || peek == "|" { return .standard }
    let predicates =
      peek == "("
      ? list()
      : [
        VisualFormat.Predicate(
          relation: .equal, constant: number(), item: nil, priority: .required)
      ]
    expect("-")
    return .gap(predicates)
  }

  private mutating func list() -> [VisualFormat.Predicate] {
    expect("(")
    var predicates = [predicate()]
    while take(",") { predicates.append(predicate()) }
    expect(")")
    return predicates
  }

  private mutating func predicate() -> VisualFormat.Predicate {
    let relation: NSLayoutConstraint.Relation =
      take("<=") ? .lessThanOrEqual : take(">=") ? .greaterThanOrEqual : take("==") ? .equal : .equal
    var predicate = VisualFormat.Predicate(relation: relation, constant: 0, item: nil, priority: .required)
    let start = place
    if let peek, peek.isLetter || peek == "_", let view = views[name()] {
      predicate.item = LayoutItem.of(view, "views")
    } else {
      place = start
      predicate.constant = number()
    }
    if take("@") { predicate.priority = UILayoutPriority(Float(number())) }
    return predicate
  }

  // MARK: Words

  private var peek: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ word: String) -> Bool {
    let characters = Array(word)
    guard place + characters.count <= text.count, Array(text[place..<place + characters.count]) == characters else {
      return false
    }
    place += characters.count
    return true
  }

  private mutating func expect(_ word: String) { if !take(word) { fail("\"\(word)\"") } }

  private mutating func name() -> String {
    let start = place
    while let peek, peek.isLetter || peek.isNumber || peek == "_" { place += 1 }
    if place == start { fail("a name") }
    return String(text[start..<place])
  }

  /// Digits, or the name of a metric.
  private mutating func number() -> CGFloat {
    if let peek, peek.isLetter || peek == "_" {
      let name = name()
      if let value = metrics[name].flatMap(Self.value) { return value }
      fail("a number of the metrics instead of \"\(name)\"")
    }
    let start = place
    if peek == "-" { place += 1 }
    while let peek, peek.isNumber || peek == "." { place += 1 }
    guard let value = Double(String(text[start..<place])) else { fail("a number") }
    return CGFloat(value)
  }

  private static func value(_ number: Any) -> CGFloat? {
    switch number {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func fail(_ expected: String) -> Never {
    let done = String(text[..<place])
    preconditionFailure(
      "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\"): expected \(expected) after \"\(done)\"")
  }
}
