internal import Foundation
package import UIKitApp

/// Ends an app: the delegates receive their last messages once, then the process exits.
///
/// Exit statuses: 0 for a closed window, 69 for a lost display, and 128 plus the signal's number for SIGHUP (129), SIGINT (130) and SIGTERM
/// (143), as shells report processes ended by a signal.
@MainActor package final class Termination {
  private let life: AppLife

  package init(_ life: AppLife) { self.life = life }

  /// Does nothing if called again inside of these messages.
  ///
  /// - Parameter close: Closes the window.
  package func end(status: Int32, close: () -> Void) {
    guard life.end() else { return }
    close()
    exit(status)
  }

  /// Exits without cleanup: the exit handlers of libraries would wait for the lost display.
  package func abandon(status: Int32) {
    guard life.end() else { return }
    fflush(nil)
    _exit(status)
  }
}
