package import CoreGraphics
package import Foundation
package import QuartzCore
internal import UIKitTypes

/// What UIKit needs from a platform: time, wake-ups, text measurement, rasterization, and a place to show frames.
///
/// A host calls back through the screen's `FrameDriver`. Nothing inside UIKit reads a clock.
@MainActor package protocol Host: HostGraphics {
  /// Seconds on the host's own clock; never runs backward.
  var now: TimeInterval { get }

  /// Asks for one call of `FrameDriver.frame(at:)`, at the next refresh of the display.
  func requestFrame()

  /// Asks for `FrameDriver.wake(at:)` at or after `time`; a later call replaces an earlier one, nil cancels it.
  func requestWake(at time: TimeInterval?)

  /// Starts the desktop's program for an address; false if there is none.
  func open(_ url: URL) -> Bool

  /// Whether the desktop has a program for addresses of that scheme.
  func canOpen(scheme: String) -> Bool

  /// Microseconds of a clock that runs while the program works, for `FrameTrace`; nil on a host whose clock stands still meanwhile.
  var workClock: Int? { get }

  /// As `present(_:)`, for a frame that is traced; calls `report` once the picture is shown, now or before the next frame.
  func present(_ frame: CompositedFrame, report: @escaping @MainActor (PresentCosts) -> Void)
}

/// Text and pixels: the sizes of texts, pictures of display lists, image files, a place to show frames.
@MainActor package protocol HostGraphics: AnyObject {
  /// The installed font families besides the system font, in alphabetical order.
  var fontFamilies: [String] { get }

  func metrics(of font: FontDescription) -> FontMetrics

  /// Lays `text` out in at most `size` (infinite where unbounded); the result's size is not rounded.
  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics

  /// The lines of a text of one paragraph, broken and aligned at `width` points, as `measure(_:in:)` breaks and canvases draw it.
  func lines(of text: TextBlock, width: CGFloat) -> [TextLine]

  /// The picture of `list` on a canvas of `size` points.
  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage

  /// The encoded bytes; nil if the host cannot write the format.
  func encode(_ image: CGImage, as format: ImageFormat) -> Data?

  /// The decoded picture; nil if the host cannot read the bytes.
  func decode(_ data: Data) -> CGImage?

  /// Shows a frame. Never called for a frame in which nothing changed.
  func present(_ frame: CompositedFrame)
}

/// What a picture cost, in microseconds of `Host.workClock`; nil where that is not known.
package struct PresentCosts: Equatable, Sendable {
  /// From display list to pixels.
  package var drawing: Int?
  /// From pixels to the window.
  package var presenting: Int?

  package init(drawing: Int? = nil, presenting: Int? = nil) { (self.drawing, self.presenting) = (drawing, presenting) }
}

extension Host {
  package var workClock: Int? { nil }

  package func open(_ url: URL) -> Bool { false }

  package func canOpen(scheme: String) -> Bool { false }

  package func present(_ frame: CompositedFrame, report: @escaping @MainActor (PresentCosts) -> Void) {
    let start = workClock
    present(frame)
    report(PresentCosts(drawing: start.flatMap { start in workClock.map { $0 - start } }))
  }

  /// `measure(_:in:)`, counted.
  func layOut(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    WorkCounts.textsLaidOut += 1
    return measure(text, in: size)
  }
}

package enum ImageFormat: Hashable, Sendable {
  case png
  /// Quality from 0 to 1.
  case jpeg(quality: CGFloat)
}

extension HostGraphics {
  /// The lines in the fixed-metrics font.
  package func lines(of text: TextBlock, width: CGFloat) -> [TextLine] { FixedMetricsFont.lines(of: text, width: width) }
}
