#if UIKitSource
import Foundation
import UIKitSourceTranslation
import XcodeProjects

/// An Xcode project with its local packages, and the sources of its targets.
struct ProjectReading {
  private(set) var project: XcodeProject
  /// In the order of the project's targets.
  let modules: [SourceModule]
  /// Local packages that could not be read.
  private let problems: [String]

  /// - Parameters:
  ///   - names: Of the targets to read; empty for all.
  ///   - taken: Modules that no target may be called as.
  init(_ path: String, targets names: [String], taken: Set<String> = []) throws {
    project = try XcodeProject(path: path, targets: names, taken: taken)
    problems = LocalPackages.add(to: &project)
    modules = try project.targets.map { target in SourceModule(try target.sources.map(Command.read)) }
    var imports: [String: Set<String>] = [:]
    for (target, module) in zip(project.targets, modules) { imports[target.name] = Set(module.summaries.flatMap(\.imports)) }
    project.addDependencies(importedBy: imports)
    try project.checkDependencies()
  }

  /// The summaries of the modules that a target depends on, also by others.
  func imported(by place: Int) -> [FileSummary] {
    var found: Set<String> = [project.targets[place].name]
    var waiting = project.targets[place].dependencies
    var summaries: [FileSummary] = []
    while let name = waiting.popLast() {
      guard found.insert(name).inserted, let other = project.targets.firstIndex(where: { $0.name == name }) else { continue }
      summaries += modules[other].summaries
      waiting += project.targets[other].dependencies
    }
    return summaries
  }

  /// The targets, then what does not come over.
  /// - Parameter most: How many files of each obstacle are named; nil for all.
  func report(mostFiles most: Int?) -> String {
    let targets = zip(project.targets, modules).map { target, module in
      "  \(target.module): \(target.kind.name), \(module.files.count) Swift files, \(module.lines) lines, \(target.resources.count) resources"
    }
    let estimate = estimate
    let parts = [
      "\(project.path): \(targets.count) target\(targets.count == 1 ? "" : "s")", targets.joined(separator: "\n"),
      problems.joined(separator: "\n"),
      estimate.text(relativeTo: project.folder, most: most),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private var estimate: Estimate {
    var estimate = Estimate()
    let uses = modules.map(\.uses)
    let known = Estimate.modules(of: project)
    estimate.add(uses.flatMap { $0 }, modules: known.known, origins: known.origins)
    estimate.add(project, uses.flatMap { $0 })
    return estimate
  }
}
#endif
