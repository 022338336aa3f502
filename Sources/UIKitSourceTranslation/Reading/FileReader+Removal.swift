#if UIKitSource
import SwiftSyntax

extension FileReader {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    "NSManaged", "NSCopying",
  ]

  func read(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if name == "UIApplicationMain" {
      summary.edits.append(TextEdit(node.attributeName.span, "main"))
      return
    }
    guard Self.removed.contains(name) else { return }
    if name == "NSManaged" {
      note(.warning, node.startOffset, "@NSManaged: there is no Core Data on Linux", "give the property a value of its own")
    }
    remove(node)
  }

  /// Removes the syntax and the spaces after it.
  func remove(_ node: some SyntaxProtocol) {
    var span = node.span
    if case .spaces(let count)? = node.trailingTrivia.first { span.end += count }
    let breaks = node.trimmedDescription.filter(\.isNewline)
    summary.edits.append(TextEdit(span, String(breaks)))
  }

  /// Removes the syntax, and keeps its line breaks so that the lines below keep their numbers.
  func removeLeavingLines(_ node: Syntax) {
    summary.edits.append(TextEdit(node.span, String(node.trimmedDescription.filter(\.isNewline))))
  }

  func read(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    imports.insert(module)
    let path = node.path.span
    if conditions.modules.contains(module) {
      if node.path.count > 1, node.importKindSpecifier == nil { summary.edits.append(TextEdit(path, module)) }
      return
    }
    if let replacement = AppleModules.replacements[module] {
      let start = node.importKindSpecifier?.startOffset ?? path.start
      summary.edits.append(TextEdit(Span(start: start, end: path.end), replacement))
    } else if AppleModules.names.contains(module) {
      removeLeavingLines(Syntax(node))
      guard module != "SwiftUI" else {
        swiftUIImport = node.startOffset
        return
      }
      note(
        .warning, node.startOffset, "import \(module): there is no such framework on Linux, the import is dropped",
        "put the code that uses it into #if canImport(\(module))")
    }
  }

  func read(_ node: IfConfigDeclSyntax) {
    var isOpen = false
    for clause in node.clauses {
      let known = clause.condition.flatMap { conditions.value(of: $0, &summary.edits) }
      if clause.condition != nil, known == false { continue }
      if clause.condition != nil, known == nil { isOpen = true }
      conditionDepth += isOpen ? 1 : 0
      if let elements = clause.elements { walk(elements) }
      conditionDepth -= isOpen ? 1 : 0
      if known == true { break }
    }
    // The conditions of the clauses after one that holds are left as they are: the compiler does not look at them.
  }

  func read(_ node: AvailabilityConditionSyntax) {
    guard let isAvailable = conditions.isAvailable(node.availabilityArguments), !isAvailable else { return }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    summary.edits.append(TextEdit(node.span, isNegated ? "true" : "false"))
  }
}
#endif
