internal import Foundation

/// The text of simple HTML.
enum HTMLText {
  private static let breaks: Set<String> = ["br", "p", "/p", "div", "/div", "li", "tr", "h1", "h2", "h3", "/h1", "/h2", "/h3"]
  private static let hidden: Set<String> = ["style", "script", "head", "title"]
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "]

  /// Without tags; those that begin a line become the end of one. O(n).
  static func plain(_ html: String) -> String {
    var lines = [""]
    var hiddenBy: String?
    var rest = html[...]
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
        let name = String(tag.prefix { !$0.isWhitespace && $0 != ">" }.drop { $0 == "!" })
        rest = rest[rest.index(after: end)...]
        if let hider = hiddenBy {
          if name == "/" + hider { hiddenBy = nil }
        } else if hidden.contains(name) {
          hiddenBy = name
        } else if breaks.contains(name.hasSuffix("/") && name != "/" ? String(name.dropLast()) : name) {
          if !(lines.last!.isEmpty && lines.count > 1 && lines[lines.count - 2].isEmpty) { lines.append("") }
        }
      } else {
        rest = rest.dropFirst()
        if hiddenBy != nil { continue }
        if character == "&", let end = rest.prefix(10).firstIndex(of: ";"), let text = entity(rest[..<end]) {
          lines[lines.count - 1] += text
          rest = rest[rest.index(after: end)...]
        } else if !character.isWhitespace {
          lines[lines.count - 1].append(character)
        } else if lines.last?.last?.isWhitespace == false {
          lines[lines.count - 1] += " "
        }
      }
    }
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n").trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  private static func entity(_ name: Substring) -> String? {
    if let known = names[String(name)] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(String.init)
  }
}
