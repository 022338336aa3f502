internal import CoreGraphics
internal import Foundation

/// The door through which text and pictures reach the host of the main screen.
///
/// Apple lets fonts, strings and images be used on any thread; hosts work on the main one, so other threads wait for it.
enum CurrentHost {
  static func metrics(of font: FontDescription) -> FontMetrics { onMain { $0.metrics(of: font) } }

  static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { onMain { $0.measure(text, in: size) } }

  static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    onMain { $0.rasterize(list, size: size, scale: scale, isOpaque: isOpaque) }
  }

  static func encode(_ image: CGImage, as format: ImageFormat) -> Data? { onMain { $0.encode(image, as: format) } }

  static func decode(_ data: Data) -> CGImage? { onMain { $0.decode(data) } }

  /// Device pixels a point on the main screen.
  static var scale: CGFloat { MainQueue.sync { UIScreen.main.scale } }

  private static func onMain<Answer: Sendable>(_ ask: @MainActor @Sendable (any Host) -> Answer) -> Answer {
    MainQueue.sync { ask(UIScreen.main.driver.host) }
  }
}
