import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables
import UIKitTestSupport

/// Where a refresh control lies among the views of a table.
@MainActor @Suite struct TableRefreshTests {
  /// As code from before `refreshControl` does it.
  @Test(arguments: ["property", "addSubview", "insertSubview"]) func inATableItLiesBehindTheCells(_ way: String) throws {
    let rig = ScrollRig()
    let table = UITableView(frame: rig.window.bounds, style: .plain)
    let source = Rows()
    table.dataSource = source
    table.backgroundView = UIView()
    rig.window.addSubview(table)
    rig.run(frames: 1)
    let refresh = UIRefreshControl()
    switch way {
    case "property": table.refreshControl = refresh
    case "addSubview": table.addSubview(refresh)
    default: table.insertSubview(refresh, at: 1)
    }
    rig.run(frames: 1)
    for offset in [2000.0, 0, 30, 4000, 0] {
      table.contentOffset.y = offset
      rig.run(frames: 1)
    }
    func place(_ view: UIView) -> Int { table.subviews.firstIndex(of: view)! }
    let cells = table.visibleCells
    #expect(cells.count > 10 && cells.map(place) == cells.map(place).sorted())
    #expect(place(table.backgroundView!) == 0)
    if way != "addSubview" { #expect(place(refresh) == 1 && place(cells[0]) == 2) }
    _ = rig.move(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 10), count: 15)
    #expect(refresh.isRefreshing && (table.refreshControl === refresh) == (way == "property"))
    table.refreshControl = nil
    refresh.removeFromSuperview()
    #expect(table.adjustedContentInset == .zero)
  }

  @Test func headersStickToTheTopWhileItRefreshes() throws {
    let rig = ScrollRig()
    let table = UITableView(frame: rig.window.bounds, style: .plain)
    let source = Rows()
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    rig.window.addSubview(table)
    table.refreshControl = UIRefreshControl()
    rig.run(frames: 1)
    table.refreshControl?.beginRefreshing()
    table.contentOffset.y = 500
    rig.run(frames: 1)
    let header = try #require(table.subviews.first { $0 is UITableViewHeaderFooterView })
    #expect(header.frame.minY == 500)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }
  }
}
