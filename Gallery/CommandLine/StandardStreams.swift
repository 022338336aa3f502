internal import ArgumentParser
internal import Foundation

/// Standard output, standard error, and the handling of signals raised by writing.
enum StandardStreams {
  /// Call before anything else.
  ///
  /// A closed descriptor from 0 to 2 would be reused by the next opened file, and messages would be written into the image. Opens
  /// `/dev/null` in its place, in a mode in which writing to standard output fails. A file that reaches `ulimit -f` gives an error instead
  /// of SIGXFSZ.
  static func prepare() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Throws the exit code after a message on standard error; without a message if the reader has closed the pipe.
  static func write(_ text: String) throws { try write(Data(text.utf8)) }

  static func write(_ data: Data) throws {
    do {
      try data.writeAll(to: STDOUT_FILENO)
    } catch let error as SystemError {
      guard error.code != EPIPE else { throw ExitCode(128 + SIGPIPE) }
      complain("cannot write to standard output: \(error)")
      throw ExitCode.outputFailed
    }
  }
}

/// One line on standard error, with the program's name before it.
func complain(_ message: String) { writeToStandardError("gallery: \(message)\n") }

/// Errors are ignored: standard error is the only place to report errors.
func writeToStandardError(_ text: String) { try? Data(text.utf8).writeAll(to: STDERR_FILENO) }

/// A failed system call: `errno` and its text.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32 = errno) { self.code = code }

  var description: String { String(cString: strerror(code)) }
}

extension Data {
  /// Repeats `write` until all bytes are written; throws `SystemError`.
  func writeAll(to descriptor: Int32) throws {
    try withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          guard errno == EINTR else { throw SystemError() }
        } else {
          rest = rest.dropFirst(count)
        }
      }
    }
  }
}

extension ExitCode {
  // Codes of sysexits.h; ArgumentParser itself uses 64 for wrong usage.
  static let encodingFailed = ExitCode(70)
  static let unwritableFile = ExitCode(73)
  static let outputFailed = ExitCode(74)
}
