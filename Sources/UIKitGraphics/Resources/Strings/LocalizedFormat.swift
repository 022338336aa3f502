internal import Foundation

/// Formats texts whose variables depend on a number: `%#@3:files@` (see `PluralRule`).
struct LocalizedFormat {
  private let arguments: [any CVarArg]
  private var used: [any CVarArg] = []
  private var text = ""

  /// The text of a format and its arguments.
  static func string(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    guard format.contains("#@") else { return String(format: format, locale: locale, arguments: arguments) }
    var plain = LocalizedFormat(arguments: arguments)
    plain.append(format, from: 0, depth: 0)
    return String(format: plain.text, locale: locale, arguments: plain.used)
  }

  private init(arguments: [any CVarArg]) { self.arguments = arguments }

  /// Appends a format with its variables replaced and its arguments in the order of their use.
  ///
  /// - Parameter start: The argument that the first specifier without a number stands for.
  private mutating func append(_ format: String, from start: Int, depth: Int) {
    var next = start
    var rest = format[...]
    while let place = rest.firstIndex(of: "%") {
      text += rest[..<place]
      rest = rest[place...]
      guard let specifier = Specifier(rest) else {
        text += "%%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(specifier.length)
      if specifier.isPercent {
        text += "%%"
        continue
      }
      for _ in 0..<specifier.stars {
        used.append(argument(next))
        next += 1
      }
      let index = specifier.number.map { $0 - 1 } ?? next
      if specifier.number == nil { next += 1 }
      if let variable = specifier.variable {
        // A variable whose form names itself would not end.
        if depth < 16 { append(form(of: variable, index), from: index, depth: depth + 1) }
      } else {
        text += specifier.plain
        used.append(argument(index))
      }
    }
    text += rest
  }

  private func argument(_ index: Int) -> any CVarArg { arguments.indices.contains(index) ? arguments[index] : 0 }

  private func form(of variable: (rule: Int, name: String), _ index: Int) -> String {
    guard let rule = PluralRule[variable.rule], let forms = rule.variables[variable.name]?.forms else { return "" }
    let number = Self.number(argument(index))
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralCategory.of(number, in: rule.language)] ?? forms["other"] ?? ""
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  /// A specifier at the start of a text: `%d`, `%2$@`, `%-5.1f`, `%#@3:files@`.
  private struct Specifier {
    private(set) var length = 0
    private(set) var number: Int?
    private(set) var stars = 0
    private(set) var variable: (rule: Int, name: String)?
    /// Without the number of its argument.
    private(set) var plain = ""
    private(set) var isPercent = false

    /// nil if the text is none.
    init?(_ text: Substring) {
      var rest = text.dropFirst()
      if rest.first == "%" {
        (length, isPercent) = (2, true)
        return
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        number = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let parts = rest[..<end].dropFirst(2).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let rule = Int(parts[0]) else { return nil }
        variable = (rule, String(parts[1]))
        length = text.distance(from: text.startIndex, to: end) + 1
        return
      }
      let body = rest.prefix { "-+ 0#'123456789.*hlqLztj".contains($0) }
      guard let letter = rest.dropFirst(body.count).first, letter.isLetter || letter == "@" else { return nil }
      stars = body.count { $0 == "*" }
      plain = "%\(body)\(letter)"
      length = text.distance(from: text.startIndex, to: rest.startIndex) + body.count + 1
    }
  }
}
