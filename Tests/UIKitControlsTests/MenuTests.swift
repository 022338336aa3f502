import CoreGraphics
import Foundation
import ManualHost
import Selectors
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// What a menu shows, and what choosing does.
@MainActor @Suite struct MenuTests {
  private let rig = MenuRig()

  // MARK: Choosing

  @Test func aTapOpensTheMenuAndATapOnARowPerformsItAndCloses() {
    rig.show([rig.action("One"), rig.action("Two")])
    #expect(rig.titles == ["One", "Two"] && rig.button.isHeld)
    rig.choose("Two")
    #expect(rig.log == ["Two"] && rig.menu == nil && !rig.button.isHeld && !rig.stage.isBusy)
  }

  @Test func theSenderOfTheActionIsTheButton() {
    var sender: Any?
    rig.show([UIAction(title: "One") { sender = $0.sender }])
    rig.choose("One")
    #expect(sender as? UIButton === rig.button)
  }

  @Test func theMenusFingerSendsNoPrimaryAction() {
    var events: [String] = []
    rig.button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    rig.button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    rig.button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    rig.show([rig.action("One")])
    #expect(events == ["menu"] && rig.menu != nil)
  }

  @Test func disabledHiddenAndHeadingRowsCannotBeChosen() {
    rig.show(
      [rig.action("One", attributes: .disabled), rig.action("Two", attributes: .hidden), rig.action("Three")], title: "Title")
    #expect(rig.titles == ["Title", "One", "Three"])
    rig.choose("Title")
    rig.choose("One")
    #expect(rig.log == [] && rig.menu != nil)
    rig.choose("Three")
    #expect(rig.log == ["Three"])
  }

  @Test func aMenuOfNothingDoesNotOpen() {
    rig.show([])
    #expect(rig.menu == nil)
    rig.show([rig.action("One", attributes: .hidden), UIMenu(options: .displayInline)])
    #expect(rig.menu == nil && !rig.button.isHeld)
  }

  @Test func aTapOutsideDismissesAndReachesNothingBelow() {
    var taps = 0
    let other = UIButton(type: .system, primaryAction: UIAction(title: "Other") { _ in taps += 1 })
    other.frame = CGRect(x: 20, y: 600, width: 100, height: 40)
    rig.stage.window.insertSubview(other, at: 0)
    rig.show([rig.action("One")])
    rig.stage.tap(at: CGPoint(x: 40, y: 620))
    rig.stage.settle()
    #expect(taps == 0 && rig.menu == nil && rig.log == [])
    rig.stage.tap(at: CGPoint(x: 40, y: 620))
    #expect(taps == 1)
  }

