import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitText

/// Misspelt words in a text view that is edited.
@MainActor @Suite struct TextSpellingTests {
  private func rig(_ text: String, _ body: @MainActor (TextViewStage, FakeSpelling) throws -> Void) rethrows {
    try FakeSpelling.use { fake in
      let rig = TextViewStage(text: text)
      rig.view.spellCheckingType = .yes
      _ = rig.view.becomeFirstResponder()
      rig.stage.settle()
      try body(rig, fake)
    }
  }

  private func marks(_ rig: TextViewStage) -> [String] {
    rig.view.spelling?.marks.all.map { (rig.view.text as NSString).substring(with: $0) } ?? []
  }

  private func lines(_ rig: TextViewStage) -> [CGRect] {
    rig.view.content.subviews.compactMap { $0 as? SpellingMarkView }.filter { !$0.isHidden }.map(\.frame).sorted {
      ($0.minY, $0.minX) < ($1.minY, $1.minX)
    }
  }

  private func type(_ text: String, _ rig: TextViewStage) {
    rig.stage.driver.text(text, marked: nil, at: rig.stage.time)
    rig.stage.settle()
  }

  private func overlay(_ rig: TextViewStage) -> MenuOverlay? {
    rig.stage.window.subviews.last { ($0 as? MenuOverlay)?.isClosing == false } as? MenuOverlay
  }

  private func rows(_ rig: TextViewStage) -> [String] { overlay(rig)?.list.rows.map(\.entry.title) ?? [] }

  private func choose(_ title: String, _ rig: TextViewStage) {
    guard let row = overlay(rig)?.list.rows.first(where: { $0.entry.title == title }) else { return }
    rig.stage.tap(at: row.convert(CGPoint(x: 30, y: 20), to: rig.stage.window as UIView))
    rig.stage.settle()
  }

