#if UIKitSource
import Foundation

/// Paths as texts, and the files at them. Paths are absolute and have no `..` unless said otherwise.
enum Disk {
  static func absolute(_ path: String) -> String { standardized(URL(fileURLWithPath: path).path) }

  /// Appends a path; an absolute one stands for itself.
  static func join(_ folder: String, _ path: String) -> String {
    standardized(path.hasPrefix("/") ? path : path.isEmpty ? folder : folder + "/" + path)
  }

  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name without its ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The ending in lower case, without the dot.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The path from one folder to a file.
  static func relative(_ path: String, to folder: String) -> String {
    let (target, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(target, start).prefix { $0 == $1 }.count
    let components = Array(repeating: "..", count: start.count - common) + target[common...].map(String.init)
    return components.isEmpty ? "." : components.joined(separator: "/")
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return isPath(path) && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func exists(_ path: String) -> Bool { isPath(path) && FileManager.default.fileExists(atPath: path) }

  /// A path with a zero would be read up to it: a file in such a folder would be the folder itself.
  private static func isPath(_ path: String) -> Bool { !path.utf8.contains(0) }

  /// The path as it is on the disk, nil if there is no such file. Macs take `images.png` for `Images.png`, so project files name files in
  /// letters of another case.
  static func existing(_ path: String) -> String? {
    if exists(path) { return path }
    guard path != "/", let folder = existing(parent(path)) else { return nil }
    let name = name(path)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.first { $0 == name || $0.lowercased() == name.lowercased() }.map { join(folder, $0) }
  }

  /// The names in a folder, sorted, without hidden ones.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All files below a folder, sorted. A folder for which `isWhole` holds counts as one file; links to folders are not followed, so that a
  /// link to a folder around itself ends.
  /// - Throws: If the folder contains more than any project does, such as that of the system.
  static func files(below folder: String, isWhole: (String) -> Bool) throws -> [String] {
    var files: [String] = []
    var waiting = [folder]
    var count = 0
    while let next = waiting.popLast() {
      for name in names(in: next) {
        let path = (next == "/" ? "" : next) + "/" + name
        count += 1
        guard count <= mostFiles else { throw ProjectError(folder, "it contains more than \(mostFiles) files and folders") }
        if !isFolder(path) || isWhole(path) { files.append(path) } else if !isLink(path) { waiting.append(path) }
      }
    }
    return files.sorted()
  }

  private static let mostFiles = 100_000

  private static func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  private static func standardized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }
}
#endif
