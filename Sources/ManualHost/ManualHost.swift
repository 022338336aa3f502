package import CoreGraphics
package import Foundation
package import QuartzCore
@_spi(UIKitModules) package import UIKitCore
package import UIKitGraphics

/// A host without a screen: time stands still until it is set, and requests are counted.
@MainActor package final class ManualHost: UIKitCore.Host {
  package let graphics: any GraphicsHost
  package var now: TimeInterval = 0
  /// The date at the time 0: 9 January 2007, 9:41 in UTC.
  package var startDate = Date(timeIntervalSince1970: 1_168_335_660)
  /// Whether a frame was requested and not given yet.
  package private(set) var isFrameRequested = false
  package private(set) var wakeTime: TimeInterval?
  /// Number of requests for a frame while none was pending.
  package private(set) var requestCount = 0
  /// Number of frames in which something had changed.
  package private(set) var presentCount = 0
  package private(set) var lastFrame: CompositedFrame?
  /// Microseconds of a clock that runs while the program works; nil gives frame traces without times.
  package var clock: (() -> Int)?

  package init(graphics: any GraphicsHost = BlankGraphics()) { self.graphics = graphics }

  package var workClock: Int? { clock?() }

  package var date: Date { startDate + now }

  package func requestFrame() {
    if !isFrameRequested { requestCount += 1 }
    isFrameRequested = true
  }

  package func requestWake(at time: TimeInterval?) { wakeTime = time }

  /// What was asked of the desktop's window, in order, if the host takes such requests.
  package private(set) var windowRequests: [WindowRequest] = []
  /// Whether the host behaves as one with a desktop's window.
  package var takesWindowRequests = false

  package func request(_ change: WindowRequest) -> Bool {
    if takesWindowRequests { windowRequests.append(change) }
    return takesWindowRequests
  }

  /// The shape of the pointer.
  package private(set) var pointer = PointerShape.arrow

  package func show(_ pointer: PointerShape) { self.pointer = pointer }

  /// The addresses that were opened, in order.
  package private(set) var openedURLs: [URL] = []

  package func open(_ url: URL, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
    openedURLs.append(url)
    answer(opensURLs)
  }

  /// Whether the desktop has programs for addresses.
  package var opensURLs = true

  package func canOpen(scheme: String) -> Bool { opensURLs }

  /// Whether a frame was asked for since the last call; call it before `FrameDriver.frame(at:)`.
  package func takeFrameRequest() -> Bool {
    defer { isFrameRequested = false }
    return isFrameRequested
  }

  package var fontFamilies: [String] { graphics.fontFamilies }

  package func metrics(of font: FontDescription) -> FontMetrics { graphics.metrics(of: font) }

  package func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { graphics.measure(text, in: size) }

  package func lines(of text: TextBlock, width: CGFloat) -> [TextLine] { graphics.lines(of: text, width: width) }

  package func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    graphics.rasterize(list, size: size, scale: scale, isOpaque: isOpaque)
  }

  package func encode(_ image: CGImage, as format: ImageFormat) -> Data? { graphics.encode(image, as: format) }

  package func decode(_ data: Data) -> CGImage? { graphics.decode(data) }

  package func addFont(_ file: URL) { graphics.addFont(file) }

  package func openVector(_ data: Data) -> (any VectorDrawing)? { graphics.openVector(data) }

  package func present(_ frame: CompositedFrame) {
    presentCount += 1
    lastFrame = frame
    graphics.present(frame)
  }
}
