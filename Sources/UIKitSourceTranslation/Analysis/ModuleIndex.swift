#if UIKitSource
/// A declaration of a type by its place.
struct TypeID: Hashable, Sendable {
  let file: Int
  let type: Int
}

/// The types of a module and of the translated modules that it imports, by name.
struct ModuleIndex {
  let files: [FileSummary]
  /// The protocols of UIKit.
  let uiKit: UIKitProtocols
  /// The first file of imported modules: what is declared from here on is not rewritten.
  let importedFrom: Int
  private var names: [String: [TypeID]] = [:]
  private var aliases: [String: String] = [:]
  /// The extensions of each class, its own module's alone.
  private(set) var extensions: [TypeID: [TypeID]] = [:]
  /// Extensions of types that are declared elsewhere, by the type's name.
  private(set) var foreignExtensions: [String: [TypeID]] = [:]
  private(set) var superclasses: [TypeID: TypeID] = [:]
  private(set) var subclasses: [TypeID: [TypeID]] = [:]
  /// All classes, in the order of files and declarations.
  private(set) var classes: [TypeID] = []
  /// Those of the files that are translated.
  private(set) var ownClasses: [TypeID] = []

  init(_ module: [FileSummary], imported: [FileSummary], _ uiKit: UIKitProtocols) {
    files = (module + imported).withTypesOfToday()
    self.uiKit = uiKit
    importedFrom = module.count
    for (file, summary) in files.enumerated() {
      aliases.merge(summary.typeAliases) { first, _ in first }
      for (index, type) in summary.types.enumerated() where type.kind != .extensionType {
        names[type.name, default: []].append(TypeID(file: file, type: index))
        if type.kind == .classType { classes.append(TypeID(file: file, type: index)) }
      }
    }
    for (file, summary) in files.enumerated() {
      for (index, type) in summary.types.enumerated() where type.kind == .extensionType {
        let id = TypeID(file: file, type: index)
        if let extended = resolve(type.name, from: id) {
          extensions[extended, default: []].append(id)
        } else {
          foreignExtensions[Self.withoutArguments(type.name), default: []].append(id)
        }
      }
    }
    ownClasses = classes.filter { !isImported($0) }
    for id in classes {
      guard let base = self[id].inherited.first, let superclass = resolve(base, from: id), superclass != id,
        self[superclass].kind == .classType
      else { continue }
      superclasses[id] = superclass
      subclasses[superclass, default: []].append(id)
    }
  }

  subscript(id: TypeID) -> TypeSummary { files[id.file].types[id.type] }

  /// The type that `name` means inside of `scope`; nil if it is declared elsewhere.
  func resolve(_ name: String, from scope: TypeID, depth: Int = 0) -> TypeID? {
    let name = Self.withoutArguments(name)
    var enclosing = self[scope].name.split(separator: ".").map(String.init)
    while true {
      let full = (enclosing + [name]).joined(separator: ".")
      if let found = best(names[full], for: scope.file) { return found }
      if depth < 8, let alias = aliases[full], alias != name, let found = resolve(alias, from: scope, depth: depth + 1) {
        return found
      }
      if enclosing.popLast() == nil { break }
    }
    // `Module.Type`
    guard let dot = name.firstIndex(of: "."), depth < 8 else { return nil }
    return best(names[String(name[name.index(after: dot)...])], for: scope.file)
  }

  /// The type that an alias of the module's stands for; other names as they are.
  func unaliased(_ name: String) -> String {
    var name = name
    for _ in 0..<8 { if let next = aliases[name] { name = next } else { break } }
    return name
  }

  /// The bound of an associated type of the protocol `id`, or of one that it inherits from.
  func bound(of name: String, in id: TypeID, depth: Int = 0) -> String? {
    if let bound = self[id].associatedTypes[name] { return bound }
    guard depth < 8 else { return nil }
    return self[id].inherited.lazy.compactMap { resolve($0, from: id) }.filter { $0 != id }
      .compactMap { bound(of: name, in: $0, depth: depth + 1) }.first
  }

