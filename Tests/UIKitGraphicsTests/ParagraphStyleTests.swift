import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitGraphics

/// With the fixed-metrics font: at 10 points a character is 5 wide, a line 12 high.
@MainActor @Suite struct ParagraphStyleTests {
  private func measure(_ text: String, width: CGFloat = .infinity, _ change: (NSMutableParagraphStyle) -> Void) -> TextMetrics {
    let style = NSMutableParagraphStyle()
    change(style)
    let string = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    let block = TextBlock(string, .drawing, maximumLines: 0)
    return FixedMetricsFont.measure(block, in: CGSize(width: width, height: .infinity))
  }

  @Test func everyValueStartsAsOnIOSAndIsCopied() throws {
    let style = NSParagraphStyle.default
    #expect(style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0 && style.lineHeightMultiple == 0)
    #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0 && style.paragraphSpacing == 0)
    #expect(style.paragraphSpacingBefore == 0 && style.baseWritingDirection == .natural)
    let mine = NSMutableParagraphStyle()
    (mine.firstLineHeadIndent, mine.headIndent, mine.tailIndent, mine.lineHeightMultiple) = (1, 2, -3, 4)
    (mine.minimumLineHeight, mine.maximumLineHeight, mine.paragraphSpacing) = (5, 6, 7)
    (mine.paragraphSpacingBefore, mine.baseWritingDirection) = (8, .rightToLeft)
    let copy = try #require(mine.copy() as? NSParagraphStyle)
    #expect(copy.isEqual(mine) && copy.tailIndent == -3 && copy.baseWritingDirection == .rightToLeft)
    mine.headIndent = 9
    #expect(!copy.isEqual(mine) && copy.headIndent == 2)
  }

  @Test func indentsNarrowTheLines() {
    #expect(measure("aaaa aaaa", width: 45) { _ in }.lineCount == 1)
    #expect(measure("aaaa aaaa", width: 45) { $0.firstLineHeadIndent = 1 }.lineCount == 2)
    #expect(measure("aaaa aaaa aaaa", width: 45) { $0.headIndent = 20 }.lineCount == 2)
    #expect(measure("aaaa aaaa aaaa", width: 45) { $0.headIndent = 20 }.size.width == 45)
    #expect(measure("aaaa aaaa", width: 60) { $0.tailIndent = -20 }.lineCount == 2)
    #expect(measure("aaaa aaaa", width: 60) { $0.tailIndent = 30 }.lineCount == 2)
    #expect(measure("aaaa") { ($0.firstLineHeadIndent, $0.tailIndent) = (7, -3) }.size.width == 30)
  }

  @Test func aParagraphBeginsWithTheFirstIndentAgain() {
    #expect(measure("aa\naaaa", width: 100) { $0.firstLineHeadIndent = 30 }.size.width == 50)
    #expect(measure("aa\naaaa", width: 100) { $0.headIndent = 30 }.size.width == 20)
  }

  @Test func heightsAndSpacesAddUp() {
    #expect(measure("a\na") { $0.minimumLineHeight = 20 }.size.height == 40)
    #expect(measure("a\na") { $0.maximumLineHeight = 8 }.size.height == 16)
    #expect(measure("a\na") { $0.lineHeightMultiple = 2 }.size.height == 48)
    #expect(measure("a\na") { ($0.paragraphSpacing, $0.paragraphSpacingBefore, $0.lineSpacing) = (5, 3, 1) }.size.height == 33)
    let tall = measure("a") { $0.minimumLineHeight = 20 }
    #expect(tall.firstBaseline == 17.5 && tall.lastBaseline == 17.5, "the text stands at the line's bottom")
  }

  @Test func aLabelMeasuresByItsParagraphs() {
    let stage = ManualStage()
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    stage.window.addSubview(label)
    #expect(label.intrinsicContentSize.height == 30)
  }
}
