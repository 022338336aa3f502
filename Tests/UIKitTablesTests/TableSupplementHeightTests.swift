import UIKitControls
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Headers of its own, which decide their height, and estimates.
private final class Heads: NSObject, UITableViewDelegate {
  var estimate: CGFloat = 30
  var height: CGFloat = UITableView.automaticDimension
  var lines = 40 as CGFloat
  var asked: [Int] = []
  var askedHeights: [Int] = []

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { estimate }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    askedHeights.append(section)
    return height
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked.append(section)
    let view =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") ?? UITableViewHeaderFooterView(reuseIdentifier: "head")
    if view.contentView.subviews.isEmpty {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.contentView.topAnchor), box.heightAnchor.constraint(equalToConstant: lines),
        box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      ])
    }
    return view
  }
}

@MainActor @Suite(.serialized) struct TableSupplementHeightTests {
  @Test(arguments: [UITableView.Style.plain, .grouped]) func withEstimatesOnlyHeadersInViewAreAsked(style: UITableView.Style) {
    let heads = Heads()
    let fixture = TableFixture(Array(repeating: 2, count: 10_000), style: style, delegate: heads).shown()
    #expect(heads.asked.max().map { $0 < 6 } == true)
    #expect(fixture.table.rectForHeader(inSection: 0).height == 40 && fixture.table.rectForHeader(inSection: 9_000).height == 30)
    #expect(fixture.table.headerView(forSection: 0)?.frame.height == 40)
    #expect(fixture.table.cellForRow(at: path(0))?.frame.minY == 40)
  }

  @Test func headersThatGrowAsTheyComeFromAboveDoNotMoveTheRest() throws {
    let heads = Heads()
    let fixture = TableFixture(Array(repeating: 5, count: 1_000), delegate: heads).shown()
    fixture.scroll(to: 20_000)
    let witness = try #require(fixture.table.indexPathsForVisibleRows?.last)
    for _ in 0..<30 {
      let before = fixture.table.rectForRow(at: witness).minY - fixture.table.contentOffset.y
      fixture.scroll(to: fixture.table.contentOffset.y - 10)
      #expect(fixture.table.rectForRow(at: witness).minY - fixture.table.contentOffset.y == before + 10)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped]) func aHeightOutOfViewOutlastsAnyNumberOfReloads(style: UITableView.Style)
  {
    let heads = Heads()
    let fixture = TableFixture(Array(repeating: 5, count: 100), style: style, delegate: heads)
    (fixture.table.rowHeight, fixture.table.estimatedRowHeight) = (UITableView.automaticDimension, 44)
    fixture.shown()
    fixture.scroll(to: 3_000)
    for reload in 1...3 {
      fixture.table.reloadData()
      fixture.shown()
      #expect(fixture.table.rectForHeader(inSection: 0).height == 40, "after reload \(reload)")
      #expect(fixture.table.rectForHeader(inSection: 90).height == 30, "it was never in view")
    }
  }

  @Test func theDelegatesHeightsAreAskedWhereTheyShow() {
    let heads = Heads()
    heads.height = 55
    let fixture = TableFixture(Array(repeating: 2, count: 1_000), delegate: heads).shown()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 55 && fixture.table.rectForHeader(inSection: 500).height == 30)
    #expect(heads.askedHeights.max().map { $0 < 6 } == true)
  }

  @Test func theTablesOwnEstimateServesTitlesToo() {
    let fixture = TableFixture([3, 3, 40, 3])
    fixture.rows.titles = ["A", nil, "C"]
    fixture.rows.footers = [nil, "b", nil]
    (fixture.table.estimatedSectionHeaderHeight, fixture.table.estimatedSectionFooterHeight) = (50, 60)
    fixture.shown()
    #expect((0..<3).map { fixture.table.rectForHeader(inSection: $0).height } == [28, 0, 28])
    #expect((0..<2).map { fixture.table.rectForFooter(inSection: $0).height } == [0, 28])
    #expect(fixture.table.rectForFooter(inSection: 3).height == 60, "out of view")
    fixture.table.estimatedSectionFooterHeight = 0
    #expect(fixture.table.rectForFooter(inSection: 3).height == 0)
  }

  @Test func decidedHeightsGoAlongWithTheirSections() {
    let heads = Heads()
    let fixture = TableFixture([2, 2, 2], delegate: heads).shown()
    fixture.rows.counts = [7, 2, 2, 2]
    fixture.table.insertSections([0], with: .none)
    fixture.stage.settle()
    #expect((0..<4).map { fixture.table.rectForHeader(inSection: $0).height } == [40, 40, 40, 40])
    let start: CGFloat = 40 + 7 * 48 + 40
    #expect(fixture.table.rectForRow(at: path(0, 1)).minY == start)
  }

  @Test func aViewWithAConfigurationDecidesWithoutAnyEstimate() {
    final class Configured: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = view.defaultContentConfiguration()
        content.text = String(repeating: "Word ", count: 60)
        view.contentConfiguration = content
        return view
      }
    }
    let configured = Configured()
    let fixture = TableFixture([3], delegate: configured).shown()
    #expect(fixture.table.rectForHeader(inSection: 0).height > 60)
    #expect(fixture.table.headerView(forSection: 0)?.frame.height == fixture.table.rectForHeader(inSection: 0).height)
  }
}
