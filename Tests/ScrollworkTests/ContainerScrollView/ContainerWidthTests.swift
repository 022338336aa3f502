import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// The window of a desktop app changes its width at any time.
@MainActor @Suite struct ContainerWidthTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test(arguments: [200.0, 393, 700]) func everyLiveCellFollowsTheContainersWidth(width: CGFloat) {
    let stage = Stage()
    let rows = Rows()
    let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    stage.window.addSubview(container)
    var tables: [UITableView] = []
    for _ in 0..<2 {
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 44
      table.dataSource = rows
      container.contentView.addSubview(table)
      tables.append(table)
    }
    container.contentOffset.y = 100 * 44 - 200
    stage.advance(by: 0.1)
    container.frame.size.width = width
    stage.advance(by: 0.1)
    for table in tables {
      #expect(table.frame.width == width)
      #expect(!table.visibleCells.isEmpty)
      for cell in table.visibleCells {
        #expect(cell.frame.width == width)
        #expect(cell.contentView.frame.width == width)
      }
    }
    #expect(container.contentSize.width == width)
  }
}
