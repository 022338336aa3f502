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
    let source = try self.scrollwork(scrollwork)
    let reading = try ProjectReading(paths[0], targets: names, taken: modules(of: source))
    let project = reading.project
    guard !project.targets.isEmpty else {
      print(reading.report(mostFiles: nil))
      throw CommandError("\(project.path): no target comes over; the report above says why")
    }
    let beside = URL(fileURLWithPath: project.path).deletingLastPathComponent().appendingPathComponent(project.name + "-linux")
      .path
    let folder = URL(fileURLWithPath: output ?? beside).standardizedFileURL.path
    let package = PackageOutput(project, folder: folder, scrollwork: source)
    try package.write(report: reading.report(mostFiles: nil), isForced: isForced)
    print(reading.report(mostFiles: CheckCommand.mostFiles))
    print("\(folder): \(package.files.count + 1) files are written; build it by `swift build`")
    return 0
  }

  /// A target stands in the folder of its name.
  private static func modules(of scrollwork: String) -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: scrollwork + "/Sources")) ?? [])
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
