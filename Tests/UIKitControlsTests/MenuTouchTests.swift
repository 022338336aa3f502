import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Where a menu opens, and what fingers, keys and pointers do with it.
@MainActor @Suite struct MenuTouchTests {
  private let rig = MenuRig()

  private func key(_ code: UIKeyboardHIDUsage) {
    rig.stage.key(code)
    rig.stage.settle()
  }

  // MARK: Fingers

  @Test func aFingerMayOpenMoveToARowAndLift() throws {
    rig.button.menu = UIMenu(children: [rig.action("One"), rig.action("Two")])
    rig.button.showsMenuAsPrimaryAction = true
    rig.stage.touch(.began, at: CGPoint(x: 60, y: 120))
    rig.stage.advance(by: 0.4)
    let place = try #require(rig.place(of: "Two"))
    rig.stage.touch(.moved, at: CGPoint(x: 60, y: 160))
    rig.stage.advance(by: 0.1)
    rig.stage.touch(.moved, at: place)
    rig.stage.advance(by: 0.1)
    rig.stage.touch(.ended, at: place)
    rig.stage.settle()
    #expect(rig.log == ["Two"] && rig.menu == nil)
  }

  @Test func aFingerThatLiftsElsewhereLeavesTheMenuOpen() throws {
    rig.button.menu = UIMenu(children: [rig.action("One"), rig.action("Two", attributes: .disabled)])
    rig.button.showsMenuAsPrimaryAction = true
    rig.stage.touch(.began, at: CGPoint(x: 60, y: 120))
    rig.stage.advance(by: 0.4)
    let place = try #require(rig.place(of: "Two"))
    rig.stage.touch(.moved, at: place)
    rig.stage.touch(.ended, at: place)
    rig.stage.settle()
    #expect(rig.log == [] && rig.menu != nil)
    rig.choose("One")
    #expect(rig.log == ["One"])
  }

  @Test func holdingOpensAMenuThatIsNotThePrimaryAction() throws {
    rig.button.menu = UIMenu(children: [rig.action("One")])
    rig.button.addAction(UIAction { [rig] _ in rig.log.append("primary") }, for: .primaryActionTriggered)
    rig.tapButton()
    #expect(rig.log == ["primary"] && rig.menu == nil)
    rig.stage.touch(.began, at: CGPoint(x: 60, y: 120))
    rig.stage.advance(by: 0.45)
    #expect(rig.menu == nil && rig.button.isTracking)
    rig.stage.advance(by: 0.1)
    #expect(rig.menu != nil && !rig.button.isTracking)
    rig.stage.touch(.ended, at: CGPoint(x: 60, y: 120))
    rig.stage.settle()
    #expect(rig.log == ["primary"] && rig.menu != nil)
    rig.choose("One")
    #expect(rig.log == ["primary", "One"])
  }

  @Test func aFingerThatMovesAwayOpensNothing() {
    rig.button.menu = UIMenu(children: [rig.action("One")])
    rig.stage.touch(.began, at: CGPoint(x: 60, y: 120))
    rig.stage.touch(.moved, at: CGPoint(x: 72, y: 120))
    rig.stage.advance(by: 1)
    #expect(rig.menu == nil)
    rig.stage.touch(.ended, at: CGPoint(x: 72, y: 120))
    rig.stage.settle()
    #expect(!rig.stage.isBusy)
  }

  @Test func disablingOrRemovingAHeldButtonOpensNothing() {
    rig.button.menu = UIMenu(children: [rig.action("One")])
    rig.stage.touch(.began, at: CGPoint(x: 60, y: 120))
    rig.button.isEnabled = false
    rig.stage.advance(by: 1)
    #expect(rig.menu == nil)
    rig.stage.touch(.ended, at: CGPoint(x: 60, y: 120))
    rig.button.isEnabled = true
    rig.stage.touch(.began, at: CGPoint(x: 60, y: 120))
    rig.button.removeFromSuperview()
    rig.stage.advance(by: 1)
    #expect(rig.menu == nil && rig.button.openingDoesNothing)
  }

  @Test func aCancelledFingerLeavesTheMenuOpen() {
    rig.button.menu = UIMenu(children: [rig.action("One")])
    rig.button.showsMenuAsPrimaryAction = true
    rig.stage.touch(.began, at: CGPoint(x: 60, y: 120))
    rig.stage.touch(.cancelled, at: CGPoint(x: 60, y: 120))
    rig.stage.settle()
    #expect(rig.menu != nil && rig.log == [])
  }

