import Foundation
import Testing
import UIKit
import UIKitTesting
import UserNotifications

private final class Receiver: NSObject, UNUserNotificationCenterDelegate {
  var presented: [UNNotification] = []
  var responses: [UNNotificationResponse] = []
  var options: UNNotificationPresentationOptions = [.banner, .list, .badge, .sound]
  var onPresent: (UNUserNotificationCenter, UNNotification) -> Void = { _, _ in }
  /// Called in place of the handler.
  var hold: ((@escaping (UNNotificationPresentationOptions) -> Void) -> Void)?

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    presented.append(notification)
    onPresent(center, notification)
    if let hold { hold(completionHandler) } else { completionHandler(options) }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    responses.append(response)
    completionHandler()
  }
}

/// Implements the methods with `async`.
private final class AsyncReceiver: NSObject, UNUserNotificationCenterDelegate {
  var presented = 0
  var actions: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    presented += 1
    return [.list]
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    actions.append(response.actionIdentifier)
  }
}

@MainActor @Suite struct UNUserNotificationCenterTests {
  private let stage = Stage()
  private let center: UNUserNotificationCenter

  init() {
    center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .badge]) { _, _ in }
  }

  private func request(
    _ identifier: String, after seconds: TimeInterval? = nil, repeats: Bool = false,
    _ change: (UNMutableNotificationContent) -> Void = { _ in }
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    (content.title, content.body) = ("Title \(identifier)", "Body")
    change(content)
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  /// Calls the method that is not `async`, in tests that are.
  private func add(_ request: UNNotificationRequest) { center.add(request) }

  private var pending: [String] {
    var found: [String]?
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    #expect(found == nil, "handlers are called later")
    stage.advance(by: 0)
    return found ?? []
  }

  private var delivered: [String] {
    var found: [String]?
    center.getDeliveredNotifications { found = $0.map(\.request.identifier) }
    stage.advance(by: 0)
    return found ?? []
  }

  private var shown: [String] { stage.desktop.notifications.shown.map(\.identifier) }

  // MARK: Permission

  @Test func thePersonIsAskedOnce() async throws {
    let stage = Stage()
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    var error: (any Error)?
    center.add(request("a")) { error = $0 }
    stage.advance(by: 0)
    #expect((error as? UNError)?.code == .notificationsNotAllowed)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled && settings.soundSetting == .enabled)
    #expect(
      settings.badgeSetting == .disabled && settings.alertStyle == .banner && settings.notificationCenterSetting == .enabled)
    #expect(settings.lockScreenSetting == .notSupported && settings.carPlaySetting == .notSupported)
    #expect(settings.criticalAlertSetting == .notSupported && settings.announcementSetting == .notSupported)
    #expect(settings.timeSensitiveSetting == .notSupported && settings.scheduledDeliverySetting == .notSupported)
    #expect(settings.directMessagesSetting == .notSupported && settings.showPreviewsSetting == .always)
    #expect(!settings.providesAppNotificationSettings && !center.supportsContentExtensions)
    withExtendedLifetime(stage) {}
  }

  @Test func aPersonWhoDeclinesSeesNothing() {
    let stage = Stage()
    let center = UNUserNotificationCenter.current()
    stage.desktop.notifications.isAllowed = false
    var answers: [Bool] = []
    center.requestAuthorization(options: [.alert]) { granted, _ in answers.append(granted) }
    #expect(answers.isEmpty)
    stage.advance(by: 0)
    #expect(answers == [false])
    var (error, status): ((any Error)?, UNAuthorizationStatus?)
    center.add(request("a")) { error = $0 }
    center.getNotificationSettings { status = $0.authorizationStatus }
    stage.advance(by: 1)
    #expect(
      (error as? UNError)?.code == .notificationsNotAllowed && status == .denied && stage.desktop.notifications.shown.isEmpty)
  }

  // MARK: Triggers

  @Test func aNotificationWithoutATriggerIsShownAtOnce() async throws {
    try await center.add(request("a") { ($0.subtitle, $0.interruptionLevel) = ("Sub", .timeSensitive) })
    #expect(shown.isEmpty && pending.isEmpty)
    stage.advance(by: 0.1)
    let one = try #require(stage.desktop.notifications.shown.first)
    #expect(one.identifier == "a" && one.title == "Title a" && one.body == "Sub\nBody" && one.isUrgent && one.buttons.isEmpty)
    #expect(delivered == ["a"])
  }

  @Test func aTimeIntervalPassesOnTheStagesClock() {
    add(request("b", after: 90))
    add(request("a", after: 30))
    #expect(pending == ["b", "a"])
    stage.advance(by: 29.9)
    #expect(shown.isEmpty)
    stage.advance(by: 0.2)
    #expect(shown == ["a"] && pending == ["b"])
    stage.advance(by: 60)
    #expect(shown == ["a", "b"] && pending.isEmpty)
  }

  @Test func nothingIsWaitedForByASettlingStage() throws {
    add(request("a", after: 3_600))
    try stage.settle()
    #expect(stage.time < 10 && pending == ["a"])
  }

  @Test func repeatedNotificationsGoOn() {
    let receiver = Receiver()
    center.delegate = receiver
    add(request("a", after: 60, repeats: true))
    stage.advance(by: 60 * 60 + 1)
    #expect(receiver.presented.count == 60 && shown == ["a"] && pending == ["a"] && delivered == ["a"])
    let dates = receiver.presented.map(\.date)
    for (one, next) in zip(dates, dates.dropFirst()) { #expect(abs(next.timeIntervalSince(one) - 60) < 0.01) }
    center.removeAllPendingNotificationRequests()
    stage.advance(by: 120)
    #expect(receiver.presented.count == 60)
  }

  @Test func aCalendarsDateIsTheStages() throws {
    var components = DateComponents()
    components.timeZone = TimeZone(identifier: "UTC")
    (components.hour, components.minute) = (9, 45)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    #expect(trigger.dateComponents == components && trigger.repeats)
    // The stage begins at 9:41 in UTC.
    #expect(try #require(trigger.nextTriggerDate()).timeIntervalSince(stage.date) == 240)
    let receiver = Receiver()
    center.delegate = receiver
    add(UNNotificationRequest(identifier: "a", content: request("a").content, trigger: trigger))
    stage.advance(by: 239)
    #expect(receiver.presented.isEmpty)
    stage.advance(by: 2)
    #expect(receiver.presented.count == 1)
    stage.advance(by: 86_400)
    #expect(receiver.presented.count == 2 && pending == ["a"])
  }

  @Test func aDateThatNeverComesIsAnError() {
    var components = DateComponents()
    (components.year, components.month, components.day) = (1999, 1, 1)
    var errors: [UNError.Code?] = []
    for components in [components, DateComponents()] {
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
      #expect(trigger.nextTriggerDate() == nil)
      center.add(UNNotificationRequest(identifier: "a", content: request("a").content, trigger: trigger)) {
        errors.append(($0 as? UNError)?.code)
      }
    }
    center.add(UNNotificationRequest(identifier: "b", content: UNNotificationContent(), trigger: nil)) {
      errors.append(($0 as? UNError)?.code)
    }
    stage.advance(by: 0)
    #expect(errors == [.notificationInvalidNoDate, .notificationInvalidNoDate, .notificationInvalidNoContent] && pending.isEmpty)
  }

  @Test func anIntervalKnowsItsDate() throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    #expect(trigger.timeInterval == 5 && !trigger.repeats)
    #expect(try #require(trigger.nextTriggerDate()).timeIntervalSince(stage.date) == 5)
  }

  // MARK: Replacing and removing

  @Test func theSameIdentifierReplaces() async {
    add(request("a", after: 10))
    add(request("a", after: 20))
    stage.advance(by: 15)
    #expect(shown.isEmpty && pending == ["a"])
    stage.advance(by: 10)
    add(request("a") { $0.title = "New" })
    stage.advance(by: 0.1)
    #expect(stage.desktop.notifications.shown.map(\.title) == ["New"])
    #expect(await center.deliveredNotifications().map(\.request.content.title) == ["New"])
  }

  @Test func requestsAndNotificationsAreRemovedByName() async {
    for name in ["a", "b", "c"] { add(request(name, after: 5)) }
    center.removePendingNotificationRequests(withIdentifiers: ["b", "x"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a", "c"])
    stage.advance(by: 6)
    #expect(shown == ["a", "c"] && delivered == ["a", "c"])
    center.removeDeliveredNotifications(withIdentifiers: ["a"])
    #expect(shown == ["c"] && delivered == ["c"])
    center.removeAllDeliveredNotifications()
    #expect(shown.isEmpty && delivered.isEmpty)
  }

  @Test func badgesAreCounted() async throws {
    add(request("a") { $0.badge = 3 })
    stage.advance(by: 0.1)
    #expect(stage.desktop.notifications.badge == 3)
    try await center.setBadgeCount(0)
    #expect(stage.desktop.notifications.badge == 0)
    var error: (any Error)?
    center.setBadgeCount(-1) { error = $0 }
    stage.advance(by: 0)
    #expect((error as? UNError)?.code == .badgeInputInvalid)
  }

  // MARK: The delegate

  @Test func theDelegateDecidesHowANotificationIsShown() {
    let receiver = Receiver()
    center.delegate = receiver
    #expect(center.delegate === receiver)
    for (options, isShown, isListed, badge) in [
      ([], false, false, 0), ([.banner], true, false, 0), ([.list], false, true, 0), ([.alert], true, true, 0),
      ([.badge], false, false, 7),
    ] as [(UNNotificationPresentationOptions, Bool, Bool, Int)] {
      receiver.options = options
      center.removeAllDeliveredNotifications()
      add(request("a") { $0.badge = 7 })
      stage.advance(by: 0.1)
      #expect(
        !shown.isEmpty == isShown && !delivered.isEmpty == isListed && stage.desktop.notifications.badge == badge, "\(options)")
    }
    #expect(receiver.presented.count == 5)
  }

  @Test func theHandlerCountsOnceAndMayBeCalledLater() {
    let receiver = Receiver()
    center.delegate = receiver
    var handler: ((UNNotificationPresentationOptions) -> Void)?
    receiver.hold = { handler = $0 }
    add(request("a"))
    stage.advance(by: 1)
    #expect(receiver.presented.count == 1 && shown.isEmpty)
    handler?([.banner])
    handler?([.list])
    stage.advance(by: 0.1)
    #expect(shown == ["a"] && delivered.isEmpty)
  }

  @Test func requestsMayChangeInsideOfADelegatesMessage() {
    let receiver = Receiver()
    center.delegate = receiver
    receiver.onPresent = { center, notification in
      center.removePendingNotificationRequests(withIdentifiers: ["b"])
      if receiver.presented.count < 3 {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
        add(UNNotificationRequest(identifier: "a", content: notification.request.content, trigger: trigger))
      }
      if receiver.presented.count == 3 { center.delegate = nil }
    }
    add(request("a", after: 5))
    add(request("b", after: 5))
    add(request("c", after: 30))
    stage.advance(by: 40)
    #expect(receiver.presented.map(\.request.identifier) == ["a", "a", "a"] && shown == ["a", "c"])
  }

  @Test func choicesReachTheDelegate() async {
    let receiver = Receiver()
    center.delegate = receiver
    let actions = [
      UNNotificationAction(identifier: "reply", title: "Reply", options: [.foreground]),
      UNNotificationAction(identifier: "delete", title: "Delete", options: [.destructive, .authenticationRequired]),
    ]
    let category = UNNotificationCategory(identifier: "letter", actions: actions, intentIdentifiers: [])
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories() == [category])
    add(request("a") { ($0.categoryIdentifier, $0.userInfo) = ("letter", ["key": 5]) })
    add(request("b"))
    stage.advance(by: 0.1)
    #expect(stage.desktop.notifications.shown[0].buttons.map(\.label) == ["Reply", "Delete"])
    stage.desktop.notifications.choose("a", action: "delete")
    stage.desktop.notifications.choose("b")
    #expect(receiver.responses.map(\.actionIdentifier) == ["delete", UNNotificationDefaultActionIdentifier])
    #expect(receiver.responses[0].notification.request.content.userInfo["key"] as? Int == 5)
    #expect(receiver.responses[0].targetScene === stage.window.windowScene)
    #expect(delivered.isEmpty && shown.isEmpty)
    var categories: Set<UNNotificationCategory>?
    center.getNotificationCategories { categories = $0 }
    stage.advance(by: 0)
    #expect(categories?.first?.actions == actions)
  }

  @Test func asyncMethodsAreCalledToo() {
    let receiver = AsyncReceiver()
    center.delegate = receiver
    add(request("a"))
    stage.advance(by: 0.1)
    #expect(receiver.presented == 1 && shown.isEmpty && delivered == ["a"])
  }

  @Test func callsFromOtherThreadsArrive() async {
    let (center, request) = (center, request("a", after: 5))
    await Task.detached {
      try? await center.add(request)
      #expect(await center.pendingNotificationRequests().count == 1)
    }.value
    stage.advance(by: 6)
    #expect(shown == ["a"])
  }

  @Test func eachStageHasItsOwnCenter() {
    add(request("a", after: 5))
    let other = Stage()
    #expect(UNUserNotificationCenter.current() !== center)
    withExtendedLifetime(other) {}
  }
}

