package import CoreGraphics
package import Foundation
package import QuartzCore
package import UIKitCore
package import UIKitGraphics

/// Test graphics: the fixed-metrics font with a call counter, images without pixels, and an image format that is text: "WIDTHxHEIGHT".
@MainActor package final class CountingGraphics: GraphicsHost {
  package private(set) var measureCount = 0
  package private(set) var rasterized: [(list: DisplayList, size: CGSize, scale: CGFloat)] = []

  package init() {}

  package var fontFamilies: [String] { [] }

  package func metrics(of font: FontDescription) -> FontMetrics { FixedMetricsFont.metrics(of: font) }

  package func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    measureCount += 1
    return FixedMetricsFont.measure(text, in: size)
  }

  package func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    rasterized.append((list, size, scale))
    return .blank(Int(size.width * scale), Int(size.height * scale))
  }

  package func encode(_ image: CGImage, as format: ImageFormat) -> Data? {
    format == .png ? Data("\(image.width)x\(image.height)".utf8) : nil
  }

  package func decode(_ data: Data) -> CGImage? {
    let sides = String(decoding: data, as: UTF8.self).split(separator: "x").compactMap { Int($0) }
    return sides.count == 2 ? .blank(sides[0], sides[1]) : nil
  }

  package func present(_ frame: CompositedFrame) {}
}

extension CGImage {
  package static func blank(_ width: Int, _ height: Int) -> CGImage {
    CGImage(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }
}

extension UIView {
  /// The view's last drawing; nil if it has none.
  package var drawing: CachedDrawing? { layer.contents as? CachedDrawing }
}

/// The commands that `body` draws in the current context, on a canvas of 100 by 100 points.
@MainActor package func recorded(_ body: () -> Void) -> [DrawCommand] {
  let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
  UIGraphicsPushContext(context)
  body()
  UIGraphicsPopContext()
  return context.list.commands
}
