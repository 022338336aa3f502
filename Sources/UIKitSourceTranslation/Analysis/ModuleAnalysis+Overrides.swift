#if UIKitSource
/// Members that Objective-C finds at run time and Swift must find in class bodies.
extension ModuleAnalysis {
  /// Finds methods that only a subclass adds to a protocol of UIKit adopted by its superclass. The superclass receives the requirement
  /// with UIKit's default, the subclass overrides it.
  mutating func analyzeAdoptions() {
    var received: Set<String> = []
    for id in index.classes where !index.isImported(id) && index.superclasses[id] != nil {
      let lineage = index.lineage(of: id)
      for part in index.parts(of: id) {
        for (place, member) in index[part].members.enumerated() {
          guard member.kind == .method, !member.isOverride, !member.isPrivate, !member.isStatic,
            known.optionalNames.contains(member.fullName),
            let (adopter, name) = adopter(of: member.fullName, in: lineage), adopter != id,
            !declares(adopter, member.fullName)
          else { continue }
          guard !index.isImported(adopter) else {
            warnOfImportedAdopter(part, member, adopter)
            continue
          }
          overriding[part, default: []].insert(place)
          if index[part].kind == .extensionType { forwarded[part, default: []].insert(place) }
          if received.insert("\(adopter.file).\(adopter.type).\(member.fullName)").inserted {
            add(member.fullName, of: name, to: adopter)
          }
        }
      }
    }
  }

  /// The topmost class that adopts a protocol with that requirement, and the protocol.
  private func adopter(of fullName: String, in lineage: [TypeID]) -> (TypeID, String)? {
    for id in lineage.reversed() {
      for name in known.closure(of: protocols(of: id)) {
        let requirements = known.declarations[name]!.requirements
        if requirements.contains(where: { $0.fullName == fullName && $0.isOptional }) { return (id, name) }
      }
    }
    return nil
  }

  /// What the class adopts itself, also through protocols of the module.
  func protocols(of id: TypeID) -> Set<String> {
    var found: Set<String> = []
    var waiting = index.inherited(by: id)
    while let name = waiting.popLast() {
      guard found.insert(name).inserted, let type = index.resolve(name, from: id), index[type].kind == .protocolType else {
        continue
      }
      waiting += index[type].inherited
    }
    return found
  }

  func declares(_ id: TypeID, _ fullName: String) -> Bool {
    index.parts(of: id).contains { index[$0].members.contains { $0.fullName == fullName && !$0.isPrivate } }
  }

  private mutating func add(_ fullName: String, of name: String, to id: TypeID) {
    let requirement = known.declarations[name]!.requirements.first { $0.fullName == fullName }!
    let call = "\(Self.defaultsName(name)).shared.\(requirement.member.name)(\(requirement.member.forwardedArguments))"
    let text = "@MainActor \(visibility(index[id]))func \(requirement.signature) { \(call) }"
    bodies[id, default: []].append(text)
    defaults[id.file, default: []].insert(name)
  }

  static func defaultsName(_ name: String) -> String { "UIKitSourceDefaults_" + name }

  /// A class that implements no more of the protocol than it must, so that its methods are UIKit's defaults.
  func defaultImplementations(of name: String) -> String {
    let required = known.closure(of: [name]).flatMap { known.declarations[$0]!.requirements.filter { !$0.isOptional } }
    let members = required.filter { $0.member.kind == .method }.map { "func \($0.signature) { fatalError(\"never called\") }; " }
    return "\n@MainActor private final class \(Self.defaultsName(name)): NSObject, \(name) { "
      + members.joined() + "static let shared = \(Self.defaultsName(name))() }\n"
  }

  private mutating func warnOfImportedAdopter(_ part: TypeID, _ member: MemberSummary, _ adopter: TypeID) {
    warn(
      part, "\(member.fullName) is not called: \(index[adopter].name) of another module adopts the protocol without it",
      "write the method in \(index[adopter].name), empty, and override it")
  }

  /// Finds the members of extensions that subclasses override, and overrides in extensions: Swift allows neither without Objective-C.
  mutating func findOverrides() {
    for id in index.classes {
      for part in index.parts(of: id) {
        for (place, member) in index[part].members.enumerated() {
          let isInExtension = index[part].kind == .extensionType
          if isInExtension, member.isOverride || member.access == "open" { forwarded[part, default: []].insert(place) }
          if member.isOverride || overriding[part]?.contains(place) == true { forwardOverridden(member, by: id) }
        }
      }
    }
  }

