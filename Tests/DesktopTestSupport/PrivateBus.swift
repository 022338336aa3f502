internal import Foundation

/// A session bus of its own, by Debian's `dbus-daemon`; it ends with `stop()`.
package final class PrivateBus: Sendable {
  private static let daemon = "/usr/bin/dbus-daemon"

  /// Whether this machine has the daemon.
  package static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: daemon) }

  package let address: String
  private let bus = Process()

  package init() throws {
    let output = Pipe()
    bus.executableURL = URL(fileURLWithPath: Self.daemon)
    bus.arguments = ["--session", "--nofork", "--print-address"]
    bus.standardOutput = output
    bus.standardError = FileHandle.nullDevice
    try bus.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The daemon inherits the blocked signals of the tests: only this one reaches it.
  package func stop() { kill(bus.processIdentifier, SIGKILL) }
}
