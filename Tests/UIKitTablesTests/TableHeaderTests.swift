import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct TableHeaderTests {
  private func fixture(_ style: UITableView.Style = .plain, delegate: (any UITableViewDelegate)? = nil) -> TableFixture {
    let fixture = TableFixture([20, 20, 20], style: style, delegate: delegate)
    fixture.rows.titles = ["A", "B", nil]
    return fixture.shown()
  }

  private func header(_ fixture: TableFixture, _ section: Int) -> CGRect? {
    fixture.table.headerView(forSection: section)?.frame
  }

  @Test func titledSectionsHaveHeadersAndOthersNone() {
    let fixture = fixture()
    #expect(fixture.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
    #expect(fixture.table.rect(forSection: 0).height == 988)
    #expect(fixture.table.rectForHeader(inSection: 2).height == 0)
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "A")
    #expect(fixture.table.headerView(forSection: 1) == nil)
  }

  @Test func aHeaderSticksToTheTopUntilTheNextPushesItOut() {
    let fixture = fixture()
    fixture.scroll(to: 500)
    #expect(header(fixture, 0)?.minY == 500)
    fixture.scroll(to: 970)
    #expect(header(fixture, 0)?.minY == 960)
    #expect(header(fixture, 1)?.minY == 988)
    fixture.scroll(to: 988)
    #expect(header(fixture, 0) == nil)
    #expect(header(fixture, 1)?.minY == 988)
  }

  @Test func aRubberBandTakesTheHeaderAlong() {
    let fixture = fixture()
    fixture.table.contentOffset.y = -50
    fixture.stage.advance(by: 0)
    #expect(header(fixture, 0)?.minY == 0)
  }

  @Test func aHeaderSticksBelowTheInset() {
    let fixture = fixture()
    fixture.table.contentInset.top = 40
    fixture.scroll(to: 500)
    #expect(header(fixture, 0)?.minY == 540)
  }

  @Test func aFooterSticksToTheBottomAsTheMirrorImage() {
    let fixture = TableFixture([20, 20])
    fixture.rows.footers = ["a", "b"]
    fixture.shown()
    #expect(fixture.table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 452, width: 320, height: 28))
    fixture.scroll(to: 600)
    #expect(fixture.table.footerView(forSection: 0)?.frame.minY == 960)
    #expect(fixture.table.footerView(forSection: 1)?.frame.minY == 1_052)
    fixture.scroll(to: 520)
    #expect(fixture.table.footerView(forSection: 1)?.frame.minY == 988)
  }

  @Test func headersOfGroupedTablesScrollAlong() {
    let fixture = fixture(.grouped)
    #expect(fixture.table.rectForHeader(inSection: 0).height == 55.5)
    #expect(fixture.table.rectForHeader(inSection: 1).height == 45.5)
    #expect(fixture.table.rectForFooter(inSection: 0).height == 17.5)
    fixture.scroll(to: 40)
    #expect(header(fixture, 0)?.minY == 0)
    fixture.scroll(to: 60)
    #expect(header(fixture, 0) == nil)
  }

  @Test func headersStandInFrontOfRows() {
    let fixture = fixture()
    fixture.scroll(to: 500)
    let subviews = fixture.table.subviews
    let header = subviews.lastIndex { $0 is UITableViewHeaderFooterView }
    let cell = subviews.lastIndex { $0 is UITableViewCell }
    #expect(header.flatMap { header in cell.map { header > $0 } } == true)
  }

  @Test func aStickingHeaderIsTheSameViewAtEveryStep() {
    let messages = Messages()
    let fixture = fixture(delegate: messages)
    let view = fixture.table.headerView(forSection: 0)
    for y in stride(from: 0 as CGFloat, through: 900, by: 13) { fixture.scroll(to: y) }
    #expect(fixture.table.headerView(forSection: 0) === view)
    #expect(messages.log.filter { $0.contains("Header") } == ["willDisplayHeader 0", "willDisplayHeader 1"])
    fixture.scroll(to: 1_100)
    #expect(messages.log.last { $0.contains("Header") } == "didEndDisplayingHeader 0")
  }

  @Test func viewsOfTheDelegateComeBeforeTitlesAndAreReused() {
    final class Views: NSObject, UITableViewDelegate {
      var made = 0
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") { return view }
        made += 1
        return UITableViewHeaderFooterView(reuseIdentifier: "head")
      }
    }
    let views = Views()
    let fixture = TableFixture(Array(repeating: 3, count: 200), delegate: views).shown()
    for y in stride(from: 0 as CGFloat, through: 20_000, by: 100) { fixture.scroll(to: y) }
    #expect(fixture.table.rectForHeader(inSection: 1).minY == 174)
    #expect(views.made <= 5)
  }

  @Test func theTablesOwnHeadAndFootFrameTheSections() {
    let fixture = TableFixture([10])
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    fixture.shown()
    #expect(fixture.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(fixture.table.rectForRow(at: path(0)).minY == 100)
    #expect(fixture.table.tableFooterView?.frame == CGRect(x: 0, y: 580, width: 320, height: 60))
    #expect(fixture.table.contentSize.height == 640)
    fixture.table.tableHeaderView = nil
    fixture.stage.advance(by: 0)
    #expect(fixture.table.cellForRow(at: path(0))?.frame.minY == 0)
    #expect(fixture.table.contentSize.height == 540)
  }
}
