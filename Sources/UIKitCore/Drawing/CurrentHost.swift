internal import CoreGraphics
internal import Foundation

/// The door through which text and pictures reach the host of the main screen.
///
/// Apple lets fonts, strings and images be used on any thread; hosts work on the main actor, so other threads wait for it.
enum CurrentHost {
  static var fontFamilies: [String] { MainQueue.sync { host.fontFamilies } }

  static func metrics(of font: FontDescription) -> FontMetrics { MainQueue.sync { host.metrics(of: font) } }

  static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { MainQueue.sync { host.layOut(text, in: size) } }

  static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    MainQueue.sync { host.rasterize(list, size: size, scale: scale, isOpaque: isOpaque) }
  }

  static func encode(_ image: CGImage, as format: ImageFormat) -> Data? { MainQueue.sync { host.encode(image, as: format) } }

  static func decode(_ data: Data) -> CGImage? { MainQueue.sync { host.decode(data) } }

  /// Device pixels a point on the main screen.
  static var scale: CGFloat { MainQueue.sync { UIScreen.main.scale } }

  /// How large the person wants text to be.
  static var contentSizeCategory: UIContentSizeCategory { MainQueue.sync { UIScreen.main.contentSizeCategory } }

  @MainActor private static var host: any Host { UIScreen.main.driver.host }
}
