#if UIKitSource
/// `x.name(label:)` without a call names an optional requirement, or a method of another type that has the same name: the compiler knows
/// the type of `x`, the translator does not.
extension ModuleAnalysis {
  /// Gives each type with such a method the property that references are rewritten to.
  mutating func addReferenceMembers() {
    var names: Set<String> = []
    for summary in index.files[..<index.importedFrom] {
      for reference in summary.optionalReferences { names.insert(MemberSummary.fullName(reference.name, reference.labels)) }
    }
    names.formIntersection(optionalRequirements.keys)
    guard !names.isEmpty else { return }
    for (file, summary) in index.files[..<index.importedFrom].enumerated() {
      for (place, type) in summary.types.enumerated() where type.kind != .protocolType {
        for member in type.members where names.contains(member.fullName) {
          addReference(member, to: TypeID(file: file, type: place))
        }
      }
    }
  }

  private mutating func addReference(_ member: MemberSummary, to part: TypeID) {
    guard member.kind == .method, !member.isStatic, !member.isGeneric, !member.isOverride else { return }
    let owner = index.resolve(index[part].name, from: part) ?? part
    guard !index.lineage(of: owner).dropFirst().contains(where: { declares($0, member.fullName) }) else { return }
    let types = member.parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type }
    let access = member.isPrivate ? "fileprivate " : visibility(index[part]).replacing("open", with: "public")
    let labels = member.labels.map { $0 + ":" }.joined()
    let name = labels.isEmpty ? member.name : "\(member.name)(\(labels))"
    bodies[part, default: []].append(
      "\(access)var \(Self.valueName(member)): (\(types.joined(separator: ", ")))\(member.effects) -> \(member.result ?? "Void") { self.\(name) }"
    )
  }
}
#endif
