#if UIKitSource
/// Test methods on the main actor. On iOS XCTest sends them as messages; on Linux it calls them as functions of no actor, on the main thread.
extension ModuleAnalysis {
  mutating func analyzeTests() {
    for id in index.classes where !index.isImported(id) && index.foreignBase(of: id) == "XCTestCase" {
      let isOnMainActor = index.lineage(of: id).contains { index[$0].isMainActor }
      for part in index.parts(of: id) {
        for member in index[part].members where Self.isTest(member) {
          guard isOnMainActor || index[part].isMainActor || member.mainActorEnd > 0 else { continue }
          isolate(member, in: part.file)
        }
      }
    }
  }

  private static func isTest(_ member: MemberSummary) -> Bool {
    member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty && !member.isStatic && !member.isAsync
      && member.bodyStart > 0 && !member.attributes.contains("nonisolated")
  }

  /// Puts the body into a closure that runs on the main actor.
  private mutating func isolate(_ member: MemberSummary, in file: Int) {
    let head =
      member.isThrowing ? "try MainActor.assumeIsolated { () throws -> Void in" : "MainActor.assumeIsolated { () -> Void in"
    if member.mainActorEnd > 0 { facts[file].edits.append(TextEdit(member.mainActorStart, member.mainActorEnd, "")) }
    facts[file].edits.append(.insertion("nonisolated ", at: member.keyword))
    facts[file].edits.append(.insertion(" " + head, at: member.bodyStart))
    facts[file].edits.append(.insertion("}", at: member.bodyEnd))
  }
}
#endif
