import Foundation
import ManualHost
import Testing
import UIKitCore

@testable import UIKitText

/// What a person types and what the app registers with the text's manager are undone in the order in which they were made.
@MainActor @Suite struct TextUndoTests {
  private let rig = TextViewStage()
  private var manager: UndoManager? { rig.view.undoManager }

  private final class Page: NSObject { var number = 0 }
  private let page = Page()

  init() { rig.tap(0, 0) }

  private func turnPage(to number: Int) {
    let (former, manager) = (page.number, manager)
    func set(_ page: Page, _ number: Int, _ former: Int) {
      page.number = number
      manager?.registerUndo(withTarget: page) { set($0, former, number) }
      manager?.setActionName("Turn")
    }
    set(page, number, former)
    rig.stage.advance(by: 1 / 60)
  }

  @Test func aTextHasAManagerOfItsOwn() {
    #expect(manager !== rig.stage.window.undoManager && manager === rig.view.undoManager && manager?.canUndo == false)
    rig.stage.typeText("ab")
    #expect(manager?.canUndo == true)
    manager?.undo()
    #expect(rig.view.text == "" && manager?.canRedo == true)
    manager?.redo()
    #expect(rig.view.text == "ab" && manager?.canRedo == false)
  }

  @Test func typingAndTurningAreUndoneInOrder() {
    rig.stage.typeText("ab")
    turnPage(to: 1)
    rig.stage.typeText("cd")
    turnPage(to: 2)
    #expect(manager?.undoActionName == "Turn")
    rig.press(.keyboardZ, .control, "z")
    #expect(page.number == 1 && rig.view.text == "abcd" && manager?.redoActionName == "Turn")
    rig.press(.keyboardZ, .control, "z")
    #expect(page.number == 1 && rig.view.text == "ab")
    rig.press(.keyboardZ, .control, "z")
    #expect(page.number == 0 && rig.view.text == "ab")
    rig.press(.keyboardZ, .control, "z")
    #expect(rig.view.text == "" && manager?.canUndo == false)
    for _ in 0..<4 { rig.press(.keyboardZ, [.control, .shift], "Z") }
    #expect(page.number == 2 && rig.view.text == "abcd" && manager?.canRedo == false)
  }

  @Test func typingForgetsWhatTheAppCouldRedo() {
    turnPage(to: 1)
    manager?.undo()
    rig.stage.typeText("a")
    #expect(manager?.canRedo == false)
    manager?.undo()
    turnPage(to: 3)
    #expect(manager?.canRedo == false)
    manager?.undo()
    #expect(page.number == 0 && rig.view.text == "")
  }

  @Test func aFieldUndoesByItsManagerToo() {
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
    rig.stage.window.addSubview(field)
    field.becomeFirstResponder()
    rig.stage.typeText("abc")
    field.undoManager?.undo()
    #expect(field.text == "")
    rig.view.undoManager?.undo()
    #expect(field.text == "")
  }

  @Test func everythingIsForgottenAtOnce() {
    rig.stage.typeText("a")
    turnPage(to: 1)
    manager?.removeAllActions()
    #expect(manager?.canUndo == false)
  }
}
