internal import Foundation
internal import UIKitCore
internal import WarningLog

/// Which class is the scene's delegate.
@MainActor enum SceneClass {
  /// The configuration of an app without `application(_:configurationForConnecting:options:)`; nil if `Info.plist` names no scene.
  static func configuration(in module: String) -> UISceneConfiguration? {
    named(in: module).first.map { UISceneConfiguration(name: $0.name, sessionRole: .windowApplication) }
  }

  /// The class of the configuration's delegate; without one a warning, since then nobody makes a window.
  static func find(_ configuration: UISceneConfiguration, in module: String) -> (any UISceneDelegate.Type)? {
    let type: AnyClass?
    let text: String
    if let given = configuration.delegateClass {
      (type, text) = (given, "its delegateClass, \(given), is no UISceneDelegate")
    } else {
      let listed = named(in: module)
      let name = (listed.first { $0.name == configuration.name } ?? listed.first)?.delegate ?? "SceneDelegate"
      (type, text) = (NSClassFromString("\(module).\(name)"), "there is no UISceneDelegate called \(module).\(name)")
    }
    if let found = type as? any UISceneDelegate.Type { return found }
    WarningLog.warn(
      "UISceneConfiguration(name: \(configuration.name ?? "nil")): the scene has no delegate, so nobody makes a window: \(text); set "
        + "delegateClass in application(_:configurationForConnecting:options:)")
    return nil
  }

  private static func named(in module: String) -> [AppInfo.Scene] { AppInfo(module: module).scenes.filter { $0.delegate != nil } }
}
