import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct AttributedTextTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 2)
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))

  init() { stage.window.addSubview(label) }

  private func block() throws -> TextBlock {
    stage.advance(by: 0.1)
    guard case .text(let block, _)? = label.drawing?.list.commands.last else { throw Missing() }
    return block
  }

  private struct Missing: Error {}

  @Test func everyAttributeReachesItsRun() throws {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "Grün🎈",
        attributes: [
          .font: UIFont.italicSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow,
          .kern: 2, .baselineOffset: CGFloat(3), .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSNumber(value: 1),
        ]))
    label.font = .systemFont(ofSize: 11)
    label.attributedText = text
    let runs = try block().runs
    #expect(runs.map(\.text) == ["plain ", "Grün🎈"])
    #expect(runs[0] == TextBlock.Run(text: "plain ", font: FontDescription(size: 11), color: UIColor.black.cgColor))
    var styled = TextBlock.Run(text: "Grün🎈", font: FontDescription(size: 20), color: UIColor.red.cgColor)
    styled.font.isItalic = true
    styled.background = UIColor.yellow.cgColor
    (styled.kern, styled.baselineOffset, styled.isUnderlined, styled.isStruckThrough) = (2, 3, true, true)
    #expect(runs[1] == styled)
  }

  @Test func paragraphStyleOfTheFirstCharacterWins() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode, style.lineSpacing) = (.center, .byTruncatingMiddle, 4)
    label.textAlignment = .right
    label.attributedText = NSAttributedString(string: "abc", attributes: [.paragraphStyle: style])
    let made = try block()
    #expect(made.alignment == .center)
    #expect(made.lineBreak == .truncatingMiddle)
    #expect(made.lineSpacing == 4)
    label.attributedText = NSAttributedString(string: "abc")
    #expect(try block().alignment == .right)
    #expect(try block().lineBreak == .truncatingTail)
  }

  @Test func labelPropertiesSetLaterOverwriteTheAttributes() throws {
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    label.textColor = .blue
    label.font = .systemFont(ofSize: 9)
    label.textAlignment = .center
    let made = try block()
    #expect(made.runs[0].color == UIColor.blue.cgColor)
    #expect(made.runs[0].font.size == 9)
    #expect(made.alignment == .center)
  }

  @Test func laterChangesOfAMutableStringDoNotReachTheLabel() {
    let text = NSMutableAttributedString(string: "abc")
    label.attributedText = text
    text.mutableString.append("def")
    #expect(label.text == "abc")
  }

  @Test func textAndAttributedTextReplaceEachOther() {
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == label.font)
    label.attributedText = NSAttributedString(string: "styled")
    #expect(label.text == "styled")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func paragraphStylesCompareByValueAndCopy() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    #expect(copy.hash == style.hash)
    style.alignment = .left
    #expect(copy.alignment == .right)
    #expect(copy != style)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }
}
