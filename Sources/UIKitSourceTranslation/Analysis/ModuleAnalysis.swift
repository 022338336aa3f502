#if UIKitSource
import Diagnostics

/// The analysis of a whole module: from the summaries of all files to the facts that each file needs.
enum ModuleAnalysis {
  /// All passes. Where several add members to one type, or text at one place, it stands in this order.
  static let passes: [AnalysisPass] = [
    .optionalRequirements, .optionalExtensions, .references, .adoptions, .forwarding, .movedMembers, .observers, .overrides,
    .registeredInitializers, .segueInitializers, .recognizers, .applicationDelegates, .testMethods, .selectors, .selectorTables,
    .expressions, .objectReads, .genericInitializers, .intersections, .defaultImplementations, .oldNames, .foreignOverrides,
  ]

  private static let order: [AnalysisPass] = {
    do { return try AnalysisPass.ordered(passes) } catch { programmingError("ModuleAnalysis.passes: \(error)") }
  }()

  static func facts(
    of module: [FileSummary], imported: [FileSummary], _ protocols: UIKitProtocols = .standard
  ) -> [FileFacts] {
    AnalysisPass.run(order, on: ModuleIndex(module, imported: imported, protocols)).finish()
  }
}
#endif
