import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct CachedDrawingTests {
  private let list = DisplayList([.fillRect(box(1, 1, 2, 2), red), .fillRect(box(3, 1, 1, 1), CGColor(gray: 0, alpha: 0.5))])

  private func drawing(isOpaque: Bool = false) -> CachedDrawing {
    CachedDrawing(list: list, size: CGSize(width: 5, height: 4), scale: 1, isOpaque: isOpaque)
  }

  @Test func aPlacedDrawingHasThePixelsOfItsList() {
    let direct = draw(
      .fillRect(box(0, 0, 20, 10), white), .concatenate(CGAffineTransform(translationX: 7, y: 3)),
      .fillRect(box(1, 1, 2, 2), red),
      .fillRect(box(3, 1, 1, 1), CGColor(gray: 0, alpha: 0.5)))
    let cached = draw(.fillRect(box(0, 0, 20, 10), white), .cached(drawing(), in: box(7, 3, 5, 4)))
    #expect(cached.pixels == direct.pixels)
  }

  @Test func itIsRasterisedOnceHoweverOftenItMoves() {
    let canvas = CairoCanvas(size: CGSize(width: 20, height: 10), scale: 1)
    let drawing = drawing()
    for x in 0..<15 {
      canvas.draw(DisplayList([.cached(drawing, in: box(CGFloat(x), 0, 5, 4))]), damage: [box(0, 0, 20, 10)])
    }
    #expect(canvas.rasterizedCount == 1)
  }

  @Test func whatIsOffTheDamageIsNotRasterised() {
    let canvas = CairoCanvas(size: CGSize(width: 20, height: 10), scale: 1)
    canvas.draw(
      DisplayList([.cached(drawing(), in: box(0, 20, 5, 4)), .cached(drawing(), in: box(0, -1e9, 5, 4))]),
      damage: [box(0, 0, 20, 10)])
    canvas.draw(DisplayList([.cached(drawing(), in: box(0, 6, 5, 4))]), damage: [box(0, 0, 20, 6)])
    #expect(canvas.rasterizedCount == 0)
  }

  @Test(arguments: [(-3, -2), (17, 8), (-4, 8), (17, -3)])
  func itIsCutAtEveryEdge(x: Int, y: Int) {
    let whole = draw(.cached(drawing(), in: box(7, 3, 5, 4)))
    let cut = draw(.cached(drawing(), in: box(CGFloat(x), CGFloat(y), 5, 4)))
    for row in 0..<4 {
      for column in 0..<5 where (0..<20).contains(x + column) && (0..<10).contains(y + row) {
        #expect(cut[x + column, y + row] == whole[7 + column, 3 + row])
      }
    }
  }

  @Test func anOpaqueDrawingHidesWhatIsBehind() {
    let image = draw(.fillRect(box(0, 0, 20, 10), white), .cached(drawing(isOpaque: true), in: box(0, 0, 5, 4)))
    #expect(image[0, 0] == "ff000000")
    #expect(image[1, 1] == "ffff0000")
    #expect(image[5, 0] == "ffffffff")
  }

  /// Whole and in tiles.
  @Test(arguments: [1, 1.37, 0.71], [false, true]) func anOpaqueDrawingThatEndsInsideAPixelHasNoDarkEdge(
    zoom: CGFloat, isTiled: Bool
  ) {
    let size = CGSize(width: 6.3, height: 4.6)
    let drawing = CachedDrawing(
      list: DisplayList([.fillRect(CGRect(origin: .zero, size: size), red)]), size: size, scale: isTiled ? 1 : zoom,
      isOpaque: true)
    if isTiled { drawing.setFactor(zoom, offered: zoom) }
    let image = draw(
      .fillRect(box(0, 0, 20, 10), white), .cached(drawing, in: box(3, 2, size.width * zoom, size.height * zoom)))
    let colours = Set(image.pixels)
    #expect(colours == [0xffff_ffff, 0xffff_0000], "\(colours)")
  }

  @Test func aDrawingOfAnotherScaleIsStretched() {
    let image = draw(.cached(drawing(), in: box(0, 0, 5, 4)), scale: 2)
    #expect(image[4, 4] == "ffff0000")
  }

  @Test func imagesAreCopiedPixelForPixel() {
    let image = CGImage(width: 2, height: 1, pixels: [0xffff_0000, 0x8000_0080])
    let drawn = draw(.image(image, in: box(4, 5, 2, 1)))
    #expect(drawn.inkBox() == box(4, 5, 2, 1))
    #expect(drawn[4, 5] == "ffff0000")
    #expect(drawn[5, 5] == "80000080")
  }

  @Test func aMaskPaintsOneColourWhereTheImageIsOpaque() {
    let image = CGImage(width: 2, height: 1, pixels: [0xff00_ff00, 0])
    #expect(draw(.mask(image, in: box(4, 5, 2, 1), blue)).inkBox() == box(4, 5, 1, 1))
    #expect(draw(.mask(image, in: box(4, 5, 2, 1), blue))[4, 5] == "ff0000ff")
  }

  @Test func aDrawingTallerThanAnyBufferIsDrawnWhereItIsVisible() {
    let tall = CachedDrawing(
      list: DisplayList([.fillRect(box(0, 5e8 + 2, 3, 3), red)]), size: CGSize(width: 20, height: 1e9), scale: 1, isOpaque: false)
    #expect(draw(.cached(tall, in: box(0, -5e8, 20, 1e9))).inkBox() == box(0, 2, 3, 3))
  }
}
