import Foundation

/// The built gallery, run as a person runs it: through a shell, with an environment of its own.
struct ChildProcess {
  var exitCode: Int32
  var output: Data
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Beside the program that runs the tests.
  static let gallery = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
    ($0 as NSString).deletingLastPathComponent + "/gallery"
  }!

  /// Runs `script` in `sh`, in `folder`; in it `gallery` is the built one.
  static func run(_ script: String, in folder: String = "") throws -> ChildProcess {
    let files = try TemporaryFolder()
    let (output, errors) = (files.file("output"), files.file("errors"))
    let place = folder.isEmpty ? files.path : folder
    let whole = """
      cd '\(place)'
      gallery() { '\(gallery)' "$@"; }
      { \(script)
      } >'\(output)' 2>'\(errors)' </dev/null
      """
    let exitCode = try wait(for: ["/bin/sh", "-c", whole])
    func contents(_ path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }
    return ChildProcess(exitCode: exitCode, output: contents(output), errors: String(decoding: contents(errors), as: UTF8.self))
  }

  /// Not by Foundation's `Process`, which needs a run loop on the thread that waits. 128 + signal for a process that a signal has ended.
  private static func wait(for arguments: [String]) throws -> Int32 {
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let (pointers, environment) = (arguments.map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil])
    defer { for pointer in pointers + environment { free(pointer) } }
    var child = pid_t()
    let failure = posix_spawn(&child, arguments[0], nil, nil, pointers, environment)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { throw POSIXError(.ECHILD) } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// An empty folder for the time of a test.
struct TemporaryFolder: ~Copyable {
  let path = NSTemporaryDirectory() + "gallery-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What is in it, hidden files, too.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func file(_ name: String) -> String { "\(path)/\(name)" }
}
