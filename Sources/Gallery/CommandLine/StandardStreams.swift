internal import ArgumentParser
internal import Foundation

/// Standard output, standard error and what the process does about signals that writing can raise.
enum StandardStreams {
  /// To be called first.
  ///
  /// A descriptor from 0 to 2 that is closed would be given to the next file that is opened: messages would go into the picture. In its
  /// place comes `/dev/null`, opened so that writing to standard output fails. A file that reaches `ulimit -f` is an error like others.
  static func prepare() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Throws the exit code after a message on standard error; a reader that has gone needs no message.
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

/// There is nobody to tell when this fails.
func writeToStandardError(_ text: String) { try? Data(text.utf8).writeAll(to: STDERR_FILENO) }

/// A failed system call: `errno` and its text.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32 = errno) { self.code = code }

  var description: String { String(cString: strerror(code)) }
}

extension Data {
  /// As many calls of `write` as that takes; throws `SystemError`.
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
  // From sysexits.h; ArgumentParser's own for wrong usage is 64.
  static let encodingFailed = ExitCode(70)
  static let unwritableFile = ExitCode(73)
  static let outputFailed = ExitCode(74)
}
