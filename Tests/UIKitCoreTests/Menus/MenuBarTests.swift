import CoreGraphics
import Foundation
import ManualHost
import Selectors
import Testing
import UIKitGraphics

@testable import UIKitCore

/// The row of menus that an app builds.
@MainActor @Suite struct MenuBarTests {
  private let stage: ManualStage
  private let builder = MenuApp()
  private let controller = CommandController()

  init() {
    stage = ManualStage(size: CGSize(width: 600, height: 400), scale: 2)
    stage.screen.makeCurrent()
    stage.screen.application.storedDelegate = builder
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
  }

  private var bar: MenuBar? { stage.window.subviews.last { $0 is MenuBar } as? MenuBar }
  private var overlay: MenuOverlay? { stage.window.subviews.last { ($0 as? MenuOverlay)?.isClosing == false } as? MenuOverlay }
  private var rows: [String] { overlay?.list.rows.map(\.entry.title) ?? [] }

  /// A place in the first row of the open menu.
  private var firstRow: CGPoint {
    stage.window.layoutIfNeeded()
    return overlay?.list.rows.first?.convert(CGPoint(x: 20, y: 20), to: stage.window as UIView) ?? .zero
  }

  private func title(_ title: String) -> CGPoint {
    guard let bar, let item = bar.subviews.first(where: { ($0 as? MenuBarItem)?.label.text == title }) else { return .zero }
    return bar.convert(item.center, to: stage.window as UIView)
  }

  private var titles: [String] { bar?.subviews.compactMap { ($0 as? MenuBarItem)?.label.text } ?? [] }

  private func build(_ block: @escaping (any UIMenuBuilder) -> Void) {
    builder.block = block
    UIMenuSystem.main.setNeedsRebuild()
    stage.advance(by: 0.1)
  }

  private func buildNotes() {
    build { builder in
      let new = UIKeyCommand(title: "New", action: CommandController.new, input: "n", modifierFlags: .command)
      let lock = UICommand(title: "Lock", action: CommandController.lock, propertyList: "lock")
      builder.insertChild(
        UIMenu(title: "", identifier: notes, options: .displayInline, children: [new, lock]), atStartOfMenu: .file)
      builder.insertSibling(
        UIMenu(title: "Note", identifier: note, children: [UICommand(title: "Nobody's", action: Selector("nobody:"))]),
        afterMenu: .edit)
    }
  }

  private let notes = UIMenu.Identifier("notes")
  private let note = UIMenu.Identifier("note")

  @Test func withoutMenusOfTheAppThereIsNoBar() {
    #expect(bar == nil && controller.view.safeAreaInsets.top == 0 && builder.asked == 1)
  }

  @Test func theBarShowsMenusWithContentAndTheSafeAreaHasItsHeight() throws {
    buildNotes()
    #expect(titles == ["File", "Edit", "Note"])
    let bar = try #require(bar)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 600, height: bar.height))
    #expect(controller.view.safeAreaInsets.top == bar.height && controller.view.frame == stage.window.bounds)
    build { _ in }
    #expect(self.bar == nil && controller.view.safeAreaInsets.top == 0)
  }

  @Test func aPressOpensAMenuAndAClickPerforms() {
    buildNotes()
    stage.click(at: title("File"))
    stage.settle()
    #expect(rows == ["New", "Lock"])
    stage.click(at: firstRow)
    stage.settle()
    #expect(controller.log == ["new"] && overlay == nil)
  }

  @Test func thePointerSlidesFromMenuToMenu() {
    buildNotes()
    stage.click(at: title("File"))
    stage.hover(at: title("Edit"))
    #expect(rows.first == "Cut")
    stage.hover(at: title("Note"))
    #expect(rows == ["Nobody's"] && overlay?.list.rows.first?.entry.isEnabled == false)
    stage.click(at: title("Note"))
    #expect(overlay == nil)
    // With the button held too.
    stage.mouse(.began, at: title("File"))
    stage.mouse(.moved, at: title("Note"))
    #expect(rows == ["Nobody's"])
    stage.mouse(.moved, at: title("File"))
    let place = firstRow
    stage.mouse(.moved, at: place)
    stage.mouse(.ended, at: place)
    #expect(controller.log == ["new"])
  }

  @Test(arguments: [true, false])
  func keysOpenTheBarAndGoThroughIt(byAlt: Bool) {
    buildNotes()
    if byAlt { stage.key(.keyboardLeftAlt, modifiers: .alternate) } else { stage.key(.keyboardF10) }
    stage.settle()
    #expect(rows == ["New", "Lock"])
    stage.key(.keyboardRightArrow)
    #expect(rows.first == "Cut")
    stage.key(.keyboardLeftArrow)
    stage.key(.keyboardEnd)
    stage.key(.keyboardReturnOrEnter)
    stage.settle()
    #expect(controller.log == ["lock"] && overlay == nil)
    stage.key(.keyboardF10)
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(overlay == nil)
  }

