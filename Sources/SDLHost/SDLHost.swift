internal import CairoCanvas
package import CoreGraphics
internal import Dispatch
package import Foundation
package import QuartzCore
internal import UIKitApp
@_spi(UIKitModules) package import UIKitCore
package import UIKitGraphics

/// A host with a window, a mouse or fingers, and the real clock.
@MainActor package final class SDLHost: UIKitCore.Host {
  private let thread = DisplayThread()
  private var geometry: WindowGeometry
  private var canvas: CairoCanvas
  /// The canvas from before a resize, retained while a picture of it may still be on its way to the window.
  private var retiredCanvas: CairoCanvas?
  private let wakeTimer: any DispatchSourceTimer
  private var wakeTime: TimeInterval?
  private weak var screen: UIScreen?
  private var isTickRequested = false
  private let configuredTitle: String
  private var title: String
  /// The shown icon; nil before the first frame.
  private var icon: UIImage??

  /// Waits for the display thread to have shown a picture that is traced.
  private var onPresented: (@MainActor (Int) -> Void)?

  /// Called with each picture that is shown.
  var onPresent: (() -> Void)?
  /// The corner of the window's content on the display, in pixels; zero where the window system does not report it.
  private var corner = CGPoint.zero

  /// The place of the window's content.
  var windowPlace: WindowPlace { WindowPlace(corner: corner, scale: geometry.scale) }

  /// Called with the clipboard's text when another program has changed it.
  package var onClipboardChange: ((String?) -> Void)?
  /// Called with the text that a person has selected last in any program.
  package var onPrimarySelectionChange: ((String?) -> Void)?
  /// Called when the person closes the window.
  package var onClose: (() -> Void)?
  /// Called when the window system has ended.
  package var onLoss: (() -> Void)?

  /// Opens a window; throws `DisplayError` without a display.
  package init(_ configuration: WindowConfiguration) throws {
    (configuredTitle, title) = (configuration.title, configuration.title)
    geometry = try thread.open(configuration)
    canvas = CairoCanvas(size: geometry.size, scale: geometry.scale)
    // Created after `open`, which may throw, and activated at once: libdispatch traps when a suspended source is released.
    wakeTimer = DispatchSource.makeTimerSource(queue: .main)
    wakeTimer.activate()
  }

  /// Creates the screen of the window; the host calls it from now on.
  package func makeScreen(application: UIApplication) -> UIScreen {
    let screen = UIScreen(host: self, size: geometry.size, scale: geometry.scale, application: application)
    self.screen = screen
    screen.driver.onUnhandledKey = { [weak self] key in self?.handleKey(of: key) }
    wakeTimer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.wake() } }
    thread.deliver { [weak self] events in self?.handle(events) }
    return screen
  }

  /// Closes the window so that the process can exit: libraries clean up at exit, which must not happen while SDL uses them.
  package func close() { thread.close() }

  // MARK: Time

  package var now: TimeInterval { DisplayClock.now }

  package func requestFrame() {
    guard !isTickRequested else { return }
    isTickRequested = true
    thread.send(.requestTick)
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

  private func handle(_ events: [DisplayEvent]) {
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
    screen.driver.touches(raw, at: latest)
  }

  private func handle(_ event: DisplayEvent, on screen: UIScreen) {
    switch event {
    case .touch: deliver([event], to: screen)
    case .wheel(let delta, let place, let isPrecise, let modifiers, let time):
      screen.driver.wheel(delta, at: place, precise: isPrecise, modifiers: modifiers, time: time)
    case .hover(let place, let modifiers, let time): screen.driver.hover(at: place, modifiers: modifiers, time: time)
    case .key(let key, let time): screen.driver.key(key, at: time)
    case .text(let text, let selection, let time): screen.driver.text(text, marked: selection, at: time)
    case .clipboard(let text): onClipboardChange?(text)
    case .primarySelection(let text): onPrimarySelectionChange?(text)
    case .back(let time): screen.driver.goBack(at: time)
    case .resized(let geometry): resize(to: geometry, on: screen)
    case .moved(let place): corner = place
    case .tick(let time):
      isTickRequested = false
      retiredCanvas = nil
      screen.driver.frame(at: time)
      updateTitle(of: screen)
      updateIcon(of: screen.application)
    case .presented(let microseconds):
      onPresented?(microseconds)
      onPresented = nil
    case .closed: onClose?()
    case .lost: onLoss?()
    }
  }

  /// Default key commands of the window: Ctrl+W and Ctrl+Q close it, F11 toggles full screen.
  private func handleKey(of key: UIKey) {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch (key.keyCode, held) {
    case (.keyboardW, .control), (.keyboardQ, .control): onClose?()
    case (.keyboardF11, []): thread.send(.toggleFullScreen)
    default: break
    }
  }

  /// Shows the key window's title, or the program's name without one.
  private func updateTitle(of screen: UIScreen) {
    let wanted = (screen.application.keyWindow ?? screen.windows.last)?.title ?? configuredTitle
    guard wanted != title else { return }
    title = wanted
    thread.send(.setTitle(wanted))
  }

  private func updateIcon(of application: UIApplication) {
    if let icon, icon === application.icon { return }
    icon = .some(application.icon)
    if let pixels = application.iconPixels(of: configuredTitle, side: WindowIcon.side) { thread.send(.setIcon(pixels)) }
  }

  private func resize(to geometry: WindowGeometry, on screen: UIScreen) {
    self.geometry = geometry
    retiredCanvas = canvas
    canvas = CairoCanvas(size: geometry.size, scale: geometry.scale)
    screen.driver.resize(to: geometry.size, scale: geometry.scale)
  }

  package func request(_ change: WindowRequest) -> Bool {
    thread.send(.change(change))
    return true
  }

  package func show(_ pointer: PointerShape) { thread.send(.setPointer(pointer)) }

  // MARK: Text

  package func setClipboard(_ text: String) { thread.send(.setClipboard(text)) }

  /// Makes a selected text that of the middle mouse button.
  package func setPrimarySelection(_ text: String) { thread.send(.setPrimarySelection(text)) }

  /// Reports to input methods where the caret is, in points of the window.
  package func setCaret(_ area: CGRect) { thread.send(.setCaret(area)) }

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
    thread.send(
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

  package func open(_ url: URL) -> Bool { DesktopPrograms.open(url) }

  package func canOpen(scheme: String) -> Bool { DesktopPrograms.exist(for: scheme) }
}

extension DisplayEvent {
  fileprivate var isMove: Bool {
    if case .touch(let touch, _) = self { touch.phase == .moved } else { false }
  }
}
