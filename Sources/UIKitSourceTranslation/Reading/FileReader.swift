#if UIKitSource
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads a file in one parse and one pass over its syntax.
final class FileReader: SyntaxVisitor {
  var summary: FileSummary
  let conditions: Conditions
  let lines: LineTable
  /// The enclosing types, by their places in `summary.types`.
  var scopes: [Int] = []
  /// How many functions and closures enclose the syntax.
  var functionDepth = 0
  /// The generic parameters in sight and their bounds.
  var generics: [[String: String]] = []
  /// By variable, the bounds of metatypes in the same scopes.
  var metatypes: [[String: String]] = []
  var imports: Set<String> = []
  /// Names of members in Swift 4 that functions of the file give to variables.
  var localNames: Set<String> = []
  /// Where the file imports SwiftUI.
  var swiftUIImport: Int?
  /// How many conditions that the compiler decides enclose the syntax.
  var conditionDepth = 0
  /// The function depths outside of the enclosing types.
  var savedDepths: [Int] = []

  static func summary(of file: SourceFile, _ conditions: Conditions, missing: Set<String> = []) -> FileSummary {
    var tree = parse(file.text)
    let reader = FileReader(file, conditions)
    if tree.hasError { reader.noteErrors(of: tree) } else { reader.leaveOutSwiftUI(&tree, file.text, missing) }
    if !reader.summary.hasErrors { reader.walk(tree) }
    reader.finish()
    return reader.summary
  }

  /// As Swift 5: what Swift 6 made an error, such as the space in `@available (iOS 15, *)`, is left to the compiler.
  private static func parse(_ text: String) -> SourceFileSyntax {
    var parser = Parser(text, swiftVersion: .v5)
    return SourceFileSyntax.parse(from: &parser)
  }

  private init(_ file: SourceFile, _ conditions: Conditions) {
    summary = FileSummary(path: file.path)
    self.conditions = conditions
    lines = LineTable(file.text)
    super.init(viewMode: .sourceAccurate)
  }

  /// Goes on with the rest of a file that declares something for SwiftUI beside other things.
  private func leaveOutSwiftUI(_ tree: inout SourceFileSyntax, _ text: String, _ missing: Set<String>) {
    let declarations = SwiftUIDeclarations(in: tree, missing: missing)
    guard !declarations.all.isEmpty else { return }
    summary.leftOutTypes = declarations.topLevelTypes
    for declaration in declarations.all {
      let lines = text.utf8.dropFirst(declaration.span.start).prefix(declaration.span.count).count { $0 == 10 }
      summary.edits.append(TextEdit(declaration.span, String(repeating: "\n", count: lines)))
      note(.note, declaration.span.start, "\(declaration.name) uses SwiftUI and is left out", "")
    }
    tree = Self.parse(declarations.blanked(text))
  }

  private func noteErrors(of tree: SourceFileSyntax) {
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree) where diagnostic.diagMessage.severity == .error {
      note(.error, diagnostic.position.utf8Offset, diagnostic.message, "")
    }
  }

  private func finish() {
    defer { summary.imports = imports.sorted() }
    guard let swiftUIImport else { return }
    guard !imports.contains("UIKit") else {
      if summary.notes.contains(where: { $0.message.hasSuffix("uses SwiftUI and is left out") }) { return }
      return note(
        .warning, swiftUIImport, "import SwiftUI: there is no such framework on Linux, the import is dropped",
        "put the code that uses it into #if canImport(SwiftUI)")
    }
    let types = summary.types.filter { $0.kind != .extensionType && !$0.name.contains(".") && !$0.isLocal }.map(\.name)
    summary = FileSummary(path: summary.path)
    summary.leftOutTypes = types
    summary.isTranslated = false
    note(.note, 0, "the file uses SwiftUI and is left out", "")
  }

  func note(_ severity: SourceNote.Severity, _ offset: Int, _ message: String, _ advice: String) {
    let place = lines.place(of: offset)
    summary.notes.append(
      SourceNote(
        severity: severity, path: summary.path, line: place.line, column: place.column, message: message, advice: advice))
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .classType, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .valueType, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .valueType, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .valueType, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocolType, nil) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .extensionType, nil) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, let bound = node.inheritanceClause?.inheritedTypes.first {
      summary.types[scope].associatedTypes[node.name.text] = bound.type.trimmedDescription
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    readDeclaredName(node.name)
    if functionDepth == 0 { summary.typeAliases[qualified(node.name.text)] = node.initializer.value.trimmedDescription }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    readDeclaredName(node.name, isOverride: has(.override, node.modifiers))
    readOldLabel(node)
    if functionDepth == 0, !scopes.isEmpty, !read(node) { return .skipChildren }
    pushGenerics(node.genericParameterClause, node.genericWhereClause, node.signature.parameterClause.parameters)
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    guard functionDepth > 0, !isOptionalRequirement(node.modifiers) else { return }
    functionDepth -= 1
    popGenerics()
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, !scopes.isEmpty { read(node) }
    pushGenerics(node.genericParameterClause, node.genericWhereClause, node.signature.parameterClause.parameters)
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    functionDepth -= 1
    popGenerics()
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, !scopes.isEmpty, !read(node) { return .skipChildren }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let token = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let name = token.text
      let declaration = node.parent?.parent?.as(VariableDeclSyntax.self)
      readDeclaredName(token, isOverride: declaration.map { has(.override, $0.modifiers) } ?? false)
      readName(name, node.typeAnnotation?.type)
      readMetatype(name, node.typeAnnotation?.type)
    }
    return .visitChildren
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      readMetatype(name, cast: node.initializer?.value)
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    readName((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    readName(node.name.text, nil)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    readName((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: AccessorDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }

  private func enterFunction() -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  // MARK: Attributes, conditions, expressions

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .skipChildren
  }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { remove(node) }
    return .skipChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .skipChildren
  }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .skipChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    readName(node.name)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { readName(node.baseName) }
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    readMemberName(node)
    if let names = node.declName.argumentNames { read(node, names) }
    readIntersection(node)
    readObjectProperty(node)
    readInitializerReference(node)
    return .visitChildren
  }
}
#endif
