#if UIKitSource
/// A declaration that the translator writes. Its text is one line, so that the lines of the original keep their numbers.
struct Declaration {
  /// What stands between the modifiers and the opening brace.
  enum Head {
    /// `parameters` without the parentheses; `effects` is ` async throws` or a part of it.
    case function(String, _ parameters: String = "", effects: String = "", returns: String? = nil)
    case variable(String, type: String)
    case initializer(_ parameters: String = "")
    case extensionOf(String)
    case classNamed(String, _ inherited: [String])
    /// The text of a head.
    case written(String)

    var text: String {
      switch self {
      case .function(let name, let parameters, let effects, let result):
        "func \(name)(\(parameters))\(effects)" + (result.map { " -> " + $0 } ?? "")
      case .variable(let name, let type): "var \(name): \(type)"
      case .initializer(let parameters): "init(\(parameters))"
      case .extensionOf(let type): "extension \(type)"
      case .classNamed(let name, let inherited): "class \(name): \(inherited.joined(separator: ", "))"
      case .written(let text): text
      }
    }
  }

  /// Attributes, access and modifiers in the order of the text; empty ones are left out.
  let modifiers: [String]
  let head: Head
  /// Statements, accessors or members.
  let contents: [String]

  init(_ modifiers: [String], _ head: Head, _ contents: [String]) {
    self.modifiers = modifiers
    self.head = head
    self.contents = contents
  }

  init(_ modifiers: [String], _ head: Head, _ contents: String...) { self.init(modifiers, head, contents) }

  init(_ head: Head, _ contents: String...) { self.init([], head, contents) }

  init(_ modifiers: [String], _ head: Head, members: [Declaration]) { self.init(modifiers, head, members.map(\.text)) }

  init(_ head: Head, members: [Declaration]) { self.init([], head, members: members) }

  var text: String {
    (modifiers.filter { !$0.isEmpty } + [head.text]).joined(separator: " ") + " { " + contents.joined(separator: "; ") + " }"
  }
}
#endif
