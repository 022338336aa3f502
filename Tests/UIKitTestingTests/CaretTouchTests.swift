import Testing
import UIKit
import UIKitTesting

/// Taps in texts that are drawn with real fonts.
@MainActor @Suite struct CaretTouchTests {
  private nonisolated static let texts = [
    "ab🇨🇭", "ab👍🏽", "👩‍👩‍👧‍👦", "e\u{301}", "❤\u{FE0F}", "1\u{20E3}", "\u{1100}\u{1161}\u{11A8}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "one two three four 👍🏽 five 🇨🇭",
    "a\n👩‍👩‍👧‍👦",
  ]
  private let stage = Stage(size: CGSize(width: 300, height: 400))

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 40))
    field.text = text
    stage.window.addSubview(field)
    stage.advance(by: 0)
    return field
  }

  private func view(_ text: String, width: CGFloat = 120) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: 280))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  private func caret(_ input: any UITextInput) -> Int? {
    input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) }
  }

  @Test(arguments: texts) func aTapBehindATextPutsTheCaretAtItsEnd(_ text: String) throws {
    let view = view(text)
    stage.tap(at: CGPoint(x: 135, y: 300))
    #expect(view.isFirstResponder && caret(view) == text.utf16.count)
    let end = view.caretRect(for: view.endOfDocument)
    let closest = try #require(view.closestPosition(to: CGPoint(x: end.midX + 3, y: end.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: closest) == text.utf16.count)
    let line = text.replacingOccurrences(of: "\n", with: " ")
    let field = field(line)
    stage.tap(at: CGPoint(x: 275, y: 40))
    #expect(field.isEditing && caret(field) == line.utf16.count)
  }

  /// The last character begins at the right of its place, and the text ends at its left.
  @Test func aTapLeftOfATextFromRightToLeftPutsTheCaretAtItsEnd() {
    for text in ["שלום", "ש\u{5B8}ל\u{5B9}", "שלום 🇨🇭", "שלום 👍🏽"] {
      let (view, field) = (view(text), field(text))
      stage.tap(at: CGPoint(x: 25, y: 300))
      #expect(caret(view) == text.utf16.count, "\(text)")
      stage.tap(at: CGPoint(x: 25, y: 40))
      #expect(caret(field) == text.utf16.count, "\(text)")
      stage.tap(at: CGPoint(x: 275, y: 40))
      #expect(caret(field) == 0, "\(text)")
      view.removeFromSuperview()
      field.removeFromSuperview()
    }
  }

  /// Both halves of each character lead to the boundary beside them.
  @Test(arguments: texts.prefix(8)) func aPointInACharacterIsNearestToOneOfItsEnds(_ text: String) throws {
    let view = view(text, width: 280)
    var start = 0
    for character in text {
      let end = start + character.utf16.count
      let places = try [start, end].map { offset in
        view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset))).midX
      }
      let y = view.caretRect(for: view.beginningOfDocument).midY
      for (share, expected) in [(0.25, start), (0.75, end)] {
        let x = places[0] + (places[1] - places[0]) * share
        let found = try #require(view.closestPosition(to: CGPoint(x: x, y: y)))
        #expect(view.offset(from: view.beginningOfDocument, to: found) == expected, "\(character) of \(text)")
      }
      start = end
    }
  }

  @Test func theEndOfAWrappedLineIsBeforeItsLastCharacter() throws {
    let text = String(repeating: "👍🏽🇨🇭", count: 20)
    let view = view(text)
    let first = view.caretRect(for: view.beginningOfDocument)
    let found = try #require(view.closestPosition(to: CGPoint(x: 119, y: first.midY)))
    let offset = view.offset(from: view.beginningOfDocument, to: found)
    #expect(offset > 0 && text.indices.contains { $0.utf16Offset(in: text) == offset })
    let starts = text.indices.map { $0.utf16Offset(in: text) }
    let positions = starts.compactMap { view.position(from: view.beginningOfDocument, offset: $0) }
    let line = positions.filter { view.caretRect(for: $0).midY == first.midY }
    #expect(line.count > 1 && line.count < 20 && line.last.map { view.compare($0, to: found) } == .orderedSame)
  }

  /// Two halves of flags that are none: their units have carets of their own, at times in the order of the other direction of writing.
  @Test(arguments: [
    "\u{5E2}\u{1F1E8}\u{301}\u{323} \u{1F1E8}\u{1F1E8}\u{1F1ED}\u{1F1EB}\u{1F1F7}",
    "\u{2764}👍🏽\u{1F1ED}\u{1F1EB}\u{1F1F7}\u{1100}",
    "\u{94D}\u{5B8}\u{1F1E8}\u{1F1E8}\u{1F1ED}\u{1F1EB}\u{1F1F7}\u{1F1ED}漢",
  ]) func thePositionNearestToACaretHasThatCaret(_ text: String) throws {
    let stage = Stage(size: CGSize(width: 300, height: 400), usesFixedFont: true)
    let (view, field) = (UITextView(frame: stage.window.bounds), UITextField(frame: stage.window.bounds))
    (view.text, field.text) = (text, text)
    for input in [view, field] as [any UIView & UITextInput] {
      stage.window.addSubview(input)
      stage.advance(by: 0)
      for index in text.indices + [text.endIndex] {
        let offset = index.utf16Offset(in: text)
        let caret = input.caretRect(for: try #require(input.position(from: input.beginningOfDocument, offset: offset)))
        let found = try #require(input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
        #expect(abs(input.caretRect(for: found).midX - caret.midX) < 0.51, "\(offset) of \(text) in \(type(of: input))")
      }
    }
  }
}
