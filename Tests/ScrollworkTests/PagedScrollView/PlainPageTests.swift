import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Pages that are no scroll views, and pages that other code takes away.
@MainActor @Suite struct PlainPageTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private func show(_ pages: [UIView], header: CGFloat = 100) throws -> PagedScrollView {
    let paged = PagedScrollView(
      headerView: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: header)), pages: pages)
    paged.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.window.addSubview(paged)
    try stage.settle()
    return paged
  }

  private func screen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window) }

  @Test func aViewWithoutASizeFillsThePage() throws {
    let (view, flexible) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 9_000)))
    flexible.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let paged = try show([view, flexible])
    #expect(screen(view) == CGRect(x: 0, y: 100, width: 320, height: 480) && paged.contentSize.height == 580)
    paged.setCurrentPage(1, animated: false)
    try stage.settle()
    #expect(screen(flexible) == CGRect(x: 0, y: 100, width: 320, height: 480) && paged.contentSize.height == 580)
    paged.frame.size = CGSize(width: 480, height: 320)
    try stage.settle()
    #expect(screen(flexible) == CGRect(x: 0, y: 100, width: 480, height: 320))
    #expect(view.frame.size == CGSize(width: 480, height: 320))
  }

  @Test func aHighViewScrollsAndFollowsItsHeight() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1_000))
    let paged = try show([view])
    #expect(view.frame.size == CGSize(width: 320, height: 1_000) && paged.contentSize.height == 1_100)
    view.frame.size.height = 700
    try stage.settle()
    #expect(paged.contentSize.height == 800)
    paged.contentOffset.y = 320
    try stage.settle()
    #expect(screen(view) == CGRect(x: 0, y: -220, width: 320, height: 700))
  }

  @Test func constraintsGiveAViewItsHeightAtEachWidth() throws {
    let (view, label) = (UIView(), UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "A long text that wraps. ", count: 80)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor), label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let paged = try show([view])
    for width in [320, 600, 200] as [CGFloat] {
      paged.frame.size.width = width
      try stage.settle()
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      #expect(view.frame.size == CGSize(width: width, height: height))
      #expect(paged.contentSize.height == 100 + max(480, height), "width \(width)")
    }
  }

  @Test func aShortPageAboveABottomInsetDoesNotScroll() throws {
    let short = ContainerScrollView(arrangedSubviews: [UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 100))])
    for page in [UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 100)), short] {
      let paged = try show([page])
      paged.contentInset.bottom = 60
      try stage.settle()
      #expect(paged.contentSize.height == 520)
      paged.removeFromSuperview()
    }
  }

  @Test func aViewThatOtherCodeHasTakenStaysWhereItIs() throws {
    let lists = (0..<4).map { _ in UIScrollView() }
    let plain = UIView()
    let paged = try show([lists[0], plain, lists[1], lists[2], lists[3]])
    let elsewhere = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    stage.window.addSubview(elsewhere)
    for view in [lists[0], plain] {
      elsewhere.addSubview(view)
      view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    }
    paged.frame.size = CGSize(width: 300, height: 400)
    try stage.settle()
    for index in [1, 2, 3, 4] {
      paged.setCurrentPage(index, animated: true)
      try stage.settle()
    }
    #expect(paged.viewForPage(at: 0) == nil && paged.viewForPage(at: 1) == nil)
    for view in [lists[0], plain] {
      #expect(view.superview === elsewhere && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
    #expect(lists[0].isScrollEnabled)
  }

  @Test func aShorterReloadShowsTheLastPageAndTellsThePageControl() throws {
    let (source, control) = (Pages(5), UIPageControl())
    let paged = PagedScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    paged.dataSource = source
    paged.pageControl = control
    stage.window.addSubview(paged)
    try stage.settle()
    paged.setCurrentPage(4, animated: false)
    try stage.settle()
    for count in [2, 0, 3] {
      source.count = count
      paged.reloadPages()
      try stage.settle()
      #expect(paged.numberOfPages == count && control.numberOfPages == count)
      #expect(control.currentPage == paged.currentPage && paged.currentPage == [2: 1, 0: 0, 3: 0][count])
      #expect(paged.pagePosition == CGFloat(paged.currentPage) && (count == 0 || paged.viewForPage(at: paged.currentPage) != nil))
    }
  }

  private final class Pages: PagedScrollViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { count }

    func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView { UIView() }
  }
}
