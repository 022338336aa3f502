internal import Foundation

/// A closure with a text between three quotation marks.
struct InlineLiteral {
  let text: String
  let indent, unit, newline: String

  var closure: String {
    let (inner, hashes) = (indent + unit, String(repeating: "#", count: hashCount))
    let lines = escaped(hashes).split(separator: "\n", omittingEmptySubsequences: false)
    let content = text.isEmpty ? [] : lines.map { $0.isEmpty ? "" : inner + $0 }
    return (["{", "\(inner)\(hashes)\"\"\""] + content + ["\(inner)\"\"\"\(hashes)", "\(indent)}"]).joined(separator: newline)
  }

  /// As many as no backslash and no three quotation marks in the text have behind them, so that the text stands as it is.
  private var hashCount: Int {
    let bytes = Array(text.utf8)
    let marks = [[UInt8(ascii: "\\")], [UInt8](repeating: UInt8(ascii: "\""), count: 3)]
    let counts = bytes.indices.flatMap { place in
      marks.filter { bytes[place...].starts(with: $0) }.map { mark in
        bytes[(place + mark.count)...].prefix { $0 == UInt8(ascii: "#") }.count + 1
      }
    }
    return counts.max() ?? 0
  }

  /// Controls that a source cannot hold, and returns, which end lines there.
  private func escaped(_ hashes: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 32 && scalar != "\n" && scalar != "\t" || scalar.value == 127
      if isControl { result += "\\\(hashes)u{\(String(scalar.value, radix: 16))}" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
