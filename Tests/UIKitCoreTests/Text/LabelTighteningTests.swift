import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitGraphics
import UIKitTestSupport

@testable import UIKitCore

/// At 10 points a letter is 5 points wide; the label has room for 12.
@MainActor @Suite struct LabelTighteningTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 400))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 52))

  init() {
    label.font = .systemFont(ofSize: 10)
    stage.window.addSubview(label)
  }

  private var texts: [(block: TextBlock, place: CGRect)] {
    stage.advance(by: 0.1)
    return (label.drawing?.list.commands ?? []).compactMap { command in
      if case .text(let block, let place) = command { (block, place) } else { nil }
    }
  }

  private func kern(_ letters: Int) throws -> CGFloat {
    label.text = String(repeating: "a", count: letters)
    return try #require(texts.first).block.runs[0].kern
  }

  @Test func lettersMoveTogetherBeforeALineIsCut() throws {
    #expect(try kern(13) == 0 && !label.allowsDefaultTighteningForTruncation)
    label.allowsDefaultTighteningForTruncation = true
    // 5 points too wide: 5 / 13 for each letter, where 0.5 is the most.
    #expect(abs(try kern(13) + 5 / 13) < 0.02)
    #expect(try kern(12) == 0)
    // 15 letters would need a full point.
    #expect(abs(try kern(15) + 0.5) < 0.001)
    label.numberOfLines = 2
    #expect(try kern(13) == 0)
  }

  @Test func aStyleOfTheTextDecidesToo() throws {
    let style = NSMutableParagraphStyle()
    style.allowsDefaultTighteningForTruncation = true
    label.attributedText = NSAttributedString(
      string: String(repeating: "a", count: 13), attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    #expect(try #require(texts.first).block.runs[0].kern < 0)
    label.allowsDefaultTighteningForTruncation = false
    #expect(try #require(texts.first).block.runs[0].kern == 0)
    label.text = "a"
    label.allowsDefaultTighteningForTruncation = true
    label.lineBreakStrategy = .pushOut
    let shown = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(shown?.allowsDefaultTighteningForTruncation == true && shown?.lineBreakStrategy == .pushOut)
    #expect(UILabel().lineBreakStrategy == .standard && label.preferredVibrancy == .automatic)
    label.preferredVibrancy = .none
    #expect(label.preferredVibrancy == .none)
  }

  @Test func aLineMadeSmallerStaysAtTheTop() throws {
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .none
    label.text = String(repeating: "a", count: 24)
    let shrunk = try #require(texts.first)
    // The line of the full size is 12 points high, in the middle of 52.
    #expect(abs(shrunk.block.runs[0].font.size - 5) < 0.01 && shrunk.place.minY == 20)
  }

  @Test func aToolTipShowsWhatIsCut() {
    func tip() -> String? {
      stage.hover(at: nil)
      stage.advance(by: 0.1)
      stage.hover(at: CGPoint(x: 30, y: 26))
      stage.advance(by: 1)
      return stage.window.subviews.compactMap { ($0 as? ToolTipBubble)?.subviews.first as? UILabel }.first?.text
    }
    label.text = "a text that is too long"
    #expect(tip() == nil)
    label.showsExpansionTextWhenTruncated = true
    #expect(tip() == "a text that is too long")
    label.text = "short"
    #expect(tip() == nil)
    label.text = "a text that is too long"
    label.showsExpansionTextWhenTruncated = false
    #expect(tip() == nil)
  }
}
