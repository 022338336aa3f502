internal import DesktopServices
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// A program's notifications: pending, shown and delivered ones.
@MainActor final class NotificationBoard {
  private struct Pending {
    let request: UNNotificationRequest
    let added: Int
    var due: Date
  }

  /// Seconds after which dates are compared again with the clock, which may have been set, or may have slept. Our choice.
  private static let longestWait = 600.0
  /// Seconds within which a date counts as reached: dates as numbers are exact to 1e-7.
  private static let tolerance = 1e-4

  private let services: DesktopServices
  private weak var application: UIApplication?
  private(set) lazy var center = makeCenter()
  private var pending: [String: Pending] = [:]
  private var addedCount = 0
  private var timer: TimerToken?
  private var alarm: (any DesktopRequest)?
  private var granted: UNAuthorizationOptions = []
  /// What the person may still choose, by identifier.
  private var shown: [String: UNNotification] = [:]
  private(set) var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []
  private lazy var banners = BannerQueue { [weak self] in self?.choose($0, $1) }

  private init(_ services: DesktopServices) { (self.services, application) = (services, UIApplication.shared) }

  /// Of the app's screen, whichever is the current one.
  private var driver: FrameDriver { application?.screen?.driver ?? UIScreen.main.driver }

  /// That of the running program, or of the test's stage.
  static var current: NotificationBoard {
    let services = DesktopServices.current
    return services.object { NotificationBoard(services) }
  }

  /// Calls `work` at the next frame's time or before.
  func later(_ work: @escaping @MainActor () -> Void) { driver.schedule(after: 0, work) }

  // MARK: Permission

  private var permission: DesktopPermission { services.notifications?.permission ?? .granted }

  func authorize(_ options: UNAuthorizationOptions, _ answer: @escaping @MainActor @Sendable (Bool) -> Void) {
    let decide: @MainActor @Sendable (DesktopPermission) -> Void = { [weak self] permission in
      if permission == .granted { self?.granted.formUnion(options) }
      answer(permission == .granted)
    }
    guard permission == .undetermined, let notifications = services.notifications else { return decide(permission) }
    notifications.requestPermission(answer: decide)
  }

  var settings: UNNotificationSettings {
    switch permission {
    case .undetermined: UNNotificationSettings(.notDetermined, [])
    case .denied: UNNotificationSettings(.denied, [])
    // An app that has not asked in this run asked in an earlier one, or relies on the desktop.
    case .granted: UNNotificationSettings(.authorized, granted.isEmpty ? [.alert, .sound, .badge] : granted)
    }
  }

  // MARK: Pending requests

  private var date: Date { services.alarms?.date ?? driver.host.date }

  var pendingRequests: [UNNotificationRequest] { pending.values.sorted { $0.added < $1.added }.map(\.request) }

  func add(_ request: UNNotificationRequest) -> UNError? {
    guard permission == .granted else { return UNError(.notificationsNotAllowed) }
    let content = request.content
    guard
      !content.title.isEmpty || !content.subtitle.isEmpty || !content.body.isEmpty || content.badge != nil || content.sound != nil
    else { return UNError(.notificationInvalidNoContent) }
    pending[request.identifier] = nil
    let now = date
    guard let trigger = request.trigger else {
      later { [self] in present(UNNotification(request, date: now)) }
      return nil
    }
    guard let due = trigger.due(after: now) else { return UNError(.notificationInvalidNoDate) }
    addedCount += 1
    pending[request.identifier] = Pending(request: request, added: addedCount, due: due)
    waitForNext()
    return nil
  }

  func removePending(_ isRemoved: (String) -> Bool) {
    pending = pending.filter { !isRemoved($0.key) }
    waitForNext()
  }

  private func waitForNext() {
    timer?.cancel()
    alarm?.cancel()
    (timer, alarm) = (nil, nil)
    guard let next = pending.values.map(\.due).min() else { return }
    let delay = min(max(next.timeIntervalSince(date), 0), Self.longestWait)
    if let alarms = services.alarms {
      alarm = alarms.schedule(after: delay) { [weak self] in self?.fire() }
    } else {
      timer = driver.schedule(after: delay) { [weak self] in self?.fire() }
    }
  }

