package import Foundation

/// Files that are to be written, by their paths.
package struct FileTree {
  package enum Node: Equatable {
    case text(String)
    case data([UInt8], isProgram: Bool = false)
    /// A file or a folder that is copied.
    case copy(URL)
    case link(String)
  }

  package private(set) var nodes: [String: Node] = [:]

  package init() {}

  package subscript(path: String) -> Node? {
    get { nodes[path] }
    set { nodes[path] = newValue }
  }

  /// Adds what stands in another tree, below a folder.
  package mutating func add(_ other: FileTree, below folder: String) {
    for (path, node) in other.nodes { nodes["\(folder)/\(path)"] = node }
  }

  /// Writes everything into a folder that is empty: files are readable by all and writable by the owner.
  package func write(to folder: URL) throws {
    let files = FileManager.default
    for (path, node) in nodes.sorted(by: { $0.key < $1.key }) {
      let place = folder.appendingPathComponent(path)
      try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch node {
      case .text(let text): try Data(text.utf8).write(to: place)
      case .data(let bytes, _): try Data(bytes).write(to: place)
      case .copy(let source): try files.copyItem(at: source.resolvingSymlinksInPath(), to: place)
      case .link(let target): try files.createSymbolicLink(atPath: place.path, withDestinationPath: target)
      }
    }
    for (path, isFolder) in Self.contents(of: folder) {
      try files.setAttributes(
        [.posixPermissions: isFolder || isProgram(path) ? 0o755 : 0o644], ofItemAtPath: folder.path + "/" + path)
    }
  }

  private func isProgram(_ path: String) -> Bool {
    if case .data(_, isProgram: true)? = nodes[path] { true } else { false }
  }

  /// The size of all files in a folder.
  package static func bytes(in folder: URL) -> Int {
    contents(of: folder).reduce(0) { sum, item in
      let size = (try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + item.path))?[.size] as? Int
      return sum + (item.isFolder ? 0 : size ?? 0)
    }
  }

  /// Files and folders at any depth, without symbolic links.
  private static func contents(of folder: URL) -> [(path: String, isFolder: Bool)] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).compactMap { path in
      switch (try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + path))?[.type] as? FileAttributeType {
      case .typeDirectory?: (path, true)
      case .typeRegular?: (path, false)
      default: nil
      }
    }
  }
}
