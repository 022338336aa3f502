#if UIKitSource
import Foundation

/// The scenes that an app's `Info.plist` names, as the file that tells UIKit of them.
enum SceneManifest {
  /// - Parameter path: Of a property list, XML or binary.
  static func text(infoPlist path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw CommandError("\(path): the file cannot be read") }
    let contents: Any
    do { contents = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw CommandError("\(path): it is no property list: \(error)")
    }
    let entries = scenes((contents as? [String: Any])?["UIApplicationSceneManifest"]).map { scene in
      "(configuration: \(scene.configuration.debugDescription), delegate: \(scene.delegate.debugDescription))"
    }
    let lines = [
      "import UIKit", "", "/// From \(path).", "final class UIKitSourceSceneManifest: UIKitSourceManifest {",
      "  static let sceneDelegateNames: [(configuration: String, delegate: String)] = [",
      "    \(entries.joined(separator: ",\n    "))", "  ]", "}", "",
    ]
    return lines.joined(separator: "\n")
  }

  /// Configurations of the app's windows that name a class. The module before the class is that of the target.
  private static func scenes(_ manifest: Any?) -> [(configuration: String, delegate: String)] {
    let roles = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let configurations = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    return configurations.compactMap { configuration in
      guard let name = (configuration["UISceneDelegateClassName"] as? String)?.split(separator: ".").last else { return nil }
      return (configuration["UISceneConfigurationName"] as? String ?? "", String(name))
    }
  }
}
#endif
