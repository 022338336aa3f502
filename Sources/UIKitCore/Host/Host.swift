package import Foundation
package import QuartzCore
package import UIKitGraphics

/// What UIKit needs from a platform: time, wake-ups, text measurement, rasterization, and a place to show frames.
///
/// A host calls back through the screen's `FrameDriver`. Nothing inside UIKit reads a clock.
@MainActor package protocol Host: GraphicsHost {
  /// Seconds on the host's own clock; never runs backward.
  var now: TimeInterval { get }

  /// The date and the time of day, for what shows today.
  var date: Date { get }

  /// Asks for one call of `FrameDriver.frame(at:)`, at the next refresh of the display.
  func requestFrame()

  /// Asks for `FrameDriver.wake(at:)` at or after `time`; a later call replaces an earlier one, nil cancels it.
  func requestWake(at time: TimeInterval?)

  /// Asks for another size of the window, which `FrameDriver.resize` reports in any case; false on a host whose size is fixed.
  func request(_ change: WindowRequest) -> Bool

  /// Gives the pointer another shape.
  func show(_ pointer: PointerShape)

  /// Starts the desktop's program for an address, now or later; `answer` is called once: false if there is none.
  func open(_ url: URL, answer: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Whether the desktop has a program for addresses of that scheme.
  func canOpen(scheme: String) -> Bool

  /// Microseconds of a clock that runs while the program works, for `FrameTrace`; nil on a host whose clock stands still meanwhile.
  var workClock: Int? { get }

  /// The same as `present(_:)`, for a frame that is traced; calls `report` once the picture is shown, now or before the next frame.
  func present(_ frame: CompositedFrame, report: @escaping @MainActor (PresentCosts) -> Void)
}

/// What a picture cost, in microseconds of `Host.workClock`; nil where that is not known.
package struct PresentCosts: Equatable, Sendable {
  /// Microseconds from display list to pixels.
  package var drawing: Int?
  /// Microseconds from pixels to the window.
  package var presenting: Int?

  package init(drawing: Int? = nil, presenting: Int? = nil) { (self.drawing, self.presenting) = (drawing, presenting) }
}

extension Host {
  package var workClock: Int? { nil }

  package func request(_ change: WindowRequest) -> Bool { false }

  package func show(_ pointer: PointerShape) {}

  package func open(_ url: URL, answer: @escaping @MainActor @Sendable (Bool) -> Void) { answer(false) }

  package func canOpen(scheme: String) -> Bool { false }

  package func present(_ frame: CompositedFrame, report: @escaping @MainActor (PresentCosts) -> Void) {
    let start = workClock
    present(frame)
    report(PresentCosts(drawing: start.flatMap { start in workClock.map { $0 - start } }))
  }
}
