public import Foundation
public import UIKitCore

extension UIApplication {
  /// Posted at the end of launching, before `didBecomeActiveNotification`; the object is the app, without user info.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted once, after the delegate's `applicationDidBecomeActive`; the object is the app.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted once, after the delegate's `applicationWillTerminate`; the object is the app.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Never posted: an app of a desktop stays active.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Never posted: an app of a desktop stays active.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Never posted: an app of a desktop stays active.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

extension UIWindowScene {
  /// The coordinates of the scene's screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
