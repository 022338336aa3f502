#if UIKitSource
extension AnalysisPass {
  /// Calls of optional requirements, key paths and observations.
  static let expressions = AnalysisPass("optional calls, key paths and observations") { module, changes, optional in
    let rewriter = ExpressionRewriter(module: module, changes: changes, optional: optional)
    for file in module.ownFiles { rewriter.rewrite(file) }
  }
}

private struct ExpressionRewriter {
  let module: ModuleIndex
  let changes: ModuleChanges
  let optional: OptionalRequirements
  /// The names of properties whose types are functions, or are not written.
  private let functionProperties: Set<String>
  /// The names of properties that the program declares as dynamic.
  private let dynamicNames: Set<String>

  init(module: ModuleIndex, changes: ModuleChanges, optional: OptionalRequirements) {
    (self.module, self.changes, self.optional) = (module, changes, optional)
    let members = module.files.flatMap(\.types).flatMap(\.members)
    dynamicNames = Set(members.filter { $0.traits.contains(.dynamic) }.map(\.name))
    functionProperties = Set(
      members.filter { member in
        guard let property = member.property, !member.isOptional else { return false }
        return property.type.map { $0.contains("->") || $0.hasSuffix("?") } ?? true
      }.map(\.name))
  }

  func rewrite(_ file: Int) {
    let summary = module.files[file]
    for call in summary.optionalCalls { rewrite(call, in: file) }
    for reference in summary.optionalReferences {
      guard optional.protocols[MemberSummary.fullName(reference.name, reference.labels)] != nil else { continue }
      let name = OptionalRequirements.valueName(reference.name, reference.labels)
      changes.replace(reference.span, with: name, in: file)
    }
    for path in summary.keyPaths { changes.replace(path.span, with: "\"\(keys(of: path, in: file))\"", in: file) }
    for observation in summary.observations where dynamicNames.contains(observation.property) {
      changes.warn(
        "observe(\\.\(observation.property)): changes of the program's own properties are not observed",
        advice: "call a closure from didSet of the property", file: file, line: observation.line, column: observation.column)
    }
  }

  /// `x.method?(...)` becomes a call of the method that returns nil if the object does not implement it. UIKit's own optional methods
  /// have defaults here, and lose the question mark.
  private func rewrite(_ call: OptionalCall, in file: Int) {
    let name = MemberSummary.fullName(call.name, call.labels)
    let match = optional.protocols[name] != nil ? (call.name, call.labels) : trailingMatch(call)
    if let (base, labels) = match {
      // A property with a closure may have the same name: `value?(x)` then means either, and the compiler decides.
      if functionProperties.contains(call.name), !labels.contains(where: { $0 != "_" }) { return }
      changes.replace(call.nameSpan, with: OptionalRequirements.callName(base, labels), in: file)
    } else if !module.uiKit.optionalNames.contains(name) {
      return
    }
    changes.remove(call.question, in: file)
    if call.isContinued, match != nil { changes.insert("?", at: call.span.end, in: file) }
  }

  /// The requirement that a call with a trailing closure means.
  private func trailingMatch(_ call: OptionalCall) -> (String, [String])? {
    guard call.hasTrailingClosure else { return nil }
    for id in optional.protocols.values.flatMap({ $0 }) {
      for member in module[id].members where member.isOptional && member.name == call.name {
        if member.labels.count == call.labels.count + 1, Array(member.labels.dropLast()) == call.labels {
          return (member.name, member.labels)
        }
      }
    }
    return nil
  }

  /// The components without the types that they begin with, under their names in Objective-C.
  private func keys(of path: KeyPathUse, in file: Int) -> String {
    var components = path.components[...]
    if ["self", "Self"].contains(components.first) { components = components.dropFirst() }
    while components.count > 1, components.first?.first?.isUppercase == true { components = components.dropFirst() }
    return components.map { name in
      for part in path.scope.map({ module.lineage(of: TypeID(file: file, type: $0)).flatMap(module.parts) }) ?? [] {
        if let member = module[part].members.first(where: { $0.property != nil && $0.name == name }) {
          return ObjCName.of(member)
        }
      }
      return name
    }.joined(separator: ".")
  }
}
#endif
