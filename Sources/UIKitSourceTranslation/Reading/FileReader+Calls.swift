#if UIKitSource
import SwiftParser
import SwiftSyntax

extension FileReader {
  private static let advice: [String: (message: String, advice: String)] = [
    "method_exchangeImplementations": swizzling, "class_addMethod": swizzling, "class_replaceMethod": swizzling,
    "method_setImplementation": swizzling, "objc_allocateClassPair": swizzling,
  ]

  private static var swizzling: (message: String, advice: String) {
    ("methods cannot be exchanged at run time: there is no Objective-C runtime", "override the method in a subclass")
  }

  func read(_ node: FunctionCallExprSyntax) {
    if let call = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = call.expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil
    {
      readOptionalCall(node, member, call)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      readCall(of: member.declName.baseName.text, node)
      readOldLabel(node, member.declName.baseName)
      readClassDescription(node, member)
      if member.declName.baseName.text == "init", let type = member.base?.as(DeclReferenceExprSyntax.self) {
        readGenericCall(node, type.baseName.text)
        readEmptyCall(node, type.baseName.text)
      }
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      readCall(of: reference.baseName.text, node)
      readOldLabel(node, reference.baseName)
      readResourceName(node, reference.baseName.text)
      readGenericCall(node, reference.baseName.text)
      readEmptyCall(node, reference.baseName.text)
    }
  }

  /// The arguments that objects of Foundation need on Linux where iOS creates them without any. Such a timer calls nothing: it is the first value
  /// of a property.
  private static let missingArguments = [
    "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"", "NSTextStorage": "string: \"\"",
    "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
  ]

  private func readEmptyCall(_ node: FunctionCallExprSyntax, _ name: String) {
    guard let arguments = Self.missingArguments[name], node.arguments.isEmpty, node.trailingClosure == nil,
      let end = node.rightParen
    else { return }
    summary.edits.append(.insertion(arguments, at: end.startOffset))
  }

  private func readCall(of name: String, _ node: FunctionCallExprSyntax) {
    if let known = Self.advice[name] { note(.warning, node.startOffset, "\(name): \(known.message)", known.advice) }
    switch name {
    case "addObserver" where node.arguments.contains { $0.label?.text == "forKeyPath" }:
      readKeyPath(of: node)
    case "observe":
      guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self), let last = path.components.last,
        let property = last.component.as(KeyPathPropertyComponentSyntax.self)
      else { return }
      let place = lines.place(of: node.startOffset)
      summary.observations.append(
        Observation(property: property.declName.baseName.text, line: place.line, column: place.column))
    default: break
    }
  }

  /// Warns where the name of the observed property is written and no view has an observed property of that name.
  private func readKeyPath(of node: FunctionCallExprSyntax) {
    let path = node.arguments.first { $0.label?.text == "forKeyPath" }?.expression
    guard let name = path?.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !Self.observedNames.contains(name) else {
      return
    }
    note(
      .warning, node.startOffset, "addObserver(_:forKeyPath: \"\(name)\"): the property is not observed by name",
      "use didSet for a property of your own")
  }

  /// What `UIView.addObserver(_:forKeyPath:options:context:)` observes.
  private static let observedNames: Set<String> = [
    "frame", "bounds", "center", "hidden", "contentOffset", "contentSize", "contentInset", "text", "font",
  ]

  /// `type(of: object).description()`, which Objective-C answers for every class.
  private func readClassDescription(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "description", node.arguments.isEmpty, node.trailingClosure == nil,
      let base = member.base?.as(FunctionCallExprSyntax.self), base.arguments.count == 1,
      base.arguments.first?.label?.text == "of",
      base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
    else { return }
    summary.edits.append(.insertion("String(describing: ", at: base.startOffset))
    summary.edits.append(TextEdit(base.span.tail(to: node.span), ")"))
  }

  private func readOptionalCall(
    _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ call: OptionalChainingExprSyntax
  ) {
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    labels += node.additionalTrailingClosures.map(\.label.text)
    summary.optionalCalls.append(
      OptionalCall(
        name: member.declName.baseName.text, labels: labels, hasTrailingClosure: node.trailingClosure != nil,
        span: node.span, nameSpan: member.declName.span, question: call.questionMark.span, isContinued: isContinued(node)))
  }

  /// Whether `.member`, `(...)` or `[...]` follows.
  private func isContinued(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == node.id }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
    if let call = parent.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id == node.id }
    return false
  }

  private func readGenericCall(_ node: FunctionCallExprSyntax, _ name: String) {
    guard node.trailingClosure == nil else { return }
    if node.arguments.isEmpty { return addGenericCall(name, node.span, .call) }
    guard node.arguments.count == 1, let frame = node.arguments.first, frame.label?.text == "frame" else { return }
    addGenericCall(name, Span(start: node.startOffset, end: frame.startOffset), .frameCall)
  }

  /// `T.init` without a call
  func readInitializerReference(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.tokenKind == .keyword(.`init`), node.declName.argumentNames == nil,
      let type = node.base?.as(DeclReferenceExprSyntax.self),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
    else { return }
    addGenericCall(type.baseName.text, node.span, .reference)
  }

  private func addGenericCall(_ name: String, _ span: Span, _ kind: GenericCall.Kind) {
    if let bound = metatypes.last(where: { $0[name] != nil })?[name] {
      summary.genericCalls.append(
        GenericCall(name: name, bound: bound, isMetatype: true, kind: kind, span: span))
      return
    }
    let bound = generics.last { $0[name] != nil }?[name]
    let scope = scopes.last.flatMap { summary.types[$0].kind == .extensionType ? $0 : nil }
    guard bound != nil || (scope != nil && name.first?.isUppercase == true) else { return }
    summary.genericCalls.append(
      GenericCall(name: name, bound: bound, scope: scope, kind: kind, span: span))
  }
}
#endif
