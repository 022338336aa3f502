internal import Foundation

/// On SIGINT, SIGTERM or SIGHUP removes the unfinished file and ends the program with the exit code 128 + signal.
enum Interruption {
  /// Path of the file to remove, or nil; in memory from `strdup`, so that a signal handler may read the path.
  nonisolated(unsafe) private static var unfinishedFile: UnsafeMutablePointer<CChar>?

  /// Installs the signal handlers; SIGHUP stays ignored if the parent process ignores the signal (`nohup`).
  static func handleSignals() {
    _ = unfinishedFile
    for code in [SIGINT, SIGTERM, SIGHUP] {
      let former = signal(code) { code in
        Interruption.removeUnfinishedFile()
        Interruption.say("\ngallery: interrupted\n")
        _exit(128 + code)
      }
      if code == SIGHUP, unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(code, SIG_IGN) }
    }
  }

  /// Sets the path of the file to remove on an interruption; nil for none.
  static func setUnfinishedFile(_ path: String?) {
    let former = unfinishedFile
    unfinishedFile = path.flatMap { strdup($0) }
    free(former)
  }

  /// May be called from a signal handler: POSIX lists `unlink` as async-signal-safe.
  static func removeUnfinishedFile() {
    if let unfinishedFile { unlink(unfinishedFile) }
  }

  private static func say(_ message: StaticString) { _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount) }
}
