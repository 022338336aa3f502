internal import DesktopServices
internal import UIKitCore

/// How a test's desktop answers what the app asks of it.
public enum StageAnswer<Value: Sendable>: Sendable {
  /// The person's choice.
  case answer(Value)
  /// The person closes the dialog.
  case cancel
  /// The desktop has no such service, and the app shows a screen of its own.
  case unavailable
  /// The dialog stays open.
  case never

  var found: DesktopAnswer<Value>? {
    switch self {
    case .answer(let value): .value(value)
    case .cancel: .cancelled
    case .unavailable: .unavailable
    case .never: nil
    }
  }
}

/// The desktop around an app under test, whose services answer by script: `stage.desktop`.
///
/// Each stage has its own. A service answers later than the call that asks, at the next frame's time or before.
@preconcurrency @MainActor public final class StageDesktop {
  unowned let stage: Stage
  let services = DesktopServices()
  var fileScript: StageFiles?

  init(_ stage: Stage) {
    self.stage = stage
    setUpServices()
    DesktopServices.choose = { Stage.current?.desktop.services }
  }

  /// Each kind of service adds its line.
  private func setUpServices() {
    services.notifications = notifications
    services.mail = mail
    services.alarms = StageAlarms(stage)
  }

  /// The notifications that the desktop shows.
  public private(set) lazy var notifications = StageNotifications(self)
  /// The person's program for mail.
  public private(set) lazy var mail = StageMail(self)

  /// Calls `work` at the next frame's time or before.
  func later(_ work: @escaping @MainActor () -> Void) { stage.schedule(after: 0, work) }
}

/// A request that a script answers, or not.
@MainActor final class StageRequest: DesktopRequest {
  private(set) var isCancelled = false
  var onCancel: (() -> Void)?

  func cancel() {
    if isCancelled { return }
    isCancelled = true
    onCancel?()
  }
}
