import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
@testable import UIKitLists
@testable import UIKitTables

/// Sections with titles along the edge.
private final class Indexed: NSObject, UITableViewDataSource {
  var titles: [String]? = ["A", "B", "C", "D", "E"]
  var counts = [10, 10, 10, 10, 10]
  var section: (Int) -> Int = { $0 }
  var asked: [String] = []
  var loads = 0
  var onTitles: (UITableView) -> Void = { _ in }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    loads += 1
    onTitles(tableView)
    return titles
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    asked.append("\(title)\(index)")
    return section(index)
  }
}

/// Five titles of 14 points in the middle of 480.
@MainActor @Suite(.serialized) struct SectionIndexTests {
  private let indexed = Indexed()

  private func fixture(_ style: UITableView.Style = .plain) -> TableFixture {
    let fixture = TableFixture([], style: style)
    fixture.table.dataSource = indexed
    return fixture.shown()
  }

  private func strip(_ fixture: TableFixture) -> SectionIndexView? {
    fixture.table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
  }

  /// The middle of a title.
  private func point(_ title: Int, x: CGFloat = 312) -> CGPoint { CGPoint(x: x, y: 205 + 14 * CGFloat(title) + 7) }

  @Test func aFingerOnATitleJumpsAtOnceAndFollowsAsItMoves() {
    let fixture = fixture()
    fixture.stage.touch(.began, at: point(2))
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.table.contentOffset.y == 960 && indexed.asked == ["C2"])
    fixture.stage.touch(.moved, at: point(3, x: 100))
    fixture.stage.touch(.moved, at: point(4))
    fixture.stage.touch(.moved, at: CGPoint(x: 312, y: 470))
    fixture.stage.touch(.ended, at: CGPoint(x: 312, y: 470))
    fixture.stage.settle()
    #expect(indexed.asked == ["C2", "D3", "E4"], "each title is told of once, far from the strip too")
    #expect(fixture.table.contentOffset.y == 1_920)
    #expect(fixture.table.indexPathForSelectedRow == nil && !fixture.table.isDragging, "no row and no drag heard of it")
  }

  @Test func theStripStaysWhereItIsWhileTheRowsScroll() {
    let fixture = fixture()
    fixture.table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    for y in [0 as CGFloat, 333, 1_700, -60] {
      fixture.scroll(to: y)
      let frame = strip(fixture)?.frame
      #expect(frame == CGRect(x: 305, y: fixture.table.contentOffset.y + 30, width: 15, height: 410))
    }
  }

  @Test func rowsMakeRoomOnTheSideWhereItStands() throws {
    let fixture = fixture()
    let cell = try #require(fixture.table.cellForRow(at: path(0)))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 305, height: 48))
    fixture.table.semanticContentAttribute = .forceRightToLeft
    fixture.shown()
    #expect(strip(fixture)?.frame.minX == 0 && cell.contentView.frame == CGRect(x: 15, y: 0, width: 305, height: 48))
    fixture.stage.touch(.began, at: point(1, x: 7))
    fixture.stage.touch(.ended, at: point(1, x: 7))
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 480)
  }

  @Test func aFlickBesideTheStripScrollsAndOneOnItDoesNot() {
    let fixture = fixture()
    fixture.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 300), duration: 0.2, holdBeforeLift: 0.3)
    #expect(fixture.table.contentOffset.y == 90)
    fixture.stage.drag(from: point(1), to: point(1), duration: 0.2)
    #expect(fixture.table.contentOffset.y == 480)
  }

  @Test func aTouchStopsWhatCoasts() {
    let fixture = fixture()
    fixture.stage.flick(from: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 0, y: -1_500))
    #expect(fixture.table.isDecelerating)
    fixture.stage.touch(.began, at: point(1))
    fixture.stage.touch(.ended, at: point(1))
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 480)
  }

  @Test func headersComeToTheTopWithTheirSections() {
    final class Titled: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    }
    let titled = Titled()
    let fixture = fixture()
    fixture.table.delegate = titled
    fixture.shown()
    fixture.stage.tap(at: point(1))
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == fixture.table.rectForHeader(inSection: 1).minY)
  }

  @Test func fewRowsHaveNoIndex() throws {
    let fixture = fixture()
    fixture.table.sectionIndexMinimumDisplayRowCount = 51
    fixture.shown()
    #expect(strip(fixture)?.isHidden == true && fixture.table.cellForRow(at: path(0))?.contentView.frame.width == 320)
    indexed.counts[0] += 1
    fixture.table.insertRows(at: [path(0)], with: .none)
    fixture.stage.settle()
    #expect(strip(fixture)?.isHidden == false)
  }

  @Test func titlesAreAskedForAgainOnlyWhenSomebodySaysSo() {
    let fixture = fixture()
    fixture.scroll(to: 700)
    #expect(indexed.loads == 1)
    indexed.titles = ["X", "Y"]
    fixture.table.reloadSectionIndexTitles()
    fixture.stage.advance(by: 0)
    #expect(indexed.loads == 2 && strip(fixture)?.lines == ["X", "Y"] && fixture.table.contentOffset.y == 700)
    indexed.titles = nil
    fixture.table.reloadSectionIndexTitles()
    #expect(strip(fixture) == nil)
  }

  @Test func whereTitlesDoNotFitDotsStandBetweenSome() {
    indexed.titles = (0..<100).map { "\($0)" }
    let fixture = fixture()
    let lines = strip(fixture)?.lines ?? []
    #expect(lines.count == 33 && lines.first == "0" && lines[1] == "•" && lines.last == "99")
    indexed.asked = []
    indexed.section = { $0 / 20 }
    fixture.stage.tap(at: CGPoint(x: 312, y: 240))
    fixture.stage.settle()
    #expect(indexed.asked == ["5050"], "a finger reaches those that do not show")
    fixture.table.frame.size.height = 10
    fixture.shown()
    #expect(strip(fixture)?.lines == [])
  }

  @Test func whoeverStaysScrollsByItself() {
    indexed.titles?[0] = UITableView.indexSearch
    indexed.section = { _ in NSNotFound }
    let fixture = fixture()
    fixture.scroll(to: 100)
    fixture.stage.tap(at: point(0))
    fixture.stage.settle()
    #expect(indexed.asked == ["{search}0"] && fixture.table.contentOffset.y == 100)
  }

  @Test func coloursFollowTheFinger() {
    let fixture = fixture()
    (fixture.table.sectionIndexColor, fixture.table.sectionIndexBackgroundColor) = (.green, .red)
    #expect(strip(fixture)?.backgroundColor == .red)
    fixture.table.sectionIndexTrackingBackgroundColor = .blue
    fixture.stage.touch(.began, at: point(0))
    fixture.stage.advance(by: 0.1)
    #expect(strip(fixture)?.backgroundColor == .blue)
    fixture.stage.touch(.ended, at: point(0))
    fixture.stage.settle()
    #expect(strip(fixture)?.backgroundColor == .red)
  }

  @Test func whoeverReloadsWhenAskedForTitlesGetsItInTheNextLayout() {
    indexed.onTitles = { [unowned indexed] table in
      guard indexed.loads < 3 else { return }
      indexed.titles = ["Z"]
      table.reloadData()
    }
    let fixture = fixture()
    fixture.stage.advance(by: 0.1)
    #expect(indexed.loads == 3 && strip(fixture)?.lines == ["Z"] && fixture.table.visibleCells.count == 10)
  }

  @Test func groupedTablesHaveNone() {
    #expect(strip(fixture(.grouped)) == nil)
  }
}
