internal import CSDL2
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// One window: its geometry, its pace, and what it receives. Used on the display thread.
final class DisplayWindow {
  /// SDL's number, by which events name the window.
  let number: UInt32
  private(set) var geometry: WindowGeometry
  /// What the pointer looks like over the window.
  private(set) var pointer = PointerShape.arrow
  private let window: OpaquePointer
  private let presenter: any Presenter
  private let post: (DisplayEvent) -> Void
  private let scale: CGFloat?
  private let driver: VideoDriver
  private var pacer: FramePacer
  private var input = InputTranslator()
  private var wantsTick = false
  private var lastInput: TimeInterval = 0
  /// Whether the last key press contains the text that is announced after it.
  private var isTextTaken = false
  /// Moves held back until another event arrives, so that only the last position of each finger in a batch is reported.
  private var pendingMoves: [Int: DisplayEvent] = [:]
  /// What a drop has announced so far.
  private var dropped: [DroppedItem] = []
  /// Where the caret is, in units: SDL knows one place, that of the window which has the keys.
  private var caret = SDL_Rect()

  /// - Parameter scale: Pixels per point, for window systems without a scale of their own.
  init(
    _ configuration: WindowConfiguration, scale: CGFloat?, driver: VideoDriver,
    makePresenter: (OpaquePointer) -> (any Presenter)?, post: @escaping (UInt32, DisplayEvent) -> Void
  ) throws(DisplayError) {
    guard let window = Self.make(configuration, scale: scale ?? 1, driver) else { throw .last }
    guard let presenter = makePresenter(window) else {
      let error = DisplayError.last
      SDL_DestroyWindow(window)
      throw error
    }
    let number = SDL_GetWindowID(window)
    (self.window, self.presenter, self.scale, self.driver, self.number) = (window, presenter, scale, driver, number)
    self.post = { post(number, $0) }
    geometry = Self.measure(window, scale: scale)
    pacer = FramePacer(refreshRate: geometry.framesPerSecond, displayBlocks: presenter.waitsForDisplay)
  }

