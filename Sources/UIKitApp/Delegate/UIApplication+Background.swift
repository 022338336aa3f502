public import Foundation
public import UIKitCore

/// Names a task that an app finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app has found in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether the app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

// An app of a desktop is never suspended: what it has begun goes on until it ends, and nothing wakes it.
extension UIApplication {
  private static var lastTask = 0

  /// Returns an identifier. Nothing suspends the app, so the task has all the time, and `handler` is never called.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// As `beginBackgroundTask(expirationHandler:)`; the name is for debugging.
  public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    Self.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
  }

  /// Does nothing: the task held nothing up.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// `Double.greatestFiniteMagnitude`, as of an app that is not suspended.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// `.denied`: a desktop wakes no app.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  /// Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  // MARK: Remote notifications

  /// False: there is no service that would deliver remote notifications to a desktop.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Fails a moment later: the delegate receives `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  public func registerForRemoteNotifications() {
    screen?.driver.schedule(after: 0) { [weak self] in
      guard let self else { return }
      let error = NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "There is no service for remote notifications on this system"])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Does nothing: the app is not registered.
  public func unregisterForRemoteNotifications() {}

  // MARK: Other services of a phone

  /// True: files are not locked while the desktop is.
  public var isProtectedDataAvailable: Bool { true }

  /// Never posted.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted: a desktop does not tell of screenshots.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Never posted: apps hear of a new day by `NSCalendarDayChanged`.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")

  /// An address for which desktops have no program: `canOpenURL(_:)` says so.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// An address for which desktops have no program.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Does nothing: keys of headsets are the desktop's.
  public func beginReceivingRemoteControlEvents() {}

  /// Does nothing.
  public func endReceivingRemoteControlEvents() {}

  // MARK: Icons

  /// Whether `Info.plist` lists other icons (`CFBundleAlternateIcons`).
  public var supportsAlternateIcons: Bool { !AppInfo(screen).alternateIcons.isEmpty }

  /// The name of the other icon that the window shows; nil for the app's own.
  public var alternateIconName: String? { life?.alternateIcon }

  /// Shows another icon of `Info.plist` at the window, or the app's own for nil, until the app ends. `completionHandler` receives an error for a
  /// name that the file does not list.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let info = AppInfo(screen)
    let next = alternateIconName.map { info.alternateIcon(named: $0) } ?? info.icon
    var failure: (any Error)?
    if let life, alternateIconName == nil || next != nil {
      (icon, life.alternateIcon) = (next, alternateIconName)
    } else {
      failure = CocoaError(.fileNoSuchFile)
    }
    if let completionHandler { screen?.driver.schedule(after: 0) { completionHandler(failure) } }
  }
}

/// Receives an activity that goes on in this app.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
