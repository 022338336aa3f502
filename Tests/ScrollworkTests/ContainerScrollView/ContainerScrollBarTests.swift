import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ContainerScrollBarTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
  }

  @Test func theBarOfAContainerScrollsThroughItsTables() throws {
    let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
    let (container, rows) = (ContainerScrollView(frame: stage.window.bounds), Rows())
    let tables = [UITableView(), UITableView()]
    for table in tables {
      table.dataSource = rows
      container.addArrangedSubview(table)
    }
    stage.window.addSubview(container)
    try stage.settle()
    let driver = stage.window.screen.driver!
    func mouse(_ phase: UITouch.Phase, _ y: CGFloat) {
      driver.touches(
        [RawTouch(id: 0, phase: phase, location: CGPoint(x: 393, y: y), type: .indirectPointer, buttons: .primary)],
        at: stage.time)
      stage.advance(by: 0.1)
    }
    stage.hover(at: CGPoint(x: 393, y: 20))
    mouse(.began, 20)
    mouse(.moved, 2000)
    mouse(.ended, 2000)
    try stage.settle()
    #expect(container.contentOffset.y == container.contentSize.height - 600)
    #expect(tables[1].indexPathsForVisibleRows?.last?.row == 499)
  }
}
