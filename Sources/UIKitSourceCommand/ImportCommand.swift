#if UIKitSource
import Foundation
import XcodeProjects

/// `uikit-source import`: writes a package for Linux beside an Xcode project.
enum ImportCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    var words = Arguments(arguments)
    let (output, names) = (try words.value(of: "--output"), try words.values(of: "--target"))
    let (scrollwork, isForced) = (try words.value(of: "--scrollwork"), words.flag("--force"))
    let paths = try words.rest(of: "import")
    guard paths.count == 1 else { throw CommandError("import: name one project, App.xcodeproj; \(paths.count) are given") }
    let reading = try ProjectReading(paths[0], targets: names)
    let project = reading.project
    guard !project.targets.isEmpty else {
      print(reading.report(mostFiles: nil))
      throw CommandError("\(project.path): no target comes over; the report above says why")
    }
    let beside = URL(fileURLWithPath: project.path).deletingLastPathComponent().appendingPathComponent(project.name + "-linux")
      .path
    let folder = URL(fileURLWithPath: output ?? beside).standardizedFileURL.path
    let package = PackageOutput(project, folder: folder, scrollwork: try self.scrollwork(scrollwork))
    var files = package.files
    files["ImportReport.txt"] = reading.report(mostFiles: nil)
    try write(files, to: folder, isForced: isForced)
    print(reading.report(mostFiles: CheckCommand.mostFiles))
    print("\(folder): \(files.count) files are written; build it by `swift build`")
    return 0
  }

  /// Refuses to write at all if a file is there that the tool has not written the same way before.
  private static func write(_ files: [String: String], to folder: String, isForced: Bool) throws {
    let existing = files.filter { name, text in
      let old = FileManager.default.contents(atPath: folder + "/" + name)
      return old != nil && old != Data(text.utf8)
    }
    guard isForced || existing.isEmpty else {
      let names = existing.keys.sorted().joined(separator: ", ")
      throw CommandError("\(folder): \(names) would be overwritten; name another folder by --output, or add --force")
    }
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
      try Command.write(text, to: path)
    }
  }

  /// The package named, else the one around this program.
  private static func scrollwork(_ path: String?) throws -> String {
    if let path {
      let folder = URL(fileURLWithPath: path).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
        throw CommandError("--scrollwork \(path): there is no Package.swift in that folder")
      }
      return folder
    }
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let isPackage = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      let hasSource = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/UIKitSourceCommand").path)
      if isPackage, hasSource { return folder.path }
    }
    throw CommandError("import: name the folder of Scrollwork's package: --scrollwork PATH")
  }
}
#endif
