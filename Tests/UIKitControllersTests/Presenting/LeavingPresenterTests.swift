import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// A controller that leaves presents nothing that would stay behind, and what it has presented leaves with it.
@MainActor @Suite struct LeavingPresenterTests {
  private let rig = PresentingRig()
  private var root: LoggingController { rig.root }
  private var window: UIWindow { rig.stage.window }
  private let question = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)

  private func isWarned(_ text: String) -> Bool { window.screen.warnings.given.last?.contains(text) == true }

  /// Nothing but the view of `top` is in the window and can be touched, now and when a screen is presented and dismissed again.
  private func expectAlone(_ top: UIViewController, _ comment: Comment? = nil) {
    rig.stage.settle()
    #expect(top.presentedViewController == nil && window.subviews == [top.view], comment)
    #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: top.view) == true, comment)
    #expect(question.presentingViewController == nil && question.viewIfLoaded?.window == nil, comment)
  }

  // MARK: Being dismissed

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func aControllerThatIsBeingDismissedPresentsNothing(style: UIModalPresentationStyle) {
    for isChild in [false, true] {
      let a = rig.controller("a", style)
      let shown = isChild ? UINavigationController(rootViewController: a) : a
      shown.modalPresentationStyle = style
      root.present(shown, animated: false)
      root.dismiss(animated: true)
      rig.stage.advance(by: 0.1)
      a.present(question, animated: true)
      #expect(isWarned("is being dismissed"))
      expectAlone(root)
    }
  }

  @Test func whatIsAboveAControllerThatIsBeingDismissedPresentsNothing() {
    let (a, b) = (rig.controller("a"), rig.controller("b"))
    root.present(a, animated: false)
    a.present(b, animated: false)
    b.onCall = { [question] call in if call.hasSuffix("isappear") { b.present(question, animated: true) } }
    root.dismiss(animated: true)
    expectAlone(root)
    b.onCall = nil
  }

  @Test(arguments: ["willDisappear", "didDisappear"], [true, false])
  func theMessagesOfADismissalPresentNothingOnWhatLeaves(message: String, animated: Bool) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let (a, b) = (rig.controller("a", style), rig.controller("b", style))
      root.present(a, animated: false)
      a.present(b, animated: false)
      for leaving in [a, b] {
        leaving.onCall = { [question] in if $0 == message { a.present(question, animated: animated) } }
      }
      root.dismiss(animated: animated)
      expectAlone(root, "\(style)")
      (a.onCall, b.onCall) = (nil, nil)
    }
  }

  @Test func whatLeavesItselfGoesWithTheControllerBelow() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let (a, b) = (rig.controller("a", style), rig.controller("b", style))
      root.present(a, animated: false)
      a.present(b, animated: false)
      a.dismiss(animated: true)
      rig.stage.advance(by: 0.1)
      root.dismiss(animated: false)
      #expect(a.view.window == nil && b.view.window == nil)
      expectAlone(root, "\(style)")
    }
  }

  @Test(arguments: [true, false]) func aCompletionPresentsBeforeTheCallThatEndedTheDismissal(animated: Bool) {
    let (a, b, c) = (rig.controller("a"), rig.controller("b"), rig.controller("c"))
    root.present(a, animated: false)
    root.dismiss(animated: true) { root.present(b, animated: animated) }
    root.present(c, animated: animated)
    rig.stage.settle()
    #expect(root.presentedViewController === b && c.presentingViewController == nil && isWarned("is presented already"))
    #expect(window.subviews.count == 2)
    root.dismiss(animated: false)
    expectAlone(root)
  }

  @Test func aCompletionOfADismissalPresentsNothingOnWhatHasLeft() {
    let a = rig.controller("a")
    root.present(a, animated: false)
    a.dismiss(animated: true) { a.present(question, animated: true) }
    rig.stage.advance(by: 1)
    #expect(isWarned("is in no window"))
    expectAlone(root)
  }

  // MARK: Other ways out

  @Test(arguments: ["willDisappear", "didDisappear"]) func aReplacedRootPresentsNothing(message: String) {
    let next = rig.controller("next")
    root.onCall = { [question, root] in if $0 == message { root.present(question, animated: false) } }
    window.rootViewController = next
    expectAlone(next)
    root.onCall = nil
  }

  @Test func aRootThatIsReplacedWhileItComesBackStaysOutOfTheWindow() {
    let (bottom, top, next) = (rig.controller("bottom"), rig.controller("top"), rig.controller("next"))
    let navigation = UINavigationController(rootViewController: bottom)
    window.rootViewController = navigation
    rig.stage.advance(by: 0)
    navigation.present(rig.controller("cover", .fullScreen), animated: false)
    navigation.dismiss(animated: true)
    rig.stage.advance(by: 0.1)
    navigation.pushViewController(top, animated: true)
    top.onCall = { if $0 == "didAppear" { #expect(top.view.window != nil) } }
    _ = rig.log.take()
    window.rootViewController = next
    expectAlone(next)
    #expect(rig.appearances().filter { $0.hasPrefix("top") } == ["top didAppear", "top willDisappear", "top didDisappear"])
    window.rootViewController = navigation
    expectAlone(navigation)
    top.onCall = nil
  }

  @Test(arguments: ["willDisappear", "didDisappear"], [true, false])
  func aPoppedControllerPresentsFromItsStackOrNotAtAll(message: String, animated: Bool) {
    let (bottom, top) = (rig.controller("bottom"), rig.controller("top"))
    let navigation = UINavigationController()
    navigation.viewControllers = [bottom, top]
    window.rootViewController = navigation
    rig.stage.advance(by: 0)
    top.onCall = { [question] in if $0 == message { top.present(question, animated: animated) } }
    navigation.popViewController(animated: animated)
    rig.stage.settle()
    #expect(navigation.presentedViewController === question.presentingViewController?.presentedViewController)
    if question.presentingViewController != nil { navigation.dismiss(animated: false) }
    expectAlone(navigation)
    top.onCall = nil
  }

  @Test func aTabThatIsNotShownPresentsNothing() {
    let (a, b) = (rig.controller("a"), rig.controller("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    tabs.selectedIndex = 1
    a.present(question, animated: true)
    #expect(isWarned("is in no window"))
    expectAlone(tabs)
  }

  @Test func whatAReleasedControllerHasPresentedLeavesTheWindow() {
    do {
      let loose = rig.controller("loose")
      loose.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(loose.view)
      loose.present(question, animated: true)
      rig.stage.advance(by: 1)
      #expect(question.view.window === window)
      loose.view.removeFromSuperview()
    }
    rig.stage.settle()
    expectAlone(root)
  }

  // MARK: In a context

  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func whatAPoppedContextHasPresentedLeavesWithIt(style: UIModalPresentationStyle) {
    let (bottom, top, b) = (rig.controller("bottom"), rig.controller("top"), rig.controller("b", style))
    top.definesPresentationContext = true
    let navigation = UINavigationController()
    navigation.viewControllers = [bottom, top]
    window.rootViewController = navigation
    rig.stage.advance(by: 0)
    top.present(b, animated: false)
    #expect(b.view.window != nil)
    navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(b.view.window == nil && bottom.view.superview?.subviews == [bottom.view])
    expectAlone(navigation)
  }

  @Test func aTabKeepsWhatItsContextHasPresented() {
    let (a, other, b) = (rig.controller("a"), rig.controller("other"), rig.controller("b", .overCurrentContext))
    a.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [a, other]
    window.rootViewController = tabs
    rig.stage.advance(by: 0)
    a.present(b, animated: false)
    tabs.selectedIndex = 1
    rig.stage.advance(by: 0)
    #expect(b.view.window == nil && a.presentedViewController === b)
    #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === other.view)
    tabs.selectedIndex = 0
    rig.stage.advance(by: 0)
    #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === b.view)
    a.dismiss(animated: true)
    rig.stage.settle()
    #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === a.view)
  }

  // MARK: Orphans

  @Test func theViewOfAReleasedPageControllerScrolls() throws {
    let view = try {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([rig.controller("page")], direction: .forward, animated: false)
      return try #require(pages.view)
    }()
    window.addSubview(view)
    rig.stage.advance(by: 0)
    rig.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
    #expect(rig.stage.settle())
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .popover])
  func aWindowThatIsReleasedLeavesNothing(style: UIModalPresentationStyle) {
    weak var window: UIWindow?
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    do {
      let own = UIWindow(screen: rig.stage.screen)
      let (first, second) = (UIViewController(), UIViewController())
      own.rootViewController = first
      own.isHidden = false
      second.modalPresentationStyle = style
      second.popoverPresentationController?.sourceView = first.view
      first.present(second, animated: false)
      rig.stage.settle()
      #expect(second.viewIfLoaded?.window === own)
      own.isHidden = true
      (window, presenter, presented) = (own, first, second)
    }
    rig.stage.settle()
    #expect(window == nil && presenter == nil && presented == nil)
  }
}
