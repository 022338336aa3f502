public import Foundation
public import UIKitCore
internal import UIKitGraphics

/// Receives the app's launch and end. Every method is optional.
///
/// An app that adopts scenes is told of its activity by its scene's delegate: `applicationDidBecomeActive`, `applicationWillResignActive`
/// and `applicationDidEnterBackground` are not sent then, as on iOS.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's main window. The default implementation stores nothing and returns nil; the framework does not read it.
  var window: UIWindow? { get set }

  /// Called first at launch. With false, an address in the options is not opened.
  ///
  /// - Parameter launchOptions: nil, or the address that the program was started with.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called right after `willFinishLaunching`, before the first frame: the place to make the window. With false, an address in the options
  /// is not opened.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of a scene that is to be connected. An app that implements this adopts scenes; it is called after
  /// `didFinishLaunching`, and for each further scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Sent after the window of a scene has been closed, unless that ends the app, and the scene has been disconnected.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called after launching with an address (`trails://lake`) among the program's arguments, in an app without scenes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Sent once, at the end of launching.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Sent once before the process exits, first of three messages. An app of a desktop stays active until then.
  func applicationWillResignActive(_ application: UIApplication)

  /// Sent once before the process exits, after `applicationWillResignActive`: where apps of iOS save their data.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Never sent: an app of a desktop comes back from no background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Sent once before the process exits, when the window is closed or a signal asks the process to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called after launching by a quick action, in an app without scenes; `completionHandler` may be called or not.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Never sent: no service registers a desktop.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Sent after `registerForRemoteNotifications()`.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Never sent.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// Never sent: nothing loads for an app that has ended.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  /// Never sent, as `application(_:continue:restorationHandler:)`: activities come to scenes.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

  /// Never sent: activities come to scenes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Never sent: a desktop asks no app to free memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Never sent.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Never sent, as `applicationProtectedDataDidBecomeAvailable(_:)`: files are not locked while the desktop is.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Never sent.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// The orientations that the app allows in `window`; the default implementation allows all but `.portraitUpsideDown` on a phone, and all
  /// on other devices. Called when a simulated device is turned: `Stage.turn(to:)`.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// `UIApplicationMain` makes the delegate by this initializer.
  init()
}

extension UIApplicationDelegate {
  /// Returns nil and ignores what is set.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Tells the framework that the delegate adopts no scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .notImplemented }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}

  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}

  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}

  /// Returns false.
  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    false
  }

  /// Returns false.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// Those that `Info.plist` lists, else all but `.portraitUpsideDown` on a phone and all on other devices.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    AppInfo(application.screen).orientations
      ?? UIInterfaceOrientationMask(usualOn: (window?.screen ?? .main).traitCollection)
  }
}
