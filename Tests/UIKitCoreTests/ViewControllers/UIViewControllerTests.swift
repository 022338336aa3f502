import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UIViewControllerTests {
  private let finger = Finger()
  private let log = CallLog()

  @Test func viewIsMadeWhenItIsAskedFor() {
    let controller = LoggingController("a", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(log.take() == ["a loadView", "a didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func rootAppearsWithItsWindow() {
    finger.window.rootViewController = LoggingController("a", log)
    #expect(log.take() == ["a loadView", "a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
    finger.window.rootViewController = nil
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test func viewIsInTheWindowBetweenWillAppearAndIsAppearing() {
    let controller = LoggingController("a", log)
    var windows: [String: Bool] = [:]
    controller.onCall = { [unowned controller] call in windows[call] = controller.view.window != nil }
    finger.window.rootViewController = controller
    #expect(windows["willAppear"] == false)
    #expect(windows["isAppearing"] == true)
    #expect(windows["didAppear"] == true)
  }

  @Test func hiddenWindowShowsNobody() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = LoggingController("a", log)
    #expect(!log.take().contains("a willAppear"))
    window.isHidden = false
    #expect(log.take().suffix(3) == ["a willAppear", "a isAppearing", "a didAppear"])
    window.isHidden = true
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  // MARK: Containment

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func childAddedToAShownParentAppearsAtOnce() {
    let (parent, child) = (LoggingController("p", log), LoggingController("c", log))
    finger.window.rootViewController = parent
    _ = child.view
    _ = log.take()
    embed(child, in: parent)
    #expect(
      log.take() == [
        "c willMove p", "c willAppear", "c isAppearing", "c didAppear", "c didMove p",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["c willMove nil", "c willDisappear", "c didDisappear", "c didMove nil"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func childOfAHiddenParentAppearsWithIt() {
    let (parent, child) = (LoggingController("p", log), LoggingController("c", log))
    embed(child, in: parent)
    #expect(!log.take().contains { $0.hasSuffix("ppear") })
    finger.window.rootViewController = parent
    #expect(
      log.take() == ["p willAppear", "c willAppear", "p isAppearing", "c isAppearing", "p didAppear", "c didAppear"])
    finger.window.rootViewController = nil
    #expect(log.take() == ["p willDisappear", "c willDisappear", "p didDisappear", "c didDisappear"])
  }

  @Test func childWithoutItsViewInTheParentHearsNothing() {
    let (parent, child) = (LoggingController("p", log), LoggingController("c", log))
    parent.addChild(child)
    finger.window.rootViewController = parent
    #expect(!log.take().contains { $0.hasPrefix("c") && $0.hasSuffix("ppear") })
  }

  @Test func parentThatForwardsByHandIsLeftToIt() {
    let parent = LoggingController("p", log, forwards: false)
    let child = LoggingController("c", log)
    embed(child, in: parent)
    finger.window.rootViewController = parent
    _ = log.take()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["c willAppear", "c isAppearing", "c didAppear"])
  }

  @Test func turningBackHalfwayIsBalanced() {
    let child = LoggingController("c", log)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["c loadView", "c didLoad", "c willAppear", "c willDisappear", "c didDisappear"])
  }

  @Test func childMovesFromParentToParent() {
    let (first, second, child) = (LoggingController("1", log), LoggingController("2", log), LoggingController("c", log))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
  }

  @Test func aChildThatIsAddedAgainIsTakenOutFirst() {
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    for child in [first, second, first] { parent.addChild(child) }
    #expect(parent.children == [second, first] && first.parent === parent)
  }

  // MARK: Layout and safe area

  @Test func layoutCallbacksSurroundTheViews() {
    let controller = LoggingController("a", log)
    finger.window.rootViewController = controller
    finger.frame()
    _ = log.take()
    controller.view.setNeedsLayout()
    finger.frame()
    #expect(log.take() == ["a willLayout", "a didLayout"])
  }

  @Test func additionalSafeAreaReachesTheView() {
    let controller = LoggingController("a", log)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    finger.window.rootViewController = controller
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2))
    _ = log.take()
    controller.additionalSafeAreaInsets.top = 30
    #expect(controller.view.safeAreaInsets.top == 30)
    #expect(log.take() == ["a safeArea"])
  }

  @Test func preferredSizeIsToldToTheParent() {
    let (parent, child) = (LoggingController("p", log), LoggingController("c", log))
    parent.addChild(child)
    _ = log.take()
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(log.take() == ["p preferredSize"])
  }
}
