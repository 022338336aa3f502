import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Only what the protocol asks for.
private final class NumberedRows: NSObject, UITableViewDataSource, ListItemIdentifying {
  var numbers = Array(0..<100)

  func itemIdentifier(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { numbers[indexPath.row] }

  func indexPath(forItemIdentifier identifier: AnyHashable, in list: UIScrollView) -> IndexPath? {
    (identifier as? Int).flatMap { numbers.firstIndex(of: $0) }.map { IndexPath(row: $0, section: 0) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite(.serialized) struct DefaultNamingTests {
  @Test func aDataSourceThatOnlyNamesItsRowsKeepsWhatIsSeenInAReload() {
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain), NumberedRows())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0)
    table.contentOffset.y = 410
    stage.advance(by: 0)
    rows.numbers.insert(contentsOf: -5..<0, at: 0)
    table.reloadData()
    stage.advance(by: 1.0 / 60)
    #expect(table.contentOffset.y == 610 && table.indexPathsForVisibleRows?.first == IndexPath(row: 15, section: 0))
  }
}
