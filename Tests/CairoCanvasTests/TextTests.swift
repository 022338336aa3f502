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

  /// Pango is given a bounded number of paragraphs at a time, and no line is looked for by walking a list.
  @Test(arguments: [4000, 16_000]) func theWorkForALongTextGrowsWithItsLines(count: Int) {
    let text = block((1...count).map { "line \($0)" }.joined(separator: "\n"), lines: 0)
    let before = (TextLayout.layoutCalls, TextLayout.lineWalks)
    let metrics = PangoText.measure(text, in: unbounded)
    let one = PangoText.measure(block("line 1"), in: unbounded).size.height
    #expect(metrics.lineCount == count && abs(metrics.size.height - one * CGFloat(count)) < 1)
    let image = draw(.text(text, in: box(0, 40 - one * CGFloat(count), 200, one * CGFloat(count))), size: box(0, 0, 200, 60).size)
    #expect((image.inkBox()?.minY ?? 0) > 0 && TextLayout.lineWalks == before.1)
    // Once to measure and once to draw, in another box.
    #expect(TextLayout.layoutCalls - before.0 <= 2 * (count / 48 + 1) + 1)
  }

  /// Where a line begins depends on the text's first letter, which is looked for when the text is laid out and not for each line.
  @Test func theSideOfATextIsKeptWithItsLayout() {
    for (letters, share) in [("\u{1f600} ", 0), ("\u{5d0} ", 1)] as [(String, CGFloat)] {
      var text = block(String(repeating: letters, count: 500), lines: 0)
      text.alignment = .natural
      let layout = TextLayouts.shared.layout(text, in: CGSize(width: 100, height: CGFloat.infinity))
      #expect(layout.lines.count > 50 && layout.leadingShare == share)
    }
  }

  /// The lines that are shown, and a few beside them, whatever the text's length is.
  @Test func onlyLinesInsideTheClipAreLookedAt() {
    let text = block(String(repeating: "\u{1f600} ", count: 2000), lines: 0)
    let layout = TextLayouts.shared.layout(text, in: CGSize(width: 100, height: CGFloat.infinity))
    let (line, count) = (layout.lines[0].bottom, layout.lines.count)
    #expect(count > 200 && layout.firstLine(below: 0) == 0 && layout.firstLine(below: line * 50.5) == 50)
    #expect(layout.firstLine(below: layout.lines[count - 1].bottom) == count)
  }

  /// A text that is laid out in several pieces looks like its lines one by one.
  @Test(arguments: ["\n", "\r\n"]) func theSeamsOfALongTextDoNotShow(separator: String) {
    let words = (0..<150).map { $0 % 7 == 3 ? "" : "line \($0) of some words" }
    var text = block(words.joined(separator: separator), lines: 0)
    text.lineSpacing = 3
    for (width, alignment) in [(CGFloat.infinity, TextBlock.Alignment.left), (120, .center), (90, .right)] {
      text.alignment = alignment
      let whole = PangoText.measure(text, in: CGSize(width: width, height: CGFloat.infinity))
      let singles = words.map { word in
        var single = block(word, lines: 0)
        (single.alignment, single.lineSpacing) = (alignment, 3)
        return PangoText.measure(single, in: CGSize(width: width, height: CGFloat.infinity))
      }
      #expect(whole.lineCount == singles.reduce(0) { $0 + $1.lineCount })
      let height = singles.reduce(-3) { $0 + $1.size.height + 3 }
      #expect(abs(whole.size.height - height) < 0.5 && abs(whole.size.width - singles.map(\.size.width).max()!) < 0.01)
    }
  }

  @Test(arguments: [1, 47, 48, 49, 50, 96, 97, 149, 150, 151]) func aLongTextIsCutAtAnyLine(limit: Int) {
    let words = (0..<150).map { "line \($0)" }
    let metrics = PangoText.measure(block(words.joined(separator: "\n"), lines: limit), in: unbounded)
    #expect(metrics.lineCount == min(limit, 150) && metrics.isTruncated == (limit < 150))
    let last = (words.prefix(limit).dropLast() + [words[min(limit, 150) - 1] + (limit < 150 ? "\u{2026}" : "")])
    #expect(abs(metrics.size.width - last.map { PangoText.measure(block($0), in: unbounded).size.width }.max()!) < 0.01)
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
