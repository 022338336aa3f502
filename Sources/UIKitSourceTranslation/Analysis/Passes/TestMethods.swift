#if UIKitSource
extension AnalysisPass {
  /// Test methods on the main actor. On iOS XCTest sends them as messages; on Linux it calls them as functions of no actor, on the main thread.
  static let testMethods = AnalysisPass("test methods on the main actor") { module, changes in
    for id in module.ownClasses where module.foreignBase(of: id) == "XCTestCase" {
      let isOnMainActor = module.lineage(of: id).contains { module[$0].isMainActor }
      for part in module.parts(of: id) {
        for member in module[part].members {
          guard let method = member.method, let body = method.body, isTest(member, method.signature),
            isOnMainActor || module[part].isMainActor || member.spans.mainActor != nil
          else { continue }
          if let attribute = member.spans.mainActor { changes.remove(attribute, in: part.file) }
          changes.insert(modifier: "nonisolated", before: member.spans.keyword, in: part.file)
          changes.insert(" " + isolation(method.signature), at: body.start, in: part.file)
          changes.insert("}", at: body.end, in: part.file)
        }
      }
    }
  }

  private static func isTest(_ member: MemberSummary, _ signature: MemberSummary.Signature) -> Bool {
    member.name.hasPrefix("test") && signature.parameters.isEmpty && !member.isTypeMember && !signature.isAsync
      && !member.attributes.contains("nonisolated")
  }

  /// The head of the closure around the body, which runs on the main actor.
  private static func isolation(_ signature: MemberSummary.Signature) -> String {
    signature.isThrowing
      ? "try MainActor.assumeIsolated { () throws -> Void in" : "MainActor.assumeIsolated { () -> Void in"
  }
}
#endif
