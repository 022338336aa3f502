internal import Foundation
package import UIKitCore
internal import UIKitControls

/// Ends an app: the delegate receives `applicationWillTerminate` once, then the process exits.
///
/// Exit statuses: 0 for a closed window, 69 for a lost display, and 128 plus the signal's number for SIGHUP (129), SIGINT (130) and SIGTERM
/// (143), as shells report processes ended by a signal.
@MainActor package final class Termination {
  private let application: UIApplication
  private var hasBegun = false

  package init(_ application: UIApplication) { self.application = application }

  /// Does nothing if called again inside `applicationWillTerminate`.
  ///
  /// - Parameter close: Closes the window.
  package func end(status: Int32, close: () -> Void) {
    guard tellDelegate() else { return }
    close()
    exit(status)
  }

  /// Exits without cleanup: the exit handlers of libraries would wait for the lost display.
  package func abandon(status: Int32) {
    guard tellDelegate() else { return }
    fflush(nil)
    _exit(status)
  }

  private func tellDelegate() -> Bool {
    if hasBegun { return false }
    hasBegun = true
    application.delegate?.applicationWillTerminate(application)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
    return true
  }
}
