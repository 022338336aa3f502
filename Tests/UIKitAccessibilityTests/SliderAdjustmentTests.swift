import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SliderAdjustmentTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
  private let slider = UISlider(frame: CGRect(x: 50, y: 900, width: 300, height: 31))
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    scroller.contentSize = CGSize(width: 800, height: 2000)
    scroller.addSubview(slider)
    stage.window.addSubview(scroller)
    slider.accessibilityLabel = "Volume"
  }

  @Test(arguments: [0, 0.25, 1] as [CGFloat]) func theThumbIsScrolledToAndDragged(position: CGFloat) {
    (slider.minimumValue, slider.maximumValue, slider.value) = (-10, 10, 3)
    let volume = XCUIApplication(stage).sliders["Volume"]
    volume.adjust(toNormalizedSliderPosition: position)
    #expect(abs(volume.normalizedSliderPosition - position) < 0.01 && abs(slider.value - (-10 + 20 * Float(position))) < 0.1)
    #expect(scroller.contentOffset.y > 0 && scroller.contentOffset.x == 0)
  }

  @Test func whatIsNoSliderCannotBeAdjusted() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Send", for: .normal)
    stage.window.addSubview(button)
    withKnownIssue { XCUIApplication(stage).buttons["Send"].adjust(toNormalizedSliderPosition: 0.5) }
    withKnownIssue { XCUIApplication(stage).sliders["Volume"].adjust(toNormalizedSliderPosition: 2) }
    slider.isEnabled = false
    withKnownIssue { XCUIApplication(stage).sliders["Volume"].adjust(toNormalizedSliderPosition: 0.5) }
    #expect(XCUIApplication(stage).buttons["Send"].normalizedSliderPosition == 0 && slider.value == 0)
  }
}
