#if UIKitSource
/// Initializers that classes lack without Objective-C, and delegates of applications.
extension ModuleAnalysis {
  /// The designated initializer of the classes that lists create.
  private static let registered = [
    "UITableViewCell": "init(style:reuseIdentifier:)", "UITableViewHeaderFooterView": "init(reuseIdentifier:)",
    "UICollectionReusableView": "init(frame:)", "UICollectionViewCell": "init(frame:)",
  ]
  private static let forwarding = [
    "init(style:reuseIdentifier:)": "self.init(style: .default, reuseIdentifier: identifier)",
    "init(reuseIdentifier:)": "self.init(reuseIdentifier: identifier)", "init(frame:)": "self.init(frame: .zero)",
  ]

  /// Cells without the initializer of registered classes receive it.
  mutating func analyzeInitializers() {
    for id in index.classes where !index.isImported(id) && !index[id].isLocal {
      guard let base = index.foreignBase(of: id), let name = Self.registered[base] else { continue }
      let own = designated(id)
      guard declaresDesignated(id), !declares(id, "init(registeredFor:)"), !coversSuperclass(id, name) else { continue }
      let head = visibility(index[id]).isEmpty ? "" : "public "
      if own.contains(name) {
        bodies[id, default: []].append(
          "\(head)required convenience init(registeredFor identifier: String) { \(Self.forwarding[name]!) }")
      } else {
        let text = "\(index[id].name).\(name) is not implemented: registered classes are created by it"
        bodies[id, default: []].append("\(head)required init(registeredFor identifier: String) { fatalError(\"\(text)\") }")
      }
    }
  }

  private func designated(_ id: TypeID) -> Set<String> {
    Set(index[id].members.filter { $0.kind == .initializer && !$0.isConvenience }.map(\.fullName)).subtracting(["init(coder:)"])
  }

  /// Whether the class declares a designated initializer, `init(coder:)` included, and so inherits none that it does not override.
  func declaresDesignated(_ id: TypeID) -> Bool {
    index[id].members.contains { $0.kind == .initializer && !$0.isConvenience }
  }

  /// On iOS `init()` of recognizers is a convenience initializer: one of a subclass is no override, and a subclass that overrides
  /// `init(target:action:)` inherits it.
  mutating func analyzeRecognizers() {
    for id in index.classes where !index.isImported(id) && !index[id].isLocal {
      guard let base = index.foreignBase(of: id), base.hasPrefix("UI"), base.hasSuffix("GestureRecognizer") else { continue }
      if let plain = index[id].members.first(where: { $0.fullName == "init()" }) {
        let isFirst = index.lineage(of: id).dropFirst().allSatisfy { !declares($0, "init()") }
        if !plain.isOverride, isFirst { facts[id.file].edits.append(.insertion("override ", at: plain.keyword)) }
      } else if designated(id).contains("init(target:action:)") {
        let head = visibility(index[id]).isEmpty ? "" : "public "
        bodies[id, default: []].append("\(head)override convenience init() { self.init(target: nil, action: nil) }")
      }
    }
  }

  /// Whether the class overrides all designated initializers of its superclass, and so inherits the others.
  private func coversSuperclass(_ id: TypeID, _ name: String) -> Bool {
    var expected: Set<String> = [name]
    for superclass in index.lineage(of: id).dropFirst() {
      let own = designated(superclass)
      guard declaresDesignated(superclass) else { continue }
      expected = own.contains(name) ? own : own.union(["init(registeredFor:)"])
      break
    }
    return expected.isSubset(of: designated(id))
  }

  /// The launch creates the delegates of the app and its scene: their classes are final, or have the initializer that it needs.
  mutating func analyzeApplication() {
    let delegates: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
    for id in index.classes where !index.isImported(id) {
      let type = index[id]
      guard type.isMain || !delegates.isDisjoint(with: protocols(of: id)), !type.isFinal else { continue }
      if index.subclasses[id] == nil, type.access != "open" {
        facts[id.file].edits.append(.insertion("final ", at: type.keyword))
      } else if let place = type.members.firstIndex(where: { $0.kind == .initializer && $0.parameters.isEmpty }) {
        if type.members[place].isRequired { continue }
        facts[id.file].edits.append(.insertion("required ", at: type.members[place].keyword))
      } else {
        bodies[id, default: []].append("\(visibility(type).isEmpty ? "" : "public ")required override init() { super.init() }")
      }
    }
  }
}
#endif
