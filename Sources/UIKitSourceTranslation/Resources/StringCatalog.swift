#if UIKitSource
import Foundation

/// The tables in a string catalogue, by language.
///
/// Rules are written in the form of `.stringsdict`, which says plurals and devices too.
struct StringCatalog {
  private(set) var texts: [String: [String: String]] = [:]
  private(set) var rules: [String: [String: Any]] = [:]
  private(set) var warnings: [String] = []

  init(_ data: Data, path: String) throws {
    let contents: Any
    do { contents = try JSONSerialization.jsonObject(with: data) } catch {
      throw ResourceError(
        "\(path):1: error: this is no string catalogue: \((error as NSError).userInfo["NSDebugDescription"] ?? error)")
    }
    guard let catalog = contents as? [String: Any], let strings = catalog["strings"] as? [String: Any] else {
      throw ResourceError("\(path):1: error: this is no string catalogue: it has no \"strings\"")
    }
    let source = catalog["sourceLanguage"] as? String ?? "en"
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      // A text that nobody has written is its own key in the source language.
      if localizations[source] == nil { texts[source, default: [:]][key] = key }
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any] else { continue }
        add(key, localization, language)
      }
    }
  }

  private mutating func add(_ key: String, _ localization: [String: Any], _ language: String) {
    if let text = Self.unit(localization) {
      if let substitutions = localization["substitutions"] as? [String: Any], !substitutions.isEmpty {
        rules[language, default: [:]][key] = Self.rule(format: text, substitutions)
      } else {
        texts[language, default: [:]][key] = text
      }
    } else if let variations = localization["variations"] as? [String: Any], let rule = Self.rule(variations, key) {
      rules[language, default: [:]][key] = rule
    }
  }

  /// The text of a unit; nil if there is none, or nobody has translated it yet.
  private static func unit(_ localization: [String: Any]) -> String? {
    guard let unit = localization["stringUnit"] as? [String: Any], let value = unit["value"] as? String else { return nil }
    return value.isEmpty && unit["state"] as? String == "new" ? nil : value
  }

  /// A text with variables: `%#@name@` in it is replaced by the form for its argument.
  private static func rule(format: String, _ substitutions: [String: Any]) -> [String: Any] {
    var rule: [String: Any] = [:]
    var text = format
    for (name, substitution) in substitutions {
      guard let substitution = substitution as? [String: Any] else { continue }
      let specifier = substitution["formatSpecifier"] as? String ?? "lld"
      let forms = (substitution["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
      rule[name] = variable(forms, specifier).mapValues { $0.replacingOccurrences(of: "%arg", with: "%\(specifier)") }
      if let place = substitution["argNum"] as? Int {
        text = text.replacingOccurrences(of: "%#@\(name)@", with: "%\(place)$#@\(name)@")
      }
    }
    rule["NSStringLocalizedFormatKey"] = text
    return rule
  }

  private static func variable(_ forms: [String: Any], _ specifier: String) -> [String: String] {
    var variable = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": specifier]
    for (category, form) in forms { variable[category] = (form as? [String: Any]).flatMap(unit) }
    return variable
  }

  /// Variations by device, by plural, or by plural in those of a device.
  private static func rule(_ variations: [String: Any], _ key: String) -> [String: Any]? {
    if let devices = variations["device"] as? [String: Any] {
      var forms: [String: Any] = [:]
      for (device, form) in devices {
        guard let form = form as? [String: Any] else { continue }
        if let text = unit(form) { forms[device] = text }
        if let inner = form["variations"] as? [String: Any], let rule = rule(inner, key) { forms[device] = rule }
      }
      return ["NSStringDeviceSpecificRuleType": forms]
    }
    guard let forms = variations["plural"] as? [String: Any] else { return nil }
    return ["NSStringLocalizedFormatKey": "%#@value@", "value": variable(forms, specifier(in: key))]
  }

  /// Of the first argument of a format.
  private static func specifier(in key: String) -> String {
    guard let found = key.firstMatch(of: /%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?((?:h|l|ll|q|z|t|j)?[diuxXofeEgGcs@])/) else {
      return "lld"
    }
    return String(found.1)
  }
}
#endif