@MainActor @Suite struct NotificationBannerTests {
  private let stage: Stage
  private let receiver = Receiver()

  init() {
    stage = Stage()
    stage.rootViewController = UIViewController()
    stage.desktop.notifications.isAvailable = false
    let center = UNUserNotificationCenter.current()
    center.delegate = receiver
    center.requestAuthorization(options: [.alert]) { _, _ in }
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [], options: [.customDismissAction])
    ])
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.categoryIdentifier) = ("Lake", "The water is warm.", "c")
    center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    stage.advance(by: 1)
  }

  private var banner: UIView? { stage.window.subviews.last { $0.accessibilityIdentifier == "NotificationBanner" } }

  @Test func aTapChoosesIt() throws {
    let view = try #require(banner)
    #expect(
      view.accessibilityLabel == "Lake, The water is warm." && view.frame.minY >= 0 && view.frame.maxX <= stage.window.bounds.maxX
    )
    stage.tap(at: view.center)
    stage.advance(by: 1)
    #expect(receiver.responses.map(\.actionIdentifier) == [UNNotificationDefaultActionIdentifier] && banner == nil)
  }

  @Test func aSwipeUpwardDismissesIt() throws {
    let view = try #require(banner)
    stage.flick(from: view.center, velocity: CGPoint(x: 0, y: -800))
    stage.advance(by: 1)
    #expect(receiver.responses.map(\.actionIdentifier) == [UNNotificationDismissActionIdentifier] && banner == nil)
  }

  @Test func itLeavesByItself() {
    #expect(banner != nil)
    stage.advance(by: 6)
    #expect(banner == nil && receiver.responses.isEmpty)
  }

  @Test func aRemovedNotificationTakesItAway() {
    UNUserNotificationCenter.current().removeAllDeliveredNotifications()
    stage.advance(by: 1)
    #expect(banner == nil)
  }

  @Test func aScreenReaderDismissesIt() throws {
    #expect(try #require(banner).accessibilityPerformEscape())
    #expect(receiver.responses.map(\.actionIdentifier) == [UNNotificationDismissActionIdentifier])
  }
}

