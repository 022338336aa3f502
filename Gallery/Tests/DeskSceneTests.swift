import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The desk in a window with its menus, as the app opens it.
@MainActor @Suite(.serialized) struct DeskSceneTests {
  private let stage: Stage
  private let app: AppDelegate

  init() throws {
    stage = Stage(size: CGSize(width: 1_000, height: 700), scale: 1)
    app = AppDelegate()
    AppDelegate.options = .init(scene: .desk)
    defer { AppDelegate.options = .init() }
    stage.launch(app)
    try stage.settle()
  }

  private func desk(in window: UIWindow? = nil) throws -> DeskViewController {
    let navigation = try #require((window ?? stage.window).rootViewController as? UINavigationController)
    return try #require(navigation.topViewController as? DeskViewController)
  }

  private var focused: UIView? { UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView }

  private func titles(_ folder: String) throws -> [String] {
    let folder = try #require(app.notes.folders.first { $0.name == folder })
    return app.notes.notes(in: folder.id).map(\.title)
  }

  private func keys(_ keys: UIKeyboardHIDUsage...) throws {
    for key in keys {
      stage.key(key)
      try stage.settle()
    }
  }

  private func place(_ label: String) throws -> CGPoint {
    let frame = try stage.find(label: label).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func drag(from start: CGPoint, to end: CGPoint) throws {
    stage.mouse(.began, at: start)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      stage.mouse(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      stage.advance(by: 1.0 / 60)
    }
    stage.mouse(.ended, at: end)
    try stage.settle()
  }

  // MARK: Keys alone

  @Test func aNoteIsFoundEditedAndMovedByKeysAlone() throws {
    let desk = try desk()
    // Past the bar's buttons to the folders, down to Recipes, over to the notes, down to the third one.
    for _ in 0..<6 where desk.folders.tableView.indexPathsForVisibleRows?.isEmpty == false {
      if focused?.isDescendant(of: desk.folders.view) == true { break }
      try keys(.keyboardTab)
    }
    #expect(focused?.isDescendant(of: desk.folders.view) == true)
    try keys(.keyboardDownArrow, .keyboardDownArrow)
    #expect(desk.notes.folder == 2)
    try keys(.keyboardTab)
    #expect(focused?.isDescendant(of: desk.notes.view) == true)
    try keys(.keyboardDownArrow, .keyboardDownArrow)
    #expect(desk.editor.title == "Bread without hurry")
    // The text.
    try keys(.keyboardTab)
    #expect(desk.editor.text.isFirstResponder)
    stage.key(.keyboardHome, modifiers: .control)
    stage.typeText("Slow ")
    try stage.settle()
    #expect(try titles("Recipes")[2] == "Slow Bread without hurry")
    try keys(.keyboardEscape)
    // Back to the list, to its menu.
    stage.key(.keyboardTab, modifiers: .shift)
    try stage.settle()
    #expect(focused?.isDescendant(of: desk.notes.view) == true)
    stage.key(.keyboardF10, modifiers: .shift)
    try stage.settle()
    // Open, Duplicate, Move to; in its menu Inbox, Journeys.
    try keys(.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow)
    try keys(.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
    #expect(try !titles("Recipes").contains("Slow Bread without hurry"))
    #expect(try titles("Journeys")[0] == "Slow Bread without hurry")
    // The next note has its place, and the selection and the focus.
    #expect(desk.editor.title == "Pickled beets")
    #expect(focused?.isDescendant(of: desk.notes.view) == true)
  }

  @Test func commandsOfTheMenuBarDoWhatTheirShortcutsSay() throws {
    let desk = try desk()
    let count = app.notes.count(in: 0)
    stage.key(.keyboardN, modifiers: .control, characters: "n")
    try stage.settle()
    #expect(app.notes.count(in: 0) == count + 1 && desk.editor.text.isFirstResponder)
    stage.typeText("Paint")
    #expect(try titles("Inbox")[0] == "Paint")
    stage.key(.keyboardD, modifiers: .control, characters: "d")
    try stage.settle()
    #expect(try titles("Inbox").prefix(2) == ["Paint", "Paint"])
    stage.key(.keyboard2, modifiers: [.control, .alternate], characters: "2")
    try stage.settle()
    #expect(try titles("Journeys")[0] == "Paint" && app.notes.count(in: 0) == count + 1)
    stage.key(.keyboardEscape)
    stage.key(.keyboardDeleteForward, modifiers: .control)
    try stage.settle()
    #expect(app.notes.count(in: 0) == count)
  }

  @Test func aNoteMadeByTheMenuBarIsThereToBeWritten() throws {
    let desk = try desk()
    for _ in 0..<6 {
      if focused?.isDescendant(of: desk.notes.view) == true { break }
      try keys(.keyboardTab)
    }
    try keys(.keyboardF10, .keyboardReturnOrEnter)
    #expect(desk.editor.text.isFirstResponder && focused?.isDescendant(of: desk.notes.view) != true)
    stage.typeText("Paint")
    #expect(try titles("Inbox")[0] == "Paint")
  }

  @Test func titlesOfTheMenuBarKeepTheirLineBesideTheirShortcuts() throws {
    stage.key(.keyboardF10)
    stage.key(.keyboardDownArrow)
    try stage.settle()
    let frames = try ["New Note", "New Window"].map { try stage.find(label: $0).frame }
    #expect(frames[0].height == frames[1].height)
  }

  // MARK: Mouse alone

  @Test func aNoteIsDraggedToAFolderAndInItsList() throws {
    try drag(from: place("Names for the boat"), to: place("Journeys"))
    #expect(try titles("Journeys")[0] == "Names for the boat")
    #expect(try !titles("Inbox").contains("Names for the boat"))
    let (first, third) = (try place("Reply to Ilse"), try place("Books to return"))
    try drag(from: first, to: CGPoint(x: third.x, y: third.y + 30))
    #expect(try titles("Inbox").prefix(3) == ["Dentist, Thursday", "Books to return", "Reply to Ilse"])
  }

  @Test func theSecondButtonMovesANote() throws {
    stage.click(at: try place("Parcel"), buttons: .secondary)
    try stage.settle()
    stage.click(at: try place("Move to"))
    try stage.settle()
    // The folder in the menu, not the one in the sidebar.
    let rows = stage.accessibilityElements.filter { $0.label == "Workshop" && $0.frame.minX > 220 }
    let frame = try #require(rows.first).frame
    stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
    try stage.settle()
    #expect(try titles("Workshop")[0] == "Parcel")
  }

  // MARK: Windows

  @Test func aNoteInAWindowOfItsOwnIsTheSameNote() throws {
    let desk = try desk()
    stage.key(.keyboardO, modifiers: .control, characters: "o")
    try stage.settle()
    #expect(stage.scenes.count == 2)
    stage.activate(stage.scenes[1])
    try stage.settle()
    let window = try #require(stage.scenes[1].windows.first)
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let editor = try #require(navigation.topViewController as? NoteEditor)
    #expect(editor.title == "Reply to Ilse")
    stage.typeText("PS: ")
    try stage.settle()
    #expect(try titles("Inbox")[0] == "PS: Reply to Ilse" && desk.editor.text.text.hasPrefix("PS: Reply"))
    // Deleted in one window, it is gone in the other.
    stage.activate(stage.scenes[0])
    try stage.settle()
    stage.key(.keyboardDeleteForward, modifiers: .control)
    try stage.settle()
    #expect(editor.text.isHidden && !editor.text.isFirstResponder)
  }

  @Test func twoDesksShowTheSameNotes() throws {
    stage.key(.keyboardN, modifiers: [.control, .shift], characters: "N")
    try stage.settle()
    #expect(stage.scenes.count == 2)
    let window = try #require(stage.scenes[1].windows.first)
    let other = try desk(in: window)
    app.notes.move([0], to: 3)
    try stage.settle()
    #expect(try !titles("Inbox").contains("Reply to Ilse"))
    for desk in [try desk(), other] { #expect(desk.notes.selected == 1 && desk.editor.title == "Dentist, Thursday") }
  }

  // MARK: Changes meanwhile

  @Test func aNoteThatGoesWhileItsMenuIsOpenIsNotMoved() throws {
    let desk = try desk()
    stage.click(at: try place("Parcel"), buttons: .secondary)
    try stage.settle()
    let id = try #require(app.notes.notes(in: 0).first { $0.title == "Parcel" }).id
    app.notes.delete(id)
    try stage.settle()
    let counts = app.notes.folders.map { app.notes.count(in: $0.id) }
    stage.click(at: try place("Duplicate"))
    try stage.settle()
    #expect(app.notes.folders.map { app.notes.count(in: $0.id) } == counts)
    #expect(desk.notes.selected == desk.editor.note)
  }

  @Test func aWindowThatBecomesNarrowDuringADragLosesNoNote() throws {
    let count = app.notes.folders.reduce(0) { $0 + app.notes.count(in: $1.id) }
    let start = try place("Names for the boat")
    stage.mouse(.began, at: start)
    for step in 1...10 {
      stage.mouse(.moved, at: CGPoint(x: start.x - CGFloat(step) * 8, y: start.y))
      stage.advance(by: 1.0 / 60)
    }
    stage.resize(to: CGSize(width: 393, height: 700))
    stage.advance(by: 0.1)
    stage.mouse(.moved, at: CGPoint(x: 100, y: 120))
    stage.mouse(.ended, at: CGPoint(x: 100, y: 120))
    try stage.settle()
    #expect(app.notes.folders.reduce(0) { $0 + app.notes.count(in: $1.id) } == count)
    #expect(stage.window.subviews.count == 2, "nothing that was carried stays beside the screen and the menus")
  }

  @Test func anEmptyFolderTakesANoteAgain() throws {
    let desk = try desk()
    for note in app.notes.notes(in: 0) { app.notes.delete(note.id) }
    try stage.settle()
    #expect(desk.notes.selected == nil && desk.editor.note == nil && desk.editor.text.isHidden)
    // Commands of a selected note have nothing to do.
    stage.key(.keyboardD, modifiers: .control, characters: "d")
    stage.key(.keyboardO, modifiers: .control, characters: "o")
    try stage.settle()
    #expect(app.notes.count(in: 0) == 0 && stage.scenes.count == 1)
    stage.key(.keyboardN, modifiers: .control, characters: "n")
    try stage.settle()
    stage.typeText("First")
    #expect(try titles("Inbox") == ["First"] && desk.editor.title == "First")
  }

  @Test func aNoteThatIsWrittenMovesWithWhatIsWritten() throws {
    let desk = try desk()
    desk.editor.text.becomeFirstResponder()
    stage.typeText("Now: ")
    app.notes.move([0], to: 2)
    try stage.settle()
    #expect(try titles("Recipes")[0] == "Now: Reply to Ilse")
    #expect(desk.editor.title == "Dentist, Thursday" && desk.editor.text.text.hasPrefix("Dentist"))
    stage.typeText("Then: ")
    #expect(try titles("Inbox")[0] == "Then: Dentist, Thursday" && titles("Recipes")[0] == "Now: Reply to Ilse")
  }

  // MARK: A small window

  @Test func whereThereIsNoRoomTheColumnsArePages() throws {
    let desk = try desk()
    stage.resize(to: CGSize(width: 393, height: 700))
    try stage.settle()
    let scroller = desk.scrollView
    #expect(scroller.contentSize.width == 1_179)
    try stage.tap("Recipes")
    try stage.settle()
    #expect(scroller.contentOffset.x == 393)
    try stage.tap("Lentils")
    try stage.settle()
    #expect(scroller.contentOffset.x == 2 * 393 && desk.editor.title == "Lentils")
    stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 380, y: 500), duration: 0.15)
    try stage.settle()
    #expect(scroller.contentOffset.x == 393)
    stage.resize(to: CGSize(width: 1_000, height: 700))
    try stage.settle()
    #expect(scroller.contentOffset.x == 0 && desk.notes.selected == desk.editor.note)
  }

  @Test func theSegmentFollowsWhatMovesThePages() throws {
    let desk = try desk()
    stage.resize(to: CGSize(width: 393, height: 700))
    try stage.settle()
    let segments = try #require(desk.scrollView.superview?.subviews.compactMap { $0 as? UISegmentedControl }.first)
    try keys(.keyboardTab, .keyboardTab)
    while focused?.isDescendant(of: desk.notes.view) == false { try keys(.keyboardTab) }
    #expect(desk.scrollView.contentOffset.x == 393 && segments.selectedSegmentIndex == 1)
    stage.drag(from: CGPoint(x: 300, y: 590), to: CGPoint(x: 20, y: 590), duration: 0.15)
    try stage.settle()
    #expect(desk.scrollView.contentOffset.x == 786 && segments.selectedSegmentIndex == 2)
    try stage.tap("Folders")
    try stage.settle()
    #expect(desk.scrollView.contentOffset.x == 0 && segments.selectedSegmentIndex == 0)
    // Where the page is kept, so is the segment.
    stage.resize(to: CGSize(width: 1_000, height: 700))
    try stage.settle()
    stage.resize(to: CGSize(width: 393, height: 700))
    try stage.settle()
    #expect(desk.scrollView.contentOffset.x == CGFloat(segments.selectedSegmentIndex) * 393)
  }

  @Test func aFingerThatRestsAndMovesOnDragsInsteadOfOpeningTheMenu() throws {
    let player = ScenePlayer(.desk, size: CGSize(width: 393, height: 852), scale: 1)
    let desk = try #require(player.viewController as? DeskViewController)
    player.play(until: 5)
    #expect(desk.store.notes(in: 2).map(\.title).prefix(3) == ["Soup for a cold day", "Bread without hurry", "Plum tart"])
  }
}
