import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Layouts of controllers, and what is handed out to their makers.
@MainActor @Suite struct StackControllerLayoutTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private func plain(_ height: CGFloat = 200) -> UIViewController {
    let controller = UIViewController()
    controller.view.frame.size.height = height
    return controller
  }

  @Test func aStackIsMadeWithItsControllers() throws {
    let controllers = (0..<5).map { _ in plain() }
    let stack = ScrollingStackController(viewControllers: controllers)
    stack[layoutOf: controllers[1]].insets.top = 15
    stage.rootViewController = stack
    try stage.settle()
    #expect(stack.viewControllers == controllers && controllers.allSatisfy { $0.parent === stack })
    #expect(stack.scrollView.rect(of: controllers[1].view).minY == 215)
    #expect(stack.visibleViewControllers == Array(controllers[..<3]))
  }

  @Test func aLayoutIsKeptForTheLifeOfTheController() throws {
    let (stack, controller) = (ScrollingStackController(), plain())
    stack[layoutOf: controller] = ChildLayout(spacingAfter: 9, pinning: .stacked)
    stage.rootViewController = stack
    stack.append(controller)
    stack.append(plain())
    #expect(stack.scrollView[layoutOf: controller.view].spacingAfter == 9)
    stack.remove(controller)
    #expect(stack[layoutOf: controller].pinning == .stacked)
    stack.insert(controller, at: 0)
    try stage.settle()
    #expect(stack.scrollView.rect(of: stack.viewControllers[1].view).minY == 209)
  }

  @Test func callbacksHandOutThePersonsViewOfAScrollViewInsideAView() throws {
    let controller = HostedList()
    let stack = ScrollingStackController(viewControllers: [plain(100), controller])
    var seen: [UIView] = []
    let observation = stack.scrollView.observeVisibility { view, _ in seen.append(view) }
    defer { observation.invalidate() }
    stage.rootViewController = stack
    try stage.settle()
    #expect(
      seen.contains { $0 === controller.view }
        && seen.allSatisfy { $0 === controller.view || $0 === stack.viewControllers[0].view })
    #expect(stack.scrollView.arrangedSubviews == stack.viewControllers.map { $0.view! })
    #expect(stack.scrollView.visibleArrangedSubviews.contains(controller.view))
    #expect(stack.scrollView.rect(of: controller.view).minY == 100)
    #expect(stack.visibleViewControllers.count == 2)
    stack.scrollView.removeArrangedSubview(controller.view)
    #expect(stack.scrollView.arrangedSubviews.count == 1)
  }

  @Test func anAnimatedAppendInsideAnUpdateIsPartOfIt() async throws {
    let stack = ScrollingStackController(viewControllers: [plain(100), plain(100)])
    stage.rootViewController = stack
    try stage.settle()
    var ended = 0
    let added = plain(50)
    stack.performUpdates {
      stack.append(added, animated: true)
      stack.remove(stack.viewControllers[0], animated: true)
    } completion: { _ in
      ended += 1
    }
    try stage.settle()
    #expect(ended == 1 && stack.scrollView.rect(of: added.view).minY == 100)
  }

  @Test func aReplacedContainerLeavesTheView() throws {
    let stack = ScrollingStackController()
    stage.rootViewController = stack
    try stage.settle()
    let (old, new) = (stack.scrollView, ContainerScrollView())
    stack.scrollView = new
    #expect(old.superview == nil && new.superview === stack.view)
    stack.viewControllers = [plain()]
    try stage.settle()
    #expect(new.rect(of: stack.viewControllers[0].view).height == 200)
  }
}

/// A list with a margin inside the controller's view.
private final class HostedList: UIViewController, StackContainable {
  private let inner = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    inner.frame = view.bounds.insetBy(dx: 10, dy: 10)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.contentSize = CGSize(width: 100, height: 2_000)
    view.addSubview(inner)
  }

  func preferredAppearanceInStack() -> StackAppearance {
    .scroll(inner, insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
  }
}
