import CCairo
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Shadows with a repeated middle, against masks of the whole shadow.
@MainActor @Suite struct ShadowMasksTests {
  private func drawByCairo(
    _ box: PixelRect, radius: Double, sigma: Double, _ color: CGColor, on target: PixelBuffer, clip: PixelRect
  ) {
    let mask = BlurredMask(roundedRectOf: box.width, box.height, radius: radius, sigma: sigma)
    let context = target.cairo(clippedTo: clip, nil, touching: clip)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(context, mask.surface, Double(box.x0 - mask.reach), Double(box.y0 - mask.reach))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func shadowsAreAsThoseOfWholeMasks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shadows = ShadowMasks()
    for step in 0..<60 {
      let (x, y) = (random.roll(-40..<80), random.roll(-40..<80))
      let box = PixelRect(x0: x, y0: y, x1: x + random.roll(1..<160), y1: y + random.roll(1..<160))
      let (radius, sigma) = ([0, 3, 7.5, 200][random.roll(0..<4)], [0, 0.4, 2, 5.3, 12][random.roll(0..<5)])
      let color = CGColor(red: 0.1, green: 0, blue: 0.3, alpha: [1, 0.3][random.roll(0..<2)])
      let clip = PixelRect(x0: random.roll(0..<60), y0: random.roll(0..<60), x1: 200 - random.roll(0..<90), y1: 190)
      let (own, other) = (PixelBuffer(width: 200, height: 200), PixelBuffer(width: 200, height: 200))
      for buffer in [own, other] { PixelLoops.fill(buffer, buffer.bounds, with: 0xffff_e0c0) }
      if let shadow = shadows.roundedRect(box, radius: radius, sigma: sigma, clip: clip) {
        shadows.draw(shadow, color, on: own, clip: clip)
      }
      drawByCairo(box, radius: radius, sigma: sigma, color, on: other, clip: clip)
      let wrong = (0..<200 * 200).first { own.base[$0] != other.base[$0] }
      #expect(
        wrong == nil,
        "seed \(seed), step \(step): \(box), radius \(radius), sigma \(sigma), clip \(clip): pixel \((wrong ?? 0) % 200), \((wrong ?? 0) / 200)"
      )
      if wrong != nil { return }
    }
  }

  @Test func cardsOfAllLengthsShareTheirCorners() throws {
    let shadows = ShadowMasks()
    let buffer = PixelBuffer(width: 400, height: 400)
    for length in stride(from: 100, to: 300, by: 10) {
      let box = PixelRect(x0: 50, y0: 50, x1: 50 + length, y1: 350 - length / 2)
      let shadow = try #require(shadows.roundedRect(box, radius: 8, sigma: 4, clip: buffer.bounds))
      shadows.draw(shadow, .black, on: buffer, clip: buffer.bounds)
    }
    // A silhouette of 2 x (8 + 12 + 1) + 1 pixels, and 12 around it.
    #expect(shadows.blurredCount == 67 * 67)
  }

  // MARK: Paths

  /// Upright and turned, of straight sides and of curves.
  private func path(_ random: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    let rect = CGRect(
      x: Double(random.roll(0..<160)) / 4, y: Double(random.roll(0..<160)) / 4, width: Double(random.roll(4..<500)) / 4,
      height: Double(random.roll(4..<500)) / 4)
    let corner = CGSize(width: min(12, rect.width / 2), height: min(12, rect.height / 2))
    switch random.roll(0..<4) {
    case 0:
      var corners = CornerSizes()
      (corners.topLeft, corners.topRight) = (corner, corner)
      path.addRounded(rect, corners: corners)
    case 1: path.addEllipse(in: rect)
    case 2:
      // A bubble with a tail.
      path.addRect(rect)
      path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX + 9, y: rect.midY + 4))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + 8))
    default:
      path.addRoundedRect(in: rect, cornerWidth: corner.width, cornerHeight: corner.height)
      path.addRect(rect.insetBy(dx: rect.width / 3, dy: rect.height / 3))
    }
    return path
  }

  /// What a shadow of the whole silhouette would be.
  private func blurWhole(
    _ path: CGPath, _ transform: CGAffineTransform, sigma: Double, _ color: CGColor, on target: PixelBuffer, clip: PixelRect
  ) {
    let room = 48
    let silhouette = PixelBuffer(width: target.width + 2 * room, height: target.height + 2 * room)
    let shift = CGAffineTransform(translationX: CGFloat(room), y: CGFloat(room))
    cairo_set_source_rgba(silhouette.context, 0, 0, 0, 1)
    PathFeeder(transform: transform.concatenating(shift), bounds: silhouette.bounds).fill(path, into: silhouette.context)
    cairo_fill(silhouette.context)
    let mask = BlurredMask(alphaOf: silhouette, sigma: sigma)
    let context = target.cairo(clippedTo: clip, nil, touching: clip)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(context, mask.surface, Double(-room - mask.reach), Double(-room - mask.reach))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func shadowsOfPathsAreAsThoseOfWholeSilhouettes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shadows = ShadowMasks()
    for step in 0..<12 {
      let path = path(&random)
      let turn = [0, 0, 0, 0.4][random.roll(0..<4)]
      let transform = CGAffineTransform(rotationAngle: turn).concatenating(CGAffineTransform(scaleX: 1.5, y: 1.5))
      let sigma = [0, 0.4, 2, 5.3, 12][random.roll(0..<5)]
      let color = CGColor(red: 0.1, green: 0, blue: 0.3, alpha: [1, 0.3][random.roll(0..<2)])
      let clip = PixelRect(x0: random.roll(0..<60), y0: random.roll(0..<60), x1: 300 - random.roll(0..<90), y1: 290)
      let (own, other) = (PixelBuffer(width: 300, height: 300), PixelBuffer(width: 300, height: 300))
      for buffer in [own, other] { PixelLoops.fill(buffer, buffer.bounds, with: 0xffff_e0c0) }
      let shape = try #require(ShadowShape(path, transform, reach: BlurredMask.reach(sigma)))
      shadows.draw(try #require(shadows.shadow(of: shape, sigma: sigma, dx: 0, dy: 0)), color, on: own, clip: clip)
      blurWhole(path, transform, sigma: sigma, color, on: other, clip: clip)
      // Equal pixels are skipped first: this code is compiled without optimization.
      let most =
        (0..<300 * 300).lazy.filter { own.base[$0] != other.base[$0] }
        .map { Self.difference(own.base[$0], other.base[$0]) }.max() ?? 0
      // The grid of 1/256 of a pixel shifts an edge by half of that, which three blurs round three times.
      #expect(most <= 2, "seed \(seed), step \(step): \(path.elements), turned by \(turn), sigma \(sigma): differs by \(most)")
      if most > 2 { return }
    }
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  @Test func sheetsWithTwoRoundCornersShareOneMaskAtEveryHeight() throws {
    let shadows = ShadowMasks()
    let buffer = PixelBuffer(width: 400, height: 900)
    for top in 0..<300 {
      let path = CGMutablePath()
      var corners = CornerSizes()
      (corners.topLeft, corners.topRight) = (CGSize(width: 16, height: 16), CGSize(width: 16, height: 16))
      path.addRounded(CGRect(x: 0, y: top, width: 393, height: 852 - top), corners: corners)
      let shape = try #require(ShadowShape(path, .identity, reach: BlurredMask.reach(10)))
      shadows.draw(try #require(shadows.shadow(of: shape, sigma: 10, dx: 0, dy: -3)), .black, on: buffer, clip: buffer.bounds)
    }
    // Corners of 16 pixels, a margin of 32 at each end of the stretches between them, and 30 around.
    #expect(shadows.blurredCount < 200 * 200)
  }

  @Test func shadowsThatAreLongUnusedAreDropped() throws {
    let shadows = ShadowMasks()
    func draw(_ size: Double) throws {
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
      let shape = try #require(ShadowShape(path, .identity, reach: 0))
      _ = try #require(shadows.shadow(of: shape, sigma: 0, dx: 0, dy: 0))
    }
    try draw(100)
    for size in 0..<20 {
      try draw(600 + Double(size))
      try draw(100)
    }
    let blurred = shadows.blurredCount
    try draw(100)
    #expect(shadows.blurredCount == blurred, "in use all the time")
    try draw(600)
    #expect(shadows.blurredCount == blurred + 600 * 600, "dropped, since 4 MB are kept")
  }
}
