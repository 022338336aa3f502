internal import CairoCanvas
package import CoreGraphics
internal import Dispatch
package import Foundation
package import QuartzCore
package import UIKitCore

/// UIKit in a window: a display, a mouse or fingers, and a clock.
@MainActor package final class SDLHost: UIKitCore.Host {
  private let thread = DisplayThread()
  private var geometry: WindowGeometry
  private var canvas: CairoCanvas
  /// The canvas from before a resize, of which a picture may be on its way to the window still.
  private var retiredCanvas: CairoCanvas?
  private let wakeTimer: any DispatchSourceTimer
  private var wakeTime: TimeInterval?
  private weak var screen: UIScreen?
  private var isTickRequested = false
  private let configuredTitle: String
  private var title: String
  /// What the window shows; nil before the first frame.
  private var icon: UIImage??

  /// Waits for the display thread to have shown a picture that is traced.
  private var onPresented: (@MainActor (Int) -> Void)?

  /// The person closed the window.
  package var onClose: (() -> Void)?
  /// The window system has ended: nothing can be shown any more.
  package var onLoss: (() -> Void)?

  /// Opens a window; throws `DisplayError` where there is no display.
  package init(_ configuration: WindowConfiguration) throws {
    (configuredTitle, title) = (configuration.title, configuration.title)
    geometry = try thread.open(configuration)
    canvas = CairoCanvas(size: geometry.size, scale: geometry.scale)
    // After `open`, which may throw, and active at once: libdispatch traps when a suspended source is released.
    wakeTimer = DispatchSource.makeTimerSource(queue: .main)
    wakeTimer.activate()
  }

  /// The screen that the window is; the host calls it from now on.
  package func makeScreen(application: UIApplication) -> UIScreen {
    let screen = UIScreen(host: self, size: geometry.size, scale: geometry.scale, application: application)
    self.screen = screen
    screen.driver.onUnhandledKey = { [weak self] key in self?.handleKey(of: key) }
    wakeTimer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.wake() } }
    thread.deliver { [weak self] events in self?.handle(events) }
    return screen
  }

  /// Closes the window for good, so that the process can exit: libraries clean up then, which must not happen while SDL uses them.
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
      // Fingers that move together are one event.
      let moves = events[index...].prefix { $0.isMove }
      index += max(1, moves.count)
      if moves.isEmpty { handle(events[index - 1], on: screen) } else { deliver(moves, to: screen) }
    }
  }

  private func deliver(_ touches: ArraySlice<DisplayEvent>, to screen: UIScreen) {
    var raw: [RawTouch] = []
    var latest: TimeInterval = 0
    for case .touch(let id, let phase, let place, let modifiers, let time) in touches {
      let isMouse = id == InputTranslator.mouse
      raw.append(
        RawTouch(
          id: id, phase: UITouch.Phase(phase), location: place, type: isMouse ? .indirectPointer : .direct, modifiers: modifiers,
          buttons: isMouse ? .primary : []))
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
    case .back(let time): screen.driver.goBack(at: time)
    case .resized(let geometry): resize(to: geometry, on: screen)
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

  /// What keys do to windows where the app leaves them: Ctrl+W and Ctrl+Q close, F11 fills the display.
  private func handleKey(of key: UIKey) {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch (key.keyCode, held) {
    case (.keyboardW, .control), (.keyboardQ, .control): onClose?()
    case (.keyboardF11, []): thread.send(.toggleFullScreen)
    default: break
    }
  }

  /// The key window's title; the program's name where that has none.
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

  // MARK: Pictures

  /// Comes from a tick alone, so that the display thread has done with the picture before.
  package func present(_ frame: CompositedFrame) { _ = present(frame, isTraced: false) }

  /// - Returns: false if the change is too small to touch a pixel.
  private func present(_ frame: CompositedFrame, isTraced: Bool) -> Bool {
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

  /// The display thread says how long it took to show the picture, before it asks for the next frame.
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

}

extension DisplayEvent {
  fileprivate var isMove: Bool {
    if case .touch(_, .moved, _, _, _) = self { true } else { false }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: DisplayEvent.TouchPhase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
