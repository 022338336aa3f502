import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Two tables and a view between them under a real finger.
@MainActor @Suite struct ContainerScrollingTests {
  private let fixture = ContainerFixture()
  private let rows = [Rows(1_000), Rows(1_000)]
  private var container: ContainerScrollView { fixture.container }

  private func tables() -> [UITableView] {
    let first = fixture.addTable(rows[0])
    fixture.addView(height: 61)
    let tables = [first, fixture.addTable(rows[1])]
    fixture.frame()
    return tables
  }

  private func cells(_ table: UITableView) -> [UITableViewCell] { table.subviews.compactMap { $0 as? UITableViewCell } }

  /// What lies over the content, cell by cell and view by view, in the container's coordinates.
  private func covers() -> [CGRect] {
    container.contentView.subviews.flatMap { child -> [CGRect] in
      guard let table = child as? UITableView else { return [child.frame] }
      // A cell shows only inside its table.
      return cells(table).map { table.convert($0.frame, to: container).intersection(table.frame) }
    }
  }

  private func expectOneFrameWhole(_ tables: [UITableView]) {
    for table in tables {
      let rows = (table.frame.height / 44).rounded(.up)
      #expect(cells(table).count <= Int(rows) + 2)
    }
    let visible = container.bounds
    var reached = max(0, visible.minY)
    let end = min(visible.maxY, container.contentSize.height)
    let shown = covers().filter { $0.maxY > visible.minY && $0.minY < visible.maxY && $0.height > 0 }
    for cover in shown.sorted(by: { $0.minY < $1.minY }) {
      // No row of pixels is covered twice or left out.
      #expect(abs(max(cover.minY, 0) - reached) < 0.001 || cover.minY <= visible.minY && reached == visible.minY)
      reached = cover.maxY
    }
    #expect(reached >= end - 0.001)
  }

  @Test func flicksFromEndToEndAndBackNeverShowAGap() throws {
    let tables = tables()
    let end = container.contentSize.height - 480
    for direction in [-1, 1] as [CGFloat] {
      var flicks = 0
      while direction < 0 ? container.contentOffset.y < end : container.contentOffset.y > 0 {
        flicks += 1
        fixture.stage.flick(
          from: CGPoint(x: 160, y: direction < 0 ? 470 : 10), velocity: CGPoint(x: 0, y: direction * 12_000), duration: 0.03)
        for _ in 0..<60 where container.isDecelerating {
          fixture.stage.advance(by: 1.0 / 60)
          expectOneFrameWhole(tables)
        }
        guard flicks < 200 else { break }
      }
      try fixture.stage.settle()
      expectOneFrameWhole(tables)
      #expect(flicks > 5 && flicks < 200)
    }
    #expect(container.contentOffset.y == 0)
  }

