import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// The cache of laid-out texts.
@MainActor @Suite struct TextLayoutsTests {
  private let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)

  private func block(_ text: String, size: CGFloat = 17) -> TextBlock {
    TextBlock(runs: [
      TextBlock.Run(
        text: text, font: FontDescription(size: size, weight: 400), color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    ])
  }

  @Test func rowsSeenBeforeAreNotShapedAgain() {
    let layouts = TextLayouts()
    for row in 0..<200 { _ = layouts.layout(block("Row \(row)"), in: unbounded) }
    #expect(layouts.madeCount == 200)
    for row in (0..<200).reversed() {
      #expect(layouts.layout(block("Row \(row)"), in: unbounded).text.runs[0].text == "Row \(row)")
    }
    #expect(layouts.madeCount == 200 && layouts.count == 200)
  }

  @Test func equalLettersInOtherAttributesAreOtherTexts() {
    let layouts = TextLayouts()
    let small = layouts.layout(block("Text"), in: unbounded).metrics.size
    let large = layouts.layout(block("Text", size: 34), in: unbounded).metrics.size
    #expect(large.width > 1.9 * small.width && layouts.madeCount == 2)
    #expect(layouts.layout(block("Text"), in: unbounded).metrics.size == small && layouts.madeCount == 2)
  }

  @Test func aMillionRowsStayWithinTheBound() {
    let layouts = TextLayouts(limit: 100_000)
    for row in 0..<2_000 { _ = layouts.layout(block("Row \(row * 499)"), in: unbounded) }
    #expect(layouts.bytes <= 100_000 && layouts.count > 30)
  }

  @Test func aTextLongerThanTheBoundLeavesTheLastSixteen() {
    let layouts = TextLayouts(limit: 100_000)
    for row in 0..<40 { _ = layouts.layout(block("Row \(row)"), in: unbounded) }
    _ = layouts.layout(block(String(repeating: "long ", count: 2_000)), in: unbounded)
    #expect(layouts.count == 17)
    for row in 100..<140 { _ = layouts.layout(block("Row \(row)"), in: unbounded) }
    #expect(layouts.bytes <= 100_000, "\(layouts.bytes) bytes in \(layouts.count) texts")
  }

  @Test func textsUsedInEveryFrameStay() {
    let layouts = TextLayouts(limit: 60_000)
    var made = 0
    for row in 0..<500 {
      let before = layouts.madeCount
      _ = layouts.layout(block("Title"), in: unbounded)
      made += layouts.madeCount - before
      _ = layouts.layout(block("Row \(row)"), in: unbounded)
    }
    #expect(made == 1)
  }

  /// Whatever texts follow each other in whatever boxes: each answer is that of a layout made for it alone.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func answersLikeAFreshLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layouts = TextLayouts(limit: 40_000)
    for step in 0..<600 {
      let text = block(
        String(repeating: "word ", count: random.roll(1..<12)) + "\(random.roll(0..<30))", size: CGFloat(random.roll(10..<13)))
      let size = CGSize(width: random.roll(0..<3) == 0 ? .infinity : CGFloat(random.roll(10..<200)), height: 40)
      let metrics = layouts.layout(text, in: size).metrics
      let fresh = TextLayout(FontBook.shared)
      fresh.lay(out: text, TextLayout.Limits(text, size))
      #expect(metrics == fresh.metrics, "seed \(seed), step \(step)")
    }
    #expect(layouts.bytes <= 40_000 || layouts.count <= 17)
  }
}
