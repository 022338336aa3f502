internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The storyboard that `Info.plist` names for the launch of an app or of its scene.
@MainActor enum LaunchStoryboard {
  /// A window with the first screen of `UIMainStoryboardFile`, in the delegate's `window`; nil without such a storyboard, or for an app
  /// whose scenes have storyboards.
  static func window(for delegate: any UIApplicationDelegate) -> UIWindow? {
    let module = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
    let info = AppInfo(module: module)
    guard info["UIApplicationSceneManifest"] == nil, let name = info["UIMainStoryboardFile"] as? String else { return nil }
    guard let window = window(name, in: module, UIWindow(frame: UIScreen.main.bounds)) else { return nil }
    delegate.window = window
    return window
  }

  /// A window with the first screen of the configuration's storyboard, in the scene delegate's `window`; nil without such a storyboard.
  static func window(for scene: UIWindowScene, _ configuration: UISceneConfiguration?, in module: String) -> UIWindow? {
    var storyboard = configuration?.storyboard
    if storyboard == nil, let name = sceneName(configuration, in: module), let bundle = ResourceBundles.compiled(module: module),
      UIStoryboard.exists(name, in: bundle)
    {
      storyboard = UIStoryboard(name: name, bundle: bundle)
    }
    guard let screen = storyboard?.instantiateInitialViewController() else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = screen
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    return window
  }

  private static func window(_ name: String, in module: String, _ window: @autoclosure () -> UIWindow) -> UIWindow? {
    guard let bundle = ResourceBundles.compiled(module: module), UIStoryboard.exists(name, in: bundle),
      let screen = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    else { return nil }
    let window = window()
    window.rootViewController = screen
    return window
  }

  /// The storyboard of the scene with the configuration's name, else of the first one.
  private static func sceneName(_ configuration: UISceneConfiguration?, in module: String) -> String? {
    let info = AppInfo(module: module)
    let scene = info.scenes.first { $0.name == configuration?.name } ?? info.scenes.first
    return scene?.storyboard ?? (scene == nil ? info["UIMainStoryboardFile"] as? String : nil)
  }
}
