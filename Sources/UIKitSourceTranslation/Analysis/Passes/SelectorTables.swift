#if UIKitSource
extension AnalysisPass {
  /// The tables of selectors that classes answer.
  static let selectorTables = AnalysisPass("tables of selectors") { module, changes, named, optional in
    var writer = SelectorTableWriter(module: module, changes: changes, named: named, optional: optional)
    writer.write()
  }
}

private struct SelectorTableWriter {
  let module: ModuleIndex
  let changes: ModuleChanges
  let named: NamedMembers
  let optional: OptionalRequirements
  /// Whether tables say how to create an object of their classes.
  private let createsObjects: Bool
  /// The full names of the requirements of all protocols of Objective-C, and of those of imported modules.
  private let allRequirements: Set<String>
  private let importedRequirements: Set<String>
  /// The full names of methods that the module declares with different results.
  private let overloaded: Set<String>
  /// The classes with a table.
  private var tables: Set<TypeID> = []

  init(module: ModuleIndex, changes: ModuleChanges, named: NamedMembers, optional: OptionalRequirements) {
    (self.module, self.changes, self.named, self.optional) = (module, changes, named, optional)
    createsObjects = module.createsGenericObjects
    var results: [String: Set<String?>] = [:]
    for member in module.files.flatMap(\.types).flatMap(\.members) {
      if let method = member.method { results[member.fullName, default: []].insert(method.result) }
    }
    overloaded = Set(results.filter { $0.value.count > 1 }.keys)
    allRequirements = module.requirementNames(in: module.files[...])
    importedRequirements = module.requirementNames(in: module.files[module.importedFrom...])
  }

  mutating func write() {
    let imported = module.classes.filter(module.isImported)
    for id in imported + module.ownClasses
    where !exposedParts(of: id).isEmpty || createsObjects && module.createsAsUIKit(id) || writesOwnTable(id) {
      tables.insert(id)
    }
    for id in module.ownClasses where tables.contains(id) && !writesOwnTable(id) { write(id) }
  }

  /// Whether the source declares the table itself.
  private func writesOwnTable(_ id: TypeID) -> Bool {
    module.parts(of: id).contains { module[$0].members.contains { $0.name == "selectorTable" && $0.isTypeMember } }
  }

  /// The parts of a class with members that have selectors.
  private func exposedParts(of id: TypeID) -> [TypeID] { module.parts(of: id).filter { !entries(of: $0).isEmpty } }

  /// Whether the member has a selector in its class's table.
  private func isExposed(_ member: MemberSummary, _ place: Int, in part: TypeID) -> Bool {
    let type = module[part]
    guard !member.isTypeMember, !member.isUnavailable, !member.traits.contains(.conditional), hasSelector(member) else {
      return false
    }
    if member.objectiveC.isExposed || named.places[part]?.contains(place) == true { return true }
    guard !member.isPrivate, !member.objectiveC.isHidden else { return false }
    let owner = type.kind == .extensionType ? module.resolve(type.name, from: part).map { module[$0] } : type
    if owner?.hasObjCMembers == true { return member.property.map { $0.type != nil } ?? true }
    return module.uiKit.optionalNames.contains(member.fullName) && member.method != nil
      || requirements(visibleTo: part).contains(member.fullName)
  }

  /// Whether Objective-C can send a message to the member, and a table call it.
  private func hasSelector(_ member: MemberSummary) -> Bool {
    switch member.kind {
    case .property: return true
    case .initializer: return false
    case .method(let method):
      let types = method.signature.parameters.map(\.type)
      return !method.signature.isGeneric && !method.signature.isAsync
        && !types.contains { $0.hasPrefix("inout ") || $0.hasSuffix("...") }
    }
  }

  /// A class of an imported module was translated without knowledge of this one.
  private func requirements(visibleTo part: TypeID) -> Set<String> {
    module.isImported(part) ? importedRequirements : allRequirements
  }

  private func entries(of part: TypeID) -> [String] {
    let type = module[part]
    guard !type.isConstrained else { return [] }
    let name = type.kind == .extensionType ? type.name : String(type.name.split(separator: ".").last!)
    return type.members.enumerated().flatMap { place, member in
      isExposed(member, place, in: part) ? entries(of: member, target: name) : []
    }
  }

  private func entries(of member: MemberSummary, target: String) -> [String] {
    let names = [ObjCName.of(member)] + requiredNames(member)
    let call = SelectorCode.method(member, target: target, result: overloaded.contains(member.fullName) ? member.method : nil)
    let methods = names.map { SelectorCode.entry($0, call) }
    guard member.property?.isSettable == true else { return methods }
    return methods + [SelectorCode.entry(ObjCName.setter(member.name), SelectorCode.setter(member.name, target: target))]
  }

  /// The names that protocols give to the optional requirements which the member implements.
  private func requiredNames(_ member: MemberSummary) -> [String] {
    let requirements = optional.named[member.fullName] ?? []
    let implemented = requirements.filter {
      $0.signature?.parameters.map(\.type) == member.signature?.parameters.map(\.type)
    }
    return Set(implemented.compactMap(\.objectiveC.name)).subtracting([ObjCName.of(member)]).sorted()
  }

  private func write(_ id: TypeID) {
    let type = module[id]
    let isFirst = !module.lineage(of: id).dropFirst().contains(where: tables.contains)
    if isFirst { changes.addConformance(to: "SelectorAnswering", of: id) }
    var statements = ["var table = \(isFirst ? "SelectorTable()" : "super.selectorTable")"] + entries(of: id)
    for part in exposedParts(of: id) where part != id { statements.append("table.add(\(writePart(part))())") }
    if createsObjects, module.createsAsUIKit(id) { statements.append(module.initializerStatement(id)) }
    changes.add(
      Declaration(
        [type.memberAccess, "nonisolated", isFirst ? "" : "override", "class"],
        .variable("selectorTable", type: "SelectorTable"), statements + ["return table"]), to: id)
  }

  /// Writes the table of an extension's methods behind it, where private ones are in sight; the name of the function that returns it.
  private func writePart(_ part: TypeID) -> String {
    let names = [module.files[part.file].path.identifier, module[part].name.identifier, "\(ordinal(of: part))"]
    let name = "selectors_" + names.joined(separator: "_")
    let table = Declaration(
      ["nonisolated", "static"], .function(name, returns: "SelectorTable"),
      ["var table = SelectorTable()"] + entries(of: part) + ["return table"])
    changes.add(Declaration(.extensionOf(module[part].name), members: [table]), behind: part)
    return name
  }

  private func ordinal(of part: TypeID) -> Int {
    module.files[part.file].types[..<part.type].count { $0.name == module[part].name }
  }
}

extension ModuleIndex {
  /// The full names of the requirements of the files' protocols of Objective-C.
  fileprivate func requirementNames(in files: ArraySlice<FileSummary>) -> Set<String> {
    Set(files.flatMap(\.types).filter { $0.kind == .protocolType && $0.isObjC }.flatMap(\.members).map(\.fullName))
  }
}
#endif
