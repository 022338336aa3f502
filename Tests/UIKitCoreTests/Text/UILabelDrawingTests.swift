import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UILabelDrawingTests {
  private let graphics = CountingGraphics()
  private let stage: ManualStage
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 52))

  init() {
    stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 2, graphics: graphics)
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd"
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
  }

  private var texts: [(block: TextBlock, place: CGRect)] {
    stage.advance(by: 0.1)
    return (label.drawing?.list.commands ?? []).compactMap { command in
      if case .text(let block, let place) = command { (block, place) } else { nil }
    }
  }

  /// The documented meaning of `.natural`: the alignment of the app's language.
  @Test func naturalTextIsAlignedWithALanguageThatReadsFromTheRight() throws {
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(texts.first?.block.shownAlignment == .right)
    label.textAlignment = .left
    #expect(texts.first?.block.shownAlignment == .left)
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .leftToRight
    label.textAlignment = .natural
    label.attributedText = NSAttributedString(string: "abcd", attributes: [.paragraphStyle: style])
    #expect(texts.first?.block.shownAlignment == .left)
    stage.window.traitOverrides.layoutDirection = .leftToRight
    label.attributedText = nil
    label.text = "abcd"
    #expect(texts.first?.block.shownAlignment == .left)
  }

  @Test func textStandsInTheMiddle() throws {
    let text = try #require(texts.first)
    #expect(text.place == CGRect(x: 0, y: 20, width: 60, height: 52))
    #expect(text.block.runs.map(\.text) == ["abcd"])
    #expect(label.drawing?.size == CGSize(width: 60, height: 52))
    #expect(label.drawing?.scale == 2)
  }

  @Test func boundsThatScrollMoveTheTextWithTheirOrigin() throws {
    label.bounds.origin = CGPoint(x: 5, y: 300)
    label.setNeedsDisplay()
    #expect(try #require(texts.first).place.origin == CGPoint(x: 5, y: 320))
  }

  @Test func sameValuesDrawNothingAnew() {
    let drawing = label.drawing
    #expect(drawing != nil)
    label.text = "abcd"
    label.font = .systemFont(ofSize: 10)
    label.textColor = .label
    label.numberOfLines = 1
    label.isHighlighted = true
    label.shadowOffset = CGSize(width: 4, height: 4)
    label.frame.origin.y = 100
    label.alpha = 0.5
    stage.advance(by: 0.1)
    #expect(label.drawing === drawing)
  }

  @Test func anyChangeOfLooksDrawsAnew() {
    let changes: [(UILabel) -> Void] = [
      { $0.text = "other" }, { $0.font = .boldSystemFont(ofSize: 10) }, { $0.textColor = .red }, { $0.textAlignment = .right },
      { $0.lineBreakMode = .byClipping }, { $0.numberOfLines = 2 }, { $0.isEnabled = false }, { $0.shadowColor = .black },
      {
        $0.highlightedTextColor = .blue; $0.isHighlighted = true
      }, { $0.frame.size.width = 70 },
    ]
    for (index, change) in changes.enumerated() {
      let before = label.drawing
      change(label)
      stage.advance(by: 0.1)
      #expect(label.drawing != before, "change \(index)")
    }
  }

  @Test func emptyTextLeavesNoDrawing() {
    label.text = ""
    #expect(texts.isEmpty)
    #expect(label.drawing == nil)
  }

  @Test func colorFollowsTheStyle() throws {
    #expect(try #require(texts.first).block.runs[0].color == UIColor.black.cgColor)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(try #require(texts.first).block.runs[0].color == UIColor.white.cgColor)
  }

  @Test func highlightTakesItsOwnColorForTheWholeText() throws {
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(try #require(texts.first).block.runs[0].color == UIColor.red.cgColor)
    label.isHighlighted = false
    #expect(try #require(texts.first).block.runs[0].color == UIColor.black.cgColor)
  }

  @Test func disabledTextIsFainter() throws {
    label.isEnabled = false
    #expect(try #require(texts.first).block.runs[0].color.alpha == 0.5)
  }

  @Test func shadowIsTheTextBelowItself() {
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 2, height: 3)
    let drawn = texts
    #expect(drawn.map(\.place.origin) == [CGPoint(x: 2, y: 23), CGPoint(x: 0, y: 20)])
    #expect(drawn.map(\.block.runs[0].color) == [UIColor.gray.cgColor, UIColor.black.cgColor])
  }

  @Test func longLineIsShrunkToTheWidthOnItsOwnBaseline() throws {
    label.adjustsFontSizeToFitWidth = true
    label.text = String(repeating: "a", count: 24)
    let shrunk = try #require(texts.first)
    #expect(abs(shrunk.block.runs[0].font.size - 5) < 0.01)
    // Half the size: the ascender is 4.75 instead of 9.5 below the top.
    #expect(abs(shrunk.place.minY - 24.75) < 0.01)
    label.baselineAdjustment = .alignCenters
    #expect(try #require(texts.first).place.minY == 23)
    label.minimumScaleFactor = 0.8
    #expect(try #require(texts.first).block.runs[0].font.size == 8)
    label.text = "short"
    #expect(try #require(texts.first).block.runs[0].font.size == 10)
  }

  @Test func subclassMovesItsText() throws {
    final class TopAligned: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
      }
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        rect.origin.y = bounds.minY
        return rect
      }
    }
    let top = TopAligned(frame: CGRect(x: 0, y: 0, width: 60, height: 52))
    top.text = "abcd"
    stage.window.addSubview(top)
    stage.advance(by: 0.1)
    guard case .text(_, let place) = try #require(top.drawing).list.commands[0] else { return #expect(Bool(false)) }
    #expect(place.origin == .zero)
  }

  @Test func whatIsDrawnIsTheLayoutThatWasMeasured() throws {
    label.numberOfLines = 0
    label.text = "some words on lines"
    let before = graphics.measureCount
    let drawn = try #require(texts.first)
    #expect(graphics.measureCount == before + 1)
    #expect(drawn.place.size == label.bounds.size)
  }
}
