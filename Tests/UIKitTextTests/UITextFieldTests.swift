import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

@MainActor @Suite struct UITextFieldTests {
  private let rig = FieldStage()
  private var field: UITextField { rig.field }

  // MARK: Beginning and end

  @Test func aTapBeginsEditingInOrder() {
    rig.tap()
    #expect(field.isFirstResponder && field.isEditing)
    #expect(rig.log.take() == ["shouldBegin", "didBegin", "editingDidBegin"])
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(rig.log.take() == ["shouldEnd", "didEnd", "editingDidEnd"])
  }

  @Test func theDelegateRefuses() {
    rig.log.shouldBegin = false
    rig.tap()
    #expect(!field.isEditing && rig.log.take() == ["shouldBegin"])
    (rig.log.shouldBegin, rig.log.shouldEnd) = (true, false)
    rig.tap()
    #expect(!field.resignFirstResponder() && field.isEditing)
  }

  @Test func anotherFieldTakesOver() {
    let other = FieldStage()
    other.field.removeFromSuperview()
    rig.stage.window.addSubview(other.field)
    field.becomeFirstResponder()
    _ = rig.log.take()
    // The next field is asked first, then the present one; both orders show in one log.
    other.field.delegate = rig.log
    #expect(other.field.becomeFirstResponder())
    #expect(rig.log.take() == ["shouldBegin", "shouldEnd", "didEnd", "editingDidEnd", "didBegin"])
    #expect(!field.isEditing && other.field.isEditing)
  }

  @Test func leavingTheWindowEndsEditingWithoutAsking() {
    field.becomeFirstResponder()
    rig.log.shouldEnd = false
    _ = rig.log.take()
    field.removeFromSuperview()
    #expect(!field.isEditing && rig.log.take() == ["didEnd", "editingDidEnd"])
  }

  @Test func forcedEndsAreTold() {
    field.becomeFirstResponder()
    rig.log.shouldEnd = false
    #expect(!rig.stage.window.endEditing(false) && field.isEditing)
    #expect(rig.stage.window.endEditing(true) && !field.isEditing)
    #expect(rig.log.take().suffix(2) == ["didEnd", "editingDidEnd"])
  }

