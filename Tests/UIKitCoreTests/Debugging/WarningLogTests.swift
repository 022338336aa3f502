import Foundation
import ManualHost
import Logging
import Synchronization
import Testing
@testable import UIKitCore
import UIKitGraphics
import WarningLog

@MainActor @Suite(.serialized) struct WarningLogTests {
  @Test func aHandlerOfATestTakesTheWarningsOfItsTask() {
    let log = RecordedLog()
    WarningLog.$handler.withValue(log) {
      let stage = ManualStage()
      stage.screen.warnings.once("a view is lost")
      stage.screen.warnings.once("a view is lost")
      WarningLog.warn("a font is missing")
    }
    #expect(log.lines == ["warning: a view is lost", "warning: a font is missing"], "once per screen")
  }

  @Test func constraintsThatContradictEachOtherWarn() {
    let log = RecordedLog()
    WarningLog.$handler.withValue(log) {
      let (stage, view) = (ManualStage(), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
      for width in [10.0, 20] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      stage.settle()
    }
    #expect(log.lines.count == 1 && log.lines[0].hasPrefix("warning: Constraints inside UIWindow cannot all hold"))
  }

  @Test func withoutALoggingSystemAWarningIsALineOnStandardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      WarningLog.warn("no fonts")
    }
    #expect(lines(result) == ["Scrollwork: no fonts"])
  }

  @Test func aProgramsLoggingSystemTakesTheWarnings() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      LoggingSystem.bootstrap { PrintingLog(label: $0) }
      WarningLog.warn("no fonts")
    }
    #expect(lines(result) == ["[Scrollwork] warning: no fonts"])
  }

  @Test func aProgramsLoggingSystemMayLeaveThemOut() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
      WarningLog.warn("no fonts")
    }
    #expect(lines(result) == [])
  }

  /// Without what the test runner says itself.
  private func lines(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains("no fonts") }
  }
}

/// Keeps what it is given.
private final class RecordedLog: LogHandler {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func log(event: LogEvent) { kept.withLock { $0.append("\(event.level): \(event.message)") } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }
}

/// A program's own format.
private struct PrintingLog: LogHandler {
  let label: String
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  init(label: String) { self.label = label }

  func log(event: LogEvent) { StandardError.write("[\(label)] \(event.level): \(event.message)") }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }
}
