import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Drawings of equal lists, which share their pixels.
@MainActor @Suite struct SharedRastersTests {
  private let canvas = CairoCanvas(size: CGSize(width: 100, height: 100), scale: 1)

  private func drawing(_ commands: [DrawCommand], side: CGFloat = 20, isOpaque: Bool = false) -> CachedDrawing {
    CachedDrawing(list: DisplayList(commands), size: CGSize(width: side, height: side), scale: 1, isOpaque: isOpaque)
  }

  private func disc(_ radius: CGFloat, _ color: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)) -> DrawCommand {
    .fill(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius), transform: nil), .winding, color)
  }

  @discardableResult private func show(_ drawing: CachedDrawing) -> [UInt32] {
    let area = CGRect(x: 10, y: 10, width: 20, height: 20)
    canvas.draw(DisplayList([.cached(drawing, in: CGRect(origin: area.origin, size: drawing.size))]), damage: [area])
    return canvas.image().pixels
  }

  @Test func anEqualDrawingTakesThePixelsOver() {
    let first = show(drawing([disc(8)]))
    #expect(canvas.rasterizedCount == 1)
    #expect(show(drawing([disc(8)])) == first && canvas.rasterizedCount == 1)
  }

  @Test func drawingsThatDifferInOneValueDoNot() {
    let gray = CGColor(gray: 0.5, alpha: 1)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 18, y: 2), control: CGPoint(x: 10, y: 18))
    let other = CGMutablePath()
    other.move(to: CGPoint(x: 2, y: 2))
    other.addQuadCurve(to: CGPoint(x: 18, y: 2), control: CGPoint(x: 10, y: 12))
    let drawings = [
      drawing([disc(8)]), drawing([disc(8)], side: 19), drawing([disc(8)], isOpaque: true), drawing([disc(7)]),
      drawing([disc(8, gray)]), drawing([disc(8), disc(8)]), drawing([.fill(path, .winding, gray)]),
      // Control points and fill rules are compared, but not looked up by.
      drawing([.fill(other, .winding, gray)]), drawing([.fill(path, .evenOdd, gray)]),
      drawing([.clipRoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 3), disc(8)]),
      drawing([.clipRoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 4), disc(8)]),
    ]
    for drawing in drawings { show(drawing) }
    #expect(canvas.rasterizedCount == drawings.count)
  }

  /// Text is not looked up: its letters are kept already.
  @Test func drawingsOfTextAreNotKept() {
    for _ in 0..<2 {
      show(drawing([disc(8), .text(TextBlock(runs: []), in: CGRect(x: 0, y: 0, width: 20, height: 20))]))
    }
    #expect(canvas.rasterizedCount == 2)
  }

  private func raster(_ drawing: CachedDrawing) -> Raster { Rasterizer().rasterize(drawing) }

  @Test func theRastersUsedLeastRecentlyGoFirst() throws {
    let drawings = (1...40).map { drawing([disc(CGFloat($0) / 5)], isOpaque: true) }
    let size = raster(drawings[0]).byteCount
    let rasters = SharedRasters(limit: 10 * size)
    for (index, drawing) in drawings.enumerated() {
      let digest = try #require(SharedRasters.digest(of: drawing))
      rasters.keep(raster(drawing), of: drawing, digest)
      // The first one is used again and again.
      let first = try #require(SharedRasters.digest(of: drawings[0]))
      #expect(rasters.raster(of: drawings[0], first) != nil, "after \(index)")
      #expect(rasters.bytes <= rasters.limit)
    }
    var keptCount = 0
    for drawing in drawings {
      let digest = try #require(SharedRasters.digest(of: drawing))
      if rasters.raster(of: drawing, digest) != nil { keptCount += 1 }
    }
    #expect(keptCount == 10 && rasters.bytes == 10 * size)
  }

  @Test func aRasterLargerThanAnEighthOfTheLimitIsNotKept() throws {
    let drawing = drawing([disc(8)], isOpaque: true)
    let digest = try #require(SharedRasters.digest(of: drawing))
    let rasters = SharedRasters(limit: 7 * raster(drawing).byteCount)
    rasters.keep(raster(drawing), of: drawing, digest)
    #expect(rasters.bytes == 0 && rasters.raster(of: drawing, digest) == nil)
  }

  /// Of two lists with one digest, which random programs do not meet, the last is kept.
  @Test func listsWithTheSameDigestAreToldApart() {
    let rasters = SharedRasters(limit: 1 << 20)
    let (first, second) = (drawing([disc(8)]), drawing([disc(7)]))
    rasters.keep(raster(first), of: first, 1)
    #expect(rasters.raster(of: second, 1) == nil)
    rasters.keep(raster(second), of: second, 1)
    #expect(rasters.raster(of: first, 1) == nil && rasters.raster(of: second, 1) != nil)
    #expect(rasters.bytes == raster(second).byteCount)
  }
}
