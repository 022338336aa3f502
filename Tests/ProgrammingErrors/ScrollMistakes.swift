import Scrollwork
import UIKit
import UIKitTesting

@MainActor private final class Zooming: NSObject, UIScrollViewDelegate {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

@MainActor let scrollViewMistakes = [
  Mistake("scroll-offset", "UIScrollView.contentOffset", "nan", "check the arithmetic") {
    UIScrollView().contentOffset = CGPoint(x: 0, y: CGFloat.nan)
  },
  Mistake("scroll-set-offset", "UIScrollView.setContentOffset(_:animated:)", "inf", "check the arithmetic") {
    UIScrollView().setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
  },
  Mistake("scroll-size", "UIScrollView.contentSize", "nan", "check the arithmetic") {
    UIScrollView().contentSize = CGSize(width: CGFloat.nan, height: 1)
  },
  Mistake("scroll-inset", "UIScrollView.contentInset", "inf", "check the arithmetic") {
    UIScrollView().contentInset = UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
  },
  Mistake("scroll-rect", "UIScrollView.scrollRectToVisible", "nan", "check the arithmetic") {
    UIScrollView().scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
  },
  Mistake("scroll-rate", "decelerationRate = 1", "between 0 and 1") {
    UIScrollView().decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
  },
  Mistake("scroll-least-zoom", "UIScrollView.minimumZoomScale", "nan", "check the arithmetic") {
    UIScrollView().minimumZoomScale = .nan
  },
  Mistake("scroll-zoom", "UIScrollView.setZoomScale", "nan", "check the arithmetic") {
    UIScrollView().setZoomScale(.nan, animated: false)
  },
  Mistake("scroll-zoom-rect", "UIScrollView.zoom(to:animated:)", "nan", "check the arithmetic") {
    UIScrollView().zoom(to: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
  },
  Mistake("scroll-zoomed-view", "viewForZooming(in: UIScrollView)", "UIView", "add it there") {
    let stage = Stage()
    let (view, scrollView) = (UIView(), UIScrollView(frame: stage.window.bounds))
    stage.window.addSubview(view)
    stage.window.addSubview(scrollView)
    let delegate = Zooming(view)
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 2
    scrollView.setZoomScale(2, animated: false)
  },
  Mistake("scroll-observe", "observe(", "can be observed") {
    _ = UIScrollView().observe(\.tag, options: []) { _, _ in }
  },
]

@MainActor private func filled(_ stage: Stage) -> ContainerScrollView {
  let container = ContainerScrollView(frame: stage.window.bounds)
  container.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  stage.window.addSubview(container)
  try? stage.settle()
  return container
}

@MainActor let containerMistakes = [
  Mistake("container-place", "ContainerScrollView.insertArrangedSubview", "no place 4 among 0", "from 0 to 0") {
    ContainerScrollView().insertArrangedSubview(UIView(), at: 4)
  },
  Mistake("container-move", "ContainerScrollView.moveArrangedSubview", "no place 3", "from 0 to 0") {
    let container = filled(Stage())
    container.moveArrangedSubview(container.arrangedSubviews[0], to: 3)
  },
  Mistake("container-stranger", "ContainerScrollView.rect(of:)", "UIView is not a child", "add it first") {
    _ = ContainerScrollView().rect(of: UIView())
  },
  Mistake("container-spacing", "ContainerScrollView.spacing", "-1", "from 0 on") { ContainerScrollView().spacing = -1 },
  Mistake("container-custom-spacing", "ContainerScrollView.setCustomSpacing", "nan", "from 0 on") {
    let container = filled(Stage())
    container.setCustomSpacing(.nan, after: container.arrangedSubviews[0])
  },
  Mistake("container-insets", "ContainerScrollView[layoutOf: UIView].insets", "nan", "finite") {
    let container = filled(Stage())
    container[layoutOf: container.arrangedSubviews[0]].insets.top = .nan
  },
  Mistake("container-collapsing", "ContainerScrollView[layoutOf: UIView].pinning", "collapsing(to: -1", "from 0 on") {
    ContainerScrollView()[layoutOf: UIView()].pinning = .collapsing(to: -1)
  },
  Mistake("container-pinned-list", "ContainerScrollView[layoutOf: UITableView]", "cannot be pinned", ".byItself") {
    ContainerScrollView()[layoutOf: UITableView()] = ChildLayout(scrolling: .withContainer, pinning: .stacked)
  },
  Mistake("container-listed-twice", "setArrangedSubviews(_:animated:)", "twice", "give each once") {
    let view = UIView()
    ContainerScrollView().setArrangedSubviews([view, view], animated: false)
  },
  Mistake("sections-listed-twice", "LazySections.apply", "7 is in the list twice", "an identifier of its own") {
    LazySections<Int>(in: filled(Stage())) { _, _ in UIView() }.apply([7, 8, 7])
  },
  Mistake("sections-same-view", "the same UIView", "sections 1 and 2", "a view of its own") {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    LazySections<Int>(in: filled(stage)) { _, _ in view }.apply([1, 2])
    try? stage.settle()
  },
  Mistake("sections-shown-elsewhere", "section 1", "UIButton", "without a superview") {
    let (stage, view, button) = (Stage(), UIView(), UIButton())
    button.addSubview(view)
    LazySections<Int>(in: filled(stage)) { _, _ in view }.apply([1])
    try? stage.settle()
  },
  Mistake("sections-estimate", "LazySections.estimatedLength", "nan", "from 0 on") {
    LazySections<Int>(in: filled(Stage())) { _, _ in UIView() }.estimatedLength = .nan
  },
  Mistake("sections-retention", "LazySections.retention", "-1", "from 0 on") {
    LazySections<Int>(in: filled(Stage())) { _, _ in UIView() }.retention = .sections(-1)
  },
  Mistake("sections-stranger", "LazySections.rect(for:)", "3 is not listed", "list it") {
    _ = LazySections<Int>(in: filled(Stage())) { _, _ in UIView() }.rect(for: 3)
  },
  Mistake("pages-same-view", "PagedScrollView", "the same UIView for the pages 0 and 1", "a view of its own") {
    let (stage, view) = (Stage(), UIView())
    let paged = PagedScrollView(pages: [view, view])
    paged.frame = stage.window.bounds
    stage.window.addSubview(paged)
    try? stage.settle()
  },
  Mistake("pages-reload-inside", "PagedScrollView.reloadPages()", "while the data source makes page 0", "before or after") {
    let (stage, source) = (Stage(), ReloadingPages())
    let paged = PagedScrollView(frame: stage.window.bounds)
    paged.dataSource = source
    stage.window.addSubview(paged)
    try? stage.settle()
  },
  Mistake("loading-twice", "EdgeLoading(of:at: .bottom)", "UIScrollView loads at this edge already", "invalidate()") {
    let scrollView = UIScrollView()
    for _ in 0..<2 { EdgeLoading(of: scrollView, at: .bottom) { .end } }
  },
  Mistake("loading-edge", "EdgeLoading(of:at: .leading)", "ContainerScrollView scrolls the other way", "one of the edges") {
    let container = filled(Stage())
    EdgeLoading(of: container, at: .leading) { .end }
  },
  Mistake("loading-trigger", "EdgeLoading.trigger", "-1", "from 0 on") {
    let scrollView = UIScrollView()
    EdgeLoading(of: scrollView, at: .top, trigger: EdgeLoading.Trigger(distance: -1)) { .end }
  },
  Mistake("container-pin", "ContainerScrollView.pin", "not a child", "add it first") { ContainerScrollView().pin(UIView()) },
  Mistake("container-scroll", "ContainerScrollView.scroll(to:", "not a child", "add it first") {
    ContainerScrollView().scroll(to: UIView(), animated: false)
  },
  Mistake("container-scroll-rect", "ContainerScrollView.scroll(to:", "nan", "finite") {
    let container = filled(Stage())
    container.scroll(to: container.arrangedSubviews[0], rect: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
  },
  Mistake("container-twice", "child of another ContainerScrollView", "removeFromSuperview()") {
    let view = UIView()
    ContainerScrollView().addArrangedSubview(view)
    let first = ContainerScrollView()
    first.addArrangedSubview(view)
    ContainerScrollView().addArrangedSubview(view)
  },
  Mistake("stack-controller-place", "ScrollingStackController.insert(_:at:animated:)", "no place 9", "from 0 to 0") {
    ScrollingStackController().insert(UIViewController(), at: 9, animated: false)
  },
  Mistake("stack-controller-twice", "viewControllers", "twice", "once") {
    let child = UIViewController()
    ScrollingStackController().viewControllers = [child, child]
  },
  Mistake("tiles-size", "InfiniteScrollView.tileSize", "-1", "not negative") {
    InfiniteScrollView().tileSize = CGSize(width: -1, height: 1)
  },
  Mistake("tiles-loops", "InfiniteScrollView.loops", "0", "at least one tile") {
    InfiniteScrollView().loops = InfiniteScrollView.Loops(columns: 0)
  },
  Mistake("tiles-position", "InfiniteScrollView.position", "nan", "finite") {
    let view = InfiniteScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.tileSize = CGSize(width: 10, height: 10)
    view.position = CGPoint(x: CGFloat.nan, y: 0)
  },
  Mistake("stationary-stranger", "StationaryViews.pinHorizontally", "UIView is not inside", "add it there first") {
    let scrollView = UIScrollView()
    StationaryViews(in: scrollView).pinHorizontally(UIView(), .center)
  },
]

/// Reloads while it makes a page.
@MainActor private final class ReloadingPages: PagedScrollViewDataSource {
  func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { 3 }

  func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView {
    pagedScrollView.reloadPages()
    return UIView()
  }
}
