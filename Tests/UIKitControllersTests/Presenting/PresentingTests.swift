import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport
import UIKitText

/// A window of 400 x 800 points with a controller "a" at its root, and controllers to present.
@MainActor struct PresentingRig {
  let stage: ManualStage
  let log = CallLog()
  let root: LoggingController

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    stage = ManualStage(size: size, scale: 2, safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    root = LoggingController("a", log)
    stage.window.rootViewController = root
    stage.advance(by: 0)
    _ = log.take()
  }

  func controller(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  /// What was said of coming and going.
  func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") || $0.hasSuffix("!") } }

  func frame(of controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }
}

@MainActor @Suite struct PresentingTests {
  private let rig = PresentingRig()
  private var root: LoggingController { rig.root }

  // MARK: Messages

  @Test func theWholeWindowIsGivenAndReturnedInOrder() {
    let next = rig.controller("b", .fullScreen)
    root.present(next, animated: true) { rig.log.note("presented!") }
    #expect(rig.appearances() == ["a willDisappear", "b willAppear", "b isAppearing"])
    #expect(next.isBeingPresented && root.presentedViewController === next && next.presentingViewController === root)
    rig.stage.advance(by: 1)
    #expect(rig.appearances() == ["b didAppear", "a didDisappear", "presented!"])
    #expect(root.view.window == nil && rig.frame(of: next) == rig.stage.window.bounds && !next.isBeingPresented)
    next.dismiss(animated: true) { rig.log.note("dismissed!") }
    #expect(rig.appearances() == ["b willDisappear", "a willAppear", "a isAppearing"])
    #expect(next.isBeingDismissed)
    rig.stage.advance(by: 1)
    #expect(rig.appearances() == ["a didAppear", "b didDisappear", "dismissed!"])
    #expect(root.presentedViewController == nil && next.presentingViewController == nil && next.view.window == nil)
    #expect(root.view.superview === rig.stage.window && root.view.frame == rig.stage.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .popover])
  func whatStaysBelowReceivesNoMessage(style: UIModalPresentationStyle) {
    let next = rig.controller("b", style)
    root.present(next, animated: true)
    rig.stage.advance(by: 1)
    #expect(rig.appearances() == ["b willAppear", "b isAppearing", "b didAppear"])
    #expect(root.view.window != nil)
    root.dismiss(animated: false)
    #expect(rig.appearances() == ["b willDisappear", "b didDisappear"])
  }

  @Test func withoutAnimationAllIsSaidAtOnce() {
    let next = rig.controller("b", .fullScreen)
    root.present(next, animated: false)
    #expect(rig.appearances() == ["a willDisappear", "b willAppear", "b isAppearing", "b didAppear", "a didDisappear"])
  }

  @Test func childrenPresentFromTheTopOfTheirControllers() {
    let (child, next) = (rig.controller("c"), rig.controller("b", .fullScreen))
    let navigation = UINavigationController(rootViewController: child)
    rig.stage.window.rootViewController = navigation
    rig.stage.advance(by: 0)
    child.present(next, animated: true)
    rig.stage.advance(by: 1)
    #expect(next.presentingViewController === navigation && child.presentedViewController === next)
    #expect(navigation.visibleViewController === next)
    let inner = rig.controller("d")
    next.addChild(inner)
    inner.dismiss(animated: true)
    rig.stage.advance(by: 1)
    #expect(child.presentedViewController == nil && child.view.window != nil)
  }

  // MARK: Several

  @Test func presentedControllersPresentAgainAndLeaveTogether() {
    let (b, c) = (rig.controller("b"), rig.controller("c", .fullScreen))
    root.present(b, animated: false)
    b.present(c, animated: false)
    #expect(b.view.window == nil && c.presentingViewController === b)
    _ = rig.log.take()
    root.dismiss(animated: true)
    rig.stage.advance(by: 1)
    #expect(b.presentingViewController == nil && c.presentingViewController == nil && c.view.window == nil)
    #expect(rig.appearances().filter { $0.hasPrefix("c") } == ["c willDisappear", "c didDisappear"])
    #expect(rig.stage.window.subviews.count == 1)
  }

  @Test func aSecondPresentationIsAWarning() {
    let (b, c) = (rig.controller("b"), rig.controller("c"))
    root.present(b, animated: true)
    root.present(c, animated: true)
    #expect(c.presentingViewController == nil)
    #expect(rig.stage.window.screen.warnings.given.last?.contains("is presented already") == true)
  }

  @Test func presentingWithoutAWindowIsAWarning() {
    let lonely = rig.controller("z")
    lonely.loadViewIfNeeded()
    lonely.present(rig.controller("b"), animated: false)
    #expect(lonely.presentedViewController == nil)
  }

  @Test func presentingWhileTheFormerOneLeavesFinishesThat() {
    let (b, c) = (rig.controller("b"), rig.controller("c"))
    root.present(b, animated: false)
    root.dismiss(animated: true)
    root.present(c, animated: true)
    #expect(b.view.window == nil && root.presentedViewController === c)
    rig.stage.advance(by: 1)
    #expect(c.view.window != nil)
  }

  @Test func dismissingWhileItComesTakesItAway() {
    let b = rig.controller("b", .fullScreen)
    root.present(b, animated: true)
    rig.stage.advance(by: 0.1)
    _ = rig.log.take()
    root.dismiss(animated: true)
    rig.stage.advance(by: 1)
    #expect(
      rig.appearances() == [
        "b didAppear", "a didDisappear", "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
      ])
    #expect(root.view.window != nil && b.view.window == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], ["willAppear", "isAppearing", "didAppear"])
  func aControllerMayDismissItselfOnItsWayIn(style: UIModalPresentationStyle, call: String) {
    for animated in [true, false] {
      let next = rig.controller("b", style)
      next.onCall = { [unowned next] said in if said == call { next.dismiss(animated: animated) } }
      root.present(next, animated: animated)
      rig.stage.advance(by: 2)
      #expect(root.presentedViewController == nil && next.view.window == nil && root.view.window != nil)
      #expect(rig.stage.window.subviews == [root.view])
      let said = rig.appearances()
      for name in ["a", "b"] {
        #expect(said.count { $0 == "\(name) willAppear" } == said.count { $0 == "\(name) willDisappear" })
        #expect(said.count { $0 == "\(name) didAppear" } == said.count { $0 == "\(name) didDisappear" })
      }
      next.onCall = nil
    }
  }

  @Test func bothDismissalsCallTheirCompletions() {
    var count = 0
    root.present(rig.controller("b"), animated: false)
    root.dismiss(animated: true) { count += 1 }
    root.dismiss(animated: true) { count += 1 }
    rig.stage.advance(by: 1)
    #expect(count == 2)
  }

  @Test func theSameControllerReturnsWhileItLeaves() {
    let b = rig.controller("b")
    root.present(b, animated: false)
    root.dismiss(animated: true)
    root.present(b, animated: true)
    rig.stage.advance(by: 1)
    #expect(root.presentedViewController === b && b.view.window != nil)
  }

  @Test func aNewRootTakesThePresentedControllerAway() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let (b, next) = (rig.controller("b", style), rig.controller("next"))
      rig.stage.window.rootViewController = root
      root.present(b, animated: true)
      rig.stage.window.rootViewController = next
      rig.stage.advance(by: 1)
      #expect(rig.stage.window.subviews == [next.view] && root.presentedViewController == nil && b.view.window == nil)
    }
  }

