#if UIKitSource
/// Classes that pass messages on: Objective-C asks `forwardingTarget(for:)` of an object for which `responds(to:)` is true though the class
/// has no such method.
struct Forwarding: Finding {
  /// The protocols whose default implementations the files call.
  fileprivate(set) var defaults: [Int: Set<String>] = [:]
}

extension AnalysisPass {
  static let forwarding = AnalysisPass("forwarding of messages") { module, changes, adoptions in
    forward(module, changes, adoptions)
  }

  private static let questions: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]

  /// Both methods stand in a protocol extension here, so that they are no overrides. A class with both receives, for each optional
  /// requirement of UIKit's protocols that it adopts and leaves out, a method that passes the message on.
  private static func forward(_ module: ModuleIndex, _ changes: ModuleChanges, _ adoptions: Adoptions) -> Forwarding {
    var found = Forwarding()
    for id in module.ownClasses {
      let own = module[id].members.filter { questions.contains($0.fullName) && !$0.isTypeMember }
      let lineage = module.lineage(of: id)
      for member in own where !lineage.dropFirst().contains(where: { module.declares($0, member.fullName) }) {
        if let word = member.spans.override { changes.remove(word, in: id.file) }
      }
      guard own.count == questions.count else { continue }
      var declared = Set((adoptions.received[id] ?? []).map(\.signature))
      for name in module.uiKit.closure(of: Set(lineage.flatMap(module.protocols))).sorted() {
        for requirement in module.uiKit.declarations[name]!.requirements
        where requirement.isOptional && requirement.member.method != nil {
          guard !lineage.contains(where: { module.declares($0, requirement.fullName) }),
            declared.insert(requirement.signature).inserted
          else { continue }
          changes.add(forwarder(of: requirement, name, module[id].memberAccess), to: id)
          found.defaults[id.file, default: []].insert(name)
        }
      }
    }
    return found
  }

  private static func forwarder(of requirement: UIKitProtocols.Requirement, _ name: String, _ access: String) -> Declaration {
    let selector = SelectorCode.selector(ObjCName.of(requirement.member))
    return Declaration(
      ["@MainActor", access], .signature(requirement),
      "guard responds(to: \(selector)), let target = forwardingTarget(for: \(selector)) as? any \(name) else "
        + "{ return \(requirement.defaultCall(of: name)) }",
      "return target.\(requirement.call)")
  }
}
#endif
