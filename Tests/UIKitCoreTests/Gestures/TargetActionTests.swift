import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Selectors
import Testing
import UIKitControls
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

/// A screen with methods for selectors, as the source translator writes them.
@MainActor private class Screen: UIViewController, SelectorAnswering {
  var calls: [String] = []

  func tap() { calls.append("tap") }
  func tap(_ sender: AnyObject) { calls.append("tap: \(type(of: sender))") }
  func tap(_ sender: AnyObject, _ event: UIEvent?) { calls.append("tap:: \(event == nil ? "no event" : "event")") }
  func tick(_ link: CADisplayLink) { calls.append("tick") }

  nonisolated class var selectorTable: SelectorTable {
    [
      "tap": SelectorMethod { (target: Screen, _) in target.tap() },
      "tap:": SelectorMethod { (target: Screen, arguments) in target.tap(try arguments(0)) },
      "tap:event:": SelectorMethod { (target: Screen, arguments) in target.tap(try arguments(0), try arguments(1)) },
      "tick:": SelectorMethod { (target: Screen, arguments) in target.tick(try arguments(0)) },
    ]
  }
}

@MainActor @Suite struct TargetActionTests {
  private let stage = ManualStage(size: CGSize(width: 320, height: 480))
  private let screen = Screen()
  private let control = UIControl(frame: CGRect(x: 10, y: 10, width: 100, height: 44))

  init() {
    stage.window.rootViewController = screen
    screen.view.addSubview(control)
  }

  private func tapControl() { stage.tap(at: CGPoint(x: 50, y: 30)) }

  @Test func selectorsTakeAsManyArgumentsAsTheyHaveColons() {
    for name in ["tap", "tap:", "tap:event:"] { control.addTarget(screen, action: Selector(name), for: .touchUpInside) }
    tapControl()
    #expect(screen.calls == ["tap", "tap: UIControl", "tap:: event"])
    #expect(control.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["tap", "tap:", "tap:event:"])
    #expect(control.actions(forTarget: screen, forControlEvent: .touchDown) == nil)
    #expect(control.allTargets == [screen])
  }

  @Test func theSameTargetAndActionIsRegisteredOnce() {
    control.addTarget(screen, action: "tap", for: .touchUpInside)
    control.addTarget(screen, action: "tap", for: [.touchUpInside, .touchDown])
    tapControl()
    #expect(screen.calls == ["tap", "tap"], "once for touchDown and once for touchUpInside")
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
    control.removeTarget(screen, action: "tap", for: .touchDown)
    tapControl()
    #expect(screen.calls.count == 3)
    control.removeTarget(nil, action: nil, for: .allEvents)
    tapControl()
    #expect(screen.calls.count == 3 && control.allTargets.isEmpty)
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    control.addTarget(nil, action: "tap:", for: .touchUpInside)
    tapControl()
    #expect(screen.calls == ["tap: UIControl"])
    #expect(control.allTargets.count == 1 && control.allTargets.first is NSNull)
    #expect(control.target(forAction: "tap", withSender: nil) as AnyObject? === screen)
    #expect(control.target(forAction: "fly", withSender: nil) == nil)
    #expect(!stage.screen.application.sendAction("fly", to: nil, from: control, for: nil))
  }

  @Test func targetsAreHeldWeakly() {
    weak var released: Screen?
    do {
      let other = Screen()
      released = other
      control.addTarget(other, action: "tap", for: .touchUpInside)
    }
    #expect(released == nil && control.allTargets.isEmpty)
    tapControl()
  }

  @Test func actionsAndTargetsAreSentInTheOrderOfTheirAddition() {
    control.addAction(UIAction { [screen] _ in screen.calls.append("first") }, for: .touchUpInside)
    control.addTarget(screen, action: "tap", for: .touchUpInside)
    control.addAction(UIAction { [screen] _ in screen.calls.append("last") }, for: .touchUpInside)
    tapControl()
    #expect(screen.calls == ["first", "tap", "last"])
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, _, _ in seen.append(target?.1.name ?? (action == nil ? "?" : "action")) }
    #expect(seen == ["action", "tap", "action"])
  }

  @Test func anApplicationMayWatchActions() {
    final class Watcher: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { sent.append(action.name) }
    }
    let watcher = Watcher(frame: control.frame)
    screen.view.addSubview(watcher)
    watcher.addTarget(screen, action: "tap", for: .touchUpInside)
    tapControl()
    #expect(watcher.sent == ["tap"] && screen.calls.isEmpty)
  }

  @Test func recognizersPerformTheirSelectors() {
    let tap = UITapGestureRecognizer(target: screen, action: "tap:")
    tap.addTarget(screen, action: "tap")
    tap.addTarget(screen, action: "tap")
    screen.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 200, y: 300))
    #expect(screen.calls == ["tap: UITapGestureRecognizer", "tap"])
    tap.removeTarget(screen, action: nil)
    stage.tap(at: CGPoint(x: 200, y: 300))
    #expect(screen.calls.count == 2)
  }

  @Test func barButtonsPerformTheirSelectors() throws {
    let item = UIBarButtonItem(title: "Tap", style: .plain, target: screen, action: "tap:")
    let button = try #require(item.makeView() as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(screen.calls == ["tap: UIBarButtonItem"])
  }

  @Test func aDisplayLinkPerformsItsSelectorInEachFrame() {
    let link = CADisplayLink(target: screen, selector: "tick:")
    link.add(to: .main, forMode: .common)
    stage.advance(by: 3.5 / 60)
    link.invalidate()
    stage.advance(by: 1)
    #expect(screen.calls.count == 4 && Set(screen.calls) == ["tick"])
  }

  @Test func delayedCallsFollowTheVirtualClock() {
    screen.perform("tap", with: nil, afterDelay: 30)
    screen.perform("tap:", with: screen, afterDelay: 20)
    screen.perform("tap:", with: control, afterDelay: 25)
    stage.advance(by: 19)
    #expect(screen.calls.isEmpty)
    NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: "tap:", object: control)
    stage.advance(by: 12)
    #expect(screen.calls == ["tap: Screen", "tap"])
    screen.perform("tap", with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: screen)
    stage.advance(by: 5)
    #expect(screen.calls.count == 2)
  }

  @Test func selectorsThatNobodyAnswersStopWithThoseThatAreAnswered() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let control = UIControl()
        control.addTarget(Screen(), action: "fly:", for: .touchDown)
        let screen = Screen()
        control.addTarget(screen, action: "fly:", for: .touchDown)
        control.sendActions(for: .touchDown)
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for part in ["fly:", "Screen", "tap:event:", "tick:"] { #expect(message.contains(part), "\(message)") }
  }
}
