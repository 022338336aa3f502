#if UIKitSource
/// Classes that pass messages on: Objective-C asks `forwardingTarget(for:)` of an object for which `responds(to:)` is true though the class
/// has no such method.
extension ModuleAnalysis {
  private static let questions: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]

  /// Both methods stand in a protocol extension here, so that they are no overrides. A class with both receives, for each optional
  /// requirement of UIKit's protocols that it adopts and leaves out, a method that passes the message on.
  mutating func analyzeForwarding() {
    for id in index.classes where !index.isImported(id) {
      let own = index[id].members.filter { Self.questions.contains($0.fullName) && !$0.isStatic }
      let lineage = index.lineage(of: id)
      for member in own where member.isOverride && !lineage.dropFirst().contains(where: { declares($0, member.fullName) }) {
        facts[id.file].edits.append(TextEdit(member.overrideStart, member.overrideEnd, ""))
      }
      guard own.count == Self.questions.count else { continue }
      let adopted = known.closure(of: lineage.map(protocols).reduce(into: Set()) { $0.formUnion($1) }).sorted()
      for name in adopted { passOn(known.declarations[name]!.requirements, of: name, from: id, lineage) }
    }
  }

  private mutating func passOn(
    _ requirements: [UIKitProtocols.Requirement], of name: String, from id: TypeID, _ lineage: [TypeID]
  ) {
    for requirement in requirements where requirement.isOptional && requirement.member.kind == .method {
      let start = "@MainActor \(visibility(index[id]))func \(requirement.signature) {"
      guard !lineage.contains(where: { declares($0, requirement.fullName) }),
        !(bodies[id] ?? []).contains(where: { $0.hasPrefix(start) })
      else { continue }
      let call = "\(requirement.member.name)(\(requirement.member.forwardedArguments))"
      let selector = "Selector(\"\(ObjCName.of(requirement.member))\")"
      bodies[id, default: []].append(
        start + " guard responds(to: \(selector)), let target = forwardingTarget(for: \(selector)) as? any \(name) else { "
          + "return \(Self.defaultsName(name)).shared.\(call) }; return target.\(call) }")
      defaults[id.file, default: []].insert(name)
    }
  }
}
#endif
