internal import CairoCanvas
internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// Pixels and text of the stage: the canvas of a window, in memory.
@MainActor final class StageGraphics: HostGraphics {
  private var canvas: CairoCanvas

  init(size: CGSize, scale: CGFloat) { canvas = CairoCanvas(size: size, scale: scale) }

  func resize(to size: CGSize, scale: CGFloat) { canvas = CairoCanvas(size: size, scale: scale) }

  func image() -> CGImage { canvas.image() }

  /// Bytes of the raster tiles of zoomed and very large drawings.
  var tileBytes: Int { canvas.tileBytes }

  func present(_ frame: CompositedFrame) {
    if let blit = frame.blit { canvas.scroll(blit.area, dx: blit.dx, dy: blit.dy) }
    canvas.draw(frame.list, damage: frame.damage, isOpaque: frame.isOpaque)
  }

  var fontFamilies: [String] { PangoText.families }

  func metrics(of font: FontDescription) -> FontMetrics { PangoText.metrics(of: font) }

  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { PangoText.measure(text, in: size) }

  func caretPositions(in line: TextBlock) -> [CGFloat] { PangoText.caretPositions(in: line) }

  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    CairoCanvas.rasterize(list, size: size, scale: scale, isOpaque: isOpaque)
  }

  func encode(_ image: CGImage, as format: ImageFormat) -> Data? {
    switch format {
    case .png: ImageCodec.encodePNG(image)
    case .jpeg(let quality): ImageCodec.encodeJPEG(image, quality: quality)
    }
  }

  func decode(_ data: Data) -> CGImage? { ImageCodec.decode(data) }
}
