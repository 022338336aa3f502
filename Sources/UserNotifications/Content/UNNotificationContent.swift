public import Foundation

/// What a notification says. Make a `UNMutableNotificationContent`.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values: Values

  /// Empty.
  public override convenience init() { self.init(Values()) }

  fileprivate init(_ values: Values) { self.values = values }

  /// Pictures and other files; the desktop shows none of them, the app receives them back.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number for the app's badge; nil leaves it, 0 removes it.
  open var badge: NSNumber? { values.badge }
  open var body: String { values.body }
  /// Of the category whose actions become buttons; empty for none.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The desktop ignores it.
  open var launchImageName: String { values.launchImageName }
  /// The desktop plays its own sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The desktop shows it as the first line of the body.
  open var subtitle: String { values.subtitle }
  open var threadIdentifier: String { values.threadIdentifier }
  open var title: String { values.title }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// `.timeSensitive` and `.critical` are urgent for the desktop.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// From 0 to 1; the desktop ignores it.
  open var relevanceScore: Double { values.relevanceScore }
  open var filterCriteria: String? { values.filterCriteria }

  /// A content that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// A `UNMutableNotificationContent` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  fileprivate struct Values {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body = "", categoryIdentifier = "", launchImageName = "", subtitle = "", threadIdentifier = "", title = ""
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }
}

/// A content to be filled in; a request copies it.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// How much a notification may interrupt the person.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}
