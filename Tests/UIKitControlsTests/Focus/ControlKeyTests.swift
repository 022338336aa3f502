import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics

/// What keys do to the control that has the focus.
@MainActor @Suite struct ControlKeyTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 2)
  private let log = Log()

  @MainActor private final class Log {
    var events: [String] = []
  }

  @discardableResult private func show<Control: UIControl>(_ control: Control, y: CGFloat = 20) -> Control {
    control.frame.origin = CGPoint(x: 40, y: y)
    if control.frame.isEmpty { control.frame.size = CGSize(width: 200, height: 40) }
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events { control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event) }
    stage.window.addSubview(control)
    stage.settle()
    press(.keyboardTab)
    return control
  }

  private func press(_ keys: UIKeyboardHIDUsage...) {
    for key in keys {
      stage.key(key, characters: key == .keyboardSpacebar ? " " : "")
      stage.settle()
    }
  }

  private func take() -> [String] {
    defer { log.events = [] }
    return log.events
  }

  @Test func returnAndSpacePressAButton() {
    let button = show(UIButton(type: .system))
    #expect(button.isFocused)
    press(.keyboardReturnOrEnter)
    #expect(take() == ["down", "up", "primary"])
    press(.keyboardSpacebar)
    #expect(take() == ["down", "up", "primary"])
    button.isEnabled = false
    stage.settle()
    #expect(!button.isFocused && !button.canBecomeFocused)
    press(.keyboardReturnOrEnter)
    #expect(take() == [])
  }

  @Test func aHeldReturnPressesOnce() {
    show(UIButton(type: .system))
    stage.key(.keyboardReturnOrEnter, heldFor: 1)
    #expect(take() == ["down", "up", "primary"])
  }

  @Test func aButtonOpensItsMenuAndTheFocusComesBack() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [
      UIAction(title: "first") { [log] _ in log.events.append("first") },
      UIAction(title: "second") { [log] _ in log.events.append("second") },
    ])
    button.showsMenuAsPrimaryAction = true
    show(button)
    press(.keyboardReturnOrEnter, .keyboardDownArrow)
    #expect(!button.isFocused, "the menu holds the keys")
    press(.keyboardReturnOrEnter)
    #expect(take() == ["second"] && button.isFocused)
    press(.keyboardSpacebar, .keyboardTab, .keyboardEscape)
    #expect(take() == [] && button.isFocused)
  }

  @Test func keysToggleASwitch() {
    let toggle = show(UISwitch())
    press(.keyboardSpacebar)
    #expect(toggle.isOn && take() == ["changed", "primary"])
    press(.keyboardReturnOrEnter)
    #expect(!toggle.isOn && take() == ["changed", "primary"])
  }

  @Test(arguments: [false, true]) func arrowsMoveASlider(isMirrored: Bool) {
    let slider = UISlider()
    slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    slider.value = 0.5
    show(slider)
    press(.keyboardRightArrow)
    #expect(abs(slider.value - (isMirrored ? 0.4 : 0.6)) < 0.001 && take() == ["changed", "primary"])
    press(.keyboardLeftArrow, .keyboardLeftArrow)
    #expect(abs(slider.value - (isMirrored ? 0.6 : 0.4)) < 0.001)
    press(.keyboardEnd)
    #expect(slider.value == 1)
    press(.keyboardHome)
    #expect(slider.value == 0)
    stage.key(.keyboardRightArrow, heldFor: 0.6)
    #expect(isMirrored ? slider.value == 0 : slider.value > 0.3, "a held arrow goes on")
  }

  @Test func arrowsStepAndDownLeavesTheStepper() {
    let stepper = show(UIStepper())
    let below = show(UIButton(type: .system), y: 100)
    press(.keyboardTab, .keyboardTab)
    if !stepper.isFocused { press(.keyboardTab) }
    _ = take()
    press(.keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow)
    #expect(stepper.value == 1 && take() == ["changed", "primary", "changed", "primary", "changed", "primary"])
    press(.keyboardDownArrow)
    #expect(below.isFocused)
    press(.keyboardUpArrow)
    #expect(stepper.isFocused)
  }

  @Test func arrowsSelectSegments() {
    let segments = UISegmentedControl(items: ["a", "b", "c", "d"])
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 1)
    show(segments)
    press(.keyboardRightArrow)
    #expect(segments.selectedSegmentIndex == 2 && take() == ["changed", "primary"])
    press(.keyboardEnd, .keyboardRightArrow)
    #expect(segments.selectedSegmentIndex == 3 && take() == ["changed", "primary"])
    press(.keyboardHome)
    #expect(segments.selectedSegmentIndex == 0)
    segments.semanticContentAttribute = .forceRightToLeft
    press(.keyboardLeftArrow)
    #expect(segments.selectedSegmentIndex == 2)
  }

  @Test func arrowsTurnPages() {
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.sizeToFit()
    show(pages)
    press(.keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow)
    #expect(pages.currentPage == 1)
    press(.keyboardEnd)
    #expect(pages.currentPage == 3)
    press(.keyboardHome)
    #expect(pages.currentPage == 0)
  }

  @Test func aRefreshControlHasNoFocus() { #expect(!UIRefreshControl().canBecomeFocused) }

  @Test func configurationsSeeTheFocus() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isFocused = true
    #expect(state.isFocused)
  }
}
