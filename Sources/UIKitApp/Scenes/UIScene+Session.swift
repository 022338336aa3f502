public import Foundation
public import UIKitCore

extension UIScene {
  /// The scene's session; one without a configuration in an app that adopts no scenes.
  public var session: UISceneSession {
    if let session = storedSession as? UISceneSession { return session }
    let session = UISceneSession(self)
    storedSession = session
    return session
  }

  /// The object that receives the scene's life: strong, as on iOS. nil in an app that adopts no scenes.
  public var delegate: (any UISceneDelegate)? {
    get { storedDelegate as? any UISceneDelegate }
    set { storedDelegate = newValue }
  }

  /// Posted once, after the delegate has been told; the object is the scene, as in the next ones.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted once before the process exits, after the delegate has been told.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted once, after the delegate has been told.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted once, after the delegate has been told.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted once before the process exits, after the delegate has been told.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted once before the process exits, after the delegate has been told.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// The sessions of the connected scenes: one.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// False: a program has one scene.
  public var supportsMultipleScenes: Bool { false }
}
