import CoreGraphics
import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// A stage with a field of 200 x 34 points at (20, 100), whose letters are 8.5 points wide, and a log of what it sends.
@MainActor final class FieldStage {
  let stage = ManualStage()
  let field: UITextField
  let log = FieldLog()

  init(_ field: UITextField = UITextField()) {
    self.field = field
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    field.delegate = log
    for (event, name) in FieldLog.events {
      field.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    }
    stage.window.addSubview(field)
    stage.advance(by: 0)
  }

  /// Taps `x` points right of the field's left edge.
  func tap(_ x: CGFloat = 195) { stage.tap(at: CGPoint(x: 20 + x, y: 117)) }

  func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ characters: String = "") {
    stage.key(code, modifiers: modifiers, characters: characters)
  }

  var selection: NSRange { field.edited.selection }
}

@MainActor final class FieldLog: NSObject, UITextFieldDelegate {
  static let events: [(UIControl.Event, String)] = [
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.primaryActionTriggered, "primaryAction"),
  ]

  private(set) var messages: [String] = []
  var shouldBegin = true, shouldEnd = true, shouldClear = true, shouldReturn = true
  var shouldChange: (NSRange, String) -> Bool = { _, _ in true }

  func add(_ message: String) { messages.append(message) }

  func take() -> [String] {
    defer { messages = [] }
    return messages
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    add("shouldBegin")
    return shouldBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { add("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    add("shouldEnd")
    return shouldEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { add("didEnd") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    add("shouldChange \(range.location)+\(range.length) '\(string)'")
    return shouldChange(range, string)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { add("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    add("shouldClear")
    return shouldClear
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    add("shouldReturn")
    return shouldReturn
  }
}
