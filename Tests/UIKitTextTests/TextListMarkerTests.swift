import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@testable import UIKitText

/// Markers of lists in a text view. Letters are 10 points wide, lines 24 points high.
@MainActor @Suite struct TextListMarkerTests {
  private let rig = TextViewStage(text: "")
  private var view: UITextView { rig.view }

  private func show(_ paragraphs: [(String, [NSTextList])], _ change: (NSMutableParagraphStyle) -> Void = { _ in }) {
    let text = NSMutableAttributedString(string: "")
    for (content, lists) in paragraphs {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      change(style)
      text.append(
        NSAttributedString(string: content, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]))
    }
    view.attributedText = text
    rig.stage.advance(by: 0)
  }

  /// The marker of each paragraph that has one, by its text.
  private var markers: [String?] {
    (0..<view.paragraphs.count).map { index in
      let drawings = view.paragraphs.drawings(of: index)
      return drawings.count > 1 ? drawings.last?.block.runs.map(\.text).joined() : nil
    }
  }

  @Test func itemsAreCountedInTheirList() {
    let (outer, inner) = (
      NSTextList(markerFormat: .init("{decimal}."), startingItemNumber: 3), NSTextList(markerFormat: .lowercaseAlpha)
    )
    let other = NSTextList(markerFormat: .decimal)
    show([
      ("a\n", [outer]), ("b\n", [outer, inner]), ("c\n", [outer, inner]), ("d\n", [outer]), ("e\n", []), ("f\n", [outer]),
      ("g\n", [other]),
    ])
    #expect(markers == ["3.", "a", "b", "4.", nil, "3.", "1", nil])
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(markers == ["a", "b", "3.", nil, "3.", "1", nil])
  }

  @Test func markersOfListsAroundStandBefore() {
    let (outer, inner) = (
      NSTextList(markerFormat: .init("{decimal}.")), NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker)
    )
    show([("a\n", [outer]), ("b\n", [outer, inner]), ("c\n", [outer, inner]), ("d\n", [outer]), ("e", [outer, inner])])
    #expect(markers == ["1.", "1.1", "1.2", "2.", "2.1"])
  }

  @Test func aMarkerStandsRightBeforeTheText() throws {
    let list = NSTextList(markerFormat: .disc)
    show([("aaaa aaaa aaaa aaaa aaaa", [list])])
    let marker = try #require(view.paragraphs.drawings(of: 0).last)
    // 36 points of indent, 8 of a gap, a letter of 10.
    #expect(marker.frame == CGRect(x: 18, y: 0, width: 10, height: 24))
    #expect(view.paragraphs.lines(of: 0).map(\.frame.minX) == [36, 36])
    #expect(view.caretRect(for: view.beginningOfDocument).midX == 41)
    show([("aa", [list])]) { $0.headIndent = 50 }
    #expect(view.paragraphs.drawings(of: 0).last?.frame.minX == 32)
    show([("aa", [list, NSTextList(markerFormat: .circle)])])
    #expect(view.paragraphs.lines(of: 0).map(\.frame.minX) == [72])
    show([("aa", [NSTextList(markerFormat: .init("marker"))])])
    #expect(view.paragraphs.drawings(of: 0).last?.frame.minX == 0 && view.paragraphs.lines(of: 0).map(\.frame.minX) == [68])
  }

  @Test func markersAreDrawnAndAreNoCharacters() throws {
    show([("ab", [NSTextList(markerFormat: .disc)])])
    #expect(view.text == "ab" && view.layoutManager.numberOfGlyphs == 2)
    let paragraph = try #require(rig.paragraphViews.first)
    let texts = (paragraph.drawing?.list.commands ?? []).compactMap { command -> String? in
      if case .text(let block, _) = command { block.runs.map(\.text).joined() } else { nil }
    }
    #expect(texts == ["ab", "•"])
  }
}
