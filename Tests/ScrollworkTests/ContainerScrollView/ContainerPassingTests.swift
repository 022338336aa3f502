import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// What code asks of a managed child, the container does: the person sees what was asked for.
@MainActor @Suite struct ContainerPassingTests {
  private static let positions: [(UITableView.ScrollPosition, CGFloat)] = [(.top, 0), (.middle, 218), (.bottom, 436)]

  /// Where a row of a table lies on the screen.
  private func top(_ row: Int, _ table: UITableView, _ container: ContainerScrollView) -> CGFloat {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return container.rect(of: table).minY + table.contentInset.top + rect.minY - container.bounds.minY
  }

  @Test(arguments: [true, false], [0, 64] as [CGFloat])
  func aRowComesWhereTheTableIsAskedToHaveIt(animated: Bool, bar: CGFloat) throws {
    let fixture = ContainerFixture(bar: bar)
    let container = fixture.container
    let tables = [Rows(400), Rows(400), Rows(400)].map { fixture.addTable($0) }
    tables[1].contentInset.top = 30
    fixture.frame()
    for (position, place) in Self.positions {
      // The table's start in the middle of the screen, all of the screen, its end, and off the screen above and below.
      for start in [17_400, 20_000, 34_900, 3_000, 50_000] as [CGFloat] {
        for row in [0, 1, 200, 398, 399] {
          fixture.scroll(to: start)
          tables[1].scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
          #expect(!tables[1].isScrollAnimating && container.isScrollAnimating == (animated && container.contentOffset.y == start))
          try fixture.stage.settle()
          let expected = place + (position == .top ? bar : position == .middle ? bar / 2 : 0)
          #expect(abs(top(row, tables[1], container) - expected) < 0.51, "\(position) from \(start), row \(row)")
          #expect(tables[1].cellForRow(at: IndexPath(row: row, section: 0)) != nil)
        }
      }
    }
  }

  @Test func theShortestWayIsTheContainers() {
    let fixture = ContainerFixture()
    let tables = [Rows(100), Rows(100)].map { fixture.addTable($0) }
    fixture.frame()
    func go(_ row: Int) -> CGFloat {
      tables[1].scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      fixture.frame()
      return fixture.container.contentOffset.y
    }
    #expect(go(0) == (4_444 - 480) as CGFloat)
    #expect(go(0) == (4_444 - 480) as CGFloat)
    #expect(go(60) == (4_400 + 61 * 44 - 480) as CGFloat)
    #expect(go(55) == (4_400 + 61 * 44 - 480) as CGFloat)
    #expect(go(20) == (4_400 + 20 * 44) as CGFloat)
    // The edges are those of the whole.
    tables[1].scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(fixture.container.contentOffset.y == (8_800 - 480) as CGFloat)
    tables[0].scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
    #expect(fixture.container.contentOffset.y == 0)
  }

  @Test func aRectangleAndAnOffsetArePassedOn() throws {
    let fixture = ContainerFixture()
    fixture.addView(height: 700)
    let list = fixture.addScrollView(height: 5_000, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    fixture.addView(height: 900)
    let container = fixture.container
    fixture.frame()
    list.scrollRectToVisible(CGRect(x: 0, y: 1_000, width: 10, height: 50), animated: false)
    #expect(container.contentOffset.y == (720 + 1_050 - 480) as CGFloat)
    list.scrollRectToVisible(CGRect(x: 0, y: 1_000, width: 10, height: 50), animated: false)
    #expect(container.contentOffset.y == (720 + 1_050 - 480) as CGFloat)
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(container.contentOffset.y == 1_020 && list.contentOffset.y == 300)
    list.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(container.isScrollAnimating && !list.isScrollAnimating)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 2_720 && list.contentOffset.y == 2_000)
    list.contentOffset.y = 2_345
    fixture.frame()
    #expect(container.contentOffset.y == 3_065 && list.contentOffset.y == 2_345)
    list.contentOffset.y -= 45
    list.contentOffset.y -= 100
    fixture.frame()
    #expect(container.contentOffset.y == 2_920 && list.contentOffset.y == 2_200)
  }

