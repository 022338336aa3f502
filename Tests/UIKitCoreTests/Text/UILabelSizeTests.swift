import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

private let alignments: [(NSTextAlignment, x: CGFloat)] = [(.left, 10), (.center, 40), (.right, 70), (.natural, 10)]

/// At 2 pixels a point and 10 points, a character is 5 wide and a line 12 tall.
@MainActor @Suite struct UILabelSizeTests {
  private let graphics = CountingGraphics()
  private let stage: ManualStage
  private let label = UILabel()

  init() {
    stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 2, graphics: graphics)
    label.font = .systemFont(ofSize: 10)
    stage.window.addSubview(label)
  }

  @Test func oneLineIsAsWideAsItsTextWhateverTheBounds() {
    stage.screen.makeCurrent()
    label.frame = CGRect(x: 7, y: 9, width: 12, height: 3)
    label.text = "twelve chars"
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 7, y: 9, width: 60, height: 12))
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 12))
  }

  @Test func sizesGrowToWholePixels() {
    stage.screen.makeCurrent()
    label.font = .systemFont(ofSize: 17)
    label.text = "abc"
    // 25.5 by 20.4 points.
    #expect(label.intrinsicContentSize == CGSize(width: 25.5, height: 20.5))
  }

  @Test func severalLinesBreakAtTheGivenWidthAndIgnoreTheHeight() {
    stage.screen.makeCurrent()
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 50, height: 1)) == CGSize(width: 45, height: 24))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 25, height: 1)).height == 24)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 25, height: 1)) == CGSize(width: 20, height: 36))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 70, height: 12))
  }

  @Test func intrinsicSizeBreaksAtThePreferredWidth() {
    stage.screen.makeCurrent()
    label.text = "aaaa bbbb"
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 45, height: 12))
    label.preferredMaxLayoutWidth = 30
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 24))
  }

  @Test(arguments: [nil, ""]) func noTextHasNoSize(_ text: String?) {
    stage.screen.makeCurrent()
    label.text = text
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
  }

  @Test(arguments: alignments)
  func textRectIsAlignedAndCentred(_ alignment: NSTextAlignment, x: CGFloat) {
    stage.screen.makeCurrent()
    label.text = "abcdefgh"
    label.textAlignment = alignment
    let rect = label.textRect(forBounds: CGRect(x: 10, y: 20, width: 100, height: 52), limitedToNumberOfLines: 1)
    #expect(rect == CGRect(x: x, y: 40, width: 40, height: 12))
  }

  @Test func subclassThatInsetsItsTextRectIsLarger() {
    stage.screen.makeCurrent()
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: lines).insetBy(dx: -8, dy: -4)
      }
    }
    let padded = Padded()
    padded.font = .systemFont(ofSize: 10)
    padded.text = "abcd"
    #expect(padded.intrinsicContentSize == CGSize(width: 36, height: 20))
  }

  @Test func sizeIsMeasuredOnceForEachTextAndWidth() {
    stage.screen.makeCurrent()
    label.text = "some words"
    label.numberOfLines = 0
    for _ in 0..<5 {
      _ = label.sizeThatFits(CGSize(width: 30, height: 100))
      _ = label.intrinsicContentSize
    }
    #expect(graphics.measureCount == 2)
    label.textColor = .red
    _ = label.intrinsicContentSize
    #expect(graphics.measureCount == 2)
    label.text = "other words"
    _ = label.intrinsicContentSize
    #expect(graphics.measureCount == 3)
  }

  @Test func superviewLaysOutAgainWhenTheSizeThatItUsedChanges() {
    stage.screen.makeCurrent()
    final class Column: UIView {
      let label = UILabel()
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        label.frame.size = label.sizeThatFits(bounds.size)
      }
    }
    let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    column.label.font = .systemFont(ofSize: 10)
    column.addSubview(column.label)
    stage.window.addSubview(column)
    stage.advance(by: 0.1)
    let before = column.layouts
    column.label.text = "abc"
    stage.advance(by: 0.1)
    #expect(column.layouts == before + 1)
    #expect(column.label.frame.width == 15)
    column.label.textColor = .red
    column.label.text = "abc"
    stage.advance(by: 0.1)
    #expect(column.layouts == before + 1)
  }
}
