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
      shadows.draw(box, radius: radius, sigma: sigma, color, on: own, clip: clip)
      drawByCairo(box, radius: radius, sigma: sigma, color, on: other, clip: clip)
      let wrong = (0..<200 * 200).first { own.base[$0] != other.base[$0] }
      #expect(
        wrong == nil,
        "seed \(seed), step \(step): \(box), radius \(radius), sigma \(sigma), clip \(clip): pixel \((wrong ?? 0) % 200), \((wrong ?? 0) / 200)"
      )
      if wrong != nil { return }
    }
  }

  @Test func cardsOfAllLengthsShareTheirCorners() {
    let shadows = ShadowMasks()
    let buffer = PixelBuffer(width: 400, height: 400)
    for length in stride(from: 100, to: 300, by: 10) {
      let box = PixelRect(x0: 50, y0: 50, x1: 50 + length, y1: 350 - length / 2)
      shadows.draw(box, radius: 8, sigma: 4, .black, on: buffer, clip: buffer.bounds)
    }
    // A silhouette of 2 x (8 + 12 + 1) + 1 pixels, and 12 around it.
    #expect(shadows.blurredCount == 67 * 67)
  }
}