  @Test func anOffsetThatIsSetIsPassedOnFromWhereverTheChildShows() {
    let fixture = ContainerFixture()
    let lists = [fixture.addScrollView(height: 900), fixture.addScrollView(height: 2_000)]
    let container = fixture.container
    fixture.frame()
    lists[0].contentOffset.y = 120
    fixture.frame()
    #expect(container.contentOffset.y == 120)
    // The second one begins in the middle of the screen.
    fixture.scroll(to: 700)
    lists[1].contentOffset.y = 250
    fixture.frame()
    #expect(container.contentOffset.y == 950)
    // Of one that does not show nothing is to be seen.
    fixture.scroll(to: 1_500)
    lists[0].contentOffset.y = 0
    fixture.frame()
    #expect(container.contentOffset.y == 1_500)
  }

  @Test func aJumpStopsTheContainerAndAGlideTellsItsDelegate() throws {
    let fixture = ContainerFixture()
    let table = fixture.addTable(Rows(1_000))
    let recorder = DelegateRecorder()
    let container = fixture.container
    container.delegate = recorder
    fixture.frame()
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -3_000))
    fixture.stage.advance(by: 0.1)
    #expect(container.isDecelerating)
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    #expect(!container.isDecelerating && container.contentOffset.y == 22_000)
    table.scrollToRow(at: IndexPath(row: 600, section: 0), at: .top, animated: true)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 26_400)
    #expect(recorder.messages(.didEndScrollingAnimation).count == 1)
  }

  @Test func aContainerInAContainerPassesOn() throws {
    let fixture = ContainerFixture()
    let (inner, rows) = (ContainerScrollView(), Rows(300))
    fixture.addView(height: 600)
    fixture.container.contentView.addSubview(inner)
    fixture.addView(height: 1_500)
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.dataSource) = (44, rows)
    inner.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)))
    inner.addArrangedSubview(table)
    fixture.frame()
    for (position, place) in Self.positions {
      for animated in [true, false] {
        fixture.scroll(to: 0)
        table.scrollToRow(at: IndexPath(row: 150, section: 0), at: position, animated: animated)
        try fixture.stage.settle()
        #expect(fixture.container.contentOffset.y == (700 + 6_600 - place) as CGFloat)
        let cell = table.cellForRow(at: IndexPath(row: 150, section: 0))
        #expect(cell?.convert(CGPoint.zero, to: fixture.stage.window).y == place)
      }
    }
    inner.scroll(to: table, rect: CGRect(x: 0, y: 4_400, width: 10, height: 44), at: .end, animated: true)
    try fixture.stage.settle()
    #expect(fixture.container.contentOffset.y == (700 + 4_444 - 480) as CGFloat)
  }

  /// Items in one line, the last of which ends the content.
  private func line(_ items: Items, in container: ContainerScrollView) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 50, height: 480), 0)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    container.addArrangedSubview(collection)
    return collection
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft], [true, false])
  func itemsComeWhereACollectionIsAskedToHaveThemSideways(direction: UISemanticContentAttribute, animated: Bool) throws {
    let (fixture, items) = (ContainerFixture(), [Items(40), Items(40), Items(40)])
    let container = fixture.container
    container.axis = .horizontal
    let collections = items.map { line($0, in: container) }
    for collection in collections { collection.semanticContentAttribute = direction }
    fixture.frame()
    let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [(.left, 0), (.centeredHorizontally, 135), (.right, 270)]
    for (position, place) in positions {
      for start in [1_800, 2_500, 3_900, 0, 5_000] as [CGFloat] {
        for item in [0, 17, 39] {
          container.contentOffset.x = start
          fixture.frame()
          collections[1].scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: animated)
          try fixture.stage.settle()
          let cell = collections[1].cellForItem(at: IndexPath(item: item, section: 0))
          #expect(cell?.convert(CGPoint.zero, to: fixture.stage.window).x == place, "item \(item) from \(start)")
        }
      }
    }
  }
}

/// Items that are one cell each.
final class Items: NSObject, UICollectionViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