  /// The bound of the type that the call creates; nil for a type that is neither generic parameter nor associated type.
  func bound(of call: GenericCall, in file: Int) -> String? {
    if let bound = call.bound, call.name != "Self" { return bound }
    guard let scope = call.scope.map({ TypeID(file: file, type: $0) }), let extended = resolve(self[scope].name, from: scope),
      self[extended].kind == .protocolType
    else { return call.bound }
    if call.name == "Self" { return ([self[extended].name] + (call.bound.map { [$0] } ?? [])).joined(separator: " & ") }
    return bound(of: call.name, in: extended)
  }

  /// A declaration in the same file, else one that is visible from other files. Imported modules do not see this one.
  private func best(_ candidates: [TypeID]?, for file: Int) -> TypeID? {
    guard let candidates else { return nil }
    if let own = candidates.first(where: { $0.file == file }) { return own }
    return candidates.first {
      (isImported($0) || file < importedFrom) && !["private", "fileprivate"].contains(self[$0].access) && !self[$0].isLocal
    }
  }

  static func withoutArguments(_ name: String) -> String {
    guard name.contains("<") else { return name }
    var depth = 0
    return String(
      name.filter { letter in
        if letter == "<" { depth += 1 }
        defer { if letter == ">" { depth -= 1 } }
        return depth == 0
      })
  }

  /// The class, its superclass and so on, as far as they are known.
  func lineage(of id: TypeID) -> [TypeID] {
    var found = [id]
    while let next = superclasses[found[found.count - 1]], !found.contains(next) { found.append(next) }
    return found
  }

  /// The name of the first superclass that is not in the module; nil if there is none.
  func foreignBase(of id: TypeID) -> String? {
    let root = lineage(of: id).last!
    return self[root].inherited.first.map(Self.withoutArguments)
  }

  /// The class and its extensions.
  func parts(of id: TypeID) -> [TypeID] { [id] + (extensions[id] ?? []) }

  /// What the declaration and the extensions of the class say that it conforms to; the superclass may be among them.
  func inherited(by id: TypeID) -> [String] { parts(of: id).flatMap { self[$0].inherited }.map(Self.withoutArguments) }

  func isImported(_ id: TypeID) -> Bool { id.file >= importedFrom }

  /// The files that are translated.
  var ownFiles: Range<Int> { 0..<importedFrom }

  /// The types and extensions of the files that are translated.
  var ownTypes: [TypeID] { ownFiles.flatMap { file in files[file].types.indices.map { TypeID(file: file, type: $0) } } }

  /// The protocols of all files.
  var protocols: [TypeID] {
    files.indices.flatMap { file in
      files[file].types.indices.filter { files[file].types[$0].kind == .protocolType }.map { TypeID(file: file, type: $0) }
    }
  }

  /// What the class adopts itself, also through protocols of the module.
  func protocols(of id: TypeID) -> Set<String> {
    var found: Set<String> = []
    var waiting = inherited(by: id)
    while let name = waiting.popLast() {
      guard found.insert(name).inserted, let type = resolve(name, from: id), self[type].kind == .protocolType else { continue }
      waiting += self[type].inherited
    }
    return found
  }

  /// Whether the class or an extension of it declares a member that others see.
  func declares(_ id: TypeID, _ fullName: String) -> Bool {
    parts(of: id).contains { self[$0].members.contains { $0.fullName == fullName && !$0.isPrivate } }
  }

  /// The full names of the designated initializers that the class declares, without `init(coder:)`.
  func designatedInitializers(of id: TypeID) -> Set<String> {
    Set(self[id].members.filter(\.isDesignated).map(\.fullName)).subtracting(["init(coder:)"])
  }

  /// Whether the class declares a designated initializer, `init(coder:)` included, and so inherits none that it does not override.
  func declaresDesignated(_ id: TypeID) -> Bool { self[id].members.contains(where: \.isDesignated) }
}

extension TypeSummary {
  /// The word that makes a member as visible as its class: `open`, `public` or none.
  var memberAccess: String { ["open", "public"].contains(access) ? access : "" }

  /// The same for a member that cannot be open, as an initializer.
  var closedMemberAccess: String { memberAccess.isEmpty ? "" : "public" }
}

extension String {
  /// The last component of a path, or a name, with letters that an identifier can have.
  var identifier: String {
    let name = split(separator: "/").last ?? ""
    return String(name.dropLast(name.hasSuffix(".swift") ? 6 : 0).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
#endif
