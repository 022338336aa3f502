#if UIKitSource
import Foundation

/// An object of a project file: a target, a group, a build phase, a file.
struct ProjectObject: Sendable {
  /// The key in the project file.
  let id: String
  /// The class, `isa`: `PBXGroup` and the like.
  let kind: String
  let values: [String: ProjectValue]

  func text(_ key: String) -> String? { values[key]?.text }

  /// Empty if the key is missing.
  func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }

  func dictionary(_ key: String) -> [String: ProjectValue] { values[key]?.dictionary ?? [:] }

  /// What Xcode shows for the object.
  var title: String { text("name") ?? text("path") ?? id }
}

/// The objects of `project.pbxproj`, which is a property list of old style: a dictionary of objects that name each other by keys. A key
/// without an object is skipped, as in Xcode: merges of project files leave such keys behind.
struct ProjectFile: Sendable {
  /// Of `project.pbxproj`.
  let path: String
  /// Of the project, without its ending.
  let name: String
  /// The absolute path of `SOURCE_ROOT`.
  let folder: String
  let root: ProjectObject
  private let objects: [String: ProjectObject]

  /// - Parameter project: The path of `App.xcodeproj`.
  init(project: String) throws {
    let project = Disk.absolute(project)
    let path = project + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path, "the file cannot be read; name an Xcode project, App.xcodeproj")
    }
    try self.init(data, path: path)
  }

  init(_ data: Data, path: String) throws {
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw ProjectError(path, "it is no property list; open the project in Xcode, which names the line")
    }
    guard let root = list as? [String: Any], let dictionary = root["objects"] as? [String: Any] else {
      throw ProjectError(path, "it has no dictionary \"objects\", so it is no project file")
    }
    objects = dictionary.reduce(into: [:]) { objects, entry in
      guard let values = ProjectValue(entry.value)?.dictionary, let kind = values["isa"]?.text else { return }
      objects[entry.key] = ProjectObject(id: entry.key, kind: kind, values: values)
    }
    guard let project = (root["rootObject"] as? String).flatMap({ [objects] in objects[$0] }), project.kind == "PBXProject" else {
      throw ProjectError(path, "\"rootObject\" names no PBXProject")
    }
    self.path = path
    self.root = project
    let bundle = Disk.parent(path)
    name = Disk.stem(bundle)
    folder = Disk.join(Disk.parent(bundle), project.text("projectDirPath") ?? "")
  }

  /// The object that a key of `object` names.
  func object(_ object: ProjectObject, _ key: String) -> ProjectObject? { object.text(key).flatMap { objects[$0] } }

  /// The objects that a list of `object` names.
  func list(_ object: ProjectObject, _ key: String) -> [ProjectObject] { object.texts(key).compactMap { objects[$0] } }

  subscript(id: String) -> ProjectObject? { objects[id] }
}
#endif
