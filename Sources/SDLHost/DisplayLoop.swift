internal import CSDL2
internal import Foundation
internal import WarningLog

/// The loop of the display thread: owns SDL, its one queue of events, and the windows, each of which receives the events of its number.
final class DisplayLoop {
  private let commands: Mailbox<DisplayCommand>
  private let post: @Sendable (DisplayMessage) -> Void
  private let makePresenter: (OpaquePointer) -> (any Presenter)?
  private let driver: VideoDriver
  private let scale: DesktopScale
  private var windows: [UInt32: DisplayWindow] = [:]
  private var pointers: SystemPointers
  private var isRunning = true
  private var isLost = false

  /// Starts SDL; throws `DisplayError` without a display.
  init(
    commands: Mailbox<DisplayCommand>, makePresenter: @escaping (OpaquePointer) -> (any Presenter)?,
    post: @escaping @Sendable (DisplayMessage) -> Void
  ) throws {
    for (hint, value) in [
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"), (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_RENDER_SCALE_QUALITY, "nearest"), (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"), (SDL_HINT_IME_SHOW_UI, "1"),
    ] { SDL_SetHint(hint, value) }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw DisplayError.last }
    // SDL begins by itself except where it might show a keyboard on the screen: on every Wayland desktop with input methods.
    SDL_StartTextInput()
    // Without a display, SDL falls back to a driver that shows nothing; accepted only if the driver was requested by name.
    driver = .current
    guard !driver.isBlind || SDL_GetHint(SDL_HINT_VIDEODRIVER) != nil else {
      SDL_Quit()
      throw DisplayError(description: "there is no display")
    }
    scale = DesktopScale(driver: driver.name)
    pointers = SystemPointers(hidesForTouches: driver.ownsDisplay)
    scale.complaint.map { WarningLog.warn($0) }
    (self.commands, self.makePresenter, self.post) = (commands, makePresenter, post)
    if driver.name == "x11" { LostConnection.watchX11 { post(DisplayMessage(.lost)) } }
  }

  func run() {
    reportClipboard()
    while isRunning {
      wait()
      var event = SDL_Event()
      while SDL_PollEvent(&event) != 0 { handle(event) }
      for window in windows.values { window.flushMoves() }
      for command in commands.drain() { carryOut(command) }
      tickIfDue()
    }
    // Without a window system SDL cannot clean up: the thread waits for the end of the process.
    while isLost { pause() }
    end()
  }

  /// Closes the windows and ends SDL.
  func end() {
    for window in windows.values { window.destroy() }
    windows = [:]
    SDL_Quit()
  }

  /// Waits for an event, or until the first of the requested frames is due.
  private func wait() {
    guard let due = windows.values.lazy.compactMap(\.nextTick).min() else {
      SDL_WaitEvent(nil)
      return
    }
    let rest = due - DisplayClock.now
    guard rest > 0 else { return }
    // SDL waits whole milliseconds; the rest is slept, so that frames are not late by it.
    if rest >= 0.001 {
      SDL_WaitEventTimeout(nil, Int32(rest * 1000))
    } else {
      Thread.sleep(forTimeInterval: rest)
    }
  }

  private func tickIfDue() {
    let now = DisplayClock.now
    for window in windows.values { window.tickIfDue(at: now) }
  }

  // MARK: Windows

  /// Opens a window; its events arrive under its number from then on.
  func open(_ configuration: WindowConfiguration) -> Result<OpenedWindow, DisplayError> {
    let override = configuration.scale ?? scale.scale
    let post = post
    do {
      let window = try DisplayWindow(configuration, scale: override, driver: driver, makePresenter: makePresenter) {
        number, event in
        post(DisplayMessage(event, window: number))
      }
      windows[window.number] = window
      paceWindows()
      window.reportPlace()
      return .success(OpenedWindow(number: window.number, geometry: window.geometry))
    } catch {
      return .failure(error)
    }
  }

  private func close(_ number: UInt32) {
    windows.removeValue(forKey: number)?.destroy()
    paceWindows()
  }

  /// A single window waits for its display, which paces it best. Among several a wait for one display, or for a compositor that does not
  /// show a covered window, would hold up all others: then each has its frames at the rate of its own display.
  private func paceWindows() {
    let isSingle = windows.count == 1
    for window in windows.values { window.waitsForDisplay(isSingle) }
  }

  private func carryOut(_ command: DisplayCommand) {
    switch command {
    case .open(let configuration, let opening): opening.finish(open(configuration))
    case .setClipboard(let text): SDL_SetClipboardText(text)
    case .setPrimarySelection(let text): SDL_SetPrimarySelectionText(text)
    case .quit: isRunning = false
    case .window(let number, .close):
      close(number)
      post(DisplayMessage(.destroyed, window: number))
    case .window(let number, let command):
      guard let window = windows[number] else { return }
      window.carryOut(command)
      if case .setPointer = command, window.isPointedAt { pointers.show(window.pointer) }
    }
  }

  // MARK: Events

  private func handle(_ event: SDL_Event) {
    let now = DisplayClock.now
    switch SDL_EventType(event.type) {
    case SDL_CLIPBOARDUPDATE: return reportClipboard()
    // On Wayland SDL sends this event when the compositor has ended. It also follows the end of the last window.
    case SDL_QUIT: return quit()
    default: break
    }
    pointers.follow(SDL_EventType(event.type))
    guard let number = event.windowNumber ?? windowUnderFinger(of: event), let window = windows[number] else { return }
    guard SDL_EventType(event.type) == SDL_WINDOWEVENT else { return window.handle(event, at: now) }
    switch SDL_WindowEventID(UInt32(event.window.event)) {
    case SDL_WINDOWEVENT_CLOSE:
      window.flushMoves()
      close(number)
      post(DisplayMessage(.closed, window: number))
    case SDL_WINDOWEVENT_ENTER: pointers.show(window.pointer)
    default: window.handle(event.window, at: now)
    }
  }

  /// Without a window system SDL does not know where a finger is: on the window that has the keys, which fills the display.
  private func windowUnderFinger(of event: SDL_Event) -> UInt32? {
    guard [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP].contains(SDL_EventType(event.type)) else { return nil }
    return SDL_GetKeyboardFocus().map(SDL_GetWindowID) ?? (windows.count == 1 ? windows.keys.first : nil)
  }

  private func quit() {
    if windows.isEmpty { return }
    isLost = driver.name == "wayland"
    isRunning = false
    if isLost { return post(DisplayMessage(.lost)) }
    for number in windows.keys { post(DisplayMessage(.closed, window: number)) }
  }

  /// SDL reports changes of both texts by one event.
  private func reportPrimarySelection() {
    guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText() else {
      return post(DisplayMessage(.primarySelection(nil)))
    }
    post(DisplayMessage(.primarySelection(String(cString: text))))
    SDL_free(text)
  }

  private func reportClipboard() {
    reportPrimarySelection()
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
      return post(DisplayMessage(.clipboard(nil)))
    }
    post(DisplayMessage(.clipboard(String(cString: text))))
    SDL_free(text)
  }
}

extension SDL_Event {
  /// SDL's number of the window that the event belongs to; nil for events of no window, and of a window that SDL has lost.
  var windowNumber: UInt32? {
    let number: UInt32? =
      switch SDL_EventType(type) {
      case SDL_WINDOWEVENT: window.windowID
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
      case SDL_MOUSEMOTION: motion.windowID
      case SDL_MOUSEWHEEL: wheel.windowID
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
      case SDL_KEYDOWN, SDL_KEYUP: key.windowID
      case SDL_TEXTINPUT: text.windowID
      case SDL_TEXTEDITING: edit.windowID
      case SDL_TEXTEDITING_EXT: editExt.windowID
      case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
      default: nil
      }
    return number == 0 ? nil : number
  }
}
