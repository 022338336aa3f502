import UIKitControls
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables
import UIKitTestSupport

/// Implements heights and nothing else.
private final class Heights: NSObject, UITableViewDelegate {
  var asked = 0
  var height: (IndexPath) -> CGFloat

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height(indexPath)
  }
}

@MainActor @Suite(.serialized) struct TableHeightTests {
  @Test func everyRowIsAskedOnceWhereTheDelegateKnowsHeights() {
    let heights = Heights { CGFloat(20 + $0.row) }
    let fixture = TableFixture([30, 5], delegate: heights).shown()
    #expect(heights.asked == 35)
    #expect(fixture.table.rectForRow(at: path(2)) == CGRect(x: 0, y: 41, width: 320, height: 22))
    let first = (0..<30).reduce(CGFloat(0)) { $0 + CGFloat(20 + $1) }
    #expect(fixture.table.rectForRow(at: path(1, 1)).minY == CGFloat(first + 20))
    for y in 0..<40 { fixture.scroll(to: CGFloat(y) * 5) }
    #expect(heights.asked == 35)
  }

  @Test func aDelegateWithoutHeightsLeavesThemToTheTable() {
    let fixture = TableFixture([100_000_000], delegate: Messages()).shown()
    #expect(fixture.table.contentSize.height == 4_800_000_000)
  }

  @Test func rowsOfNoHeightShowNothing() {
    let heights = Heights { $0.row.isMultiple(of: 2) ? 48 : 0 }
    let fixture = TableFixture([40], delegate: heights).shown()
    #expect(fixture.table.contentSize.height == 960)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 48)) == path(2))
  }

