#if UIKitSource
/// Members of extensions that subclasses override, and overrides in extensions: Swift allows neither without Objective-C. The class declares
/// them, and calls the members of the extension by another name.
struct MovedMembers: Finding {
  /// By the part of the class, the places of members.
  fileprivate(set) var places: [TypeID: Set<Int>] = [:]
}

extension AnalysisPass {
  static let movedMembers = AnalysisPass("members that move into their classes") { module, _, adoptions in
    movedMembers(module, adoptions)
  }

  private static func movedMembers(_ module: ModuleIndex, _ adoptions: Adoptions) -> MovedMembers {
    var found = MovedMembers()
    for id in module.classes {
      for part in module.parts(of: id) {
        for (place, member) in module[part].members.enumerated() {
          let isAdded = adoptions.overriding[part]?.contains(place) == true
          let isInExtension = module[part].kind == .extensionType
          if isInExtension, member.isOverride || isAdded || member.access == "open" {
            found.places[part, default: []].insert(place)
          }
          guard member.isOverride || isAdded else { continue }
          for (other, place) in module.overridden(member, of: id) { found.places[other, default: []].insert(place) }
        }
      }
    }
    return found
  }

  static let overrides = AnalysisPass("overrides") { module, changes, adoptions, moved, observers in
    OverrideWriter(module: module, changes: changes, adoptions: adoptions).write(moved, observers)
  }
}

extension ModuleIndex {
  /// The members in extensions of superclasses that the member of the class overrides.
  fileprivate func overridden(_ member: MemberSummary, of id: TypeID) -> [(part: TypeID, place: Int)] {
    lineage(of: id).dropFirst().flatMap { extensions[$0] ?? [] }.flatMap { part in
      self[part].members.enumerated().filter { _, other in
        other.fullName == member.fullName && other.isTypeMember == member.isTypeMember && !other.isPrivate
      }.map { (part, $0.offset) }
    }
  }
}

/// Moves members into the bodies of their classes.
private struct OverrideWriter {
  let module: ModuleIndex
  let changes: ModuleChanges
  let adoptions: Adoptions

  func write(_ moved: MovedMembers, _ observers: Observers) {
    hideOverridesOfUIKit()
    for (part, places) in moved.places.sorted(by: { ($0.key.file, $0.key.type) < ($1.key.file, $1.key.type) })
    where !module.isImported(part) {
      for place in places.subtracting(observers.places[part] ?? []).sorted() { move(part, place) }
    }
    for (part, places) in adoptions.overriding where module[part].kind == .classType {
      for place in places {
        changes.insert(modifier: "override", before: module[part].members[place].spans.keyword, in: part.file)
      }
    }
  }

  /// An override in an extension of a class of UIKit replaces the method for all objects on iOS; here it is not called.
  private func hideOverridesOfUIKit() {
    for (name, parts) in module.foreignExtensions {
      for part in parts where !module.isImported(part) {
        for member in module[part].members {
          guard let word = member.spans.override else { continue }
          changes.remove(word, in: part.file)
          changes.replace(member.spans.name, with: ownName(of: member, name), in: part.file)
          changes.warn(
            "\(member.fullName) overrides a member of \(name) in an extension and is not called",
            advice: "override it in a subclass", at: part)
        }
      }
    }
  }

  /// The name of the member in the extension.
  private func ownName(of member: MemberSummary, _ type: String) -> String { "own_\(type.identifier)_\(member.name)" }

  /// Members of `NSObject`: an override belongs to no actor, whatever its class does.
  private static let nonisolated: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
  ]

  /// Renames the member of the extension, and declares one in the class that calls it.
  private func move(_ part: TypeID, _ place: Int) {
    let member = module[part].members[place]
    guard let owner = module.resolve(module[part].name, from: part), !module.isImported(owner),
      let contents = contents(of: member, ownName: ownName(of: member, module[owner].name)), !module[part].isConstrained
    else { return warn(part, member) }
    let ownName = ownName(of: member, module[owner].name)
    changes.replace(member.spans.name, with: ownName, in: part.file)
    if let word = member.spans.override {
      let isIsolated = !Self.nonisolated.contains(member.fullName) || member.attributes.contains("nonisolated")
      changes.replace(word, with: isIsolated ? "" : "nonisolated ", in: part.file)
    }
    // An override that nobody may call only keeps code from calling UIKit's method.
    if member.isOverride, member.isUnavailable { return }
    let isOverriding = member.isOverride || adoptions.overriding[part]?.contains(place) == true
    let access = member.access == "internal" || member.isPrivate ? "" : member.access
    let modifiers = [access, isOverriding ? "override" : "", member.isTypeMember ? "class" : ""]
    changes.add(Declaration(member.attributes + modifiers, member.head, contents), to: owner)
  }

  /// The body of the member in the class, which calls the one in the extension; nil if no other member can do what that does.
  private func contents(of member: MemberSummary, ownName: String) -> String? {
    switch member.kind {
    case .initializer: return nil
    case .property(let property):
      guard property.isComputed else { return nil }
      return "get { \(ownName) }" + (property.isSettable ? " set { \(ownName) = newValue }" : "")
    case .method(let method):
      guard method.body != nil, !method.signature.isGeneric else { return nil }
      let effects = (method.signature.isThrowing ? "try " : "") + (method.signature.isAsync ? "await " : "")
      return "\(effects)\(ownName)(\(method.signature.forwardedArguments))"
    }
  }

  private func warn(_ part: TypeID, _ member: MemberSummary) {
    guard member.isOverride || member.access != "open" else { return }
    changes.warn(
      "\(member.fullName) stands in an extension and cannot be overridden, or override, there",
      advice: "move it into the body of its class", at: part)
  }
}
#endif
