public import Foundation
public import UIKitCore

/// A notification that is to be shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// A later request with the same identifier replaces this one.
  open var identifier: String { stored.identifier }
  /// A copy of what the request was made with.
  open var content: UNNotificationContent { stored.content }
  /// nil: at once.
  open var trigger: UNNotificationTrigger? { stored.trigger }

  private let stored: (identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    stored = (identifier, content.copy() as! UNNotificationContent, trigger)
  }
}

/// A notification that is shown, or that was.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was due.
  open var date: Date { storedDate }
  open var request: UNNotificationRequest { storedRequest }

  private let storedDate: Date
  private let storedRequest: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) { (storedRequest, storedDate) = (request, date) }
}

/// The action of a person who chose the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who dismissed a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  open var notification: UNNotification { storedNotification }
  /// That of a button, or one of the two identifiers of this module.
  open var actionIdentifier: String { storedAction }
  /// The scene in front.
  @preconcurrency @MainActor open var targetScene: UIScene? { UIApplication.shared.keyWindow?.windowScene }

  private let storedNotification: UNNotification
  private let storedAction: String

  init(_ notification: UNNotification, action: String) { (storedNotification, storedAction) = (notification, action) }
}
