#if UIKitSource
import Foundation

/// What CocoaPods and Carthage add to a project, by their files in its folder or the one around it.
package struct ForeignDependencies: Sendable {
  /// By module, as far as the name of a library says which it has.
  package private(set) var modules: [String: String] = [:]
  /// `Podfile` and `Cartfile`, if they are there.
  package private(set) var files: [String] = []

  init(of project: ProjectFile) {
    for folder in [project.folder, Disk.parent(project.folder)] {
      read(folder + "/Podfile", /^\s*pod\s+['"]([^'"\/]+)/, "CocoaPods")
      read(folder + "/Cartfile", /^\s*(?:github|git)\s+"([^"]+)"/, "Carthage")
      if !files.isEmpty { return }
    }
  }

  init() {}

  private mutating func read(_ path: String, _ line: Regex<(Substring, Substring)>, _ tool: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    files.append(path)
    for text in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let name = text.firstMatch(of: line)?.output.1 else { continue }
      modules[SwiftName.identifier(PackageProduct.identity(String(name)))] = "\(name) of \(tool)"
    }
  }
}
#endif
