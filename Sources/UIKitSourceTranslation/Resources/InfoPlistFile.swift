#if UIKitSource
import Foundation

/// An app's `Info.plist` as it is in the bundle: with the values of build settings, and the keys that Xcode adds.
struct InfoPlistFile {
  private(set) var keys: [String: Any]

  /// - Parameters:
  ///   - path: nil for an app whose keys are all in the settings.
  ///   - settings: Build settings by name; those called `INFOPLIST_KEY_...` are keys of the property list.
  init(path: String?, settings: [String: String], module: String) throws {
    keys = try path.map(Self.read) ?? [:]
    var values = settings
    for name in ["PRODUCT_NAME", "TARGET_NAME", "PRODUCT_MODULE_NAME", "EXECUTABLE_NAME"] where values[name] == nil {
      values[name] = module
    }
    let defaults = ["DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_IDENTIFIER": module, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"]
    values.merge(defaults) { given, _ in given }
    values.merge(["MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1"]) { given, _ in given }
    for (name, value) in settings where name.hasPrefix("INFOPLIST_KEY_") { add(String(name.dropFirst(14)), value) }
    keys = keys.mapValues { Self.filledIn($0, values) }
    let added = [
      "CFBundleExecutable": module, "CFBundleName": values["PRODUCT_NAME"] ?? module,
      "CFBundleIdentifier": values["PRODUCT_BUNDLE_IDENTIFIER"] ?? module,
      "CFBundleDevelopmentRegion": values["DEVELOPMENT_LANGUAGE"] ?? "en", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": values["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": values["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    keys.merge(added) { given, _ in given }
  }

  /// The app icon's set, as Xcode names it.
  mutating func addIcon(_ name: String) {
    if keys["CFBundleIcons"] == nil { keys["CFBundleIcons"] = ["CFBundlePrimaryIcon": ["CFBundleIconName": name]] }
  }

  private static func read(_ path: String) throws -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else { throw ResourceError("\(path): the file cannot be read") }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let keys = list as? [String: Any] else { throw ResourceError("\(path):1: error: this is no table of keys") }
      return keys
    } catch let error as NSError {
      throw ResourceError(PropertyListError.text(of: error, path: path))
    }
  }

  /// A key in a build setting. `UIApplicationSceneManifest_Generation` has Xcode write the manifest of an app without scenes of its own.
  private mutating func add(_ name: String, _ value: String) {
    switch name {
    case "UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation": return
    case _ where value == "YES" || value == "NO": keys[name] = value == "YES"
    case _ where name.hasPrefix("UISupportedInterfaceOrientations"):
      // `_iPad` and `_iPhone` are `~ipad` and `~iphone` in the property list.
      let key = name.replacingOccurrences(of: "_iPad", with: "~ipad").replacingOccurrences(of: "_iPhone", with: "~iphone")
      keys[key] = value.split(separator: " ").map(String.init)
    default: keys[name] = value
    }
  }

  /// `$(NAME)`, `${NAME}` and `$(NAME:modifier)` in texts, replaced; a setting without a value is empty, as in Xcode.
  private static func filledIn(_ value: Any, _ settings: [String: String]) -> Any {
    switch value {
    case let text as String:
      return text.replacing(/\$[\({]([A-Za-z0-9_]+)(?::([A-Za-z0-9]+))?[\)}]/) { match in
        let value = settings[String(match.1)] ?? ""
        return match.2 == nil ? value : value.map { $0.isLetter || $0.isNumber || $0 == "." ? String($0) : "-" }.joined()
      }
    case let list as [Any]: return list.map { filledIn($0, settings) }
    case let table as [String: Any]: return table.mapValues { filledIn($0, settings) }
    default: return value
    }
  }
}
#endif
