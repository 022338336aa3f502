internal import Foundation
public import UIKitCore

extension UIApplication {
  /// Weak. `UIApplicationMain` makes it and keeps it; a delegate that is a `UIResponder` comes next in the responder chain.
  public var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate as? any UIApplicationDelegate }
    set { storedDelegate = newValue }
  }

  /// Keys of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Free text.
    public let rawValue: String

    /// Any text makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `URL`: the first of the program's arguments that is an address with a scheme, such as `trails://lake`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A `UIApplicationShortcutItem`: the quick action that the program was started by.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// Never among the options.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// Never among the options.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// Never among the options.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// Never among the options.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// Never among the options.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// Keys of the options that come with an address. A desktop says nothing of its origin, so the options are empty.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Free text.
    public let rawValue: String

    /// Any text makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the app that passed the address on.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app added.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is opened in its place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
