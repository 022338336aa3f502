internal import Foundation

/// What is known of a type.
struct TypeDeclaration: Sendable {
  let identifier: String
  /// The identifier without regard to case.
  let key: String
  var tags: [UTTagClass: [String]] = [:]
  /// The identifiers of the types above it.
  var supertypes: [String] = []
  var summary: String?
  var version: Int?
  var reference: URL?
  var isDeclared = true

  init(identifier: String, supertypes: [String] = [], isDeclared: Bool = true) {
    (self.identifier, key) = (identifier, identifier.lowercased())
    (self.supertypes, self.isDeclared) = (supertypes, isDeclared)
  }

  /// Reads a line of `SystemTypes.table`.
  init(line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    self.init(identifier: String(parts[0]), supertypes: parts[3].split(separator: ",").map(String.init))
    for (part, tagClass) in [(parts[1], UTTagClass.filenameExtension), (parts[2], .mimeType)] where !part.isEmpty {
      tags[tagClass] = part.split(separator: ",").map(String.init)
    }
    summary = String(parts[4])
  }

  /// Reads a dictionary of `UTExportedTypeDeclarations`; nil without an identifier.
  init?(info: [String: Any]) {
    guard let identifier = info["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
    self.init(identifier: identifier, supertypes: Self.texts(info["UTTypeConformsTo"]))
    for (name, value) in info["UTTypeTagSpecification"] as? [String: Any] ?? [:] {
      let texts = Self.texts(value).map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      if !texts.isEmpty { tags[UTTagClass(rawValue: name)] = texts }
    }
    summary = info["UTTypeDescription"] as? String
    version = info["UTTypeVersion"] as? Int ?? (info["UTTypeVersion"] as? String).flatMap { Int($0) }
    reference = (info["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) }
  }

  /// A text or a list of texts.
  private static func texts(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
}

/// A type that stands for a tag which no declared type has; its identifier contains the tag, and can be read again.
struct DynamicType {
  static let prefix = "dyn."

  let tag: String
  let tagClass: UTTagClass
  let supertype: String?

  init(tag: String, tagClass: UTTagClass, supertype: String?) {
    (self.tag, self.tagClass, self.supertype) = (tag, tagClass, supertype)
  }

  /// Reads an identifier; nil for one that is not dynamic, or damaged.
  init?(_ identifier: String) {
    guard identifier.lowercased().hasPrefix(Self.prefix) else { return nil }
    let digits = Array(identifier.lowercased().dropFirst(Self.prefix.count).utf8)
    guard digits.count.isMultiple(of: 2), !digits.isEmpty else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { place in
      UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
    }
    guard !bytes.contains(nil), let text = String(validating: bytes.compactMap(\.self), as: UTF8.self) else { return nil }
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[1].isEmpty else { return nil }
    self.init(tag: parts[1], tagClass: UTTagClass(rawValue: parts[0]), supertype: parts[2].isEmpty ? nil : parts[2])
  }

  /// The class, the tag and the supertype in hexadecimal digits: identifiers have letters, digits, dots and hyphens only.
  private var identifier: String {
    let text = [tagClass.rawValue, tag, supertype ?? ""].joined(separator: "\n")
    return Self.prefix + text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  var declaration: TypeDeclaration {
    var made = TypeDeclaration(identifier: identifier, supertypes: supertype.map { [$0] } ?? [], isDeclared: false)
    made.tags = [tagClass: [tag]]
    return made
  }
}
