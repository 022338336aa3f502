#if UIKitSource
/// `x.name(label:)` without a call names an optional requirement, or a method of another type that has the same name: the compiler knows
/// the type of `x`, the translator does not.
extension AnalysisPass {
  /// Gives each type with such a method the property that references are rewritten to.
  static let references = AnalysisPass("references to optional requirements") { module, changes, optional in
    addReferences(module, changes, optional)
  }

  private static func addReferences(_ module: ModuleIndex, _ changes: ModuleChanges, _ optional: OptionalRequirements) {
    let references = module.ownFiles.flatMap { module.files[$0].optionalReferences }
    let names = Set(references.map { MemberSummary.fullName($0.name, $0.labels) }).intersection(optional.protocols.keys)
    guard !names.isEmpty else { return }
    for part in module.ownTypes where module[part].kind != .protocolType {
      for member in module[part].members where names.contains(member.fullName) {
        if let reference = reference(to: member, in: part, module) { changes.add(reference, to: part) }
      }
    }
  }

  private static func reference(to member: MemberSummary, in part: TypeID, _ module: ModuleIndex) -> Declaration? {
    guard let method = member.method, !member.isTypeMember, !method.signature.isGeneric, !member.isOverride else { return nil }
    let owner = module.resolve(module[part].name, from: part) ?? part
    guard !module.lineage(of: owner).dropFirst().contains(where: { module.declares($0, member.fullName) }) else { return nil }
    let name = member.labels.isEmpty ? member.name : member.fullName
    return Declaration(
      [member.isPrivate ? "fileprivate" : module[part].closedMemberAccess],
      .variable(
        OptionalRequirements.valueName(member.name, member.labels),
        type: "(\(method.signature.closureParameters))\(method.signature.effects) -> \(method.result ?? "Void")"), "self.\(name)")
  }
}
#endif
