#if UIKitSource
/// The tables of selectors that classes answer.
extension ModuleAnalysis {
  mutating func analyzeTables() {
    let imported = index.classes.filter(index.isImported)
    let own = index.classes.filter { !index.isImported($0) }
    let creates = Self.needsInitializers(index)
    for id in imported + own where !exposedParts(of: id).isEmpty || creates && isOfUIKit(id) || writesOwnTable(id) {
      tables.insert(id)
    }
    for id in own where tables.contains(id) && !writesOwnTable(id) { writeTable(id) }
  }

  /// Whether the source declares the table itself.
  private func writesOwnTable(_ id: TypeID) -> Bool {
    index.parts(of: id).contains { index[$0].members.contains { $0.name == "selectorTable" && $0.isStatic } }
  }

  /// The parts of a class with members that have selectors.
  private func exposedParts(of id: TypeID) -> [TypeID] { index.parts(of: id).filter { !entries(of: $0).isEmpty } }

  /// Whether the member has a selector in its class's table.
  func isExposed(_ member: MemberSummary, _ place: Int, in part: TypeID) -> Bool {
    let type = index[part]
    guard !member.isStatic, !member.isGeneric, !member.isAsync, !member.isConditional, member.kind != .initializer,
      !member.parameters.contains(where: { $0.type.hasPrefix("inout ") || $0.type.hasSuffix("...") })
    else { return false }
    if member.isObjC || referenced[part]?.contains(place) == true { return true }
    guard !member.isPrivate, !member.nonObjC else { return false }
    let owner = type.kind == .extensionType ? index.resolve(type.name, from: part).map { index[$0] } : type
    if owner?.hasObjCMembers == true { return member.kind == .method || member.result != nil }
    return known.optionalNames.contains(member.fullName) && member.kind == .method
      || requirements(visibleTo: part).contains(member.fullName)
  }

  /// A class of an imported module was translated without knowledge of this one.
  private func requirements(visibleTo part: TypeID) -> Set<String> {
    index.isImported(part) ? importedRequirements : allRequirements
  }

  private func entries(of part: TypeID) -> [String] {
    let type = index[part]
    guard !type.isConstrained else { return [] }
    let name = type.kind == .extensionType ? type.name : String(type.name.split(separator: ".").last!)
    return type.members.enumerated().flatMap { place, member in
      isExposed(member, place, in: part) ? entries(of: member, target: name) : []
    }
  }

  private func entries(of member: MemberSummary, target: String) -> [String] {
    let names = [ObjCName.of(member)] + requiredNames(member)
    let methods = names.map { "table[\"\($0)\"] = \(Self.method(member, target: target))" }
    guard member.kind == .property, member.isSettable else { return methods }
    return methods + ["table[\"\(ObjCName.setter(member.name))\"] = \(Self.setter(member.name, target: target))"]
  }

  /// The names that protocols give to the optional requirements which the member implements.
  private func requiredNames(_ member: MemberSummary) -> [String] {
    let requirements = namedRequirements[member.fullName] ?? []
    let implemented = requirements.filter { $0.kind == member.kind && $0.parameters.map(\.type) == member.parameters.map(\.type) }
    return Set(implemented.compactMap(\.objcName)).subtracting([ObjCName.of(member)]).sorted()
  }

  static func setter(_ name: String, target: String) -> String {
    "SelectorMethod { (target: \(target), arguments) in target.\(name) = try arguments(0) }"
  }

  /// The code of a `SelectorMethod` that calls the method, or reads the property.
  static func method(_ member: MemberSummary, target: String) -> String {
    if member.kind == .property { return "SelectorMethod { (target: \(target), _) in target.\(member.name) }" }
    let arguments = member.parameters.enumerated().map { place, parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + "arguments(\(place)) as \(storedType(parameter.type))"
    }.joined(separator: ", ")
    let isTrying = !member.parameters.isEmpty || member.isThrowing
    return "SelectorMethod { (target: \(target), \(member.parameters.isEmpty ? "_" : "arguments")) in "
      + "\(isTrying ? "try " : "")target.\(member.name)(\(arguments)) }"
  }

  /// The type without what only a parameter can have.
  static func storedType(_ type: String) -> String {
    var type = type
    for attribute in ["@escaping ", "@autoclosure ", "@noescape ", "__owned ", "borrowing ", "consuming "] {
      if type.hasPrefix(attribute) { type.removeFirst(attribute.count) }
    }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.contains("->") && !type.hasPrefix("(") ? "(\(type))" : type
  }

  private mutating func writeTable(_ id: TypeID) {
    let type = index[id]
    let isFirst = !index.lineage(of: id).dropFirst().contains(where: tables.contains)
    if isFirst {
      let clause = type.inherited.isEmpty ? ": SelectorAnswering" : ", SelectorAnswering"
      facts[id.file].edits.append(.insertion(clause, at: type.inheritanceEnd))
    }
    var statements = ["var table = \(isFirst ? "SelectorTable()" : "super.selectorTable")"] + entries(of: id)
    for part in exposedParts(of: id) where part != id { statements.append("table.add(\(addTable(of: part))())") }
    if Self.needsInitializers(index), isOfUIKit(id) { statements.append(initializerStatement(id)) }
    let declaration = "nonisolated \(isFirst ? "" : "override ")class var selectorTable: SelectorTable"
    bodies[id, default: []].append("\(visibility(type))\(declaration) { \(statements.joined(separator: "; ")); return table }")
  }

  /// Writes the table of an extension's methods behind it, where private ones are in sight; the name of the function that returns it.
  private mutating func addTable(of part: TypeID) -> String {
    let name =
      "selectors_" + identifier(of: index.files[part.file].path) + "_" + identifier(of: index[part].name)
      + "_\(ordinal(of: part))"
    let statements = (["var table = SelectorTable()"] + entries(of: part)).joined(separator: "; ")
    let table = "nonisolated static func \(name)() -> SelectorTable { \(statements); return table }"
    facts[part.file].edits.append(.insertion("; extension \(index[part].name) { \(table) }", at: index[part].bodyEnd + 1))
    return name
  }

  private func ordinal(of part: TypeID) -> Int {
    index.files[part.file].types[..<part.type].count { $0.name == index[part].name }
  }

  /// The last component of a path, or a name, with letters that an identifier can have.
  func identifier(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.dropLast(name.hasSuffix(".swift") ? 6 : 0).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
#endif
