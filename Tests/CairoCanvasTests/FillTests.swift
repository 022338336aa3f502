import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct FillTests {
  @Test func wholePixelsAreFilledExactlyAndNothingElse() {
    let image = draw(.fillRect(box(2, 3, 5, 4), red))
    #expect(image.inkBox() == box(2, 3, 5, 4))
    #expect(image[2, 3] == "ffff0000")
    #expect(image.pixels.filter { $0 == 0xffff_0000 }.count == 20)
  }

  @Test func halfCoveredPixelsAreHalfTransparent() {
    let image = draw(.fillRect(box(2.5, 3, 1, 1), red))
    #expect(image.inkBox() == box(2, 3, 2, 1))
    #expect(image[2, 3] == "80800000" || image[2, 3] == "7f7f0000")
  }

  @Test func withoutAntialiasingPixelsArePaintedWhollyOrNotAtAll() {
    let circle = CGPath(ellipseIn: box(2, 1, 7.5, 7.5), transform: nil)
    for command: DrawCommand in [
      .fillRect(box(2.4, 3, 3.3, 3), red), .fillRoundedRect(box(2.4, 3, 8.2, 6), radius: 2.3, red), .fill(circle, .winding, red),
      .stroke(circle, StrokeStyle(), red),
    ] {
      #expect(Set(draw(.setAntialiasing(false), command).pixels) == [0, 0xffff_0000])
      #expect(Set(draw(.setAntialiasing(false), .setAntialiasing(true), command).pixels).count > 2)
      #expect(Set(draw(.setAntialiasing(false), .beginGroup(alpha: 1, .normal), command, .endGroup).pixels) == [0, 0xffff_0000])
    }
  }

  @Test func theScaleMakesPointsPixels() {
    #expect(draw(.fillRect(box(1, 2, 1, 1), red), scale: 3).inkBox() == box(3, 6, 3, 3))
  }

  @Test func translucentFillsBlendAsCairoBlendsThem() {
    let half = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let whole = draw(.fillRect(box(0, 0, 20, 10), red), .fillRect(box(0, 0, 4, 4), half))
    let path = draw(.fillRect(box(0, 0, 20, 10), red), .fillRoundedRect(box(0, 0, 8, 8), radius: 1, half))
    for shift in [0, 8, 16, 24] {
      let (a, b) = (Int(whole.pixels[2 * 20 + 2] >> shift & 255), Int(path.pixels[2 * 20 + 2] >> shift & 255))
      #expect(abs(a - b) <= 1)
    }
  }

  @Test(arguments: [1e6, 1e9, 1e15, 1e30])
  func coordinatesFarBeyondTheScreenAreCutNotOverflowed(far: CGFloat) {
    let across = box(-far, 2, 2 * far, 3)
    #expect(draw(.fillRect(across, red)).inkBox() == box(0, 2, 20, 3))
    #expect(draw(.fillRoundedRect(across, radius: 1, red)).inkBox() == box(0, 2, 20, 3))
    #expect(draw(.fill(CGPath(rect: across, transform: nil), .winding, red)).inkBox() == box(0, 2, 20, 3))
    #expect(draw(.clipRect(across), .fillRect(box(0, 0, 20, 10), red)).inkBox() == box(0, 2, 20, 3))
    #expect(draw(.fillRect(box(far, 2, far, 3), red)).inkBox() == nil)
    #expect(draw(.fillRect(box(2, -2 * far, 3, far), red)).inkBox() == nil)
  }

  @Test func aFarTranslationAndItsOppositeCancel() {
    let image = draw(
      .concatenate(CGAffineTransform(translationX: 0, y: -1e9)), .fillRect(box(1, 1e9 + 2, 3, 4), red),
      .text(block("x"), in: box(1, 1e9 + 2, 30, 20)))
    #expect(image[1, 2] == "ffff0000")
    #expect(image.inkBox()!.minY >= 2)
  }

  @Test func aCircleIsCutByTheScreenNotBentByIt() {
    // So large that its edge is a straight line through x = 10, within a millionth of a pixel.
    let radius: CGFloat = 1e9
    let circle = CGMutablePath()
    circle.move(to: CGPoint(x: 10, y: -radius))
    circle.addLine(to: CGPoint(x: 10, y: radius))
    circle.addLine(to: CGPoint(x: -radius, y: radius))
    circle.addLine(to: CGPoint(x: -radius, y: -radius))
    circle.closeSubpath()
    #expect(draw(.fill(circle, .winding, red)).inkBox() == box(0, 0, 10, 10))
  }

  @Test func aLongLineIsStrokedWhereItCrossesTheScreen() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -1e9, y: 5))
    path.addLine(to: CGPoint(x: 1e9, y: 5))
    var style = StrokeStyle()
    style.width = 2
    #expect(draw(.stroke(path, style, red)).inkBox() == box(0, 4, 20, 2))
  }

  @Test func strokesAreStretchedByTheTransform() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 1))
    path.addLine(to: CGPoint(x: 20, y: 1))
    var style = StrokeStyle()
    style.width = 1
    let image = draw(.concatenate(CGAffineTransform(scaleX: 1, y: 4)), .stroke(path, style, red))
    #expect(image.inkBox() == box(0, 2, 20, 4))
  }

  @Test func evenOddLeavesTheHole() {
    let path = CGMutablePath()
    path.addRect(box(0, 0, 10, 10))
    path.addRect(box(2, 2, 4, 4))
    #expect(draw(.fill(path, .evenOdd, red))[3, 3] == "00000000")
    #expect(draw(.fill(path, .winding, red))[3, 3] == "ffff0000")
  }

  @Test func clearErases() {
    let image = draw(.fillRect(box(0, 0, 20, 10), red), .clear(box(5, 5, 2, 2)))
    #expect(image[5, 5] == "00000000")
    #expect(image[7, 5] == "ffff0000")
  }
}
