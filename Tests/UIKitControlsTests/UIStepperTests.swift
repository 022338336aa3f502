import CoreGraphics
import Foundation
import Testing
@_spi(UIKitModules) import UIKitCore
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitModules) import UIKitGraphics

@MainActor @Suite struct UIStepperTests {
  private final class Log { var values: [Double] = [] }

  private let finger = Finger()
  /// Minus at x 100 to 147, plus to 194.
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 300))
  private let log = Log()

  init() {
    finger.window.addSubview(stepper)
    stepper.addAction(UIAction { [log, unowned stepper] _ in log.values.append(stepper.value) }, for: .valueChanged)
    finger.frame()
  }

  @Test func sizeIsFixed() {
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.sizeThatFits(CGSize(width: 500, height: 5)) == CGSize(width: 94, height: 32))
  }

  @Test func tapsStepUpAndDown() {
    stepper.stepValue = 2.5
    finger.tap(170, 116)
    finger.tap(170, 116)
    finger.tap(120, 116)
    #expect(log.values == [2.5, 5, 2.5])
  }

  @Test func aFingerThatStaysGoesOnStepping() {
    finger.down(170, 116)
    finger.wait(0.49)
    #expect(log.values.isEmpty)
    finger.wait(0.35)
    #expect(log.values == [1, 2, 3, 4])
    finger.up(170, 116)
    finger.wait(1)
    #expect(stepper.value == 4)
  }

  @Test func withoutRepeatingAFingerThatStaysStepsOnce() {
    stepper.autorepeat = false
    finger.down(170, 116)
    finger.wait(3)
    finger.up(170, 116)
    #expect(log.values == [1])
  }

  @Test func aFingerThatLeavesItsHalfStopsAndGoesOnWhenItIsBack() {
    finger.down(170, 116)
    finger.move(120, 116)
    finger.wait(2)
    #expect(stepper.value == 0)
    finger.move(170, 116)
    finger.wait(0.55)
    #expect(stepper.value == 1)
    finger.move(120, 116)
    finger.up(120, 116)
    #expect(stepper.value == 1)
  }

  @Test func aStepperThatIsNotContinuousReportsTheLift() {
    stepper.isContinuous = false
    finger.down(170, 116)
    finger.wait(0.75)
    #expect(stepper.value == 3 && log.values.isEmpty)
    finger.up(170, 116)
    #expect(log.values == [3])
  }

  @Test func cancelledTapStepsNothing() {
    finger.down(170, 116)
    finger.cancel(170, 116)
    finger.wait(2)
    #expect(log.values.isEmpty)
  }

  @Test func aHalfAtItsLimitDoesNothing() {
    (stepper.minimumValue, stepper.maximumValue) = (0, 2)
    finger.tap(120, 116)
    #expect(log.values.isEmpty && stepper.decrementHalf.state == .disabled)
    finger.down(170, 116)
    finger.wait(3)
    finger.up(170, 116)
    #expect(log.values == [1, 2] && stepper.incrementHalf.state == .disabled)
  }

  @Test func aStepperThatWrapsGoesToTheOtherLimit() {
    (stepper.wraps, stepper.maximumValue) = (true, 2)
    finger.tap(120, 116)
    finger.tap(170, 116)
    #expect(log.values == [2, 0])
  }

  @Test func limitsMoveTheValueSilently() {
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.value = 10
    stepper.minimumValue = 20
    #expect(stepper.value == 20 && log.values.isEmpty)
  }

  @Test func plusIsAtTheLeftWhereOneReadsFromTheRight() {
    stepper.semanticContentAttribute = .forceRightToLeft
    finger.frame()
    finger.tap(120, 116)
    #expect(log.values == [1])
  }

  @Test func imagesOfStates() {
    let (background, pressed, divider, sign) = (picture(11, 32), picture(11, 32), picture(3, 32), picture(8, 8))
    stepper.setBackgroundImage(background, for: .normal)
    stepper.setBackgroundImage(pressed, for: .highlighted)
    stepper.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.backgroundImage(for: .normal) === background && stepper.backgroundImage(for: .disabled) == nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === divider)
    #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == nil)
    finger.frame()
    #expect(stepper.dividerView.image === divider && stepper.dividerView.frame == CGRect(x: 45.5, y: 0, width: 3, height: 32))
    #expect(stepper.incrementImage(for: .normal)?.isSymbolImage == true && stepper.incrementImage(for: .selected) == nil)
    stepper.setIncrementImage(sign, for: .normal)
    stepper.setDecrementImage(sign, for: .disabled)
    #expect(stepper.incrementImage(for: .normal) === sign && stepper.decrementImage(for: .disabled) === sign)
    #expect(stepper.decrementImage(for: .normal)?.isSymbolImage == true)
  }

  @Test func aScreenReaderFindsTwoButtons() {
    stepper.value = 3
    #expect(!stepper.isAccessibilityElement && stepper.accessibilityRole == .stepper && stepper.accessibilityValue == "3")
    let plus = stepper.incrementHalf
    #expect(plus.isAccessibilityElement && plus.accessibilityLabel == "Increment" && plus.accessibilityTraits == .button)
    #expect(stepper.decrementHalf.accessibilityLabel == "Decrement")
    #expect(plus.accessibilityActivate() && log.values == [4])
    stepper.maximumValue = 4
    #expect(plus.accessibilityTraits.contains(.notEnabled) && !plus.accessibilityActivate() && stepper.value == 4)
    stepper.isEnabled = false
    #expect(!stepper.decrementHalf.accessibilityActivate())
  }
}
