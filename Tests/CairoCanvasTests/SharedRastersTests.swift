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
    let label = try #require(SharedRasters.label(of: drawings[0]))
    let rasters = SharedRasters(limit: 1 << 20)
    rasters.keep(raster(drawings[0]), of: drawings[0], label)
    let few = SharedRasters(limit: 10 * rasters.bytes)
    for (index, drawing) in drawings.enumerated() {
      few.keep(raster(drawing), of: drawing, try #require(SharedRasters.label(of: drawing)))
      // The first one is used again and again.
      #expect(few.raster(of: drawings[0], label) != nil, "after \(index)")
      #expect(few.bytes <= few.limit)
    }
    var keptCount = 0
    for drawing in drawings {
      if few.raster(of: drawing, try #require(SharedRasters.label(of: drawing))) != nil { keptCount += 1 }
    }
    #expect(keptCount == 10 && few.bytes == 10 * rasters.bytes)
  }

  /// Pictures without ink have no pixels, but their lists take room.
  @Test func blankDrawingsAreBoundedToo() throws {
    let rasters = SharedRasters(limit: 20_000)
    for index in 0..<1_000 {
      let blank = drawing([disc(CGFloat(index + 1), CGColor(gray: 0, alpha: 0))])
      rasters.keep(raster(blank), of: blank, try #require(SharedRasters.label(of: blank)))
      #expect(rasters.bytes > 0 && rasters.bytes <= rasters.limit)
    }
    let first = drawing([disc(1, CGColor(gray: 0, alpha: 0))])
    #expect(rasters.raster(of: first, try #require(SharedRasters.label(of: first))) == nil)
  }

  @Test func aRasterLargerThanAnEighthOfTheLimitIsNotKept() throws {
    let drawing = drawing([disc(8)], isOpaque: true)
    let label = try #require(SharedRasters.label(of: drawing))
    let rasters = SharedRasters(limit: 7 * raster(drawing).byteCount)
    rasters.keep(raster(drawing), of: drawing, label)
    #expect(rasters.bytes == 0 && rasters.raster(of: drawing, label) == nil)
  }

  /// Of two lists with one digest, which random programs do not meet, the last is kept.
  @Test func listsWithTheSameDigestAreToldApart() {
    let rasters = SharedRasters(limit: 1 << 20)
    let label = SharedRasters.Label(digest: 1, bytes: 100)
    let (first, second) = (drawing([disc(8)]), drawing([disc(7)]))
    rasters.keep(raster(first), of: first, label)
    #expect(rasters.raster(of: second, label) == nil)
    rasters.keep(raster(second), of: second, label)
    #expect(rasters.raster(of: first, label) == nil && rasters.raster(of: second, label) != nil)
    let bytes = rasters.bytes
    rasters.keep(raster(second), of: second, label)
    #expect(rasters.bytes == bytes)
  }
}