  @Test func anElementThatKeepsTheMenuShowsItsNewState() {
    let toggle = UIAction(title: "Toggle", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
    rig.show([toggle, rig.action("Done")])
    let before = rig.place(of: "Toggle")
    rig.choose("Toggle")
    #expect(rig.menu != nil && toggle.state == .on)
    // A mark makes room at the leading edge.
    #expect((rig.place(of: "Toggle")?.x ?? 0) > (before?.x ?? 0) + 10)
    rig.choose("Toggle")
    #expect(rig.place(of: "Toggle") == before)
    rig.choose("Done")
    #expect(rig.menu == nil)
  }

  @Test func aHandlerMayPresentAnotherMenuOrRemoveTheButton() {
    rig.show([UIAction(title: "One") { [rig] _ in rig.button.removeFromSuperview() }])
    rig.choose("One")
    #expect(rig.menu == nil && rig.button.window == nil && !rig.stage.isBusy)
  }

  // MARK: Structure

  @Test func inlineMenusAreSectionsAndOthersOpen() {
    let inner = UIMenu(title: "Inner", children: [rig.action("A"), rig.action("B")])
    rig.show([rig.action("One"), UIMenu(title: "Part", options: .displayInline, children: [rig.action("Two")]), inner])
    #expect(rig.titles == ["One", "Part", "Two", "Inner"])
    rig.choose("Inner")
    #expect(rig.titles == ["Inner", "A", "B"])
    rig.choose("Inner")
    #expect(rig.titles == ["One", "Part", "Two", "Inner"])
    rig.choose("Inner")
    rig.choose("B")
    #expect(rig.log == ["B"] && rig.menu == nil)
  }

  @Test func inASingleSelectionOneElementIsOn() {
    let (one, two) = (rig.action("One", state: .on), rig.action("Two"))
    let inline = UIMenu(options: .displayInline, children: [rig.action("Three")])
    rig.show([one, two, inline], options: .singleSelection)
    #expect(rig.button.menu?.selectedElements == [one])
    rig.choose("Two")
    #expect(one.state == .off && two.state == .on && rig.log == ["Two"])
    rig.tapButton()
    rig.choose("Three")
    #expect(rig.button.menu?.selectedElements == inline.children && two.state == .off)
  }

  @Test func replacingChildrenKeepsTheRest() {
    let menu = UIMenu(
      title: "T", subtitle: "S", identifier: .init("id"), options: .singleSelection, children: [rig.action("One")])
    let other = menu.replacingChildren([])
    #expect(other.title == "T" && other.subtitle == "S" && other.identifier == menu.identifier)
    #expect(other.options == .singleSelection && other.children.isEmpty && menu.children.count == 1)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test func replacingTheMenuShowsTheNewOneAndNilClosesIt() {
    rig.show([rig.action("One")])
    rig.button.menu = UIMenu(children: [rig.action("Two"), rig.action("Three")])
    #expect(rig.titles == ["Two", "Three"])
    rig.button.menu = nil
    rig.stage.settle()
    #expect(rig.menu == nil)
  }

  // MARK: Deferred elements

  @Test func deferredElementsComeLater() {
    var answer: (([UIMenuElement]) -> Void)?
    var questions = 0
    rig.show([
      rig.action("One"),
      UIDeferredMenuElement {
        questions += 1
        answer = $0
      },
    ])
    #expect(rig.titles == ["One", "Loading…"] && questions == 1)
    rig.choose("Loading…")
    #expect(rig.menu != nil)
    answer?([rig.action("Two")])
    answer?([rig.action("Never")])
    #expect(rig.titles == ["One", "Two"])
    rig.choose("Two")
    rig.tapButton()
    #expect(rig.titles == ["One", "Two"] && questions == 1)
  }

  @Test func uncachedElementsAreAskedForEachTime() {
    var questions = 0
    rig.show([
      UIDeferredMenuElement.uncached { [rig] answer in
        questions += 1
        answer([rig.action("\(questions)")])
      }
    ])
    #expect(rig.titles == ["1"])
    rig.choose("1")
    rig.tapButton()
    #expect(rig.titles == ["2"] && questions == 2)
  }

  @Test func anAnswerAfterTheEndIsKeptForTheNextTime() {
    var answer: (([UIMenuElement]) -> Void)?
    rig.show([UIDeferredMenuElement { answer = $0 }])
    rig.stage.tap(at: CGPoint(x: 200, y: 700))
    rig.stage.settle()
    #expect(rig.menu == nil)
    answer?([rig.action("Late")])
    rig.tapButton()
    #expect(rig.titles == ["Late"])
  }

  // MARK: Selection of the button

  @Test func aPopupButtonShowsTheElementThatIsOn() {
    rig.button.menu = UIMenu(children: [rig.action("One"), rig.action("Two")])
    rig.button.showsMenuAsPrimaryAction = true
    rig.button.changesSelectionAsPrimaryAction = true
    #expect(rig.button.currentTitle == "One")
    rig.tapButton()
    rig.choose("Two")
    #expect(rig.button.currentTitle == "Two" && rig.log == ["Two"] && !rig.button.isSelected)
    rig.button.configuration = .gray()
    rig.button.menu = UIMenu(children: [rig.action("Three"), rig.action("Four", state: .on)])
    #expect(rig.button.currentTitle == "Four" && rig.button.menu?.selectedElements.count == 1)
  }

  @Test func aPopupButtonShowsElementsOfSubmenusToo() {
    let inner = rig.action("Deep")
    rig.button.menu = UIMenu(children: [rig.action("One", state: .on), UIMenu(title: "Inner", children: [inner])])
    rig.button.changesSelectionAsPrimaryAction = true
    rig.button.showsMenuAsPrimaryAction = true
    rig.tapButton()
    rig.choose("Inner")
    rig.choose("Deep")
    #expect(rig.button.currentTitle == "Deep" && inner.state == .on && rig.button.menu?.selectedElements == [])
  }

  // MARK: Commands

  private final class Hearer: UIView, SelectorAnswering {
    var heard: [String] = []
    func note(_ command: UICommand) { heard.append("\(command.title) \(command.propertyList as? Int ?? 0)") }
    nonisolated class var selectorTable: SelectorTable {
      ["note:": SelectorMethod { (target: Hearer, arguments) in target.note(try arguments(0)) }]
    }
  }

  @Test func aCommandGoesUpTheResponderChainOfTheButton() {
    let hearer = Hearer(frame: rig.stage.window.bounds)
    rig.stage.window.addSubview(hearer)
    hearer.addSubview(rig.button)
    rig.show([UICommand(title: "Lost", action: "missing:"), UICommand(title: "Found", action: "note:", propertyList: 7)])
    rig.choose("Lost")
    #expect(rig.menu == nil && hearer.heard == [])
    rig.tapButton()
    rig.choose("Found")
    #expect(hearer.heard == ["Found 7"])
  }

  // MARK: Configuration

  @Test func theHandlerOfTheConfigurationSeesTheOpenMenu() {
    var seen: [Bool] = []
    rig.button.configuration = .plain()
    rig.button.configurationUpdateHandler = { seen.append($0.isHeld) }
    rig.show([rig.action("One")])
    rig.choose("One")
    #expect(seen.contains(true) && seen.last == false)
  }
}
