import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTables
import UIKitTestSupport

/// The swipe back, with large titles on both sides.
@MainActor @Suite struct BackSwipeTests {
  private let rig = BarRig()
  private let next = BarRig.List()

  init() {
    rig.scroll(to: 20)
    next.title = "Message"
    next.navigationItem.largeTitleDisplayMode = .never
    rig.navigation.pushViewController(next, animated: false)
    rig.stage.settle()
  }

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
  private var shownHeight: CGFloat { rig.bar.layer.presentation()?.bounds.height ?? .nan }

  /// Moves a finger that is down to x.
  private func move(from: CGFloat, to end: CGFloat) {
    var x = from
    while x != end {
      x += x < end ? min(4, end - x) : max(-4, end - x)
      rig.stage.run(to: rig.stage.time + 0.008)
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 500))
    }
    rig.stage.advance(by: 0)
  }

  @Test func screensAndBarAreWhereTheFingerIs() throws {
    #expect(rig.bar.frame.height == 44)
    rig.stage.touch(.began, at: CGPoint(x: 2, y: 500))
    move(from: 2, to: 200)
    #expect(rig.navigation.viewControllers == [rig.list])
    let x = shownX(next.view)
    // The finger has travelled 198 points, 10 of them before the swipe was one.
    #expect(abs(x - 188) < 1)
    #expect(abs(shownX(rig.list.view) + 0.3 * (393 - x)) < 1)
    // The title of the first screen is 32 high; the bar has gone as much of its way as the screens.
    #expect(abs(shownHeight - (44 + 32 * x / 393)) < 0.5)
    move(from: 200, to: 100)
    #expect(abs(shownX(next.view) - 88) < 1)
    move(from: 100, to: 300)
    rig.stage.touch(.ended, at: CGPoint(x: 300, y: 500))
    var places: [CGFloat] = []
    while next.view.superview != nil, places.count < 60 {
      rig.stage.advance(by: 1.0 / 60)
      if next.view.superview != nil { places.append(shownX(next.view)) }
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 } && places.first ?? 0 >= 288)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 76 && rig.table.contentOffset.y == -123)
    #expect(rig.contentTop == rig.barBottom)
    #expect(rig.list.view.transform.isIdentity && next.parent == nil && rig.largeLabel != nil)
  }

  @Test func aFingerThatChangesItsMindLeavesEverythingAsItWas() {
    rig.stage.touch(.began, at: CGPoint(x: 2, y: 500))
    move(from: 2, to: 120)
    #expect(rig.navigation.viewControllers == [rig.list])
    rig.stage.run(to: rig.stage.time + 0.3)
    rig.stage.touch(.ended, at: CGPoint(x: 120, y: 500))
    rig.stage.settle()
    #expect(rig.navigation.viewControllers == [rig.list, next] && next.parent === rig.navigation)
    #expect(rig.bar.frame.height == 44 && rig.bar.topItem === next.navigationItem)
    #expect(next.view.frame.minX == 0 && next.view.transform.isIdentity && rig.list.view.superview == nil)
    #expect(next.tableView.contentOffset.y == -91 && next.tableView.adjustedContentInset.top == 91)
    #expect(rig.labels("Message").contains { $0.alpha == 1 })
    next.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 76 && rig.table.contentOffset.y == -123)
  }

  @Test(arguments: [true, false]) func messagesAreThoseOfAPopAndOfAWayBack(goesBack: Bool) {
    let (finger, log) = (Finger(), CallLog())
    let controllers = ["a", "b"].map { LoggingController($0, log) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.pushViewController(controllers[1], animated: false)
    finger.window.rootViewController = navigation
    finger.frame()
    _ = log.take()
    finger.down(2, 400)
    for x in stride(from: 10, through: goesBack ? 300 : 100, by: 10) { finger.move(CGFloat(x), 400) }
    func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") } }
    #expect(appearances() == ["b willDisappear", "a willAppear", "a isAppearing"])
    finger.wait(0.3)
    finger.up(goesBack ? 300 : 100, 400)
    finger.wait(1)
    let rest =
      goesBack
      ? ["b didDisappear", "a didAppear"] : ["a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear"]
    #expect(appearances() == rest)
    #expect(navigation.viewControllers.count == (goesBack ? 1 : 2))
  }

  @Test func aCallInTheMiddleOfASwipeEndsIt() {
    rig.stage.touch(.began, at: CGPoint(x: 2, y: 500))
    move(from: 2, to: 200)
    let third = BarRig.List()
    rig.navigation.pushViewController(third, animated: false)
    #expect(rig.navigation.viewControllers == [rig.list, third])
    move(from: 200, to: 300)
    rig.stage.touch(.ended, at: CGPoint(x: 300, y: 500))
    rig.stage.settle()
    #expect(rig.navigation.viewControllers == [rig.list, third] && third.view.frame.minX == 0 && next.view.superview == nil)
    #expect(rig.bar.frame.height == 96 && third.tableView.contentOffset.y == -143)
  }

  @Test func readFromTheRightTheSwipeBeginsThere() {
    rig.navigation.traitOverrides.layoutDirection = .rightToLeft
    rig.stage.settle()
    rig.stage.touch(.began, at: CGPoint(x: 391, y: 500))
    move(from: 391, to: 191)
    #expect(abs(shownX(next.view) + 190) < 1 && shownX(rig.list.view) > 0)
    rig.stage.touch(.ended, at: CGPoint(x: 191, y: 500))
    rig.stage.settle()
    #expect(rig.navigation.viewControllers == [rig.list])
  }

  @Test func theTouchOfASwipeThatTheSystemTakesAwayChangesNothing() {
    rig.stage.touch(.began, at: CGPoint(x: 2, y: 500))
    move(from: 2, to: 300)
    rig.stage.touch(.cancelled, at: CGPoint(x: 300, y: 500))
    rig.stage.settle()
    #expect(rig.navigation.viewControllers == [rig.list, next] && next.view.frame.minX == 0 && rig.bar.frame.height == 44)
  }
}
