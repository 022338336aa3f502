internal import Foundation
internal import UIKitCore
internal import WarningLog

/// What the app's `Info.plist` says of its scenes. The plugin UIKitSource writes a class of this protocol, `UIKitSourceSceneManifest`, into
/// the module of an app whose folders contain an `Info.plist`; there is no reason to write one.
public protocol UIKitSourceManifest {
  /// Names of classes without their module, by the names of configurations, in the order of the file.
  static var sceneDelegateNames: [(configuration: String, delegate: String)] { get }

  /// The storyboard that iOS would show at launch; nil, the default, for none.
  static var storyboardName: String? { get }
}

extension UIKitSourceManifest {
  public static var storyboardName: String? { nil }
}

/// Which class is the scene's delegate.
@MainActor enum SceneClass {
  /// The configuration of an app without `application(_:configurationForConnecting:options:)`; nil if `Info.plist` names no scene.
  static func configuration(in module: String) -> UISceneConfiguration? {
    named(in: module).first.map { UISceneConfiguration(name: $0.configuration, sessionRole: .windowApplication) }
  }

  /// The class of the configuration's delegate; without one a warning, since then nobody makes a window.
  static func find(_ configuration: UISceneConfiguration, in module: String) -> (any UISceneDelegate.Type)? {
    let type: AnyClass?
    let text: String
    if let given = configuration.delegateClass {
      (type, text) = (given, "its delegateClass, \(given), is no UISceneDelegate")
    } else {
      let listed = named(in: module)
      let name = (listed.first { $0.configuration == configuration.name } ?? listed.first)?.delegate ?? "SceneDelegate"
      (type, text) = (NSClassFromString("\(module).\(name)"), "there is no UISceneDelegate called \(module).\(name)")
    }
    if let found = type as? any UISceneDelegate.Type { return found }
    WarningLog.warn(
      "UISceneConfiguration(name: \(configuration.name ?? "nil")): the scene has no delegate, so nobody makes a window: \(text); set "
        + "delegateClass in application(_:configurationForConnecting:options:)")
    return nil
  }

  private static func named(in module: String) -> [(configuration: String, delegate: String)] {
    manifest(of: module)?.sceneDelegateNames ?? []
  }

  /// What the module's `Info.plist` says; nil without one.
  static func manifest(of module: String) -> (any UIKitSourceManifest.Type)? {
    NSClassFromString("\(module).UIKitSourceSceneManifest") as? any UIKitSourceManifest.Type
  }
}
