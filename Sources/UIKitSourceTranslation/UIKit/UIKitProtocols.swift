#if UIKitSource
/// The protocols of UIKit whose requirements are optional on iOS.
struct UIKitProtocols: Sendable {
  struct Requirement: Sendable, Hashable {
    /// `tableView(_:didSelectRowAt:)`
    let fullName: String
    /// The text of the declaration without `func`.
    let signature: String
    let member: MemberSummary
    let isOptional: Bool
  }

  struct Entry: Sendable {
    let inherited: [String]
    let requirements: [Requirement]
  }

  /// By name.
  let declarations: [String: Entry]
  /// The full names of all optional requirements.
  let optionalNames: Set<String>

  /// The protocols of this package's UIKit.
  static let standard = UIKitProtocols(parsing: uiKitProtocolTable)

  /// A table with a line `ScrollDelegate: Base` for each protocol, followed by its requirements, `? func name(...)` for those that are
  /// optional.
  init(parsing text: String) {
    var declarations: [String: Entry] = [:]
    var source = ""
    var names: [String] = []
    var optional: Set<String> = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        source += line.dropFirst(4) + "\n"
        if line.hasPrefix("  ? ") { optional.insert(String(line.dropFirst(4))) }
      } else {
        let name = line.prefix { $0 != ":" }
        names.append(String(name))
        // A nested protocol's name has dots, which no declaration at the top of a file may have.
        source += (source.isEmpty ? "" : "}\n") + "protocol Table\(names.count)" + line.dropFirst(name.count) + " {\n"
      }
    }
    if !source.isEmpty { source += "}\n" }
    let summary = FileReader.summary(of: SourceFile(path: "UIKit", text: source), Conditions())
    let texts = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (name, type) in zip(names, summary.types) {
      var requirements: [Requirement] = []
      for (offset, member) in type.members.enumerated() {
        let line = texts[type.line + offset]
        let signature = line.dropFirst(line.hasPrefix("func ") ? 5 : 0)
        requirements.append(
          Requirement(
            fullName: member.fullName, signature: String(signature), member: member, isOptional: optional.contains(line)))
      }
      declarations[name] = Entry(inherited: type.inherited, requirements: requirements)
    }
    self.declarations = declarations
    optionalNames = Set(declarations.values.flatMap { $0.requirements.filter(\.isOptional).map(\.fullName) })
  }

  /// The protocol and those that it inherits from, as far as they are known.
  func closure(of names: some Sequence<String>) -> [String] {
    var found: [String] = []
    var waiting = Array(names)
    while let name = waiting.popLast() {
      guard let declaration = declarations[name], !found.contains(name) else { continue }
      found.append(name)
      waiting += declaration.inherited
    }
    return found
  }
}

extension UIKitProtocols {
  /// The table of the public protocols that `files` declare and that have a requirement with a default implementation.
  static func table(of files: [SourceFile]) -> String {
    let types = files.sorted { $0.path < $1.path }.flatMap { FileReader.summary(of: $0, Conditions()).types }
    let extensions = Dictionary(grouping: types.filter { $0.kind == .extensionType }, by: \.name)
    var lines: [String] = []
    for type in types where type.kind == .protocolType && type.access == "public" {
      let defaults = Set((extensions[type.name] ?? []).flatMap(\.members).map(\.fullName))
      guard !type.inherited.isEmpty, type.members.contains(where: { defaults.contains($0.fullName) }) else { continue }
      lines.append(type.name + (type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", ")))
      lines += type.members.map { (defaults.contains($0.fullName) ? "  ? " : "  ! ") + $0.requirementText }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension MemberSummary {
  /// The declaration on one line, as a protocol has it.
  fileprivate var requirementText: String {
    head.text + (property.map { $0.isSettable ? " { get set }" : " { get }" } ?? "")
  }
}
#endif
