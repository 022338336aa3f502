import SnapshotTesting
import TeamApp
import Testing
import UIKit

#if canImport(UIKitTesting)
  import UIKitTesting
#endif

@MainActor @Suite struct SettingsTests {
  private func shown(_ settings: Settings = Settings()) -> (SettingsController, Shown) {
    let controller = SettingsController(settings: settings)
    return (controller, Shown(controller))
  }

  /// A person turns a switch.
  private func turn(_ toggle: UISwitch) {
    toggle.setOn(!toggle.isOn, animated: false)
    toggle.sendActions(for: .valueChanged)
  }

  @Test func thereAreThreeSwitches() {
    let (controller, _) = shown()
    #expect(controller.switches.map(\.accessibilityLabel) == ["Notifications", "Previews", "Quiet at night"])
  }

  @Test func switchesShowTheSettings() {
    var settings = Settings()
    settings.isQuiet = true
    settings.notifies = false
    let (controller, _) = shown(settings)
    #expect(controller.switches.map(\.isOn) == [false, true, true])
  }

  @Test(arguments: 0..<3) func aSwitchChangesItsSettingAlone(index: Int) {
    let (controller, _) = shown()
    let before = controller.settings
    turn(controller.switches[index])
    let changed = [
      controller.settings.notifies != before.notifies, controller.settings.showsPreviews != before.showsPreviews,
      controller.settings.isQuiet != before.isQuiet,
    ]
    #expect(changed == (0..<3).map { $0 == index })
  }

  @Test func everyChangeIsReported() {
    let (controller, _) = shown()
    var reports: [Settings] = []
    controller.onChange = { reports.append($0) }
    turn(controller.switches[0])
    turn(controller.switches[0])
    #expect(reports.map(\.notifies) == [false, true])
  }

  @Test func resetGoesBackToTheDefaults() {
    let (controller, _) = shown()
    for toggle in controller.switches { turn(toggle) }
    controller.reset()
    #expect(controller.settings == Settings())
    #expect(controller.switches.map(\.isOn) == [true, true, false])
  }

  @Test func resetIsReportedOnce() {
    let (controller, _) = shown()
    var count = 0
    controller.onChange = { _ in count += 1 }
    controller.reset()
    #expect(count == 1)
  }

  @Test func theButtonResets() {
    let (controller, _) = shown()
    turn(controller.switches[2])
    controller.resetButton.sendActions(for: .primaryActionTriggered)
    #expect(controller.settings == Settings())
  }

  @Test func rowsFillTheWidthLessTheMargins() {
    let (controller, shown) = shown()
    shown.layOut()
    #expect(controller.stack.frame.minX == 16 && controller.stack.frame.width == 390 - 32)
  }

  @Test func switchesStandAtTheTrailingEdge() {
    let (controller, shown) = shown()
    shown.layOut()
    for toggle in controller.switches { #expect(toggle.convert(toggle.bounds, to: controller.view).maxX == 374) }
  }

  @Test func theContentIsAsHighAsTheStack() {
    let (controller, shown) = shown()
    shown.layOut()
    #expect(controller.scrollView.contentSize.height == controller.stack.frame.height + 32)
  }

  @Test func aLowScreenScrolls() {
    let controller = SettingsController()
    let shown = Shown(controller, size: CGSize(width: 320, height: 120))
    shown.layOut()
    #expect(controller.scrollView.contentSize.height > controller.scrollView.bounds.height)
  }

  @Test func theTextIsReadAsTree() {
    assertSnapshot(of: Settings(), as: .dump)
  }

  @Test func aPhoneInLight() { assertSnapshot(of: switchesOnly(.light), as: .image(size: CGSize(width: 80, height: 120))) }

  @Test func aPhoneInTheDark() { assertSnapshot(of: switchesOnly(.dark), as: .image(size: CGSize(width: 80, height: 120))) }

  /// Without text, so that the picture does not depend on fonts.
  private func switchesOnly(_ style: UIUserInterfaceStyle) -> UIViewController {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = style
    controller.view.backgroundColor = .systemBackground
    for (index, isOn) in [true, false].enumerated() {
      let toggle = UISwitch(frame: CGRect(x: 14, y: 20 + 50 * index, width: 51, height: 31))
      toggle.isOn = isOn
      controller.view.addSubview(toggle)
    }
    return controller
  }

  #if canImport(UIKitTesting)
    @Test func aFingerTurnsASwitch() {
      let controller = SettingsController()
      let app = XCUIApplication(Stage(rootViewController: controller))
      app.switches["Quiet at night"].tap()
      #expect(controller.settings.isQuiet && app.switches["Quiet at night"].value as? String == "1")
    }

    @Test func theScreenIsReadFromTopToBottom() {
      assertSnapshot(of: SettingsController(), as: .accessibility(on: .iPhone13))
    }

    @Test func nothingIsKeptAfterTheScreenHasGone() {
      Stage().expectNoLeaks { SettingsController() }
    }
  #endif
}
