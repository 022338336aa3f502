internal import Foundation
internal import Synchronization

/// Hears of an X server that ends while the window is open.
///
/// Without this, Xlib prints two lines and calls `exit` on the display thread while the main thread is at work.
enum LostConnection {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  private static let action = Mutex<(@Sendable () -> Void)?>(nil)

  /// `action` runs once, on the display thread, which then rests for good: Xlib's handler must not return.
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
