public import Foundation
internal import UIKitControls
public import UIKitCore
public import UIKitGraphics

/// Receives the life of the app's scene. Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called once at launch, after the app delegate's `didFinishLaunching` and before the first frame: the place to make the window.
  ///
  /// - Parameter scene: The `UIWindowScene` of the app's window.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Sent once before the process exits, last.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Sent once, after `sceneWillEnterForeground`.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Sent once before the process exits.
  func sceneWillResignActive(_ scene: UIScene)

  /// Sent once, after the scene has been connected.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Sent once before the process exits, after `sceneWillResignActive`: where apps of iOS save their data.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Never sent: addresses come with the launch, in the options of the connection.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// The framework makes the delegate by this initializer.
  init()
}

extension UISceneDelegate {
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
}
