import DesktopTestSupport
import Foundation

/// `KeychainSession` with a secret service on a bus of its own, by `scripts/blackbox/displaylib/secret_service.py`.
final class KeychainProgram {
  private static let python = "/usr/bin/python3"
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scripts/blackbox/displaylib/secret_service.py")

  /// Whether this machine has a bus, libsecret, and Python with GObject.
  static let isAvailable: Bool = {
    guard PrivateBus.isAvailable, FileManager.default.isExecutableFile(atPath: python),
      dlopen("libsecret-1.so.0", RTLD_NOW) != nil
    else {
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", "import gi"]
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private let bus: PrivateBus
  private let (serviceProcess, program) = (Process(), Process())
  private let (serviceInput, serviceOutput) = (Pipe(), Pipe())
  private let (input, output, errors) = (Pipe(), Pipe(), Pipe())

  init() throws {
    bus = try PrivateBus()
    serviceProcess.executableURL = URL(fileURLWithPath: Self.python)
    serviceProcess.arguments = [Self.script.path]
    serviceProcess.environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    (serviceProcess.standardInput, serviceProcess.standardOutput) = (serviceInput, serviceOutput)
    try serviceProcess.run()
    _ = Self.line(serviceOutput)
    let program = program
    Self.prepare(program, address: bus.address)
    (program.standardInput, program.standardOutput, program.standardError) = (input, output, errors)
    try program.run()
  }

  static func process(address: String) -> Process {
    let process = Process()
    prepare(process, address: address)
    return process
  }

  private static func prepare(_ process: Process, address: String) {
    process.executableURL = URL(
      fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    ).deletingLastPathComponent().appendingPathComponent("KeychainSession")
    process.environment = ["DBUS_SESSION_BUS_ADDRESS": address, "SWIFT_BACKTRACE": "enable=no"]
  }

  /// Sends a line to the program and waits for its answer; empty at the program's end.
  func ask(_ line: String) throws -> String { try Self.exchange(line, input, output) }

  /// Sends a line to the secret service.
  func service(_ line: String) throws -> String { try Self.exchange(line, serviceInput, serviceOutput) }

  func endService() {
    try? serviceInput.fileHandleForWriting.write(contentsOf: Data("end\n".utf8))
    // Empty at the end of the service's output.
    _ = Self.line(serviceOutput)
  }

  func waitForEnd() { program.waitUntilExit() }

  /// What the program has written so far.
  var standardError: String {
    let descriptor = errors.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  func end() {
    for process in [program, serviceProcess] where process.isRunning { process.terminate() }
    bus.stop()
  }

  private static func exchange(_ line: String, _ input: Pipe, _ output: Pipe) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    return Self.line(output)
  }

  private static func line(_ pipe: Pipe) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(pipe.fileHandleForReading.fileDescriptor, &byte, 1) == 1, byte != 10 { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
