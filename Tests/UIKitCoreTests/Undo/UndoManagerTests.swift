import Foundation
import ManualHost
import Selectors
import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UIKitTestSupport

/// A number that registers how to undo its changes.
@MainActor private final class Counter: NSObject {
  var value = 0
  let manager: UndoManager

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ new: Int, name: String? = nil) {
    let former = value
    manager.registerUndo(withTarget: self) { $0.set(former, name: name) }
    if let name { manager.setActionName(name) }
    value = new
  }
}

@MainActor @Suite struct UndoManagerTests {
  private let stage = ManualStage()
  private let manager = UndoManager()
  private let counter: Counter

  init() { counter = Counter(manager) }

  /// One event for each change.
  private func set(_ values: Int...) {
    for value in values {
      counter.set(value)
      stage.advance(by: 1 / 60)
    }
  }

  @Test func changesAreUndoneAndRedoneInOrder() {
    set(1, 2, 3)
    #expect(manager.undoCount == 3 && manager.canUndo && !manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(counter.value == 1 && manager.redoCount == 2)
    manager.redo()
    #expect(counter.value == 2)
    set(9)
    #expect(!manager.canRedo)
    manager.undo()
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test func whatOneEventRegistersIsOneGroup() {
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    stage.advance(by: 1 / 60)
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func groupsInsideOfGroupsAreUndoneTogether() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    counter.set(3)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 0 && manager.redoCount == 1)
  }

  @Test func theOldestGroupsGoFirst() {
    manager.levelsOfUndo = 2
    set(1, 2, 3)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func namesFollowTheirGroups() {
    counter.set(1, name: "Add")
    #expect(manager.undoActionName == "Add" && manager.undoMenuItemTitle == "Undo Add" && manager.redoMenuItemTitle == "Redo")
    #expect(manager.undoMenuTitle(forUndoActionName: "Cut") == "Undo Cut")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
    manager.undo()
    #expect(manager.undoActionName == "" && manager.redoActionName == "Add" && manager.redoMenuItemTitle == "Redo Add")
    let key = UndoManager.UserInfoKey(rawValue: "place")
    manager.redo()
    manager.setActionUserInfoValue(7, forKey: key)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 7 && manager.undoActionIsDiscardable)
    #expect(manager.redoActionUserInfoValue(forKey: key) == nil && !manager.redoActionIsDiscardable)
  }

  @Test func targetsAreNotRetainedAndCanBeRemoved() {
    weak var gone: Counter?
    do {
      let other = Counter(manager)
      gone = other
      other.set(5)
      stage.advance(by: 1 / 60)
    }
    #expect(gone == nil)
    manager.undo()
    set(1)
    let other = Counter(manager)
    other.set(2)
    stage.advance(by: 1 / 60)
    manager.removeAllActions(withTarget: other)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 0 && other.value == 2)
    set(4)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func nothingIsRecordedWhileThatIsDisabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    set(1)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    set(2)
    #expect(manager.canUndo)
  }

  @Test func notificationsComeInTheirOrder() {
    nonisolated(unsafe) var heard: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        let name = note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
        heard.append(name.replacingOccurrences(of: "Notification", with: ""))
      }
    }
    set(1)
    #expect(heard == ["Checkpoint", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    heard = []
    manager.undo()
    #expect(heard.first == "Checkpoint" && heard[1] == "WillUndoChange" && heard.last == "DidUndoChange")
    heard = []
    manager.redo()
    #expect(heard[1] == "WillRedoChange" && heard.last == "DidRedoChange")
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func respondersShareTheManagerOfTheirWindow() throws {
    let view = UIView()
    #expect(view.undoManager == nil)
    stage.window.addSubview(view)
    let shared = try #require(view.undoManager)
    #expect(shared === stage.window.undoManager)
    let counter = Counter(shared)
    counter.set(1)
    stage.key(.keyboardZ, modifiers: .control, characters: "z")
    #expect(counter.value == 0)
    stage.key(.keyboardZ, modifiers: [.control, .shift], characters: "Z")
    #expect(counter.value == 1)
    stage.key(.keyboardZ, modifiers: .command, characters: "z")
    stage.key(.keyboardY, modifiers: .control, characters: "y")
    #expect(counter.value == 1)
  }

  /// Against lists of values: what was undone and redone.
  @Test(arguments: 0..<30) func randomChangesFollowAModel(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (past, future): ([Int], [Int]) = ([], [])
    for step in 1..<200 {
      switch random.roll(0..<5) {
      case 0, 1:
        past.append(counter.value)
        future = []
        counter.set(step)
        if random.roll(0..<2) == 0 { counter.set(step + 1000) }
        stage.advance(by: 1 / 60)
      case 2, 3:
        if let former = past.popLast() {
          future.append(counter.value)
          manager.undo()
          #expect(counter.value == former, "seed \(seed), step \(step)")
        }
      default:
        if let next = future.popLast() {
          past.append(counter.value)
          manager.redo()
          #expect(counter.value == next, "seed \(seed), step \(step)")
        }
      }
      #expect(manager.undoCount == past.count && manager.redoCount == future.count, "seed \(seed), step \(step)")
    }
  }
}
