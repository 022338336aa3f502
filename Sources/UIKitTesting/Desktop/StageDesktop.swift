internal import DesktopServices
internal import UIKitCore

/// The desktop around an app under test, whose services answer by script: `stage.desktop`.
///
/// Each stage has its own. A service answers later than the call that asks, at the next frame's time or before.
@preconcurrency @MainActor public final class StageDesktop {
  unowned let stage: Stage
  let services = DesktopServices()

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
