#if UIKitSource
import Foundation

/// The scenes and the storyboard that an app's `Info.plist` names, as the file that tells UIKit of them.
enum SceneManifest {
  /// - Parameter path: Of a property list, XML or binary.
  static func text(infoPlist path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw CommandError("\(path): the file cannot be read") }
    let contents: Any
    do { contents = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw CommandError("\(path): it is no property list: \(error)")
    }
    let keys = contents as? [String: Any]
    let configurations = configurations(keys?["UIApplicationSceneManifest"])
    let storyboard =
      keys?["UIMainStoryboardFile"] as? String ?? configurations.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
    let entries = scenes(configurations).map { scene in
      "(configuration: \(scene.configuration.debugDescription), delegate: \(scene.delegate.debugDescription))"
    }
    let lines = [
      "import UIKit", "", "/// From \(path).", "final class UIKitSourceSceneManifest: UIKitSourceManifest {",
      "  static let sceneDelegateNames: [(configuration: String, delegate: String)] = [",
      "    \(entries.joined(separator: ",\n    "))", "  ]",
      "  static let storyboardName: String? = \(storyboard?.debugDescription ?? "nil")", "}", "",
    ]
    return lines.joined(separator: "\n")
  }

  /// Of the app's windows.
  private static func configurations(_ manifest: Any?) -> [[String: Any]] {
    let roles = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    return roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
  }

  /// Those that name a class. The module before the class is that of the target.
  private static func scenes(_ configurations: [[String: Any]]) -> [(configuration: String, delegate: String)] {
    configurations.compactMap { configuration in
      guard let name = (configuration["UISceneDelegateClassName"] as? String)?.split(separator: ".").last else { return nil }
      return (configuration["UISceneConfigurationName"] as? String ?? "", String(name))
    }
  }
}
#endif
