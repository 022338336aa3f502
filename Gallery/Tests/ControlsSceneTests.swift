import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct ControlsSceneTests {
  @Test func theScriptUsesEveryControl() throws {
    let player = ScenePlayer(.controls, size: CGSize(width: 393, height: 852), scale: 1)
    let controller = try #require(player.viewController as? ControlsViewController)
    let start = controller.scrollView.contentOffset
    player.play(until: 1.6)
    #expect(controller.slider.value > 0.65 && controller.scrollView.contentOffset == start)
    player.play(until: 3.5)
    #expect(controller.segments.selectedSegmentIndex == 2 && controller.stepper.value == 7)
    #expect(controller.power.progress == controller.slider.value * 7 / 9)
    player.play(until: 4.3)
    #expect(!controller.toggle.isOn && controller.power.progress == 0)
    player.play(until: 5.9)
    #expect(controller.toggle.isOn && controller.segments.selectedSegmentIndex == 1)
  }

  @Test func aTestOperatesTheControlsByName() {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    stage.rootViewController = ControlsViewController()
    let app = XCUIApplication(stage)
    app.segmentedControls.buttons["Moon"].tap()
    #expect(app.segmentedControls.buttons["Moon"].isSelected && !app.segmentedControls.buttons["Candle"].isSelected)
    app.steppers.buttons["Decrement"].tap()
    #expect(app.steppers.firstMatch.value as? String == "4")
    app.sliders["Brightness"].adjust(toNormalizedSliderPosition: 0.9)
    #expect(abs(app.sliders["Brightness"].normalizedSliderPosition - 0.9) < 0.01)
    #expect(app.sliders["Brightness"].value as? String == "90%")
    #expect(app.progressIndicators["Power"].value as? String == "40%")
  }
}