  private static func make(_ configuration: WindowConfiguration, scale: CGFloat, _ driver: VideoDriver) -> OpaquePointer? {
    let wish = WindowOpening.place(configuration.place, on: displays)
    let display = display(for: wish)
    var opening = WindowOpening(
      size: configuration.size, minimum: configuration.minimumSize, scale: scale, usable: usable(of: display))
    // Also while it is made, in that size: else SDL changes the display to the mode that is nearest to the window.
    var mode = SDL_DisplayMode()
    if driver.ownsDisplay, SDL_GetDesktopDisplayMode(display, &mode) == 0 {
      opening = WindowOpening(filling: SIMD2(mode.w, mode.h))
    }
    let anywhere: Int32 = 0x1FFF_0000
    let place = wish ?? SIMD2(anywhere | Int32(display), anywhere | Int32(display))
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if driver.ownsDisplay { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    let window = SDL_CreateWindow(configuration.title, place.x, place.y, opening.size.x, opening.size.y, flags)
    if let window { SDL_SetWindowMinimumSize(window, opening.minimum.x, opening.minimum.y) }
    return window
  }

  private static var displays: [(corner: SIMD2<Int32>, size: SIMD2<Int32>)] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
      var area = SDL_Rect()
      return SDL_GetDisplayBounds(index, &area) == 0 ? (SIMD2(area.x, area.y), SIMD2(area.w, area.h)) : nil
    }
  }

  /// The display at a place, else that of the window with the keys, else the first one.
  private static func display(for place: SIMD2<Int32>?) -> Int32 {
    if let place {
      var point = SDL_Point(x: place.x, y: place.y)
      return max(0, SDL_GetPointDisplayIndex(&point))
    }
    return SDL_GetKeyboardFocus().map { max(0, SDL_GetWindowDisplayIndex($0)) } ?? 0
  }

  /// A display without its panels, in units; nil if unknown.
  private static func usable(of display: Int32) -> SIMD2<Int32>? {
    var area = SDL_Rect()
    return SDL_GetDisplayUsableBounds(display, &area) == 0 ? SIMD2(area.w, area.h) : nil
  }

  private var usable: SIMD2<Int32>? { Self.usable(of: max(0, SDL_GetWindowDisplayIndex(window))) }

  private static func measure(_ window: OpaquePointer, scale: CGFloat?) -> WindowGeometry {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let units = SIMD2(width, height)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    var geometry = WindowGeometry(units: units, pixels: SIMD2(width, height), override: scale)
    var mode = SDL_DisplayMode()
    if SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode) == 0, mode.refresh_rate > 0 {
      geometry.framesPerSecond = Int(mode.refresh_rate)
    }
    geometry.isFullScreen = SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0
    return geometry
  }

  func destroy() {
    presenter.destroy()
    SDL_DestroyWindow(window)
  }

  // MARK: Pace

  /// When the requested frame is due; nil without a request.
  var nextTick: TimeInterval? { wantsTick ? pacer.due : nil }

  /// Whether showing a picture shall block until the display's refresh, if it can.
  func waitsForDisplay(_ waits: Bool) {
    presenter.setWaits(waits)
    pacer.displayBlocks = presenter.waitsForDisplay
  }

  func tickIfDue(at now: TimeInterval) {
    guard wantsTick, now >= pacer.due else { return }
    wantsTick = false
    post(.tick(pacer.begin(at: now, notBefore: lastInput)))
  }

  // MARK: Commands

  func carryOut(_ command: WindowCommand) {
    switch command {
    case .requestTick: wantsTick = true
    case .present(let picture): show(picture)
    case .setTitle(let title): SDL_SetWindowTitle(window, title)
    case .setIcon(let icon): WindowIcon.show(icon, on: window)
    case .keepAwake(let isAwake): isAwake ? SDL_DisableScreenSaver() : SDL_EnableScreenSaver()
    case .change(let request): change(request)
    case .setPointer(let shape): pointer = shape
    case .setCaret(let area):
      caret = geometry.units(area)
      if hasKeys { SDL_SetTextInputRect(&caret) }
    case .raise: SDL_RaiseWindow(window)
    case .toggleFullScreen:
      if driver.ownsDisplay { return }
      let fullScreen = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      SDL_SetWindowFullscreen(window, SDL_GetWindowFlags(window) & fullScreen == fullScreen ? 0 : fullScreen)
      remeasure()
    case .close: break
    }
  }

  var isPointedAt: Bool { SDL_GetMouseFocus() == window }

  private var hasKeys: Bool { SDL_GetKeyboardFocus() == window }

  private func change(_ request: WindowRequest) {
    switch request {
    case _ where driver.ownsDisplay: break
    case .size(let size):
      let opening = WindowOpening(size: size, minimum: .zero, scale: geometry.unitsPerPoint, usable: usable)
      SDL_SetWindowSize(window, opening.size.x, opening.size.y)
      let middle: Int32 = 0x2FFF_0000 | max(0, SDL_GetWindowDisplayIndex(window))
      SDL_SetWindowPosition(window, middle, middle)
    case .limits(let minimum, let maximum):
      let opening = WindowOpening(size: minimum, minimum: minimum, scale: geometry.unitsPerPoint, usable: usable)
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

  // MARK: Events

  /// Handles an event of a mouse, a finger, a key or a text.
  func handle(_ event: SDL_Event, at now: TimeInterval) {
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
    case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: handleText(event, at: now)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: handleDrop(event, at: now)
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

  /// SDL announces the items of a drop one by one, without its place: the pointer is still there.
  private func handleDrop(_ event: SDL_Event, at now: TimeInterval) {
    defer { SDL_free(event.drop.file) }
    let text = event.drop.file.map { String(cString: $0) }
    switch (SDL_EventType(event.type), text) {
    case (SDL_DROPBEGIN, _): dropped = []
    case (SDL_DROPFILE, let path?): dropped.append(.file(path))
    case (SDL_DROPTEXT, let text?): dropped.append(.text(text))
    case (SDL_DROPCOMPLETE, _):
      if dropped.isEmpty { return }
      lastInput = now
      flushMoves()
      post(.dropped(dropped, at: pointerPlace, time: now))
      dropped = []
    default: break
    }
  }

  /// In points. The pointer has moved since SDL saw it last: another program had it.
  private var pointerPlace: CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    if driver.name == "wayland" {
      SDL_GetMouseState(&x, &y)
      return geometry.point(CGFloat(x), CGFloat(y))
    }
    var (left, top): (Int32, Int32) = (0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    return geometry.point(CGFloat(x - left), CGFloat(y - top))
  }

  func flushMoves() {
    guard !pendingMoves.isEmpty else { return }
    for id in pendingMoves.keys.sorted() { post(pendingMoves[id]!) }
    pendingMoves.removeAll(keepingCapacity: true)
  }

  func handle(_ event: SDL_WindowEvent, at now: TimeInterval) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: presenter.show(nil)
    case SDL_WINDOWEVENT_MOVED: reportPlace()
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: remeasure()
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      // Wayland's input methods are told of the window that has the keys.
      SDL_StartTextInput()
      SDL_SetTextInputRect(&caret)
      post(.focused)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      flushMoves()
      input.cancelAll(at: now).forEach(post)
    case SDL_WINDOWEVENT_LEAVE: post(.hover(nil, UIKeyModifierFlags(SDL_GetModState()), at: now))
    default: break
    }
  }

  private func remeasure() {
    let measured = Self.measure(window, scale: scale)
    guard measured != geometry else { return }
    if measured.framesPerSecond != geometry.framesPerSecond {
      pacer = FramePacer(refreshRate: measured.framesPerSecond, displayBlocks: presenter.waitsForDisplay)
    }
    geometry = measured
    post(.resized(measured))
  }

  /// In pixels: on X11 a unit is a pixel, and Wayland does not report it.
  func reportPlace() {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    var (top, left): (Int32, Int32) = (0, 0)
    SDL_GetWindowBordersSize(window, &top, &left, nil, nil)
    post(.moved(CGPoint(x: Int(x), y: Int(y)), frame: SIMD2(x - left, y - top)))
  }
}
