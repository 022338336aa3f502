internal import Foundation
package import UIKitCore

/// The end of an app: the delegate hears `applicationWillTerminate` once, then the process exits.
///
/// Exit statuses: 0 for a closed window, 69 for a display that has gone, and 128 plus the signal's number for SIGHUP (129), SIGINT (130) and
/// SIGTERM (143), as shells report processes that a signal ends.
@MainActor package final class Termination {
  private let application: UIApplication
  private var hasBegun = false

  package init(_ application: UIApplication) { self.application = application }

  /// Does nothing when called again from `applicationWillTerminate`.
  ///
  /// - Parameter close: Closes the window.
  package func end(status: Int32, close: () -> Void) {
    guard tellDelegate() else { return }
    close()
    exit(status)
  }

  /// Without a display: libraries that wait for it when the process exits are not asked to clean up.
  package func abandon(status: Int32) {
    guard tellDelegate() else { return }
    fflush(nil)
    _exit(status)
  }

  private func tellDelegate() -> Bool {
    if hasBegun { return false }
    hasBegun = true
    application.delegate?.applicationWillTerminate(application)
    return true
  }
}
