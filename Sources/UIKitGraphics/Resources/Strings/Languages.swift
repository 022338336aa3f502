internal import Foundation

/// The languages that the person reads, and which of an app's languages is shown.
package enum Languages {
  /// Of the app on the present display, the preferred one first: `de-AT`, `pt-BR`, `zh-Hant`. Empty: the app's development language.
  package static var preferred: [String] {
    MainQueue.sync { CurrentGraphics.display().appResources.languages } ?? ofProgram
  }

  /// By `-AppleLanguages`, else by the environment.
  private static let ofProgram = languages(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// The languages after the argument `-AppleLanguages`, else those of the variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`: the first
  /// that is set. `C` and `POSIX` name no language.
  package static func languages(arguments: [String], environment: [String: String]) -> [String] {
    if let place = arguments.lastIndex(of: "-AppleLanguages"), place + 1 < arguments.count { return list(arguments[place + 1]) }
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      return value.split(separator: ":").compactMap { language(ofLocale: String($0)) }
    }
    return []
  }

  /// The languages of an argument: `(ar)`, `("pt-BR", en)`, `de`.
  package static func list(_ text: String) -> [String] {
    let separators: Set<Character> = ["(", ")", ",", "\"", "'", " ", "\n", "\t"]
    return text.split { separators.contains($0) }.map { String($0.replacing("_", with: "-")) }
  }

  /// `de_AT.UTF-8` is `de-AT`; nil for a locale without a language.
  private static func language(ofLocale locale: String) -> String? {
    let parts = locale.split(separator: "@", maxSplits: 1)
    let name = parts.first?.prefix { $0 != "." } ?? ""
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    let language = String(name.replacing("_", with: "-"))
    guard parts.count == 2, let script = scripts[String(parts[1])] else { return language }
    let codes = language.split(separator: "-", maxSplits: 1)
    return ([codes[0], Substring(script)] + codes.dropFirst()).joined(separator: "-")
  }

  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

  /// The languages of `available` that are searched for a resource, best first: the first preferred one that is there, what it falls back
  /// to, then the development language.
  ///
  /// `de-AT` falls back to `de`, `zh-TW` to `zh-Hant`, `pt-PT` to another `pt`; the case of letters and `_` for `-` make no difference.
  package static func order(preferred: [String], available: [String], development: String) -> [String] {
    var found: [String] = []
    for language in preferred {
      found = matches(language, in: available)
      if !found.isEmpty { break }
    }
    for name in matches(development, in: available) where !found.contains(name) { found.append(name) }
    return found
  }

  private static func matches(_ language: String, in available: [String]) -> [String] {
    let names = Dictionary(available.map { (canonical($0), $0) }) { first, _ in first }
    var found: [String] = []
    for candidate in fallbacks(of: canonical(language)) {
      if let name = names[candidate], !found.contains(name) { found.append(name) }
    }
    if found.isEmpty, let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first {
      let prefix = canonical(String(code)) + "-"
      let isOfScript = { (name: String) in script(of: name) == script(of: canonical(language)) }
      found = available.sorted().filter { canonical($0).hasPrefix(prefix) && isOfScript(canonical($0)) }.prefix(1).map(\.self)
    }
    return found
  }

  /// Lower case with hyphens; the names that Xcode once gave to folders are codes: `English`, `German`.
  private static func canonical(_ name: String) -> String {
    let code = name.replacing("_", with: "-").lowercased()
    return formerNames[code] ?? code
  }

  private static let formerNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
    "iw": "he",
    "in": "id", "no": "nb",
  ]

  /// The language itself, without its region, with the script that it is written in, and without that: all in lower case.
  private static func fallbacks(of language: String) -> [String] {
    var parts = language.split(separator: "-").map(String.init)
    var all = [language]
    if let script = script(of: language), parts.count > 1, parts[1] != script { all.append("\(parts[0])-\(script)") }
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: "-")
      // Plain `zh` is written in simplified letters.
      if parts.count > 1 || script(of: language) == script(of: shorter) { all.append(shorter) }
    }
    return all
  }

  /// The script of a language that is written in two; nil for others.
  private static func script(of language: String) -> String? {
    let parts = language.split(separator: "-").map(String.init)
    if let named = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) { return named }
    switch parts.first {
    case "zh": return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    case "sr": return "cyrl"
    default: return nil
    }
  }

  /// Whether texts of the language are read from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    let name = canonical(language)
    if let script = script(of: name) { return rightToLeftScripts.contains(script) }
    return rightToLeft.contains(name.split(separator: "-").first.map(String.init) ?? "")
  }

  private static let rightToLeft: Set<String> = [
    "ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "arc", "syr", "nqo",
  ]
  private static let rightToLeftScripts: Set<String> = ["arab", "hebr", "thaa", "syrc", "nkoo"]
}
