public import Foundation

/// What an action needs.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture of an action; desktops show none.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public convenience init(templateImageName: String) { self.init(templateImageName) }
  public convenience init(systemImageName: String) { self.init(systemImageName) }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  open var identifier: String { stored.identifier }
  open var title: String { stored.title }
  /// Have no effect: the app runs in any case.
  open var options: UNNotificationActionOptions { stored.options }
  open var icon: UNNotificationActionIcon? { stored.icon }

  private let stored: (identifier: String, title: String, options: UNNotificationActionOptions, icon: UNNotificationActionIcon?)

  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    stored = (identifier, title, options, icon)
  }
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Tells the delegate when the person dismisses a banner; desktops do not tell it.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of notifications, with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  open var identifier: String { stored.identifier }
  open var actions: [UNNotificationAction] { stored.actions }
  open var intentIdentifiers: [String] { stored.intents }
  open var options: UNNotificationCategoryOptions { stored.options }
  open var hiddenPreviewsBodyPlaceholder: String { stored.placeholder }
  open var categorySummaryFormat: String { stored.summary }

  private let stored:
    (
      identifier: String, actions: [UNNotificationAction], intents: [String], options: UNNotificationCategoryOptions,
      placeholder: String, summary: String
    )

  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: nil, options: options)
  }

  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
  }

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
    categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  ) {
    stored = (
      identifier, actions, intentIdentifiers, options, hiddenPreviewsBodyPlaceholder ?? "", categorySummaryFormat ?? ""
    )
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}
