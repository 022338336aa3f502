internal import Foundation
internal import Synchronization

/// Detects the end of the X server while the window is open.
///
/// Without this handler, Xlib prints two lines and calls `exit` on the display thread while the main thread runs.
enum LostConnection {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  private static let action = Mutex<(@Sendable () -> Void)?>(nil)

  /// - Parameter action: Called once on the display thread, which then waits forever, since Xlib's handler must not return.
  static func watchX11(_ action: @escaping @Sendable () -> Void) {
    guard let library = XLibrary.handle,
      let set = XLibrary.function("XSetIOErrorHandler", in: library, as: SetHandler.self)
    else { return }
    self.action.withLock { $0 = action }
    _ = set { _ in
      LostConnection.action.withLock { $0 }?()
      while true { pause() }
    }
  }
}