  @Test func aTextFieldBelowGivesUpTheKeys() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    root.present(rig.controller("b"), animated: true)
    rig.stage.typeText("x")
    #expect(!field.isFirstResponder && field.text == "")
  }

  @Test func aCompletionMayPresentTheNext() {
    let (b, c) = (rig.controller("b"), rig.controller("c"))
    root.present(b, animated: false)
    root.dismiss(animated: true) { root.present(c, animated: true) }
    rig.stage.advance(by: 2)
    #expect(root.presentedViewController === c && c.view.window != nil)
  }

  // MARK: What is below

  @Test func touchesAndKeysStayAbove() {
    var taps = 0
    root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    let next = rig.controller("b", .overFullScreen)
    root.present(next, animated: true)
    rig.stage.advance(by: 0.1)
    rig.stage.tap(at: CGPoint(x: 200, y: 20))
    rig.stage.advance(by: 1)
    rig.stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(taps == 0)
    root.dismiss(animated: false)
    rig.stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(taps == 1)
  }

  @Test func aNewSizeReachesThePresentedController() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let next = rig.controller("b", style)
      root.present(next, animated: false)
      rig.stage.resize(to: CGSize(width: 700, height: 500), safeAreaInsets: .zero, duration: 0)
      rig.stage.advance(by: 0)
      let top: CGFloat = style == .fullScreen ? 0 : 10
      #expect(rig.frame(of: next) == CGRect(x: 0, y: top, width: 700, height: 500 - top))
      root.dismiss(animated: false)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
      rig.stage.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: .zero, duration: 0)
    }
  }

  @Test func theContextOfAnAncestorIsCovered() {
    let context = rig.controller("context")
    context.definesPresentationContext = true
    root.addChild(context)
    context.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
    root.view.addSubview(context.view)
    let next = rig.controller("b", .overCurrentContext)
    context.present(next, animated: false)
    #expect(rig.frame(of: next) == context.view.frame && next.presentingViewController === context)
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
  func aDismissedViewLooksAsBefore(style: UIModalTransitionStyle) {
    for animated in [true, false] {
      let next = rig.controller("b")
      next.modalTransitionStyle = style
      root.present(next, animated: animated)
      rig.stage.advance(by: 1)
      #expect(next.view.clipsToBounds && next.view.layer.cornerRadius == 10 && next.view.alpha == 1)
      root.dismiss(animated: animated)
      rig.stage.advance(by: 1)
      #expect(next.view.alpha == 1 && !next.view.clipsToBounds && next.view.layer.cornerRadius == 0)
      #expect(next.view.gestureRecognizers?.isEmpty ?? true && next.view.subviews.isEmpty)
    }
  }

  // MARK: Memory

  @Test func aDismissedControllerIsReleased() {
    weak var released: UIViewController?
    do {
      let next = rig.controller("b")
      next.presentationController?.delegate = nil
      released = next
      root.present(next, animated: false)
    }
    #expect(released != nil)
    root.dismiss(animated: false)
    rig.stage.advance(by: 0.1)
    #expect(released == nil)
  }
}
