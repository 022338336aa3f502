package import CoreGraphics
package import Foundation
package import QuartzCore

/// What UIKit needs from the world: the time, a wake-up, and what a `HostGraphics` does.
///
/// A host calls back through the screen's `FrameDriver`. Nothing inside UIKit reads a clock.
@MainActor package protocol Host: HostGraphics {
  /// Seconds on the host's own clock; never runs backward.
  var now: TimeInterval { get }

  /// Wants `FrameDriver.frame(at:)` once, at the next refresh of the display.
  func requestFrame()

  /// Wants `FrameDriver.wake(at:)` at or after `time`; a later call replaces an earlier one, nil cancels it.
  func requestWake(at time: TimeInterval?)
}

/// Text and pixels: the sizes of texts, pictures of display lists, image files, a place to show frames.
@MainActor package protocol HostGraphics: AnyObject {
  /// The families of fonts that there are beside the system font, in alphabetical order.
  var fontFamilies: [String] { get }

  func metrics(of font: FontDescription) -> FontMetrics

  /// Lays `text` out in at most `size` (infinite where unbounded); the result's size is not rounded.
  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics

  /// The picture of `list` on a canvas of `size` points.
  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage

  /// nil when the host cannot write that format.
  func encode(_ image: CGImage, as format: ImageFormat) -> Data?

  /// nil when the bytes are no picture that the host can read.
  func decode(_ data: Data) -> CGImage?

  /// Draws what changed on the screen. Never called for a frame in which nothing changed.
  func present(_ frame: CompositedFrame)
}

package enum ImageFormat: Hashable, Sendable {
  case png
  /// Quality from 0 to 1.
  case jpeg(quality: CGFloat)
}
