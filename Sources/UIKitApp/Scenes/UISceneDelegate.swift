public import Foundation
internal import UIKitControls
public import UIKitCore
public import UIKitGraphics

/// Receives the life of a scene: each scene has a delegate of its own. Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called once for each scene, before its first frame: the place to make the window. That of the launch comes after the app delegate's
  /// `didFinishLaunching`.
  ///
  /// - Parameter scene: The `UIWindowScene` of the app's window.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Sent once, last: after the scene's window has been closed, or before the process exits. The scene's windows are hidden afterwards.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Sent after `sceneWillEnterForeground`, and when the scene's window gets the keys from that of another scene.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Sent when the window of another scene gets the keys, when the scene's window is closed, and before the process exits.
  func sceneWillResignActive(_ scene: UIScene)

  /// Sent once, after the scene has been connected.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Sent once when the scene's window is closed, or before the process exits, after `sceneWillResignActive`: where apps of iOS save their
  /// data.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Never sent: addresses come with the launch, in the options of the connection.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called after `sceneDidEnterBackground`: what is returned becomes the `stateRestorationActivity` of the scene's session.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Called before `scene(_:continue:)`, with its activity's type.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Called when the app has asked for the scene, which was open, with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Never sent: an activity comes from this program, which has it already.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

  /// Never sent: an activity changes in this program alone.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

  /// Called after the scene has been connected, with what its session keeps in `stateRestorationActivity`; not for a scene whose session keeps
  /// nothing.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// The framework makes the delegate by this initializer.
  init()
}

extension UISceneDelegate {
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Receives the life of a scene that has windows. Every member is optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. The default implementation stores nothing and returns nil; the framework does not read it.
  var window: UIWindow? { get set }

  /// Sent after the size or the traits of the scene's screen have changed.
  ///
  /// - Parameters:
  ///   - previousCoordinateSpace: With the former bounds.
  ///   - previousInterfaceOrientation: By the former bounds.
  ///   - previousTraitCollection: The former traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Never sent: a quick action starts the program anew, and comes in the options of the connection.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Returns nil and ignores what is set.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
