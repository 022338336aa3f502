#if UIKitSource
import SwiftSyntax

extension FileReader {
  /// The attributes that give a member a selector. Nibs set outlets and inspectable properties by theirs.
  private static let objcAttributes: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable",
  ]

  /// Whether a member of a protocol is marked `optional`.
  func isOptionalRequirement(_ modifiers: DeclModifierListSyntax) -> Bool { has(.optional, modifiers) }

  /// False for an optional requirement, which leaves the protocol.
  func read(_ node: FunctionDeclSyntax) -> Bool {
    var signature = signature(node.signature, node.genericParameterClause)
    signature.isGeneric = signature.isGeneric || signature.parameters.contains { $0.type.contains("some ") }
    let method = MemberSummary.Method(
      signature: signature, result: node.signature.returnClause?.type.trimmedDescription,
      body: node.body.map { Span(start: $0.leftBrace.endOffset, end: $0.rightBrace.startOffset) })
    return add(.method(method), node.name, node.funcKeyword, node)
  }

  func read(_ node: InitializerDeclSyntax) {
    let initializer = MemberSummary.Initializer(
      signature: signature(node.signature, node.genericParameterClause), isConvenience: has(.convenience, node.modifiers),
      isRequired: has(.required, node.modifiers), isFailable: node.optionalMark != nil)
    _ = add(.initializer(initializer), node.initKeyword, node.initKeyword, node)
  }

  func read(_ node: VariableDeclSyntax) -> Bool {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      if !add(.property(property(binding, node)), pattern.identifier, node.bindingSpecifier, node) { return false }
    }
    return true
  }

  private func property(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) -> MemberSummary.Property {
    var property = MemberSummary.Property(type: binding.typeAnnotation?.type.trimmedDescription)
    switch binding.accessorBlock?.accessors {
    case nil: property.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var)
    case .getter: property.isComputed = true
    case .accessors(let accessors):
      let names = accessors.map(\.accessorSpecifier.text)
      property.isComputed = names.contains("get")
      property.isSettable = names.contains("set") || !property.isComputed
    }
    return property
  }

  private func signature(
    _ signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> MemberSummary.Signature {
    MemberSummary.Signature(
      parameters: parameters(signature.parameterClause), isGeneric: generics != nil,
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil, isThrowing: signature.effectSpecifiers?.throwsClause != nil)
  }

  /// Adds a member to its type. An optional requirement is removed from the text; false then.
  private func add(
    _ kind: MemberSummary.Kind, _ name: TokenSyntax, _ keyword: TokenSyntax,
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax
  ) -> Bool {
    let scope = scopes[scopes.count - 1]
    let type = summary.types[scope]
    let own = access(node.modifiers)
    let attributes = attributeNames(node.attributes)
    if type.kind == .extensionType, let open = node.modifiers.first(where: { $0.name.text == "open" && $0.detail == nil }) {
      // The class declares the member, as open; the extension keeps what that calls.
      summary.edits.append(TextEdit(open.span, "public"))
    }
    let member = MemberSummary(
      name: name.text, kind: kind, access: own.isEmpty && type.kind == .extensionType ? type.access : own,
      traits: traits(node.attributes, node.modifiers),
      objectiveC: MemberSummary.ObjectiveC(
        isExposed: !attributes.isDisjoint(with: Self.objcAttributes) || (type.kind == .extensionType && type.isObjC),
        isHidden: attributes.contains("nonobjc"), name: objcName(node.attributes)),
      attributes: ["discardableResult", "MainActor"].filter(attributes.contains).map { "@\($0)" }
        + (has(.nonisolated, node.modifiers) ? ["nonisolated"] : []),
      spans: MemberSummary.Spans(
        keyword: keyword.span, name: name.span,
        override: node.modifiers.first { $0.name.tokenKind == .keyword(.override) }?.span,
        mainActor: node.attributes.last { attributeName($0) == "MainActor" }?.span))
    summary.types[scope].members.append(member)
    guard member.isOptional else { return true }
    removeLeavingLines(Syntax(node))
    if let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon {
      summary.edits.append(TextEdit(semicolon.span, ""))
    }
    return false
  }

  private func traits(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> MemberSummary.Traits {
    var traits: MemberSummary.Traits = []
    if has(.static, modifiers) || has(.class, modifiers) { traits.insert(.typeMember) }
    if isOptionalRequirement(modifiers) { traits.insert(.optional) }
    if has(.dynamic, modifiers) && attributeNames(attributes).contains("objc") { traits.insert(.dynamic) }
    if isUnavailable(attributes) { traits.insert(.unavailable) }
    if conditionDepth > 0 { traits.insert(.conditional) }
    return traits
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

  func objcName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "objc" {
      guard let arguments = attribute.arguments else { continue }
      return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
    return nil
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [MemberSummary.Parameter] {
    clause.parameters.enumerated().map { place, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      // A parameter without a name needs one in a declaration that passes it on.
      return MemberSummary.Parameter(
        label: parameter.firstName.text, name: name == "_" ? "argument\(place)" : name,
        type: oneLine(parameter.type.trimmedDescription) + (parameter.ellipsis == nil ? "" : "..."),
        defaultValue: (parameter.defaultValue?.value.trimmedDescription).map(oneLine))
    }
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
