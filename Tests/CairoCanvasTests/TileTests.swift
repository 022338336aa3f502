import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

/// Drawings that are kept in tiles, since they are zoomed or very large.
@MainActor @Suite struct TileTests {
  /// Rings, text and an edge across many tiles.
  private let list = DisplayList([
    .fillRect(box(0, 0, 100, 100), CGColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)),
    .fill(CGPath(ellipseIn: box(5, 5, 90, 90), transform: nil), .winding, CGColor(red: 0, green: 0.5, blue: 0, alpha: 0.5)),
    .text(TextBlock(runs: [.init(text: "Zoom", font: FontDescription(size: 30), color: red)]), in: box(10, 30, 80, 40)),
  ])

  private func drawing() -> CachedDrawing {
    CachedDrawing(list: list, size: CGSize(width: 100, height: 100), scale: 1, isOpaque: false)
  }

  private func shown(_ drawing: CachedDrawing, in rect: CGRect, on canvas: CairoCanvas) -> CGImage {
    canvas.draw(DisplayList([.cached(drawing, in: rect)]), damage: [CGRect(origin: .zero, size: canvas.size)])
    return canvas.image()
  }

  @Test(arguments: [4, 7.3, 20])
  func tilesShowWhatDrawingItThatLargeShows(zoom: CGFloat) {
    let canvas = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    let place = CGRect(x: -40 * zoom + 100, y: -40 * zoom + 100, width: 100 * zoom, height: 100 * zoom)
    let tiled = drawing()
    tiled.setFactor(zoom, offered: zoom)
    let image = shown(tiled, in: place, on: canvas)
    let whole = (x: (place.minX + 0.5).rounded(.down), y: (place.minY + 0.5).rounded(.down))
    canvas.draw(
      DisplayList(
        [
          .concatenate(CGAffineTransform(a: zoom, b: 0, c: 0, d: zoom, tx: whole.x, ty: whole.y)), .clipRect(box(0, 0, 100, 100)),
        ] + list.commands), damage: [box(0, 0, 300, 300)])
    var difference = 0
    for (p, q) in zip(image.pixels, canvas.image().pixels) { difference = max(difference, Self.distance(p, q)) }
    // Edges of shapes are rounded to 1/256 of a pixel from the tile's corner.
    #expect(difference <= 3, "zoom \(zoom)")
  }

  @Test(arguments: [1.3, 1, 0.55, 0.05])
  func stretchedTilesJoinWithoutASeam(stretch: CGFloat) {
    let canvas = CairoCanvas(size: CGSize(width: 400, height: 400), scale: 1)
    let plain = CachedDrawing(
      list: DisplayList([.fillRect(box(0, 0, 100, 100), red)]), size: CGSize(width: 100, height: 100), scale: 1, isOpaque: false)
    plain.setFactor(10, offered: 10)
    let side = 1000 * stretch
    let image = shown(plain, in: box(0.3, 0.7, side, side), on: canvas)
    for y in 2..<min(399, Int(side) - 2) {
      for x in 2..<min(399, Int(side) - 2) where image.pixels[y * 400 + x] != 0xffff_0000 {
        Issue.record("a seam at \(x), \(y): \(image[x, y])")
        return
      }
    }
  }

  @Test func onlyWhatIsSeenIsKept() {
    let canvas = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    let tiled = drawing()
    tiled.setFactor(50, offered: 50)
    _ = shown(tiled, in: box(-2500, -2500, 5000, 5000), on: canvas)
    #expect(canvas.rasterizedCount <= 9, "of 400 tiles")
    #expect(canvas.tileBytes > 0 && canvas.tileBytes <= 9 * 258 * 258 * 5)
    let count = canvas.rasterizedCount
    _ = shown(tiled, in: box(-2490, -2495, 5000, 5000), on: canvas)
    #expect(canvas.rasterizedCount <= count + 3, "the rest was there")
  }

  @Test func tilesStayBelowTheirLimitAndTheOldestGo() {
    let canvas = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    canvas.tileLimit = 6 << 20
    let tiled = drawing()
    tiled.setFactor(50, offered: 50)
    var most = 0
    for step in 0..<60 {
      _ = shown(tiled, in: box(-70 * CGFloat(step), -2000, 5000, 5000), on: canvas)
      most = max(most, canvas.tileBytes)
    }
    #expect(most <= 6 << 20 && most > 4 << 20)
    let count = canvas.rasterizedCount
    _ = shown(tiled, in: box(-70 * 59, -2000, 5000, 5000), on: canvas)
    #expect(canvas.rasterizedCount == count, "what is on the screen is kept")
    _ = shown(tiled, in: box(0, -2000, 5000, 5000), on: canvas)
    #expect(canvas.rasterizedCount > count, "what was seen first has gone")
  }

  @Test func withoutRoomTheyAreDrawnAnewEachTime() {
    let canvas = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    let tiled = drawing()
    tiled.setFactor(20, offered: 20)
    let image = shown(tiled, in: box(-600, -600, 2000, 2000), on: canvas)
    let tight = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    tight.tileLimit = 0
    let other = drawing()
    other.setFactor(20, offered: 20)
    #expect(shown(other, in: box(-600, -600, 2000, 2000), on: tight) == image)
    #expect(tight.tileBytes == 0)
  }

  @Test func pixelsGoWithTheirDrawing() {
    let canvas = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    do {
      let tiled = drawing()
      tiled.setFactor(20, offered: 20)
      _ = shown(tiled, in: box(-600, -600, 2000, 2000), on: canvas)
      #expect(canvas.tileBytes > 0)
      tiled.setFactor(1, offered: 1)
      #expect(canvas.tileBytes == 0)
      tiled.setFactor(20, offered: 20)
      _ = shown(tiled, in: box(-600, -600, 2000, 2000), on: canvas)
    }
    #expect(canvas.tileBytes == 0)
  }

  @Test func manyTimesSmallerThanItIsKeptItTakesFewPixels() {
    let canvas = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    let tiled = drawing()
    tiled.setFactor(50, offered: 50)
    _ = shown(tiled, in: box(0, 0, 300, 300), on: canvas)
    #expect(canvas.tileBytes <= 2 * 300 * 300 * 4)
  }

  @Test func aTurnedDrawingIsDrawnDirectly() {
    let canvas = CairoCanvas(size: CGSize(width: 300, height: 300), scale: 1)
    let tiled = drawing()
    tiled.setFactor(4, offered: 4)
    canvas.draw(
      DisplayList([.concatenate(CGAffineTransform(rotationAngle: 0.3)), .cached(tiled, in: box(0, -100, 400, 400))]),
      damage: [box(0, 0, 300, 300)])
    #expect(canvas.tileBytes == 0)
    #expect(canvas.image().inkBox(on: 0xff00_0000) != nil)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16] { most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
    return most
  }
}
