import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Changes of header, size and pages while something is shown.
@MainActor @Suite struct PageChangeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let lists = (0..<3).map { _ in UIScrollView(frame: .zero) }
  private let control = UIPageControl()
  private let source = Source()
  private let paged = PagedScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class Source: PagedScrollViewDataSource {
    var count = 3
    var views: [UIView] = []

    func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { count }
    func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView { views[index] }
  }

  init() throws {
    for list in lists { list.contentSize = CGSize(width: 100, height: 2_000) }
    source.views = lists
    paged.headerView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
    paged.pageControl = control
    paged.dataSource = source
    stage.window.addSubview(paged)
    try stage.settle()
  }

  private func frame() { stage.advance(by: 1.0 / 60) }

  @Test func aLowerHeaderLeavesTheListWhereItIs() {
    paged.contentOffset.y = 180 + 500
    frame()
    paged.headerHeight = 100
    frame()
    #expect(lists[0].contentOffset.y == 500 && paged.collapsedHeaderLength == 100 && paged.contentOffset.y == 600)
    paged.minimumHeaderHeight = 40
    frame()
    #expect(lists[0].contentOffset.y == 500 && paged.collapsedHeaderLength == 60)
  }

  @Test(arguments: [600, 2_400] as [CGFloat]) func aTallerViewKeepsTheEndOfTheList(height: CGFloat) throws {
    paged.contentOffset.y = 180 + 1_520
    frame()
    paged.frame.size.height = height
    try stage.settle()
    let end = max(0, 2_000 - height)
    #expect(lists[0].contentOffset.y == end && paged.contentOffset.y == paged.collapsedHeaderLength + end)
  }

  @Test func thePageControlShowsTheCurrentPageAfterTwoReloads() {
    paged.setCurrentPage(2, animated: false)
    frame()
    source.count = 2
    paged.reloadPages()
    source.count = 3
    paged.reloadPages()
    frame()
    #expect(control.numberOfPages == 3 && control.currentPage == paged.currentPage)
  }

  @Test func anAnimationThatAVerticalFlickCatchesEndsAtAPage() throws {
    paged.setCurrentPage(1, animated: true)
    stage.advance(by: 0.15)
    stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -1_000))
    try stage.settle()
    #expect(paged.pagePosition == paged.pagePosition.rounded() && paged.contentOffset.y > 50)
  }

  /// A finger holds the pages between two of them, scrolls down or does nothing, and lifts at rest.
  @Test(arguments: [0, 100] as [CGFloat]) func anAnimationThatASlowDragOrATouchCatchesEndsAtAPage(distance: CGFloat) throws {
    paged.setCurrentPage(1, animated: true)
    stage.advance(by: 0.15)
    let start = CGPoint(x: 160, y: 400)
    stage.drag(from: start, to: CGPoint(x: 160, y: 400 - distance), duration: 0.4, holdBeforeLift: 0.5)
    try stage.settle()
    #expect(paged.pagePosition == paged.pagePosition.rounded())
    #expect(distance == 0 || paged.contentOffset.y > 50)
  }

  @Test func anOffsetOfAPageBesideIsLimitedByItsList() {
    let last = lists[1].contentSize.height - paged.bounds.height
    paged.setContentOffset(5_000, ofPage: 1, animated: false)
    #expect(paged.contentOffset(ofPage: 1) == last)
    frame()
    #expect(paged.contentOffset(ofPage: 1) == last && lists[1].contentOffset.y == last)
    lists[1].contentSize.height = 900
    frame()
    #expect(paged.contentOffset(ofPage: 1) == 420 && lists[1].contentOffset.y == 420)
  }

  @Test func anOffsetOfAPageWithoutAViewWaitsForItsList() {
    paged.setContentOffset(5_000, ofPage: 2, animated: false)
    frame()
    #expect(paged.viewForPage(at: 2) == nil && paged.contentOffset(ofPage: 2) == 5_000)
    paged.setCurrentPage(1, animated: false)
    frame()
    let last = lists[2].contentSize.height - paged.bounds.height
    #expect(paged.contentOffset(ofPage: 2) == last && lists[2].contentOffset.y == last)
    paged.setCurrentPage(0, animated: false)
    frame()
    #expect(paged.viewForPage(at: 2) == nil && paged.contentOffset(ofPage: 2) == last)
  }

  @Test func aSwipeThatAChangeOfWidthInterruptsEndsAtAPage() throws {
    stage.flick(from: CGPoint(x: 200, y: 300), velocity: CGPoint(x: -1_500, y: 0))
    frame()
    #expect(paged.pagePosition != paged.pagePosition.rounded())
    paged.frame.size.width = 250
    try stage.settle()
    #expect(paged.pagePosition == paged.pagePosition.rounded())
  }

  @Test func aPageThatCodeSelectsIsReachedAcrossAChangeOfWidth() throws {
    paged.setCurrentPage(1, animated: true)
    paged.frame.size.width = 250
    try stage.settle()
    #expect(paged.pagePosition == 1 && paged.currentPage == 1)
    paged.setCurrentPage(2, animated: true)
    for _ in 0..<8 { frame() }
    paged.frame.size.width = 320
    try stage.settle()
    #expect(paged.pagePosition == 2 && paged.currentPage == 2)
    // A wheel that scrolls on the way decides.
    paged.setCurrentPage(0, animated: true)
    for _ in 0..<4 { frame() }
    stage.scrollWheel(by: CGPoint(x: 400, y: 0), at: CGPoint(x: 160, y: 300), precise: true)
    frame()
    let position = paged.pagePosition
    paged.frame.size.width = 300
    try stage.settle()
    #expect(position > 1.5 && paged.pagePosition == 2)
    // So does a finger.
    paged.setCurrentPage(0, animated: true)
    for _ in 0..<4 { frame() }
    stage.touch(.began, at: CGPoint(x: 160, y: 300))
    frame()
    stage.touch(.ended, at: CGPoint(x: 160, y: 300))
    paged.frame.size.width = 250
    try stage.settle()
    #expect(paged.pagePosition == 2)
  }

  /// More pages come while a page is selected beyond the first one: the scroll to the page goes on to where it is.
  @Test func newPagesLeaveARunningScrollAlone() throws {
    source.count = 2
    paged.reloadPages()
    try stage.settle()
    stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGPoint(x: 1_500, y: 0), duration: 0.05)
    frame()
    #expect(paged.pagePosition < 0)
    paged.setCurrentPage(0, animated: true)
    source.count = 3
    paged.reloadPages()
    for _ in 0..<40 {
      frame()
      #expect(paged.pagePosition <= 0)
    }
    try stage.settle()
    #expect(paged.pagePosition == 0 && paged.currentPage == 0 && paged.numberOfPages == 3)
  }

  @Test func aShorterListDoesNotPushAnOffsetBeyondTheTop() throws {
    paged.contentOffset.y = 180 + 1_520
    frame()
    paged.contentOffset.y = 100
    lists[0].contentSize.height = 700
    try stage.settle()
    #expect(paged.contentOffset.y >= 0)
  }

  /// A finger that holds the view while it becomes narrower pulls it sideways; the list's scroll does not keep it there.
  @Test(arguments: [false, true]) func aScrollOfTheListEndsAPullSideways(isAnimated: Bool) throws {
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    stage.advance(by: 0.05)
    stage.touch(.moved, at: CGPoint(x: 100, y: 250))
    stage.advance(by: 0.05)
    paged.frame.size.width = 200
    stage.touch(.moved, at: CGPoint(x: 150, y: 230))
    stage.advance(by: 0.05)
    paged.contentOffset.x = -30
    stage.touch(.ended, at: CGPoint(x: 150, y: 230))
    stage.advance(by: 0.02)
    paged.setContentOffset(400, ofPage: 0, animated: isAnimated)
    try stage.settle()
    #expect(paged.bounds.minX == 0 && lists[0].contentOffset.y == 400)
  }

  @Test func pagesThatGoDuringASwipeLeaveItAtAPage() throws {
    for after in stride(from: 0.05, to: 0.5, by: 0.05) {
      (source.count, source.views) = (3, lists)
      paged.reloadPages()
      paged.setCurrentPage(1, animated: false)
      try stage.settle()
      stage.flick(from: CGPoint(x: 300, y: 300), velocity: CGPoint(x: -2_000, y: 0))
      stage.advance(by: after)
      source.count = 2
      paged.reloadPages()
      stage.advance(by: after / 2)
      source.count = 1
      paged.reloadPages()
      try stage.settle()
      #expect(paged.pagePosition == 0 && paged.currentPage == 0)
    }
  }
}
