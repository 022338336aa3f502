internal import CSDL2
internal import Dispatch
package import Foundation
internal import Synchronization

/// Runs SDL: all windows, their input and the pace of their frames, on one separate thread.
///
/// The thread sleeps in `SDL_WaitEvent`, the main thread in its run loop, which therefore serves dispatch queues and timers as in any
/// program. The threads communicate by two mailboxes; the reasons are in `docs/decisions/0004-display-thread.md`.
final class DisplayThread: Sendable {
  typealias Receiver = @MainActor @Sendable ([DisplayMessage]) -> Void

  private let commands = Mailbox<DisplayCommand>()
  private let messages = Mailbox<DisplayMessage>()
  private let receiver = Mutex<Receiver?>(nil)
  private let isStarted = Mutex(false)
  private let isFinished = DispatchSemaphore(value: 0)

  private let makePresenter: @Sendable (OpaquePointer) -> (any Presenter)?

  /// - Parameter makePresenter: Makes what shows pictures in a window of SDL.
  init(makePresenter: @escaping @Sendable (OpaquePointer) -> (any Presenter)? = usualPresenter) {
    self.makePresenter = makePresenter
  }

  /// Opens a window and waits for it; throws `DisplayError`. The first call starts the thread. Messages are queued until `deliver(to:)`.
  func open(_ configuration: WindowConfiguration) throws -> OpenedWindow {
    let opening = WindowOpeningReply()
    if isStarted.withLock({ $0 }) {
      send(.open(configuration, opening))
    } else {
      start(with: configuration, opening)
    }
    let window = try opening.wait()
    isStarted.withLock { $0 = true }
    return window
  }

  private func start(with configuration: WindowConfiguration, _ opening: WindowOpeningReply) {
    let thread = Thread { [self] in
      do {
        let loop = try DisplayLoop(commands: commands, makePresenter: makePresenter, post: post)
        let first = loop.open(configuration)
        opening.finish(first)
        if case .success = first { loop.run() } else { loop.end() }
      } catch {
        opening.finish(.failure(error as? DisplayError ?? DisplayError(description: "\(error)")))
      }
      isFinished.signal()
    }
    thread.name = "display"
    thread.start()
  }

  /// Calls `receiver` on the main queue from now on, with all messages since the last call.
  @MainActor func deliver(to receiver: @escaping Receiver) {
    self.receiver.withLock { $0 = receiver }
    receiver(messages.drain())
  }

  func send(_ command: DisplayCommand) {
    guard commands.put(command) else { return }
    var wake = SDL_Event()
    wake.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&wake)
  }

  /// Closes the windows, if any, and waits at most one second for SDL to end, in case the window system hangs.
  func close() {
    send(.quit)
    _ = isFinished.wait(timeout: .now() + 1)
    isFinished.signal()
  }

  private func post(_ message: DisplayMessage) {
    guard messages.put(message) else { return }
    DispatchQueue.main.async { [self] in
      guard let receiver = receiver.withLock({ $0 }) else { return }
      receiver(messages.drain())
    }
  }
}

/// What the display thread answers to a wish for a window.
struct OpenedWindow: Sendable {
  /// SDL's.
  var number: UInt32
  var geometry: WindowGeometry
}

/// Where the main thread waits for a window.
final class WindowOpeningReply: Sendable {
  private let result = Mutex<Result<OpenedWindow, DisplayError>?>(nil)
  private let semaphore = DispatchSemaphore(value: 0)

  func finish(_ result: Result<OpenedWindow, DisplayError>) {
    self.result.withLock { $0 = result }
    semaphore.signal()
  }

  /// Waits at most so many seconds for a window system that hangs. Our choice: a window opens within a tenth of a second.
  private static let patience = 30.0

  func wait() throws -> OpenedWindow {
    guard semaphore.wait(timeout: .now() + Self.patience) == .success, let result = result.withLock({ $0 }) else {
      throw DisplayError(description: "the window system does not answer")
    }
    return try result.get()
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
  /// The corner of the window's frame, in units of the window system; nil for its choice.
  package var place: SIMD2<Int32>?

  package init(title: String, size: CGSize = CGSize(width: 420, height: 860), scale: CGFloat? = nil) {
    (self.title, self.size, self.scale) = (title, size, scale)
  }
}

/// The reason why no window could be opened.
package struct DisplayError: Error, CustomStringConvertible {
  package let description: String

  /// SDL's.
  static var last: DisplayError { DisplayError(description: String(cString: SDL_GetError())) }
}
