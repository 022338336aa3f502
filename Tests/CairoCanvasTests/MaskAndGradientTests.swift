import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct MaskAndGradientTests {
  private func picture(_ draw: (CGContext) -> Void) -> CGImage {
    let context = CGContext(size: CGSize(width: 20, height: 10), scale: 1)
    context.setFillColor(red)
    draw(context)
    return CairoCanvas.rasterize(context.list, size: CGSize(width: 20, height: 10), scale: 1, isOpaque: false)
  }

  private func columns(_ values: [UInt32]) -> CGImage { CGImage(width: values.count, height: 1, pixels: values) }

  @Test func drawingIsSeenThroughTheMaskAlone() {
    let mask = CGImage(width: 2, height: 2, pixels: [0xff00_0000, 0, 0, 0])
    let image = picture { context in
      context.saveGState()
      context.clip(to: box(4, 2, 4, 4), mask: mask)
      context.fill(box(0, 0, 20, 10))
      context.restoreGState()
      context.fill(box(15, 0, 1, 1))
    }
    #expect(image[4, 5] == "ffff0000", "its first row is the lowest, as for images")
    #expect(image[4, 2] == "00000000" && image[7, 5] == "00000000" && image[9, 9] == "00000000")
    #expect(image[15, 0] == "ffff0000", "the mask ends with its state")
  }

  @Test func anImageWithoutTransparencyCountsByItsBrightness() {
    let image = picture {
      $0.clip(to: box(0, 0, 20, 10), mask: columns([0xffff_ffff, 0xff00_0000])); $0.fill(box(0, 0, 20, 10))
    }
    #expect(image[2, 5] == "ffff0000" && image[17, 5] == "00000000")
  }

  @Test func masksAndStatesNest() {
    let halves = [columns([0xff00_0000, 0]), CGImage(width: 1, height: 2, pixels: [0, 0xff00_0000])]
    let image = picture { context in
      context.clip(to: box(0, 0, 20, 10), mask: halves[0])
      context.saveGState()
      context.translateBy(x: 1, y: 0)
      context.clip(to: box(-1, 0, 20, 10), mask: halves[1])
      context.fill(box(-1, 0, 20, 10))
    }
    #expect(image[2, 2] == "ffff0000" && image[2, 7] == "00000000" && image[17, 2] == "00000000")
  }

  @Test func aGradientRunsFromOneCircleToAnother() {
    let stops = Gradient(colors: [red, blue], locations: [0, 1])
    func image(_ gradient: Gradient, _ from: CGPoint, _ start: CGFloat, _ to: CGPoint, _ end: CGFloat) -> CGImage {
      draw(.radialGradient(gradient, from: from, startRadius: start, to: to, endRadius: end))
    }
    let middle = CGPoint(x: 10, y: 5)
    let ring = image(stops, middle, 2, middle, 4)
    #expect(ring[10, 5] == "00000000", "nothing before the first circle")
    #expect(ring[19, 5] == "00000000", "nor after the last")
    #expect(ring.inkBox().map { $0.width >= 8 && $0.width <= 9 } == true)
    var filled = stops
    (filled.drawsBeforeStart, filled.drawsAfterEnd) = (true, false)
    #expect(image(filled, middle, 2, middle, 4)[10, 5] == "ffff0000")
    #expect(image(filled, middle, 2, middle, 4)[19, 5] == "00000000")
    (filled.drawsBeforeStart, filled.drawsAfterEnd) = (false, true)
    #expect(image(filled, middle, 2, middle, 4)[10, 5] == "00000000")
    #expect(image(filled, middle, 2, middle, 4)[19, 5] == "ff0000ff")
    let cone = image(stops, CGPoint(x: 3, y: 5), 2, CGPoint(x: 16, y: 5), 3)
    let (near, far) = (cone.pixels[5 * 20 + 2], cone.pixels[5 * 20 + 18])
    #expect(near >> 16 & 255 > 180 && far & 255 > 180, "\(cone[2, 5]) \(cone[18, 5])")
  }
}
