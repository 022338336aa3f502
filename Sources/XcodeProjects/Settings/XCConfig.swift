#if UIKitSource
import Foundation

/// The assignments of an `.xcconfig` file and of the files that it includes, in their order.
struct XCConfig {
  private(set) var assignments: [(name: String, value: String)] = []
  /// Included files that do not exist, which Xcode reports as errors.
  private(set) var missing: [String] = []
  private var open: [String] = []
  private var count = 0

  /// More files than any project includes: files that include two others each would otherwise be read for ever.
  private static let mostFiles = 500

  init(path: String) throws { try read(path) }

  private mutating func read(_ path: String) throws {
    guard !open.contains(path) else { throw ProjectError(path, "it includes itself, by \(open.last ?? path)") }
    guard count < Self.mostFiles else {
      throw ProjectError(path, "more than \(Self.mostFiles) files are included, counting each time that a file is")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      missing.append(path)
      return
    }
    count += 1
    open.append(path)
    defer { open.removeLast() }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) { try read(line: line, of: path) }
  }

  private mutating func read(line: Substring, of path: String) throws {
    let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#include") { return try include(text, in: path) }
    guard let equals = Self.equalsSign(text) else { return }
    let name = text[..<equals].trimmingCharacters(in: .whitespaces)
    var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
    if !name.isEmpty { assignments.append((name, value)) }
  }

  /// `#include "Other.xcconfig"`, or `#include?` for a file that may be missing.
  private mutating func include(_ text: String, in path: String) throws {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { throw ProjectError(path, "\(text): write #include \"File.xcconfig\"") }
    let included = Disk.join(Disk.parent(path), String(parts[1]))
    let file = Disk.existing(included) ?? included
    if text.hasPrefix("#include?"), !Disk.exists(file) { return }
    try read(file)
  }

  /// The first `=` outside of brackets: `NAME[sdk=iphoneos*] = value`.
  private static func equalsSign(_ text: String) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      return text[index] == "=" && depth <= 0
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
#endif
