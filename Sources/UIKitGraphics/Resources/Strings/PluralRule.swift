internal import Foundation
internal import Synchronization

/// An entry of a `.stringsdict`: a format whose variables `%#@name@` have a form for each kind of number, or forms by device.
///
/// A text of Swift cannot carry the rule with it, as `NSLocalizedString` has it on Apple's platforms. So the text that a program gets for the key
/// is the format with the rule's number in its variables, `%#@3:files@`, by which `LocalizedFormat` finds the rule.
final class PluralRule: @unchecked Sendable {
  let language: String
  /// The format with the rule's number in its variables.
  let format: String
  /// By the variables' names.
  let variables: [String: Variable]
  /// By devices: rules and texts, for a rule that differs by device.
  private let devices: [String: StringTable.Entry]
  /// By widths in characters, in ascending order.
  private let widths: [String]

  struct Variable {
    /// By categories: `one`, `other`.
    let forms: [String: String]
  }

  private static let all = Mutex<(next: Int, rules: [Int: PluralRule])>((0, [:]))

  /// - Parameter name: For warnings.
  /// - Returns: nil, with a warning, for a value of no known form.
  convenience init?(_ value: Any, language: String, name: String) {
    guard let table = value as? [String: Any] else { return nil }
    if let devices = table["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      self.init(language: language, devices: devices.compactMapValues { Self.entry($0, language, name) })
    } else if let widths = table["NSStringVariableWidthRuleType"] as? [String: String] {
      self.init(language: language, widths: widths.sorted { Int($0.key) ?? 0 < Int($1.key) ?? 0 }.map(\.value))
    } else if let format = table["NSStringLocalizedFormatKey"] as? String {
      let variables = table.compactMapValues {
        ($0 as? [String: Any]).map { Variable(forms: $0.compactMapValues { $0 as? String }) }
      }
      self.init(language: language, format: format, variables: variables)
    } else {
      CurrentGraphics.warnOnce("\(name): this entry of a .stringsdict has no NSStringLocalizedFormatKey; it is left out")
      return nil
    }
  }

  private static func entry(_ value: Any, _ language: String, _ name: String) -> StringTable.Entry? {
    if let text = value as? String { return .text(text) }
    return PluralRule(value, language: language, name: name).map(StringTable.Entry.rule)
  }

  private init(
    language: String, format: String = "", variables: [String: Variable] = [:], devices: [String: StringTable.Entry] = [:],
    widths: [String] = []
  ) {
    (self.language, self.devices, self.widths) = (language, devices, widths)
    let number = Self.all.withLock { all in
      all.next += 1
      return all.next
    }
    self.format = Self.numbered(format, number)
    self.variables = variables.mapValues { Variable(forms: $0.forms.mapValues { Self.numbered($0, number) }) }
    Self.all.withLock { $0.rules[number] = self }
  }

  static subscript(number: Int) -> PluralRule? { all.withLock { $0.rules[number] } }

  /// The text for the present device: `%#@3:files@`.
  var text: String {
    if !widths.isEmpty { return widths.last ?? "" }
    if devices.isEmpty { return format }
    let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
    switch devices[isPad ? "ipad" : "iphone"] ?? devices["other"] ?? devices["iphone"] ?? devices.values.first {
    case .text(let text): return text
    case .rule(let rule): return rule.text
    case nil: return ""
    }
  }

  /// `%#@files@` becomes `%#@3:files@`, `%2$#@files@` becomes `%2$#@3:files@`.
  private static func numbered(_ text: String, _ number: Int) -> String {
    text.contains("#@") ? text.replacing("#@", with: "#@\(number):") : text
  }
}
