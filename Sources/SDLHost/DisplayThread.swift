internal import CSDL2
internal import Dispatch
package import Foundation
internal import Synchronization

/// Owns SDL: window, input and the pace of frames, all on one thread of its own.
///
/// It sleeps in `SDL_WaitEvent`; the main thread sleeps in its run loop, which so serves dispatch queues and timers as in any program.
/// Between them go two mailboxes. `docs/decisions/0004-display-thread.md` has the reasons.
final class DisplayThread: Sendable {
  typealias Receiver = @MainActor @Sendable ([DisplayEvent]) -> Void

  private let commands = Mailbox<DisplayCommand>()
  private let events = Mailbox<DisplayEvent>()
  private let receiver = Mutex<Receiver?>(nil)
  private let isFinished = DispatchSemaphore(value: 0)

  /// Opens the window and returns its geometry; throws `DisplayError`. Events wait until there is a receiver.
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
    return try opened.takeAll()[0].get()
  }

  /// From now on `receiver` is called on the main queue, with everything that happened since the last call.
  @MainActor func deliver(to receiver: @escaping Receiver) {
    self.receiver.withLock { $0 = receiver }
    receiver(events.takeAll())
  }

  func send(_ command: DisplayCommand) {
    guard commands.put(command) else { return }
    var wake = SDL_Event()
    wake.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&wake)
  }

  /// Closes the window, if it is open, and waits for SDL to have ended; a second at most, should the window system hang.
  func close() {
    send(.close)
    _ = isFinished.wait(timeout: .now() + 1)
    isFinished.signal()
  }

  private func post(_ event: DisplayEvent) {
    guard events.put(event) else { return }
    DispatchQueue.main.async { [self] in
      guard let receiver = receiver.withLock({ $0 }) else { return }
      receiver(events.takeAll())
    }
  }
}

package struct WindowConfiguration: Sendable {
  package var title: String
  /// In points.
  package var size: CGSize
  /// In points: the person cannot make the window smaller.
  package var minimumSize = CGSize(width: 320, height: 320)
  /// Pixels a point; nil asks the environment, then the window system.
  package var scale: CGFloat?

  package init(title: String, size: CGSize = CGSize(width: 420, height: 860), scale: CGFloat? = nil) {
    (self.title, self.size, self.scale) = (title, size, scale)
  }
}

/// Why there is no window.
package struct DisplayError: Error, CustomStringConvertible {
  package let description: String
}
