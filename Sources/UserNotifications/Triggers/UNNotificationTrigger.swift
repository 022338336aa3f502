internal import Diagnostics
public import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// When a notification is shown. Make one of the subclasses.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  open var repeats: Bool { storedRepeats }
  private let storedRepeats: Bool

  fileprivate init(repeats: Bool) { storedRepeats = repeats }

  /// The first date after `date` on which the notification is due; nil for none.
  func due(after date: Date) -> Date? { nil }
}

/// So many seconds after the request is added.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  open var timeInterval: TimeInterval { storedInterval }
  private let storedInterval: TimeInterval

  /// Stops the program unless the interval is positive, and at least 60 seconds if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    ensure(
      timeInterval.isFinite && timeInterval > 0,
      "UNTimeIntervalNotificationTrigger(timeInterval: \(timeInterval)): must be greater than 0")
    ensure(
      !repeats || timeInterval >= 60,
      "UNTimeIntervalNotificationTrigger(timeInterval: \(timeInterval), repeats: true): must be at least 60 if it repeats")
    storedInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the notification would be due if it were added now.
  open func nextTriggerDate() -> Date? { due(after: NotificationClock.date) }

  override func due(after date: Date) -> Date? { date + storedInterval }
}

/// On dates of a calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that a date must have; `calendar` and `timeZone` among them are respected.
  open var dateComponents: DateComponents { storedComponents }
  private let storedComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    storedComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date with these components; nil if there is none.
  open func nextTriggerDate() -> Date? { due(after: NotificationClock.date) }

  override func due(after date: Date) -> Date? {
    var calendar = storedComponents.calendar ?? Calendar.current
    if let zone = storedComponents.timeZone { calendar.timeZone = zone }
    var components = storedComponents
    (components.calendar, components.timeZone) = (nil, nil)
    guard components != DateComponents() else { return nil }
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }
}

/// The date that the app sees: on a stage that of the stage.
enum NotificationClock {
  static var date: Date {
    guard MainQueue.isCurrent else { return MainQueue.sync { current } }
    return MainActor.assumeIsolated { current }
  }

  @MainActor private static var current: Date { UIScreen.main.driver.host.date }
}
