import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// The layout of a text that is changed again and again against that of the same text made anew, and against lines that this file breaks.
@MainActor @Suite struct TextParagraphsTests {
  /// Screens of text have a host of fixed metrics: letters of 10 points, lines of 24.
  private let stage = ManualStage()

  private static let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
  private static let letters: [String] = [
    "a", "b", " ", " ", "\n", "\r", "\r\n", "\u{2029}", "👍🏽", "long", "漢", "\u{301}", "\u{200D}",
  ]

  private func random(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in Self.letters.randomElement(using: &random)! }.joined()
  }

  private func describe(_ paragraphs: TextParagraphs) -> [String] {
    (0..<paragraphs.count).map {
      "\(paragraphs.start(of: $0)) \(paragraphs.content(of: $0).length) \(paragraphs.frame(of: $0)) "
        + "\(paragraphs.lines(of: $0).map(\.range))"
    }
  }

  @Test(arguments: 1...80) func changesGiveTheLayoutOfATextMadeAnew(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (storage, manager, container) = (
      NSTextStorage(string: ""), NSLayoutManager(), NSTextContainer(size: CGSize(width: 90, height: 0))
    )
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.setAttributedString(NSAttributedString(string: self.random(20, &random), attributes: Self.attributes))
    for _ in 0..<30 {
      let first = Int.random(in: 0...storage.length, using: &random)
      let range = NSRange(location: first, length: Int.random(in: 0...min(6, storage.length - first), using: &random))
      let new = self.random(Int.random(in: 0...5, using: &random), &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: [10, 20, 30].randomElement(using: &random)!), range: range)
      case 1: container.size.width = [60, 90, 200].randomElement(using: &random)!
      case 2:
        storage.beginEditing()
        storage.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: Self.attributes))
        storage.append(NSAttributedString(string: "z", attributes: Self.attributes))
        storage.endEditing()
      default: storage.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: Self.attributes))
      }
      guard let paragraphs = manager.paragraphs else { return }
      #expect(describe(paragraphs) == describe(paragraphs.copy(width: paragraphs.width)))
      let joined = (0..<paragraphs.count).reduce(0) { max($0, paragraphs.start(of: $1)) }
      #expect(joined <= storage.length)
    }
  }

  /// A model of line breaking of its own: words of letters one point apart, at spaces.
  @Test(arguments: 1...40) func linesBreakWhereWordsEnd(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = (0..<60).map { _ in String(repeating: "w", count: Int.random(in: 1...8, using: &random)) }
    let text = words.joined(separator: " ")
    let storage = NSTextStorage(string: text, attributes: Self.attributes)
    let paragraphs = TextParagraphs(storage)
    defer { withExtendedLifetime(storage) {} }
    let room = Int.random(in: 8...25, using: &random)
    paragraphs.width = CGFloat(room) * 10
    var (lines, used): ([Int], Int) = ([], 0)
    for word in words {
      if used > 0, used + word.count > room {
        lines.append(used)
        used = 0
      }
      used += word.count + 1
    }
    lines.append(used - 1)
    #expect(paragraphs.lines(of: 0).map(\.range.count) == lines)
    #expect(paragraphs.height == CGFloat(lines.count) * 24)
    for (index, line) in paragraphs.lines(of: 0).enumerated() {
      #expect(line.carets == (0...lines[index]).map { CGFloat($0) * 10 } && line.frame.minY == CGFloat(index) * 24)
    }
  }

  @Test func everyPointFindsACaretAndEveryCaretItsPoint() {
    let storage = NSTextStorage(string: "one two three\n\nfour 👍🏽 five\r\nsix", attributes: Self.attributes)
    let paragraphs = TextParagraphs(storage)
    paragraphs.width = 80
    let units = TextUnits(text: storage.string)
    for offset in 0...storage.length where units.boundary(at: offset) == offset {
      let caret = paragraphs.caret(at: offset)
      #expect(paragraphs.offset(nearestTo: CGPoint(x: caret.minX, y: caret.midY), in: units) == offset, "\(offset)")
    }
    for y in stride(from: CGFloat(-50), through: 300, by: 7) {
      for x in stride(from: CGFloat(-50), through: 300, by: 7) {
        #expect(units.isBoundary(paragraphs.offset(nearestTo: CGPoint(x: x, y: y), in: units)))
      }
    }
  }

  @Test func aChangeMeasuresThreeParagraphsAtMost() {
    let storage = NSTextStorage(string: (0..<2_000).map { "line \($0)" }.joined(separator: "\n"), attributes: Self.attributes)
    let paragraphs = TextParagraphs(storage)
    _ = paragraphs.height
    #expect(paragraphs.measuredCount == 2_000)
    for offset in [0, 500, storage.length] {
      let before = paragraphs.measuredCount
      storage.replaceCharacters(in: NSRange(location: offset, length: 0), with: "x")
      paragraphs.update(NSRange(location: offset, length: 1), delta: 1)
      _ = paragraphs.height
      #expect(paragraphs.measuredCount - before <= 3)
    }
  }
}