  /// Presents what is due, in order.
  private func fire() {
    let now = date + Self.tolerance
    let due = pending.values.filter { $0.due <= now }.sorted { ($0.due, $0.added) < ($1.due, $1.added) }
    for item in due {
      // A delegate may have removed or replaced it in the meantime.
      guard let current = pending[item.request.identifier], current.request === item.request else { continue }
      let next = item.request.trigger.flatMap { $0.repeats ? $0.due(after: max(item.due, now - 1)) : nil }
      if let next { pending[item.request.identifier]?.due = next } else { pending[item.request.identifier] = nil }
      present(UNNotification(item.request, date: item.due))
    }
    waitForNext()
  }

  // MARK: Presenting

  private func present(_ notification: UNNotification) {
    guard let delegate = center.delegate, isInFront else { return show(notification, [.badge, .sound, .list, .banner]) }
    var isAnswered = false
    delegate.userNotificationCenter(center, willPresent: notification) { [weak self] options in
      if isAnswered { return }
      isAnswered = true
      self?.show(notification, options)
    }
  }

  private var isInFront: Bool {
    application?.connectedScenes.contains { $0.activationState == .foregroundActive } ?? true
  }

  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let (request, content) = (notification.request, notification.request.content)
    if options.contains(.badge), let number = content.badge { _ = setBadge(max(0, number.intValue)) }
    if !options.isDisjoint(with: [.list, .alert]) {
      delivered.removeAll { $0.request.identifier == request.identifier }
      delivered.append(notification)
    }
    guard !options.isDisjoint(with: [.banner, .alert]) else { return }
    guard !content.title.isEmpty || !content.subtitle.isEmpty || !content.body.isEmpty else { return }
    shown[request.identifier] = notification
    let banner = desktopNotification(of: request)
    guard let service = services.notifications else { return banners.show(banner, in: application) }
    service.onChoice = { [weak self] in self?.choose($0, $1) }
    service.show(banner) { [weak self] answer in
      if case .unavailable = answer { self?.showInApp(banner) }
    }
  }

  /// What the desktop could not show.
  private func showInApp(_ banner: DesktopNotification) {
    if shown[banner.identifier] != nil { banners.show(banner, in: application) }
  }

  private func desktopNotification(of request: UNNotificationRequest) -> DesktopNotification {
    let content = request.content
    let actions =
      categories.first { $0.identifier == content.categoryIdentifier && !content.categoryIdentifier.isEmpty }?.actions ?? []
    return DesktopNotification(
      identifier: request.identifier, title: content.title,
      body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
      isUrgent: content.interruptionLevel.rawValue >= UNNotificationInterruptionLevel.timeSensitive.rawValue,
      buttons: actions.map { DesktopNotification.Button(action: $0.identifier, label: $0.title) })
  }

  // MARK: Choices

  private func choose(_ identifier: String, _ choice: NotificationChoice) {
    guard let notification = shown.removeValue(forKey: identifier) else { return }
    delivered.removeAll { $0 === notification }
    let category = categories.first { $0.identifier == notification.request.content.categoryIdentifier }
    switch choice {
    case .action(let action):
      respond(UNNotificationResponse(notification, action: action ?? UNNotificationDefaultActionIdentifier))
    case .dismissal:
      guard category?.options.contains(.customDismissAction) == true else { return }
      respond(UNNotificationResponse(notification, action: UNNotificationDismissActionIdentifier))
    }
  }

  private func choose(_ identifier: String, _ action: String?) { choose(identifier, .action(action)) }

  private func respond(_ response: UNNotificationResponse) {
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }

  // MARK: Delivered notifications

  func removeDelivered(_ isRemoved: (String) -> Bool) {
    for identifier in Set(shown.keys).union(delivered.map(\.request.identifier)) where isRemoved(identifier) {
      shown[identifier] = nil
      services.notifications?.remove(identifier)
      banners.remove(identifier)
    }
    delivered.removeAll { isRemoved($0.request.identifier) }
  }

  func setBadge(_ count: Int) -> UNError? {
    guard count >= 0 else { return UNError(.badgeInputInvalid) }
    services.notifications?.setBadge(count)
    return nil
  }
}

/// What a person does with a notification.
enum NotificationChoice {
  /// nil for the notification itself.
  case action(String?)
  case dismissal
}
