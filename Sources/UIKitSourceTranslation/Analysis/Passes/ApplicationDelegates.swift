#if UIKitSource
extension AnalysisPass {
  /// The launch creates the delegates of the app and its scene: their classes are final, or have the initializer that it needs.
  static let applicationDelegates = AnalysisPass("delegates of the app and its scenes") { module, changes in
    let delegates: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
    for id in module.ownClasses {
      let type = module[id]
      guard type.isMain || !delegates.isDisjoint(with: module.protocols(of: id)), !type.isFinal else { continue }
      if module.subclasses[id] == nil, type.access != "open" {
        changes.insert(modifier: "final", before: type.keyword, in: id.file)
      } else if let plain = type.members.first(where: { $0.initializer?.signature.parameters.isEmpty == true }) {
        if plain.initializer?.isRequired == false {
          changes.insert(modifier: "required", before: plain.spans.keyword, in: id.file)
        }
      } else {
        changes.add(
          Declaration([type.closedMemberAccess, "required", "override"], .initializer(), "super.init()"), to: id)
      }
    }
  }
}
#endif
