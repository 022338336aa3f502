internal import CSDL2
internal import Dispatch
package import Foundation
internal import Synchronization

/// Owns SDL: the window, the input and the pace of frames, all on a separate thread.
///
/// The thread sleeps in `SDL_WaitEvent`, the main thread in its run loop, which therefore serves dispatch queues and timers as in any
/// program. The threads communicate by two mailboxes; the reasons are in `docs/decisions/0004-display-thread.md`.
final class DisplayThread: Sendable {
  typealias Receiver = @MainActor @Sendable ([DisplayEvent]) -> Void

  private let commands = Mailbox<DisplayCommand>()
  private let events = Mailbox<DisplayEvent>()
  private let receiver = Mutex<Receiver?>(nil)
  private let isFinished = DispatchSemaphore(value: 0)

  /// Opens the window and returns its geometry; throws `DisplayError`. Events are queued until `deliver(to:)`.
  func open(_ configuration: WindowConfiguration) throws -> WindowGeometry {
    let opened = Mailbox<Result<WindowGeometry, DisplayError>>()
    let semaphore = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      let result = DisplayLoop.open(configuration, commands: commands, post: post)
      _ = opened.put(result.map(\.geometry))
      semaphore.signal()
      if case .success(let loop) = result { loop.run() }
      isFinished.signal()
    }
    thread.name = "display"
    thread.start()
    semaphore.wait()
    return try opened.drain()[0].get()
  }

  /// Calls `receiver` on the main queue from now on, with all events since the last call.
  @MainActor func deliver(to receiver: @escaping Receiver) {
    self.receiver.withLock { $0 = receiver }
    receiver(events.drain())
  }

  func send(_ command: DisplayCommand) {
    guard commands.put(command) else { return }
    var wake = SDL_Event()
    wake.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&wake)
  }

  /// Closes the window, if open, and waits at most one second for SDL to end, in case the window system hangs.
  func close() {
    send(.close)
    _ = isFinished.wait(timeout: .now() + 1)
    isFinished.signal()
  }

  private func post(_ event: DisplayEvent) {
    guard events.put(event) else { return }
    DispatchQueue.main.async { [self] in
      guard let receiver = receiver.withLock({ $0 }) else { return }
      receiver(events.drain())
    }
  }
}

package struct WindowConfiguration: Sendable {
  package var title: String
  /// In points.
  package var size: CGSize
  /// In points; the smallest size to which the person can resize the window.
  package var minimumSize = CGSize(width: 320, height: 320)
  /// Pixels per point; nil for that of the environment or the window system.
  package var scale: CGFloat?

  package init(title: String, size: CGSize = CGSize(width: 420, height: 860), scale: CGFloat? = nil) {
    (self.title, self.size, self.scale) = (title, size, scale)
  }
}

/// The reason why no window could be opened.
package struct DisplayError: Error, CustomStringConvertible {
  package let description: String
}
