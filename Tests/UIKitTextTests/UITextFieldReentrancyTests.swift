import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// Calls into a text field from inside its messages.
@MainActor @Suite struct UITextFieldReentrancyTests {
  private let rig = FieldStage()
  private var field: UITextField { rig.field }

  @Test func aDelegateThatResignsInDidBeginEndsInOrder() {
    final class Shy: NSObject, UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
    }
    let shy = Shy()
    field.delegate = shy
    field.becomeFirstResponder()
    #expect(!field.isEditing && rig.log.take() == ["editingDidEnd"])
  }

  @Test func aDelegateMaySetTheTextWhenTheSelectionChanges() {
    final class Loud: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidChangeSelection(_ textField: UITextField) {
        count += 1
        textField.text = textField.text?.uppercased()
      }
    }
    let loud = Loud()
    field.delegate = loud
    field.becomeFirstResponder()
    rig.stage.typeText("ab")
    #expect(field.text == "AB" && rig.selection.location == 2 && loud.count == 4)
  }

  @Test func aDelegateMayRemoveTheFieldInItsQuestion() {
    rig.log.shouldChange = { [unowned field] _, _ in
      field.removeFromSuperview()
      return true
    }
    field.becomeFirstResponder()
    rig.stage.typeText("ab")
    #expect(!field.isEditing && field.window == nil && field.text == "a")
  }

  @Test func aFieldThatShowsAnotherTextAfterItsEditingGetsNothingOfTheFormer() {
    rig.log.shouldChange = { [unowned field] _, _ in
      // As the field of a cell that shows another row.
      field.resignFirstResponder()
      field.text = "other"
      return true
    }
    field.text = "abc"
    field.becomeFirstResponder()
    rig.stage.typeText("d")
    #expect(!field.isEditing && field.text == "other")
    // While it is edited, what code has written in the question stays, with the letter.
    rig.log.shouldChange = { [unowned field] _, _ in
      field.text = "new"
      return true
    }
    field.becomeFirstResponder()
    rig.stage.typeText("d")
    #expect(field.text == "newd")
  }

  @Test(arguments: [false, true]) func aFieldThatIsDisabledOrRemovedAsTheFormerOneEndsDoesNotBegin(isRemoved: Bool) {
    let next = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    rig.stage.window.addSubview(next)
    field.becomeFirstResponder()
    field.addAction(
      UIAction { [unowned next] _ in if isRemoved { next.removeFromSuperview() } else { next.isEnabled = false } },
      for: .editingDidEnd)
    #expect(!next.becomeFirstResponder() && !field.isEditing)
    rig.stage.window.addSubview(next)
    #expect(!next.isFirstResponder && !next.isEditing)
    rig.stage.typeText("a")
    #expect(next.text == "")
    next.isEnabled = true
    #expect(next.becomeFirstResponder() && next.isEditing)
  }

  /// A message about the end of editing that begins it again has no effect on a field that leaves its window.
  @Test(arguments: [false, true]) func aFieldThatLeavesIsNotEdited(isNested: Bool) {
    final class Stubborn: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
      func textFieldDidEndEditing(_ textField: UITextField) {
        log.append("ended")
        textField.becomeFirstResponder()
      }
    }
    let stubborn = Stubborn()
    field.delegate = stubborn
    let window = rig.stage.window
    let group = UIView(frame: window.bounds)
    if isNested {
      window.addSubview(group)
      group.addSubview(field)
    }
    field.becomeFirstResponder()
    (isNested ? group : field).removeFromSuperview()
    #expect(window.firstResponder == nil && !field.isEditing && !field.isFirstResponder)
    #expect(stubborn.log == ["began", "ended", "began", "ended"])
    window.addSubview(field)
    #expect(!field.isEditing && field.becomeFirstResponder() && field.isEditing)
  }

  @Test func anActionMayChangeTheText() {
    field.addAction(UIAction { [unowned field] _ in field.text = field.text?.uppercased() }, for: .editingChanged)
    field.becomeFirstResponder()
    rig.stage.typeText("abc")
    #expect(field.text == "ABC" && rig.selection.location == 3)
  }
}
