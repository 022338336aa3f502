internal import Foundation

/// SIGINT, SIGTERM and SIGHUP end the program with the exit code 128 + signal, and take an unfinished file along.
enum Interruption {
  /// In C's memory, so that a signal handler may read it: the path of the file to remove, or nil.
  nonisolated(unsafe) private static var unfinishedFile: UnsafeMutablePointer<CChar>?

  /// Handles the signals from now on; a SIGHUP that the parent has had ignored (`nohup`) stays ignored.
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

  /// Has an interruption remove the file at `path`; nil once there is none any more.
  static func setUnfinishedFile(_ path: String?) {
    let former = unfinishedFile
    unfinishedFile = path.flatMap { strdup($0) }
    free(former)
  }

  /// Called from a signal handler, too: `unlink` is one of the calls that POSIX allows there.
  static func removeUnfinishedFile() {
    if let unfinishedFile { unlink(unfinishedFile) }
  }

  private static func say(_ message: StaticString) { _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount) }
}