  @Test func aRowsContentDecidesAnAutomaticHeight() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
    }
    let fixture = TableFixture([1_000])
    fixture.table.register(Tall.self, forCellReuseIdentifier: "cell")
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.table.estimatedRowHeight = 50
    fixture.shown()
    #expect(fixture.cells.count == 5)
    #expect(fixture.table.rectForRow(at: path(4)) == CGRect(x: 0, y: 400, width: 320, height: 100))
    #expect(fixture.table.contentSize.height == 50_500)
  }

  @Test func rowsThatGrowAsTheyComeFromAboveDoNotMoveTheRest() throws {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
    }
    let fixture = TableFixture([1_000])
    fixture.table.register(Tall.self, forCellReuseIdentifier: "cell")
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.table.estimatedRowHeight = 50
    fixture.shown()
    fixture.scroll(to: 20_000)
    let witness = try #require(fixture.table.indexPathsForVisibleRows?[1])
    let before = fixture.table.rectForRow(at: witness).minY - fixture.table.contentOffset.y
    let offset = fixture.table.contentOffset.y
    fixture.scroll(to: offset - 30)
    let after = fixture.table.rectForRow(at: witness).minY - fixture.table.contentOffset.y
    #expect(after == before + 30)
  }

  /// The row at the top comes in from above and needs less room than there is above the offset.
  @Test(arguments: [40, 300]) func rowsThatShrinkAsTheyComeFromAboveLeaveContentWithinItsEdges(estimate: CGFloat) throws {
    final class Low: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 18.5) }
    }
    let fixture = TableFixture([100])
    fixture.table.register(Low.self, forCellReuseIdentifier: "cell")
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.table.estimatedRowHeight = estimate
    fixture.table.contentInset.top = 7
    fixture.shown()
    fixture.scroll(to: 1_000)
    // Its heights are unknown again.
    let others = Rows([100])
    fixture.table.dataSource = others
    fixture.scroll(to: 300)
    fixture.scroll(to: 10)
    #expect(fixture.table.contentOffset.y == -7)
    #expect(fixture.table.rectForRow(at: path(0)) == CGRect(x: 0, y: 0, width: 320, height: 18.5))
    // Code may put content beyond its edges, and there it stays.
    fixture.scroll(to: -60)
    #expect(fixture.table.contentOffset.y == -60)
    withExtendedLifetime(others) {}
  }

  @Test func standardRowsHaveUIKitsHeights() {
    final class Texts: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: indexPath.row == 1 ? .subtitle : .default, reuseIdentifier: nil)
        if indexPath.row == 2 {
          var content = cell.defaultContentConfiguration()
          content.text = "Title"
          cell.contentConfiguration = content
        } else {
          cell.textLabel?.text = "Title"
          cell.detailTextLabel?.text = "Detail"
        }
        return cell
      }
    }
    let fixture = TableFixture([])
    let texts = Texts()
    fixture.table.dataSource = texts
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.shown()
    #expect((0..<3).map { fixture.table.rectForRow(at: path($0)).height } == [52, 62, 53])
  }

  @Test(arguments: [(UITableView.Style.plain, 62), (.grouped, 69.5)] as [(UITableView.Style, CGFloat)])
  func subtitlesMakeRowsTaller(style: UITableView.Style, height: CGFloat) {
    final class Texts: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        if indexPath.row == 0 {
          cell.textLabel?.text = "Title"
          cell.detailTextLabel?.text = "Detail"
        } else {
          var content = cell.defaultContentConfiguration()
          (content.text, content.secondaryText) = ("Title", "Detail")
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    let texts = Texts()
    let fixture = TableFixture([], style: style)
    fixture.table.dataSource = texts
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.shown()
    #expect((0..<2).map { fixture.table.rectForRow(at: path($0)).height } == [height, height])
  }

  /// A recorded tree of views: 55.5 points of header and nine rows of 49 end at 496.5.
  @Test func aRowThatBeginsBelowTheScreenHasNoCell() {
    let fixture = TableFixture([20], style: .grouped)
    fixture.rows.titles = ["A"]
    fixture.table.rowHeight = 49
    fixture.shown()
    #expect(fixture.table.rectForRow(at: path(9)).minY == 496.5 && fixture.table.cellForRow(at: path(9)) == nil)
    #expect(fixture.cells.count == 9 && fixture.table.cellForRow(at: path(8))?.frame.minY == 447.5)
  }

  @Test func withEstimatesOnlyRowsInViewAreAsked() {
    final class Estimates: NSObject, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return 60
      }
    }
    let estimates = Estimates()
    let fixture = TableFixture([1_000], delegate: estimates).shown()
    #expect(fixture.cells.count == 8 && estimates.asked.max() == 11, "by their estimates twelve would show")
    #expect(fixture.table.contentSize.height == 40_240)
    #expect(fixture.table.rectForRow(at: path(7)).minY == 420)
  }

  @Test func aHeaderStandsBelowItsPaddingAndKeepsItsHeight() {
    let fixture = TableFixture([3, 3])
    fixture.rows.titles = ["A", "B"]
    fixture.table.sectionHeaderTopPadding = 12
    fixture.shown()
    #expect(fixture.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 28 + 12 + 144 + 12, width: 320, height: 28))
    #expect(fixture.table.headerView(forSection: 1)?.frame == fixture.table.rectForHeader(inSection: 1))
    fixture.table.sectionHeaderTopPadding = 0
    #expect(fixture.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 28 + 144, width: 320, height: 28))
  }

  /// Recorded: padding 22, height 40.5, frame (0, 22, 375, 40.5).
  @Test func aPlainTablePadsEveryHeaderBy22Points() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 2 ? 0 : 40.5 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }
    let (heights, rows) = (Heights(), Rows([10, 2, 2, 20]))
    let stage = ManualStage(size: CGSize(width: 375, height: 480), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.dataSource, table.delegate) = (40, rows, heights)
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let header = table.subviews.first { !($0 is UITableViewCell) && $0.frame.height == 40.5 }
    #expect(header?.frame == CGRect(x: 0, y: 22, width: 375, height: 40.5))
    #expect(table.rectForRow(at: path(0)).minY == 62.5)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 462.5 + 22, width: 375, height: 40.5))
    #expect(table.rect(forSection: 2).height == 80, "a header of no height has no padding")
    // Pinned, the header stands at the edge without its padding, and the padding of the next section does not push it.
    table.contentOffset.y = 100
    stage.advance(by: 0)
    #expect(header?.frame.minY == 100)
    table.contentOffset.y = 440
    stage.advance(by: 0)
    #expect(header?.frame.minY == 422)
    table.scrollToRow(at: IndexPath(row: 3, section: 3), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 3, section: 3)).minY - 40.5)
  }

  @Test func theContentSizeIsKnownAfterALayoutOrAReload() {
    let fixture = TableFixture([10])
    #expect(fixture.table.contentSize.height == 0, "a data source alone is asked for nothing")
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.contentSize.height == 480)
    fixture.rows.counts = [20]
    fixture.table.reloadData()
    #expect(fixture.table.contentSize.height == 960)
  }

  @Test func rowsOnTheScreenDecideTheirHeightsAnewAtAnotherWidth() {
    let fixture = TableFixture([40])
    fixture.table.register(FittingCell.self, forCellReuseIdentifier: "cell")
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.rows.onCell = { _, _ in }
    fixture.shown()
    for cell in fixture.table.visibleCells { (cell as? FittingCell)?.wanted = { $0 > 400 ? 30 : 44 } }
    fixture.table.frame.size.width = 480
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.table.rectForRow(at: path(0)).height == 30 && fixture.table.rectForRow(at: path(1)).minY == 30)
  }
}

private final class FittingCell: UITableViewCell {
  var wanted: (_ width: CGFloat) -> CGFloat = { _ in 44 }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted(size.width)) }
}
