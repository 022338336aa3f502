#if UIKitSource
/// Why no order of passes satisfies all of them.
enum PassOrderError: Error, Equatable, CustomStringConvertible {
  case missing(AnalysisPass.FindingType, readBy: String)
  case added(AnalysisPass.FindingType, byBoth: String, String)
  /// The passes wait for each other.
  case cycle([String])

  var description: String {
    switch self {
    case .missing(let finding, let reader): "the pass '\(reader)' reads \(finding), which no pass adds"
    case .added(let finding, let first, let second):
      "the passes '\(first)' and '\(second)' both add \(finding): a finding has one source"
    case .cycle(let names): "the passes '\(names.joined(separator: "', '"))' read findings of each other"
    }
  }
}

extension AnalysisPass {
  /// Each pass after those whose findings it reads, and otherwise in the given order.
  static func ordered(_ passes: [AnalysisPass]) throws(PassOrderError) -> [AnalysisPass] {
    var sources: [FindingType: AnalysisPass] = [:]
    for pass in passes {
      guard let finding = pass.adds else { continue }
      if let other = sources.updateValue(pass, forKey: finding) { throw .added(finding, byBoth: other.name, pass.name) }
    }
    for pass in passes {
      for finding in pass.reads where sources[finding] == nil { throw .missing(finding, readBy: pass.name) }
    }
    var waiting = passes
    var found: Set<FindingType> = []
    var result: [AnalysisPass] = []
    while !waiting.isEmpty {
      guard let place = waiting.firstIndex(where: { found.isSuperset(of: $0.reads) }) else { throw .cycle(waiting.map(\.name)) }
      let next = waiting.remove(at: place)
      if let finding = next.adds { found.insert(finding) }
      result.append(next)
    }
    return result
  }
}
#endif
