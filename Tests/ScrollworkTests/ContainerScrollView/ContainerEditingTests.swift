import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// A table that is edited between other children.
@MainActor @Suite struct ContainerEditingTests {
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [String]
    init(_ count: Int) { names = (0..<count).map { "\($0)" } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private let fixture = ContainerFixture()
  private let names = Names(60)

  private func table() throws -> UITableView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    fixture.container.contentView.addSubview(header)
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (names, names)
    fixture.container.contentView.addSubview(table)
    try fixture.stage.settle()
    return table
  }

  private func point(_ table: UITableView, _ x: CGFloat, _ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: x, y: rect.midY), to: nil)
  }

  @Test func aRowMovesAsideAndIsDeleted() throws {
    let table = try table()
    let width = table.bounds.width
    fixture.stage.drag(from: point(table, width - 10, 2), to: point(table, width - 80, 2), duration: 0.2, holdBeforeLift: 0.2)
    try fixture.stage.settle()
    #expect(table.isEditing)
    let height = fixture.container.contentSize.height
    fixture.stage.tap(at: point(table, width - 20, 2))
    try fixture.stage.settle()
    #expect(names.names.prefix(4) == ["0", "1", "3", "4"] && !table.isEditing)
    #expect(fixture.container.contentSize.height == height - 44, "the container closes up")
  }

  @Test func aCarriedRowScrollsTheContainer() throws {
    let table = try table()
    table.setEditing(true, animated: false)
    try fixture.stage.settle()
    let start = point(table, table.bounds.width - 30, 1)
    let edge = CGPoint(x: start.x, y: fixture.stage.window.bounds.height - 4)
    fixture.stage.touch(.began, at: start)
    for step in 1...10 {
      fixture.stage.touch(.moved, at: CGPoint(x: start.x, y: start.y + (edge.y - start.y) * CGFloat(step) / 10))
      fixture.stage.advance(by: 1.0 / 60)
    }
    let before = fixture.container.contentOffset.y
    fixture.stage.advance(by: 1)
    #expect(fixture.container.contentOffset.y > before + 300)
    let carried = table.visibleCells.first { $0.configurationState.isReordering }
    let middle = carried.map { table.convert($0.center, to: nil).y } ?? 0
    #expect(carried?.textLabel?.text == "1" && abs(middle - edge.y) < 1, "it stays under the finger")
    fixture.stage.touch(.ended, at: edge)
    try fixture.stage.settle()
    #expect((names.names.firstIndex(of: "1") ?? 0) > 10)
    for cell in table.visibleCells {
      #expect(cell.textLabel?.text == table.indexPath(for: cell).map { names.names[$0.row] })
    }
  }
}
