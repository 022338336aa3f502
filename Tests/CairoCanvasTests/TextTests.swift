import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

func block(_ text: String, size: CGFloat = 17, lines: Int = 1, _ lineBreak: TextBlock.LineBreak = .truncatingTail) -> TextBlock {
  var block = TextBlock(runs: [TextBlock.Run(text: text, font: FontDescription(size: size), color: .black)])
  (block.maximumLines, block.lineBreak) = (lines, lineBreak)
  return block
}

@MainActor @Suite struct TextTests {
  private let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)

  @Test func textIsDrawnInsideTheBoxThatItMeasures() {
    let text = block("Row 1,234,567")
    let size = PangoText.measure(text, in: unbounded).size
    let image = draw(.text(text, in: box(20, 20, size.width, size.height)), size: CGSize(width: 200, height: 60))
    let ink = image.inkBox()!
    #expect(box(19, 19, size.width + 2, size.height + 2).contains(ink))
    #expect(ink.width > size.width * 0.8)
  }

  @Test func textScalesWithoutChangingItsProportions() {
    let text = block("Proportions")
    let size = PangoText.measure(text, in: unbounded).size
    let large = PangoText.measure(block("Proportions", size: 170), in: unbounded).size
    #expect(abs(large.width - size.width * 10) < 1.5)
    let image = draw(.text(text, in: box(20, 20, 150, 30)), size: CGSize(width: 200, height: 60), scale: 3)
    #expect(abs(image.inkBox()!.width / 3 - size.width) < 3)
  }

  @Test func aLineHeightIsAscenderPlusDescender() {
    let metrics = PangoText.metrics(of: FontDescription(size: 17))
    let one = PangoText.measure(block("x"), in: unbounded)
    #expect(abs(one.size.height - metrics.lineHeight) < 0.01)
    #expect(abs(one.firstBaseline - metrics.ascender) < 0.01)
    #expect(0 < metrics.xHeight && metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascender)
  }

  @Test func wordsWrapAndLinesAreLimited() {
    let long = "one two three four five six seven eight nine ten"
    let all = PangoText.measure(block(long, lines: 0), in: CGSize(width: 100, height: CGFloat.infinity))
    #expect(all.lineCount > 3)
    #expect(!all.isTruncated)
    let two = PangoText.measure(block(long, lines: 2), in: CGSize(width: 100, height: CGFloat.infinity))
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    #expect(two.size.width <= 100)
    let fitting = PangoText.measure(block(long, lines: 0), in: CGSize(width: 100, height: all.size.height * 0.7))
    #expect(fitting.lineCount < all.lineCount)
    #expect(fitting.isTruncated)
  }

  @Test func aTextFitsTheSizeThatItMeasured() {
    for text in ["Settings", "A longer line of words", "1", "fi fl ffi"] {
      let free = PangoText.measure(block(text), in: unbounded)
      let fitted = PangoText.measure(block(text), in: free.size)
      #expect(fitted == free)
      #expect(PangoText.measure(block(text, lines: 0), in: free.size).lineCount == 1)
    }
  }

  @Test func aSecondParagraphDoesNotCountAsRoomInOneLine() {
    let text = PangoText.measure(block("first\nsecond"), in: unbounded)
    #expect(text.lineCount == 1)
    #expect(text.isTruncated)
    #expect(PangoText.measure(block("first\nsecond", lines: 0), in: unbounded).lineCount == 2)
  }

  @Test func alignmentMovesTheInk() {
    func minX(_ alignment: TextBlock.Alignment, _ lineBreak: TextBlock.LineBreak) -> CGFloat {
      var text = block("x", lineBreak)
      text.alignment = alignment
      return draw(.text(text, in: box(0, 0, 100, 30)), size: CGSize(width: 100, height: 30)).inkBox()!.minX
    }
    for lineBreak in [TextBlock.LineBreak.truncatingTail, .clipping] {
      #expect(minX(.left, lineBreak) < 3)
      #expect((40...50).contains(minX(.center, lineBreak)))
      #expect(minX(.right, lineBreak) > 85)
    }
  }

  @Test func runsHaveTheirOwnColours() {
    var text = block("II")
    text.runs = [
      TextBlock.Run(text: "I", font: FontDescription(size: 40, weight: 900), color: red),
      TextBlock.Run(text: "I", font: FontDescription(size: 40, weight: 900), color: blue),
    ]
    let image = draw(.text(text, in: box(0, 0, 100, 60)), size: CGSize(width: 100, height: 60))
    #expect(image.pixels.contains(0xffff_0000))
    #expect(image.pixels.contains(0xff00_00ff))
  }

  @Test func boldIsWiderThanRegular() {
    var bold = block("Weight")
    bold.runs[0].font.weight = 700
    #expect(PangoText.measure(bold, in: unbounded).size.width > PangoText.measure(block("Weight"), in: unbounded).size.width)
  }

  @Test func emptyTextHasOneLineWithoutWidth() {
    let empty = PangoText.measure(block(""), in: unbounded)
    #expect(empty.size.width == 0)
    #expect(empty.lineCount == 1)
    #expect(draw(.text(TextBlock(runs: []), in: box(0, 0, 5, 5))).inkBox() == nil)
  }

  @Test func whatWasMeasuredIsDrawnWithoutLayingItOutAgain() {
    let text = block("Laid out once, \(UInt64.max)")
    let size = PangoText.measure(text, in: unbounded).size
    let before = TextLayouts.shared.madeCount
    #expect(draw(.text(text, in: CGRect(origin: .zero, size: size))).inkBox() != nil)
    #expect(PangoText.measure(text, in: CGSize(width: 335, height: 30)).size == size)
    #expect(TextLayouts.shared.madeCount == before)
    #expect(PangoText.measure(text, in: CGSize(width: size.width - 1, height: 30)).isTruncated)
    #expect(TextLayouts.shared.madeCount == before + 1)
  }

  @Test func arabicStandsAtTheRightOfItsBox() {
    let text = block("\u{0645}\u{0631}\u{062d}\u{0628}\u{0627}")
    _ = PangoText.measure(text, in: unbounded)
    let image = draw(.text(text, in: box(0, 0, 100, 30)), size: CGSize(width: 100, height: 30))
    #expect(image.inkBox()!.minX > 50)
  }
}
