#if UIKitSource
/// Where the files and groups of a project are: a group may have a folder, which the paths in it are relative to.
struct ProjectTree {
  /// The absolute path of each group and file by its key; what Xcode or a build makes has none.
  private(set) var paths: [String: String] = [:]

  private enum Step {
    case enter(ProjectObject, folder: String?)
    case leave(String)
  }

  /// Walks without recursion, so that no depth of groups overflows the stack.
  /// - Throws: If a group contains itself.
  init(_ project: ProjectFile) throws {
    var steps = [project.object(project.root, "mainGroup")].compactMap { $0 }.map { Step.enter($0, folder: project.folder) }
    var open: Set<String> = []
    var seen: Set<String> = []
    while let step = steps.popLast() {
      switch step {
      case .leave(let id): open.remove(id)
      case .enter(let object, let folder):
        guard !open.contains(object.id) else {
          throw ProjectError(project.path, "the group \"\(object.title)\" (\(object.id)) contains itself")
        }
        guard seen.insert(object.id).inserted else { continue }
        let path = Self.path(of: object, in: folder, project)
        paths[object.id] = path
        open.insert(object.id)
        steps.append(.leave(object.id))
        steps += project.list(object, "children").reversed().map { .enter($0, folder: path) }
      }
    }
  }

  private static func path(of object: ProjectObject, in folder: String?, _ project: ProjectFile) -> String? {
    let path = object.text("path") ?? ""
    return switch object.text("sourceTree") ?? "<group>" {
    case "<group>": folder.map { Disk.join($0, path) }
    case "SOURCE_ROOT": Disk.join(project.folder, path)
    case "<absolute>": Disk.join("/", path)
    default: nil
    }
  }
}
#endif
