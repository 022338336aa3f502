#if UIKitSource
extension AnalysisPass {
  /// Test methods on the main actor. On iOS XCTest sends them as messages; on Linux it calls them as functions of no actor, on the main thread.
  static let testMethods = AnalysisPass("test methods on the main actor") { module, changes in
    for id in module.ownClasses where module.foreignBase(of: id) == "XCTestCase" {
      let isOnMainActor = module.lineage(of: id).contains { module[$0].isMainActor }
      for part in module.parts(of: id) {
        for member in module[part].members where isTest(member) {
          guard isOnMainActor || module[part].isMainActor || member.mainActor != nil else { continue }
          isolate(member, in: part.file, changes)
        }
      }
    }
  }

  private static func isTest(_ member: MemberSummary) -> Bool {
    member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty && !member.isStatic && !member.isAsync
      && member.body != nil && !member.attributes.contains("nonisolated")
  }

  /// Puts the body into a closure that runs on the main actor.
  private static func isolate(_ member: MemberSummary, in file: Int, _ changes: ModuleChanges) {
    guard let body = member.body else { return }
    let head =
      member.isThrowing ? "try MainActor.assumeIsolated { () throws -> Void in" : "MainActor.assumeIsolated { () -> Void in"
    if let attribute = member.mainActor { changes.remove(attribute, in: file) }
    changes.insert(modifier: "nonisolated", before: member.keyword, in: file)
    changes.insert(" " + head, at: body.start, in: file)
    changes.insert("}", at: body.end, in: file)
  }
}
#endif
