import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Containers as the content of a screen below a bar with a large title.
@MainActor @Suite struct LargeTitleContainerTests {
  private let stage = Stage(scale: 3, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private func show(_ controller: UIViewController) -> UINavigationBar {
    controller.title = "Inbox"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    stage.rootViewController = navigation
    try? stage.settle()
    return navigation.navigationBar
  }

  /// Flicks up and down; in each frame the content begins where the bar ends, until the title has gone.
  private func expectOneMotion(_ scroll: UIScrollView, _ bar: UINavigationBar, content: UIView, _ comment: Comment) {
    #expect(scroll.contentOffset.y == -143 && bar.frame.height == 96, comment)
    #expect(content.convert(CGPoint.zero, to: nil).y == 143, comment)
    for velocity in [-900.0, 3000] as [CGFloat] {
      stage.flick(from: CGPoint(x: 200, y: velocity < 0 ? 700 : 300), velocity: CGPoint(x: 0, y: velocity))
      var (frames, last) = (0, scroll.contentOffset.y)
      repeat {
        stage.advance(by: 1.0 / 60)
        frames += 1
        let top = -scroll.contentOffset.y
        let edge = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y
        #expect(abs(edge - max(91, top)) < 0.001, comment)
        #expect(scroll.adjustedContentInset.top == min(143, max(91, top)), comment)
        if top > 0 { #expect(abs(content.convert(CGPoint.zero, to: nil).y - top) < 0.34, comment) }
        // No frame goes farther than the fastest finger.
        #expect(abs(scroll.contentOffset.y - last) < 60, comment)
        last = scroll.contentOffset.y
      } while (scroll.isDecelerating || scroll.isDragging) && frames < 400
      try? stage.settle()
      #expect(bar.frame.height == (velocity < 0 ? 44 : 96), comment)
    }
    #expect(scroll.contentOffset.y == -143, comment)
  }

  private func blocks(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 120).isActive = true
      return view
    }
  }

  @Test func aContainer() {
    let (controller, container) = (UIViewController(), ContainerScrollView())
    let views = blocks(40)
    for view in views { container.addArrangedSubview(view) }
    controller.view = container
    let bar = show(controller)
    expectOneMotion(container, bar, content: views[0], "ContainerScrollView")
  }

  @Test func aPinnedHeaderStaysBelowTheBarOfEachFrame() {
    let (controller, container) = (UIViewController(), ContainerScrollView())
    let views = blocks(40)
    for view in views { container.addArrangedSubview(view) }
    container[layoutOf: views[0]].pinning = .stacked
    controller.view = container
    let bar = show(controller)
    for travel in [0.0, 20, 40, 52, 100, 400] as [CGFloat] {
      container.contentOffset.y = travel - 143
      stage.advance(by: 1.0 / 60)
      let edge = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y
      #expect(abs(views[0].convert(CGPoint.zero, to: nil).y - edge) < 0.34, "\(travel)")
    }
  }

  @Test func aStackOfControllers() {
    let controllers = (0..<12).map { _ in
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 0, height: 300)
      return controller
    }
    let stack = ScrollingStackController(viewControllers: controllers)
    let bar = show(stack)
    #expect(stack.contentScrollView(for: .top) === stack.scrollView)
    expectOneMotion(stack.scrollView, bar, content: controllers[0].view, "ScrollingStackController")
  }

  @Test func pages() {
    final class Pages: PagedScrollViewDataSource {
      func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { 2 }
      func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 5000)
        return scroll
      }
    }
    let (controller, paged, pages) = (UIViewController(), PagedScrollView(), Pages())
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    paged.headerView = header
    // A header that becomes higher begins at the bar's edge at rest.
    paged.stretchesHeader = false
    paged.dataSource = pages
    controller.view = paged
    let bar = show(controller)
    expectOneMotion(paged, bar, content: header, "PagedScrollView")
  }

  @Test func aListInsideOfAContainerScrollsWithIt() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let (controller, container, rows) = (UIViewController(), ContainerScrollView(), Rows())
    let (first, table) = (blocks(1)[0], UITableView())
    table.dataSource = rows
    for view in [first, table] { container.addArrangedSubview(view) }
    controller.view = container
    let bar = show(controller)
    expectOneMotion(container, bar, content: first, "a list in a ContainerScrollView")
    stage.flick(from: CGPoint(x: 200, y: 700), velocity: CGPoint(x: 0, y: -2000))
    try? stage.settle()
    stage.tapStatusBar()
    try? stage.settle()
    #expect(container.contentOffset.y == -143 && bar.frame.height == 96)
  }
}
