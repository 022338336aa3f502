internal import CoreGraphics
internal import Foundation

/// Rasterises drawings for caching, on one scratch buffer that grows to the largest of them.
@MainActor final class Rasterizer {
  @exclusivity(unchecked) private var scratch: PixelBuffer?
  @exclusivity(unchecked) private var replayer: Replayer?

  func rasterize(_ drawing: CachedDrawing) -> Raster {
    func pixels(_ points: CGFloat) -> Int { max(1, Int((points * drawing.rasterScale - 1e-6).rounded(.up))) }
    let area = PixelRect(x0: 0, y0: 0, x1: pixels(drawing.size.width), y1: pixels(drawing.size.height))
    return rasterize(drawing, scale: drawing.rasterScale, area: area, inkedIn: inkLimit(of: drawing, drawing.rasterScale, area))
  }

  /// The pixels of `area` that the drawing may ink: of a label, the room around its text, which is a part of its frame. All, unless it draws
  /// nothing but text.
  private func inkLimit(of drawing: CachedDrawing, _ scale: CGFloat, _ area: PixelRect) -> PixelRect {
    if drawing.isOpaque { return area }
    var box = CGRect.null
    for command in drawing.list.commands {
      switch command {
      case .save, .restore: break
      case .text(let text, let rect): box = box.union(TextLayouts.shared.layout(text, in: rect.size).reach(at: rect))
      default: return area
      }
    }
    func pixel(_ points: CGFloat) -> Int { Int(min(max(points * scale, -1e6), 1e6).rounded(.down)) }
    if box.isNull { return area }
    let limit = PixelRect(x0: pixel(box.minX), y0: pixel(box.minY), x1: pixel(box.maxX) + 1, y1: pixel(box.maxY) + 1)
      .intersection(area)
    return limit.isEmpty ? PixelRect(x0: 0, y0: 0, x1: 1, y1: 1) : limit
  }

  /// Rasterises `part` (pixels) of the drawing at `scale` pixels per point.
  func rasterize(_ drawing: CachedDrawing, scale: CGFloat, area part: PixelRect) -> Raster {
    rasterize(drawing, scale: scale, area: part, inkedIn: part.offset(x: -part.x0, y: -part.y0))
  }

  /// Rasterises `part`, of which only `limit`, relative to the part, is inked.
  private func rasterize(_ drawing: CachedDrawing, scale: CGFloat, area part: PixelRect, inkedIn limit: PixelRect) -> Raster {
    let area = part.offset(x: -part.x0, y: -part.y0)
    // Drawings as large as a screen get a buffer of their own, so that the scratch buffer stays small.
    let isLarge = area.width * area.height > Self.largestScratch
    let buffer = isLarge ? PixelBuffer(width: area.width, height: area.height) : scratch(for: area)
    let replayer = self.replayer ?? Replayer(tiles: TileStore(limit: 0))
    self.replayer = nil
    PixelLoops.fill(buffer, limit, with: drawing.isOpaque ? 0xff00_0000 : 0)
    replayer.replay(
      drawing.list, on: buffer, clip: limit,
      transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(part.x0), ty: -CGFloat(part.y0)))
    self.replayer = replayer
    if drawing.isOpaque {
      let end = CGSize(
        width: drawing.size.width * scale - CGFloat(part.x0), height: drawing.size.height * scale - CGFloat(part.y0))
      closeEdges(of: buffer, area, end)
    }
    return Raster(copying: buffer, area: area, inkedIn: limit, isOpaque: drawing.isOpaque)
  }

  /// Completes edge pixels that the drawing covers in part: in an opaque picture they would be blended with black.
  private func closeEdges(of buffer: PixelBuffer, _ area: PixelRect, _ end: CGSize) {
    let (right, bottom) = (area.width - 1, area.height - 1)
    if right > 0, end.width < CGFloat(area.width) - 1e-6 {
      for y in 0...bottom { buffer.base[y * buffer.width + right] = buffer.base[y * buffer.width + right - 1] }
    }
    if bottom > 0, end.height < CGFloat(area.height) - 1e-6 {
      let row = buffer.base + bottom * buffer.width
      row.update(from: row - buffer.width, count: area.width)
    }
  }

  private static let largestScratch = 1 << 18

  private func scratch(for area: PixelRect) -> PixelBuffer {
    if let scratch, scratch.width >= area.width, scratch.height >= area.height { return scratch }
    let made = PixelBuffer(width: max(area.width, scratch?.width ?? 0), height: max(area.height, scratch?.height ?? 0))
    if made.width * made.height <= Self.largestScratch { scratch = made }
    return made
  }
}
