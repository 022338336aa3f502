import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport
import UIKitText

/// Return presses the button that a person means, Escape the one that changes nothing.
@MainActor @Suite struct AlertKeyTests {
  private let rig = PresentingRig()

  private func press(
    _ key: UIKeyboardHIDUsage, _ actions: [(String, UIAlertAction.Style)], preferred: Int? = nil,
    style: UIAlertController.Style = .alert, hasField: Bool = false, disabled: Int? = nil
  ) -> [String] {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { rig.log.note("\($0.title ?? "")!") })
    }
    if hasField { alert.addTextField() }
    if let preferred { alert.preferredAction = alert.actions[preferred] }
    if let disabled { alert.actions[disabled].isEnabled = false }
    rig.root.present(alert, animated: true)
    rig.stage.advance(by: 1)
    _ = rig.appearances()
    rig.stage.key(key)
    rig.stage.advance(by: 1)
    defer { rig.root.dismiss(animated: false) }
    let pressed = rig.appearances()
    #expect((rig.root.presentedViewController == nil) == !pressed.isEmpty)
    return pressed
  }

  @Test func returnPressesTheOnlyButton() {
    for style in [UIAlertAction.Style.default, .cancel, .destructive] {
      #expect(press(.keyboardReturnOrEnter, [("OK", style)]) == ["OK!"])
      #expect(press(.keypadEnter, [("OK", style)]) == ["OK!"])
    }
    #expect(press(.keyboardReturnOrEnter, [("OK", .default)], style: .actionSheet) == ["OK!"])
    #expect(press(.keyboardReturnOrEnter, [("OK", .default)], hasField: true) == ["OK!"])
  }

  @Test func returnPressesTheOnlyButtonOfStyleDefault() {
    #expect(press(.keyboardReturnOrEnter, [("OK", .default), ("Cancel", .cancel)]) == ["OK!"])
    #expect(press(.keyboardReturnOrEnter, [("Delete", .destructive), ("Save", .default), ("Cancel", .cancel)]) == ["Save!"])
  }

  @Test func thePreferredActionComesFirst() {
    let actions: [(String, UIAlertAction.Style)] = [("A", .default), ("B", .default), ("Cancel", .cancel)]
    for (index, action) in actions.enumerated() {
      #expect(press(.keyboardReturnOrEnter, actions, preferred: index) == ["\(action.0)!"])
    }
    #expect(press(.keyboardReturnOrEnter, [("Delete", .destructive), ("Cancel", .cancel)], preferred: 0) == ["Delete!"])
  }

  @Test func returnPressesNothingThatAPersonMayNotMean() {
    #expect(press(.keyboardReturnOrEnter, [("A", .default), ("B", .default)]) == [])
    #expect(press(.keyboardReturnOrEnter, [("Delete", .destructive), ("Cancel", .cancel)]) == [])
    #expect(press(.keyboardReturnOrEnter, [("OK", .default)], disabled: 0) == [])
    #expect(press(.keyboardReturnOrEnter, [("OK", .default), ("Cancel", .cancel)], disabled: 0) == [])
    #expect(press(.keyboardReturnOrEnter, []) == [])
  }

  @Test func escapeCancels() {
    #expect(press(.keyboardEscape, [("OK", .default), ("Cancel", .cancel)], preferred: 0) == ["Cancel!"])
    #expect(press(.keyboardEscape, [("A", .default), ("Cancel", .cancel)], style: .actionSheet) == ["Cancel!"])
    #expect(press(.keyboardEscape, [("OK", .default)]) == [])
    #expect(press(.keyboardEscape, [("OK", .default), ("Cancel", .cancel)], hasField: true) == ["Cancel!"])
  }
}
