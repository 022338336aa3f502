package import Foundation

/// A message with the notification's name for observers of that.
package protocol NamedMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
  static var name: Notification.Name { get }
}

extension NotificationCenter {
  /// Posts a message to its typed observers and, as a notification of its name, to the others: Foundation on Linux does not convert one into
  /// the other.
  @MainActor package func announce<Message: NamedMessage>(
    _ message: Message, subject: Message.Subject, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(name: Message.name, object: subject, userInfo: userInfo)
    post(message, subject: subject)
  }
}
