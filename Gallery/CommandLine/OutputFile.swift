internal import ArgumentParser
internal import Foundation

/// The target named by `-o`.
enum OutputPath: Equatable {
  case standardOutput
  /// A device, a pipe or an open descriptor, none of which can be replaced by a renamed file.
  case device(String)
  /// An existing or new regular file.
  case file(String)

  init(_ path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let isDescriptor = ["/dev/fd/", "/dev/std", "/proc/self/fd/"].contains { path.hasPrefix($0) }
    let kind = status.st_mode & S_IFMT
    self =
      if path == "-" { .standardOutput } else if isThere, isDescriptor || (kind != S_IFREG && kind != S_IFDIR) {
        .device(path)
      } else { .file(path) }
  }
}

/// The output target. A file is replaced as a whole or not at all: after an error, such as a full disk or an interruption, the old file
/// stays.
struct OutputFile {
  let path: OutputPath
  /// The target's name in messages.
  let name: String

  /// Checks that `path` is writable before any work is done; an existing file stays unchanged.
  ///
  /// - Throws: The exit code, after a message on standard error.
  init(_ path: String) throws {
    (self.path, name) = (OutputPath(path), path == "-" ? "standard output" : path)
    try attempt {
      switch self.path {
      case .standardOutput:
        if isatty(STDOUT_FILENO) == 1 {
          throw ValidationError("-o -: standard output is a terminal; send it to a file or a program with > or |")
        }
      case .device(let path):
        guard access(path, W_OK) == 0 else { throw SystemError() }
      case .file(let path):
        try TemporaryFile(besides: Self.resolve(path)).remove()
      }
    }
  }

  func write(_ data: Data) throws {
    try attempt {
      switch path {
      case .standardOutput: try StandardStreams.write(data)
      case .device(let path): try Self.write(data, toDevice: path)
      case .file(let path):
        let target = try Self.resolve(path)
        try TemporaryFile(besides: target).write(data, replacing: target)
      }
    }
  }

  private func attempt(_ body: () throws -> Void) throws {
    do { try body() } catch let error as SystemError {
      complain("cannot write \(name): \(error)")
      throw ExitCode.unwritableFile
    }
  }

  private static func write(_ data: Data, toDevice path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    do { try data.writeAll(to: descriptor) } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw SystemError() }
  }

  /// Resolves symbolic links, so that a link is kept and its target replaced. Throws `SystemError` for a folder or an unwritable file.
  private static func resolve(_ path: String) throws -> String {
    var target = path
    var status = stat()
    for _ in 0..<40 {
      guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { break }
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: target)
      target = link.hasPrefix("/") ? link : TemporaryFile.folder(of: target) + link
    }
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT, !path.isEmpty, !path.hasSuffix("/") else { throw SystemError(path.hasSuffix("/") ? EISDIR : errno) }
      return target
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
    guard access(target, W_OK) == 0 else { throw SystemError() }
    return target
  }
}
