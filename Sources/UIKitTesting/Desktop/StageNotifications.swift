internal import DesktopServices
internal import Diagnostics
internal import Foundation

/// The notifications of a stage's desktop, and the person who answers them.
@preconcurrency @MainActor public final class StageNotifications {
  /// A notification that the desktop shows.
  public struct Shown: Equatable, Sendable {
    public let identifier, title, body: String
    public let isUrgent: Bool
    /// The buttons' actions and labels, in order.
    public let buttons: [Button]

    public struct Button: Equatable, Sendable {
      public let action, label: String
    }
  }

  /// What the person answers when the app asks for permission; true at first. Set it before the app asks.
  public var isAllowed = true
  /// False for a desktop without notifications: the app shows banners in its own window then.
  public var isAvailable = true
  /// Those on the screen, the oldest first.
  public private(set) var shown: [Shown] = []
  /// The number on the app's icon.
  public private(set) var badge = 0

  private unowned let desktop: StageDesktop
  private(set) var permission = DesktopPermission.undetermined
  var onChoice: (@MainActor @Sendable (String, String?) -> Void)?

  init(_ desktop: StageDesktop) { self.desktop = desktop }

  /// Chooses a notification, or one of its buttons, as the person does; it then leaves the screen. Stops the program if there is none.
  public func choose(_ identifier: String, action: String? = nil) {
    guard let notification = shown.first(where: { $0.identifier == identifier }) else {
      programmingError(
        "StageNotifications.choose(\"\(identifier)\"): the desktop shows \(shown.map(\.identifier)); advance the stage until it is due"
      )
    }
    ensure(
      action == nil || notification.buttons.contains { $0.action == action },
      "StageNotifications.choose(\"\(identifier)\", action: \"\(action ?? "")\"): its buttons are \(notification.buttons.map(\.action))"
    )
    shown.removeAll { $0.identifier == identifier }
    onChoice?(identifier, action)
  }
}

extension StageNotifications: NotificationService {
  func requestPermission(answer: @escaping @MainActor @Sendable (DesktopPermission) -> Void) {
    permission = isAllowed ? .granted : .denied
    answer(permission)
  }

  func show(_ notification: DesktopNotification, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void) {
    desktop.later { [self] in
      guard isAvailable else { return answer(.unavailable) }
      shown.removeAll { $0.identifier == notification.identifier }
      shown.append(
        Shown(
          identifier: notification.identifier, title: notification.title, body: notification.body,
          isUrgent: notification.isUrgent,
          buttons: notification.buttons.map { Shown.Button(action: $0.action, label: $0.label) }))
      answer(.value(()))
    }
  }

  func remove(_ identifier: String) { shown.removeAll { $0.identifier == identifier } }

  func setBadge(_ count: Int) { badge = count }
}
