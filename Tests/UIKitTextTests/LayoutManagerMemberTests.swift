import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@testable import UIKitText

/// Letters are 10 points wide and lines 24 points high; a line has room for 10 letters.
@MainActor @Suite struct LayoutManagerMemberTests {
  private let stage = ManualStage()
  private let storage = NSTextStorage(string: "")
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 110, height: 0))

  init() {
    stage.screen.makeCurrent()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.setAttributedString(
      NSAttributedString(string: "aaaa bbbb cccc\ndd\nee", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var before: CGFloat?, after: CGFloat?
    var messages: [String] = []

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { messages.append("invalid") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) { messages.append("complete \(layoutFinishedFlag)") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat? { glyphIndex == 15 ? before : nil }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat? { glyphIndex == 16 ? after : nil }
  }

  @Test func theDelegateDecidesOnSpaces() {
    let delegate = Spacing()
    #expect(manager.usedRect(for: container).height == 96)
    (delegate.before, delegate.after) = (7, 9)
    manager.delegate = delegate
    #expect(manager.usedRect(for: container).height == 112 && manager.location(forGlyphAt: 15).x == 5)
    #expect(manager.lineFragmentRect(forGlyphAt: 15, effectiveRange: nil).minY == 55)
    #expect(delegate.messages == ["complete true"])
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
    #expect(delegate.messages == ["complete true", "invalid"])
    manager.ensureLayout(for: container)
    #expect(delegate.messages == ["complete true", "invalid", "complete true"])
    manager.delegate = nil
    #expect(manager.usedRect(for: container).height == 96)
  }

  @Test func glyphsAreFoundInARectangle() {
    func glyphs(_ y: CGFloat, _ height: CGFloat) -> NSRange {
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: y, width: 10, height: height), in: container)
    }
    #expect(glyphs(0, 10) == NSRange(location: 0, length: 10) && glyphs(30, 30) == NSRange(location: 10, length: 8))
    #expect(glyphs(0, 1000) == NSRange(location: 0, length: 20) && glyphs(0, 0).length == 0)
    #expect(manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 9, height: 9), in: NSTextContainer()).length == 0)
  }

  @Test func pointsLieInGlyphs() {
    let fraction = manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 5 + 12.5, y: 12), in: container)
    #expect(abs(fraction - 0.25) < 0.001)
    #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 500, y: 60), in: container) == 1)
  }

  @Test func glyphsAreInTheFirstContainer() {
    var range = NSRange(location: 0, length: 0)
    #expect(
      manager.textContainer(forGlyphAt: 3, effectiveRange: &range) === container && range == NSRange(location: 0, length: 20))
    #expect(manager.textContainer(forGlyphAt: 20, effectiveRange: nil) == nil)
  }

  @Test func backgroundsAreDrawnByThemselves() throws {
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 5, length: 9))
    let grounds = recorded {
      manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 20), at: CGPoint(x: 100, y: 1000))
    }
    let rects = grounds.compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    #expect(
      rects == [CGRect(x: 155, y: 1000, width: 50, height: 24), CGRect(x: 105, y: 1024, width: 40, height: 24)])
    let letters = recorded { manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 14), at: .zero) }
    let blocks = letters.compactMap { if case .text(let block, _) = $0 { block } else { nil } }
    #expect(blocks.count == 1 && blocks[0].runs.allSatisfy { $0.background == nil })
  }

  private final class Ground: NSLayoutManager, @unchecked Sendable {
    var drawn: [NSRange] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawn.append(glyphsToShow) }
  }

  @Test func aTextViewLetsASubclassDraw() {
    let (ground, room, text) = (Ground(), NSTextContainer(size: .zero), NSTextStorage(string: "ab\ncd"))
    text.addLayoutManager(ground)
    ground.addTextContainer(room)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: room)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(Set(ground.drawn) == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 2)])
  }

  @Test func layoutIsInvalidatedAndEnsured() {
    var range = NSRange(location: 0, length: 0)
    manager.invalidateLayout(forCharacterRange: NSRange(location: 18, length: 50), actualCharacterRange: &range)
    #expect(range == NSRange(location: 18, length: 2))
    manager.invalidateGlyphs(forCharacterRange: NSRange(location: 0, length: 4), changeInLength: 3, actualCharacterRange: &range)
    #expect(range == NSRange(location: 0, length: 4) && manager.usedRect(for: container).height == 96)
    let measured = manager.paragraphs?.measuredCount
    manager.ensureLayout(forBoundingRect: CGRect(x: 0, y: 0, width: 1, height: 1), in: container)
    manager.ensureGlyphs(forCharacterRange: NSRange(location: 0, length: 4))
    manager.ensureGlyphs(forGlyphRange: NSRange(location: 0, length: 4))
    #expect(manager.paragraphs?.measuredCount == measured)
    var drawn: [NSRange] = []
    manager.onEdit = { range, _ in drawn.append(range) }
    manager.invalidateDisplay(forGlyphRange: NSRange(location: 2, length: 3))
    #expect(drawn == [NSRange(location: 2, length: 3)])
    container.size.width = 60
    manager.textContainerChangedGeometry(container)
    #expect(manager.usedRect(for: container).height == 120)
  }

  @Test func settingsWithoutAnEffectAreKept() {
    #expect(!manager.hasNonContiguousLayout && !manager.showsInvisibleCharacters && !manager.showsControlCharacters)
    (manager.showsInvisibleCharacters, manager.showsControlCharacters) = (true, true)
    (manager.limitsLayoutForSuspiciousContents, manager.usesDefaultHyphenation) = (true, true)
    #expect(manager.showsInvisibleCharacters && manager.showsControlCharacters && manager.usesDefaultHyphenation)
    #expect(manager.limitsLayoutForSuspiciousContents && manager.usedRect(for: container).height == 96)
  }

  @Test func aContainerGetsAnotherManager() {
    let (second, other) = (NSTextContainer(size: CGSize(width: 50, height: 0)), NSLayoutManager())
    manager.addTextContainer(second)
    container.replaceLayoutManager(other)
    #expect(container.layoutManager === other && second.layoutManager === other && manager.textContainers.isEmpty)
    #expect(other.textContainers.count == 2 && other.textContainers.first === container && other.textStorage === storage)
    #expect(manager.textStorage == nil && storage.layoutManagers.count == 1 && other.usedRect(for: container).height == 96)
  }

  @Test func attributesAreFixedWhereTheyAreAskedFor() {
    storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 2, length: 2))
    let style = NSMutableParagraphStyle()
    style.headIndent = 9
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    #expect(storage.fixesAttributesLazily && storage.attribute(.attachment, at: 2, effectiveRange: nil) != nil)
    storage.ensureAttributesAreFixed(in: NSRange(location: 0, length: 4))
    #expect(storage.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
    func indent(_ offset: Int) -> CGFloat? {
      (storage.attribute(.paragraphStyle, at: offset, effectiveRange: nil) as? NSParagraphStyle)?.headIndent
    }
    #expect(indent(13) == 9 && indent(15) == nil)
    storage.ensureAttributesAreFixed(in: NSRange(location: 0, length: 4))
    storage.invalidateAttributes(in: NSRange(location: 0, length: 400))
    storage.ensureAttributesAreFixed(in: NSRange(location: 0, length: 400))
    #expect(indent(13) == 9 && storage.string == "aaaa bbbb cccc\ndd\nee")
  }
}
