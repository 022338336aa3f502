internal import CairoCanvas
internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// Pixels and text of the stage: the canvas of a window, in memory.
///
/// Frames are drawn when pixels are asked for, the whole screen at once: a test that scrolls for a minute draws one picture, and the picture
/// depends on what is shown, not on the frames before.
@MainActor final class StageGraphics: GraphicsHost {
  /// Draws each frame's changes when they are presented, as a window does.
  var drawsEveryFrame = false
  /// The painting of the whole screen, as of the last frame.
  var whole: (() -> CompositedFrame)?
  private var size: CGSize
  private var scale: CGFloat
  private var drawnCanvas: CairoCanvas?
  /// Number of drawings so far, of parts or of the whole.
  private(set) var drawnCount = 0
  /// Whether frames were presented that the canvas does not show.
  private var isStale = false

  /// Whether text has fixed metrics and is drawn as boxes.
  private let usesFixedFont: Bool

  init(size: CGSize, scale: CGFloat, usesFixedFont: Bool = false) {
    (self.size, self.scale, self.usesFixedFont) = (size, scale, usesFixedFont)
  }

  func resize(to size: CGSize, scale: CGFloat) { (self.size, self.scale, drawnCanvas) = (size, scale, nil) }

  private var canvas: CairoCanvas {
    if let drawnCanvas { return drawnCanvas }
    let made = CairoCanvas(size: size, scale: scale)
    drawnCanvas = made
    return made
  }

  func image() -> CGImage {
    if isStale { drawWhole() }
    return canvas.image()
  }

  /// Bytes of the raster tiles of zoomed and very large drawings.
  var tileBytes: Int { drawnCanvas?.tileBytes ?? 0 }

  func present(_ frame: CompositedFrame) {
    if !drawsEveryFrame {
      isStale = true
    } else if isStale {
      drawWhole()
    } else {
      draw(frame)
    }
  }

  private func drawWhole() {
    if let whole { draw(whole()) }
    isStale = false
  }

  private func draw(_ frame: CompositedFrame) {
    drawnCount += 1
    if let blit = frame.blit { canvas.scroll(blit.area, dx: blit.dx, dy: blit.dy) }
    canvas.draw(drawn(frame.list), damage: frame.damage, isOpaque: frame.isOpaque)
  }

  private func drawn(_ list: DisplayList) -> DisplayList { usesFixedFont ? FixedText.replacingText(in: list) : list }

  var fontFamilies: [String] { usesFixedFont ? [] : PangoText.families }

  func metrics(of font: FontDescription) -> FontMetrics {
    usesFixedFont ? FixedMetricsFont.metrics(of: font) : PangoText.metrics(of: font)
  }

  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    usesFixedFont ? FixedMetricsFont.measure(text, in: size) : PangoText.measure(text, in: size)
  }

  func lines(of text: TextBlock, width: CGFloat) -> [TextLine] {
    usesFixedFont ? FixedMetricsFont.lines(of: text, width: width) : PangoText.lines(of: text, width: width)
  }

  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    CairoCanvas.rasterize(drawn(list), size: size, scale: scale, isOpaque: isOpaque)
  }

  func encode(_ image: CGImage, as format: ImageFormat) -> Data? {
    switch format {
    case .png: ImageCodec.encodePNG(image)
    case .jpeg(let quality): ImageCodec.encodeJPEG(image, quality: quality)
    }
  }

  func decode(_ data: Data) -> CGImage? { ImageCodec.decode(data) }

  func addFont(_ file: URL) { AppFontFiles.add(file) }

  func openVector(_ data: Data) -> (any VectorDrawing)? { VectorFile.open(data) }
}
