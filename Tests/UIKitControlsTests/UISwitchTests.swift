import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UISwitchTests {
  private let finger = Finger()
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  private let log = Log()

  private final class Log { var values: [Bool] = [] }

  init() {
    finger.window.addSubview(toggle)
    toggle.addAction(UIAction { [log, unowned toggle] _ in log.values.append(toggle.isOn) }, for: .valueChanged)
    finger.frame()
  }

  @Test func sizeIsFixed() {
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    #expect(toggle.sizeThatFits(CGSize(width: 500, height: 5)) == CGSize(width: 51, height: 31))
  }

  @Test func tapsToggleAndReport() {
    finger.tap(120, 115)
    finger.tap(120, 115)
    #expect(log.values == [true, false])
  }

  @Test func codeTogglesSilently() {
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.values.isEmpty && !toggle.isOn)
  }

  @Test(arguments: [true, false]) func draggingToTheOtherSideTogglesOnceAtTheLift(isOn: Bool) {
    toggle.isOn = isOn
    let (start, end): (CGFloat, CGFloat) = isOn ? (140, 105) : (110, 146)
    finger.down(start, 115)
    finger.move(end, 115)
    #expect(toggle.isOn == !isOn && log.values.isEmpty)
    finger.up(end, 115)
    #expect(log.values == [!isOn])
  }

  @Test func draggingThereAndBackChangesNothing() {
    finger.down(110, 115)
    finger.move(148, 115)
    finger.move(103, 115)
    finger.up(103, 115)
    #expect(!toggle.isOn && log.values.isEmpty)
  }

  @Test func liftFarAwayChangesNothing() {
    finger.down(110, 115)
    finger.move(110, 300)
    finger.up(110, 300)
    #expect(!toggle.isOn && log.values.isEmpty)
  }

  @Test func cancelledDragGoesBack() {
    finger.down(110, 115)
    finger.move(148, 115)
    finger.cancel(148, 115)
    #expect(!toggle.isOn && log.values.isEmpty)
  }
}
