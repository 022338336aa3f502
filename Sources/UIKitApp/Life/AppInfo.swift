internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What an app's `Info.plist` says of its launch. The plugin UIKitSource puts the file into the app's bundle.
@MainActor struct AppInfo {
  private let keys: [String: Any]
  private let isPad: Bool

  /// Of the app on that screen.
  init(_ screen: UIScreen?) {
    keys = screen?.appResources.info ?? [:]
    isPad = screen?.traitCollection.userInterfaceIdiom == .pad
  }

  /// Of the app with that module.
  init(module: String) {
    keys = ResourceBundles.compiled(module: module).map(ResourceBundles.infoPlist) ?? [:]
    isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
  }

  /// A scene that the file describes.
  struct Scene {
    /// Of the configuration; empty without one.
    let name: String
    /// The class of the scene's delegate, without its module.
    let delegate: String?
    let storyboard: String?
  }

  /// Those of the app's windows, in the order of the file.
  var scenes: [Scene] {
    let manifest = self["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    return (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []).map { scene in
      Scene(
        name: scene["UISceneConfigurationName"] as? String ?? "",
        delegate: (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init),
        storyboard: scene["UISceneStoryboardFile"] as? String)
    }
  }

  /// The storyboard of an app without scenes, else that of the first scene with one; nil for an app that makes its windows by code.
  var storyboardName: String? { self["UIMainStoryboardFile"] as? String ?? scenes.lazy.compactMap(\.storyboard).first }

  /// The value for the device, `UIStatusBarHidden~ipad`, else that for all.
  subscript(key: String) -> Any? { keys[key + (isPad ? "~ipad" : "~iphone")] ?? keys[key] }

  /// nil if the file names none.
  var orientations: UIInterfaceOrientationMask? {
    guard let names = self["UISupportedInterfaceOrientations"] as? [String] else { return nil }
    let all = names.compactMap { Self.orientations[$0] }
    return all.isEmpty ? nil : UIInterfaceOrientationMask(all)
  }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  /// `.unspecified` if the app follows the desktop.
  var style: UIUserInterfaceStyle {
    switch self["UIUserInterfaceStyle"] as? String {
    case "Light": .light
    case "Dark": .dark
    default: .unspecified
    }
  }

  /// The files of fonts, without those that are missing, which are reported.
  var fonts: [URL] {
    (self["UIAppFonts"] as? [String] ?? []).compactMap { name in
      let file = (name as NSString).lastPathComponent
      if let url = ResourceBundles.url(forResource: file, withExtension: "", in: nil) { return url }
      CurrentGraphics.warnOnce("UIAppFonts: Info.plist names \(name), but the app's bundle has no such file")
      return nil
    }
  }

  /// The names of the other icons, by which the app chooses one, with their files.
  var alternateIcons: [String: [String]] {
    let icons = (self["CFBundleIcons"] as? [String: Any])?["CFBundleAlternateIcons"] as? [String: [String: Any]] ?? [:]
    return icons.mapValues { $0["CFBundleIconFiles"] as? [String] ?? [] }
  }

  /// The largest file of another icon, or the catalogue's icon of that name.
  func alternateIcon(named name: String) -> UIImage? {
    guard let files = alternateIcons[name] else { return nil }
    return (files.reversed() + [name]).lazy.compactMap { UIImage(named: $0) }.first
  }

  /// The app icon in the asset catalogue, or the largest icon file.
  var icon: UIImage? {
    let icons = (self["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
    let name = icons?["CFBundleIconName"] as? String ?? (icons?["CFBundleIconFiles"] as? [String])?.last
    return (name ?? self["CFBundleIconFile"] as? String).flatMap { UIImage(named: $0) }
  }
}
