#if UIKitSource
/// The files of a target as few folders: a folder stands for its files where the target has all of them, or all but a few, which are then
/// excluded. So a file that is added later comes over too.
struct SourceFolders {
  private(set) var folders: [String] = []
  private(set) var excluded: [String] = []
  private let files: Set<String>
  /// A folder around the output stands for nothing: the output's own files are no sources. Neither does one around the project's folder.
  private let inner: [String]

  init(_ files: [String], output: String, project: String) {
    (self.files, inner) = (Set(files), [output, Disk.parent(project)])
    guard var root = files.first.map(Disk.parent) else { return }
    while !files.allSatisfy({ Disk.isInside($0, root) }) { root = Disk.parent(root) }
    add(root, Array(self.files))
    folders.sort()
    excluded.sort()
  }

  private mutating func add(_ folder: String, _ inside: [String]) {
    if !inner.contains(where: { Disk.isInside($0, folder) }) {
      let all = try? Disk.files(below: folder, isWhole: { _ in false })
      let others = all?.filter { $0.hasSuffix(".swift") && !files.contains($0) }
      if let others, isWorthAFolder(inside, others) {
        folders.append(folder)
        excluded += others
        return
      }
    }
    let byFolder = Dictionary(grouping: inside) { Disk.child(of: folder, to: $0) }
    for (child, below) in byFolder.sorted(by: { $0.key < $1.key }) {
      if below == [child] { folders.append(child) } else { add(child, below) }
    }
  }

  /// Whether the others are few, and none is in a folder of others alone.
  private func isWorthAFolder(_ inside: [String], _ others: [String]) -> Bool {
    guard !others.isEmpty else { return true }
    let parents = Set(inside.map(Disk.parent))
    return others.count * 4 <= inside.count && others.allSatisfy { parents.contains(Disk.parent($0)) }
  }
}

extension Disk {
  /// The file or folder right in `folder` on the way to a path below it.
  static func child(of folder: String, to path: String) -> String {
    let prefix = folder == "/" ? "/" : folder + "/"
    return prefix + path.dropFirst(prefix.count).prefix { $0 != "/" }
  }
}
#endif
