#if UIKitSource
/// Methods that only a subclass adds to a protocol of UIKit adopted by its superclass. The superclass receives the requirement with UIKit's
/// default, the subclass overrides it.
struct Adoptions: Finding {
  /// Members that become overrides, which they are on iOS without the word; by their places.
  fileprivate(set) var overriding: [TypeID: Set<Int>] = [:]
  /// The requirements that classes receive.
  fileprivate(set) var received: [TypeID: [UIKitProtocols.Requirement]] = [:]
  /// The protocols whose default implementations the files call.
  fileprivate(set) var defaults: [Int: Set<String>] = [:]
}

extension AnalysisPass {
  static let adoptions = AnalysisPass("adoptions of UIKit's protocols") { module, changes in
    var reader = AdoptionReader(module: module, changes: changes)
    for id in module.ownClasses where module.superclasses[id] != nil { reader.read(id) }
    return reader.found
  }
}

private struct AdoptionReader {
  let module: ModuleIndex
  let changes: ModuleChanges
  var found = Adoptions()

  mutating func read(_ id: TypeID) {
    let lineage = module.lineage(of: id)
    for part in module.parts(of: id) {
      for (place, member) in module[part].members.enumerated() {
        guard member.method != nil, !member.isOverride, !member.isPrivate, !member.isTypeMember,
          module.uiKit.optionalNames.contains(member.fullName), let (adopter, name) = adopter(of: member.fullName, in: lineage),
          adopter != id, !module.declares(adopter, member.fullName)
        else { continue }
        guard !module.isImported(adopter) else {
          warn(part, member, adopter)
          continue
        }
        found.overriding[part, default: []].insert(place)
        receive(member.fullName, of: name, adopter)
      }
    }
  }

  /// The topmost class that adopts a protocol with that requirement, and the protocol.
  private func adopter(of fullName: String, in lineage: [TypeID]) -> (TypeID, String)? {
    for id in lineage.reversed() {
      for name in module.uiKit.closure(of: module.protocols(of: id)) {
        let requirements = module.uiKit.declarations[name]!.requirements
        if requirements.contains(where: { $0.fullName == fullName && $0.isOptional }) { return (id, name) }
      }
    }
    return nil
  }

  private mutating func receive(_ fullName: String, of name: String, _ id: TypeID) {
    guard found.received[id]?.contains(where: { $0.fullName == fullName }) != true else { return }
    let requirement = module.uiKit.declarations[name]!.requirements.first { $0.fullName == fullName }!
    found.received[id, default: []].append(requirement)
    found.defaults[id.file, default: []].insert(name)
    changes.add(
      Declaration(["@MainActor", module[id].memberAccess], .signature(requirement), requirement.defaultCall(of: name)), to: id)
  }

  private func warn(_ part: TypeID, _ member: MemberSummary, _ adopter: TypeID) {
    changes.warn(
      "\(member.fullName) is not called: \(module[adopter].name) of another module adopts the protocol without it",
      advice: "write the method in \(module[adopter].name), empty, and override it", at: part)
  }
}
#endif
