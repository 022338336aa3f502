#if UIKitSource
import SwiftSyntax

/// The name of a type declaration and its end, which the kinds of declarations spell differently.
protocol TypeDeclaration: DeclGroupSyntax {
  var typeName: String { get }
  /// The last token before an inheritance clause.
  var headEnd: Int { get }
}

extension TypeDeclaration where Self: NamedDeclSyntax { var typeName: String { name.text } }

extension TypeDeclaration where Self: NamedDeclSyntax & WithGenericParametersSyntax {
  var headEnd: Int { genericParameterClause?.endOffset ?? name.endOffset }
}

extension ClassDeclSyntax: TypeDeclaration {}
extension ActorDeclSyntax: TypeDeclaration {}
extension StructDeclSyntax: TypeDeclaration {}
extension EnumDeclSyntax: TypeDeclaration {}
extension ProtocolDeclSyntax: TypeDeclaration {
  var headEnd: Int { primaryAssociatedTypeClause?.endOffset ?? name.endOffset }
}
extension ExtensionDeclSyntax: TypeDeclaration {
  var typeName: String { extendedType.trimmedDescription }
  var headEnd: Int { extendedType.endOffset }
}

extension FileReader {
  func enter(
    _ node: some TypeDeclaration, _ kind: TypeSummary.Kind, _ parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let attributes = attributeNames(node.attributes)
    var type = TypeSummary(
      kind: kind, name: kind == .extensionType ? node.typeName : qualified(node.typeName), access: access(node.modifiers),
      keyword: node.introducer.span, keywordText: node.introducer.text,
      inheritanceEnd: inheritanceEnd(of: node),
      body: Span(start: node.memberBlock.leftBrace.endOffset, end: node.memberBlock.rightBrace.startOffset),
      separator: separator(in: node.memberBlock), line: lines.place(of: node.introducer.startOffset).line)
    if node.introducer.text != "extension" { summary.ownNames.formUnion([node.typeName].filter(SwiftFourNames.contains)) }
    type.isFinal = has(.final, node.modifiers)
    type.isLocal = functionDepth > 0 || scopes.contains { summary.types[$0].isLocal }
    type.isObjC = attributes.contains("objc") || attributes.contains("objcMembers")
    type.objcName = objcName(node.attributes)
    type.hasObjCMembers = attributes.contains("objcMembers")
    type.isMain = attributes.contains("main") || attributes.contains("UIApplicationMain")
    type.isMainActor = attributes.contains("MainActor")
    type.isGeneric = parameters != nil
    type.isConstrained = node.genericWhereClause != nil
    type.inherited = node.inheritanceClause?.inheritedTypes.map { plainType($0.type) } ?? []
    scopes.append(summary.types.count)
    summary.types.append(type)
    savedDepths.append(functionDepth)
    functionDepth = 0
    pushGenerics(parameters, node.genericWhereClause)
    return .visitChildren
  }

  func leaveType() {
    scopes.removeLast()
    popGenerics()
    functionDepth = savedDepths.removeLast()
  }

  /// Without `@unchecked` and the like, and without generic arguments.
  private func plainType(_ type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return plainType(attributed.baseType) }
    return type.trimmedDescription
  }

  private func inheritanceEnd(of node: some TypeDeclaration) -> Int {
    guard let types = node.inheritanceClause?.inheritedTypes, let last = types.last else { return node.headEnd }
    return last.type.endOffset
  }

  /// A member before the closing brace needs a semicolon if it stands on the line of another member.
  private func separator(in block: MemberBlockSyntax) -> String {
    let isFirstOnLine = block.rightBrace.leadingTrivia.contains { $0.isNewline }
    return isFirstOnLine || block.members.isEmpty ? " " : "; "
  }

  func qualified(_ name: String) -> String {
    guard let scope = scopes.last else { return name }
    return summary.types[scope].name + "." + name
  }

  func pushGenerics(
    _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?,
    _ values: FunctionParameterListSyntax? = nil
  ) {
    var bounds: [String: String] = [:]
    for parameter in parameters?.parameters ?? [] {
      if let bound = parameter.inheritedType { bounds[parameter.name.text] = bound.trimmedDescription }
    }
    for requirement in clause?.requirements ?? [] {
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) else { continue }
      bounds[conformance.leftType.trimmedDescription] = conformance.rightType.trimmedDescription
    }
    generics.append(bounds)
    metatypes.append([:])
    for value in values ?? [] { readMetatype((value.secondName ?? value.firstName).text, value.type) }
  }

  func popGenerics() {
    generics.removeLast()
    metatypes.removeLast()
  }

  /// Keeps the bound of what `name.init()` creates, where `name` is of type `T.Type`: that of a generic parameter, else the class itself.
  func readMetatype(_ name: String, _ type: TypeSyntax?) {
    guard let type = type?.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type", !metatypes.isEmpty else {
      return
    }
    let base = type.baseType.trimmedDescription
    metatypes[metatypes.count - 1][name] = generics.last { $0[base] != nil }?[base] ?? base
  }

  /// The same for `if let name = x as? T.Type`.
  func readMetatype(_ name: String, cast value: ExprSyntax?) {
    let cast = value?.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    readMetatype(name, cast ?? value?.as(AsExprSyntax.self)?.type)
  }

  func attributeNames(_ attributes: AttributeListSyntax) -> Set<String> { Set(attributes.compactMap(attributeName)) }

  /// nil for an `#if` among the attributes.
  func attributeName(_ element: AttributeListSyntax.Element) -> String? {
    element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
  }

  func has(_ keyword: Keyword, _ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }

  /// `internal` if none is written, or only one for the setter.
  func access(_ modifiers: DeclModifierListSyntax) -> String {
    let names: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    return modifiers.first { $0.detail == nil && names.contains($0.name.text) }?.name.text ?? ""
  }
}
#endif
