internal import DesktopBus
internal import DesktopServices
internal import Dispatch
internal import Foundation
internal import Synchronization

/// org.freedesktop.Notifications, which desktops have without a portal too, and the number on the program's icon in their docks.
final class BusNotifications: Sendable {
  private static let (service, path) = ("org.freedesktop.Notifications", "/org/freedesktop/Notifications")
  private static let defaultAction = "default"

  private struct State {
    var bus: BusConnection?
    /// The numbers that the service gave.
    var numbers: [String: UInt32] = [:]
    var onChoice: (@MainActor @Sendable (String, String?) -> Void)?
  }

  private let state = Mutex(State())
  private let address: String
  /// One call after the other, so that a notification is removed after it is shown.
  private let calls = DispatchQueue(label: "notifications.calls")

  init(address: String) { self.address = address }

  var onChoice: (@MainActor @Sendable (String, String?) -> Void)? {
    get { state.withLock { $0.onChoice } }
    set { state.withLock { $0.onChoice = newValue } }
  }

  func show(_ notification: DesktopNotification, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void) {
    calls.async { [self] in
      let number = call(
        "Notify",
        [
          .string(ProcessInfo.processInfo.processName),
          .uint32(state.withLock { $0.numbers[notification.identifier] } ?? 0), .string(""), .string(notification.title),
          .string(Self.escaped(notification.body)),
          .array(
            of: "s",
            [.string(Self.defaultAction), .string("")]
              + notification.buttons.flatMap { [.string($0.action), .string($0.label)] }),
          // 1 is normal, 2 critical.
          .options(["urgency": .byte(notification.isUrgent ? 2 : 1)]), .int32(-1),
        ])?.first?.int
      if let number { state.withLock { $0.numbers[notification.identifier] = UInt32(clamping: number) } }
      DispatchQueue.main.async { answer(number == nil ? .unavailable : .value(())) }
    }
  }

  func remove(_ identifier: String) {
    calls.async { [self] in
      guard let number = state.withLock({ $0.numbers.removeValue(forKey: identifier) }) else { return }
      _ = call("CloseNotification", [.uint32(number)])
    }
  }

  /// Tells docks that follow Unity's interface; others ignore it.
  func setBadge(_ count: Int) {
    calls.async { [self] in
      let program = ProcessInfo.processInfo.processName
      connect()?.emit(
        "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry", "Update",
        [
          .string("application://\(program).desktop"),
          .options(["count": .int64(Int64(count)), "count-visible": .bool(count > 0)]),
        ])
    }
  }

  /// Bodies are markup.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  private func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    connect()?.call(Self.service, Self.path, Self.service, method, arguments)
  }

  /// On the queue of the calls.
  private func connect() -> BusConnection? {
    if let bus = state.withLock({ $0.bus }) { return bus }
    guard let bus = BusConnection(address: address) else { return nil }
    bus.receiveSignals("type='signal',path='\(Self.path)',interface='\(Self.service)'") { [weak self] in self?.receive($0) }
    state.withLock { $0.bus = bus }
    return bus
  }

  private func receive(_ message: BusConnection.Message) {
    guard message.interface == Self.service, let number = message.arguments.first?.int else { return }
    let (identifier, receiver) = state.withLock { state in
      let identifier = state.numbers.first { $0.value == number }?.key
      if let identifier, message.member == "NotificationClosed" { state.numbers[identifier] = nil }
      return (identifier, state.onChoice)
    }
    guard message.member == "ActionInvoked", let identifier, message.arguments.count > 1,
      let action = message.arguments[1].string
    else { return }
    DispatchQueue.main.async { receiver?(identifier, action == Self.defaultAction ? nil : action) }
  }
}
