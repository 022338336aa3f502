import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// Requirements of `UITextInput` beside those that edit.
@MainActor @Suite struct TextInputMemberTests {
  private let rig = TextViewStage(text: "a👍🏽b\u{301}c def")
  private var view: UITextView { rig.view }
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  init() {
    rig.stage.window.addSubview(field)
    view.becomeFirstResponder()
  }

  private func range(_ start: Int, _ end: Int) -> UITextRange { EditedTextRange(NSRange(location: start, length: end - start)) }

  @Test func charactersAreCountedInARange() {
    let all = range(0, 12)
    // a, four units of a thumb, b with its accent, c, a space, d, e, f.
    for (offset, units) in [(0, 0), (1, 1), (2, 5), (3, 7), (4, 8), (8, 12)] {
      #expect(view.position(within: all, atCharacterOffset: offset) == EditedTextPosition(units))
      #expect(view.characterOffset(of: EditedTextPosition(units), within: all) == offset)
    }
    #expect(view.position(within: all, atCharacterOffset: 9) == nil && view.position(within: all, atCharacterOffset: -1) == nil)
    #expect(view.position(within: range(5, 12), atCharacterOffset: 1) == EditedTextPosition(7))
    #expect(view.characterOffset(of: EditedTextPosition(99), within: range(8, 12)) == 4)
  }

  @Test func theDelegateIsAskedForAChange() {
    rig.log.shouldChange = { range, text in range.location != 1 && text != "no" }
    #expect(view.shouldChangeText(in: range(0, 1), replacementText: "x"))
    #expect(
      !view.shouldChangeText(in: range(1, 2), replacementText: "x")
        && !view.shouldChangeText(in: range(0, 1), replacementText: "no"))
    #expect(field.shouldChangeText(in: range(0, 0), replacementText: "x"))
  }

  @Test func stylesAreThoseOfTheCharacterBesideAPosition() {
    view.textStorage.addAttribute(.kern, value: CGFloat(3), range: NSRange(location: 0, length: 1))
    #expect(view.textStyling(at: EditedTextPosition(0), in: .forward)?[.kern] as? CGFloat == 3)
    #expect(view.textStyling(at: EditedTextPosition(1), in: .backward)?[.kern] as? CGFloat == 3)
    #expect(view.textStyling(at: EditedTextPosition(1), in: .forward)?[.kern] == nil)
    #expect(view.textStyling(at: EditedTextPosition(0), in: .backward) == nil)
    #expect(
      view.textStyling(at: EditedTextPosition(12), in: .forward) == nil
        && field.textStyling(at: EditedTextPosition(0), in: .forward) == nil)
  }

  @Test func markedTextHasAttributesOfItsOwn() {
    view.selectedRange = NSRange(location: 12, length: 0)
    view.setAttributedMarkedText(
      NSAttributedString(string: "xy", attributes: [.backgroundColor: UIColor.red]),
      selectedRange: NSRange(location: 2, length: 0))
    #expect(view.markedTextRange == range(12, 14) && view.text.hasSuffix("defxy"))
    let attributes = view.textStorage.attributes(at: 13, effectiveRange: nil)
    #expect(attributes[.backgroundColor] as? UIColor == .red && (attributes[.font] as? UIFont)?.pointSize == 20)
    view.setAttributedMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(view.markedTextRange == nil && view.text.hasSuffix("def"))
    field.becomeFirstResponder()
    field.setAttributedMarkedText(NSAttributedString(string: "z"), selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "z" && field.markedTextRange == range(0, 1))
  }

  @Test func aFloatingCaretGoesToTheNearestPlace() {
    view.text = "abcdef"
    view.beginFloatingCursor(at: CGPoint(x: 5 + 21, y: 20))
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.updateFloatingCursor(at: CGPoint(x: 5 + 49, y: 20))
    view.endFloatingCursor()
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    field.text = "abc"
    field.beginFloatingCursor(at: CGPoint(x: 0, y: 10))
    field.becomeFirstResponder()
    field.updateFloatingCursor(at: CGPoint(x: 0, y: 10))
    field.endFloatingCursor()
    #expect(field.selectedTextRange == range(0, 0))
  }

  private final class Phrase: UIDictationPhrase {
    let said: String
    init(_ said: String) {
      self.said = said
      super.init()
    }
    override var text: String { said }
  }

  @Test func dictatedAndAlternativeTextsAreInserted() {
    view.text = ""
    view.insertDictationResult([Phrase("one"), Phrase("two")])
    view.insertText("!", alternatives: ["?"], style: .lowConfidence)
    #expect(view.text == "one two!" && UIDictationPhrase().text.isEmpty && UIDictationPhrase().alternativeInterpretations == nil)
    let placeholder = view.insertDictationResultPlaceholder
    #expect(view.frame(forDictationResultPlaceholder: placeholder) == view.caretRect(for: EditedTextPosition(8)))
    view.removeDictationResultPlaceholder(placeholder, willInsertResult: false)
    view.dictationRecordingDidEnd()
    view.dictationRecognitionFailed()
    let room = view.insertTextPlaceholder(with: CGSize(width: 50, height: 20))
    #expect(room.rects.isEmpty)
    view.remove(room)
    #expect(view.text == "one two!" && UITextAlternativeStyle.none.rawValue == 0)
  }

  @Test func viewsAreTheirOwnInputViews() {
    #expect(view.textInputView === view && field.textInputView === field)
    #expect(view.selectionAffinity == .forward && field.selectionAffinity == .forward)
    view.selectionAffinity = .backward
    #expect(view.selectionAffinity == .forward)
    #expect(view.caretTransform(for: view.beginningOfDocument) == .identity)
    #expect(view.selectionRects(for: range(0, 1)).map(\.transform) == [.identity])
  }

  @Test func picturesAreItems() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let attachment = NSTextAttachment(image: image)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    view.isEditable = false
    rig.stage.advance(by: 0)
    let item = try #require(view.item(at: 1))
    guard case .textAttachment(let found) = item.content else { throw CocoaError(.coderInvalidValue) }
    #expect(view.paragraphs.defaults.container === view.textContainer)
    #expect(found === attachment && item.range == NSRange(location: 1, length: 1) && view.item(at: 0) == nil)
    #expect(view.openMenu(of: item))
  }
}
