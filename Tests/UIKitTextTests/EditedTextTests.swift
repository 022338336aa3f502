import Foundation
import Testing
import TestSupport

@testable import UIKitText

@Suite struct EditedTextTests {
  private func plain(_ text: String) -> NSAttributedString { NSAttributedString(string: text) }

  private func text(_ text: String, caret: Int) -> EditedText {
    let edited = EditedText()
    edited.load(plain(text))
    edited.select(NSRange(location: caret, length: 0))
    return edited
  }

  @Test func typedLettersAreOneStep() {
    let edited = text("ab", caret: 1)
    for letter in ["x", "y", "z"] { edited.replace(edited.selection, with: plain(letter), isTyped: true) }
    #expect(edited.text == "axyzb" && edited.selection.location == 4)
    edited.undo()
    #expect(edited.text == "ab" && edited.selection == NSRange(location: 1, length: 0) && !edited.canUndo)
    edited.redo()
    #expect(edited.text == "axyzb" && edited.selection.location == 4 && !edited.canRedo)
  }

  @Test func aMovedCaretBeginsANewStep() {
    let edited = text("", caret: 0)
    edited.replace(edited.selection, with: plain("a"), isTyped: true)
    edited.moveFocus(to: 0, extending: false)
    edited.replace(edited.selection, with: plain("b"), isTyped: true)
    edited.undo()
    #expect(edited.text == "a")
  }

  @Test func markedTextIsReplacedUntilItIsFinished() {
    let edited = text("ab", caret: 1)
    edited.mark(plain("に"), selected: NSRange(location: 1, length: 0))
    edited.mark(plain("にほん"), selected: NSRange(location: 2, length: 1))
    #expect(edited.text == "aにほんb" && edited.marked == NSRange(location: 1, length: 3))
    #expect(edited.selection == NSRange(location: 3, length: 1))
    edited.replace(edited.marked ?? edited.selection, with: plain("日本"))
    #expect(edited.text == "a日本b" && edited.marked == nil && edited.selection.location == 3)
  }

  @Test func anEmptyMarkedTextTakesTheMarkedOneAway() {
    let edited = text("ab", caret: 1)
    edited.mark(plain("x"), selected: NSRange(location: 1, length: 0))
    edited.mark(plain(""), selected: NSRange(location: 0, length: 0))
    #expect(edited.text == "ab" && edited.marked == nil && edited.selection == NSRange(location: 1, length: 0))
  }

  @Test func extendingTurnsAroundAtTheAnchor() {
    let edited = text("abcdef", caret: 3)
    edited.moveFocus(to: 5, extending: true)
    #expect(edited.selection == NSRange(location: 3, length: 2) && edited.focus == 5)
    edited.moveFocus(to: 1, extending: true)
    #expect(edited.selection == NSRange(location: 1, length: 2) && edited.focus == 1)
  }

  /// Random changes against an array of characters.
  @Test(arguments: 1...200) func agreesWithAnArrayOfCharacters(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters: [Character] = ["a", "b", " ", "é", "👍🏽", "🇨🇭", "漢"]
    let edited = EditedText()
    var (model, past): ([Character], [[Character]]) = ([], [])
    func units(_ count: Int) -> Int { model.prefix(count).reduce(0) { $0 + $1.utf16.count } }
    for _ in 0..<60 {
      let first = Int.random(in: 0...model.count, using: &random)
      let last = Int.random(in: first...model.count, using: &random)
      let range = NSRange(location: units(first), length: units(last) - units(first))
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in letters.randomElement(using: &random)! }
        past.append(model)
        edited.replace(range, with: plain(String(new)))
        model.replaceSubrange(first..<last, with: new)
        #expect(edited.selection == NSRange(location: units(first + new.count), length: 0))
      case 3 where !past.isEmpty:
        model = past.removeLast()
        edited.undo()
      case 4:
        edited.select(range)
        #expect(edited.selection == range)
      default:
        // Cut at no boundary: the selection stays at boundaries of characters.
        edited.select(NSRange(location: range.location + 1, length: range.length))
        let ends = Set((0...model.count).map { units($0) })
        #expect(ends.contains(edited.selection.location) && ends.contains(NSMaxRange(edited.selection)))
      }
      // Flags and modifiers join with their neighbours: the model joins them likewise.
      model = Array(String(model))
      #expect(edited.text == String(model) && NSMaxRange(edited.selection) <= edited.length)
      if past.count > EditedText.undoLimit { past.removeFirst() }
    }
  }
}
