import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// The focus of keys on fields and text views, and Escape in them.
@MainActor @Suite struct FieldFocusTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 2)
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let view = UITextView()

  init() {
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
    field.text = "text"
    button.frame = CGRect(x: 20, y: 80, width: 100, height: 40)
    view.frame = CGRect(x: 20, y: 140, width: 300, height: 100)
    for part in [field, button, view] { stage.window.addSubview(part) }
    stage.settle()
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.key(key, modifiers: modifiers)
    stage.settle()
  }

  @Test func tabGoesFromAFieldToAButtonAndOn() {
    press(.keyboardTab)
    #expect(field.isFocused && field.isEditing && field.edited.selection == NSRange(location: 0, length: 4))
    press(.keyboardTab)
    #expect(button.isFocused && !field.isEditing)
    press(.keyboardTab)
    #expect(view.isFocused && view.isFirstResponder)
    stage.typeText("a\tb")
    #expect(view.text == "a\tb", "a text view writes Tab")
    press(.keyboardTab, .shift)
    #expect(view.text == "a\tb\t")
    press(.keyboardEscape)
    press(.keyboardTab, .shift)
    #expect(button.isFocused)
  }

  @Test func aFieldThatATouchEditsHasNoRingAndTabGoesOnFromIt() {
    stage.tap(at: CGPoint(x: 100, y: 37))
    stage.settle()
    #expect(field.isEditing && !field.isFocused)
    press(.keyboardTab)
    #expect(button.isFocused && !field.isEditing)
  }

  @Test func escapeEndsEditingAndKeepsWhatWasTyped() {
    press(.keyboardTab)
    stage.typeText("new")
    press(.keyboardEscape)
    #expect(field.text == "new" && !field.isEditing && field.isFocused)
    press(.keyboardReturnOrEnter)
    #expect(field.isEditing, "Return edits again")
    stage.typeText("!")
    #expect(field.text == "new!")
  }

  @Test func arrowsMoveTheCaretWhileAFieldIsEdited() {
    press(.keyboardTab)
    press(.keyboardDownArrow)
    #expect(field.isFocused && field.edited.selection == NSRange(location: 4, length: 0))
    press(.keyboardEscape)
    press(.keyboardDownArrow)
    #expect(button.isFocused)
  }

  @Test func aFieldThatRefusesToEndKeepsTheFocus() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let keeper = Keeper()
    field.delegate = keeper
    press(.keyboardTab)
    press(.keyboardTab)
    #expect(field.isFocused && field.isEditing && !button.isFocused)
  }

  @Test func aFieldThatMayNotBeginHasTheFocusWithoutEditing() {
    final class Closed: NSObject, UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let closed = Closed()
    field.delegate = closed
    press(.keyboardTab)
    #expect(field.isFocused && !field.isEditing)
    view.isEditable = false
    press(.keyboardTab)
    press(.keyboardTab)
    #expect(field.isFocused, "a text that cannot be edited has no focus")
  }
}
