/// A notification on the desktop.
package struct DesktopNotification: Equatable, Sendable {
  package struct Button: Equatable, Sendable {
    package var action, label: String

    package init(action: String, label: String) { (self.action, self.label) = (action, label) }
  }

  /// A later notification of the same identifier replaces it.
  package var identifier: String
  package var title, body: String
  package var isUrgent: Bool
  package var buttons: [Button]

  package init(
    identifier: String, title: String = "", body: String = "", isUrgent: Bool = false, buttons: [Button] = []
  ) {
    (self.identifier, self.title, self.body) = (identifier, title, body)
    (self.isUrgent, self.buttons) = (isUrgent, buttons)
  }
}

/// Whether a person allows an app's notifications.
package enum DesktopPermission: Sendable {
  /// Nobody has asked yet.
  case undetermined
  case granted, denied
}

/// The desktop's notifications.
@MainActor package protocol NotificationService: AnyObject {
  /// Called when the person has chosen a notification, with its identifier and the button's action; nil for the notification itself.
  var onChoice: (@MainActor @Sendable (_ identifier: String, _ action: String?) -> Void)? { get set }

  func show(_ notification: DesktopNotification, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void)

  func remove(_ identifier: String)

  /// Granted by default: desktops ask nobody.
  var permission: DesktopPermission { get }

  /// Asks the person.
  func requestPermission(answer: @escaping @MainActor @Sendable (DesktopPermission) -> Void)

  /// Shows a number on the program's icon, 0 for none.
  func setBadge(_ count: Int)
}

extension NotificationService {
  package var permission: DesktopPermission { .granted }
  package func requestPermission(answer: @escaping @MainActor @Sendable (DesktopPermission) -> Void) { answer(permission) }
}
