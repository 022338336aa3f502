import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics

/// Keys, a mouse's button and a swipe that lead a navigation controller back, and the window's title.
@MainActor @Suite struct GoingBackTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    navigation.viewControllers[0].title = "Root"
    let top = UIViewController()
    top.title = "Top"
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    shelf.contentSize = CGSize(width: 2000, height: 200)
    top.view.addSubview(shelf)
    navigation.pushViewController(top, animated: false)
    stage.window.rootViewController = navigation
    stage.settle()
  }

  private var shelf: UIScrollView? { navigation.topViewController?.view.subviews.first as? UIScrollView }

  private var depth: Int { navigation.viewControllers.count }

  private nonisolated static let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Int)] = [
    (.keyboardEscape, [], 1), (.keyboardLeftArrow, .alternate, 1), (.keyboardEscape, .alphaShift, 1), (.keyboardLeftArrow, [], 2),
    (.keyboardEscape, .control, 2), (.keyboardLeftArrow, [.alternate, .shift], 2),
  ]

  @Test(arguments: keys)
  func keysLeadBack(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, expected: Int) {
    stage.key(key, modifiers: modifiers)
    stage.settle()
    #expect(depth == expected)
  }

  @Test func aMouseHasAButtonForIt() {
    stage.driver.goBack(at: stage.time)
    stage.settle()
    #expect(depth == 1)
    stage.driver.goBack(at: stage.time)
    #expect(depth == 1, "the root stays")
  }

  @Test func whatTheAppHidesOrHandlesLeadsNowhere() {
    navigation.topViewController?.navigationItem.hidesBackButton = true
    stage.key(.keyboardEscape)
    stage.driver.goBack(at: stage.time)
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 390, y: 300), duration: 0.3)
    stage.settle()
    #expect(depth == 2)
  }

  @Test func windowsHearOfKeysThatNobodyTakes() {
    var left: [UIKeyboardHIDUsage] = []
    stage.driver.onUnhandledKey = { left.append($0.keyCode) }
    for _ in 1...2 {
      stage.key(.keyboardEscape)
      stage.settle()
    }
    stage.key(.keyboardQ, modifiers: .control, heldFor: 1)
    #expect(left == [.keyboardEscape, .keyboardQ], "the first Escape led back; a key that is held is one")
  }

  private nonisolated static let swipes: [(CGFloat, CGFloat, TimeInterval, Int)] = [
    (2, 300, 0.15, 1), (2, 60, 1, 2), (2, 300, 1, 1), (100, 390, 0.2, 2),
  ]

  @Test(arguments: swipes)
  func aSwipeFromTheLeftEdgeLeadsBack(from: CGFloat, to: CGFloat, duration: TimeInterval, expected: Int) {
    stage.drag(
      from: CGPoint(x: from, y: 500), to: CGPoint(x: to, y: 500), duration: duration, holdBeforeLift: duration == 1 ? 0.3 : 0)
    stage.settle()
    #expect(depth == expected)
  }

  @Test func aShelfScrollsButForSwipesFromTheEdge() throws {
    let shelf = try #require(shelf)
    shelf.contentOffset.x = 1000
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3, holdBeforeLift: 0.3)
    stage.settle()
    #expect(depth == 2 && abs(shelf.contentOffset.x - 810) < 1)
    stage.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.5, holdBeforeLift: 0.3)
    stage.settle()
    #expect(depth == 2 && abs(shelf.contentOffset.x - 810) < 1, "too short to lead back; the shelf stays")
    stage.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 100), duration: 0.3)
    stage.flick(from: CGPoint(x: 5, y: 300), velocity: CGPoint(x: 1500, y: 0))
    stage.settle()
    #expect(depth == 1)
  }

  @Test func theWindowIsCalledLikeWhatItShows() {
    #expect(stage.window.title == "Top")
    navigation.popViewController(animated: false)
    #expect(stage.window.title == "Root")
    navigation.topViewController?.title = nil
    #expect(stage.window.title == nil)
    stage.settle()
    navigation.title = "App"
    #expect(stage.window.title == "App" && stage.host.isFrameRequested, "a host looks at the title in a frame")
  }
}
