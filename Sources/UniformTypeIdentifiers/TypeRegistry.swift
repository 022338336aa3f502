internal import Foundation
internal import Synchronization

/// The declared types of the system and of the app, by identifier and by tag.
package final class TypeRegistry: Sendable {
  /// That of the process.
  package static let shared = TypeRegistry()

  private struct Types {
    var byKey: [String: TypeDeclaration] = [:]
    /// Keys of types by their tags, in lower case.
    var byTag: [UTTagClass: [String: [String]]] = [:]

    mutating func add(_ type: TypeDeclaration) {
      if let former = byKey[type.key] {
        for (tagClass, tags) in former.tags {
          for tag in tags { byTag[tagClass]?[tag.lowercased()]?.removeAll { $0 == type.key } }
        }
      }
      byKey[type.key] = type
      for (tagClass, tags) in type.tags {
        for tag in tags { byTag[tagClass, default: [:]][tag.lowercased(), default: []].append(type.key) }
      }
    }
  }

  private let types: Mutex<Types>

  private init() {
    var types = Types()
    for line in SystemTypes.table.split(separator: "\n") { types.add(TypeDeclaration(line: line)) }
    self.types = Mutex(types)
  }

  /// Declares the types of an app's `Info.plist`; a second declaration of the app's replaces the first, those of the system stay.
  package func declare(info: [String: Any]) {
    let keys = ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"]
    let declared = keys.flatMap { info[$0] as? [[String: Any]] ?? [] }.compactMap(TypeDeclaration.init(info:))
    types.withLock { types in
      for type in declared where !Self.systemKeys.contains(type.key) { types.add(type) }
    }
  }

  private static let systemKeys = Set(
    SystemTypes.table.split(separator: "\n").map { $0.prefix { $0 != "|" }.lowercased() })

  func declaration(_ identifier: String) -> TypeDeclaration? { types.withLock { $0.byKey[identifier.lowercased()] } }

  /// - Parameter tag: In lower case.
  func declarations(tag: String, of tagClass: UTTagClass) -> [TypeDeclaration] {
    types.withLock { types in (types.byTag[tagClass]?[tag] ?? []).compactMap { types.byKey[$0] } }
  }
}
