import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

/// What is painted so far in a rectangle, blurred.
@MainActor @Suite struct BackdropTests {
  private let size = CGSize(width: 80, height: 40)
  private let backdrop = Backdrop(keepsRaster: true)

  private func draw(_ commands: [DrawCommand]) -> CGImage {
    CairoCanvas.rasterize(DisplayList(commands), size: size, scale: 1, isOpaque: true)
  }

  private func red(_ image: CGImage, _ x: Int, _ y: Int) -> Int { Int(image.pixels[y * image.width + x] >> 16 & 0xff) }

  private let grey = CGColor(gray: 0.5, alpha: 1)
  private let right = DrawCommand.fillRect(CGRect(x: 40, y: 0, width: 40, height: 40), CGColor(gray: 1, alpha: 1))
  private var all: CGRect { CGRect(origin: .zero, size: size) }

  @Test(arguments: [0.5, 2, 7, 30, 1000]) func onePlainColourStaysAsItIs(_ blur: Double) {
    let image = draw([.fillRect(all, grey), .backdrop(backdrop, in: all, blur: blur)])
    #expect(image.pixels.allSatisfy { $0 == 0xff80_8080 })
  }

  @Test func anEdgeBecomesASlopeAsOfAGaussian() {
    let sigma = 6.0
    let image = draw([right, .backdrop(backdrop, in: all, blur: sigma)])
    for x in 0..<80 {
      // The part of the normal distribution beyond the edge, mirrored at the picture's own edges.
      func beyond(_ place: Double) -> Double { erfc(-place / sigma / 2.0.squareRoot()) / 2 }
      let distance = Double(x) + 0.5 - 40
      let expected = 255 * (beyond(distance) - beyond(distance - 80) + beyond(-distance - 80))
      #expect(abs(Double(red(image, x, 20)) - expected) < 8, "\(x)")
      if x > 0 { #expect(red(image, x, 20) >= red(image, x - 1, 20)) }
    }
  }

  @Test func nothingOutsideIsReadOrChanged() {
    let left = CGRect(x: 0, y: 0, width: 40, height: 40)
    let image = draw([right, .clipRect(left), .backdrop(backdrop, in: left, blur: 9)])
    #expect(red(image, 39, 20) == 0 && red(image, 40, 20) == 255)
  }

  @Test func aLineAtTheEdgeWeighsNoMoreThanItself() {
    let line = DrawCommand.fillRect(CGRect(x: 0, y: 0, width: 80, height: 1), CGColor(gray: 1, alpha: 1))
    let image = draw([line, .backdrop(backdrop, in: all, blur: 3)])
    var sum = 0
    for y in 0..<40 { sum += red(image, 10, y) }
    #expect(abs(sum - 255) < 40)
    #expect(red(image, 10, 0) < 80)
  }

  @Test func coloursBecomeStrongerAndStayWithinTheirRange() {
    let colour = CGColor(red: 0.6, green: 0.5, blue: 0.4, alpha: 1)
    let image = draw([.fillRect(all, colour), .backdrop(backdrop, in: all, blur: 30)])
    let pixel = image.pixels[0]
    #expect(pixel >> 16 & 0xff > 0x99 && pixel & 0xff < 0x66)
    let strong = draw([
      .fillRect(all, CGColor(red: 1, green: 0, blue: 0, alpha: 1)), .backdrop(Backdrop(keepsRaster: false), in: all, blur: 30),
    ])
    #expect(strong.pixels[0] == 0xffff_0000)
  }

  @Test func aGroupHasWhatIsBehindItsTarget() {
    let inside: [DrawCommand] = [
      right, .save, .beginGroup(alpha: 0.5, .normal), .backdrop(backdrop, in: all, blur: 4), .endGroup, .restore,
    ]
    let image = draw(inside)
    let whole = draw([right, .backdrop(Backdrop(keepsRaster: false), in: all, blur: 4)])
    for x in 0..<80 {
      let sharp = x < 40 ? 0 : 255
      #expect(abs(red(image, x, 20) - (red(whole, x, 20) + sharp) / 2) <= 1, "\(x)")
    }
  }

  @Test func keptPixelsAreShownAgainAtAnotherPlace() {
    let part = CGRect(x: 30, y: 10, width: 20, height: 20)
    let first = draw([right, .backdrop(backdrop, in: part, blur: 5)])
    #expect(backdrop.raster != nil)
    let second = draw([.backdrop(backdrop, in: part.offsetBy(dx: 10, dy: 5), blur: 5)])
    for y in 10..<30 { for x in 30..<50 { #expect(red(first, x, y) == red(second, x + 10, y + 5)) } }
  }

  @Test func whatIsCutIsNotKept() {
    _ = draw([right, .clipRect(CGRect(x: 0, y: 0, width: 50, height: 40)), .backdrop(backdrop, in: all, blur: 5)])
    #expect(backdrop.raster == nil)
  }

  @Test func aTurnedLayerBlursItsOwnPixels() {
    let turned = CGAffineTransform(translationX: 40, y: 20).rotated(by: .pi / 4)
    let square = CGRect(x: -10, y: -10, width: 20, height: 20)
    let image = draw([right, .concatenate(turned), .clipRect(square), .backdrop(backdrop, in: square, blur: 4)])
    #expect(backdrop.raster == nil)
    #expect((100..<156).contains(red(image, 40, 20)) && red(image, 28, 8) == 0 && red(image, 52, 8) == 255)
  }
}