@MainActor @Suite struct NotificationValueTests {
  @Test func contentsAreCopied() throws {
    let content = UNMutableNotificationContent()
    content.title = "t"
    content.subtitle = "s"
    content.body = "b"
    content.badge = 2
    content.sound = .default
    content.categoryIdentifier = "c"
    content.threadIdentifier = "thread"
    content.launchImageName = "image"
    content.targetContentIdentifier = "target"
    content.interruptionLevel = .passive
    content.relevanceScore = 0.5
    content.filterCriteria = "f"
    content.userInfo = ["a": 1]
    content.attachments = [try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: #filePath))]
    let request = UNNotificationRequest(identifier: "i", content: content, trigger: nil)
    content.title = "changed"
    let copy = request.content
    #expect(copy.title == "t" && copy.subtitle == "s" && copy.body == "b" && copy.badge == 2 && copy.sound == .default)
    #expect(copy.categoryIdentifier == "c" && copy.threadIdentifier == "thread" && copy.launchImageName == "image")
    #expect(copy.targetContentIdentifier == "target" && copy.interruptionLevel == .passive && copy.relevanceScore == 0.5)
    #expect(copy.filterCriteria == "f" && copy.userInfo["a"] as? Int == 1 && copy.attachments.count == 1)
    let mutable = try #require(copy.mutableCopy() as? UNMutableNotificationContent)
    mutable.title = "other"
    #expect(copy.title == "t" && mutable.body == "b" && request.trigger == nil && request.identifier == "i")
  }

  @Test func attachmentsAreFilesThatExist() throws {
    let url = URL(fileURLWithPath: #filePath)
    let attachment = try UNNotificationAttachment(identifier: "i", url: url, options: nil)
    #expect(attachment.identifier == "i" && attachment.url == url && attachment.type == "swift")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: url.appendingPathComponent("no"))
    }
    #expect((UNError(.attachmentInvalidURL) as NSError).code == 100 && UNError.errorDomain == UNErrorDomain)
  }

  @Test func categoriesAndActionsKeepTheirValues() {
    let icon = UNNotificationActionIcon(systemImageName: "trash")
    let action = UNNotificationAction(identifier: "a", title: "A", options: [.foreground], icon: icon)
    #expect(action.identifier == "a" && action.title == "A" && action.options == [.foreground] && action.icon === icon)
    #expect(UNNotificationActionIcon(templateImageName: "x") !== icon)
    let category = UNNotificationCategory(
      identifier: "c", actions: [action], intentIdentifiers: ["i"], hiddenPreviewsBodyPlaceholder: "p",
      categorySummaryFormat: "f",
      options: [.customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle])
    #expect(category.identifier == "c" && category.actions == [action] && category.intentIdentifiers == ["i"])
    #expect(
      category.hiddenPreviewsBodyPlaceholder == "p" && category.categorySummaryFormat == "f" && category.options.rawValue == 15)
    let other = UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "p")
    #expect(other == category && other.hiddenPreviewsBodyPlaceholder == "p")
  }

  @Test func soundsAreEqualByName() {
    let name = UNNotificationSoundName("ding.caf")
    #expect(UNNotificationSound(named: name) == UNNotificationSound.criticalSoundNamed(name))
    #expect(UNNotificationSound.default == .defaultCritical && UNNotificationSound.default != UNNotificationSound(named: name))
    #expect(UNNotificationSound.criticalSoundNamed(name, withAudioVolume: 1) == UNNotificationSound(named: name))
    #expect(
      UNNotificationSound.defaultCriticalSound(withAudioVolume: 0.5) == .default
        && UNNotificationSoundName(rawValue: "a").rawValue == "a")
  }
}
