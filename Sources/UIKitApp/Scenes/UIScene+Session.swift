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

  /// Posted once for each scene, after the delegate has been told; the object is the scene, as in the next ones.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when the scene's window is closed, or before the process exits, after the delegate has been told.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted once, after the delegate has been told.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when the scene gets the keys, after the delegate has been told.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when another scene gets the keys, or before the scene is disconnected, after the delegate has been told.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before the scene is disconnected, after the delegate has been told.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
