public import Foundation

/// Receives the app's launch and end. Every method is optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's main window. The default implementation stores nothing and returns nil; the framework does not read it.
  var window: UIWindow? { get set }

  /// Called first at launch, with nil options. With false, launching stops here and no later message is sent.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called right after `willFinishLaunching`, before the first frame: the place to make the window. With false,
  /// `applicationDidBecomeActive` is not sent.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Sent once, at the end of launching.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Never sent: an app of a desktop stays active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Never sent: an app of a desktop stays active.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Never sent: an app of a desktop stays active.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Sent once before the process exits, when the window is closed or a signal asks the process to end.
  func applicationWillTerminate(_ application: UIApplication)

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

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Keys of the launch options. No host passes any options, so there are no names.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Free text.
    public let rawValue: String

    /// Any text makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
