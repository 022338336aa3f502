internal import CSDL2
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import WarningLog

/// The loop of the display thread, from opening to closing the window.
final class DisplayLoop {
  private let window: OpaquePointer
  private let presenter: any Presenter
  private let commands: Mailbox<DisplayCommand>
  private let post: (DisplayEvent) -> Void
  private let scale: CGFloat?
  private let isWayland: Bool
  private(set) var geometry: WindowGeometry
  private var pacer: FramePacer
  private var input = InputTranslator()
  private var pointers = SystemPointers()
  private var wantsTick = false
  private var lastInput: TimeInterval = 0
  private var isOpen = true
  private var isLost = false
  /// Whether the last key press contains the text that is announced after it.
  private var isTextTaken = false
  /// Moves held back until another event arrives, so that only the last position of each finger in a batch is reported.
  private var pendingMoves: [Int: DisplayEvent] = [:]

  static func open(
    _ configuration: WindowConfiguration, commands: Mailbox<DisplayCommand>,
    post: @escaping @Sendable (DisplayEvent) -> Void
  ) -> Result<DisplayLoop, DisplayError> {
    for (hint, value) in [
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"), (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_RENDER_SCALE_QUALITY, "nearest"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"), (SDL_HINT_IME_SHOW_UI, "1"),
    ] { SDL_SetHint(hint, value) }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return .failure(.init(description: lastError)) }
    // Without a display, SDL falls back to a driver that shows nothing; accepted only if the driver was requested by name.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    guard !["none", "dummy", "evdev", "offscreen"].contains(driver) || SDL_GetHint(SDL_HINT_VIDEODRIVER) != nil else {
      SDL_Quit()
      return .failure(.init(description: "there is no display"))
    }
    let desktop = DesktopScale(driver: driver)
    desktop.complaint.map { WarningLog.warn($0) }
    let scale = configuration.scale ?? desktop.scale
    guard let window = makeWindow(configuration, scale: scale ?? 1), let presenter = makePresenter(for: window) else {
      let reason = lastError
      SDL_Quit()
      return .failure(.init(description: reason))
    }
    if driver == "x11" { LostConnection.watchX11 { post(.lost) } }
    return .success(DisplayLoop(window, presenter, driver: driver, scale: scale, commands: commands, post: post))
  }

  private static func makeWindow(_ configuration: WindowConfiguration, scale: CGFloat) -> OpaquePointer? {
    let opening = WindowOpening(
      size: configuration.size, minimum: configuration.minimumSize, scale: scale, usable: usable(by: nil))
    let anywhere: Int32 = 0x1FFF_0000
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let window = SDL_CreateWindow(configuration.title, anywhere, anywhere, opening.size.x, opening.size.y, flags)
    if let window { SDL_SetWindowMinimumSize(window, opening.minimum.x, opening.minimum.y) }
    return window
  }

  /// The display of a window, else the first one, without its panels, in units; nil if unknown.
  private static func usable(by window: OpaquePointer?) -> SIMD2<Int32>? {
    var area = SDL_Rect()
    let display = window.map { max(0, SDL_GetWindowDisplayIndex($0)) } ?? 0
    return SDL_GetDisplayUsableBounds(display, &area) == 0 ? SIMD2(area.w, area.h) : nil
  }

  private static var lastError: String { String(cString: SDL_GetError()) }

  private init(
    _ window: OpaquePointer, _ presenter: any Presenter, driver: String, scale: CGFloat?, commands: Mailbox<DisplayCommand>,
    post: @escaping (DisplayEvent) -> Void
  ) {
    (self.window, self.presenter, self.commands, self.post, self.scale) = (window, presenter, commands, post, scale)
    isWayland = driver == "wayland"
    geometry = Self.measure(window, scale: scale)
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode)
    pacer = FramePacer(refreshRate: Int(mode.refresh_rate), displayBlocks: presenter.waitsForDisplay)
  }

  private static func measure(_ window: OpaquePointer, scale: CGFloat?) -> WindowGeometry {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let units = SIMD2(width, height)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return WindowGeometry(units: units, pixels: SIMD2(width, height), override: scale)
  }

  func run() {
    reportPlace()
    reportClipboard()
    while isOpen {
      wait()
      var event = SDL_Event()
      while SDL_PollEvent(&event) != 0 { handle(event) }
      flushMoves()
      for command in commands.drain() { carryOut(command) }
      tickIfDue()
    }
    // Without a window system SDL cannot clean up: the thread waits for the end of the process.
    while isLost { pause() }
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// Waits for an event, or until a requested frame is due.
  private func wait() {
    guard wantsTick else {
      SDL_WaitEvent(nil)
      return
    }
    let rest = pacer.due - DisplayClock.now
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
    guard wantsTick, now >= pacer.due else { return }
    wantsTick = false
    post(.tick(pacer.begin(at: now, notBefore: lastInput)))
  }

  private func carryOut(_ command: DisplayCommand) {
    switch command {
    case .requestTick: wantsTick = true
    case .present(let picture): show(picture)
    case .setTitle(let title): SDL_SetWindowTitle(window, title)
    case .setIcon(let icon): WindowIcon.show(icon, on: window)
    case .close: isOpen = false
    case .change(let request): change(request)
    case .setPointer(let shape): pointers.show(shape)
    case .setClipboard(let text): SDL_SetClipboardText(text)
    case .setPrimarySelection(let text): SDL_SetPrimarySelectionText(text)
    case .setCaret(let area):
      var rect = geometry.units(area)
      SDL_SetTextInputRect(&rect)
    case .toggleFullScreen:
      let fullScreen = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      SDL_SetWindowFullscreen(window, SDL_GetWindowFlags(window) & fullScreen == fullScreen ? 0 : fullScreen)
    }
  }

  private func change(_ request: WindowRequest) {
    switch request {
    case .size(let size):
      let opening = WindowOpening(size: size, minimum: .zero, scale: geometry.unitsPerPoint, usable: Self.usable(by: window))
      SDL_SetWindowSize(window, opening.size.x, opening.size.y)
      let middle: Int32 = 0x2FFF_0000
      SDL_SetWindowPosition(window, middle, middle)
    case .limits(let minimum, let maximum):
      let opening = WindowOpening(size: minimum, minimum: minimum, scale: geometry.unitsPerPoint, usable: Self.usable(by: window))
      // SDL accepts no limit of 0.
      let least = pointwiseMax(opening.minimum, SIMD2(1, 1))
      let most = pointwiseMax(WindowOpening.units(maximum, geometry.unitsPerPoint), least)
      SDL_SetWindowMinimumSize(window, least.x, least.y)
      SDL_SetWindowMaximumSize(window, most.x, most.y)
    }
    // A desktop that refuses reports nothing.
    geometry = Self.measure(window, scale: scale)
    post(.resized(geometry))
  }

  private func show(_ picture: Presentation) {
    let start = picture.isTraced ? DisplayClock.now : 0
    presenter.upload(picture)
    presenter.show(picture.damage)
    if picture.isTraced { post(.presented(microseconds: Int((DisplayClock.now - start) * 1e6))) }
  }

  private func handle(_ event: SDL_Event) {
    let now = DisplayClock.now
    let modifiers = UIKeyModifierFlags(SDL_GetModState())
    if let translated = input.translate(event, in: geometry, at: now, modifiers: modifiers, text: text(of: event)) {
      lastInput = now
      if case .key(let key, _) = translated, key.action != .up { isTextTaken = key.takesText }
      switch translated {
      case .touch(let touch, _) where touch.phase == .moved: pendingMoves[touch.id] = translated
      case .hover: pendingMoves[InputTranslator.mouse] = translated
      default:
        flushMoves()
        post(translated)
      }
      return
    }
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT: handle(event.window, at: now)
    case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: handleText(event, at: now)
    case SDL_CLIPBOARDUPDATE: reportClipboard()
    // On Wayland SDL sends this event when the compositor has ended; closing the window has been reported before.
    case SDL_QUIT: close(as: isWayland ? .lost : .closed)
    default: break
    }
  }

  /// The text written by a key press follows as the next event.
  private func text(of event: SDL_Event) -> String? {
    guard SDL_EventType(event.type) == SDL_KEYDOWN else { return nil }
    var next = SDL_Event()
    guard SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1,
      SDL_EventType(next.type) == SDL_TEXTINPUT
    else { return nil }
    return DisplayText.finished(next.text)
  }

  /// Text that no key press contains comes from an input method.
  private func handleText(_ event: SDL_Event, at now: TimeInterval) {
    lastInput = now
    flushMoves()
    switch SDL_EventType(event.type) {
    case SDL_TEXTINPUT:
      if !isTextTaken { post(.text(DisplayText.finished(event.text), marked: nil, at: now)) }
      isTextTaken = false
    default:
      let (text, selection) = DisplayText.marked(event)
      post(.text(text, marked: selection, at: now))
    }
  }

  /// SDL reports changes of both texts by one event.
  private func reportPrimarySelection() {
    guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText() else {
      return post(.primarySelection(nil))
    }
    post(.primarySelection(String(cString: text)))
    SDL_free(text)
  }

  private func reportClipboard() {
    reportPrimarySelection()
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return post(.clipboard(nil)) }
    post(.clipboard(String(cString: text)))
    SDL_free(text)
  }

  private func flushMoves() {
    guard !pendingMoves.isEmpty else { return }
    for id in pendingMoves.keys.sorted() { post(pendingMoves[id]!) }
    pendingMoves.removeAll(keepingCapacity: true)
  }

  private func handle(_ event: SDL_WindowEvent, at now: TimeInterval) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: presenter.show(nil)
    case SDL_WINDOWEVENT_MOVED: reportPlace()
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      let measured = Self.measure(window, scale: scale)
      guard measured != geometry else { return }
      geometry = measured
      post(.resized(measured))
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      flushMoves()
      input.cancelAll(at: now).forEach(post)
    case SDL_WINDOWEVENT_LEAVE: post(.hover(nil, UIKeyModifierFlags(SDL_GetModState()), at: now))
    case SDL_WINDOWEVENT_CLOSE: close(as: .closed)
    default: break
    }
  }

  /// In pixels: on X11 a unit is a pixel, and Wayland does not report it.
  private func reportPlace() {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    post(.moved(CGPoint(x: Int(x), y: Int(y))))
  }

  private func close(as event: DisplayEvent) {
    guard isOpen else { return }
    isOpen = false
    if case .lost = event { isLost = true }
    post(event)
  }
}
