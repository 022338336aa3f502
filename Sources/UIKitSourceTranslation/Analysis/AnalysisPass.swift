#if UIKitSource
/// What a pass adds to the knowledge of the module, for the passes that read it. Each type of finding comes from one pass.
protocol Finding: Sendable {}

/// A step of the analysis of a module. The signature of its body declares what it reads and what it adds: the parameters after `ModuleChanges`
/// are findings of other passes, the result is a finding of its own. The order of the passes follows from that.
///
/// A new pass is one file: its finding, if it has one, and a static constant of this type, which `ModuleAnalysis.passes` names.
struct AnalysisPass: Sendable {
  /// A type of finding.
  struct FindingType: Hashable, Sendable, CustomStringConvertible {
    private let id: ObjectIdentifier
    let description: String

    init<Found: Finding>(_ type: Found.Type) {
      id = ObjectIdentifier(type)
      description = "\(type)"
    }
  }

  let name: String
  let reads: [FindingType]
  /// nil for a pass that only changes the text.
  let adds: FindingType?
  private let body: @Sendable (ModuleIndex, ModuleChanges, inout Findings) -> Void

  /// A pass that only changes the text.
  init<each Input: Finding>(
    _ name: String, _ body: @escaping @Sendable (ModuleIndex, ModuleChanges, repeat each Input) -> Void
  ) {
    (self.name, adds) = (name, nil)
    reads = Self.types(repeat (each Input).self)
    self.body = { module, changes, findings in
      let found = findings
      body(module, changes, repeat found[(each Input).self])
    }
  }

  /// A pass that finds something, and may change the text.
  init<each Input: Finding, Output: Finding>(
    _ name: String, _ body: @escaping @Sendable (ModuleIndex, ModuleChanges, repeat each Input) -> Output
  ) {
    (self.name, adds) = (name, FindingType(Output.self))
    reads = Self.types(repeat (each Input).self)
    self.body = { module, changes, findings in
      let found = findings
      findings.add(body(module, changes, repeat found[(each Input).self]))
    }
  }

  private static func types<each Input: Finding>(_ inputs: repeat (each Input).Type) -> [FindingType] {
    var types: [FindingType] = []
    for input in repeat each inputs { types.append(FindingType(input)) }
    return types
  }

  /// Runs passes that `ordered(_:)` has put in order.
  static func run(_ passes: [AnalysisPass], on module: ModuleIndex) -> ModuleChanges {
    let changes = ModuleChanges(of: module)
    var findings = Findings()
    for pass in passes { pass.body(module, changes, &findings) }
    return changes
  }

  /// The findings of the passes that have run.
  private struct Findings {
    private var values: [FindingType: any Finding] = [:]

    subscript<Found: Finding>(type: Found.Type) -> Found { values[FindingType(type)] as! Found }

    mutating func add<Found: Finding>(_ found: Found) { values[FindingType(Found.self)] = found }
  }
}
#endif
