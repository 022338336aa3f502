#if UIKitSource
import SwiftSyntax

extension FileReader {
  func read(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      readSelector(node, argument)
      return .skipChildren
    case "keyPath":
      let components = argument.expression.trimmedDescription.filter { !"!?() \n".contains($0) }.split(separator: ".")
      summary.keyPaths.append(
        KeyPathUse(span: node.span, components: components.map(String.init), scope: scopes.last))
      return .skipChildren
    case "imageLiteral":
      readImageLiteral(node)
      return .visitChildren
    default: return .visitChildren
    }
  }

  private func readSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
    let place = lines.place(of: node.startOffset)
    var use = SelectorUse(
      span: node.span, kind: SelectorUse.Kind(rawValue: argument.label?.text ?? "") ?? .method,
      name: "", scope: scopes.last, line: place.line, column: place.column)
    var expression = argument.expression
    while let inner = unwrapped(expression, &use) { expression = inner }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      use.base = member.base.map { oneLine($0.trimmedDescription) }
      read(member.declName, &use)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      read(reference, &use)
    } else {
      note(
        .warning, node.startOffset, "#selector(\(argument.trimmedDescription)) names no method",
        "write #selector(Type.method(_:))")
      return
    }
    summary.selectors.append(use)
  }

  /// The expression without `as`, parentheses, `!` and `?`; nil if it has none of them.
  private func unwrapped(_ expression: ExprSyntax, _ use: inout SelectorUse) -> ExprSyntax? {
    if let cast = expression.as(AsExprSyntax.self) {
      use.castTypes = parameterTypes(of: cast.type)
      return cast.expression
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      if let type = sequence.elements.last?.as(TypeExprSyntax.self) { use.castTypes = parameterTypes(of: type.type) }
      return first
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression }
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    return nil
  }

  /// Of `(Int) -> Void`, also of `(Class) -> (Int) -> Void`, the types `Int`.
  private func parameterTypes(of type: TypeSyntax) -> [String]? {
    if let tuple = type.as(TupleTypeSyntax.self), let inner = tuple.elements.first, tuple.elements.count == 1 {
      return parameterTypes(of: inner.type)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return parameterTypes(of: optional.wrappedType) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return parameterTypes(of: attributed.baseType) }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    if let inner = parameterTypes(of: function.returnClause.type) { return inner }
    return function.parameters.map { $0.type.trimmedDescription }
  }

  private func read(_ name: DeclReferenceExprSyntax, _ use: inout SelectorUse) {
    use.name = name.baseName.text
    use.labels = name.argumentNames?.arguments.map(\.name.text)
  }

  /// `x.name(_:label:)` without a call.
  func read(_ node: MemberAccessExprSyntax, _ names: DeclNameArgumentsSyntax) {
    summary.optionalReferences.append(
      OptionalReference(
        name: node.declName.baseName.text, labels: names.arguments.map(\.name.text), span: node.declName.span))
  }
}
#endif
