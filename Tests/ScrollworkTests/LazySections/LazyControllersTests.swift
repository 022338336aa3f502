import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct LazyControllersTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let stack = ScrollingStackController()

  private final class Page: LoggingController {
    let name: Int
    var draft = ""

    init(_ name: Int) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 100 + CGFloat(name % 7) * 20)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func controllersAreMadeNearTheScreenAndLetGo() throws {
    var census = LoggingController.Census()
    let pages = LazyControllers<Int>(in: stack) { _, name in census.add(Page(name)) }
    pages.saveState = { _, controller in (controller as? Page)?.draft }
    pages.restoreState = { _, controller, state in (controller as? Page)?.draft = state as? String ?? "" }
    var gone: [Int] = []
    pages.didLetGo = { name, controller in
      gone.append(name)
      #expect(controller.parent == nil && controller.view.superview == nil)
    }
    pages.apply(Array(0..<10_000))
    stage.rootViewController = stack
    stage.advance(by: 0.1)
    #expect(stack.viewControllers.isEmpty && stack.children.count == census.living.count)
    #expect(stack.visibleViewControllers.compactMap { ($0 as? Page)?.name } == [0, 1, 2, 3])
    let first = try #require(pages.viewController(for: 0) as? Page)
    #expect(first.isOn && first.parent === stack && pages.identifier(for: first) == 0)
    #expect((pages.viewController(for: 4) as? Page)?.isOn == false)
    first.draft = "half a letter"
    for _ in 0..<20 {
      stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -4_000))
      try stage.settle()
    }
    #expect(pages.viewController(for: 0) == nil && first.appearances == "+-" && first.isBalanced && gone.contains(0))
    #expect(stack.children.count <= stack.visibleViewControllers.count + 4)
    // The controllers that this test holds, and those that are children.
    #expect(census.living.count <= stack.children.count + 1)
    pages.scroll(to: 0, animated: true)
    try stage.settle()
    let again = try #require(pages.viewController(for: 0) as? Page)
    #expect(again !== first && again.draft == "half a letter" && again.isOn)
    let place = again.view.convert(CGPoint.zero, to: nil).y
    #expect(abs(place) < 0.51)
  }

  @Test func lazyControllersStandBetweenOthersAndFollowTheStack() {
    let (head, tail) = (LoggingController(), LoggingController())
    for controller in [head, tail] { controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 50) }
    stack.viewControllers = [head]
    let pages = LazyControllers<Int>(in: stack) { stack, name in
      let page = Page(name)
      stack[layoutOf: page].insets.top = 10
      return page
    }
    stack.append(tail)
    pages.apply([3, 1, 2])
    stage.rootViewController = stack
    stage.advance(by: 0.1)
    #expect(stack.viewControllers == [head, tail])
    #expect(pages.sections.rect(for: 3).minY == 60 && pages.sections.rect(for: 1).minY == 60 + 160 + 10)
    #expect(stack.scrollView.rect(of: tail.view).minY == 500)
    stage.rootViewController = UIViewController()
    stage.advance(by: 0.1)
    for name in [3, 1, 2] { #expect((pages.viewController(for: name) as? Page)?.isBalanced == true) }
    pages.apply([2])
    #expect(stack.children.count == 3)
  }

  @Test func aControllerInsideANestedScrollViewIsHostedAgain() throws {
    let pages = LazyControllers<Int>(in: stack) { _, _ in StackedList(rows: 40) }
    pages.apply(Array(0..<200))
    stage.rootViewController = stack
    stage.advance(by: 0.1)
    let first = try #require(pages.viewController(for: 0))
    stack.scrollView.contentOffset.y = 60_000
    stage.advance(by: 0.1)
    #expect(pages.viewController(for: 0) == nil && first.view.superview == nil && stack.children.count <= 6)
    stack.scrollView.contentOffset.y = 0
    stage.advance(by: 0.1)
    #expect(pages.viewController(for: 0) != nil)
  }
}
