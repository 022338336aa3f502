import Foundation
import Glibc
import Logging
import WarningLog

/// Copies of this process, each made before an illegal batch and with a strict list: a copy goes on with the same program and stops at the next
/// report, which must be the one that the recovering list gives.
@MainActor final class StrictTwins {
  /// Whether copies are made.
  static var areMade = false
  private static var isTwin = false

  /// The reports that ended copies since the list has reported last; nil for a copy that came to its end.
  private var awaited: [String?] = []
  /// Copies that have stopped with the list's next report.
  private(set) var stops = 0
  private(set) var contradiction: String?

  /// Ends a copy that has not stopped.
  static func endIfTwin() {
    if isTwin { _exit(0) }
  }

  /// Runs a program whose warnings are compared.
  func listening<Result>(_ program: () -> Result) -> Result {
    WarningLog.$handler.withValue(ReportLog { [unowned self] in hear($0) }) { program() }
  }

  /// Called before an illegal batch.
  func willReport(_ makeStrict: () -> Void) {
    guard Self.areMade, !Self.isTwin else { return }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return contradiction = "no pipe: \(errno)" }
    let process = fork()
    if process == 0 {
      Self.isTwin = true
      dup2(ends[1], STDERR_FILENO)
      // A stop is what is waited for: no backtrace.
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] { signal(number, SIG_DFL) }
      return makeStrict()
    }
    close(ends[1])
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let text = String(decoding: output, as: UTF8.self)
    let stop = text.range(of: "Fatal error: ").map { text[$0.upperBound...].prefix { $0 != "\n" } }
    if stop == nil, status != 0 { contradiction = "a strict list ended with status \(status): \(text)" }
    awaited.append(stop.map(String.init))
  }

  private func hear(_ warning: String) {
    let outcomes = ["The list reloads", "The batch is carried out as the only one that it can mean", "The rest is carried out"]
    guard let outcome = outcomes.first(where: warning.hasSuffix) else { return }
    for end in awaited {
      if end == String(warning.dropLast(outcome.count + 2)) {
        stops += 1
      } else {
        contradiction = contradiction ?? "a strict list ended with \(end ?? "nothing"), a recovering one reports \(warning)"
      }
    }
    awaited = []
  }

  /// When the program is over.
  func contradictionAtEnd() -> String? {
    if Self.isTwin { return nil }
    return contradiction
      ?? awaited.compactMap { $0 }.first.map { "a strict list stops with \($0), a recovering one reports nothing" }
  }
}

private struct ReportLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.warning
  private let take: @MainActor (String) -> Void

  init(_ take: @escaping @MainActor (String) -> Void) { self.take = take }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { MainActor.assumeIsolated { take(event.message.description) } }
}
