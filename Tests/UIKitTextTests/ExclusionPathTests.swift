import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// Text around paths. Letters are 10 points wide and lines 24 points high; the container is 210 points wide with 5 points at both sides
/// of a line.
@MainActor @Suite struct ExclusionPathTests {
  private let rig = TextViewStage(text: "")
  private var view: UITextView { rig.view }
  private var manager: NSLayoutManager { view.layoutManager }

  private struct Line: Equatable {
    var range: NSRange
    var used: CGRect
  }

  private var lines: [Line] {
    rig.stage.advance(by: 0)
    var found: [Line] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { _, used, _, range, _ in
      found.append(Line(range: range, used: used))
    }
    return found
  }

  private func words(_ count: Int, _ word: String = "aaaa") -> String { String(repeating: word + " ", count: count) }

  @Test func aRectangleAtTheSideShortensTheLinesBesideIt() {
    view.text = words(12)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 110, y: 0, width: 100, height: 48))]
    #expect(!view.textContainer.isSimpleRectangularTextContainer)
    #expect(lines.map(\.range.length) == [10, 10, 20, 20])
    #expect(lines.map(\.used.minX) == [0, 0, 0, 0] && lines.map(\.used.minY) == [0, 24, 48, 72])
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 24, width: 100, height: 24))]
    #expect(lines.map(\.range.length) == [20, 10, 20, 10] && lines[1].used.minX == 100)
    view.textContainer.exclusionPaths = []
    #expect(lines.map(\.range.length) == [20, 20, 20] && view.textContainer.isSimpleRectangularTextContainer)
  }

  @Test func textStandsOnBothSidesOfAHole() {
    view.text = words(8)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 24, width: 50, height: 24))]
    #expect(lines.map(\.range.length) == [20, 5, 5, 10])
    #expect(lines.map(\.used.minX) == [0, 0, 130, 0] && lines.map(\.used.minY) == [0, 24, 24, 48])
    // The place of a touch in the right part, and lines below and above it.
    let point = CGPoint(x: 130 + 5 + 21, y: 8 + 36)
    #expect(view.offset(from: view.beginningOfDocument, to: view.closestPosition(to: point) ?? view.endOfDocument) == 27)
    #expect(view.caretRect(for: EditedTextPosition(27)).midX == 155)
    let below = view.position(from: EditedTextPosition(21), in: .down, offset: 1)
    #expect(below.map { view.offset(from: view.beginningOfDocument, to: $0) } == 31)
    #expect(manager.glyphIndex(for: CGPoint(x: 140, y: 30), in: view.textContainer) == 25)
  }

  /// The room of a line ends where the circle is widest in the line's height.
  @Test func linesEndAtACircle() {
    let (center, radius) = (CGPoint(x: 210, y: 60), CGFloat(60))
    view.text = words(80, "a")
    view.textContainer.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    ]
    let found = lines
    #expect(found.count > 6)
    for line in found.dropLast() {
      let (top, bottom) = (line.used.minY, line.used.maxY)
      let nearest = min(max(center.y, top), bottom) - center.y
      let reach = abs(nearest) < radius ? (radius * radius - nearest * nearest).squareRoot() : 0
      #expect(line.used.maxX <= center.x - reach + 0.2, "the line at \(top)")
      #expect(line.used.maxX + 20 > center.x - reach - 0.2, "the line at \(top)")
    }
  }

  @Test func whatFitsNowhereStandsBelow() {
    view.text = "aaaaaaaa bb"
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 50, y: 0, width: 160, height: 60))]
    #expect(lines.first.map { $0.used.minY >= 60 && $0.range.length == 11 } == true)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 300, height: 60))]
    #expect(lines.first.map { $0.used.minY >= 50 } == true)
    view.text = ""
    #expect(manager.extraLineFragmentRect.height == 24)
  }

  @Test func laterParagraphsFlowAndMoveWithEarlierOnes() {
    view.text = "one\n" + words(8)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 110, y: 24, width: 100, height: 24))]
    #expect(lines.map(\.range.length) == [4, 10, 20, 10])
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "new\n")
    #expect(lines.map(\.range.length) == [4, 4, 20, 20])
    #expect(view.contentSize.height == 112)
  }

  @Test func aLineFragmentIsTheFirstFreePart() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 100))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 50, y: 0, width: 30, height: 20))]
    var rest = CGRect(x: 1, y: 1, width: 1, height: 1)
    func fragment(_ rect: CGRect, _ direction: NSWritingDirection = .leftToRight) -> CGRect {
      container.lineFragmentRect(forProposedRect: rect, at: 0, writingDirection: direction, remaining: &rest)
    }
    #expect(fragment(CGRect(x: 0, y: 5, width: 500, height: 10)) == CGRect(x: 0, y: 5, width: 50, height: 10))
    #expect(rest == CGRect(x: 80, y: 5, width: 120, height: 10))
    #expect(fragment(rest) == CGRect(x: 80, y: 5, width: 120, height: 10) && rest == .zero)
    #expect(fragment(CGRect(x: 0, y: 5, width: 500, height: 10), .rightToLeft) == CGRect(x: 80, y: 5, width: 120, height: 10))
    #expect(rest == CGRect(x: 0, y: 5, width: 50, height: 10))
    #expect(fragment(CGRect(x: 0, y: 20, width: 500, height: 10)) == CGRect(x: 0, y: 20, width: 200, height: 10) && rest == .zero)
    #expect(fragment(CGRect(x: 55, y: 5, width: 10, height: 10)) == .zero)
    #expect(fragment(CGRect(x: 0, y: 100, width: 500, height: 10)) == .zero)
  }

  private final class Column: NSTextContainer {
    override var isSimpleRectangularTextContainer: Bool { false }
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      remainingRect?.pointee = .zero
      return CGRect(x: 20, y: proposedRect.minY, width: 60, height: proposedRect.height)
    }
  }

  @Test func aSubclassHasARoomOfItsOwn() {
    let (container, manager, storage) = (
      Column(size: CGSize(width: 210, height: 0)), NSLayoutManager(), NSTextStorage(string: "")
    )
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.setAttributedString(NSAttributedString(string: words(3), attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    var found: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, used, _, _, _ in
      found.append(used)
    }
    #expect(found.map(\.minX) == [20, 20, 20] && found.map(\.minY) == [0, 24, 48])
  }
}
