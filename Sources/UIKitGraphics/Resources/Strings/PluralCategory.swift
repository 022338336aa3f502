internal import Foundation
internal import Synchronization
internal import _FoundationICU

/// Which form of a text a number has in a language, by the rules of Unicode's CLDR.
enum PluralCategory {
  private final class Rules: @unchecked Sendable {
    /// Immutable after it is opened, and read by any thread. Never closed.
    let rules: OpaquePointer?

    init(_ language: String) {
      var status = U_ZERO_ERROR
      rules = swift_uplrules_open(language, &status)
    }
  }

  private static let opened = Mutex<[String: Rules]>([:])

  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  static func of(_ number: Double, in language: String) -> String {
    let name = language.replacing("-", with: "_")
    let known = opened.withLock { opened in
      let rules = opened[name] ?? Rules(name)
      opened[name] = rules
      return rules
    }
    guard let rules = known.rules else { return number == 1 ? "one" : "other" }
    var (status, keyword) = (U_ZERO_ERROR, [UInt16](repeating: 0, count: 16))
    let length = swift_uplrules_select(rules, number, &keyword, 16, &status)
    guard length > 0, length <= 16 else { return "other" }
    return String(decoding: keyword[..<Int(length)], as: UTF16.self)
  }
}
