internal import Foundation

/// A file beside another one, whose place it takes once it is whole.
struct TemporaryFile {
  let path: String
  private let descriptor: Int32

  /// Everything up to the last slash; empty for the current folder.
  static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Throws `SystemError` if there can be no file beside `target`.
  init(besides target: String) throws {
    var name = [CChar]("\(Self.folder(of: target)).gallery-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw SystemError() }
    Interruption.setUnfinishedFile(path)
  }

  /// Fills the file and moves it to `target`; what goes wrong until then leaves `target` as it is. Throws `SystemError`.
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
      // Some file systems say only now that there was no room.
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemError() }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw SystemError() }
  }

  /// For a file that is not to be filled.
  func remove() {
    close(descriptor)
    unlink(path)
    Interruption.setUnfinishedFile(nil)
  }

  /// Those of the file that is replaced; for a new one what the shell would give it.
  private static func permissions(for target: String) -> mode_t {
    var status = stat()
    if stat(target, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
