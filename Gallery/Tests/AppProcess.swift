import Foundation

/// The gallery as a process of its own, with an environment that holds nothing but what the test gives.
struct AppProcess {
  struct Ending {
    var status: Int32
    /// False for a process that a signal ended, like a crash.
    var hasExited: Bool
    var errors: String
  }

  let process = Process()
  private let errors = Pipe()
  private let output = Pipe()

  /// The executable lies beside the test bundle. `env` lets SIGHUP end it where the tests, started by `nohup`, ignore the signal.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=HUP", Bundle.main.bundleURL.appendingPathComponent("gallery").path] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    process.standardOutput = output
    try process.run()
  }

  /// Waits for a line of standard output that contains `text`; false if output ends before.
  func waitForOutput(_ text: String) -> Bool {
    var seen = Data()
    while !String(decoding: seen, as: UTF8.self).contains(text) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return false }
      seen += more
    }
    return true
  }

  /// What the process has written since; once it has ended.
  var restOfOutput: String { String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

  /// Waits for the end.
  func wait() -> Ending {
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, hasExited: process.terminationReason == .exit,
      errors: String(decoding: data, as: UTF8.self))
  }
}
