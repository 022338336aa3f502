package import CoreGraphics
package import Foundation
package import QuartzCore

/// Graphics without a canvas: text has fixed metrics, every picture is transparent, and no image format can be read or written.
@MainActor package final class BlankGraphics: GraphicsHost {
  package init() {}

  package var fontFamilies: [String] { [] }

  package func metrics(of font: FontDescription) -> FontMetrics { FixedMetricsFont.metrics(of: font) }

  package func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { FixedMetricsFont.measure(text, in: size) }

  package func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    return CGImage(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }

  package func encode(_ image: CGImage, as format: ImageFormat) -> Data? { nil }

  package func decode(_ data: Data) -> CGImage? { nil }

  package func present(_ frame: CompositedFrame) {}
}
