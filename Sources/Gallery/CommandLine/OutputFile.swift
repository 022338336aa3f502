internal import ArgumentParser
internal import Foundation

/// Where a picture goes.
struct OutputFile {
  let path: String

  /// Finds out before any work is done whether the file can be written; a file that is there already is kept until then.
  init(_ path: String) throws {
    self.path = path
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw Self.unwritable(path) }
    close(descriptor)
  }

  func write(_ data: Data) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw Self.unwritable(path)
    }
  }

  /// Says why on standard error; the result is the exit code for "can't create output" of sysexits.h.
  private static func unwritable(_ path: String) -> ExitCode {
    complain("cannot write \(path): \(String(cString: strerror(errno)))")
    return ExitCode(73)
  }
}

/// One line on standard error, with the program's name before it.
func complain(_ message: String) { FileHandle.standardError.write(Data("gallery: \(message)\n".utf8)) }
