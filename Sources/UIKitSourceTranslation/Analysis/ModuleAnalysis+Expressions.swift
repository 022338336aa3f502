#if UIKitSource
/// Calls of optional requirements, key paths and observations.
extension ModuleAnalysis {
  mutating func analyzeExpressions() {
    let dynamic = Set(index.files.flatMap(\.types).flatMap(\.members).filter(\.isDynamic).map(\.name))
    for file in 0..<index.importedFrom {
      let summary = index.files[file]
      for call in summary.optionalCalls { rewrite(call, in: file) }
      for reference in summary.optionalReferences {
        let name = MemberSummary.fullName(reference.name, reference.labels)
        guard optionalRequirements[name] != nil else { continue }
        let text = "value_" + Self.callName(reference.name, reference.labels)
        facts[file].edits.append(TextEdit(reference.start, reference.end, text))
      }
      for path in summary.keyPaths { facts[file].edits.append(TextEdit(path.start, path.end, "\"\(keys(of: path, in: file))\"")) }
      for observation in summary.observations where dynamic.contains(observation.property) {
        facts[file].notes.append(
          SourceNote(
            severity: .warning, path: summary.path, line: observation.line, column: observation.column,
            message: "observe(\\.\(observation.property)): changes of the program's own properties are not observed",
            advice: "call a closure from didSet of the property"))
      }
    }
  }

  /// `x.method?(...)` becomes a call of the method that returns nil if the object does not implement it. UIKit's own optional methods
  /// have defaults here, and lose the question mark.
  private mutating func rewrite(_ call: OptionalCall, in file: Int) {
    let name = MemberSummary.fullName(call.name, call.labels)
    let match = optionalRequirements[name] != nil ? (call.name, call.labels) : trailingMatch(call)
    if let (base, labels) = match {
      // A property with a closure may have the same name: `value?(x)` then means either, and the compiler decides.
      if propertyNames.contains(call.name), !labels.contains(where: { $0 != "_" }) { return }
      facts[file].edits.append(TextEdit(call.nameStart, call.nameEnd, Self.callName(base, labels)))
    } else if !known.optionalNames.contains(name) {
      return
    }
    facts[file].edits.append(TextEdit(call.question, call.question + 1, ""))
    if call.isContinued, match != nil { facts[file].edits.append(.insertion("?", at: call.end)) }
  }

  /// The requirement that a call with a trailing closure means.
  private func trailingMatch(_ call: OptionalCall) -> (String, [String])? {
    guard call.hasTrailingClosure else { return nil }
    for id in optionalRequirements.values.flatMap({ $0 }) {
      for member in index[id].members where member.isOptional && member.name == call.name {
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
      for part in path.scope.map({ index.lineage(of: TypeID(file: file, type: $0)).flatMap(index.parts) }) ?? [] {
        if let member = index[part].members.first(where: { $0.kind == .property && $0.name == name }) {
          return ObjCName.of(member)
        }
      }
      return name
    }.joined(separator: ".")
  }
}
#endif
