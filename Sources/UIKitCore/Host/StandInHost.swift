internal import Dispatch
internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The screen that stands in where there is no other. Its frames never make it the current one of a task that has a screen.
final class StandInScreen: UIScreen {
  static let shared: UIScreen = {
    let host = StandInHost()
    let screen = StandInScreen(host: host, size: CGSize(width: 393, height: 852), scale: 3)
    host.driver = screen.driver
    return screen
  }()

  override func makeCurrent() {}

  override var idleTraits: UITraitCollection? { nil }
}

/// The host of the screen that stands in where there is no other, as in a test without a stage: a timer of the main queue calls 60 frames a
/// second while one is asked for, so that animations run while a test waits for an expectation.
///
/// Time is the number of the timer's periods that have passed, also of those that the main queue was too busy to handle; it stands still
/// while nothing moves and no timer is due.
final class StandInHost: Host {
  private static let framesPerSecond = 60

  weak var driver: FrameDriver?
  private let graphics = BlankGraphics()
  private var periods = 0
  private var isFrameRequested = false
  private var wakeTime: TimeInterval?
  private var timer: (any DispatchSourceTimer)?

  var now: TimeInterval { Double(periods) / Double(Self.framesPerSecond) }

  var date: Date { Date() }

  func requestFrame() {
    isFrameRequested = true
    start()
  }

  func requestWake(at time: TimeInterval?) {
    wakeTime = time
    if time != nil { start() }
  }

  private func start() {
    if timer != nil { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let period = DispatchTimeInterval.nanoseconds(1_000_000_000 / Self.framesPerSecond)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.periodsPassed() } }
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.activate()
    self.timer = timer
  }

  private func periodsPassed() {
    guard let timer, let driver else { return }
    periods += Int(timer.data)
    // The main queue runs inside a frame where the app's code waits there, as for an expectation.
    if driver.isInside { return }
    if isFrameRequested {
      isFrameRequested = false
      driver.frame(at: now)
    } else if let wakeTime, wakeTime <= now {
      driver.wake(at: now)
    }
    if isFrameRequested || wakeTime != nil { return }
    timer.cancel()
    self.timer = nil
  }

  // MARK: Graphics

  var fontFamilies: [String] { graphics.fontFamilies }
  func metrics(of font: FontDescription) -> FontMetrics { graphics.metrics(of: font) }
  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { graphics.measure(text, in: size) }
  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    graphics.rasterize(list, size: size, scale: scale, isOpaque: isOpaque)
  }
  func encode(_ image: CGImage, as format: ImageFormat) -> Data? { graphics.encode(image, as: format) }
  func decode(_ data: Data) -> CGImage? { graphics.decode(data) }
  func present(_ frame: CompositedFrame) { graphics.present(frame) }
}
