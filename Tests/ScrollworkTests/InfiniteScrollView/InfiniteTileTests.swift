import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct InfiniteTileTests {
  @Test func tilesCoverWhatShowsAndNothingElse() {
    let fixture = InfiniteFixture()
    #expect(fixture.complaint == nil)
    #expect(fixture.view.position == .zero)
    #expect(Set(fixture.view.visibleCoordinates) == fixture.onScreen && fixture.onScreen.count == 4 * 5)
    #expect(fixture.onScreen.contains(.zero) && fixture.onScreen.contains(Coordinate(x: 3, y: 4)))
    fixture.view.position = CGPoint(x: -30, y: -30)
    fixture.frame()
    #expect(fixture.complaint == nil && fixture.onScreen.contains(Coordinate(x: -1, y: -1)))
    #expect(fixture.onScreen.count == 4 * 6)
  }

  @Test(arguments: [(InfiniteScrollView.Axes.horizontal, 4), (.vertical, 5)])
  func onOneAxisThereIsOneRow(axes: InfiniteScrollView.Axes, count: Int) throws {
    let isHorizontal = axes == .horizontal
    let fixture = InfiniteFixture(axes, tile: CGSize(width: isHorizontal ? 100 : 0, height: isHorizontal ? 0 : 100))
    #expect(fixture.complaint == nil && fixture.onScreen.count == count)
    let start = fixture.view.position
    fixture.stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 90, y: 90), duration: 0.2, holdBeforeLift: 0.3)
    try fixture.stage.settle()
    let moved = fixture.view.position
    #expect(isHorizontal ? moved.x > 90 && moved.y == start.y : moved.y > 90 && moved.x == start.x)
    #expect(fixture.complaint == nil)
  }

  @Test func aTallTileScrollsWithAnEndOnTheOtherAxis() throws {
    let fixture = InfiniteFixture(.horizontal, tile: CGSize(width: 100, height: 900))
    #expect(fixture.view.contentSize.height == 900)
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -3000))
    try fixture.stage.settle()
    #expect(fixture.view.position.y == 420)
    #expect(fixture.onScreen.allSatisfy { $0.y == 0 })
  }

  @Test func tilesThatLeaveAreTakenForThoseThatCome() {
    let fixture = InfiniteFixture()
    let bound = InfiniteFixture.most(320, tile: 100) * InfiniteFixture.most(480, tile: 100)
    for step in 0..<500 {
      fixture.view.position.x += CGFloat(step % 2 == 0 ? 130 : -17)
      fixture.view.position.y -= 61
      fixture.frame()
      #expect(fixture.complaint == nil)
      #expect(fixture.view.visibleTiles.count <= bound)
    }
    // All that ever showed at once, and no ring more.
    #expect(fixture.source.made <= bound + InfiniteFixture.most(480, tile: 100) + InfiniteFixture.most(320, tile: 100))
    #expect(fixture.view.subviews.filter { $0 is CountedTile }.count == fixture.view.visibleTiles.count)
  }

  @Test func eachTileIsAskedForOnceWhileItShows() {
    let fixture = InfiniteFixture()
    fixture.source.asked = []
    for _ in 0..<10 {
      fixture.view.position.x += 8
      fixture.frame()
    }
    #expect(fixture.source.asked == [])
    fixture.view.position.x += 1
    fixture.frame()
    #expect(fixture.source.asked == (0..<5).map { Coordinate(x: 4, y: $0) })
  }

  @Test func reloadAsksForAllThatShows() {
    let fixture = InfiniteFixture()
    let before = fixture.onScreen
    fixture.source.asked = []
    fixture.view.reloadTiles()
    fixture.frame()
    #expect(Set(fixture.source.asked) == before && fixture.source.asked.count == 20)
    #expect(fixture.source.made == 20 && fixture.complaint == nil)
    fixture.view.dataSource = nil
    fixture.frame()
    #expect(fixture.view.visibleTiles.isEmpty && !fixture.view.subviews.contains { $0 is CountedTile })
  }

  @Test func anotherTileSizeKeepsTheCorner() {
    let fixture = InfiniteFixture()
    fixture.view.position = CGPoint(x: 725, y: -150)
    fixture.frame()
    fixture.view.tileSize = CGSize(width: 200, height: 60)
    fixture.frame()
    // A quarter into tile 7, half into tile -2.
    #expect(fixture.view.position == CGPoint(x: 7.25 * 200, y: -1.5 * 60))
    #expect(fixture.complaint == nil)
    fixture.view.tileSize.height = 33.26
    #expect(fixture.view.visibleTiles.isEmpty == false)
    fixture.frame()
    #expect(fixture.complaint == nil && fixture.view.visibleTiles[0].bounds.height == 33.5)
  }

  @Test func rotationKeepsThePageOfACarousel() {
    let fixture = InfiniteFixture(.horizontal, tile: .zero)
    fixture.view.loops.columns = 5
    fixture.view.scrollToTile(at: Coordinate(x: 3, y: 0), animated: false)
    fixture.frame()
    #expect(fixture.onScreen == [Coordinate(x: 3, y: 0)])
    fixture.view.frame.size = CGSize(width: 480, height: 320)
    fixture.frame()
    #expect(fixture.view.visibleTiles.count == 1 && fixture.onScreen == [Coordinate(x: 3, y: 0)])
    #expect(fixture.view.visibleTiles.first?.frame == fixture.view.bounds)
  }

  @Test func loopsComeRoundInBothDirections() {
    let fixture = InfiniteFixture(.horizontal)
    fixture.view.loops.columns = 7
    fixture.frame()
    var seen: [Int] = []
    for _ in 0..<16 {
      fixture.view.position.x -= 100
      fixture.frame()
      seen.append(fixture.view.coordinate(at: fixture.view.bounds.origin).x)
    }
    #expect(seen == [6, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 6, 5])
    #expect(fixture.source.asked.allSatisfy { (0..<7).contains($0.x) })
  }

  @Test func aLoopShorterThanTheScreenShowsItsTilesSeveralTimes() {
    let fixture = InfiniteFixture(.horizontal)
    fixture.view.loops.columns = 2
    fixture.frame()
    #expect(fixture.view.visibleTiles.count == 4 && fixture.onScreen.count == 2)
    #expect(fixture.view.tile(at: Coordinate(x: 1, y: 0))?.frame.minX == fixture.view.bounds.minX + 100)
  }

  @Test func aDataSourceMayKeepItsViews() {
    let fixture = InfiniteFixture(.horizontal)
    let keeper = Keeper()
    fixture.view.loops.columns = 8
    fixture.view.dataSource = keeper
    for _ in 0..<400 {
      fixture.view.position.x += 30
      fixture.frame()
      #expect(fixture.view.visibleTiles.count == Set(fixture.view.visibleTiles.map(ObjectIdentifier.init)).count)
      // None that waits is one that shows.
      #expect(fixture.view.dequeueReusableTile(UIView.self).map { $0.superview == nil } ?? true)
    }
  }

  @Test func aDataSourceMayDoAnythingInItsMessage() {
    let fixture = InfiniteFixture()
    var reloads = 0
    fixture.source.onAsk = { view, coordinate in
      if coordinate == Coordinate(x: 4, y: 0), reloads < 3 {
        reloads += 1
        view.reloadTiles()
      }
      if coordinate == Coordinate(x: 6, y: 0) { view.scrollToTile(at: Coordinate(x: 1_000_000, y: 3), animated: false) }
      if coordinate == Coordinate(x: 1_000_001, y: 3) { view.tileSize = CGSize(width: 50, height: 50) }
      view.layoutIfNeeded()
    }
    for _ in 0..<30 {
      fixture.view.position.x += 40
      fixture.frame()
    }
    fixture.frame()
    #expect(reloads == 3 && fixture.view.position.x > 40_000_000 && fixture.complaint == nil)
  }

  @Test func whatTheAppPutsOverTheTilesStaysInFront() {
    let fixture = InfiniteFixture()
    let badge = UIView()
    fixture.view.addSubview(badge)
    for _ in 0..<5 {
      fixture.view.position.x += 90
      fixture.frame()
    }
    let tiles = fixture.view.subviews.prefix { $0 is CountedTile }
    #expect(tiles.count == fixture.view.visibleTiles.count && fixture.view.subviews.contains(badge))
  }
}

/// Makes each of its views once.
private final class Keeper: InfiniteScrollViewDataSource {
  private var views: [Coordinate: UIView] = [:]

  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: Coordinate) -> UIView {
    let tile = views[coordinate] ?? UIView()
    views[coordinate] = tile
    return tile
  }
}
