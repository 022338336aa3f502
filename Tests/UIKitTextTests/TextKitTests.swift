import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

@MainActor @Suite struct TextKitTests {
  private let stage = ManualStage()
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  private final class Log: NSObject, NSTextStorageDelegate {
    var messages: [String] = []
    var fixes = false

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      messages.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      if fixes { textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange) }
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { messages.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  @Test func aStorageReportsItsChanges() {
    let (storage, log) = (NSTextStorage(string: "hello"), Log())
    storage.delegate = log
    storage.append(NSAttributedString(string: " you"))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(log.messages == ["will 3 5+4 4", "did 3 5+4 4", "will 1 1+2 0", "did 1 1+2 0", "will 2 0+0 -2", "did 2 0+0 -2"])
    log.messages = []
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
    storage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "xyz")
    #expect(log.messages.isEmpty && storage.editedRange == NSRange(location: 0, length: 9) && storage.changeInLength == 4)
    storage.endEditing()
    #expect(log.messages == ["will 2 0+9 4", "did 2 0+9 4"] && storage.editedMask.isEmpty)
  }

  /// Foundation on Linux replaces whole characters only.
  @Test func partsOfCharactersAreReplacedExactly() {
    let letters: [Unicode.Scalar] = [
      "x", "\u{301}", "\u{323}", "\r", "\n", "👍", "\u{1F3FD}", "\u{1F1E8}", "\u{1F1ED}", "\u{1F1E8}", "\u{200D}", "a",
    ]
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String { scalars.reduce(into: "") { $0.unicodeScalars.append($1) } }
    func units(_ count: Int) -> Int { letters.prefix(count).reduce(0) { $0 + UTF16.width($1) } }
    for new in ["", "b", "\u{302}", "👩\u{200D}"] {
      for first in 0...letters.count {
        for last in first...letters.count {
          let range = NSRange(location: units(first), length: units(last) - units(first))
          let (storage, styled) = (NSTextStorage(string: text(letters)), NSTextStorage(string: text(letters)))
          storage.replaceCharacters(in: range, with: new)
          styled.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: [.kern: 3]))
          let expected = Array(letters.prefix(first)) + Array(new.unicodeScalars) + Array(letters.dropFirst(last))
          for changed in [storage, styled] {
            #expect(Array(changed.string.unicodeScalars) == expected && changed.length == changed.string.utf16.count)
          }
          for offset in 0..<styled.length {
            let isNew = (range.location..<range.location + new.utf16.count).contains(offset)
            #expect((styled.attribute(.kern, at: offset, effectiveRange: nil) != nil) == isNew)
          }
        }
      }
    }
  }

  @Test func newTextInsideOfACharacterHasItsAttributes() {
    let storage = NSTextStorage(string: "ax\u{301}b")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "y")
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "\u{302}")
    #expect(storage.string == "axy\u{302}b")
    let kerns = (0..<5).map { storage.attribute(.kern, at: $0, effectiveRange: nil) != nil }
    #expect(kerns == [false, true, true, true, false])
  }

  /// A Swift string has no half of a surrogate pair.
  @Test func halfOfAnEmojiIsReplacedAsAWhole() {
    let storage = NSTextStorage(string: "a👍b")
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "c")
    #expect(storage.string == "acb" && storage.attributedSubstring(from: NSRange(location: 0, length: 3)).length == 3)
    storage.setAttributedString(NSAttributedString(string: "👍👍🏽"))
    storage.deleteCharacters(in: NSRange(location: 3, length: 2))
    #expect(storage.string == "👍" && storage.length == 2)
  }

  @Test func aDelegateStylesWhatWasChangedBeforeItIsLaidOut() {
    let (storage, log) = (NSTextStorage(string: "hello"), Log())
    (storage.delegate, log.fixes) = (log, true)
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "EE")
    #expect(log.messages == ["will 2 1+2 1", "did 3 1+2 1"])
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  /// What apps do to find the link that was tapped in a label.
  @Test func theCharacterAtAPointOfALabelIsFound() {
    let storage = NSTextStorage(string: "read our terms of use", attributes: attributes)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 200)))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let box = manager.usedRect(for: container)
    #expect(box == CGRect(x: 0, y: 0, width: 80, height: 72))
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: 24, y: 30), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 11 && abs(fraction - 0.4) < 0.001)
    #expect(
      manager.characterIndex(for: CGPoint(x: 500, y: 500), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 20)
    let range = manager.glyphRange(forCharacterRange: NSRange(location: 9, length: 8), actualCharacterRange: nil)
    #expect(manager.boundingRect(forGlyphRange: range, in: container) == CGRect(x: 0, y: 24, width: 80, height: 24))
  }

  @Test func linesAreEnumerated() {
    let storage = NSTextStorage(string: "one two\nthree\n", attributes: attributes)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var found: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, given, range, _ in
      #expect(given === container)
      found.append((rect, used, range))
    }
    #expect(
      found.map(\.2) == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4), NSRange(location: 8, length: 6)])
    #expect(found.prefix(3).allSatisfy { $0.0.width == 60 } && found[0].1.width == 40 && found[2].0.minY == 48)
    #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: 72, width: 60, height: 24))
    #expect(
      manager.location(forGlyphAt: 5) == CGPoint(x: 15, y: 19)
        && manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY == 48)
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 100)) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func aTextViewShowsAContainersText() {
    let storage = NSTextStorage(string: "given", attributes: attributes)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.text == "given" && view.textStorage === storage && view.layoutManager === manager)
    #expect(view.contentSize == CGSize(width: 300, height: 40), "a container that does not follow the view keeps its width")
    let bare = UITextView(frame: .zero, textContainer: NSTextContainer(size: .zero))
    bare.text = "a"
    #expect(bare.layoutManager.textContainers == [bare.textContainer] && bare.textStorage.string == "a")
  }

  @Test func textsWithoutAManagerAnswerNothing() {
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 10, height: 10)))
    manager.addTextContainer(container)
    #expect(manager.usedRect(for: container) == .zero && manager.numberOfGlyphs == 0)
    #expect(
      manager.glyphIndex(for: .zero, in: container) == 0 && manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil) == .zero)
    manager.removeTextContainer(at: 5)
    manager.removeTextContainer(at: 0)
    #expect(container.layoutManager == nil)
  }

  @Test func layoutManagersMoveBetweenTexts() {
    let (first, second, manager) = (NSTextStorage(string: "a"), NSTextStorage(string: "bc"), NSLayoutManager())
    first.addLayoutManager(manager)
    second.addLayoutManager(manager)
    #expect(first.layoutManagers.isEmpty && second.layoutManagers.count == 1 && manager.numberOfGlyphs == 2)
    second.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.paragraphs == nil)
  }

  @Test func anAttributeInsideOfACharacterTakesAllOfIt() {
    for character in ["👍", "👍🏽", "e\u{301}", "🇨🇭", "\r\n"] {
      for inside in 1..<character.utf16.count {
        let storage = NSTextStorage(string: character + character, attributes: attributes)
        storage.addAttribute(.kern, value: 1, range: NSRange(location: inside, length: 1))
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
      }
    }
  }

  @Test func placesBeyondTheTextStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      NSTextStorage(string: "ab").replaceCharacters(in: NSRange(location: 2, length: 1), with: "x")
    }
    await #expect(processExitsWith: .failure) { await MainActor.run { UITextView().textContainerInset.top = .nan } }
  }
}
