internal import DesktopServices
internal import Foundation
internal import ManualHost

/// What happens on a date of the stage's clock. `Stage.settle(limit:)` does not wait for it.
@MainActor final class StageAlarms: AlarmService {
  private unowned let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  var date: Date { stage.date }

  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any DesktopRequest {
    Alarm(stage.manual, stage.manual.schedule(alarmAfter: delay, action))
  }

  private final class Alarm: DesktopRequest {
    private weak var manual: ManualStage?
    private let number: Int

    init(_ manual: ManualStage, _ number: Int) { (self.manual, self.number) = (manual, number) }

    func cancel() { manual?.cancel(alarm: number) }
  }
}
