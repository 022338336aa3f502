#if UIKitSource
extension AnalysisPass {
  /// Members in extensions of UIKit's classes that classes of the module override: Swift allows that only with Objective-C. The overriding
  /// member gets another name, in a protocol; the member of the extension calls it on objects that conform.
  static let foreignOverrides = AnalysisPass("overridden members of extensions of UIKit's classes") { module, changes in
    ForeignOverrideWriter(module: module, changes: changes).write()
  }
}

private struct ForeignOverrideWriter {
  let module: ModuleIndex
  let changes: ModuleChanges

  /// A member of an extension, and the names that stand for it.
  private struct Overridden {
    let part: TypeID
    let member: MemberSummary
    let type: String

    private var suffix: String { ([type.identifier, member.name] + member.labels.filter { $0 != "_" }).joined(separator: "_") }
    /// The extension's own body.
    var own: String { "own_\(suffix)" }
    /// The requirement that overriding members implement.
    var over: String { "over_\(suffix)" }
    var protocolName: String { "Overriding_\(suffix)" }
  }

  func write() {
    var overrides: [String: [(id: TypeID, place: Int)]] = [:]
    for id in module.ownClasses {
      for (place, member) in module[id].members.enumerated() where member.isOverride && !member.isTypeMember {
        overrides[member.fullName, default: []].append((id, place))
      }
    }
    if overrides.isEmpty { return }
    for (type, parts) in module.foreignExtensions.sorted(by: { $0.key < $1.key }) {
      for part in parts where !module.isImported(part) && !module[part].isConstrained {
        for member in module[part].members where isOverridable(member, in: part) {
          let found = (overrides[member.fullName] ?? []).filter { overridesForeign($0.id, member) }
          if !found.isEmpty { write(Overridden(part: part, member: member, type: type), found) }
        }
      }
    }
  }

  private func isOverridable(_ member: MemberSummary, in part: TypeID) -> Bool {
    guard member.objectiveC.isExposed, !member.isOverride, !member.isTypeMember, !member.isPrivate else { return false }
    switch member.kind {
    case .method(let method): return method.body != nil && !method.signature.isGeneric
    case .property(let property): return property.isComputed && property.type != nil
    case .initializer: return false
    }
  }

  /// Whether the member that the class overrides is not one of the module's classes.
  private func overridesForeign(_ id: TypeID, _ member: MemberSummary) -> Bool {
    guard module.foreignBase(of: id) != nil else { return false }
    let above = module.lineage(of: id).dropFirst().flatMap(module.parts).flatMap { module[$0].members }
    return !above.contains { $0.fullName == member.fullName && !$0.isOverride }
  }

  private func write(_ overridden: Overridden, _ overrides: [(id: TypeID, place: Int)]) {
    let (member, part) = (overridden.member, overridden.part)
    changes.replace(member.spans.name, with: overridden.own, in: part.file)
    let isolation = ["@preconcurrency", "@MainActor"]
    changes.add(
      Declaration(isolation, .written("protocol \(overridden.protocolName): AnyObject"), requirement(overridden)), behind: part)
    let dispatcher = Declaration(
      member.attributes + [member.access == "internal" ? "" : member.access], member.head, dispatch(overridden))
    changes.add(Declaration(.extensionOf(module[part].name), members: [dispatcher]), behind: part)
    let classes = Set(overrides.map(\.id))
    for (id, place) in overrides {
      let isFirst = !module.lineage(of: id).dropFirst().contains(where: classes.contains)
      let own = module[id].members[place]
      changes.replace(own.spans.name, with: overridden.over, in: id.file)
      if isFirst {
        if let word = own.spans.override { changes.replace(word, with: "", in: id.file) }
        changes.addConformance(to: overridden.protocolName, of: id)
      }
      for use in module.files[id.file].superUses where use.name == member.name && use.scope == id.type {
        changes.replace(use.span, with: isFirst ? "self.\(overridden.own)" : "super.\(overridden.over)", in: id.file)
      }
    }
  }

  private func requirement(_ overridden: Overridden) -> String {
    let member = overridden.member
    switch member.kind {
    case .property(let property):
      return "var \(overridden.over): \(property.type ?? "Any") { get\(property.isSettable ? " set" : "") }"
    case .method(let method):
      let parameters = method.signature.parameters.map { parameter in
        var bare = parameter
        bare.defaultValue = nil
        return bare
      }
      let bare = MemberSummary.Signature(parameters: parameters)
      return Declaration.Head.function(
        overridden.over, bare.parameterText, effects: method.signature.effects, returns: method.result
      ).text
    case .initializer: return ""
    }
  }

  private func dispatch(_ overridden: Overridden) -> String {
    let cast = "if let object = self as? any \(overridden.protocolName)"
    switch overridden.member.kind {
    case .property(let property):
      let getter = "get { \(cast) { return object.\(overridden.over) }; return \(overridden.own) }"
      guard property.isSettable else { return getter }
      return getter + " set { \(cast) { object.\(overridden.over) = newValue } else { \(overridden.own) = newValue } }"
    case .method(let method):
      let effects = (method.signature.isThrowing ? "try " : "") + (method.signature.isAsync ? "await " : "")
      let arguments = method.signature.forwardedArguments
      return "\(cast) { return \(effects)object.\(overridden.over)(\(arguments)) }; "
        + "return \(effects)\(overridden.own)(\(arguments))"
    case .initializer: return ""
    }
  }
}
#endif
