import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// What a timeline is measured by: insets, zoomed content, reused cells, and what its closures change.
@MainActor @Suite struct ScrollTimelineGeometryTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  private func plainScrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 3_000)
    fixture.stage.window.addSubview(scroll)
    return scroll
  }

  private func expect(_ timeline: ScrollTimeline, _ progress: CGFloat, line: Int = #line) {
    #expect(abs(timeline.progress - progress) < 1e-9, "\(timeline.progress), line \(line)")
  }

  @Test func insetsOfAnyScrollViewCountWithoutAMovement() {
    let scroll = plainScrollView()
    let view = UIView(frame: CGRect(x: 0, y: 600, width: 320, height: 120))
    scroll.addSubview(view)
    scroll.contentOffset.y = 300
    let timeline = ScrollTimeline(of: view, in: scroll)
    expect(timeline, 180 / 600)
    var calls = 0
    let observation = timeline.observe { _ in calls += 1 }
    scroll.contentInset.bottom = 80
    expect(timeline, 100 / 520)
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func aSafeAreaCountsWithoutAMovement() {
    let controller = UIViewController()
    fixture.stage.rootViewController = controller
    let scroll = plainScrollView()
    controller.view.addSubview(scroll)
    fixture.frame()
    let view = UIView(frame: CGRect(x: 0, y: 600, width: 320, height: 120))
    scroll.addSubview(view)
    scroll.contentOffset.y = 300
    let timeline = ScrollTimeline(of: view, in: scroll)
    controller.additionalSafeAreaInsets.bottom = 80
    fixture.frame()
    #expect(scroll.adjustedContentInset.bottom == 80)
    expect(timeline, 100 / 520)
  }

  @Test func viewsInZoomedContentCountAsLongAsTheyShow() {
    let (scroll, zoom) = (plainScrollView(), ZoomsItsFirstView())
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 3_000))
    let view = UIView(frame: CGRect(x: 0, y: 600, width: 320, height: 120))
    sheet.addSubview(view)
    scroll.addSubview(sheet)
    (scroll.delegate, scroll.maximumZoomScale, scroll.zoomScale) = (zoom, 2, 2)
    let timeline = ScrollTimeline(of: view, in: scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 900)
    // From 1,200 to 1,440.
    expect(timeline, 180 / 720)
    scroll.contentOffset.y = 1_440
    expect(timeline, 1)
  }

  @Test func aViewPlacedByAnotherAnchorPointCountsWhereItShows() {
    let scroll = plainScrollView()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    view.center = CGPoint(x: 160, y: 600)
    scroll.addSubview(view)
    let timeline = ScrollTimeline(of: view, in: scroll)
    scroll.contentOffset.y = 300
    #expect(view.frame.minY == 600)
    expect(timeline, 180 / 600)
  }

  @Test(arguments: [false, true]) func aClosureThatScrollsLeavesAllTimelinesUpToDate(isInContainer: Bool) {
    let scroll = isInContainer ? container : plainScrollView()
    let views = (0..<3).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 600, width: 320, height: 600)) }
    for view in views {
      if isInContainer { container.addArrangedSubview(view) } else { scroll.addSubview(view) }
    }
    fixture.frame()
    let timelines = views.map { ScrollTimeline(of: $0, in: scroll) }
    var hasScrolled = false
    let observation = timelines[0].observe { _ in
      if hasScrolled { return }
      hasScrolled = true
      scroll.contentOffset.y = 500
      scroll.layoutIfNeeded()
    }
    scroll.contentOffset.y = 100
    fixture.frame()
    #expect(scroll.contentOffset.y == 500)
    for (index, timeline) in timelines.enumerated() { expect(timeline, min(max(0, (980 - CGFloat(index) * 600) / 1_080), 1)) }
    withExtendedLifetime(observation) {}
  }

  @Test func aCellThatComesBackCountsInItsFirstFrame() throws {
    let table = fixture.addTable(Rows(100))
    fixture.frame()
    var timelines: [UITableViewCell: ScrollTimeline] = [:]
    var reused = 0
    for step in 1...40 {
      let former = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0, table.indexPath(for: $0)) })
      for cell in table.visibleCells where timelines[cell] == nil { timelines[cell] = ScrollTimeline(of: cell, in: container) }
      fixture.scroll(to: CGFloat(step) * 61)
      for cell in table.visibleCells {
        guard let timeline = timelines[cell], let row = table.indexPath(for: cell)?.row else { continue }
        if former[cell] != IndexPath(row: row, section: 0) { reused += 1 }
        expect(timeline, min(max(0, (container.contentOffset.y + 480 - CGFloat(row) * 44) / 524), 1))
      }
    }
    #expect(reused > 20)
  }

  private func pagedScrollView(_ header: UIView, _ page: UIView) -> PagedScrollView {
    let paged = PagedScrollView(headerView: header, pages: [page])
    paged.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    fixture.stage.window.addSubview(paged)
    fixture.frame()
    return paged
  }

  @Test func aClosureMayScrollAPagedScrollView() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 3_000))
    let paged = pagedScrollView(header, page)
    let timelines = [ScrollTimeline(of: header, in: paged), ScrollTimeline(of: page, in: paged)]
    let observation = timelines[0].observe { _ in
      if paged.contentOffset.y >= 100 { return }
      paged.contentOffset.y = 100
      paged.layoutIfNeeded()
    }
    paged.contentOffset.y = 50
    fixture.frame()
    #expect(paged.collapsedHeaderLength == 100 && header.frame.minY == 0)
    for timeline in timelines { expect(timeline, timeline === timelines[0] ? 580 / 630 : 430 / 3_480) }
    withExtendedLifetime(observation) {}
  }

  @Test func readingAPagedScrollViewCallsNoClosures() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 3_000)
    let paged = pagedScrollView(header, list)
    let timeline = ScrollTimeline(of: header, in: paged)
    var calls = 0
    let observation = timeline.observe { _ in calls += 1 }
    paged.contentOffset.y = 60
    fixture.frame()
    let known = calls
    for _ in 0..<10 { #expect(paged.contentOffset(ofPage: 0) == 0 && paged.collapsedHeaderLength == 60) }
    #expect(known > 0 && calls == known)
    withExtendedLifetime(observation) {}
  }
}

private final class ZoomsItsFirstView: NSObject, UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
