internal import Foundation
package import Logging

/// Where the warnings of all modules go: to the program's `LoggingSystem`, under the label "Scrollwork" and at level warning.
///
/// A program that bootstraps no logging system, or only swift-log's own `StreamLogHandler`, finds them on standard error, each as
/// "Scrollwork: " and the text. `Logger` does not tell the two apart.
package enum WarningLog {
  package static let label = "Scrollwork"

  /// Receives the warnings of the running task in place of the program's handler; for tests.
  @TaskLocal package static var handler: (any LogHandler)?

  /// On any thread.
  package static func warn(_ text: String) {
    if let handler { return Logger(label: label, factory: { _ in handler }).warning("\(text)") }
    let logger = Logger(label: label)
    if logger.handler is StreamLogHandler { return StandardError.write("\(label): \(text)") }
    logger.warning("\(text)")
  }
}

/// The stream itself, for what is no warning.
package enum StandardError {
  package static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
