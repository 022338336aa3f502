import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

/// Text whose lines begin and end elsewhere than at the edges, by pixels.
@MainActor @Suite struct ParagraphTests {
  private static let text = "one two three four five six seven eight"
  private let size = CGSize(width: 120, height: 200)

  private func block(_ text: String = text, _ change: (inout ParagraphShape) -> Void = { _ in }) -> TextBlock {
    var block = TextBlock(runs: [.init(text: text, font: FontDescription(size: 16), color: red)])
    (block.maximumLines, block.lineBreak) = (0, .wordWrapping)
    var shape = ParagraphShape()
    change(&shape)
    if shape != ParagraphShape() { block.shape = ParagraphShapeBox(shape) }
    return block
  }

  private func ink(_ block: TextBlock, rows: Range<Int>? = nil, width: CGFloat = 120) throws -> CGRect {
    let image = draw(.text(block, in: box(0, 0, width, 200)), size: size)
    let rows = rows ?? 0..<200
    let part = CGImage(
      width: 120, height: rows.count, pixels: Array(image.pixels[rows.lowerBound * 120..<rows.upperBound * 120]))
    return try #require(part.inkBox()).offsetBy(dx: 0, dy: CGFloat(rows.lowerBound))
  }

  private func lineHeight() -> CGFloat { PangoText.metrics(of: FontDescription(size: 16)).lineHeight }

  @Test func theFirstLineAndTheOthersHaveIndentsOfTheirOwn() throws {
    let line = Int(lineHeight())
    let plain = try ink(block(), rows: 0..<line)
    for (first, others) in [(30.0, 10.0), (5.0, 25.0), (0.0, 12.0)] {
      let shaped = block { ($0.firstIndent, $0.indent) = (first, others) }
      let (top, rest) = (try ink(shaped, rows: 0..<line), try ink(shaped, rows: line + 4..<200))
      #expect(abs(top.minX - plain.minX - first) <= 1)
      #expect(abs(rest.minX - others) <= 3)
      #expect(try ink(shaped).maxX <= 120)
      #expect(PangoText.measure(shaped, in: size).lineCount >= PangoText.measure(block(), in: size).lineCount)
    }
  }

  @Test func theTailIsCountedFromEitherEdge() throws {
    #expect(try ink(block { $0.tail = -40 }).maxX <= 81)
    #expect(try ink(block { $0.tail = 70 }).maxX <= 71)
    #expect(try ink(block()).maxX > 90)
    let short = block("Ag") { $0.tail = -40 }
    let fitting = PangoText.measure(short, in: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(PangoText.measure(short, in: CGSize(width: fitting.size.width, height: 200)).lineCount == 1)
  }

  @Test func linesAreAsHighAsTheyAreToBe() {
    let count = CGFloat(PangoText.measure(block(), in: size).lineCount)
    let natural = PangoText.measure(block(), in: size).size.height / count
    for (height, change) in [
      (40.0, { $0.minimumHeight = 40 }), (12.0, { $0.maximumHeight = 12 }), (natural * 1.5, { $0.heightMultiple = 1.5 }),
      (natural, { $0.minimumHeight = 2 }),
    ] as [(CGFloat, (inout ParagraphShape) -> Void)] {
      let metrics = PangoText.measure(block(Self.text, change), in: CGSize(width: 120, height: 1000))
      #expect(abs(metrics.size.height - height * count) < 0.1)
      // What a line gains or loses is above its text.
      #expect(abs(metrics.size.height - metrics.lastBaseline - 16 * 0.25) < 3)
    }
  }

  @Test func paragraphsAreSetApart() throws {
    let two = block("up\ndown")
    let spaced = block("up\ndown") { ($0.spacing, $0.spacingBefore) = (20, 7) }
    let (plain, apart) = (PangoText.measure(two, in: size), PangoText.measure(spaced, in: size))
    #expect(abs(apart.size.height - plain.size.height - 27) < 0.1)
    #expect(plain.firstBaseline == apart.firstBaseline)
    let (upper, lower) = (try ink(two), try ink(spaced))
    #expect(abs(lower.maxY - upper.maxY - 27) <= 1)
  }

  @Test func naturalTextBeginsWhereItsScriptDoes() throws {
    let hebrew = block("\u{5E9}\u{5DC}\u{5D5}\u{5DD}")
    #expect(hebrew.startsRightToLeft && !block("12 a \u{5E9}").startsRightToLeft && block("12 \u{5E9} a").startsRightToLeft)
    #expect(try ink(hebrew).maxX > 110)
    var left = hebrew
    left.alignment = .left
    #expect(try ink(left).minX < 10)
    var right = block("Ag")
    #expect(try ink(right).minX < 10)
    right.alignment = .right
    #expect(try ink(right).maxX > 110)
    let forced = block("Ag") { $0.isRightToLeft = true }
    #expect(try ink(forced).maxX > 110)
  }
}
