internal import Foundation

/// A temporary file in the target's folder; replaces the target by a rename once completely written.
struct TemporaryFile {
  let path: String
  private let descriptor: Int32

  /// The path up to and including the last slash; empty for the current folder.
  static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Throws `SystemError` if no file can be created beside `target`.
  init(besides target: String) throws {
    var name = [CChar]("\(Self.folder(of: target)).gallery-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw SystemError() }
    Interruption.setUnfinishedFile(path)
  }

  /// Writes the data and renames the file to `target`; on an error `target` stays unchanged. Throws `SystemError`.
  func write(_ data: Data, replacing target: String) throws {
    do {
      try fill(with: data, permissions: Self.permissions(for: target))
      guard rename(path, target) == 0 else { throw SystemError() }
    } catch {
      unlink(path)
      Interruption.setUnfinishedFile(nil)
      throw error
    }
    Interruption.setUnfinishedFile(nil)
  }

  private func fill(with data: Data, permissions: mode_t) throws {
    do {
      fchmod(descriptor, permissions)
      try data.writeAll(to: descriptor)
      // Some file systems report a lack of space only at `fsync`.
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemError() }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw SystemError() }
  }

  /// Removes the file if `write` is not called.
  func remove() {
    close(descriptor)
    unlink(path)
    Interruption.setUnfinishedFile(nil)
  }

  /// The permissions of the replaced file; for a new file the default ones, reduced by the umask.
  private static func permissions(for target: String) -> mode_t {
    var status = stat()
    if stat(target, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