  @Test func altWithAnotherKeyOpensNothing() {
    buildNotes()
    stage.driver.key(RawKey(.keyboardLeftAlt, .down, modifiers: .alternate), at: stage.time)
    stage.key(.keyboardX, modifiers: .alternate, characters: "x")
    stage.driver.key(RawKey(.keyboardLeftAlt, .up), at: stage.time)
    #expect(overlay == nil)
  }

  @Test func shortcutsWork() {
    buildNotes()
    stage.key(.keyboardN, modifiers: .control, characters: "n")
    #expect(controller.log == ["new"])
    // Not while a menu is open.
    stage.key(.keyboardF10)
    stage.key(.keyboardN, modifiers: .control, characters: "n")
    #expect(controller.log == ["new"] && overlay != nil)
  }

  @Test func commandsAreValidatedWhenTheirMenuOpens() {
    buildNotes()
    controller.isLocked = true
    stage.key(.keyboardF10)
    #expect(rows == ["New", "Unlock"] && overlay?.list.rows[1].entry.state == .on)
    controller.isLocked = false
    UIMenuSystem.main.setNeedsRevalidate()
    stage.advance(by: 0.1)
    #expect(rows == ["New", "Lock"] && overlay?.list.rows[1].entry.state == .off)
  }

  @Test func theBuilderChangesMenus() {
    var found: [Bool] = []
    build { builder in
      found = [
        builder.system === UIMenuSystem.main, builder.menu(for: .edit) != nil, builder.menu(for: notes) == nil,
        builder.command(for: Selector("copy:"), propertyList: nil) != nil,
        builder.command(for: Selector("copy:"), propertyList: "x") == nil, builder.action(for: UIAction.Identifier("a")) == nil,
      ]
      builder.replace(
        menu: .help,
        with: UIMenu(
          title: "Help", identifier: .help,
          children: [
            UIAction(title: "Guide", identifier: UIAction.Identifier("a")) { [controller] _ in controller.log.append("guide") }
          ]))
      found.append(builder.action(for: UIAction.Identifier("a")) != nil)
      builder.remove(menu: .edit)
      builder.replaceChildren(ofMenu: .view) { $0 + [UIMenu(title: "Zoom", children: [UIAction(title: "In") { _ in }])] }
      builder.insertSibling(
        UIMenu(title: "First", identifier: notes, children: [UIAction(title: "A") { _ in }]), beforeMenu: .application)
      builder.insertChild(UIMenu(title: "Last", identifier: note, children: [UIAction(title: "B") { _ in }]), atEndOfMenu: .root)
    }
    #expect(found == Array(repeating: true, count: 7))
    #expect(titles == ["First", "View", "Help", "Last"])
    stage.click(at: title("Help"))
    stage.key(.keyboardDownArrow)
    stage.key(.keyboardReturnOrEnter)
    #expect(controller.log == ["guide"])
  }

  @Test func alternatesArePerformedWithTheirModifiers() {
    build { builder in
      let alternate = UICommandAlternate(title: "Lock", action: CommandController.lock, modifierFlags: .shift)
      #expect(alternate.title == "Lock" && alternate.modifierFlags == .shift)
      let new = UIKeyCommand(
        title: "New", action: CommandController.new, input: "n", modifierFlags: .command, alternates: [alternate])
      builder.insertChild(UIMenu(title: "", identifier: notes, options: .displayInline, children: [new]), atEndOfMenu: .file)
    }
    stage.key(.keyboardN, modifiers: [.control, .shift], characters: "N")
    #expect(controller.log == ["lock"])
  }

  @Test func aBarIsOfWindowsWithAController() {
    buildNotes()
    let other = UIWindow(frame: stage.screen.bounds)
    other.isHidden = false
    stage.advance(by: 0.1)
    #expect(other.subviews.isEmpty)
    let second = UIWindow(frame: stage.screen.bounds)
    second.rootViewController = CommandController()
    second.isHidden = false
    stage.advance(by: 0.1)
    #expect(second.subviews.contains { $0 is MenuBar })
  }
}

private final class MenuApp: UIResponder {
  var block: (any UIMenuBuilder) -> Void = { _ in }
  private(set) var asked = 0
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    asked += 1
    block(builder)
  }
}

private final class CommandController: UIViewController, SelectorAnswering {
  static let new = Selector("new:")
  static let lock = Selector("lock:")

  nonisolated class var selectorTable: SelectorTable {
    [
      "new:": SelectorMethod { (target: CommandController, _) in target.log.append("new") },
      "lock:": SelectorMethod { (target: CommandController, _) in target.log.append("lock") },
    ]
  }

  var log: [String] = []
  var isLocked = false

  override func validate(_ command: UICommand) {
    super.validate(command)
    guard command.action == Self.lock, isLocked else { return }
    (command.title, command.state) = ("Unlock", .on)
  }
}