  /// Moves the members that were found into the bodies of their classes.
  mutating func writeOverrides() {
    hideOverridesOfUIKit()
    for (part, places) in forwarded.sorted(by: { ($0.key.file, $0.key.type) < ($1.key.file, $1.key.type) }) {
      for place in places.sorted() where !index.isImported(part) { forward(part, place) }
    }
    for (part, places) in overriding where index[part].kind == .classType {
      for place in places { facts[part.file].edits.append(.insertion("override ", at: index[part].members[place].keyword)) }
    }
  }

  /// An override in an extension of a class of UIKit replaces the method for all objects on iOS; here it is not called.
  private mutating func hideOverridesOfUIKit() {
    for (name, parts) in index.foreignExtensions {
      for part in parts where !index.isImported(part) {
        for member in index[part].members where member.isOverride {
          facts[part.file].edits.append(TextEdit(member.overrideStart, member.overrideEnd, ""))
          facts[part.file].edits.append(TextEdit(member.nameStart, member.nameEnd, "own_\(identifier(of: name))_\(member.name)"))
          warn(
            part, "\(member.fullName) overrides a member of \(name) in an extension and is not called",
            "override it in a subclass")
        }
      }
    }
  }

  private mutating func warn(_ part: TypeID, _ message: String, _ advice: String) {
    facts[part.file].notes.append(
      SourceNote(
        severity: .warning, path: index.files[part.file].path, line: index[part].line, column: 1, message: message, advice: advice
      ))
  }

  private mutating func forwardOverridden(_ member: MemberSummary, by id: TypeID) {
    for ancestor in index.lineage(of: id).dropFirst() {
      for part in index.extensions[ancestor] ?? [] {
        for (place, other) in index[part].members.enumerated()
        where other.fullName == member.fullName && other.kind == member.kind && other.isStatic == member.isStatic
          && !other.isPrivate
        {
          forwarded[part, default: []].insert(place)
        }
      }
    }
  }

  /// Members of `NSObject`: an override belongs to no actor, whatever its class does.
  private static let nonisolated: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
  ]

  /// Renames the member of the extension, and declares one in the class that calls it.
  private mutating func forward(_ part: TypeID, _ place: Int) {
    let member = index[part].members[place]
    guard let owner = index.resolve(index[part].name, from: part), !index.isImported(owner), member.kind != .initializer,
      member.isComputed, !member.isGeneric, !index[part].isConstrained
    else { return warnOfOverride(part, member) }
    let ownName = "own_\(identifier(of: index[owner].name))_\(member.name)"
    facts[part.file].edits.append(TextEdit(member.nameStart, member.nameEnd, ownName))
    if member.isOverride {
      let isolation =
        Self.nonisolated.contains(member.fullName) && !member.attributes.contains("nonisolated") ? "nonisolated " : ""
      facts[part.file].edits.append(TextEdit(member.overrideStart, member.overrideEnd, isolation))
    }
    // An override that nobody may call only keeps code from calling UIKit's method.
    if member.isOverride, member.isUnavailable { return }
    let isOverriding = member.isOverride || overriding[part]?.contains(place) == true
    let access = ["", "internal"].contains(member.access) || member.isPrivate ? "" : member.access + " "
    var text = member.attributes + access + (isOverriding ? "override " : "") + (member.isStatic ? "class " : "")
    if member.kind == .property {
      let setter = member.isSettable ? " set { \(ownName) = newValue }" : ""
      text += "var \(member.name): \(member.result ?? "Any") { get { \(ownName) }\(setter) }"
    } else {
      let call = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "") + "\(ownName)(\(member.forwardedArguments))"
      text += "\(member.declaration) { \(call) }"
    }
    bodies[owner, default: []].append(text)
  }

  private mutating func warnOfOverride(_ part: TypeID, _ member: MemberSummary) {
    guard member.isOverride || member.access != "open" else { return }
    warn(
      part, "\(member.fullName) stands in an extension and cannot be overridden, or override, there",
      "move it into the body of its class")
  }
}
#endif