  @Test func aTallMenuScrolls() throws {
    rig.show((1...60).map { rig.action("Row \($0)") })
    let panel = try #require(rig.panel)
    #expect(panel.maxY <= 800 - MenuPlacement.margin && panel.minY >= 140)
    let start = try #require(rig.place(of: "Row 5"))
    rig.stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 150), duration: 0.3, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(rig.log == [] && rig.menu != nil)
    #expect(try #require(rig.place(of: "Row 5")).y < start.y - 100)
    rig.choose("Row 8")
    #expect(rig.log == ["Row 8"])
  }

  // MARK: Keys and pointer

  @Test func arrowsMoveOverEnabledRowsAndReturnChooses() {
    rig.show([rig.action("One"), rig.action("Two", attributes: .disabled), rig.action("Three")], title: "Title")
    key(.keyboardReturnOrEnter)
    #expect(rig.menu != nil)
    key(.keyboardDownArrow)
    key(.keyboardDownArrow)
    key(.keyboardDownArrow)
    key(.keyboardReturnOrEnter)
    #expect(rig.log == ["Three"] && rig.menu == nil)
    rig.tapButton()
    key(.keyboardUpArrow)
    key(.keyboardUpArrow)
    key(.keyboardSpacebar)
    #expect(rig.log == ["Three", "One"])
  }

  @Test func arrowsOpenAndLeaveSubmenusAndEscapeCloses() {
    rig.show([UIMenu(title: "Inner", children: [rig.action("A")])])
    key(.keyboardDownArrow)
    key(.keyboardRightArrow)
    #expect(rig.titles == ["Inner", "A"])
    key(.keyboardLeftArrow)
    #expect(rig.titles == ["Inner"])
    key(.keyboardLeftArrow)
    #expect(rig.menu != nil)
    key(.keyboardEscape)
    #expect(rig.menu == nil && rig.log == [])
  }

  @Test func keysReachTheFirstResponderAgainAfterTheMenu() {
    let view = KeyView()
    rig.stage.window.addSubview(view)
    view.becomeFirstResponder()
    rig.show([rig.action("One")])
    key(.keyboardA)
    #expect(view.presses == 0 && view.isFirstResponder)
    key(.keyboardEscape)
    key(.keyboardA)
    #expect(view.presses == 1)
  }

  private final class KeyView: UIView {
    var presses = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
  }

  @Test func thePointerMarksTheRowUnderIt() {
    rig.show([rig.action("One"), rig.action("Two")])
    rig.stage.hover(at: rig.place(of: "Two"))
    key(.keyboardReturnOrEnter)
    #expect(rig.log == ["Two"])
  }

  // MARK: Place

  @Test(arguments: [CGRect(x: 20, y: 100, width: 100, height: 40), CGRect(x: 280, y: 740, width: 100, height: 40)])
  func theMenuIsBesideItsButton(frame: CGRect) throws {
    let rig = MenuRig(at: frame)
    rig.show((1...5).map { rig.action("Row \($0)") })
    let panel = try #require(rig.panel)
    let isBelow = frame.midY < 400
    #expect(isBelow ? panel.minY == frame.maxY + MenuPlacement.gap : panel.maxY == frame.minY - MenuPlacement.gap)
    #expect(frame.midX < 200 ? panel.minX == frame.minX : panel.maxX == frame.maxX)
    #expect(panel.width == 250 && panel.height == 5 * 42 + 12)
  }

  @Test func readFromTheRightTheRowsAreMirrored() throws {
    let rig = MenuRig(at: CGRect(x: 180, y: 100, width: 100, height: 40))
    rig.stage.window.traitOverrides.layoutDirection = .rightToLeft
    rig.show([rig.action("One", state: .on)])
    let panel = try #require(rig.panel)
    let label = try #require(rig.labels.first)
    #expect(panel.maxX == 280)
    #expect(abs(panel.maxX - label.convert(label.bounds, to: rig.stage.window).maxX - 46) < 0.01)
  }

  @Test func aTurnOfTheScreenMovesTheMenuToItsButton() throws {
    rig.button.frame.origin.y = 700
    rig.show((1...3).map { rig.action("Row \($0)") })
    #expect(try #require(rig.panel).maxY < 700)
    rig.button.autoresizingMask = [.flexibleTopMargin]
    rig.stage.resize(
      to: CGSize(width: 800, height: 400), safeAreaInsets: UIEdgeInsets(top: 0, left: 60, bottom: 20, right: 60), duration: 0.3)
    rig.stage.settle()
    let panel = try #require(rig.panel)
    #expect(panel.minX >= 68 && panel.minY >= 8 && panel.maxY <= 372)
    #expect(panel.maxY == rig.button.frame.minY - MenuPlacement.gap)
    rig.choose("Row 1")
    #expect(rig.log == ["Row 1"])
  }

  @Test func aWindowSmallerThanTheMenuShowsWhatFits() throws {
    let rig = MenuRig(size: CGSize(width: 120, height: 90), at: CGRect(x: 0, y: 30, width: 120, height: 30))
    rig.show((1...5).map { rig.action("Row \($0)") })
    let panel = try #require(rig.panel)
    #expect(CGRect(x: 0, y: 0, width: 120, height: 90).contains(panel) && panel.height > 40)
  }

  @Test func largeTextsMakeTheMenuLarger() throws {
    rig.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    rig.show([rig.action("A title of several words")])
    let panel = try #require(rig.panel)
    #expect(panel.width > 300 && panel.height > 80 && rig.labels[0].font.pointSize == 53)
  }

  @Test func aButtonThatLeavesTheWindowTakesItsMenuAlong() {
    rig.show([rig.action("One")])
    rig.button.removeFromSuperview()
    rig.stage.settle()
    #expect(rig.menu == nil && !rig.button.isHeld)
    rig.stage.window.addSubview(rig.button)
    rig.tapButton()
    #expect(rig.menu != nil)
  }

  @Test func aReleasedButtonLeavesNothing() {
    weak var menu: UIView?
    do {
      let rig = MenuRig()
      rig.show([rig.action("One")])
      menu = rig.menu
      rig.choose("One")
    }
    #expect(menu == nil)
  }
}

extension UIButton {
  /// Activating the button outside of a window opens no menu.
  @MainActor fileprivate var openingDoesNothing: Bool {
    showsMenuAsPrimaryAction = true
    sendActions(for: .primaryActionTriggered)
    return !isHeld
  }
}
