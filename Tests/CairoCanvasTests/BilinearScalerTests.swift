import CCairo
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Stretched pictures, against Cairo's.
@MainActor @Suite struct BilinearScalerTests {
  private func picture(_ width: Int, _ height: Int, isOpaque: Bool, _ random: inout SeededGenerator) -> Raster {
    let pixels = (0..<width * height).map { _ -> UInt32 in
      let alpha = isOpaque ? 255 : random.roll(0..<256)
      func part() -> UInt32 { UInt32(random.roll(0..<alpha + 1)) }
      return UInt32(alpha) << 24 | part() << 16 | part() << 8 | part()
    }
    return Raster(pixels, width: width, height: height)
  }

  private func drawByCairo(_ raster: Raster, _ back: CGAffineTransform, in area: PixelRect, on target: PixelBuffer) {
    let context = target.cairo(clippedTo: area, nil, touching: area)
    let pattern = cairo_pattern_create_for_surface(raster.surface)
    var matrix = cairo_matrix_t(xx: back.a, yx: 0, xy: 0, yy: back.d, x0: back.tx, y0: back.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_pattern_destroy(pattern)
  }

  /// The greatest difference of a component.
  private func difference(
    _ raster: Raster, _ back: CGAffineTransform, _ area: PixelRect, _ scaler: BilinearScaler
  ) -> Int? {
    let (own, other) = (PixelBuffer(width: 80, height: 70), PixelBuffer(width: 80, height: 70))
    for buffer in [own, other] { PixelLoops.fill(buffer, buffer.bounds, with: 0xff20_80c0) }
    guard scaler.draw(raster, back, in: area, on: own) else { return nil }
    drawByCairo(raster, back, in: area, on: other)
    return (0..<80 * 70).map { index in
      [0, 8, 16, 24].map { abs(Int(own.base[index] >> $0 & 255) - Int(other.base[index] >> $0 & 255)) }.max() ?? 0
    }.max()
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func picturesAreStretchedAsByCairo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scaler = BilinearScaler()
    for step in 0..<120 {
      let raster = picture(random.roll(1..<40), random.roll(1..<40), isOpaque: random.roll(0..<2) == 0, &random)
      // Factors that 16 bits hold exactly, as most zooms are: then every place is exact.
      func factor() -> CGFloat { [0.5, 0.25, 0.75, 1.25, 0.0625, CGFloat(random.roll(1..<126)) / 64][random.roll(0..<6)] }
      func offset() -> CGFloat { CGFloat(random.roll(-2_000..<2_000)) / 64 }
      let back = CGAffineTransform(a: factor(), b: 0, c: 0, d: factor(), tx: offset(), ty: offset())
      if back.a == 1 && back.d == 1 { continue }
      let area = PixelRect(x0: random.roll(0..<30), y0: random.roll(0..<30), x1: random.roll(31..<80), y1: random.roll(31..<70))
      let difference = difference(raster, back, area, scaler)
      #expect(difference == 0, "seed \(seed), step \(step): \(raster.width) x \(raster.height), \(back), \(area)")
    }
  }

  /// Cairo rounds the factor to 16 bits, and moves the picture so that the middle of what it draws is right.
  @Test(arguments: 1...3 as ClosedRange<UInt64>) func oddFactorsDifferByTheRoundingOfPlaces(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scaler = BilinearScaler()
    for step in 0..<60 {
      let raster = picture(30, 20, isOpaque: true, &random)
      let factor = CGFloat(random.roll(1..<13_000)) / 10_007
      let back = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: CGFloat(random.roll(0..<100)) / 7, ty: 0.3)
      let difference = difference(raster, back, PixelRect(x0: 3, y0: 5, x1: 77, y1: 66), scaler)
      #expect((difference ?? 0) <= 4, "seed \(seed), step \(step): \(back)")
    }
  }

  @Test func whatIsShrunkMuchIsLeftToCairo() {
    let scaler = BilinearScaler()
    let raster = Raster([0xffff_ffff], width: 1, height: 1)
    let buffer = PixelBuffer(width: 4, height: 4)
    for (x, y) in [(2.5, 1), (1, 2.5), (-1, 1), (1, 0)] {
      #expect(!scaler.draw(raster, CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0), in: buffer.bounds, on: buffer))
    }
  }
}
