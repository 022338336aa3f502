#if UIKitSource
/// The members that `#selector` names: those of classes get a place in the table even without `@objc`.
struct NamedMembers: Finding {
  /// By the part of the class, the places of members.
  fileprivate(set) var places: [TypeID: Set<Int>] = [:]
}

extension AnalysisPass {
  /// Which method each `#selector` means.
  static let selectors = AnalysisPass("selectors") { module, changes in
    var named = NamedMembers()
    let finder = SelectorFinder(module: module)
    for file in module.ownFiles {
      for use in module.files[file].selectors {
        let found = finder.candidate(for: use, in: file)
        if let found, module[found.part].kind != .protocolType { named.places[found.part, default: []].insert(found.place) }
        changes.replace(use.span, with: finder.expression(for: use, found, in: file), in: file)
      }
    }
    return named
  }
}

private struct SelectorFinder {
  struct Candidate {
    let part: TypeID
    let place: Int
  }

  let module: ModuleIndex

  func candidate(for use: SelectorUse, in file: Int) -> Candidate? {
    let scope = use.scope.map { TypeID(file: file, type: $0) }
    let places = searchPlaces(base: use.base, scope: scope, file: file)
    for part in places {
      let members = module[part].members
      if let place = members.indices.first(where: { matches(members[$0], use, exactly: true) }) {
        return Candidate(part: part, place: place)
      }
    }
    for part in places {
      let members = module[part].members
      if let place = members.indices.first(where: { matches(members[$0], use, exactly: false) }) {
        return Candidate(part: part, place: place)
      }
    }
    return nil
  }

  /// The types to search, the most probable first.
  private func searchPlaces(base: String?, scope: TypeID?, file: Int) -> [TypeID] {
    let owner = scope.flatMap { module[$0].kind == .extensionType ? module.resolve(module[$0].name, from: $0) ?? $0 : $0 }
    let isOwn = base == nil || ["self", "Self", "type(of: self)", "super"].contains(base)
    if isOwn {
      var places = owner.map(lineageParts) ?? []
      places += enclosingTypes(of: owner, file).flatMap(lineageParts)
      return places + module.foreignExtensions.sorted { $0.key < $1.key }.flatMap(\.value)
    }
    guard let base else { return [] }
    let anchor = scope ?? module.files[file].types.indices.first.map { TypeID(file: file, type: $0) }
    if let anchor, let type = module.resolve(base, from: anchor) { return lineageParts(type) + foreignParts(of: type) }
    if let owner, let type = typeOfProperty(base, in: owner) { return lineageParts(type) + foreignParts(of: type) }
    return module.foreignExtensions[base] ?? (base.first?.isUppercase == true ? [] : module.classes.flatMap(module.parts))
  }

  private func foreignParts(of id: TypeID) -> [TypeID] { module.foreignExtensions.sorted { $0.key < $1.key }.flatMap(\.value) }

  private func lineageParts(_ id: TypeID) -> [TypeID] { module.lineage(of: id).flatMap(module.parts) }

  private func enclosingTypes(of id: TypeID?, _ file: Int) -> [TypeID] {
    guard let id else { return [] }
    let names = module[id].name.split(separator: ".").map(String.init)
    return names.indices.dropFirst().reversed().compactMap {
      module.resolve(names[..<$0].joined(separator: "."), from: id)
    }
  }

  private func typeOfProperty(_ name: String, in owner: TypeID) -> TypeID? {
    let name = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    for part in lineageParts(owner) {
      for member in module[part].members where member.property != nil && member.name == name {
        return member.property?.type.flatMap { module.resolve($0.filter { !"?!".contains($0) }, from: part) }
      }
    }
    return nil
  }

  private func matches(_ member: MemberSummary, _ use: SelectorUse, exactly: Bool) -> Bool {
    guard member.name == use.name else { return false }
    if use.kind != .method { return member.property != nil && use.labels ?? [] == [] }
    guard let signature = member.method?.signature, use.labels ?? signature.labels == signature.labels else { return false }
    guard let types = use.castTypes else { return true }
    return exactly
      ? types == signature.parameters.map { SelectorCode.storedType($0.type) } : types.count == signature.parameters.count
  }

  func expression(for use: SelectorUse, _ found: Candidate?, in file: Int) -> String {
    guard let found else { return foreignExpression(for: use, in: file) }
    let member = module[found.part].members[found.place]
    let name = use.kind == .setter ? ObjCName.setter(member.name) : ObjCName.of(member)
    if module[found.part].kind == .protocolType || isInTable(found, member) { return SelectorCode.selector(name) }
    // A class itself is the target of a selector of a class method.
    let target = module[found.part].name + (member.isTypeMember ? ".Type" : "")
    return SelectorCode.selector(
      name,
      of: use.kind == .setter
        ? SelectorCode.setter(member.name, target: target) : SelectorCode.method(member, target: target))
  }

  /// Classes of the module have tables; extensions of others have none.
  private func isInTable(_ found: Candidate, _ member: MemberSummary) -> Bool {
    guard !member.traits.contains(.conditional), !member.isTypeMember, !module[found.part].isConstrained else { return false }
    return module[found.part].kind == .classType || module.resolve(module[found.part].name, from: found.part) != nil
  }

  /// A method of UIKit, or of a module that is not translated.
  private func foreignExpression(for use: SelectorUse, in file: Int) -> String {
    let requirements = use.base.flatMap { module.uiKit.declarations[ModuleIndex.withoutArguments($0)] }?.requirements ?? []
    if let requirement = requirements.first(where: { matches($0.member, use, exactly: false) }) {
      return SelectorCode.selector(ObjCName.of(requirement.member))
    }
    let scope = use.scope.map { module.files[file].types[$0].name }
    let isType = use.base?.first?.isUppercase == true
    let target = isType ? use.base! : scope ?? "NSObject"
    switch (use.kind, use.labels) {
    case (.getter, _): return SelectorCode.selector(use.name, of: SelectorCode.getter(use.name, target: target))
    case (.setter, _):
      return SelectorCode.selector(ObjCName.setter(use.name), of: SelectorCode.setter(use.name, target: target))
    case (.method, let labels?):
      return SelectorCode.selector(
        ObjCName.imported(use.name, labels), of: SelectorCode.method(use.name, labels, target: target))
    case (.method, nil): return SelectorCode.overloaded(use.name, target: target)
    }
  }
}
#endif
