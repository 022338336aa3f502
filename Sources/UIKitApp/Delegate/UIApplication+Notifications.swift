public import Foundation
public import UIKitCore

extension UIApplication {
  /// Posted at the end of launching, before `didBecomeActiveNotification`; the object is the app, the user info what the launch options are.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted once, after the delegates have been told; the object is the app.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted once, after the delegate's `applicationWillTerminate`; the object is the app.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted once before the process exits, after the delegates have been told; the object is the app.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted once before the process exits, after the delegates have been told; the object is the app.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Never posted: an app of a desktop comes back from no background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
