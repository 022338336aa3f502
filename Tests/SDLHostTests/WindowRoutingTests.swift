import CSDL2
import Foundation
import Testing

@testable import SDLHost
@testable import UIKitCore

/// Shows nothing, and records whether it shall wait for its display.
private final class StubPresenter: Presenter, @unchecked Sendable {
  let canWait = true
  private(set) var waitsForDisplay = true
  func setWaits(_ waits: Bool) { waitsForDisplay = waits }
  func upload(_ picture: Presentation) {}
  func show(_ damage: [PixelRect]?) {}
  func destroy() {}
}

@MainActor @Suite(.serialized) struct WindowRoutingTests {
  private func event(_ type: SDL_EventType, window: UInt32, _ set: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    set(&event)
    switch type {
    case SDL_WINDOWEVENT: event.window.windowID = window
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID = window
    case SDL_MOUSEMOTION: event.motion.windowID = window
    case SDL_MOUSEWHEEL: event.wheel.windowID = window
    case SDL_FINGERDOWN: event.tfinger.windowID = window
    case SDL_KEYDOWN: event.key.windowID = window
    case SDL_TEXTINPUT: event.text.windowID = window
    case SDL_TEXTEDITING: event.edit.windowID = window
    case SDL_DROPFILE: event.drop.windowID = window
    default: break
    }
    return event
  }

  @Test func everyEventOfAWindowNamesIt() {
    let types = [
      SDL_WINDOWEVENT, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL, SDL_FINGERDOWN, SDL_KEYDOWN,
      SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_DROPFILE,
    ]
    for type in types {
      #expect(event(type, window: 7).windowNumber == 7 && event(type, window: 0).windowNumber == nil, "\(type)")
    }
    #expect(event(SDL_QUIT, window: 7).windowNumber == nil && event(SDL_USEREVENT, window: 7).windowNumber == nil)
  }

  /// One test for all of SDL: a process starts and ends it once.
  @Test func windowsReceiveTheirOwnEventsAndGoAlone() async throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    let presenters = Presenters()
    let thread = DisplayThread(makePresenter: { _ in presenters.make() })
    let (stream, sink) = AsyncStream.makeStream(of: DisplayMessage.self)
    thread.deliver { messages in for message in messages { sink.yield(message) } }
    var messages = stream.makeAsyncIterator()
    /// The next message of the kind, by window.
    func next(_ matches: (DisplayEvent) -> Bool) async -> UInt32? {
      while let message = await messages.next(isolation: #isolation) { if matches(message.event) { return message.window } }
      return nil
    }

    let one = try thread.open(WindowConfiguration(title: "One"))
    #expect(presenters.waits == [true])
    let two = try thread.open(WindowConfiguration(title: "Two", size: CGSize(width: 300, height: 400)))
    #expect(one.number != two.number && two.geometry.size == CGSize(width: 320, height: 400) || two.geometry.size.width == 300)
    // Among several none may hold up the others.
    #expect(presenters.waits == [false, false])

    for window in [two.number, one.number] {
      var press = event(SDL_MOUSEBUTTONDOWN, window: window) {
        ($0.button.button, $0.button.state) = (UInt8(SDL_BUTTON_LEFT), UInt8(SDL_PRESSED))
      }
      SDL_PushEvent(&press)
      #expect(await next { if case .touch = $0 { true } else { false } } == window)
      var key = event(SDL_KEYDOWN, window: window) {
        ($0.key.state, $0.key.keysym.scancode) = (UInt8(SDL_PRESSED), SDL_SCANCODE_A)
      }
      SDL_PushEvent(&key)
      #expect(await next { if case .key = $0 { true } else { false } } == window)
      var focus = event(SDL_WINDOWEVENT, window: window) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue) }
      SDL_PushEvent(&focus)
      #expect(await next { if case .focused = $0 { true } else { false } } == window)
      thread.send(.window(window, .requestTick))
      #expect(await next { if case .tick = $0 { true } else { false } } == window)
    }

    // The other window's pressed button is its own.
    var release = event(SDL_MOUSEBUTTONUP, window: two.number) {
      ($0.button.button, $0.button.state) = (UInt8(SDL_BUTTON_LEFT), UInt8(SDL_RELEASED))
    }
    SDL_PushEvent(&release)
    #expect(await next { if case .touch(let touch, _) = $0 { touch.phase == .ended } else { false } } == two.number)

    var close = event(SDL_WINDOWEVENT, window: two.number) { $0.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue) }
    SDL_PushEvent(&close)
    #expect(await next { if case .closed = $0 { true } else { false } } == two.number)
    #expect(presenters.waits == [true, false])
    // What still comes for it is dropped; the other one goes on.
    thread.send(.window(two.number, .requestTick))
    thread.send(.window(two.number, .setTitle("Gone")))
    thread.send(.window(one.number, .requestTick))
    #expect(await next { if case .tick = $0 { true } else { false } } == one.number)
    thread.send(.window(two.number, .close))
    #expect(await next { if case .destroyed = $0 { true } else { false } } == two.number)

    // Without a window system SDL names no window for a finger.
    var finger = event(SDL_FINGERDOWN, window: 0) { ($0.tfinger.fingerId, $0.tfinger.x, $0.tfinger.y) = (3, 0.5, 0.25) }
    SDL_PushEvent(&finger)
    #expect(await next { if case .touch(let touch, _) = $0 { touch.phase == .began } else { false } } == one.number)

    let three = try thread.open(WindowConfiguration(title: "Three"))
    #expect(three.number != one.number && three.number != two.number)
    thread.send(.window(three.number, .close))
    #expect(await next { if case .destroyed = $0 { true } else { false } } == three.number)
    thread.close()
  }
}

private final class Presenters: @unchecked Sendable {
  private let lock = NSLock()
  private var made: [StubPresenter] = []

  func make() -> StubPresenter {
    lock.withLock {
      made.append(StubPresenter())
      return made.last!
    }
  }

  var waits: [Bool] { lock.withLock { made.map(\.waitsForDisplay) } }
}
