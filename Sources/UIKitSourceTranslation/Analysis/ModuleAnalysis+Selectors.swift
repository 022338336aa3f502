#if UIKitSource
/// `#selector`: which method is meant.
extension ModuleAnalysis {
  struct Candidate {
    let part: TypeID
    let place: Int
  }

  /// Finds the methods of all `#selector` expressions; those of classes get a place in the table even without `@objc`.
  mutating func analyzeSelectors() {
    for file in 0..<index.importedFrom {
      for use in index.files[file].selectors {
        let found = candidate(for: use, in: file)
        if let found, index[found.part].kind != .protocolType { referenced[found.part, default: []].insert(found.place) }
        facts[file].edits.append(TextEdit(use.start, use.end, expression(for: use, found, in: file)))
      }
    }
  }

  private func candidate(for use: SelectorUse, in file: Int) -> Candidate? {
    let scope = use.scope.map { TypeID(file: file, type: $0) }
    let places = searchPlaces(base: use.base, scope: scope, file: file)
    for part in places {
      let members = index[part].members
      if let place = members.indices.first(where: { matches(members[$0], use, exactly: true) }) {
        return Candidate(part: part, place: place)
      }
    }
    for part in places {
      let members = index[part].members
      if let place = members.indices.first(where: { matches(members[$0], use, exactly: false) }) {
        return Candidate(part: part, place: place)
      }
    }
    return nil
  }

  /// The types to search, the most probable first.
  private func searchPlaces(base: String?, scope: TypeID?, file: Int) -> [TypeID] {
    let owner = scope.flatMap { index[$0].kind == .extensionType ? index.resolve(index[$0].name, from: $0) ?? $0 : $0 }
    let isOwn = base == nil || ["self", "Self", "type(of: self)", "super"].contains(base)
    if isOwn {
      var places = owner.map(lineageParts) ?? []
      places += enclosingTypes(of: owner, file).flatMap(lineageParts)
      return places + index.foreignExtensions.sorted { $0.key < $1.key }.flatMap(\.value)
    }
    guard let base else { return [] }
    let anchor = scope ?? index.files[file].types.indices.first.map { TypeID(file: file, type: $0) }
    if let anchor, let type = index.resolve(base, from: anchor) { return lineageParts(type) + foreignParts(of: type) }
    if let owner, let type = typeOfProperty(base, in: owner) { return lineageParts(type) + foreignParts(of: type) }
    return index.foreignExtensions[base] ?? (base.first?.isUppercase == true ? [] : index.classes.flatMap(index.parts))
  }

  private func foreignParts(of id: TypeID) -> [TypeID] { index.foreignExtensions.sorted { $0.key < $1.key }.flatMap(\.value) }

  private func lineageParts(_ id: TypeID) -> [TypeID] { index.lineage(of: id).flatMap(index.parts) }

  private func enclosingTypes(of id: TypeID?, _ file: Int) -> [TypeID] {
    guard let id else { return [] }
    let names = index[id].name.split(separator: ".").map(String.init)
    return names.indices.dropFirst().reversed().compactMap {
      index.resolve(names[..<$0].joined(separator: "."), from: id)
    }
  }

  private func typeOfProperty(_ name: String, in owner: TypeID) -> TypeID? {
    let name = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    for part in lineageParts(owner) {
      for member in index[part].members where member.kind == .property && member.name == name {
        return member.result.flatMap { index.resolve($0.filter { !"?!".contains($0) }, from: part) }
      }
    }
    return nil
  }

  private func matches(_ member: MemberSummary, _ use: SelectorUse, exactly: Bool) -> Bool {
    guard member.name == use.name, (use.kind == .method) == (member.kind == .method), member.kind != .initializer else {
      return false
    }
    if let labels = use.labels, labels != member.labels { return false }
    guard let types = use.castTypes, use.kind == .method else { return true }
    if exactly { return types == member.parameters.map { Self.storedType($0.type) } }
    return types.count == member.parameters.count
  }

  private func expression(for use: SelectorUse, _ found: Candidate?, in file: Int) -> String {
    guard let found else { return foreignExpression(for: use, in: file) }
    let member = index[found.part].members[found.place]
    let name = use.kind == .setter ? ObjCName.setter(member.name) : ObjCName.of(member)
    let isInTable = index[found.part].kind == .protocolType || isInTable(found, member)
    if isInTable { return "Selector(\"\(name)\")" }
    // A class itself is the target of a selector of a class method.
    let target = index[found.part].name + (member.isStatic ? ".Type" : "")
    if use.kind == .setter { return "Selector(\"\(name)\", of: \(Self.setter(member.name, target: target)))" }
    return "Selector(\"\(name)\", of: \(Self.method(member, target: target)))"
  }

  /// Classes of the module have tables; extensions of others have none.
  private func isInTable(_ found: Candidate, _ member: MemberSummary) -> Bool {
    guard !member.isConditional, !member.isStatic, !index[found.part].isConstrained else { return false }
    return index[found.part].kind == .classType || index.resolve(index[found.part].name, from: found.part) != nil
  }

  /// A method of UIKit, or of a module that is not translated.
  private func foreignExpression(for use: SelectorUse, in file: Int) -> String {
    let requirements = use.base.flatMap { known.declarations[ModuleIndex.withoutArguments($0)] }?.requirements ?? []
    if let requirement = requirements.first(where: { matches($0.member, use, exactly: false) }) {
      return "Selector(\"\(ObjCName.of(requirement.member))\")"
    }
    let scope = use.scope.map { index.files[file].types[$0].name }
    let isType = use.base?.first?.isUppercase == true
    let target = isType ? use.base! : scope ?? "NSObject"
    switch (use.kind, use.labels) {
    case (.getter, _):
      return "Selector(\"\(use.name)\", of: SelectorMethod { (target: \(target), _) in target.\(use.name) })"
    case (.setter, _): return "Selector(\"\(ObjCName.setter(use.name))\", of: \(Self.setter(use.name, target: target)))"
    case (.method, let labels?):
      let arguments = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "arguments(\($0))" }.joined(separator: ", ")
      return "Selector(\"\(ObjCName.imported(use.name, labels))\", of: SelectorMethod { (target: \(target), arguments) in "
        + "try target.\(use.name)(\(arguments)) })"
    case (.method, nil):
      return "Selector(base: \"\(use.name)\", method: { (target: \(target)) in target.\(use.name) })"
    }
  }
}
#endif
