#if UIKitSource
import Foundation
import XcodeProjects

/// Reads the manifests of local packages, by SwiftPM: only their program knows what they say.
enum LocalPackages {
  /// Adds the targets of all local packages that the project needs, and those that they need.
  /// - Returns: Why packages could not be read.
  static func add(to project: inout XcodeProject) -> [String] {
    var packages: [LocalPackage] = []
    var places: [String: Int] = [:]
    var problems: [String] = []
    var waiting = project.localPackages
    while let path = waiting.popLast() {
      guard places[path] == nil, !problems.contains(where: { $0.hasPrefix(path) }) else { continue }
      do {
        let package = try LocalPackage(json: description(of: path), path: path)
        places[path] = packages.count
        packages.append(package)
        waiting += package.localPackages
      } catch { problems.append("\(path): the package cannot be read: \(error)") }
    }
    project.add(packages, paths: places)
    return problems
  }

  private static func description(of path: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandError("`swift package --package-path \(path) dump-package` ended with \(process.terminationStatus)")
    }
    return data
  }
}
#endif