  @Test func aDragMovesBothTablesAsOne() throws {
    let tables = tables()
    fixture.scroll(to: 44_000 - 200)
    fixture.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 190), duration: 0.4, holdBeforeLift: 0.3)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 43_900)
    #expect(tables[0].frame.maxY == 44_000)
    #expect(tables[1].frame.minY == 44_061)
    expectOneFrameWhole(tables)
  }

  @Test func aTapSelectsTheRowUnderTheFinger() throws {
    let tables = tables()
    fixture.scroll(to: 44_000 - 200)
    fixture.stage.tap(at: CGPoint(x: 100, y: 300))
    try fixture.stage.settle()
    #expect(tables[1].indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(tables[0].indexPathForSelectedRow == nil)
  }

  @Test func aTapOnTheStatusBarScrollsTheContainer() throws {
    let tables = tables()
    fixture.scroll(to: 30_000)
    fixture.stage.tapStatusBar()
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 0)
    expectOneFrameWhole(tables)
  }

  @Test func headersStickAndPushEachOtherAcrossTables() {
    rows[0].title = "First"
    rows[1].title = "Second"
    let tables = tables()
    func top(_ index: Int) -> CGFloat? {
      tables[index].headerView(forSection: 0).map { tables[index].convert($0.frame, to: container).minY - container.bounds.minY }
    }
    fixture.scroll(to: 1_000)
    #expect(top(0) == 0)
    fixture.scroll(to: 44_028 - 10)
    #expect(top(0) == -18)
    #expect(top(1) == 71)
    fixture.scroll(to: 44_028 + 61 + 200)
    #expect(tables[0].headerView(forSection: 0) == nil)
    #expect(top(1) == 0)
  }

  @Test func headersStickBelowABarAndPushEachOtherThere() {
    let fixture = ContainerFixture(bar: 64)
    let sources = [Rows(1_000, title: "First"), Rows(1_000, title: "Second")]
    let tables = sources.map { fixture.addTable($0) }
    let container = fixture.container
    fixture.frame()
    func top(_ index: Int) -> CGFloat? {
      tables[index].headerView(forSection: 0).map { tables[index].convert($0.frame, to: container).minY - container.bounds.minY }
    }
    #expect(container.contentOffset.y == -64)
    #expect(top(0) == 64)
    fixture.scroll(to: 1_000)
    #expect(top(0) == 64)
    #expect(tables[0].contentOffset.y == 1_000)
    fixture.scroll(to: 44_028 - 74)
    #expect(top(0) == 46)
    #expect(top(1) == 74)
    for y in stride(from: 43_900 as CGFloat, through: 44_100, by: 7) {
      fixture.scroll(to: y)
      #expect(tables[0].frame.height == max(0, 44_028 - y))
      #expect(tables[1].frame.minY == max(44_028, y))
      #expect(tables[1].contentOffset.y == max(0, y - 44_028))
    }
    #expect(top(1) == 64)
  }

  /// Its frame stays the same while all of it shows, also where it slides under the bar.
  @Test func theHeaderOfAShortTableSticksBelowABarAtOnce() throws {
    let fixture = ContainerFixture(bar: 64)
    let tables = [Rows(3, title: "First"), Rows(5, title: "Second"), Rows(1_000, title: "Third")].map { fixture.addTable($0) }
    let container = fixture.container
    fixture.frame()
    let start = container.rect(of: tables[1]).minY
    for distance in stride(from: 64 as CGFloat, through: -60, by: -4) {
      fixture.scroll(to: start - distance)
      let header = try #require(tables[1].headerView(forSection: 0))
      #expect(tables[1].convert(header.frame, to: container).minY - container.bounds.minY == 64)
    }
  }

  @Test(arguments: [0, 1])
  func aRowIsRevealedThroughTheContainer(index: Int) throws {
    let tables = tables()
    let path = IndexPath(row: 700, section: 0)
    for start in [0, 60_000] as [CGFloat] {
      fixture.scroll(to: start)
      container.scroll(to: tables[index], rect: tables[index].rectForRow(at: path), at: .nearest, animated: true)
      try fixture.stage.settle()
      #expect(tables[index].cellForRow(at: path) != nil)
      expectOneFrameWhole(tables)
    }
  }

  /// The inner scroll view's pan has won; the container tracks the finger and drags nothing.
  @Test func contentThatGoesUnderAFingerLeavesTheOffsetInsideTheEdges() throws {
    let above = fixture.addView(height: 1_000)
    fixture.addView(height: 200)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    inner.contentSize = CGSize(width: 320, height: 400)
    container[layoutOf: inner].scrolling = .byItself
    container.addArrangedSubview(inner)
    fixture.addView(height: 200)
    fixture.frame()
    container.contentOffset.y = 1_020
    fixture.frame()
    let stage = fixture.stage
    stage.touch(.began, at: CGPoint(x: 160, y: 230))
    for move in 1...8 {
      stage.advance(by: 0.008)
      stage.touch(.moved, at: CGPoint(x: 160, y: 230 - 12 * CGFloat(move)))
    }
    #expect(container.isTracking && !container.isDragging && inner.isDragging)
    container.performUpdates {
      container.removeArrangedSubview(inner)
      above.frame.size.height += 44.5
    }
    fixture.frame()
    stage.touch(.ended, at: CGPoint(x: 160, y: 134))
    try stage.settle()
    #expect(container.contentOffset.y == container.contentSize.height - 480)
  }
}
