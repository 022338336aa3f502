internal import Diagnostics
internal import Foundation

/// A parsed visual format.
struct VisualFormat {
  /// A relation to a number or to another view's length, with a priority.
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
  /// The connections between neighbouring elements.
  var connections: [Connection] = []
  var trailing: Connection?
}

/// A recursive descent parser with one character of lookahead for the grammar of Apple's "Visual Format Language"; skips blanks
/// everywhere.
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
    if take("V") { result.isVertical = true } else if !take("H") { return row(result) }
    expect(":", "to say that the row is \(result.isVertical ? "vertical" : "horizontal")")
    return row(result)
  }

  private mutating func row(_ start: VisualFormat) -> VisualFormat {
    var result = start
    if take("|") { result.leading = connection() }
    result.elements.append(element())
    while peek != nil {
      let connection = connection()
      if take("|") {
        result.trailing = connection
        break
      }
      result.connections.append(connection)
      result.elements.append(element())
    }
    if peek != nil { fail("the end, since nothing comes after the superview") }
    return result
  }

  private mutating func element() -> VisualFormat.Element {
    expect("[", "and the name of a view")
    let name = name("of a view")
    guard let view = views[name] else { fail("the name of a view: views has no \"\(name)\"") }
    let sizes = peek == "(" ? list() : []
    expect("]", "at the end of a view")
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
    expect("-", "behind a gap")
    return .gap(predicates)
  }

  private mutating func list() -> [VisualFormat.Predicate] {
    expect("(", "")
    var predicates = [predicate()]
    while take(",") { predicates.append(predicate()) }
    expect(")", "at the end of a list")
    return predicates
  }

  private mutating func predicate() -> VisualFormat.Predicate {
    let relation: NSLayoutConstraint.Relation =
      take("<=") ? .lessThanOrEqual : take(">=") ? .greaterThanOrEqual : take("==") ? .equal : .equal
    var predicate = VisualFormat.Predicate(relation: relation, constant: 0, item: nil, priority: .required)
    let start = place
    if let peek, peek.isLetter || peek == "_", let view = views[name("of a view or a metric")] {
      predicate.item = LayoutItem.of(view, "views")
    } else {
      place = start
      predicate.constant = number()
    }
    if take("@") { predicate.priority = UILayoutPriority(Float(number())) }
    return predicate
  }

  // MARK: Words

  private var peek: Character? {
    mutating get {
      while place < text.count, text[place].isWhitespace { place += 1 }
      return place < text.count ? text[place] : nil
    }
  }

  private mutating func take(_ word: String) -> Bool {
    _ = peek
    let characters = Array(word)
    guard place + characters.count <= text.count, Array(text[place..<place + characters.count]) == characters else {
      return false
    }
    place += characters.count
    return true
  }

  private mutating func expect(_ word: String, _ purpose: String) { if !take(word) { fail("'\(word)' \(purpose)") } }

  private mutating func name(_ purpose: String) -> String {
    _ = peek
    let name = text[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if name.isEmpty { fail("the name \(purpose)") }
    place += name.count
    return String(name)
  }

  /// Reads a number or the name of a metric.
  private mutating func number() -> CGFloat {
    if let peek, peek.isLetter || peek == "_" {
      let name = name("of a metric")
      if let value = metrics[name].flatMap(Self.value) { return value }
      fail("a number: metrics has no number \"\(name)\"")
    }
    let sign: CGFloat = take("-") ? -1 : 1
    _ = peek
    let digits = text[place...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let value = Double(String(digits)) else { fail("a number") }
    place += digits.count
    return sign * CGFloat(value)
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

  /// Stops the program with the format and a mark where parsing failed.
  private func fail(_ expected: String) -> Never { VisualFormat.fail("Expected \(expected)", format, at: place) }
}

extension VisualFormat {
  static func fail(_ problem: String, _ format: String, at place: Int) -> Never {
    programmingError(
      """
      NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:): \(problem)
      \(format)
      \(String(repeating: " ", count: place))^
      """)
  }
}
