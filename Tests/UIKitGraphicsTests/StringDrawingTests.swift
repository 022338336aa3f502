import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// At 10 points a character is 5 wide, a line 12 tall, and the baseline 9.5 below its top.
@MainActor @Suite struct StringDrawingTests {
  private let stage = ManualStage()
  private let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red]

  private func texts(_ body: () -> Void) -> [(block: TextBlock, place: CGRect)] {
    recorded(body).compactMap { command in
      if case .text(let block, let place) = command { (block, place) } else { nil }
    }
  }

  @Test func stringsOfEveryKindHaveTheSameSize() {
    stage.screen.makeCurrent()
    let size = CGSize(width: 15, height: 24)
    #expect("abc\nde".size(withAttributes: ten) == size)
    #expect(NSString(string: "abc\nde").size(withAttributes: ten) == size)
    #expect(NSAttributedString(string: "abc\nde", attributes: ten).size() == size)
  }

  @Test func withoutAttributesTextIsTwelvePointsAndBlack() throws {
    stage.screen.makeCurrent()
    #expect("ab".size() == CGSize(width: 12, height: 12 * 1.2))
    let text = try #require(texts { "ab".draw(at: .zero) }.first)
    #expect(text.block.runs[0].color == UIColor.black.cgColor)
  }

  @Test func boundingRectBreaksLinesOnlyFromALineFragment() {
    stage.screen.makeCurrent()
    let text = NSAttributedString(string: "aaaa bbbb", attributes: ten)
    let room = CGSize(width: 25, height: 0)
    #expect(
      text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        == CGRect(x: 0, y: 0, width: 20, height: 24))
    #expect(text.boundingRect(with: room, context: nil) == CGRect(x: 0, y: -9.5, width: 45, height: 12))
    let report = NSStringDrawingContext()
    _ = "aa".boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: ten, context: report)
    #expect(report.totalBounds == CGRect(x: 0, y: 0, width: 10, height: 12))
  }

  @Test func textIsDrawnWhereItIsAskedFor() throws {
    stage.screen.makeCurrent()
    #expect(
      try #require(texts { "abc".draw(at: CGPoint(x: 3, y: 4), withAttributes: ten) }.first).place
        == CGRect(x: 3, y: 4, width: 15, height: 12))
    let box = CGRect(x: 3, y: 4, width: 50, height: 60)
    #expect(try #require(texts { "abc".draw(in: box, withAttributes: ten) }.first).place == box)
    let onBaseline = texts { "abc".draw(with: box, attributes: ten, context: nil) }
    #expect(try #require(onBaseline.first).place.origin == CGPoint(x: 3, y: -5.5))
    let inBox = texts { "abc".draw(with: box, options: .usesLineFragmentOrigin, attributes: ten, context: nil) }
    #expect(try #require(inBox.first).place == box)
    #expect(try #require(inBox.first).block.runs[0].color == UIColor.red.cgColor)
  }

  @Test func truncationIsAnOption() throws {
    stage.screen.makeCurrent()
    let box = CGRect(x: 0, y: 0, width: 25, height: 12)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let cut = texts { "aaaa bbbb".draw(with: box, options: options, attributes: ten, context: nil) }
    #expect(try #require(cut.first).block.lineBreak == .truncatingTail)
    let wrapped = texts { "aaaa bbbb".draw(in: box, withAttributes: ten) }
    #expect(try #require(wrapped.first).block.lineBreak == .wordWrapping)
  }

  @Test func withoutAContextNothingHappens() {
    stage.screen.makeCurrent()
    "abc".draw(at: .zero, withAttributes: ten)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
