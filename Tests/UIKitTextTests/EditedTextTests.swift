import Foundation
import Testing
import TestSupport
import UIKitGraphics

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

  @Test func aMarkThatJoinsALetterIsUndoneAlone() {
    let edited = text("xa", caret: 1)
    edited.replace(edited.selection, with: plain("\u{301}"))
    #expect(edited.text.unicodeScalars.count == 3 && edited.selection == NSRange(location: 2, length: 0))
    edited.undo()
    #expect(edited.text == "xa" && edited.selection == NSRange(location: 1, length: 0))
    edited.redo()
    edited.replace(NSRange(location: 2, length: 1), with: plain(""))
    edited.undo()
    edited.undo()
    edited.redo()
    edited.redo()
    #expect(edited.text == "x\u{301}" && edited.selection == NSRange(location: 2, length: 0))
  }

  @Test(arguments: [
    ("👍", "\u{1F3FD}"), ("👩", "\u{200D}"), ("\r", "\n"), ("\u{1F1E8}", "\u{1F1ED}"), ("❤", "\u{FE0F}"), ("\u{1100}", "\u{1161}"),
  ]) func whatJoinsAfterwardsIsUndoneAlone(_ first: String, _ second: String) {
    let edited = text(first + "👩", caret: first.utf16.count)
    edited.replace(edited.selection, with: plain(second))
    edited.undo()
    #expect(Array(edited.text.utf16) == Array((first + "👩").utf16) && edited.selection.location == first.utf16.count)
    edited.redo()
    #expect(Array(edited.text.utf16) == Array((first + second + "👩").utf16))
  }

  @Test func markedTextInsideOfACharacterIsReplacedAlone() {
    let edited = text("xa", caret: 1)
    edited.mark(plain("\u{301}"), selected: NSRange(location: 1, length: 0))
    edited.replace(edited.marked ?? edited.selection, with: plain("\u{302}"))
    #expect(Array(edited.text.unicodeScalars) == ["x", "\u{302}", "a"])
    edited.undo()
    #expect(edited.text == "xa" && !edited.canUndo)
  }

  @Test func typingBehindAJoinedCharacterIsAStepOfItsOwn() {
    let edited = text("👩👩", caret: 2)
    edited.replace(edited.selection, with: plain("\u{200D}"), isTyped: true)
    #expect(edited.selection.location == 5)
    edited.replace(edited.selection, with: plain("b"), isTyped: true)
    edited.undo()
    #expect(edited.text == "👩\u{200D}👩" && edited.canUndo)
    edited.undo()
    #expect(edited.text == "👩👩")
  }

  @Test func markedTextThatCameAndWentIsNoStep() {
    let edited = text("ab", caret: 1)
    edited.mark(plain("x"), selected: NSRange(location: 1, length: 0))
    edited.mark(plain(""), selected: NSRange(location: 0, length: 0))
    #expect(!edited.canUndo)
  }

  /// Random changes of letters that join with their neighbours against an array of scalars and whole former texts.
  @Test(arguments: 1...300) func agreesWithWholeFormerTexts(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let edited = EditedText()
    var model = PlainText()
    for step in 0..<80 {
      change(edited, &model, &random)
      #expect(Array(edited.text.unicodeScalars) == model.scalars, "seed \(seed), step \(step)")
      #expect(edited.selection == range(model.selection, model), "seed \(seed), step \(step)")
      #expect(edited.marked == model.marked.map { range($0, model) }, "seed \(seed), step \(step)")
      #expect(edited.canUndo == model.canUndo && edited.canRedo == model.canRedo, "seed \(seed), step \(step)")
      #expect(edited.content.length == edited.text.utf16.count, "seed \(seed), step \(step)")
    }
  }

  private func range(_ places: Range<Int>, _ model: PlainText) -> NSRange {
    let start = model.units(places.lowerBound)
    return NSRange(location: start, length: model.units(places.upperBound) - start)
  }

  private func change(_ edited: EditedText, _ model: inout PlainText, _ random: inout SeededGenerator) {
    let new = (0..<random.roll(0..<3)).map { _ in PlainText.joiningPieces.randomElement(using: &random)! }.joined()
    let ends = model.boundaries
    let first = random.roll(0..<ends.count)
    let places = ends[first]..<ends[random.roll(first..<ends.count)]
    switch random.roll(0..<12) {
    case 0, 1:
      edited.replace(range(places, model), with: plain(new))
      model.replace(places, new)
    case 2, 3, 4:
      guard !new.isEmpty else { return }
      edited.replace(edited.marked ?? edited.selection, with: plain(new), isTyped: true)
      model.type(new)
    case 5, 6:
      let count = new.unicodeScalars.count
      let start = random.roll(0..<count + 1)
      let part = start..<random.roll(start..<count + 1)
      let before = new.unicodeScalars.prefix(part.lowerBound).reduce(0) { $0 + UTF16.width($1) }
      let end = new.unicodeScalars.prefix(part.upperBound).reduce(0) { $0 + UTF16.width($1) }
      edited.mark(plain(new), selected: NSRange(location: before, length: end - before))
      model.mark(new, selected: part)
    case 7:
      edited.unmark()
      model.unmark()
    case 8:
      edited.select(range(places, model))
      model.select(places)
    case 9, 10:
      edited.undo()
      model.undo()
    default:
      edited.redo()
      model.redo()
    }
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
