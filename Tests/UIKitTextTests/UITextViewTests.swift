import CoreGraphics
import Foundation
import ManualHost
import Selectors
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

@MainActor @Suite struct UITextViewTests {
  private let rig = TextViewStage()
  private var view: UITextView { rig.view }

  @Test func aTapBeginsAndTypingIsReportedInOrder() {
    rig.tap(0, 0)
    #expect(view.isFirstResponder && rig.log.take() == ["shouldBegin", "didBegin"])
    rig.stage.typeText("a\nb")
    #expect(view.text == "a\nb")
    #expect(
      rig.log.take() == [
        "shouldChange 0+0 'a'", "selection", "change", "shouldChange 1+0 '\n'", "selection", "change", "shouldChange 2+0 'b'",
        "selection", "change",
      ])
    #expect(view.resignFirstResponder() && rig.log.take() == ["shouldEnd", "didEnd"] && view.selectedRange.location == 3)
  }

  @Test func theDelegateForbids() {
    rig.log.shouldBegin = false
    rig.tap(0, 0)
    #expect(!view.isFirstResponder)
    rig.log.shouldBegin = true
    rig.log.shouldChange = { _, text in text != "x" }
    rig.log.shouldEnd = false
    rig.tap(0, 0)
    rig.stage.typeText("axb")
    #expect(view.text == "ab" && !view.resignFirstResponder() && view.isFirstResponder)
  }

  @Test func codeThatSetsTextSendsNoChange() {
    view.text = "one"
    #expect(rig.log.take().isEmpty && view.selectedRange == NSRange(location: 3, length: 0))
    view.becomeFirstResponder()
    _ = rig.log.take()
    view.text = "two lines"
    #expect(rig.log.take() == ["selection"])
    view.text = nil
    #expect(view.text == "" && view.attributedText.length == 0)
  }

  @Test func notificationsFollowTheMessages() {
    var names: [String] = []
    let tokens = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    view.becomeFirstResponder()
    rig.stage.typeText("a")
    view.resignFirstResponder()
    #expect(
      names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func aTextThatIsReadOnlyCanBeSelectedAndCopied() {
    view.text = "read only"
    view.isEditable = false
    view.becomeFirstResponder()
    #expect(view.isFirstResponder && rig.log.take().isEmpty)
    rig.stage.typeText("x")
    rig.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "read only")
    rig.press(.keyboardA, .control, "a")
    #expect(view.selectedRange == NSRange(location: 0, length: 9))
    rig.press(.keyboardC, .control, "c")
    #expect(UIPasteboard.general.string == "read only")
    rig.press(.keyboardX, .control, "x")
    #expect(view.text == "read only" && !view.canPerformAction(Selector("paste:"), withSender: nil))
  }

  @Test func editingEndsWhenItIsForbidden() {
    view.becomeFirstResponder()
    view.isEditable = false
    #expect(!view.isFirstResponder && rig.log.take().last == "didEnd")
    view.isEditable = true
    view.becomeFirstResponder()
    view.isSelectable = false
    #expect(!view.isFirstResponder && !view.isEditing)
  }

  @Test func aViewThatIsNeitherEditedNorSelectedLeavesTouchesToOthers() {
    (view.isEditable, view.isSelectable) = (false, false)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    rig.stage.window.addGestureRecognizer(tap)
    rig.tap(1, 0)
    #expect(taps == 1 && !view.isFirstResponder)
    view.isSelectable = true
    view.text = "abc"
    rig.stage.advance(by: 1)
    rig.tap(1, 0)
    #expect(taps == 2, "a single tap of a text that can only be read selects nothing")
    view.isEditable = true
    rig.stage.advance(by: 1)
    rig.tap(1, 0)
    #expect(taps == 2 && view.isFirstResponder)
  }

  @Test func textOfAnInputMethodStaysMarkedUntilItIsFinished() {
    view.text = "ab"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    rig.stage.driver.text("に", marked: NSRange(location: 1, length: 0), at: rig.stage.time)
    rig.stage.driver.text("にほ", marked: NSRange(location: 2, length: 0), at: rig.stage.time)
    #expect(view.text == "aにほb" && view.markedTextRange != nil)
    rig.stage.driver.text("日本", marked: nil, at: rig.stage.time)
    #expect(view.text == "a日本b" && view.markedTextRange == nil)
    rig.press(.keyboardZ, .control, "z")
    #expect(view.text == "ab")
  }

  @Test func undoAndRedoGoThroughTypedText() {
    view.becomeFirstResponder()
    rig.stage.typeText("abc")
    rig.press(.keyboardReturnOrEnter)
    rig.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "abc")
    rig.press(.keyboardZ, .control, "z")
    #expect(view.text == "abc\n")
    rig.press(.keyboardZ, .control, "z")
    #expect(view.text == "")
    rig.press(.keyboardZ, [.control, .shift], "z")
    #expect(view.text == "abc\n")
  }

  @Test func typedTextHasTheAttributesOfItsNeighbourOrThoseThatAreSet() {
    let bold = UIFont.boldSystemFont(ofSize: 30)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(NSAttributedString(string: "cd", attributes: [.font: bold, .link: "https://example.org"]))
    view.attributedText = text
    view.becomeFirstResponder()
    rig.stage.typeText("x")
    #expect(view.textStorage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == bold)
    #expect(view.textStorage.attribute(.link, at: 4, effectiveRange: nil) == nil)
    view.selectedRange = NSRange(location: 1, length: 0)
    view.typingAttributes = [.font: bold, .foregroundColor: UIColor.red]
    rig.stage.typeText("y")
    #expect(view.textStorage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect((view.typingAttributes[.foregroundColor] as? UIColor) == .red)
  }

  @Test func propertiesDescribeTheFirstCharacterAndChangeAll() {
    #expect(UITextView().font == nil && UITextView().textColor == nil && UITextView().textAlignment == .natural)
    #expect(UITextView().backgroundColor == .systemBackground && UITextView().textContainer.lineFragmentPadding == 5)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
    view.attributedText = text
    #expect(view.font?.pointSize == 12)
    view.font = .systemFont(ofSize: 40)
    view.textColor = .blue
    view.textAlignment = .right
    for index in 0..<4 {
      let attributes = view.textStorage.attributes(at: index, effectiveRange: nil)
      #expect((attributes[.font] as? UIFont)?.pointSize == 40 && attributes[.foregroundColor] as? UIColor == .blue)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
    view.text = "new"
    #expect(view.font?.pointSize == 40 && view.textColor == .blue && view.textAlignment == .right)
    view.text = ""
    #expect(view.font?.pointSize == 40)
  }

  @Test func aTapOnALinkOpensItWhereTheTextCannotBeEdited() {
    let text = NSMutableAttributedString(string: "see ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "here", attributes: [.font: UIFont.systemFont(ofSize: 20), .link: URL(string: "https://example.org/a")!]))
    view.attributedText = text
    view.isEditable = false
    rig.tap(1, 0)
    #expect(rig.stage.host.openedURLs.isEmpty && rig.log.take().isEmpty)
    rig.stage.advance(by: 1)
    rig.tap(5, 0)
    #expect(rig.log.take() == ["link https://example.org/a 4+4"])
    #expect(rig.stage.host.openedURLs.map(\.absoluteString) == ["https://example.org/a"])
    rig.log.opensLinks = false
    rig.stage.advance(by: 1)
    rig.tap(5, 0)
    #expect(rig.stage.host.openedURLs.count == 1)
    view.isEditable = true
    rig.stage.advance(by: 1)
    rig.tap(6, 0)
    #expect(rig.stage.host.openedURLs.count == 1 && view.isEditing)
  }

  @Test func codeChangesTheStorageWhileItIsEdited() {
    view.text = "hello world"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 8, length: 2)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "hi")
    #expect(view.text == "hi world" && view.selectedRange == NSRange(location: 5, length: 2))
    view.textStorage.beginEditing()
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 6))
    view.textStorage.endEditing()
    #expect(view.text == "hi" && view.selectedRange == NSRange(location: 2, length: 0))
    rig.stage.typeText("!")
    #expect(view.text == "hi!")
    rig.press(.keyboardZ, .control, "z")
    #expect(view.text == "hi")
    rig.press(.keyboardZ, .control, "z")
    #expect(view.text == "hi", "what came before a change of others cannot be undone")
  }

  @Test func aDelegateMayReplaceTheTextInsideOfAMessage() {
    rig.log.onChange = { $0.text = String($0.text.prefix(3)) }
    view.becomeFirstResponder()
    rig.stage.typeText("abcdef")
    #expect(view.text == "abc" && view.selectedRange.location == 3)
    rig.log.onChange = { $0.resignFirstResponder() }
    rig.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "ab" && !view.isFirstResponder)
    rig.log.onChange = { $0.removeFromSuperview() }
    view.becomeFirstResponder()
    rig.stage.typeText("z")
    #expect(view.text == "abz" && view.window == nil && !view.isEditing)
  }

  @Test func aViewThatWasEditedIsReleasedWithItsText() {
    weak var (released, text): (UITextView?, NSTextStorage?)
    do {
      let other = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
      (released, text) = (other, other.textStorage)
      rig.stage.window.addSubview(other)
      other.becomeFirstResponder()
      rig.stage.typeText("a\nb")
      rig.stage.advance(by: 1)
      _ = other.tokenizer
      other.removeFromSuperview()
    }
    rig.stage.advance(by: 1)
    #expect(released == nil && text == nil)
  }

  @Test func subclassesMakeIt() {
    class Ours: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame, textContainer: textContainer) }
      required init?(coder: NSCoder) { fatalError() }
      override var text: String! { didSet { count += 1 } }
      var count = 0
    }
    let view = Ours(frame: .zero)
    view.text = "a"
    #expect(view.count == 1 && Ours().text == "")
  }
}
