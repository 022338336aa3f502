import Foundation
import ManualHost
import Selectors
import Testing
import UIKitCore
import UIKitGraphics

/// What is asked and told when the focus moves, and who receives keys first.
@MainActor @Suite struct FocusMessageTests {
  private let rig = FocusRig()

  @Test func everyEnvironmentOfBothItemsIsAskedThenTold() {
    let (box, a, b) = (rig.add("box", 0, 0, 400, 200), rig.add("a", 20, 220), rig.add("b", 20, 20))
    box.isOpen = false
    box.addSubview(b)
    rig.press(.keyboardTab)
    rig.press(.keyboardTab)
    #expect(rig.focused == "a")
    for item in [box, a, b] { item.log = { [rig] in rig.log.append($0) } }
    rig.press(.keyboardTab)
    #expect(rig.log == ["a should", "b should", "box should", "a did", "b did focused", "box did"])
  }

  @Test func whoeverRefusesKeepsTheFocus() {
    let (a, b) = (rig.add("a", 20, 20), rig.add("b", 120, 20))
    rig.press(.keyboardTab)
    b.allows = false
    #expect(rig.path(.keyboardTab, .keyboardRightArrow) == ["a", "a"])
    b.allows = true
    a.allows = false
    #expect(rig.path(.keyboardTab) == ["a"])
    a.removeFromSuperview()
    rig.stage.settle()
    #expect(rig.focused == "b", "nobody is asked about a place that is gone")
  }

  @Test func theContextSaysFromWhereToWhereAndHow() throws {
    let (a, b) = (rig.add("a", 20, 20), rig.add("b", 120, 20))
    rig.press(.keyboardTab)
    var contexts: [UIFocusUpdateContext] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: rig.system, queue: nil
    ) { note in
      let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
      MainActor.assumeIsolated { if let context { contexts.append(context) } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    rig.press(.keyboardRightArrow)
    rig.press(.keyboardTab, .shift)
    let (first, second) = (try #require(contexts.first), try #require(contexts.last))
    #expect(first.previouslyFocusedView === a && first.nextFocusedView === b && first.focusHeading == .right)
    #expect(second.previouslyFocusedItem === b && second.nextFocusedItem === a && second.focusHeading == .previous)
  }

  @Test func aKeyWithoutATargetIsReported() {
    rig.add("a", 20, 20)
    rig.press(.keyboardTab)
    var failures = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: rig.system, queue: nil
    ) { _ in MainActor.assumeIsolated { failures += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    rig.press(.keyboardDownArrow)
    #expect(failures == 1)
  }

  @Test func aMoveFromInsideOfAMessageWaits() {
    let (a, b, c) = (rig.add("a", 20, 20), rig.add("b", 120, 20), rig.add("c", 220, 20))
    b.log = { [rig] in if $0.hasSuffix("focused") { rig.system.requestFocusUpdate(to: c) } }
    rig.press(.keyboardTab)
    #expect(a.isFocused && rig.path(.keyboardTab) == ["c"])
  }

  @Test func updatesAreCarriedOutByTheNextFrameOrAtOnce() {
    final class Box: UIView {
      var preferred: [any UIFocusEnvironment] = []
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    }
    let box = Box(frame: rig.root.view.bounds)
    rig.root.view.addSubview(box)
    rig.add("a", 20, 20, in: box)
    let b = rig.add("b", 120, 20, in: box)
    rig.press(.keyboardTab)
    box.preferred = [b]
    box.setNeedsFocusUpdate()
    #expect(rig.focused == "a")
    rig.stage.settle()
    #expect(rig.focused == "b")
    rig.press(.keyboardLeftArrow)
    box.setNeedsFocusUpdate()
    box.updateFocusIfNeeded()
    #expect(rig.focused == "b")
  }

  @Test func coordinatedAnimationsRunAndEnd() {
    final class Fading: UIView {
      var ended = 0
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        guard isFocused else { return }
        coordinator.addCoordinatedFocusingAnimations({ [unowned self] in alpha = $0.duration > 0 ? 0.5 : 1 }) { [unowned self] in
          ended += 1
        }
      }
    }
    let view = Fading(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    rig.root.view.addSubview(view)
    rig.press(.keyboardTab)
    #expect(view.alpha == 0.5 && view.ended == 1)
  }

  @Test func keysGoToWhatHasTheFocusFirst() {
    let (a, b) = (rig.add("a", 20, 20), rig.add("b", 120, 20))
    rig.press(.keyboardTab)
    rig.press(.keyboardX)
    #expect(a.presses == 1 && b.presses == 0)
  }

  @Test func commandsComeAfterTheFocusUnlessTheyWantPriority() {
    let commands = CommandScreen()
    rig.stage.window.rootViewController = commands
    rig.stage.settle()
    rig.add("a", 20, 20, in: commands.view)
    rig.add("b", 120, 20, in: commands.view)
    commands.addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: "note:"))
    rig.press(.keyboardRightArrow)
    #expect(commands.performed == 1, "without a ring")
    rig.press(.keyboardTab)
    #expect(rig.path(.keyboardRightArrow) == ["b"] && commands.performed == 1)
    #expect(rig.path(.keyboardRightArrow) == ["b"] && commands.performed == 2, "the focus has no use for the key")
    commands.keyCommands?.first?.wantsPriorityOverSystemBehavior = true
    rig.press(.keyboardTab)
    #expect(rig.path(.keyboardRightArrow) == ["a"] && commands.performed == 3)
  }

  @Test func aFirstResponderElsewhereResignsOrKeepsTheFocusOut() {
    final class Editor: UIView {
      var mayEnd = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { mayEnd }
    }
    let editor = Editor(frame: CGRect(x: 20, y: 300, width: 80, height: 40))
    rig.root.view.addSubview(editor)
    rig.add("a", 20, 20)
    editor.becomeFirstResponder()
    editor.mayEnd = false
    #expect(rig.path(.keyboardTab) == ["-"] && editor.isFirstResponder)
    editor.mayEnd = true
    #expect(rig.path(.keyboardTab) == ["a"] && !editor.isFirstResponder)
    editor.becomeFirstResponder()
    #expect(rig.focused == "-", "code that begins editing takes the focus along")
  }
}

@MainActor private final class CommandScreen: UIViewController, SelectorAnswering {
  var performed = 0

  func note(_ command: UIKeyCommand) { performed += 1 }

  nonisolated class var selectorTable: SelectorTable {
    ["note:": SelectorMethod { (target: CommandScreen, arguments) in target.note(try arguments(0)) }]
  }
}
