#if UIKitSource
extension AnalysisPass {
  /// On iOS `init()` of recognizers is a convenience initializer: one of a subclass is no override, and a subclass that overrides
  /// `init(target:action:)` inherits it.
  static let recognizers = AnalysisPass("initializers of gesture recognizers") { module, changes in
    for id in module.ownClasses where !module[id].isLocal {
      guard let base = module.foreignBase(of: id), base.hasPrefix("UI"), base.hasSuffix("GestureRecognizer") else { continue }
      if let plain = module[id].members.first(where: { $0.fullName == "init()" }) {
        let isFirst = module.lineage(of: id).dropFirst().allSatisfy { !module.declares($0, "init()") }
        if !plain.isOverride, isFirst { changes.insert(modifier: "override", before: plain.spans.keyword, in: id.file) }
      } else if module.designatedInitializers(of: id).contains("init(target:action:)") {
        changes.add(
          Declaration(
            [module[id].closedMemberAccess, "override", "convenience"], .initializer(), "self.init(target: nil, action: nil)"),
          to: id)
      }
    }
  }
}
#endif
