import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A collapsing header, a bar that stays, and pages side by side under one finger.
@MainActor @Suite struct PagedScrollViewTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
  private let bar = PagedBar(titles: ["One", "Two", "Three"])
  private let rows = [200, 5, 90].map { Rows($0) }
  private let tables: [UITableView]
  private let paged: PagedScrollView

  init() throws {
    tables = rows.map { rows in
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.rowHeight, table.dataSource, table.delegate) = (44, rows, rows)
      return table
    }
    paged = PagedScrollView(headerView: header, barView: bar, pages: tables)
    bar.pagedScrollView = paged
    paged.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.window.addSubview(paged)
    try stage.settle()
  }

  private func frame() { stage.advance(by: 1.0 / 60) }
  private func screenTop(_ view: UIView) -> CGFloat { view.convert(CGPoint(x: 0, y: view.bounds.minY), to: stage.window).y }
  private func scroll(to y: CGFloat) {
    paged.contentOffset.y = y
    frame()
  }

  @Test func theHeaderCollapsesThenTheListMovesUnderTheBar() {
    #expect(screenTop(header) == 0 && screenTop(bar) == 180 && screenTop(tables[0]) == 224)
    scroll(to: 100)
    #expect(screenTop(header) == -100 && screenTop(bar) == 80 && tables[0].contentOffset.y == 0)
    scroll(to: 180 + 60)
    #expect(screenTop(bar) == 0 && screenTop(tables[0]) == 44 && tables[0].contentOffset.y == 60)
    #expect(paged.collapsedHeaderLength == 180 && paged.contentOffset(ofPage: 0) == 60)
    scroll(to: 100_000)
    #expect(tables[0].visibleCells.count < 14)
  }

  @Test func aHeaderMayShrinkToAMinimumAndStretch() throws {
    paged.minimumHeaderHeight = 50
    paged.shrinksHeader = true
    try stage.settle()
    scroll(to: 100)
    #expect(header.frame.height == 80 && screenTop(header) == 0 && screenTop(bar) == 80)
    scroll(to: 500)
    #expect(header.frame.height == 50 && screenTop(bar) == 50 && tables[0].contentOffset.y == 370)
    scroll(to: -30)
    #expect(header.frame.height == 210 && screenTop(header) == 0)
    paged.stretchesHeader = false
    scroll(to: -30)
    #expect(header.frame.height == 180 && screenTop(header) == 30)
  }

  /// A fling from the header into the list and back, beside one scroll view with the same content.
  @Test(arguments: [-3_500, -1_200, -6_000, -400] as [CGFloat])
  func aFlingRestsWhereOneScrollViewWould(velocity: CGFloat) throws {
    let other = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let single = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    single.contentSize = CGSize(width: 320, height: 180 + 44 + 200 * 44)
    single.alwaysBounceVertical = true
    other.window.addSubview(single)
    try other.settle()
    #expect(paged.contentSize.height == single.contentSize.height)
    for velocity in [velocity, -velocity * 0.7, -velocity * 3] {
      for stage in [stage, other] { stage.flick(from: CGPoint(x: 160, y: 300), velocity: CGPoint(x: 0, y: velocity)) }
      var (before, last) = (sum, single.contentOffset.y)
      for number in 0..<600 {
        frame()
        other.advance(by: 1.0 / 60)
        #expect(paged.contentOffset.y == single.contentOffset.y, "frame \(number)")
        let (step, expected) = (sum - before, single.contentOffset.y - last)
        #expect(abs(step - expected) <= abs(expected) * 0.01 + 1e-6, "frame \(number): moved \(step), not \(expected)")
        (before, last) = (sum, single.contentOffset.y)
      }
    }
  }

  /// What has moved on the screen, rubber bands included.
  private var sum: CGFloat {
    let beyond = min(0, paged.contentOffset.y)
    return paged.collapsedHeaderLength + tables[0].contentOffset.y + beyond
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func noStepIsTakenTwiceAndNoTravelIsLost(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    paged.nestedScrolling = HeaderScrolling.allCases[Int(seed % 3)]
    paged.headerState = seed % 2 == 0 ? .shared : .byPage
    var (isDown, point, both) = (false, CGPoint.zero, 0)
    for step in 0..<600 {
      drive(&random, &isDown, &point)
      let (page, header, list, y) = (
        paged.currentPage, paged.collapsedHeaderLength, paged.contentOffset(ofPage: paged.currentPage), paged.contentOffset.y
      )
      frame()
      guard page == paged.currentPage else { continue }
      let (headerMove, listMove) = (paged.collapsedHeaderLength - header, paged.contentOffset(ofPage: page) - list)
      let last = paged.contentSize.height - 480
      let move = min(max(0, paged.contentOffset.y), last) - min(max(0, y), last)
      if paged.headerState == .shared, abs(headerMove + listMove - move) > 1e-6 {
        Issue.record("seed \(seed), step \(step): header \(headerMove) and list \(listMove) for \(move)")
        return
      }
      if headerMove * listMove < 0 {
        Issue.record("seed \(seed), step \(step): header \(headerMove) and list \(listMove) move apart")
        return
      }
      if headerMove != 0 && listMove != 0 { both += 1 }
    }
    // Both move in one frame only at the border.
    #expect(both < 80, "seed \(seed)")
  }

  private func drive(_ random: inout SeededGenerator, _ isDown: inout Bool, _ point: inout CGPoint) {
    if isDown {
      point.y += CGFloat(random.roll(-80..<80))
      stage.touch(.moved, at: point)
      if random.roll(0..<6) == 0 {
        isDown = false
        stage.touch(.ended, at: point)
      }
    } else if random.roll(0..<8) == 0 {
      (isDown, point) = (true, CGPoint(x: 160, y: CGFloat(random.roll(60..<440))))
      stage.touch(.began, at: point)
    } else if random.roll(0..<8) == 0 {
      stage.flick(from: CGPoint(x: 160, y: 240), velocity: CGPoint(x: 0, y: CGFloat(random.roll(-5_000..<5_000))))
    } else if random.roll(0..<12) == 0 {
      stage.flick(from: CGPoint(x: 160, y: 300), velocity: CGPoint(x: CGFloat(random.roll(-1_500..<1_500)), y: 0))
    }
  }

  @Test func eachPageKeepsItsOffsetUnderASharedHeader() throws {
    scroll(to: 180 + 500)
    paged.setCurrentPage(2, animated: false)
    frame()
    #expect(paged.currentPage == 2 && screenTop(bar) == 0 && paged.contentOffset.y == 180)
    scroll(to: 180 + 70)
    paged.setCurrentPage(0, animated: true)
    try stage.settle()
    #expect(paged.currentPage == 0 && tables[0].contentOffset.y == 500 && paged.contentOffset.y == 680)
    scroll(to: 600)
    #expect(tables[0].contentOffset.y == 420 && screenTop(bar) == 0)
    scroll(to: 0)
    paged.setCurrentPage(2, animated: false)
    frame()
    #expect(tables[2].contentOffset.y == 70 && screenTop(bar) == 180)
    scroll(to: 70 + 100)
    #expect(tables[2].contentOffset.y == 70 && screenTop(bar) == 80)
  }

  @Test func headersByPageFollowTheFingerBetweenPages() throws {
    paged.headerState = .byPage
    scroll(to: 180)
    stage.touch(.began, at: CGPoint(x: 300, y: 300))
    for x in stride(from: 290, through: 140, by: -10) {
      stage.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
      frame()
    }
    let part = paged.pagePosition
    #expect(part > 0.3 && part < 0.6)
    #expect(abs(paged.collapsedHeaderLength - 180 * (1 - part)) < 0.5)
    stage.touch(.ended, at: CGPoint(x: 140, y: 300))
    try stage.settle()
    #expect(paged.currentPage == 1 && paged.collapsedHeaderLength == 0)
    paged.setCurrentPage(0, animated: false)
    frame()
    #expect(paged.collapsedHeaderLength == 180)
  }

  @Test func theBarAndAPageControlFollowTheFinger() throws {
    let control = UIPageControl()
    paged.pageControl = control
    var places: [CGFloat] = []
    let observation = paged.observePagePosition { places.append($0) }
    defer { observation.invalidate() }
    stage.flick(from: CGPoint(x: 280, y: 300), velocity: CGPoint(x: -1_500, y: 0))
    try stage.settle()
    #expect(control.numberOfPages == 3 && control.currentPage == 1 && paged.currentPage == 1)
    #expect(places.count > 5 && places.last == 1 && zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.1 })
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.last)
    stage.tap(at: button.convert(CGPoint(x: 20, y: 20), to: stage.window))
    try stage.settle()
    #expect(paged.currentPage == 2)
  }

  @Test func aListInAPageScrollsByItsOwnMethods() throws {
    tables[0].scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    frame()
    #expect(tables[0].contentOffset.y == 4_400 && paged.contentOffset.y == 4_580 && screenTop(bar) == 0)
    tables[0].scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    try stage.settle()
    #expect(tables[0].contentOffset.y == 2_200)
  }

  @Test func rowsThatComeInAboveMoveNothing() {
    scroll(to: 180 + 1_000)
    rows[0].count += 10
    UIView.performWithoutAnimation {
      tables[0].insertRows(at: (0..<10).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    frame()
    #expect(tables[0].contentOffset.y == 1_440 && paged.contentOffset.y == 1_620)
  }

  @Test func pagesThatAreReloadedBeginAtTheirStart() {
    scroll(to: 180 + 500)
    paged.reloadPages()
    frame()
    #expect(paged.contentOffset.y == 180 && tables[0].contentOffset.y == 0 && screenTop(bar) == 0)
  }

  @Test func listsGetTheirSettingsBack() {
    #expect(!tables[0].isScrollEnabled)
    paged.dataSource = nil
    frame()
    #expect(tables[0].isScrollEnabled && tables[0].superview == nil && paged.numberOfPages == 0)
  }

  @Test func pagesAreMadeNearAndReleasedFarFromTheCurrentOne() {
    let source = ManyPages()
    let paged = PagedScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    paged.dataSource = source
    stage.window.addSubview(paged)
    frame()
    #expect(source.made == [0, 1])
    paged.contentOffset.y = 300
    frame()
    for page in [1, 2, 3, 4] {
      paged.setCurrentPage(page, animated: false)
      frame()
    }
    #expect(
      paged.viewForPage(at: 0) == nil && (3...5).allSatisfy { paged.viewForPage(at: $0) != nil }
        && paged.viewForPage(at: 6) == nil)
    for page in [3, 2, 1, 0] {
      paged.setCurrentPage(page, animated: false)
      frame()
    }
    #expect(paged.contentOffset(ofPage: 0) == 300 && (paged.viewForPage(at: 0) as? UIScrollView)?.contentOffset.y == 300)
  }

  @Test func pagesInsidePagesShareOneMotion() throws {
    let inner = PagedScrollView(headerView: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), pages: [tables[2]])
    let outer = PagedScrollView(headerView: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80)), pages: [inner])
    paged.removeFromSuperview()
    outer.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.window.addSubview(outer)
    try stage.settle()
    #expect(outer.contentSize.height == 4_140)
    for (y, lengths) in [(50, [50, 0, 0]), (130, [80, 50, 0]), (250, [80, 100, 70]), (100, [80, 20, 0])] as [(CGFloat, [CGFloat])]
    {
      outer.contentOffset.y = y
      frame()
      #expect([outer.collapsedHeaderLength, inner.collapsedHeaderLength, tables[2].contentOffset.y] == lengths, "at \(y)")
    }
  }

  @Test func aRotationKeepsThePage() {
    paged.setCurrentPage(2, animated: false)
    frame()
    paged.frame.size = CGSize(width: 480, height: 320)
    frame()
    frame()
    #expect(paged.currentPage == 2 && paged.pagePosition == 2 && screenTop(bar) == 180)
    paged.frame.size = .zero
    frame()
    paged.frame.size = CGSize(width: 320, height: 480)
    frame()
    #expect(paged.currentPage == 2)
  }

  @Test func pagesRunFromRightToLeftInSuchLanguages() throws {
    paged.semanticContentAttribute = .forceRightToLeft
    paged.setNeedsLayout()
    frame()
    #expect(paged.currentPage == 0 && paged.pagePosition == 0)
    stage.flick(from: CGPoint(x: 40, y: 300), velocity: CGPoint(x: 1_500, y: 0))
    try stage.settle()
    #expect(paged.currentPage == 1)
  }
}
