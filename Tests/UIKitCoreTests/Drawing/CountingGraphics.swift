import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The fixed-metrics font with a counter, pictures without pixels, and an image format that is text: "WIDTHxHEIGHT".
@MainActor final class CountingGraphics: ManualHostGraphics {
  private(set) var measureCount = 0
  private(set) var rasterized: [(list: DisplayList, size: CGSize, scale: CGFloat)] = []

  var fontFamilies: [String] { [] }

  func metrics(of font: FontDescription) -> FontMetrics { FixedMetricsFont.metrics(of: font) }

  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    measureCount += 1
    return FixedMetricsFont.measure(text, in: size)
  }

  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    rasterized.append((list, size, scale))
    return .blank(Int(size.width * scale), Int(size.height * scale))
  }

  func encode(_ image: CGImage, as format: ImageFormat) -> Data? {
    format == .png ? Data("\(image.width)x\(image.height)".utf8) : nil
  }

  func decode(_ data: Data) -> CGImage? {
    let sides = String(decoding: data, as: UTF8.self).split(separator: "x").compactMap { Int($0) }
    return sides.count == 2 ? .blank(sides[0], sides[1]) : nil
  }

  func present(_ frame: CompositedFrame) {}
}

extension CGImage {
  static func blank(_ width: Int, _ height: Int) -> CGImage {
    CGImage(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }
}

extension UIView {
  /// What the view drew last; nil if it has no drawing.
  var drawing: CachedDrawing? { layer.contents as? CachedDrawing }
}

/// What `body` draws with the current context, on a canvas of 100 by 100 points.
@MainActor func recorded(_ body: () -> Void) -> [DrawCommand] {
  let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
  UIGraphicsPushContext(context)
  body()
  UIGraphicsPopContext()
  return context.list.commands
}
