#if UIKitSource
extension AnalysisPass {
  /// Cells without the initializer of registered classes receive it.
  static let registeredInitializers = AnalysisPass("initializers of registered classes") { module, changes in
    for id in module.ownClasses where !module[id].isLocal {
      guard let base = module.foreignBase(of: id), let name = registered[base], module.declaresDesignated(id),
        !module.declares(id, "init(registeredFor:)"), !module.coversSuperclass(id, name)
      else { continue }
      let access = module[id].closedMemberAccess
      let head = Declaration.Head.initializer("registeredFor identifier: String")
      if module.designatedInitializers(of: id).contains(name) {
        changes.add(Declaration([access, "required", "convenience"], head, initializerCalls[name]!), to: id)
      } else {
        let text = "\(module[id].name).\(name) is not implemented: registered classes are created by it"
        changes.add(Declaration([access, "required"], head, "fatalError(\"\(text)\")"), to: id)
      }
    }
  }

  /// The designated initializer of the classes that lists create.
  private static let registered = [
    "UITableViewCell": "init(style:reuseIdentifier:)", "UITableViewHeaderFooterView": "init(reuseIdentifier:)",
    "UICollectionReusableView": "init(frame:)", "UICollectionViewCell": "init(frame:)",
  ]
  private static let initializerCalls = [
    "init(style:reuseIdentifier:)": "self.init(style: .default, reuseIdentifier: identifier)",
    "init(reuseIdentifier:)": "self.init(reuseIdentifier: identifier)", "init(frame:)": "self.init(frame: .zero)",
  ]
}

extension ModuleIndex {
  /// Whether the class overrides all designated initializers of its superclass, and so inherits the others.
  fileprivate func coversSuperclass(_ id: TypeID, _ name: String) -> Bool {
    var expected: Set<String> = [name]
    if let superclass = lineage(of: id).dropFirst().first(where: declaresDesignated) {
      let own = designatedInitializers(of: superclass)
      expected = own.contains(name) ? own : own.union(["init(registeredFor:)"])
    }
    return expected.isSubset(of: designatedInitializers(of: id))
  }
}
#endif
