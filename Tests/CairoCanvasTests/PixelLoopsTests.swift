import CCairo
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Loops that take four pixels at a time, against the definition of each pixel.
@MainActor @Suite struct PixelLoopsTests {
  /// `a * b / 255` as pixman rounds it, or as Cairo's fills do.
  private func product(_ a: UInt32, _ b: UInt32, _ half: UInt32 = 0x80) -> UInt32 {
    let t = a * b + half
    return (t + t >> 8) >> 8
  }

  private func each(_ pixel: UInt32, _ body: (UInt32) -> UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(UInt32(0)) { $0 | body(pixel >> $1 & 255) << $1 }
  }

  /// Premultiplied; transparent and opaque ones often, also several in a row.
  private func pixels(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
    var kind = 0
    return (0..<count).map { _ in
      if random.roll(0..<4) == 0 { kind = random.roll(0..<3) }
      let alpha = kind == 0 ? 0 : kind == 1 ? 255 : random.roll(0..<256)
      func part() -> UInt32 { UInt32(random.roll(0..<alpha + 1)) }
      return UInt32(alpha) << 24 | part() << 16 | part() << 8 | part()
    }
  }

  @Test(arguments: 0..<40) func picturesAreBlendedPixelByPixel(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<50 {
      let (source, below) = (pixels(count, &random), pixels(count, &random))
      var target = below
      target.withUnsafeMutableBufferPointer { target in
        if let start = target.baseAddress { PixelLoops.over(start, source, count: count) }
      }
      let expected = zip(source, below).map { pixel, old in pixel + each(old) { product($0, 255 - pixel >> 24) } }
      #expect(target == expected)
    }
  }

  @Test(arguments: 0..<40) func coloursAreBlendedPixelByPixelThroughCoverage(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for half in [UInt16(0x80), 0x7f] {
      for _ in 0..<50 {
        let color = random.roll(0..<3) == 0 ? 0xff00_0000 : pixels(1, &random)[0]
        let below = pixels(count, &random)
        let coverage = (0..<count).map { _ in [0, 0, 255, 255, UInt8(random.roll(0..<256))][random.roll(0..<5)] }
        var target = below
        target.withUnsafeMutableBufferPointer { target in
          if let start = target.baseAddress { PixelLoops.over(start, color, through: coverage, count: count, half: half) }
        }
        let expected = zip(coverage, below).map { share, old in
          let part = each(color) { product($0, UInt32(share), UInt32(half)) }
          return part + each(old) { product($0, 255 - part >> 24, UInt32(half)) }
        }
        #expect(target == expected)
      }
    }
  }

  @Test func coloursAreBlendedOverRectangles() {
    for width in 1..<20 {
      var random = SeededGenerator(seed: UInt64(width))
      let buffer = PixelBuffer(width: 24, height: 3)
      let below = pixels(72, &random)
      for (index, pixel) in below.enumerated() { buffer.base[index] = pixel }
      let color: UInt32 = 0x8040_2060
      PixelLoops.blend(buffer, PixelRect(x0: 2, y0: 1, x1: 2 + width, y1: 2), with: color)
      for (index, old) in below.enumerated() {
        let isInside = (24 + 2..<24 + 2 + width).contains(index)
        #expect(buffer.base[index] == (isInside ? color + each(old) { product($0, 127) } : old))
      }
    }
  }
}
