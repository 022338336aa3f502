#if UIKitSource
/// Which target of a project needs which, by keys: what a target names as dependency, and whose product it links or embeds.
struct TargetLinks {
  private var needed: [String: [String]] = [:]

  init(_ targets: [ProjectObject], _ project: ProjectFile) {
    let makers = Dictionary(targets.compactMap { target in target.text("productReference").map { ($0, target.id) } }) {
      first, _ in first
    }
    let ids = Set(targets.map(\.id))
    for target in targets {
      let named = project.list(target, "dependencies").compactMap { dependency in
        dependency.text("target") ?? project.object(dependency, "targetProxy")?.text("remoteGlobalIDString")
      }
      let linked = project.list(target, "buildPhases").flatMap { project.list($0, "files") }.compactMap { file in
        file.text("fileRef").flatMap { makers[$0] }
      }
      var seen: Set<String> = [target.id]
      needed[target.id] = (named + linked).filter { ids.contains($0) && seen.insert($0).inserted }
    }
  }

  func needs(of target: String) -> [String] { needed[target] ?? [] }

  /// The targets and all that they need.
  func closure(of targets: [String]) -> Set<String> {
    var found: Set<String> = []
    var waiting = targets
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += needs(of: next) }
    }
    return found
  }
}
#endif
