import CCairo
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Small rounded rectangles, whose coverages are kept, against fills by Cairo.
@MainActor @Suite struct RoundedMasksTests {
  private func fill(_ shape: RoundedShape, _ color: CGColor, on buffer: PixelBuffer, clip: PixelRect) {
    let context = buffer.cairo(clippedTo: clip, nil, touching: clip)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_new_path(context)
    PathFeeder(transform: .identity, bounds: clip).roundedRect(shape.rect, radius: shape.radius, into: context)
    cairo_fill(context)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func shapesAreFilledAsByCairo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let masks = RoundedMasks()
    func part() -> Double { Double(random.roll(0..<1024)) / 1024 }
    for step in 0..<200 {
      // A few kinds of shapes, so that masks are used again: dots and bars, at whole pixels and between them.
      let thickness = [3, 4.5, 7, 9, 20][random.roll(0..<5)]
      let length = thickness * [1, 1, 1.5, 4, 10][random.roll(0..<5)]
      let (x, y) = (Double(random.roll(0..<90)) + [0, 0.5, part()][random.roll(0..<3)], Double(random.roll(0..<90)) + part())
      let (width, height) = random.roll(0..<2) == 0 ? (thickness, length) : (length, thickness)
      let rect = DeviceRect(x0: x, y0: y, x1: x + width, y1: y + height)
      guard let shape = RoundedShape(rect, radius: [thickness / 2, 2, 100][random.roll(0..<3)]) else {
        Issue.record("\(rect) is small")
        continue
      }
      let alpha: CGFloat = [1, 0.35, 0.8][random.roll(0..<3)]
      let color = CGColor(red: CGFloat(random.roll(0..<256)) / 255, green: 0.4, blue: 0, alpha: alpha)
      let clip = PixelRect(
        x0: random.roll(0..<40), y0: random.roll(0..<40), x1: 300 - random.roll(0..<200), y1: 300 - random.roll(0..<200))
      let (kept, filled) = (PixelBuffer(width: 300, height: 300), PixelBuffer(width: 300, height: 300))
      for buffer in [kept, filled] { PixelLoops.fill(buffer, buffer.bounds, with: 0xffff_e0c0) }
      masks.draw(shape, color, on: kept, clip: clip)
      fill(shape, color, on: filled, clip: clip)
      // Cairo cuts the outline at the sides of a clip, and rounds where it does.
      let isWhole = shape.box.intersection(clip) == shape.box
      let wrong = (0..<300 * 300).first { Self.difference(kept.base[$0], filled.base[$0]) > (isWhole ? 0 : 1) }
      #expect(
        wrong == nil,
        "seed \(seed), step \(step): \(shape) in \(clip), alpha \(alpha), pixel \((wrong ?? 0) % 300), \((wrong ?? 0) / 300): \(String(kept.base[wrong ?? 0], radix: 16)), not \(String(filled.base[wrong ?? 0], radix: 16))"
      )
      if wrong != nil { return }
    }
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    a == b ? 0 : [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  @Test func aMovingIndicatorIsRasterizedOnceForAllPlaces() throws {
    let buffer = PixelBuffer(width: 20, height: 400)
    let masks = RoundedMasks()
    var counts: [Int] = []
    for step in 0..<2_000 {
      let y = 3 + Double(step) * 0.0371
      let shape = try #require(RoundedShape(DeviceRect(x0: 13.5, y0: y, x1: 16.5, y1: y + 36), radius: 1.5))
      masks.draw(shape, CGColor(gray: 0, alpha: 0.35), on: buffer, clip: buffer.bounds)
      counts.append(masks.rasterizedCount)
    }
    #expect(counts.first == 1 && counts.last == 3, "two places, then all")
  }

  @Test func aRestingDotIsRasterizedOnce() throws {
    let buffer = PixelBuffer(width: 40, height: 40)
    let masks = RoundedMasks()
    for step in 0..<30 {
      let x = Double(step)
      let shape = try #require(RoundedShape(DeviceRect(x0: x, y0: 3, x1: x + 7, y1: 10), radius: 3.5))
      masks.draw(shape, .black, on: buffer, clip: buffer.bounds)
    }
    #expect(masks.rasterizedCount == 1)
  }

  @Test func largeShapesAreLeftToCairo() {
    #expect(RoundedShape(DeviceRect(x0: 0, y0: 0, x1: 40, y1: 40), radius: 8) == nil)
    #expect(RoundedShape(DeviceRect(x0: 0, y0: 0, x1: 1e7, y1: 4), radius: 2) == nil)
    #expect(RoundedShape(DeviceRect(x0: 0, y0: 0, x1: 0.001, y1: 4), radius: 2) == nil)
    #expect(RoundedShape(DeviceRect(x0: .nan, y0: 0, x1: 4, y1: 4), radius: 2) == nil)
  }
}
