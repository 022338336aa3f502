import Foundation
import ManualHost
import Selectors
import Testing
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

@MainActor private class Shortcuts: UIViewController, SelectorAnswering {
  var performed: [String] = []
  var commands: [UIKeyCommand]?
  var pressed = 0

  override var keyCommands: [UIKeyCommand]? { commands ?? super.keyCommands }

  func note(_ command: UIKeyCommand) { performed.append(command.title) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += 1
    super.pressesBegan(presses, with: event)
  }

  nonisolated class var selectorTable: SelectorTable {
    ["note:": SelectorMethod { (target: Shortcuts, arguments) in target.note(try arguments(0)) }]
  }
}

@MainActor @Suite struct KeyCommandTests {
  private let rig = ScrollRig()
  private let root = Shortcuts()
  private let child = Shortcuts()

  init() {
    rig.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  private func press(
    _ code: UIKeyboardHIDUsage, _ character: String = "", _ modifiers: UIKeyModifierFlags = [],
    _ action: RawKey.Action = .down
  ) {
    rig.screen.driver.key(RawKey(code, action, characters: character, modifiers: modifiers), at: rig.time)
    if action == .down {
      rig.screen.driver.key(RawKey(code, .up, characters: character, modifiers: modifiers), at: rig.time)
    }
  }

  private func command(_ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = []) -> UIKeyCommand {
    UIKeyCommand(title: title, action: "note:", input: input, modifierFlags: modifiers)
  }

  @Test func everyNamedKeyHasItsCommand() {
    let keys: [(String, UIKeyboardHIDUsage)] = [
      (UIKeyCommand.f1, .keyboardF1), (UIKeyCommand.f2, .keyboardF2), (UIKeyCommand.f3, .keyboardF3),
      (UIKeyCommand.f4, .keyboardF4),
      (UIKeyCommand.f5, .keyboardF5), (UIKeyCommand.f6, .keyboardF6), (UIKeyCommand.f7, .keyboardF7),
      (UIKeyCommand.f8, .keyboardF8),
      (UIKeyCommand.f9, .keyboardF9), (UIKeyCommand.f10, .keyboardF10), (UIKeyCommand.f11, .keyboardF11),
      (UIKeyCommand.f12, .keyboardF12), (UIKeyCommand.inputUpArrow, .keyboardUpArrow),
      (UIKeyCommand.inputDownArrow, .keyboardDownArrow), (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
      (UIKeyCommand.inputRightArrow, .keyboardRightArrow), (UIKeyCommand.inputPageUp, .keyboardPageUp),
      (UIKeyCommand.inputPageDown, .keyboardPageDown), (UIKeyCommand.inputHome, .keyboardHome),
      (UIKeyCommand.inputEnd, .keyboardEnd),
      (UIKeyCommand.inputEscape, .keyboardEscape), (UIKeyCommand.inputDelete, .keyboardDeleteForward),
    ]
    root.commands = keys.map { UIKeyCommand(title: $0.0, action: Selector("note:"), input: $0.0) }
    for (name, code) in keys {
      root.performed = []
      press(code)
      #expect(root.performed == [name])
    }
  }

  @Test func theInnermostCommandOfTheChainIsPerformedBeforePresses() {
    root.addKeyCommand(command("root", "n", .command))
    root.addKeyCommand(command("help", "?", .shift))
    press(.keyboardN, "n", .command)
    press(.keyboardN, "N", [.command, .alphaShift])
    press(.keyboardN, "n", [.command, .shift])
    #expect(root.performed == ["root", "root"] && root.pressed == 1)
    child.commands = [command("child", "N", .command)]
    let view = FocusView()
    child.view.addSubview(view)
    view.becomeFirstResponder()
    press(.keyboardN, "n", .command)
    press(.keyboardSlash, "?", .shift)
    #expect(child.performed == ["child", "help"] && root.performed.count == 2, "the first object that answers performs it")
  }

  @Test func controlStandsForCommandWhereNothingElseTakesIt() {
    root.addKeyCommand(command("new", "n", .command))
    press(.keyboardN, "n", .control)
    #expect(root.performed == ["new"])
    let next = command("next line", "n", .control)
    root.addKeyCommand(next)
    press(.keyboardN, "n", .control)
    press(.keyboardN, "n", .command)
    #expect(root.performed == ["new", "next line", "new"])
    root.removeKeyCommand(next)
    next.attributes = .disabled
    root.addKeyCommand(next)
    press(.keyboardN, "n", .control)
    #expect(root.performed.last == "new", "a disabled command takes no key")
  }

  @Test func namedKeysAndRepeats() {
    for (title, input) in [("up", UIKeyCommand.inputUpArrow), ("escape", UIKeyCommand.inputEscape), ("f5", UIKeyCommand.f5)] {
      root.addKeyCommand(command(title, input))
    }
    press(.keyboardUpArrow)
    press(.keyboardEscape)
    press(.keyboardF5)
    press(.keyboardUpArrow, "", [], .repeated)
    #expect(root.performed == ["up", "escape", "f5", "up"] && root.pressed == 0)
    press(.keyboardDownArrow)
    #expect(root.pressed == 1)
  }

  @Test func aCommandThatNobodyAnswersTakesNoKey() {
    root.addKeyCommand(UIKeyCommand(input: "x", modifierFlags: [], action: "unknown:"))
    press(.keyboardX, "x")
    #expect(root.pressed == 1)
    #expect(root.keyCommands?.count == 1 && child.keyCommands == nil)
  }
}

private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
