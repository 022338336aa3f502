#if UIKitSource
import SwiftSyntax

/// Properties that are read from a value of type `AnyObject`, which Objective-C looks up by name, and selectors that it performs.
extension FileReader {
  func readName(_ name: String, _ type: TypeSyntax?) {
    let kind = VariableKind(type?.trimmedDescription)
    if let known = summary.variables[name], known != kind {
      summary.variables[name] = .other
    } else {
      summary.variables[name] = kind
    }
  }

  private static let performing: Set<String> = ["perform", "performSelector"]

  /// `objects.first?.title`, `objects[0].title`, `object.title`, `(value as AnyObject).title`, `object?.perform(selector)`
  func readObjectProperty(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, node.declName.argumentNames == nil else { return }
    let isPerformed = isCalled(ExprSyntax(node))
    guard !isPerformed || Self.performing.contains(node.declName.baseName.text) else { return }
    let object = unwrapped(base)
    guard let (name, isElement) = variable(of: object) else { return }
    summary.objectReads.append(
      ObjectRead(
        name: name, isElement: isElement, isPerformed: isPerformed, property: node.declName.baseName.text,
        base: object.span, span: node.span))
  }

  /// `rect.intersects(other)`, `rects.contains(where: rect.intersects)`
  func readIntersection(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "intersects", node.base != nil else { return }
    let arguments = call(of: ExprSyntax(node))?.arguments
    if let arguments, arguments.count != 1 || arguments.first?.label != nil { return }
    summary.usesIntersects = true
  }

  private func isCalled(_ node: ExprSyntax) -> Bool { call(of: node) != nil }

  /// The call whose callee the expression is.
  private func call(of node: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let parent = node.parent else { return nil }
    if let chain = parent.as(OptionalChainingExprSyntax.self) { return call(of: ExprSyntax(chain)) }
    guard let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else { return nil }
    return call
  }

  /// Without the `?` or `!` that ends it.
  private func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
    node.as(OptionalChainingExprSyntax.self)?.expression ?? node.as(ForceUnwrapExprSyntax.self)?.expression ?? node
  }

  /// The variable that holds the object, and whether the variable is an array of which the object is an element. The name is empty for
  /// `(value as AnyObject)` and `value.map { $0 as AnyObject }`.
  private func variable(of node: ExprSyntax) -> (name: String, isElement: Bool)? {
    if let tuple = node.as(TupleExprSyntax.self) { return isObjectCast(tuple) ? ("", false) : nil }
    if let call = node.as(FunctionCallExprSyntax.self) { return isObjectMap(call) ? ("", false) : nil }
    if let call = node.as(SubscriptCallExprSyntax.self), let name = lastName(unwrapped(call.calledExpression)) {
      return (name, true)
    }
    if let member = node.as(MemberAccessExprSyntax.self), ["first", "last"].contains(member.declName.baseName.text),
      let base = member.base, let name = lastName(unwrapped(base))
    {
      return (name, true)
    }
    return lastName(node).map { ($0, false) }
  }

  /// `name` of `name` and of `a.b.name`
  private func lastName(_ node: ExprSyntax) -> String? {
    if let reference = node.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil { return reference.baseName.text }
    if let member = node.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil, member.base != nil {
      return member.declName.baseName.text
    }
    return nil
  }

  private func isObjectCast(_ node: TupleExprSyntax) -> Bool {
    guard node.elements.count == 1, let expression = node.elements.first?.expression else { return false }
    return isObjectCast(expression)
  }

  private func isObjectMap(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, let closure = node.trailingClosure, closure.statements.count == 1,
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map",
      let expression = closure.statements.first?.item.as(ExprSyntax.self)
    else { return false }
    return isObjectCast(expression)
  }

  private func isObjectCast(_ node: ExprSyntax) -> Bool {
    guard let sequence = node.as(SequenceExprSyntax.self), let type = sequence.elements.last?.as(TypeExprSyntax.self) else {
      return false
    }
    return type.type.trimmedDescription == "AnyObject"
      && sequence.elements.contains { $0.is(UnresolvedAsExprSyntax.self) }
  }
}
#endif
