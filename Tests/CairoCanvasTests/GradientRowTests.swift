import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Vertical gradients, which are painted row by row, against the same gradients painted by Cairo.
@MainActor @Suite struct GradientRowTests {
  private func picture(_ commands: [DrawCommand], scale: CGFloat) -> [UInt32] {
    CairoCanvas.rasterize(
      DisplayList([.fillRect(box(0, 0, 30, 40), CGColor(red: 1, green: 0.9, blue: 0.4, alpha: 1))] + commands),
      size: CGSize(width: 30, height: 40), scale: scale, isOpaque: false
    ).pixels
  }

  /// The greatest difference of a component, for each pixel.
  private static func differences(_ a: [UInt32], _ b: [UInt32]) -> [Int] {
    zip(a, b).map { one, two in
      if one == two { return 0 }
      var most = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        most = max(most, abs(Int(one >> shift & 255) - Int(two >> shift & 255)))
      }
      return most
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>) func rowsHaveTheColoursThatCairoGivesThem(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<40 {
      func color() -> CGColor {
        CGColor(
          red: CGFloat(random.roll(0..<256)) / 255, green: CGFloat(random.roll(0..<256)) / 255, blue: 0.3,
          alpha: [0, 0.4, 1][random.roll(0..<3)])
      }
      var gradient = Gradient(colors: [color(), color(), color()], locations: [0, CGFloat(random.roll(20..<80)) / 100, 1])
      gradient.drawsBeforeStart = random.roll(0..<2) == 0
      gradient.drawsAfterEnd = random.roll(0..<2) == 0
      let y0 = CGFloat(random.roll(-20..<60))
      let y1 = y0 + CGFloat(random.roll(15..<60)) * [-1, 1][random.roll(0..<2)] + 0.2
      let part = [0, 0.3][random.roll(0..<2)]
      let clip = DrawCommand.clipRect(box(CGFloat(random.roll(0..<10)) + part, CGFloat(random.roll(0..<20)) + part, 18, 15))
      let scale = CGFloat(random.roll(1..<4))
      let rows = DrawCommand.linearGradient(gradient, from: CGPoint(x: 3, y: y0), to: CGPoint(x: 3, y: y1))
      // So little from the vertical that no pixel shows it, but enough to be computed for every pixel.
      let slanted = DrawCommand.linearGradient(gradient, from: CGPoint(x: 3, y: y0), to: CGPoint(x: 3 + 1e-9, y: y1))
      let most = Self.differences(picture([clip, rows], scale: scale), picture([clip, slanted], scale: scale)).max() ?? 0
      // Translucent colours are rounded once more than by Cairo; pixels that the clip covers in part, by Cairo's fill, not by its clip.
      #expect(
        most <= (part == 0 ? 2 : 8),
        "seed \(seed), step \(step): \(gradient) from \(y0) to \(y1) at \(scale)x, part \(part), differs by \(most)")
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>) func glowsHaveTheColoursThatCairoGivesThem(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<30 {
      let colors = (0..<3).map { _ in
        CGColor(red: 1, green: CGFloat(random.roll(0..<256)) / 255, blue: 0.2, alpha: [0, 0.3, 1][random.roll(0..<3)])
      }
      var gradient = Gradient(colors: colors, locations: [0, 0.35, 1])
      gradient.drawsAfterEnd = random.roll(0..<2) == 0
      let (center, radius) = (CGPoint(x: random.roll(-10..<40), y: random.roll(-10..<50)), CGFloat(random.roll(3..<60)))
      let scale = CGFloat(random.roll(1..<4))
      func glow(startRadius: CGFloat) -> [UInt32] {
        picture(
          [.radialGradient(gradient, from: center, startRadius: startRadius, to: center, endRadius: radius)], scale: scale)
      }
      // A start so small that no pixel shows it is left to Cairo.
      gradient.drawsBeforeStart = true
      let difference = Self.differences(glow(startRadius: 0), glow(startRadius: 1e-6))
      // A pixel at the edge may be inside by rounding: where a gradient that ends is opaque there, it counts.
      let edges = gradient.drawsAfterEnd || colors[2].alpha == 0 ? 0 : 8
      #expect(
        difference.count { $0 > 2 } <= edges,
        "seed \(seed), step \(step): \(gradient) around \(center), \(radius) at \(scale)x differs by \(difference.max() ?? 0)")
    }
  }
}
