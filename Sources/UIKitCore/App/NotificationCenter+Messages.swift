package import Foundation

extension NotificationCenter {
  /// Posts a message to its typed observers and, as a notification of its name, to the others: Foundation on Linux does not convert one into
  /// the other.
  @MainActor package func announce<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject, userInfo: [AnyHashable: Any]? = nil
  ) where Message.Subject: AnyObject {
    post(name: Message.name, object: subject, userInfo: userInfo)
    post(message, subject: subject)
  }
}
