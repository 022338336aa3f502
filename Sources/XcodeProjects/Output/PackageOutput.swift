#if UIKitSource
import Foundation

/// The files of a package for Linux that builds the targets of an Xcode project from where their sources are.
package struct PackageOutput: Sendable {
  /// Texts by path, relative to the folder.
  package private(set) var files: [String: String] = [:]
  private let project: XcodeProject
  private let folder: String

  /// - Parameters:
  ///   - folder: The absolute path of the new package.
  ///   - scrollwork: The absolute path of Scrollwork's package.
  package init(_ project: XcodeProject, folder: String, scrollwork: String) {
    (self.project, self.folder) = (project, folder)
    files["Package.swift"] = PackageManifest(project, folder: folder, scrollwork: scrollwork).text
    for target in project.targets { add(target) }
  }

  /// Writes the package, and the report beside the manifest. A file that has its text already stays, so that nothing is built again
  /// without need.
  /// - Throws: Before anything is written, if a file of another text is there and `isForced` is false.
  package func write(report: String, isForced: Bool) throws {
    let all = files.merging(["ImportReport.txt": report]) { $1 }
    let changed = all.filter { FileManager.default.contents(atPath: Disk.join(folder, $0)) != Data($1.utf8) }
    let existing = changed.keys.filter { Disk.exists(Disk.join(folder, $0)) }.sorted()
    guard isForced || existing.isEmpty else {
      let names = existing.joined(separator: ", ")
      throw ProjectError(folder, "\(names) would be overwritten; name another folder by --output, or add --force")
    }
    for (name, text) in changed {
      let path = Disk.join(folder, name)
      try FileManager.default.createDirectory(atPath: Disk.parent(path), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  /// The folder of a target, as SwiftPM looks for it.
  static func folder(of target: ImportedTarget) -> String {
    "\(target.kind == .unitTests ? "Tests" : "Sources")/\(target.module)"
  }

  private mutating func add(_ target: ImportedTarget) {
    let place = Self.folder(of: target)
    files["\(place)/UIKitSource.json"] = Self.settings(
      of: target, in: Disk.join(folder, place), output: folder, project: project.folder)
    files["\(place)/Sources.swift"] = "// UIKitSource.json names the sources of this target.\n"
    files["\(place)/Info.plist"] = target.infoPlist
  }

  /// `UIKitSource.json`
  /// - Parameters:
  ///   - place: The absolute path of its folder.
  ///   - output: The absolute path of the whole package.
  ///   - project: The absolute path of the folder that the project's sources are in.
  package static func settings(of target: ImportedTarget, in place: String, output: String, project: String) -> String {
    let sources = SourceFolders(target.sources, output: output, project: project)
    func relative(_ paths: [String]) -> [String] { paths.map { Disk.relative($0, to: place) } }
    var lists = ["  \"folders\": \(list(relative(sources.folders)))"]
    if !sources.excluded.isEmpty { lists.append("  \"exclude\": \(list(relative(sources.excluded)))") }
    lists.append("  \"resources\": \(list(relative(target.resources)))")
    if target.infoPlist != nil { lists.append("  \"infoPlist\": \"Info.plist\"") }
    return "{\n" + lists.joined(separator: ",\n") + "\n}\n"
  }

  private static func list(_ texts: [String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let literals = texts.map { String(decoding: (try? encoder.encode($0)) ?? Data(), as: UTF8.self) }
    return literals.count < 2 ? "[\(literals.joined())]" : "[\n    " + literals.joined(separator: ",\n    ") + "\n  ]"
  }
}
#endif
