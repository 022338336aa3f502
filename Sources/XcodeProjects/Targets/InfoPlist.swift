#if UIKitSource
import Foundation

/// The property list that Xcode would put into a bundle: that of `INFOPLIST_FILE`, what the settings `INFOPLIST_KEY_...` generate, and the
/// names that the compiler of asset catalogues adds; with its variables resolved.
struct InfoPlist {
  private var keys: [String: Any] = [:]
  /// Why the file of the target cannot be used.
  private(set) var problem: String?

  /// nil if the target has none.
  init?(_ settings: BuildSettings, in folder: String) {
    let file = Self.path(settings, in: folder)
    guard file != nil || settings.isOn("GENERATE_INFOPLIST_FILE") else { return nil }
    if let file { read(file) }
    if settings.isOn("GENERATE_INFOPLIST_FILE") { merge(Self.generated(settings)) }
    addAssetNames(settings)
    keys = keys.mapValues { Self.resolved($0, settings) }
  }

  /// The absolute path of `INFOPLIST_FILE`.
  static func path(_ settings: BuildSettings, in folder: String) -> String? {
    settings["INFOPLIST_FILE"].map { Disk.join(folder, $0) }.map { Disk.existing($0) ?? $0 }
  }

  /// As XML.
  var text: String {
    let data = try? PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private mutating func read(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      problem = "\(path): INFOPLIST_FILE names it, and it cannot be read"
      return
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      problem = "\(path): it is no property list with keys"
      return
    }
    keys = list
  }

  /// Generated values replace those of the file; dictionaries of both are joined.
  private mutating func merge(_ other: [String: Any]) {
    keys.merge(other) { old, new in
      guard let old = old as? [String: Any], let new = new as? [String: Any] else { return new }
      return new.merging(old) { _, ofFile in ofFile }
    }
  }

  private static func generated(_ settings: BuildSettings) -> [String: Any] {
    var keys: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0"]
    let names = [
      "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
      "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
    ]
    for (key, setting) in names { keys[key] = settings[setting] }
    let prefix = "INFOPLIST_KEY_"
    for setting in settings.names(beginning: prefix) where settings[setting] != nil {
      let key = String(setting.dropFirst(prefix.count)).replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
      switch key {
      case "UIApplicationSceneManifest_Generation" where settings.isOn(setting):
        keys["UIApplicationSceneManifest"] =
          ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()] as [String: Any]
      case "UILaunchScreen_Generation" where settings.isOn(setting):
        keys["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()]
      case _ where key.hasSuffix("_Generation"): break
      default: keys[key] = value(settings, setting, key)
      }
    }
    return keys
  }

  private static func value(_ settings: BuildSettings, _ setting: String, _ key: String) -> Any {
    let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes"]
    if lists.contains(String(key.prefix { $0 != "~" })) { return settings.words(setting) }
    let text = settings[setting] ?? ""
    return ["YES": true, "NO": false][text] ?? text
  }

  private mutating func addAssetNames(_ settings: BuildSettings) {
    if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], keys["CFBundleIcons"] == nil {
      keys["CFBundleIcons"] = ["CFBundlePrimaryIcon": ["CFBundleIconName": icon]]
    }
    if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], keys["NSAccentColorName"] == nil {
      keys["NSAccentColorName"] = accent
    }
  }

  /// Keys stay as they are, as in Xcode.
  private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanding(text)
    case let list as [Any]: list.map { resolved($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { resolved($0, settings) }
    default: value
    }
  }
}
#endif
