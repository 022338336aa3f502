import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct ClipTests {
  @Test func clipsNestAndRestore() {
    let image = draw(
      .save, .clipRect(box(2, 2, 10, 6)), .clipRect(box(0, 0, 5, 5)), .fillRect(box(0, 0, 20, 10), red), .restore,
      .fillRect(box(19, 9, 1, 1), blue))
    #expect(image[2, 2] == "ffff0000")
    #expect(image[5, 4] == "00000000")
    #expect(image[19, 9] == "ff0000ff")
    #expect(image.pixels.filter { $0 != 0 }.count == 10)
  }

  @Test func roundedClipsCutTheCornersOfWholePixelFills() {
    let image = draw(.clipRoundedRect(box(0, 0, 20, 10), radius: 4), .fillRect(box(0, 0, 20, 10), red))
    #expect(image[0, 0] == "00000000")
    #expect(image[10, 0] == "ffff0000")
    #expect(image[0, 5] == "ffff0000")
  }

  @Test func anEmptyClipLetsNothingThrough() {
    let image = draw(.clipRect(box(30, 0, 5, 5)), .fillRect(box(0, 0, 50, 50), red), .clipRect(box(0, 0, 20, 10)))
    #expect(image.inkBox() == nil)
  }

  @Test func damageIsReplacedAndTheRestStays() {
    let canvas = CairoCanvas(size: CGSize(width: 20, height: 10), scale: 2)
    canvas.draw(DisplayList([.fillRect(box(0, 0, 20, 10), red)]), damage: [box(0, 0, 20, 10)])
    canvas.draw(DisplayList([.fillRect(box(0, 0, 20, 10), blue)]), damage: [box(1, 1, 2, 2), box(10, 5, 1, 1)])
    let image = canvas.image()
    #expect(image.pixels.filter { $0 == 0xff00_00ff }.count == 16 + 4)
    #expect(image[2, 2] == "ff0000ff")
    #expect(image[6, 6] == "ffff0000")
  }

  @Test func damageThatNothingPaintsTurnsBlack() {
    let canvas = CairoCanvas(size: CGSize(width: 20, height: 10), scale: 1)
    canvas.draw(DisplayList([.fillRect(box(0, 0, 20, 10), red)]), damage: [box(0, 0, 20, 10)])
    canvas.draw(DisplayList(), damage: [box(3, 3, 1, 1)])
    #expect(canvas.image()[3, 3] == "ff000000")
    #expect(canvas.image()[4, 3] == "ffff0000")
  }

  @Test func drawingsInARoundedClipStayOnTheirPixels() {
    let image = CGImage(width: 2, height: 2, pixels: [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff])
    let drawn = draw(.clipRoundedRect(box(0, 0, 20, 10), radius: 4), .image(image, in: box(9, 4, 2, 2)))
    #expect(drawn.inkBox() == box(9, 4, 2, 2))
    #expect([drawn[9, 4], drawn[10, 4], drawn[9, 5], drawn[10, 5]] == ["ffff0000", "ff00ff00", "ff0000ff", "ffffffff"])
  }

  @Test(arguments: [0, 1e-200, 1e-300, 1e300])
  func transformsWithoutAnInverseDrawNothingAndBreakNothing(scale: CGFloat) {
    var style = StrokeStyle()
    style.width = 2
    let path = CGPath(ellipseIn: box(0, 0, 5, 5), transform: nil)
    let image = CGImage(width: 1, height: 1, pixels: [0xffff_ffff])
    let gradient = Gradient(colors: [red, blue], locations: [0, 1])
    let drawn = draw(
      .save, .concatenate(CGAffineTransform(scaleX: scale, y: 1)), .stroke(path, style, red), .image(image, in: box(0, 0, 5, 5)),
      .text(block("x"), in: box(0, 0, 50, 30)), .linearGradient(gradient, from: .zero, to: CGPoint(x: 0, y: 5)),
      .shadow(box(0, 0, 5, 5), radius: 1, blur: 1, offset: .zero, red), .restore, .clear(box(0, 0, 20, 10)),
      .fillRoundedRect(box(1, 1, 3, 3), radius: 0.5, blue))
    #expect(drawn.inkBox() == box(1, 1, 3, 3))
  }
}
