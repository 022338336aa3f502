import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UIControlTests {
  private let finger = Finger()
  private let control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
  private let log = Log()

  private final class Log { var events: [String] = [] }

  init() {
    finger.window.addSubview(control)
    let named: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in named { control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event) }
  }

  @Test func tapIsDownAndUpInside() {
    finger.tap(150, 220)
    #expect(log.events == ["down", "upInside"])
  }

  @Test func statesLastFromDownToUp() {
    finger.down(150, 220)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    finger.up(150, 220)
    #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
  }

  @Test(arguments: [CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1)])
  func fingerIsInsideUpTo70PointsAway(direction: CGVector) {
    func away(_ distance: CGFloat) -> (CGFloat, CGFloat) {
      (150 + direction.dx * (50 + distance), 220 + direction.dy * (20 + distance))
    }
    let (near, far) = (away(69), away(71))
    finger.down(150, 220)
    finger.move(near.0, near.1)
    #expect(control.isHighlighted)
    finger.move(far.0, far.1)
    #expect(!control.isHighlighted && control.isTracking)
    finger.move(near.0, near.1)
    finger.move(far.0, far.1)
    finger.up(far.0, far.1)
    #expect(log.events == ["down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside"])
  }

  @Test func secondTapSoonAfterRepeats() {
    finger.tap(150, 220)
    finger.tap(150, 220)
    #expect(log.events == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func cancelledTouchTriggersNothingElse() {
    finger.down(150, 220)
    finger.cancel(150, 220)
    #expect(log.events == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func disabledControlIsDeaf() {
    control.isEnabled = false
    finger.tap(150, 220)
    #expect(log.events.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func disablingInTheMiddleCancels() {
    finger.down(150, 220)
    control.isEnabled = false
    finger.up(150, 220)
    #expect(log.events == ["down", "cancel"])
  }

  @Test func actionDisablingItsControlLeavesItAtRest() {
    control.addAction(UIAction { [unowned control] _ in control.isEnabled = false }, for: .touchUpInside)
    finger.tap(150, 220)
    #expect(log.events == ["down", "upInside"])
    #expect(control.state == .disabled && !control.isTracking)
  }

  @Test func refusingToTrackSendsNothing() {
    let picky = PickyControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    picky.addAction(UIAction { [log] _ in log.events.append("any") }, for: .allTouchEvents)
    finger.window.addSubview(picky)
    finger.tap(25, 25)
    #expect(log.events.isEmpty)
  }

  private final class PickyControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }

  // MARK: Actions

  @Test func actionsRunInTheOrderTheyWereAdded() {
    var order: [Int] = []
    let control = UIControl()
    for number in 1...3 { control.addAction(UIAction { _ in order.append(number) }, for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    #expect(order == [1, 2, 3])
  }

  @Test func sameIdentifierReplaces() {
    var order: [Int] = []
    let control = UIControl()
    for number in 1...3 {
      control.addAction(UIAction(identifier: UIAction.Identifier("same")) { _ in order.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(order == [3])
  }

  @Test func removingOneEventKeepsTheOthers() {
    var count = 0
    let control = UIControl()
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.valueChanged, .touchDown])
    control.removeAction(action, for: .touchDown)
    #expect(control.allControlEvents == .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func senderIsTheControlWhileTheActionRuns() {
    let control = UIControl()
    weak var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func enumerationStopsWhenTold() {
    let control = UIControl()
    for _ in 0..<3 { control.addAction(UIAction { _ in }, for: .valueChanged) }
    var seen = 0
    control.enumerateEventHandlers { _, _, _, stop in
      seen += 1
      stop = seen == 2
    }
    #expect(seen == 2)
  }
}