  @Test func aDisabledFieldIsNotEdited() {
    field.isEnabled = false
    rig.tap()
    #expect(!field.isEditing && !field.becomeFirstResponder())
    field.isEnabled = true
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isEditing)
  }

  @Test func aFieldWithoutAWindowStaysAsItIs() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    field.text = "x"
    field.insertText("y")
    #expect(field.text == "xy")
  }

  // MARK: Typing

  @Test func keysWriteAndTell() {
    field.becomeFirstResponder()
    _ = rig.log.take()
    rig.stage.typeText("Hi")
    #expect(field.text == "Hi")
    let letter = ["selection", "editingChanged"]
    #expect(rig.log.take() == ["shouldChange 0+0 'H'"] + letter + ["shouldChange 1+0 'i'"] + letter)
    rig.stage.typeText("\u{8}")
    #expect(field.text == "H" && rig.log.take() == ["shouldChange 1+1 ''"] + letter)
  }

  @Test func keysGoNowhereWithoutEditing() {
    rig.stage.typeText("Hi")
    #expect(field.text == "")
  }

  @Test func theDelegateFiltersKeysAndPastedText() {
    field.becomeFirstResponder()
    rig.log.shouldChange = { _, text in text.allSatisfy(\.isNumber) }
    rig.stage.typeText("a1b2")
    #expect(field.text == "12")
    UIPasteboard.general.string = "x"
    rig.press(.keyboardV, .control, "v")
    #expect(field.text == "12")
    UIPasteboard.general.string = "34"
    rig.press(.keyboardV, .command, "v")
    #expect(field.text == "1234")
  }

  @Test func heldKeysRepeat() {
    field.becomeFirstResponder()
    rig.stage.key(.keyboardA, characters: "a", heldFor: 0.6)
    #expect(field.text?.count == 4)
  }

  @Test func emojiAreDeletedWhole() {
    field.text = "a👨‍👩‍👧‍👦🇨🇭e\u{301}"
    field.becomeFirstResponder()
    for expected in ["a👨‍👩‍👧‍👦🇨🇭", "a👨‍👩‍👧‍👦", "a", "", ""] {
      rig.stage.typeText("\u{8}")
      #expect(field.text == expected)
    }
  }

  @Test func deleteBackwardIsCalledForAnEmptyFieldToo() {
    final class Code: UITextField {
      var count = 0
      override func deleteBackward() {
        count += 1
        super.deleteBackward()
      }
    }
    let rig = FieldStage(Code())
    rig.field.becomeFirstResponder()
    rig.stage.typeText("1\u{8}\u{8}")
    #expect((rig.field as? Code)?.count == 2)
  }

  @Test func lineFeedsBecomeSpaces() {
    field.becomeFirstResponder()
    UIPasteboard.general.string = "one\ntwo\r\nthree"
    field.paste(nil)
    #expect(field.text == "one two three")
  }

  @Test func aTextSetByCodeSendsNoEvent() {
    field.becomeFirstResponder()
    _ = rig.log.take()
    field.text = "abc"
    #expect(rig.log.take() == ["selection"] && rig.selection == NSRange(location: 3, length: 0))
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test func thePlaceholderHasTheLookOfTheFieldWhereItHasNone() throws {
    field.font = .systemFont(ofSize: 30)
    field.placeholder = "Name"
    let plain = try #require(field.attributedPlaceholder).attributes(at: 0, effectiveRange: nil)
    #expect(plain[.font] as? UIFont == field.font && plain[.foregroundColor] as? UIColor == .placeholderText)
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    let own = try #require(field.attributedPlaceholder).attributes(at: 0, effectiveRange: nil)
    #expect(own[.font] as? UIFont == field.font && own[.foregroundColor] as? UIColor == .red)
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
  }

  @Test func theTextIsInTheColorOfLabelsUnlessItHasItsOwn() {
    #expect(field.textColor == .label)
    field.textColor = .red
    #expect(field.textColor == .red)
    field.textColor = nil
    #expect(field.textColor == .label)
  }

  // MARK: Return and Tab

  @Test func returnAsksAndEndsOnlyWithAnAction() {
    field.becomeFirstResponder()
    _ = rig.log.take()
    rig.stage.typeText("\n")
    #expect(rig.log.take() == ["shouldReturn", "primaryAction"] && field.isEditing)
    field.addAction(UIAction { [log = rig.log] _ in log.add("onExit") }, for: .editingDidEndOnExit)
    rig.stage.typeText("\n")
    #expect(rig.log.take() == ["shouldReturn", "onExit", "primaryAction", "shouldEnd", "didEnd", "editingDidEnd"])
    #expect(!field.isEditing)
  }

  @Test func returnIsRefused() {
    rig.log.shouldReturn = false
    field.addAction(UIAction { [log = rig.log] _ in log.add("onExit") }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    _ = rig.log.take()
    rig.stage.typeText("\n")
    #expect(rig.log.take() == ["shouldReturn"] && field.isEditing)
  }

  @Test func tabGoesToTheNextFieldInReadingOrder() {
    let (right, below) = (UITextField(frame: CGRect(x: 230, y: 102, width: 90, height: 34)), UITextField())
    below.frame = CGRect(x: 20, y: 200, width: 90, height: 34)
    below.text = "below"
    for other in [below, right] { rig.stage.window.addSubview(other) }
    field.becomeFirstResponder()
    rig.stage.typeText("\t")
    #expect(right.isEditing)
    rig.stage.typeText("\t")
    #expect(below.isEditing && below.edited.selection == NSRange(location: 0, length: 5))
    rig.stage.typeText("\t")
    #expect(field.isEditing)
    rig.press(.keyboardTab, .shift)
    #expect(below.isEditing)
  }

  // MARK: Secure fields, clearing

  @Test func aSecureFieldShowsDotsAndKeepsItsText() {
    field.isSecureTextEntry = true
    field.text = "a👍🏽c"
    #expect(field.line.shown.string == "•••" && field.text == "a👍🏽c" && field.accessibilityValue == "•••")
    rig.tap()
    UIPasteboard.general.string = "kept"
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "kept" && !field.description.contains("👍🏽"))
  }

  @Test func theFirstTextOfASecureFieldReplacesItsText() {
    field.isSecureTextEntry = true
    field.text = "old"
    rig.tap()
    rig.stage.typeText("ne")
    #expect(field.text == "ne")
    #expect(rig.log.take().contains("shouldChange 0+3 'n'"))
  }

  @Test func clearsOnBeginEditingIfTheDelegateAgrees() {
    field.clearsOnBeginEditing = true
    field.text = "old"
    rig.log.shouldClear = false
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    rig.log.shouldClear = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func theClearButtonClears() {
    field.clearButtonMode = .whileEditing
    field.text = "old"
    rig.tap(10)
    rig.stage.advance(by: 1)
    _ = rig.log.take()
    rig.tap(186)
    #expect(field.text == "" && rig.log.take() == ["shouldClear", "selection", "editingChanged"])
    rig.stage.advance(by: 0)
    #expect(field.isEditing && !field.subviews.contains { $0 is UIControl })
  }

  // MARK: Undo

  @Test func controlZTakesBack() {
    field.becomeFirstResponder()
    rig.stage.typeText("abc")
    rig.press(.keyboardZ, .control, "z")
    #expect(field.text == "")
    rig.press(.keyboardZ, [.control, .shift], "z")
    #expect(field.text == "abc")
  }

  // MARK: Input methods

  @Test func markedTextIsAskedAboutWhenItIsFinished() {
    field.text = "ab"
    field.becomeFirstResponder()
    _ = rig.log.take()
    rig.stage.compose("に", marked: NSRange(location: 1, length: 0))
    #expect(field.text == "abに" && rig.log.take() == ["selection", "editingChanged"])
    rig.stage.compose("日本", marked: nil)
    #expect(field.text == "ab日本" && field.markedTextRange == nil)
    #expect(rig.log.take().first == "shouldChange 2+1 '日本'")
    rig.log.shouldChange = { _, _ in false }
    rig.stage.compose("x", marked: NSRange(location: 1, length: 0))
    rig.stage.compose("x", marked: nil)
    #expect(field.text == "ab日本")
  }
}
