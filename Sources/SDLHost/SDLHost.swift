internal import CairoCanvas
package import CoreGraphics
internal import DesktopServices
internal import Dispatch
package import Foundation
package import QuartzCore
internal import UIKitApp
@_spi(UIKitModules) package import UIKitCore
package import UIKitGraphics

/// The host of one window: with a mouse or fingers, and the real clock.
@MainActor package final class SDLHost: UIKitCore.Host {
  private let windows: SDLWindows
  /// SDL's number of the window.
  let number: UInt32
  private var geometry: WindowGeometry
  private var canvas: CairoCanvas
  /// The canvases from before resizes, several of which may come between two frames: retained while a picture of them may still be on its
  /// way to the window.
  private var retiredCanvases: [CairoCanvas] = []
  private let wakeTimer: any DispatchSourceTimer
  private var wakeTime: TimeInterval?
  private weak var screen: UIScreen?
  private var isTickRequested = false
  private let configuredTitle: String
  private var title: String
  /// The shown icon; nil before the first frame.
  private var icon: UIImage??
  /// Whether the screen saver was asked to wait.
  private var isAwake = false

  /// Waits for the display thread to have shown a picture that is traced.
  private var onPresented: (@MainActor (Int) -> Void)?

  /// Called with each picture that is shown.
  var onPresent: (() -> Void)?
  /// The corner of the window's content on the display, in pixels; zero where the window system does not report it.
  private var corner = CGPoint.zero

  /// The place of the window's content.
  var windowPlace: WindowPlace { WindowPlace(corner: corner, scale: geometry.scale) }

  /// Called when the person has closed the window, which is gone then.
  package var onClose: (() -> Void)?
  /// Called when the person asks by a key to end the app.
  package var onQuit: (() -> Void)?
  /// Called when the window has got the keys, or receives a key or a touch.
  package var onFocus: (() -> Void)?
  /// Whether the window is in the program's hands: until it is closed.
  private var isOpen = true

  init(_ configuration: WindowConfiguration, _ opened: OpenedWindow, in windows: SDLWindows) {
    (configuredTitle, title) = (configuration.title, configuration.title)
    (number, geometry, self.windows) = (opened.number, opened.geometry, windows)
    canvas = CairoCanvas(size: geometry.size, scale: geometry.scale)
    // Activated at once: libdispatch traps when a suspended source is released, and logs one without a handler.
    wakeTimer = DispatchSource.makeTimerSource(queue: .main)
    wakeTimer.setEventHandler {}
    wakeTimer.activate()
  }

  /// Creates the screen of the window; the host calls it from now on.
  package func makeScreen(application: UIApplication) -> UIScreen {
    let screen = UIScreen(
      host: self, size: geometry.size, scale: geometry.scale, framesPerSecond: geometry.framesPerSecond, application: application)
    self.screen = screen
    screen.driver.onUnhandledKey = { [weak self] key in self?.handleKey(of: key) }
    wakeTimer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.wake() } }
    return screen
  }

  /// Closes the window. Its last picture may still be on its way: `SDLWindows` retains the host until the display thread has let go of it.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    wakeTimer.cancel()
    windows.close(self)
  }

  /// Puts the window in front and asks for the keys.
  package func raise() { send(.raise) }

  /// The corner of the window's frame in units of the window system, where another window is to be opened in its place; nil until reported.
  package private(set) var place: SIMD2<Int32>?

  private func send(_ command: WindowCommand) { windows.send(command, to: self) }

  // MARK: Time

  package var now: TimeInterval { DisplayClock.now }

  package var date: Date { Date() }

  package func requestFrame() {
    guard !isTickRequested else { return }
    isTickRequested = true
    send(.requestTick)
  }

  package func requestWake(at time: TimeInterval?) {
    guard time != wakeTime else { return }
    wakeTime = time
    wakeTimer.schedule(deadline: time.map(DisplayClock.deadline) ?? .distantFuture, leeway: .microseconds(500))
  }

  private func wake() {
    guard let wakeTime else { return }
    self.wakeTime = nil
    screen?.driver.wake(at: max(wakeTime, now))
  }

  // MARK: Events

  /// Handles events of the window, in order.
  func handle(_ events: [DisplayEvent]) {
    var index = events.startIndex
    while index < events.endIndex, let screen {
      // Moves of several fingers are delivered as one event.
      let moves = events[index...].prefix { $0.isMove }
      index += max(1, moves.count)
      if moves.isEmpty { handle(events[index - 1], on: screen) } else { deliver(moves, to: screen) }
    }
  }

  private func deliver(_ touches: ArraySlice<DisplayEvent>, to screen: UIScreen) {
    var raw: [RawTouch] = []
    var latest: TimeInterval = 0
    for case .touch(let touch, let time) in touches {
      raw.append(touch)
      latest = time
    }
    if raw.contains(where: { $0.phase == .began }) { onFocus?() }
    screen.driver.touches(raw, at: latest)
  }

  private func handle(_ event: DisplayEvent, on screen: UIScreen) {
    switch event {
    case .touch: deliver([event], to: screen)
    case .wheel(let delta, let place, let isPrecise, let modifiers, let time):
      screen.driver.wheel(delta, at: place, precise: isPrecise, modifiers: modifiers, time: time)
    case .hover(let place, let modifiers, let time): screen.driver.hover(at: place, modifiers: modifiers, time: time)
    case .key(let key, let time):
      if key.action == .down { onFocus?() }
      screen.driver.key(key, at: time)
    case .text(let text, let selection, let time): screen.driver.text(text, marked: selection, at: time)
    case .dropped(let items, let place, let time):
      onFocus?()
      screen.driver.drop(items.compactMap(\.provider), at: place, time: time)
    case .back(let time): screen.driver.goBack(at: time)
    case .resized(let geometry): resize(to: geometry, on: screen)
    case .moved(let corner, let frame): (self.corner, place) = (corner, frame)
    case .tick(let time):
      isTickRequested = false
      if !retiredCanvases.isEmpty { retiredCanvases = [] }
      screen.driver.frame(at: time)
      updateTitle(of: screen)
      update(for: screen.application)
    case .presented(let microseconds):
      onPresented?(microseconds)
      onPresented = nil
    case .focused: onFocus?()
    case .closed: onClose?()
    // Of no window, or handled by `SDLWindows`.
    case .clipboard, .primarySelection, .lost, .destroyed: break
    }
  }

  /// Default key commands of the window: Ctrl+W closes it, Ctrl+Q ends the app, F11 toggles full screen.
  private func handleKey(of key: UIKey) {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch (key.keyCode, held) {
    case (.keyboardW, .control): onClose?()
    case (.keyboardQ, .control): onQuit?()
    case (.keyboardF11, []):
      guard let screen else { return }
      if screen.isFullScreen || screen.scene.sizeRestrictions?.allowsFullScreen != false { send(.toggleFullScreen) }
    default: break
    }
  }

  /// Shows the key window's title, or the program's name without one.
  private func updateTitle(of screen: UIScreen) {
    let wanted = (screen.keyWindow ?? screen.windows.last)?.title ?? configuredTitle
    guard wanted != title else { return }
    title = wanted
    send(.setTitle(wanted))
  }

  private func update(for application: UIApplication) {
    if isAwake != application.isIdleTimerDisabled {
      isAwake = application.isIdleTimerDisabled
      send(.keepAwake(isAwake))
    }
    if let icon, icon === application.icon { return }
    icon = .some(application.icon)
    if let pixels = application.iconPixels(of: configuredTitle, side: WindowIcon.side) { send(.setIcon(pixels)) }
  }

  private func resize(to geometry: WindowGeometry, on screen: UIScreen) {
    let former = self.geometry
    self.geometry = geometry
    if geometry.pixels != former.pixels || geometry.scale != former.scale {
      retiredCanvases.append(canvas)
      canvas = CairoCanvas(size: geometry.size, scale: geometry.scale)
    }
    screen.isFullScreen = geometry.isFullScreen
    screen.driver.resize(to: geometry.size, scale: geometry.scale, framesPerSecond: geometry.framesPerSecond)
  }

  package func request(_ change: WindowRequest) -> Bool {
    send(.change(change))
    return true
  }

  package func show(_ pointer: PointerShape) { send(.setPointer(pointer)) }

  // MARK: Text

  /// Reports to input methods where the caret is, in points of the window.
  package func setCaret(_ area: CGRect) { send(.setCaret(area)) }

  // MARK: Presenting

  /// Called from a tick only, when the display thread has finished with the previous picture.
  package func present(_ frame: CompositedFrame) { _ = present(frame, isTraced: false) }

  /// - Returns: false if the change is too small to touch a pixel.
  private func present(_ frame: CompositedFrame, isTraced: Bool) -> Bool {
    onPresent?()
    if let blit = frame.blit { canvas.scroll(blit.area, dx: blit.dx, dy: blit.dy) }
    canvas.draw(frame.list, damage: frame.damage, isOpaque: frame.isOpaque)
    let damage = frame.changed.compactMap { PixelRect($0, scale: geometry.scale, in: geometry.pixels) }
    guard let pixels = canvas.pixels.baseAddress, !damage.isEmpty else { return false }
    send(
      .present(
        .init(
          pixels: UnsafeRawPointer(pixels), bytesPerRow: canvas.bytesPerRow, size: geometry.pixels, damage: damage,
          isTraced: isTraced)))
    return true
  }

  package var workClock: Int? { Int(DisplayClock.now * 1e6) }

  /// The display thread says how long showing the picture lasted, before it asks for the next frame.
  package func present(_ frame: CompositedFrame, report: @escaping @MainActor (PresentCosts) -> Void) {
    let start = DisplayClock.now
    let isSent = present(frame, isTraced: true)
    let drawing = Int((DisplayClock.now - start) * 1e6)
    if !isSent { return report(PresentCosts(drawing: drawing)) }
    onPresented = { report(PresentCosts(drawing: drawing, presenting: $0)) }
  }

  package var fontFamilies: [String] { PangoText.families }

  package func metrics(of font: FontDescription) -> FontMetrics { PangoText.metrics(of: font) }

  package func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { PangoText.measure(text, in: size) }

  package func lines(of text: TextBlock, width: CGFloat) -> [TextLine] { PangoText.lines(of: text, width: width) }

  package func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    CairoCanvas.rasterize(list, size: size, scale: scale, isOpaque: isOpaque)
  }

  package func encode(_ image: CGImage, as format: ImageFormat) -> Data? {
    switch format {
    case .png: ImageCodec.encodePNG(image)
    case .jpeg(let quality): ImageCodec.encodeJPEG(image, quality: quality)
    }
  }

  package func decode(_ data: Data) -> CGImage? { ImageCodec.decode(data) }

  package func addFont(_ file: URL) { AppFontFiles.add(file) }

  package func openVector(_ data: Data) -> (any VectorDrawing)? { VectorFile.open(data) }

  package func open(_ url: URL, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
    DesktopPrograms.open(url, by: .current, answer: answer)
  }

  package func canOpen(scheme: String) -> Bool { DesktopPrograms.exist(for: scheme, by: .current) }
}

extension DisplayEvent {
  fileprivate var isMove: Bool {
    if case .touch(let touch, _) = self { touch.phase == .moved } else { false }
  }
}
