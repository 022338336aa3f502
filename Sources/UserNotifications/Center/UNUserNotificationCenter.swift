internal import DesktopServices
public import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// Shows notifications on the desktop, at once or on a date.
///
/// All methods may be called on any thread; completion handlers are called on the main thread, at the next frame's time or before. Pending
/// requests are shown while the app runs and end with it. A desktop asks no person for permission: `requestAuthorization` grants everything,
/// and the status is `.authorized` from the start; on a stage it is `.notDetermined`, as on a new phone.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// Guards the delegate, which any thread may set.
  private let lock = NSLock()
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
  @MainActor private weak var ownBoard: NotificationBoard?
  /// The center's own; of a center that outlives its stage, that of the running one.
  @MainActor private var board: NotificationBoard { ownBoard ?? .current }

  @MainActor fileprivate init(_ board: NotificationBoard) {
    ownBoard = board
    super.init()
  }

  /// The app's center.
  open class func current() -> UNUserNotificationCenter {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { NotificationBoard.current.center } }
    return MainQueue.sync { NotificationBoard.current.center }
  }

  /// Set it before the app's launch ends; it is not retained.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  /// False: there are no extensions.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @MainActor @Sendable (Bool, (any Error)?) -> Void
  ) {
    onBoard { board in board.authorize(options) { granted in board.later { completionHandler(granted, nil) } } }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      onBoard { $0.authorize(options) { continuation.resume(returning: $0) } }
    }
  }

  open func getNotificationSettings(completionHandler: @escaping @MainActor @Sendable (UNNotificationSettings) -> Void) {
    onBoard { board in board.later { completionHandler(board.settings) } }
  }

  open func notificationSettings() async -> UNNotificationSettings { await board.settings }

  // MARK: Categories

  /// Replaces the categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { onBoard { $0.categories = categories } }

  open func getNotificationCategories(completionHandler: @escaping @MainActor @Sendable (Set<UNNotificationCategory>) -> Void) {
    onBoard { board in board.later { completionHandler(board.categories) } }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { await board.categories }

  // MARK: Requests

  /// Shows the notification when its trigger says. The error is a `UNError`: the person has not allowed notifications, or there is no such
  /// date in the future.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    onBoard { board in
      let error = board.add(request)
      if let completionHandler { board.later { completionHandler(error) } }
    }
  }

  open func add(_ request: UNNotificationRequest) async throws {
    if let error = await board.add(request) { throw error }
  }

  open func getPendingNotificationRequests(completionHandler: @escaping @MainActor @Sendable ([UNNotificationRequest]) -> Void) {
    onBoard { board in board.later { completionHandler(board.pendingRequests) } }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { await board.pendingRequests }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onBoard { $0.removePending { identifiers.contains($0) } }
  }

  open func removeAllPendingNotificationRequests() { onBoard { $0.removePending { _ in true } } }

  // MARK: Delivered notifications

  open func getDeliveredNotifications(completionHandler: @escaping @MainActor @Sendable ([UNNotification]) -> Void) {
    onBoard { board in board.later { completionHandler(board.delivered) } }
  }

  open func deliveredNotifications() async -> [UNNotification] { await board.delivered }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onBoard { $0.removeDelivered { identifiers.contains($0) } }
  }

  open func removeAllDeliveredNotifications() { onBoard { $0.removeDelivered { _ in true } } }

  // MARK: Badge

  /// Sets the number on the app's icon, 0 for none; desktops whose dock shows none ignore it.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    onBoard { board in
      let error = board.setBadge(newBadgeCount)
      if let completionHandler { board.later { completionHandler(error) } }
    }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = await board.setBadge(newBadgeCount) { throw error }
  }

  /// Runs `work` at once on the main thread, from another thread later.
  private func onBoard(_ work: @escaping @MainActor @Sendable (NotificationBoard) -> Void) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { work(board) } }
    DispatchQueue.main.async { MainActor.assumeIsolated { work(self.board) } }
  }
}

extension NotificationBoard {
  /// A center of its own for each program.
  func makeCenter() -> UNUserNotificationCenter { UNUserNotificationCenter(self) }
}