  @Test func misspeltWordsHaveALine() {
    rig("the quik brown fx here") { rig, _ in
      rig.view.selectedRange = NSRange(location: 0, length: 0)
      rig.stage.settle()
      #expect(marks(rig) == ["quik", "fx"])
      let lines = lines(rig)
      #expect(
        lines.map(\.minX) == [5 + 40, 5 + 150] && lines.map(\.width) == [40, 20] && lines[0].minY > 19 && lines[0].maxY <= 24)
    }
  }

  @Test func aWordIsCheckedWhenTheCaretLeavesIt() {
    rig("") { rig, fake in
      type("q", rig)
      type("uik", rig)
      #expect(marks(rig).isEmpty && fake.words.checked.isEmpty)
      type(" ", rig)
      #expect(marks(rig) == ["quik"])
      // The same word again, while it is mended.
      rig.view.selectedRange = NSRange(location: 3, length: 0)
      type("c", rig)
      #expect(marks(rig).isEmpty && rig.view.text == "quick ")
      rig.view.selectedRange = NSRange(location: 6, length: 0)
      rig.stage.settle()
      #expect(marks(rig).isEmpty && fake.words.checked == ["quik", "quick"])
    }
  }

  @Test func nothingIsCheckedUnlessItIsAskedForAndEdited() {
    FakeSpelling.use { fake in
      let rig = TextViewStage(text: "quik fx ")
      _ = rig.view.becomeFirstResponder()
      rig.stage.settle()
      #expect(rig.view.spelling == nil && fake.words.checked.isEmpty)
      rig.view.spellCheckingType = .yes
      rig.stage.settle()
      #expect(marks(rig) == ["quik", "fx"])
      _ = rig.view.resignFirstResponder()
      rig.stage.settle()
      #expect(rig.view.spelling == nil && lines(rig).isEmpty)
      _ = rig.view.becomeFirstResponder()
      rig.stage.settle()
      #expect(lines(rig).count == 2)
      rig.view.spellCheckingType = .no
      rig.stage.settle()
      #expect(lines(rig).isEmpty)
    }
  }

  @Test func withoutADictionaryTextsAreEditedAsBefore() {
    FakeSpelling.use { fake in
      fake.languages = []
      let rig = TextViewStage(text: "quik ")
      rig.view.spellCheckingType = .yes
      _ = rig.view.becomeFirstResponder()
      rig.stage.settle()
      type("fx ", rig)
      #expect(rig.view.spelling == nil && rig.view.text == "quik fx ")
    }
  }

  /// 100,000 lines: an edit checks its word, and only words that show are checked at all, some in each frame.
  @Test func aLongTextIsCheckedWhereItShows() throws {
    let text = String(repeating: "the quik brown fox\n", count: 100_000)
    try rig(text) { rig, fake in
      rig.view.selectedRange = NSRange(location: 0, length: 0)
      rig.view.setContentOffset(.zero, animated: false)
      rig.stage.settle()
      let spelling = try #require(rig.view.spelling)
      #expect(spelling.checkedCount < 1_000, "\(spelling.checkedCount) of 400,000, while the caret was scrolled to")
      let before = spelling.checkedCount
      type("foxx ", rig)
      #expect(spelling.checkedCount - before <= 3 && marks(rig).first == "foxx")
      rig.view.setContentOffset(CGPoint(x: 0, y: 24 * 50_000), animated: false)
      rig.stage.settle()
      #expect(spelling.checkedCount < 1_500 && lines(rig).count > 5)
      #expect(rig.paragraphViews.count < 15)
    }
  }

  @Test func aFrameChecksABoundedNumberOfWords() throws {
    try rig("") { rig, fake in
      rig.view.text = String(repeating: "qx ", count: 400)
      rig.view.selectedRange = NSRange(location: 0, length: 0)
      let spelling = try #require(rig.view.spelling)
      var last = spelling.checkedCount
      for _ in 0..<40 {
        rig.stage.advance(by: 1 / 60)
        #expect(spelling.checkedCount - last <= TextSpelling.wordsPerFrame * 2, "a frame at each end of the step")
        last = spelling.checkedCount
      }
      #expect(spelling.marks.all.count >= 399, "\(spelling.marks.all.count)")
    }
  }

  @Test func marksAndGroundsMeasureNoParagraph() {
    rig("the quik brown fx here\nmore quik") { rig, _ in
      let measured = rig.view.paragraphs.measuredCount
      rig.view.selectedRange = NSRange(location: 0, length: 0)
      rig.stage.settle()
      rig.view.isFindInteractionEnabled = true
      let session = UITextSearchingFindSession(searchableObject: rig.view)
      session.performSearch(query: "quik", options: nil)
      rig.stage.settle()
      #expect(marks(rig).count == 3 && session.resultCount == 2 && rig.view.paragraphs.measuredCount == measured)
      type("x", rig)
      #expect(rig.view.paragraphs.measuredCount == measured + 1, "its own paragraph")
    }
  }

  @Test func theMenuOffersGuessesAndLearnsOrIgnores() {
    rig("the wodr fox ") { rig, _ in
      let rows = { self.rows(rig) }
      let choose = { self.choose($0, rig) }
      rig.stage.click(at: rig.point(6, 0), buttons: .secondary)
      rig.stage.settle()
      #expect(rows().starts(with: ["word", "words", "Ignore Spelling", "Learn Spelling"]))
      _ = rig.log.take()
      choose("word")
      #expect(rig.view.text == "the word fox " && rig.log.take().first == "shouldChange 4+4 'word'" && marks(rig).isEmpty)
      rig.press(.keyboardZ, .control, "z")
      rig.stage.settle()
      #expect(rig.view.text == "the wodr fox ")
      rig.view.selectedRange = NSRange(location: 13, length: 0)
      rig.stage.settle()
      #expect(marks(rig) == ["wodr"])
      rig.stage.click(at: rig.point(6, 0), buttons: .secondary)
      rig.stage.settle()
      choose("Learn Spelling")
      #expect(marks(rig).isEmpty && UITextChecker.hasLearnedWord("wodr"))
      rig.stage.click(at: rig.point(6, 0), buttons: .secondary)
      rig.stage.settle()
      #expect(!rows().contains("word"))
    }
  }

  /// Random edits: the marks are those of the whole text checked anew.
  @Test func marksAreThoseOfTheText() {
    var random = SeededGenerator(seed: 45)
    let pieces = ["the", "qx", " ", "\n", "word", "e\u{301}", "🎈", "'", "1", ".", "zz zz", "שלום", "a@b", "fox "]
    for _ in 0..<30 {
      rig("") { rig, fake in
        for _ in 0..<40 {
          let length = rig.view.textStorage.length
          let start = random.roll(0..<length + 1)
          rig.view.selectedRange = NSRange(location: start, length: random.roll(0..<min(4, length - start) + 1))
          switch random.roll(0..<6) {
          case 0: rig.press(.keyboardDeleteOrBackspace)
          case 1: rig.press(.keyboardZ, .control, "z")
          case 2:
            rig.stage.driver.text("qx", marked: NSRange(location: 1, length: 0), at: rig.stage.time)
            rig.view.unmarkText()
          case 3: rig.view.textStorage.replaceCharacters(in: rig.view.selectedRange, with: pieces.randomElement(using: &random)!)
          default: type(pieces.randomElement(using: &random)!, rig)
          }
          if random.roll(0..<3) == 0 { rig.stage.settle() }
        }
        rig.view.textStorage.replaceCharacters(in: NSRange(location: rig.view.textStorage.length, length: 0), with: " \n")
        rig.view.selectedRange = NSRange(location: rig.view.textStorage.length, length: 0)
        // Every line has shown.
        for line in stride(from: 0, to: rig.view.contentSize.height, by: 150) {
          rig.view.setContentOffset(CGPoint(x: 0, y: line), animated: false)
          rig.stage.settle()
        }
        let text = rig.view.text!
        var (expected, offset): ([NSRange], Int) = ([], 0)
        let words = SpellingWords(text)
        while let word = words.next(from: offset, to: text.utf16.count) {
          if !fake.words.contains(words.text(word)) { expected.append(word) }
          offset = NSMaxRange(word)
        }
        #expect(rig.view.spelling?.marks.all == expected, "\(text.debugDescription)")
      }
    }
  }
}
