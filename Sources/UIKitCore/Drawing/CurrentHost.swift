package import CoreGraphics
package import Foundation

/// Access of text and pictures to the main screen's host.
///
/// Apple allows fonts, strings and images on any thread; hosts run on the main actor, so other threads block until it has answered.
package enum CurrentHost {
  static var fontFamilies: [String] { MainQueue.sync { host.fontFamilies } }

  static func metrics(of font: FontDescription) -> FontMetrics { MainQueue.sync { host.metrics(of: font) } }

  /// See `HostGraphics.lines(of:width:)`.
  package static func lines(of text: TextBlock, width: CGFloat) -> [TextLine] {
    MainQueue.sync { host.lines(of: text, width: width) }
  }

  package static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    MainQueue.sync { host.layOut(text, in: size) }
  }

  package static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    MainQueue.sync { host.rasterize(list, size: size, scale: scale, isOpaque: isOpaque) }
  }

  static func encode(_ image: CGImage, as format: ImageFormat) -> Data? { MainQueue.sync { host.encode(image, as: format) } }

  static func decode(_ data: Data) -> CGImage? { MainQueue.sync { host.decode(data) } }

  /// Device pixels per point of the main screen.
  package static var scale: CGFloat { MainQueue.sync { UIScreen.main.scale } }

  /// The size of text that the person has chosen.
  static var contentSizeCategory: UIContentSizeCategory { MainQueue.sync { UIScreen.main.contentSizeCategory } }

  @MainActor private static var host: any Host { UIScreen.main.driver.host }
}
