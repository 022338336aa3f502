#if UIKitSource
import SwiftSyntax

extension FileReader {
  /// The attributes that give a method a selector. An outlet has one too on iOS, which only nibs use.
  private static let objcAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]

  /// Whether a member of a protocol is marked `optional`.
  func isOptionalRequirement(_ modifiers: DeclModifierListSyntax) -> Bool { has(.optional, modifiers) }

  /// False for an optional requirement, which leaves the protocol.
  func read(_ node: FunctionDeclSyntax) -> Bool {
    var member = member(.method, node.name, node.funcKeyword, node.attributes, node.modifiers)
    member.parameters = parameters(node.signature.parameterClause)
    member.result = node.signature.returnClause?.type.trimmedDescription
    member.isGeneric = node.genericParameterClause != nil || member.parameters.contains { $0.type.contains("some ") }
    member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    member.isComputed = node.body != nil
    member.body = node.body.map { Span(start: $0.leftBrace.endOffset, end: $0.rightBrace.startOffset) }
    return add(member, DeclSyntax(node))
  }

  func read(_ node: InitializerDeclSyntax) {
    var member = member(.initializer, node.initKeyword, node.initKeyword, node.attributes, node.modifiers)
    member.parameters = parameters(node.signature.parameterClause)
    member.isConvenience = has(.convenience, node.modifiers)
    member.isRequired = has(.required, node.modifiers)
    member.isFailable = node.optionalMark != nil
    member.isGeneric = node.genericParameterClause != nil
    _ = add(member, DeclSyntax(node))
  }

  func read(_ node: VariableDeclSyntax) -> Bool {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var member = member(.property, pattern.identifier, node.bindingSpecifier, node.attributes, node.modifiers)
      member.result = binding.typeAnnotation?.type.trimmedDescription
      readAccessors(of: binding, node, &member)
      if !add(member, DeclSyntax(node)) { return false }
    }
    return true
  }

  private func readAccessors(of binding: PatternBindingSyntax, _ node: VariableDeclSyntax, _ member: inout MemberSummary) {
    guard let block = binding.accessorBlock else {
      member.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var)
      return
    }
    guard case .accessors(let accessors) = block.accessors else {
      member.isComputed = true
      return
    }
    let names = accessors.map(\.accessorSpecifier.text)
    member.isComputed = names.contains("get")
    member.isSettable = names.contains("set") || !member.isComputed
  }

  private func member(
    _ kind: MemberSummary.Kind, _ name: TokenSyntax, _ keyword: TokenSyntax, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> MemberSummary {
    let names = attributeNames(attributes)
    let type = summary.types[scopes[scopes.count - 1]]
    let own = access(modifiers)
    var member = MemberSummary(
      kind: kind, name: name.text, access: own.isEmpty && type.kind == .extensionType ? type.access : own, nameSpan: name.span,
      keyword: keyword.span)
    member.isConditional = conditionDepth > 0
    member.isStatic = has(.static, modifiers) || has(.class, modifiers)
    member.isObjC = !names.isDisjoint(with: Self.objcAttributes) || (type.kind == .extensionType && type.isObjC)
    member.nonObjC = names.contains("nonobjc")
    member.isOptional = isOptionalRequirement(modifiers)
    member.isUnavailable = isUnavailable(attributes)
    member.isDynamic = has(.dynamic, modifiers) && names.contains("objc")
    member.objcName = objcName(attributes)
    member.attributes = ["discardableResult", "MainActor"].filter(names.contains).map { "@\($0)" }
    if has(.nonisolated, modifiers) { member.attributes.append("nonisolated") }
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "MainActor" {
      member.mainActor = attribute.span
    }
    if type.kind == .extensionType, let open = modifiers.first(where: { $0.name.text == "open" && $0.detail == nil }) {
      // The class declares the member, as open; the extension keeps what that calls.
      summary.edits.append(TextEdit(open.span, "public"))
    }
    member.override = modifiers.first { $0.name.tokenKind == .keyword(.override) }?.span
    return member
  }

  private func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available" else {
        return false
      }
      return attribute.arguments?.as(AvailabilityArgumentListSyntax.self)?.contains {
        $0.argument.trimmedDescription == "unavailable"
      } ?? false
    }
  }

  private func objcName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "objc" {
      guard let arguments = attribute.arguments else { continue }
      return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
    return nil
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [MemberSummary.Parameter] {
    clause.parameters.map { parameter in
      MemberSummary.Parameter(
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
        type: oneLine(parameter.type.trimmedDescription) + (parameter.ellipsis == nil ? "" : "..."),
        defaultValue: (parameter.defaultValue?.value.trimmedDescription).map(oneLine))
    }
  }

  /// Adds the member to its type. An optional requirement is removed from the text; false then.
  private func add(_ member: MemberSummary, _ node: DeclSyntax) -> Bool {
    summary.types[scopes[scopes.count - 1]].members.append(member)
    guard member.isOptional else { return true }
    removeLeavingLines(Syntax(node))
    if let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon {
      summary.edits.append(TextEdit(semicolon.span, ""))
    }
    return false
  }

  /// Line breaks become spaces; comments that end lines go.
  func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).map { line in
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.drop(while: \.isWhitespace)
    }.joined(separator: " ")
  }
}

extension Substring {
  /// The first place of `other`.
  func range(of other: String) -> Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(other) { return place..<index(place, offsetBy: other.count) }
      place = index(after: place)
    }
    return nil
  }
}
#endif
