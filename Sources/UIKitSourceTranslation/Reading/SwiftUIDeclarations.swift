#if UIKitSource
import SwiftSyntax

/// The declarations of a file that need SwiftUI, or a type of the module that needs it, beside others that need UIKit alone.
struct SwiftUIDeclarations {
  struct Declaration {
    let span: Span
    let name: String
    var isTopLevel = false
  }

  private static let protocols: Set<String> = [
    "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "PreferenceKey",
    "EnvironmentKey", "DynamicProperty",
  ]
  private static let types: Set<String> = [
    "SwiftUI", "Color", "Binding", "EdgeInsets", "UIHostingController", "UIHostingConfiguration", "EnvironmentValues", "AnyView",
    "LocalizedStringKey", "UIViewRepresentableContext", "UIViewControllerRepresentableContext",
  ]
  private static let attributes: Set<String> = [
    "State", "Binding", "Environment", "EnvironmentObject", "StateObject", "ObservedObject", "ViewBuilder", "GestureState",
    "ScaledMetric", "FocusState",
  ]

  /// In the order of the file; empty unless it imports both frameworks.
  private(set) var all: [Declaration] = []
  /// The names of whole types among them.
  private var types: Set<String> = []
  /// Types of other files that were left out.
  private let missing: Set<String>

  /// The types at the top of the file that are left out.
  var topLevelTypes: [String] { all.filter { $0.isTopLevel && types.contains($0.name) }.map(\.name) }

  init(in tree: SourceFileSyntax, missing: Set<String>) {
    self.missing = missing
    let declarations = Self.declarations(in: tree.statements)
    let imports = Set(declarations.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text })
    let importsBoth = imports.contains("SwiftUI") && (imports.contains("UIKit") || importsByPlatform(tree))
    guard importsBoth || (!missing.isEmpty && !imports.contains("SwiftUI")) else { return }
    for declaration in declarations { find(in: declaration, importsBoth, isTopLevel: true) }
    // Extensions of a type go with it.
    for case let part? in declarations.map({ $0.as(ExtensionDeclSyntax.self) })
    where types.contains(part.extendedType.trimmedDescription) && !all.contains(where: { $0.span.start == part.startOffset }) {
      all.removeAll { part.span.contains($0.span) }
      all.append(Declaration(span: part.span, name: part.extendedType.trimmedDescription))
    }
    all.sort { $0.span.start < $1.span.start }
  }

  /// Whether SwiftUI is imported inside of a condition: such a file has something for other platforms too.
  private func importsByPlatform(_ tree: SourceFileSyntax) -> Bool {
    let all = Self.declarations(in: tree.statements).compactMap { $0.as(ImportDeclSyntax.self) }
    let swiftUI = all.filter { $0.path.first?.name.text == "SwiftUI" }
    return swiftUI.contains { place in !tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.id == place.id } }
  }

  /// Those of the file, and those in the clauses of its conditions.
  private static func declarations(in statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
    statements.flatMap { statement -> [DeclSyntax] in
      guard let condition = statement.item.as(IfConfigDeclSyntax.self) else {
        return statement.item.as(DeclSyntax.self).map { [$0] } ?? []
      }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        if case .statements(let inner)? = clause.elements { declarations(in: inner) } else { [] }
      }
    }
  }

  /// The text with spaces in place of the declarations: every other byte and every line keeps its place.
  func blanked(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for declaration in all {
      for index in declaration.span.start..<declaration.span.end where bytes[index] != 10 && bytes[index] != 13 {
        bytes[index] = 32
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func find(in declaration: DeclSyntax, _ importsBoth: Bool, isTopLevel: Bool) {
    guard !declaration.is(ImportDeclSyntax.self), !declaration.is(IfConfigDeclSyntax.self) else { return }
    let uses = Uses(missing, importsBoth)
    uses.walk(declaration)
    guard uses.isFound else { return }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self), !usesInHead(group, importsBoth), !usesInStorage(group) {
      for member in group.memberBlock.members { find(in: member.decl, importsBoth, isTopLevel: false) }
    } else {
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      all.append(
        Declaration(
          span: declaration.span, name: name ?? "declaration", isTopLevel: isTopLevel))
      let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil || declaration.is(TypeAliasDeclSyntax.self)
      if isType, let name { types.insert(name) }
    }
  }

  /// Whether a stored property has the type of another file that was left out: without the property no initializer compiles.
  private func usesInStorage(_ group: any DeclGroupSyntax) -> Bool {
    group.memberBlock.members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
      let uses = Uses(missing, false)
      for binding in variable.bindings where binding.accessorBlock == nil {
        if let type = binding.typeAnnotation?.type { uses.walk(type) }
      }
      return uses.isFound
    }
  }

  private func usesInHead(_ group: any DeclGroupSyntax, _ importsBoth: Bool) -> Bool {
    let uses = Uses(missing, importsBoth)
    uses.walk(group.attributes)
    if let clause = group.inheritanceClause { uses.walk(clause) }
    if let clause = group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause { uses.walk(clause) }
    if let clause = group.genericWhereClause { uses.walk(clause) }
    if let type = group.as(ExtensionDeclSyntax.self)?.extendedType {
      return uses.isFound || missing.contains(type.trimmedDescription)
        || (importsBoth && Self.protocols.union(Self.types).contains(type.trimmedDescription))
    }
    return uses.isFound
  }

  private final class Uses: SyntaxVisitor {
    var isFound = false
    private let missing: Set<String>
    /// False for a file that does not import SwiftUI: its names mean something else there.
    private let knowsSwiftUI: Bool

    init(_ missing: Set<String>, _ knowsSwiftUI: Bool) {
      self.missing = missing
      self.knowsSwiftUI = knowsSwiftUI
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
      check(node.type, protocols)
      return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      if let bound = node.inheritedType { check(bound, protocols) }
      return .visitChildren
    }
    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
      check(node.rightType, protocols)
      return .visitChildren
    }
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
      check(node.constraint, protocols)
      return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node.extendedType, protocols)
      return .visitChildren
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      check(node.attributeName, attributes)
      return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      // `View` alone may be a generic parameter.
      let isOfSwiftUI = knowsSwiftUI && (types.contains(name) || (protocols.contains(name) && name != "View"))
      isFound = isFound || isOfSwiftUI || missing.contains(name)
      return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      isFound = isFound || (knowsSwiftUI && types.contains(node.baseName.text)) || missing.contains(node.baseName.text)
      return .visitChildren
    }

    private func check(_ type: TypeSyntax, _ names: Set<String>) {
      isFound = isFound || (knowsSwiftUI && names.contains(type.trimmedDescription.prefix { $0 != "<" }.description))
    }
  }
}
#endif
