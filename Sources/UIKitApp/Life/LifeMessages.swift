public import Foundation
public import UIKitCore

// The typed messages beside the notifications of the same names.

extension UIApplication {
  /// The app has become active.
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// Of `UIApplication.DidBecomeActiveMessage`.
  public static var didBecomeActive: Self { Self() }
}

extension UIApplication {
  /// The app is about to stop being active.
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// Of `UIApplication.WillResignActiveMessage`.
  public static var willResignActive: Self { Self() }
}

extension UIApplication {
  /// The app is in the background.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// Of `UIApplication.DidEnterBackgroundMessage`.
  public static var didEnterBackground: Self { Self() }
}

extension UIApplication {
  /// The app is about to leave the background.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// Of `UIApplication.WillEnterForegroundMessage`.
  public static var willEnterForeground: Self { Self() }
}

extension UIApplication {
  /// The app is about to end.
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willTerminateNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// Of `UIApplication.WillTerminateMessage`.
  public static var willTerminate: Self { Self() }
}

extension UIScene {
  /// The scene has become active.
  public struct DidActivateMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.didActivateNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// Of `UIScene.DidActivateMessage`.
  public static var didActivate: Self { Self() }
}

extension UIScene {
  /// The scene is about to stop being active.
  public struct WillDeactivateMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.willDeactivateNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// Of `UIScene.WillDeactivateMessage`.
  public static var willDeactivate: Self { Self() }
}

extension UIScene {
  /// The scene is about to leave the background.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// Of `UIScene.WillEnterForegroundMessage`.
  public static var willEnterForeground: Self { Self() }
}

extension UIScene {
  /// The scene is in the background.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// Of `UIScene.DidEnterBackgroundMessage`.
  public static var didEnterBackground: Self { Self() }
}

extension UIScene {
  /// The scene has been disconnected.
  public struct DidDisconnectMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.didDisconnectNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
  /// Of `UIScene.DidDisconnectMessage`.
  public static var didDisconnect: Self { Self() }
}
