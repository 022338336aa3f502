import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct FixedMetricsFontTests {
  private func measure(
    _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
    _ lineBreak: TextBlock.LineBreak = .wordWrapping
  ) -> TextMetrics {
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var block = TextBlock(runs: [TextBlock.Run(text: text, font: FontDescription(size: 10), color: black)])
    (block.maximumLines, block.lineBreak) = (lines, lineBreak)
    return FixedMetricsFont.measure(block, in: CGSize(width: width, height: height))
  }

  @Test func everyCharacterIsHalfAnEm() {
    #expect(measure("abcd").size == CGSize(width: 20, height: 12))
    #expect(measure("a b").size.width == 15)
    #expect(measure("").size == CGSize(width: 0, height: 12))
    #expect(measure("abcd").firstBaseline == 9.5)
  }

  @Test func wordsWrapWhole() {
    let text = measure("hello big world", width: 50)
    #expect(text.lineCount == 2 && text.size == CGSize(width: 45, height: 24) && !text.isTruncated)
    #expect(measure("hello big world", width: 49).lineCount == 2)
    #expect(measure("hello big world", width: 44).lineCount == 3)
    #expect(text.lastBaseline == 21.5)
  }

  @Test func longWordsAreBroken() {
    #expect(measure("abcdefgh", width: 20).lineCount == 2)
    #expect(measure("ab cdefgh", width: 20).lineCount == 3)
    #expect(measure("abc def", width: 20, .charWrapping).lineCount == 2)
    #expect(measure("abc", width: 0).lineCount == 3)
  }

  @Test func newlinesAlwaysBreak() {
    #expect(measure("a\nb").lineCount == 2)
    #expect(measure("a\n").lineCount == 2)
    #expect(measure("\n\n").size.height == 36)
  }

  @Test func whatDoesNotFitIsCut() {
    let cut = measure("hello big world", width: 31, lines: 1, .truncatingTail)
    #expect(cut.lineCount == 1 && cut.isTruncated && cut.size == CGSize(width: 30, height: 12))
    #expect(measure("hello big world", width: 30, height: 25).lineCount == 2)
    #expect(!measure("hello", width: 25, lines: 1, .truncatingTail).isTruncated)
  }
}
