internal import DesktopBus
package import DesktopServices
internal import Foundation

/// Shows notifications by the portal's Notification; where there is none, by the desktop's own service for them.
@MainActor package final class PortalNotifications: NotificationService {
  private static let interface = "org.freedesktop.portal.Notification"
  /// The action of the notification itself.
  private static let defaultAction = "scrollwork.default"

  package var onChoice: (@MainActor @Sendable (String, String?) -> Void)? {
    didSet { fallback.onChoice = onChoice }
  }

  private let client: PortalClient
  private let fallback: BusNotifications
  /// Those that the portal shows.
  private var shown: Set<String> = []
  private var isListening = false

  package init(_ client: PortalClient) {
    self.client = client
    fallback = BusNotifications(address: client.address)
  }

  package func show(_ notification: DesktopNotification, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void) {
    listen()
    var values: [String: BusValue] = [
      "title": .string(notification.title), "body": .string(notification.body),
      "priority": .string(notification.isUrgent ? "urgent" : "normal"), "default-action": .string(Self.defaultAction),
    ]
    if !notification.buttons.isEmpty {
      values["buttons"] = .array(
        of: "a{sv}", notification.buttons.map { .options(["label": .string($0.label), "action": .string($0.action)]) })
    }
    shown.insert(notification.identifier)
    client.call(Self.interface, "AddNotification", [.string(notification.identifier), .options(values)]) { [weak self] values in
      guard values == nil else { return answer(.value(())) }
      // Removed meanwhile: nothing is to be shown.
      guard let self, shown.remove(notification.identifier) != nil else { return answer(.value(())) }
      fallback.show(notification, answer: answer)
    }
  }

  package func remove(_ identifier: String) {
    if shown.remove(identifier) != nil { client.call(Self.interface, "RemoveNotification", [.string(identifier)]) }
    fallback.remove(identifier)
  }

  package func setBadge(_ count: Int) { fallback.setBadge(count) }

  private func listen() {
    if isListening { return }
    isListening = true
    client.receive(Self.interface) { [weak self] message in
      guard message.member == "ActionInvoked", message.arguments.count > 1, let identifier = message.arguments[0].string,
        let action = message.arguments[1].string
      else { return }
      self?.shown.remove(identifier)
      self?.onChoice?(identifier, action == Self.defaultAction ? nil : action)
    }
  }
}
